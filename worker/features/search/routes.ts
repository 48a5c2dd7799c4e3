import { Hono } from 'hono'
import { searchIndexQuery, searchQuery } from '../../../schema/api/search'
import { staleWarning } from '../../platform/cache/cached'
import type { ApiEnv } from '../../platform/http/env'
import { validate } from '../../platform/http/validate'
import { serveSearchIndex, siteSearch } from './engine'
import { searchEventRoutes } from './event-routes'

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
