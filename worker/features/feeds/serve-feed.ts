import type { Context } from 'hono'
import { splitLocale } from '../../../schema/locale'
import { readVersion } from '../../lib/content-version'
import { openDatabase } from '../../lib/database'
import type { AppEnv } from '../../lib/env'
import { sha256 } from '../../lib/hash'
import { listNewestPosts } from '../posts/queries'
import { makeFeed } from './feed'

const mostPosts = 30
/** How long a made feed lives in the cache, in seconds; a new content version ends it earlier. */
const keptSeconds = 300

/** `/rss.xml` (decision B9): the newest articles in the language of the address. */
export async function serveFeed(c: Context<AppEnv>): Promise<Response> {
  const { settings } = c.var
  const { origin, pathname } = new URL(c.req.url)
  const { locale } = splitLocale(pathname, settings.defaultLocale)
  const key = new URL(pathname, origin)
  key.searchParams.set('~', [__BUILD_ID__, await readVersion(c.env.CACHE), settings.defaultLocale, settings.siteUrl].join('~'))
  const kept = await caches.default.match(key)
  if (kept) return answer(c, await kept.text())

  const posts = await listNewestPosts(openDatabase(c.env.DB), { limit: mostPosts, now: new Date() })
  const xml = makeFeed(posts, locale, settings)
  const copy = new Response(xml, { headers: { 'Cache-Control': `public, max-age=${keptSeconds}` } })
  c.executionCtx.waitUntil(caches.default.put(key, copy))
  return answer(c, xml)
}

async function answer(c: Context<AppEnv>, xml: string): Promise<Response> {
  const etag = `W/"${(await sha256(xml)).slice(0, 24)}"`
  const headers = { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': `public, max-age=${keptSeconds}`, ETag: etag }
  const asked = c.req.header('If-None-Match')?.split(/\s*,\s*/) ?? []
  return asked.includes(etag) ? c.body(null, 304, headers) : c.body(xml, 200, headers)
}
