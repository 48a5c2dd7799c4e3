import type { PageMove } from '../../web/entry-server'
import type { Settings } from '../lib/settings'

export interface RenderedDocument {
  status: 200 | 404 | 410
  html: string
  etag: string
}

/** A page, or the screen path at which it lives now. */
export type CachedDocument = RenderedDocument | PageMove

/** How long a document may live in the cache, in seconds: short, because the daily pick and deal windows move with the day. */
const documentSeconds = 300

/** The cache key of a document: its path, the query parameters that the page knows, build, content version and settings. */
export function documentKey(url: URL, query: URLSearchParams, version: string, settings: Settings): Request {
  const key = new URL(url.pathname, url.origin)
  for (const [name, value] of [...query].sort()) key.searchParams.append(name, value)
  key.searchParams.set('~', [__BUILD_ID__, version, settings.defaultLocale, settings.siteUrl].join('~'))
  return new Request(key)
}

export async function readDocument(key: Request): Promise<CachedDocument | undefined> {
  const hit = await caches.default.match(key)
  return hit && parseDocument(await hit.json())
}

export async function writeDocument(key: Request, document: CachedDocument): Promise<void> {
  await caches.default.put(key, Response.json(document, { headers: { 'Cache-Control': `public, max-age=${documentSeconds}` } }))
}

/** Only {@link writeDocument} writes below these keys, so what is read has its shape. */
function parseDocument(value: unknown): CachedDocument {
  return value as CachedDocument
}
