import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { dailyFingerprint } from '../auth/hash'
import { elapsedMs, logEvent, withLogContext } from '../log/log'
import { clientOf } from './client'
import type { AppEnv } from './env'
import { routeOf } from './errors'

/** Possible attacks: another site's write, too many requests, a wrong secret. */
function isRefusal({ req, res: { status } }: Context): boolean {
  return (
    status === 403 ||
    status === 429 ||
    (status === 401 && req.header('Authorization') !== undefined)
  )
}

/**
 * Sets the request id and logs refusals and failures that were not thrown; `answerError` logs the
 * others.
 */
export const logRequests = createMiddleware<AppEnv>(async (c, next) => {
  const requestId = crypto.randomUUID()
  await withLogContext({ requestId, route: routeOf(c), startedAt: Date.now() }, async () => {
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const { method } = c.req
    const { status } = c.res
    if (isRefusal(c)) {
      logEvent('request refused', {
        method,
        status,
        client: await dailyFingerprint(`client ${clientOf(c.req.raw)}`, new Date()),
      })
    } else if (status >= 500 && !c.error) {
      logEvent('request failed', { method, status, ms: elapsedMs() })
    }
  })
})
