import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './env'
import { ApiError } from './errors'

/**
 * Whether a request comes from the site's own pages: `Sec-Fetch-Site` is same-origin or none, or
 * else `Origin` is ours.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  return site
    ? site === 'same-origin' || site === 'none'
    : request.headers.get('Origin') === new URL(request.url).origin
}

/** Throws FORBIDDEN for requests of other sites, whatever the content type. */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!isSameOrigin(c.req.raw)) throw new ApiError('FORBIDDEN')
  await next()
})
