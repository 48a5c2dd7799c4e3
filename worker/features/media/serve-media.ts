import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import {
  formatMediaKey,
  type MediaKey,
  type MediaVariant,
  mediaPath,
  mediaTypes,
  parseMediaPath,
} from '../../../schema/media'
import { media } from '../../../schema/tables/media'
import { vietnamDay } from '../../../schema/time'
import { addToFigure } from '../../platform/db/daily-figures'
import { openDatabase } from '../../platform/db/database'
import type { AppEnv } from '../../platform/http/env'
import { notFound } from '../../platform/http/errors'
import { withTimeout } from '../../platform/http/timeout'
import { logError, logFailure } from '../../platform/log/log'
import { ImagesRefusal, makeVariant } from './make-variant'
import { variantKey } from './media-files'
import type { StoredMedia } from './media-item'

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

function countRefusal(c: C) {
  const refusal = { day: vietnamDay(new Date()), name: 'images-refused', value: 1 } as const
  const count = async () => addToFigure(openDatabase(c.env.DB), refusal)
  c.executionCtx.waitUntil(logFailure('a refusal of Images was not counted', count()))
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
    if (error instanceof ImagesRefusal) countRefusal(c)
    return c.text('Unavailable', 503, { 'Cache-Control': 'no-store', 'Retry-After': '30' })
  }
}
