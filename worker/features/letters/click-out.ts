import type { Context } from 'hono'
import { openDatabase } from '../../platform/db/database'
import { isBot } from '../../platform/http/client'
import type { AppEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { isWithinCounts } from '../../platform/http/rate-limit'
import { logError } from '../../platform/log/log'
import { countLink, findLink } from './counted-links'

/**
 * `/r/letter/{sending}/{position}`: redirects, and counts the click up to a limit. 404 for an
 * unknown link.
 */
export async function letterClickOut(c: Context<AppEnv>): Promise<Response> {
  const { sendingId = '', position = '' } = c.req.param()
  const link = { sendingId, position: Number(position) }
  const db = openDatabase(c.env.DB)
  const address = /^[1-9]\d{0,4}$/.test(position) ? await findLink(db, link) : undefined
  if (address === undefined) throw new ApiError('NOT_FOUND')
  if (c.req.method === 'GET' && !isBot(c.req.raw)) {
    const count = async () => {
      if (await isWithinCounts(c)) await countLink(db, link)
    }
    c.executionCtx.waitUntil(
      count().catch((error: unknown) =>
        logError('a click of a letter could not be counted', error),
      ),
    )
  }
  return c.body(null, 302, {
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    Location: address,
  })
}
