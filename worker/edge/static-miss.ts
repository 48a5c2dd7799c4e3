import type { Context } from 'hono'
import { isLocale } from '../../schema/locale'
import { findPublishedCover } from '../features/posts/queries'
import { openDatabase } from '../platform/db/database'
import type { AppEnv } from '../platform/http/env'
import { logError } from '../platform/log/log'

/** A file that the assets layer does not have: a 404 that nobody caches. A page in its place would be cached as a script for a year. */
export function serveStaticMiss(c: Context<AppEnv>): Response {
  return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
}

/** An article written since the last build is shown by its cover, any other page without a share picture of its own by the home page's. */
export async function serveShareMiss(c: Context<AppEnv>): Promise<Response> {
  const [, , first] = c.req.path.split('/', 3)
  const locale = isLocale(first) ? first : c.var.settings.defaultLocale
  const home = `/share/${locale}/home.jpg`
  if (c.req.path === home) return serveStaticMiss(c)
  const slug = /^\/share\/(?:vi|en)\/(?:inspiration|my-journal)\/([^/]+)\.jpg$/.exec(c.req.path)?.[1]
  const scene = slug === undefined ? undefined : /^@assets\/art\/([a-z0-9-]+)$/.exec(await coverOf(c, slug))?.[1]
  return c.redirect(scene === undefined ? home : `/share/art/${scene}.jpg`, 302)
}

/** The stored cover of a public article; empty for a missing one, and while the database is down. */
async function coverOf(c: Context<AppEnv>, slug: string): Promise<string> {
  try {
    return (await findPublishedCover(openDatabase(c.env.DB), { slug, now: new Date() })) ?? ''
  } catch (error) {
    logError('the cover of an article could not be read', error)
    return ''
  }
}
