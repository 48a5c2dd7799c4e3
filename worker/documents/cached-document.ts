import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { splitLocale } from '../../schema/locale'
import { vietnamDay } from '../../schema/time'
import { findForm, matchPage } from '../../web/entry-server'
import { edgeCache } from '../platform/cache/cache-store'
import { lookUp, responseOf, urlKey } from '../platform/cache/cached'
import type { AppEnv } from '../platform/http/env'

/** Seconds; short because articles go public by the minute. */
const freshSeconds = 300

const noDocument =
  /^\/(?:api|assets|media|share|r|\.well-known)(?:\/|$)|\.(?:txt|xml|ics|webmanifest)$/

export function readPageRequest(c: Context<AppEnv>) {
  const { pathname, search, searchParams } = new URL(c.req.url)
  const { path, locale } = splitLocale(pathname, c.var.settings.defaultLocale)
  const match = matchPage(path, searchParams)
  return { pathname, search, searchParams, path, locale, match, today: vietnamDay(new Date()) }
}

/** Redirects are cached without the query string, which differs by visitor. */
export function withSearch(response: Response, search: string): Response {
  const location = response.headers.get('Location')
  if (location && search) response.headers.set('Location', location + search)
  return response
}

/**
 * Sends a fresh cached page. Otherwise `serveDocument` stores what it renders under the same
 * lookup.
 */
export const serveCachedDocument = createMiddleware<AppEnv>(async (c, next) => {
  // In development the browser has newer code than cached HTML, which would not hydrate.
  if (import.meta.env.MODE === 'development') return next()
  if ((c.req.method !== 'GET' && c.req.method !== 'HEAD') || noDocument.test(c.req.path))
    return next()
  const { match, search, searchParams } = readPageRequest(c)
  if (match.page.fresh || !match.isBounded || findForm(match, searchParams.get('sent')))
    return next()
  const lookup = await lookUp(c, { store: edgeCache, key: urlKey(c, match.query), freshSeconds })
  if (lookup.entry && lookup.isFresh) return withSearch(responseOf(lookup.entry), search)
  c.set('documentLookup', lookup)
  return next()
})
