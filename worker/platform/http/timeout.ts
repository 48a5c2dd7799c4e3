import type { Context, MiddlewareHandler, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { timeout } from 'hono/timeout'
import { ApiError } from './errors'

/** Milliseconds. A write that timed out may still be stored; sent again it is stored once. */
const readTimeoutMs = 5000
const writeTimeoutMs = 8000

/** Uploads may be slow, and Images reads a file twice. */
const longTimeoutMs = 10 * 60_000

const unavailable = () =>
  new ApiError('UNAVAILABLE', { cause: new Error('the database did not respond in time') })
const limitRead = timeout(readTimeoutMs, unavailable)
const limitWrite = timeout(writeTimeoutMs, unavailable)
const limitLong = timeout(longTimeoutMs, unavailable)

/** Throws UNAVAILABLE if handlers take too long: D1 has no timeout. Begun work still finishes. */
export const limitTime = createMiddleware((c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  return limitBy(isRead ? limitRead : limitWrite, c, next)
})

/** For routes that take a file, or ask a translator. */
export const limitLongTime = createMiddleware((c, next) => limitBy(limitLong, c, next))

function limitBy(limit: MiddlewareHandler, c: Context, next: Next) {
  return limit(c, () => {
    const work = next()
    c.executionCtx.waitUntil(work.catch(() => {}))
    return work
  })
}

/** Throws an Error after `timeoutMs` milliseconds. */
export async function withTimeout<Result>(
  work: Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${timeoutMs} ms`)), timeoutMs)
  })
  return Promise.race([work, expiry]).finally(() => clearTimeout(timer))
}
