import { Hono } from 'hono'
import {
  entryKindParam,
  entryParam,
  entryQuery,
  listedKinds,
  wordsParam,
} from '../../schema/api/entries'
import type { WholePlace } from '../../schema/api/months'
import { entrySlug } from '../../schema/content/entry-file'
import { placePage } from '../../schema/content/views'
import { madeOf } from '../platform/cache/cached'
import type { ApiEnv } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { validate } from '../platform/http/validate'
import { openCopies } from './copies'

const query = validate('query', entryQuery)

export const entryRoutes = new Hono<ApiEnv>()
  .get('/:kind', validate('param', entryKindParam), query, (c) => {
    const { kind } = c.req.valid('param')
    const listed = listedKinds.find((known) => known === kind)
    if (!listed) throw new ApiError('NOT_FOUND')
    return openCopies(c, c.var.db).serveList(listed, c.req.valid('query').locale)
  })
  .get('/:kind/:slug', validate('param', entryParam), query, async (c) => {
    const { kind, slug } = c.req.valid('param')
    if (!entrySlug.safeParse(slug).success) throw new ApiError('NOT_FOUND')
    const entry = await openCopies(c, c.var.db).serveEntry(kind, slug, c.req.valid('query').locale)
    return kind === 'destination'
      ? madeOf([entry], placePage(await entry.json<WholePlace>()))
      : entry
  })

export const thingRoutes = new Hono<ApiEnv>()
  .get('/', query, (c) => openCopies(c, c.var.db).serveThings(c.req.valid('query').locale))
  .get('/places', query, (c) => openCopies(c, c.var.db).servePlaces(c.req.valid('query').locale))
  .get('/activities', query, (c) =>
    openCopies(c, c.var.db).serveActivities(c.req.valid('query').locale),
  )
  .get('/words/:kind', validate('param', wordsParam), query, (c) =>
    openCopies(c, c.var.db).serveWords(c.req.valid('param').kind, c.req.valid('query').locale),
  )
