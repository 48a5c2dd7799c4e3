import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { dailyFingerprint } from '../auth/hash'
import { currentRequestId, logEvent, logFault, onOccasion } from '../log/log'
import type { AppEnv } from './env'
import { ApiError } from './errors'
import { clientOf } from './rate-limit'

/** The pattern of the first handler that is meant for this request; `*` is a page. */
function routeOf(c: Context): string {
  return matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? '*'
}

/** Whether somebody may have tried to get around something: another site's write, too many of one client, a secret that is none of ours. */
function isRefusal({ req, res: { status } }: Context): boolean {
  return status === 403 || status === 429 || (status === 401 && req.header('Authorization') !== undefined)
}

async function noteRefusal({ req, res }: Context): Promise<void> {
  const client = await dailyFingerprint(`client ${clientOf(req.raw)}`, new Date())
  logEvent('request refused', { method: req.method, status: res.status, client })
}

/**
 * Gives a request its id, which the answer's `X-Request-Id` and every line of the log carry, and writes one line for an answer of 500 and
 * above, with what was thrown, and for a refusal. Visits that go well are not written down. What one app hands on to another (`isHandedOn`) is told by the other.
 */
export function watchFailures<Env extends AppEnv>(isHandedOn: (c: Context) => boolean = () => false) {
  return createMiddleware<Env>(async (c, next) => {
    const requestId = currentRequestId() ?? crypto.randomUUID()
    const started = Date.now()
    await onOccasion({ requestId, route: routeOf(c) }, async () => {
      await next()
      const { status, headers } = c.res
      headers.set('X-Request-Id', requestId)
      if (isHandedOn(c) && !c.error) return
      if (isRefusal(c)) return noteRefusal(c)
      if (status < 500) return
      const details = { method: c.req.method, status, ms: Date.now() - started }
      if (!c.error) return logEvent('request failed', details)
      logFault('request failed', c.error instanceof ApiError ? (c.error.cause ?? c.error) : c.error, details)
    })
  })
}
