import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './env'
import { ApiError } from './errors'

/**
 * Lets only the site's own pages write, whatever the content type: `Sec-Fetch-Site` must be same-origin or none, else
 * `Origin` must be ours, else the request is refused with FORBIDDEN (platform trap 5).
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site')
  const allowed = site ? site === 'same-origin' || site === 'none' : c.req.header('Origin') === new URL(c.req.url).origin
  if (!allowed) throw new ApiError('FORBIDDEN')
  await next()
})
