import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './env'
import { ApiError } from './errors'
import { withTimeout } from './timeout'

const maxBodyBytes = 64 * 1024

const maxDiscardedBytes = 32 * 1024 * 1024
const maxDiscardMs = 3000

type BodyReader = ReadableStreamDefaultReader<Uint8Array>

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

/** Drains an unwanted body within limits. A client that went away is no error. */
async function discard(reader: BodyReader) {
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

/** Drains refused bodies: otherwise the runtime may drop the connection and send 500. */
export const discardBody = createMiddleware<AppEnv>(async (c, next) => {
  const { raw } = c.req
  await next()
  if (raw.body && !raw.bodyUsed && !raw.body.locked) await discard(raw.body.getReader())
})

/** The bytes of a body; undefined if it is larger than `maxSize`, and the rest is discarded. */
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

async function readWhole(c: Context<AppEnv>, body: ReadableStream<Uint8Array>, maxSize: number) {
  const bytes = await readBytes(body, maxSize)
  if (!bytes) throw new ApiError('PAYLOAD_TOO_LARGE')
  c.req.raw = new Request(c.req.raw, { body: bytes })
}

/** Throws PAYLOAD_TOO_LARGE. Hono's `bodyLimit` would lock the body, so that nothing drains it. */
export function limitBodyTo(maxSize: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { body, headers } = c.req.raw
    const length = headers.has('Transfer-Encoding') ? null : headers.get('Content-Length')
    if (Number(length) > maxSize) throw new ApiError('PAYLOAD_TOO_LARGE')
    if (body && length === null) await readWhole(c, body, maxSize)
    await next()
  })
}

/** 64 KiB. */
export const limitBody = limitBodyTo(maxBodyBytes)

/** 512 KiB, for articles and mails. */
export const limitLongBody = limitBodyTo(8 * maxBodyBytes)

/** Throws UNSUPPORTED_MEDIA_TYPE for anything but `application/json`. */
export const requireJson = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new ApiError('UNSUPPORTED_MEDIA_TYPE')
  await next()
})
