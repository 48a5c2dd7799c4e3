import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import {
  formatMediaKey,
  type MediaFormat,
  type MediaKey,
  type MediaVariant,
  mediaPath,
  mediaTypes,
  parseMediaPath,
  variantSize,
} from '../../../schema/media'
import { media } from '../../../schema/tables/media'
import { openDatabase } from '../../platform/db/database'
import type { AppEnv, Bindings } from '../../platform/http/env'
import { notFound } from '../../platform/http/errors'
import { withTimeout } from '../../platform/http/timeout'
import { logError, logFailure } from '../../platform/log/log'
import { originalKey, variantKey } from './media-files'
import type { StoredMedia } from './media-item'

/** What a decoder needs: JFIF (APP0), the colour profile (APP2), Adobe's transform (APP14). */
const needed = new Set([0xe0, 0xe2, 0xee])
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
const comment = 0xfe
const startOfScan = 0xda

/**
 * Images keeps a JPEG's EXIF copyright, which names a person (developers.cloudflare.com/images,
 * "metadata"). Other files are returned as they are.
 */
export function stripJpeg(file: ArrayBuffer): ArrayBuffer {
  const view = new DataView(file)
  if (file.byteLength < 4 || view.getUint16(0) !== 0xffd8) return file
  const kept = [new Uint8Array(file, 0, 2)]
  let at = 2
  while (
    at + 4 <= file.byteLength &&
    view.getUint8(at) === 0xff &&
    view.getUint8(at + 1) !== startOfScan
  ) {
    const marker = view.getUint8(at + 1)
    const end = Math.min(at + 2 + view.getUint16(at + 2), file.byteLength)
    const isWanted = marker !== comment && (!isApplication(marker) || needed.has(marker))
    if (isWanted) kept.push(new Uint8Array(file, at, end - at))
    at = end
  }
  kept.push(new Uint8Array(file, at))
  const stripped = new Uint8Array(kept.reduce((length, part) => length + part.length, 0))
  let length = 0
  for (const part of kept) {
    stripped.set(part, length)
    length += part.length
  }
  return stripped.buffer
}

/** Of 100; each format has its own scale. */
const qualities: Record<MediaFormat, number> = { avif: 55, webp: 75, jpg: 80 }

/**
 * Throws what R2 and Images throw. Images may choose another type for a large AVIF
 * (developers.cloudflare.com/images, "Limits and formats").
 */
async function makeVariant(
  { MEDIA, IMAGES }: Pick<Bindings, 'MEDIA' | 'IMAGES'>,
  row: StoredMedia,
  { crop, width, format }: MediaVariant,
): Promise<{ body: ArrayBuffer; contentType: string }> {
  const original = await MEDIA.get(originalKey(row.sha256))
  if (!original) throw new Error(`the original of ${row.id} is missing`)
  const gravity = { x: row.focalX, y: row.focalY, mode: 'box-center' as const }
  const result = await IMAGES.input(original.body)
    .transform({ ...variantSize(row, { crop, width }), fit: 'cover', gravity })
    .output({
      format: mediaTypes[format],
      quality: qualities[format],
      anim: false,
      ...(format === 'jpg' && { background: '#ffffff' }),
    })
  const body = await result.response().arrayBuffer()
  return { body: stripJpeg(body), contentType: result.contentType() }
}

type C = Context<AppEnv>
type Shown = MediaVariant & { key: MediaKey }

/** Seconds; browsers cache for a year, but a deleted photograph must disappear. */
const edgeSeconds = 24 * 60 * 60

interface Rendition {
  body: ReadableStream | ArrayBuffer
  contentType: string
}

const cacheKey = (c: C) => new URL(c.req.path, c.req.url).href

async function readEdge(c: C): Promise<Rendition | undefined> {
  const find = async () => caches.default.match(cacheKey(c))
  const hit = await logFailure('the cache could not be read', find())
  return hit?.body
    ? { body: hit.body, contentType: hit.headers.get('Content-Type') ?? '' }
    : undefined
}

function storeAtEdge(c: C, { body, contentType }: Rendition) {
  const headers = { 'Content-Type': contentType, 'Cache-Control': `public, max-age=${edgeSeconds}` }
  const put = async () => caches.default.put(cacheKey(c), new Response(body, { headers }))
  c.executionCtx.waitUntil(logFailure('the cache could not be written', put()))
}

async function readStored(c: C, { key, ...variant }: Shown): Promise<Rendition | undefined> {
  const object = await c.env.MEDIA.get(variantKey(key, variant))
  if (!object) return undefined
  const contentType = object.httpMetadata?.contentType ?? mediaTypes[variant.format]
  const [body, copy] = object.body.tee()
  storeAtEdge(c, { body: copy, contentType })
  return { body, contentType }
}

const readTimeoutMs = 5000

async function findShown(c: C, id: string): Promise<StoredMedia | undefined> {
  const rows = openDatabase(c.env.DB)
    .select()
    .from(media)
    .where(and(eq(media.id, id), isNull(media.deletedAt)))
  const [row] = await withTimeout(rows.all(), readTimeoutMs)
  return row
}

async function makeAndStore(
  c: C,
  row: StoredMedia,
  { key, ...variant }: Shown,
): Promise<Rendition> {
  const made = await makeVariant(c.env, row, variant)
  const httpMetadata = { contentType: made.contentType }
  const put = async () => c.env.MEDIA.put(variantKey(key, variant), made.body, { httpMetadata })
  c.executionCtx.waitUntil(logFailure('a rendition could not be stored', put()))
  storeAtEdge(c, made)
  return made
}

function answer(c: C, { body, contentType }: Rendition) {
  // A path never changes its content, so it is its own tag.
  const tag = `W/"${c.req.path.slice('/media/'.length)}"`
  return c.body(body, 200, {
    'Content-Type': contentType,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: tag,
  })
}

async function findOrMake(c: C, shown: Shown) {
  const stored = await readStored(c, shown)
  if (stored) return answer(c, stored)
  const row = await findShown(c, shown.key.id)
  if (!row) return notFound(c)
  if (formatMediaKey(row) !== formatMediaKey(shown.key)) {
    c.header('Cache-Control', 'public, max-age=300')
    return c.redirect(mediaPath(row, shown), 302)
  }
  return answer(c, await makeAndStore(c, row, shown))
}

/** A large AVIF takes seconds to make, so this is not under `limitTime`. */
export async function serveMedia(c: C): Promise<Response> {
  const shown = parseMediaPath(c.req.path)
  if (!shown) return notFound(c)
  const cached = await readEdge(c)
  if (cached) return answer(c, cached)
  try {
    return await findOrMake(c, shown)
  } catch (error) {
    logError('a photograph could not be served', error)
    return c.text('Unavailable', 503, { 'Cache-Control': 'no-store', 'Retry-After': '30' })
  }
}
