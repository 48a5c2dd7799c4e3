import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './env'
import { ApiError } from './errors'

const maxBodyBytes = 64 * 1024

/** Refuses bodies over so many bytes with 413 before they are read. */
export function limitBodyTo(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError('PAYLOAD_TOO_LARGE')
    },
  })
}

/** 64 KiB. */
export const limitBody = limitBodyTo(maxBodyBytes)

/** 512 KiB, for articles. */
export const limitLongBody = limitBodyTo(8 * maxBodyBytes)

/** Refuses anything but `application/json` with 415. */
export const requireJson = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new ApiError('UNSUPPORTED_MEDIA_TYPE')
  await next()
})
