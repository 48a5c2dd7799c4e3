import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './env'
import { ApiError } from './errors'

/** By `Sec-Fetch-Site`, or else by `Origin`. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  return site
    ? site === 'same-origin' || site === 'none'
    : request.headers.get('Origin') === new URL(request.url).origin
}

/** Throws FORBIDDEN for requests of other sites. */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!isSameOrigin(c.req.raw)) throw new ApiError('FORBIDDEN')
  await next()
})
