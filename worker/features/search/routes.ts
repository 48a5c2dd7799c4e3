import { Hono } from 'hono'
import { type SearchAnswer, searchQuery } from '../../../schema/api/search'
import type { ApiEnv } from '../../lib/api-env'
import { validate } from '../../lib/validate'
import { searchArticles } from './queries'

export const searchRoutes = new Hono<ApiEnv>().get('/', validate('query', searchQuery), async (c) => {
  const answer: SearchAnswer = { articles: await searchArticles(c.var.db, { q: c.req.valid('query').q, now: c.var.now }) }
  return c.json(answer, 200)
})
