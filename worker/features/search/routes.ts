import { Hono } from 'hono'
import { searchIndexQuery, searchQuery } from '../../../schema/api/search'
import { searchEventInput } from '../../../schema/api/searches'
import { staleWarning } from '../../platform/cache/cached'
import { isBot, sameOrigin } from '../../platform/http/client'
import type { ApiEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { areWordsWithin, limitCounts } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { serveSearchIndex, siteSearch } from './engine'
import { countSearchEvent } from './search-counts'

const searchEventRoutes = new Hono<ApiEnv>().post(
  '/',
  sameOrigin,
  limitBody,
  requireJson,
  limitCounts,
  validate('json', searchEventInput),
  async (c) => {
    if (!isBot(c.req.raw))
      await countSearchEvent(c.var.db, { ...c.req.valid('json'), now: c.var.now }, () =>
        areWordsWithin(c),
      )
    return c.body(null, 204)
  },
)

export const searchRoutes = new Hono<ApiEnv>()
  .route('/events', searchEventRoutes)
  .get('/', validate('query', searchQuery), async (c) => {
    const { q, locale } = c.req.valid('query')
    const { search, isStale } = await siteSearch(c, locale)
    if (isStale) c.header('Warning', staleWarning)
    return c.json(search(q), 200)
  })
  .get('/index', validate('query', searchIndexQuery), (c) =>
    serveSearchIndex(c, c.req.valid('query').locale, 'browser'),
  )
