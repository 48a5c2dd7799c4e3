import { Hono } from 'hono'
import type { ApiEnv } from '../../platform/http/api-env'
import { checkHealth } from './check'

/** For whoever watches the site: is it up, and which build with which tables is it. Nothing of it is secret. */
export const healthRoutes = new Hono<ApiEnv>().get('/', async (c) => {
  const health = await checkHealth(c.var.db, c.env.CACHE)
  return c.json(health, health.ok ? 200 : 503, { 'Cache-Control': 'no-store' })
})
