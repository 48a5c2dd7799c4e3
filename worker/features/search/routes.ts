import { Hono } from 'hono'
import { type SearchAnswer, searchQuery } from '../../../schema/api/search'
import type { ApiEnv } from '../../platform/http/api-env'
import { validate } from '../../platform/http/validate'
import { searchArticles, searchProducts } from './queries'

export const searchRoutes = new Hono<ApiEnv>().get('/', validate('query', searchQuery), async (c) => {
  const { q } = c.req.valid('query')
  const { db, now } = c.var
  const [articles, products] = await Promise.all([searchArticles(db, { q, now }), searchProducts(db, q)])
  return c.json({ articles, products } satisfies SearchAnswer, 200)
})
