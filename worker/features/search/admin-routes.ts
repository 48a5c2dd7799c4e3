import { Hono } from 'hono'
import {
  listSearchesQuery,
  listSynonymsQuery,
  synonymInput,
  synonymParam,
} from '../../../schema/api/searches'
import { invalidateStoredContent } from '../../platform/cache/content-version'
import { type AdminEnv, ctxOf } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { listSearches } from './search-counts'
import { createSynonym, deleteSynonym, readSynonymPage, updateSynonym } from './synonyms'

export const adminSearchRoutes = new Hono<AdminEnv>().get(
  '/',
  validate('query', listSearchesQuery),
  async (c) =>
    c.json(await listSearches(c.var.db, { ...c.req.valid('query'), now: c.var.now }), 200),
)

export const adminSynonymRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listSynonymsQuery), async (c) =>
    c.json(await readSynonymPage(c.var.db, c.req.valid('query')), 200),
  )
  .post('/', limitBody, requireJson, validate('json', synonymInput), async (c) => {
    await createSynonym(ctxOf(c), c.req.valid('json'))
    await invalidateStoredContent(c.env.CACHE)
    return c.json({ ok: true }, 201)
  })
  .put(
    '/:id',
    validate('param', synonymParam),
    limitBody,
    requireJson,
    validate('json', synonymInput),
    async (c) => {
      await updateSynonym(ctxOf(c), { ...c.req.valid('json'), ...c.req.valid('param') })
      await invalidateStoredContent(c.env.CACHE)
      return c.json({ ok: true }, 200)
    },
  )
  .delete('/:id', validate('param', synonymParam), async (c) => {
    await deleteSynonym(ctxOf(c), c.req.valid('param').id)
    await invalidateStoredContent(c.env.CACHE)
    return c.json({ ok: true }, 200)
  })
