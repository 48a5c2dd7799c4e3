import { Hono } from 'hono'
import {
  createPathRedirectInput,
  entryRedirectParam,
  listRedirectsQuery,
} from '../../../schema/api/redirects'
import { rowParam } from '../../../schema/api/text-fields'
import { invalidateStoredContent } from '../../platform/cache/content-version'
import { type AdminEnv, ctxOf } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { createPathRedirect, deletePathRedirect, listPathRedirects } from './path-redirects'
import { deleteRedirect, listRedirects } from './queries'

export const adminRedirectRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listRedirectsQuery), async (c) =>
    c.json(await listRedirects(c.var.db, c.req.valid('query')), 200),
  )
  .get('/paths', validate('query', listRedirectsQuery), async (c) =>
    c.json(await listPathRedirects(c.var.db, c.req.valid('query')), 200),
  )
  .post('/paths', limitBody, requireJson, validate('json', createPathRedirectInput), async (c) => {
    await createPathRedirect(ctxOf(c), c.req.valid('json'))
    await invalidateStoredContent(c.env.CACHE)
    return c.json({ ok: true }, 201)
  })
  .delete('/paths/:id', validate('param', rowParam), async (c) => {
    await deletePathRedirect(ctxOf(c), c.req.valid('param').id)
    await invalidateStoredContent(c.env.CACHE)
    return c.json({ ok: true }, 200)
  })
  .delete('/:kind/:slug', validate('param', entryRedirectParam), async (c) => {
    await deleteRedirect(ctxOf(c), c.req.valid('param'))
    await invalidateStoredContent(c.env.CACHE)
    return c.json({ ok: true }, 200)
  })
