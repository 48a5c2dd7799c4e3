import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './env'
import { ApiError } from './errors'
import { withTimeout } from './timeout'

const maxBodyBytes = 64 * 1024

/**
 * How much of a refused body is read, and for how long: more than any body that the site accepts.
 */
const maxDiscardedBytes = 32 * 1024 * 1024
const maxDiscardMs = 3000

type BodyReader = ReadableStreamDefaultReader<Uint8Array>

/** Reads up to so many bytes; `isWhole` where that was all. */
async function readUpTo(
  reader: BodyReader,
  maxSize: number,
): Promise<{ chunks: Uint8Array[]; isWhole: boolean }> {
  const chunks: Uint8Array[] = []
  for (let size = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return { chunks, isWhole: true }
    size += value.length
    if (size > maxSize) return { chunks, isWhole: false }
    chunks.push(value)
  }
}

/**
 * Reads what is left of a body that nobody wants, and cancels what is too much of it. A client that
 * went away is no error.
 */
async function discard(reader: BodyReader): Promise<void> {
  const drain = async () => {
    for (let size = 0; size < maxDiscardedBytes; ) {
      const { done, value } = await reader.read()
      if (done) return
      size += value.length
    }
    await reader.cancel()
  }
  await withTimeout(drain(), maxDiscardMs).catch(() => reader.cancel().catch(() => {}))
}

/**
 * Reads the body of a request that was answered without it, as one that is refused is: left unread,
 * the runtime in front of the Worker may lose the connection, and answer 500 in its place.
 */
export const discardBody = createMiddleware<AppEnv>(async (c, next) => {
  const { raw } = c.req
  await next()
  if (raw.body && !raw.bodyUsed && !raw.body.locked) await discard(raw.body.getReader())
})

/**
 * The bytes of a body; undefined where it is larger than `maxSize`, and then what is left of it is
 * discarded.
 */
export async function readBytes(
  body: ReadableStream<Uint8Array>,
  maxSize: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body.getReader()
  const { chunks, isWhole } = await readUpTo(reader, maxSize)
  if (isWhole) return Buffer.concat(chunks)
  await discard(reader)
  return undefined
}

/**
 * Replaces a body of unknown length with its bytes, once it is known to be small enough. Throws
 * PAYLOAD_TOO_LARGE.
 */
async function readWhole(
  c: Context<AppEnv>,
  body: ReadableStream<Uint8Array>,
  maxSize: number,
): Promise<void> {
  const bytes = await readBytes(body, maxSize)
  if (!bytes) throw new ApiError('PAYLOAD_TOO_LARGE')
  c.req.raw = new Request(c.req.raw, { body: bytes })
}

/**
 * Refuses bodies over a size with 413. Hono's `bodyLimit` would leave them locked, so that nothing
 * could read the rest.
 */
export function limitBodyTo(maxSize: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { body, headers } = c.req.raw
    const length = headers.has('Transfer-Encoding') ? null : headers.get('Content-Length')
    if (Number(length) > maxSize) throw new ApiError('PAYLOAD_TOO_LARGE')
    if (body && length === null) await readWhole(c, body, maxSize)
    await next()
  })
}

/** Refuses bodies over 64 KiB with 413 before they are read. */
export const limitBody = limitBodyTo(maxBodyBytes)

/** Refuses bodies over 512 KiB with 413 before they are read: for articles. */
export const limitLongBody = limitBodyTo(8 * maxBodyBytes)

/** Refuses anything but `application/json` with 415. */
export const requireJson = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new ApiError('UNSUPPORTED_MEDIA_TYPE')
  await next()
})
