import type { Context } from 'hono'
import { vietnamDay } from '../../../schema/time'
import { sha256 } from '../../platform/auth/hash'
import { readVersion } from '../../platform/cache/content-version'
import type { AppEnv } from '../../platform/http/env'
import { logFault } from '../../platform/log/log'

/** How long a made file lives in the cache, in seconds; a new content version ends it earlier. */
const keptSeconds = 300

/** Answers a file made from content: from the cache, or made anew; nothing made is a 404. A reader who has it already gets 304. */
export async function serveXml(c: Context<AppEnv>, type: string, make: () => Promise<string | undefined>): Promise<Response> {
  const { settings } = c.var
  const { origin, pathname } = new URL(c.req.url)
  const key = new URL(pathname, origin)
  const version = await readVersion(c.env.CACHE)
  key.searchParams.set('~', [__BUILD_ID__, version, settings.defaultLocale, settings.siteUrl, vietnamDay(new Date())].join('~'))
  const kept = await readKept(key)
  if (kept !== undefined) return answer(c, type, kept)

  const xml = await make()
  if (xml === undefined) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
  c.executionCtx.waitUntil(keep(key, xml))
  return answer(c, type, xml)
}

/** A kept file; undefined where there is none, or the cache is in trouble: then it is made anew. */
async function readKept(key: URL): Promise<string | undefined> {
  try {
    return await (await caches.default.match(key))?.text()
  } catch (error) {
    logFault('the file cache could not be read', error)
    return undefined
  }
}

async function keep(key: URL, xml: string): Promise<void> {
  const copy = new Response(xml, { headers: { 'Cache-Control': `public, max-age=${keptSeconds}` } })
  try {
    await caches.default.put(key, copy)
  } catch (error) {
    logFault('the file cache could not be written', error)
  }
}

async function answer(c: Context<AppEnv>, type: string, xml: string): Promise<Response> {
  const etag = `W/"${(await sha256(xml)).slice(0, 24)}"`
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': `public, max-age=${keptSeconds}`, ETag: etag }
  const asked = c.req.header('If-None-Match')?.split(/\s*,\s*/) ?? []
  return asked.includes(etag) ? c.body(null, 304, headers) : c.body(xml, 200, headers)
}
