import type { Context } from 'hono'
import { isLocale } from '../../schema/locale'
import type { AppEnv } from '../platform/http/env'

/** A file that the assets layer does not have: a 404 that nobody caches. A page in its place would be cached as a script for a year. */
export function serveStaticMiss(c: Context<AppEnv>): Response {
  return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
}

/** A page without a share picture of its own (one written since the last build) is shown by the home page's. */
export function serveShareMiss(c: Context<AppEnv>): Response {
  const [, , first] = c.req.path.split('/', 3)
  const locale = isLocale(first) ? first : c.var.settings.defaultLocale
  const home = `/share/${locale}/home.jpg`
  return c.req.path === home ? serveStaticMiss(c) : c.redirect(home, 302)
}
