import type { PageMove } from '../../web/entry-server'
import { logFault } from '../platform/log/log'
import type { Settings } from '../platform/settings/settings'

export interface RenderedDocument {
  status: 200 | 404 | 410
  html: Uint8Array
  etag: string
}

/** A kept page, whose HTML passes through as it was stored. */
export interface KeptDocument extends Omit<RenderedDocument, 'html'> {
  html: ReadableStream | Uint8Array | null
}

interface KeyParts {
  version: string
  settings: Settings
  /** `YYYY-MM-DD`. */
  today: string
}

/** How long a document may live in the cache, in seconds: short, because articles go public by the minute. */
const documentSeconds = 300

/** Where the cache notes what a document answers with besides its HTML. */
const notes = { status: 'Kept-Status', tag: 'Kept-Tag' }

const statuses: Record<string, RenderedDocument['status']> = { 200: 200, 404: 404, 410: 410 }

/**
 * The cache key of a document: its address with the query parameters that the page knows, build, content version, settings, and the
 * Vietnam day, with which the daily pick and the deals move: what a wrong clock made is not shown on the right day. `address`: origin and
 * path, as a URL spells them.
 */
export function documentKey(address: string, query: URLSearchParams | undefined, { version, settings, today }: KeyParts): string {
  const known = query ? [...query].sort().map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}&`) : []
  const rest = `${__BUILD_ID__}~${version}~${settings.defaultLocale}~${encodeURIComponent(settings.siteUrl)}~${today}`
  return `${address}?${known.join('')}~=${rest}`
}

/** A kept document; undefined where there is none or it is not one. Throws what the cache throws. */
export async function findDocument(key: string): Promise<KeptDocument | PageMove | undefined> {
  const hit = await caches.default.match(key)
  const note = hit?.headers.get(notes.status)
  if (!hit || !note) return undefined
  if (note === '301') return { status: 301, path: await hit.text() }
  const status = statuses[note]
  return status && { status, html: hit.body, etag: hit.headers.get(notes.tag) ?? '' }
}

/** The same where trouble with the cache counts as nothing kept: then the page is rendered. */
export async function readDocument(key: string): Promise<KeptDocument | PageMove | undefined> {
  try {
    return await findDocument(key)
  } catch (error) {
    logFault('the document cache could not be read', error)
    return undefined
  }
}

/** Keeps a document; while the cache is in trouble nothing is kept. */
export async function writeDocument(key: string, document: RenderedDocument | PageMove): Promise<void> {
  const [body, tag] = document.status === 301 ? [document.path, ''] : [document.html, document.etag]
  const headers = { 'Cache-Control': `public, max-age=${documentSeconds}`, [notes.status]: String(document.status), [notes.tag]: tag }
  try {
    await caches.default.put(key, new Response(body, { headers }))
  } catch (error) {
    logFault('the document cache could not be written', error)
  }
}
