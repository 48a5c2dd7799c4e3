import type { PageMove } from '../../web/entry-server'
import { logFault } from '../lib/log'
import type { Settings } from '../lib/settings'

export interface RenderedDocument {
  status: 200 | 404 | 410
  html: string
  etag: string
}

/** A page, or the screen path at which it lives now. */
export type CachedDocument = RenderedDocument | PageMove

interface KeyParts {
  version: string
  settings: Settings
  /** `YYYY-MM-DD`. */
  today: string
}

/** How long a document may live in the cache, in seconds: short, because articles go public by the minute. */
const documentSeconds = 300

/**
 * The cache key of a document: its path, the query parameters that the page knows, build, content version, settings, and the Vietnam day,
 * with which the daily pick and the deals move: what a wrong clock made is not shown on the right day.
 */
export function documentKey(url: URL, query: URLSearchParams, { version, settings, today }: KeyParts): Request {
  const key = new URL(url.pathname, url.origin)
  for (const [name, value] of [...query].sort()) key.searchParams.append(name, value)
  key.searchParams.set('~', [__BUILD_ID__, version, settings.defaultLocale, settings.siteUrl, today].join('~'))
  return new Request(key)
}

/** A kept document; undefined where there is none, or the cache is in trouble: then the page is rendered. */
export async function readDocument(key: Request): Promise<CachedDocument | undefined> {
  try {
    const hit = await caches.default.match(key)
    return hit && parseDocument(await hit.json())
  } catch (error) {
    logFault('the document cache could not be read', error)
    return undefined
  }
}

/** Keeps a document; while the cache is in trouble nothing is kept. */
export async function writeDocument(key: Request, document: CachedDocument): Promise<void> {
  try {
    await caches.default.put(key, Response.json(document, { headers: { 'Cache-Control': `public, max-age=${documentSeconds}` } }))
  } catch (error) {
    logFault('the document cache could not be written', error)
  }
}

/** Only {@link writeDocument} writes below these keys, so what is read has its shape. */
function parseDocument(value: unknown): CachedDocument {
  return value as CachedDocument
}
