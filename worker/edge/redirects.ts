import { createMiddleware } from 'hono/factory'
import { type Locale, localizedPath, splitLocale } from '../../schema/locale'
import { canonicalPath } from '../../schema/paths'
import type { AppEnv } from '../platform/http/env'

function canonicalPathname(pathname: string, defaultLocale: Locale): string {
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  const { locale, path } = splitLocale(tidy, defaultLocale)
  return localizedPath(canonicalPath(path), locale, defaultLocale)
}

export const redirectToCanonical = createMiddleware<AppEnv>(async (c, next) => {
  const url = new URL(c.req.url)
  const target = canonicalPathname(url.pathname, c.var.settings.defaultLocale)
  if (target === url.pathname) return next()
  c.header('Cache-Control', 'public, max-age=3600')
  return c.redirect(target + url.search, 301)
})
