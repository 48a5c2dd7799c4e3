import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isMerchantHost } from '../../../schema/api/product-import'
import { isLocale, localizedPath } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { vietnamDay } from '../../../schema/time'
import { openDatabase } from '../../platform/db/database'
import { isBot } from '../../platform/http/client'
import type { AppEnv } from '../../platform/http/env'
import { isWithinCounts } from '../../platform/http/rate-limit'
import { withTimeout } from '../../platform/http/timeout'
import { logError } from '../../platform/log/log'
import { countClick, findDestination } from './queries'

/** How long the database is waited for, in milliseconds. */
const timeoutMs = 5000

/** `/r/{externalId}`: counts the click, up to a limit, and redirects to the merchant, only to a host of the merchant's; else to the shop. */
export async function clickOut(c: Context<AppEnv>): Promise<Response> {
  const externalId = c.req.param('externalId') ?? ''
  const db = openDatabase(c.env.DB)
  const found = await withTimeout(findDestination(db, externalId), timeoutMs).catch((error: unknown) => {
    logError('a product could not be looked up', error)
    return undefined
  })
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  if (!found || !isMerchantHost(found.merchant, found.destinationUrl)) {
    if (found) logError('a product leads off its merchant’s hosts', new Error(externalId))
    const cookie = getCookie(c, 'locale')
    const { defaultLocale } = c.var.settings
    const shop = localizedPath(paths.shop, isLocale(cookie) ? cookie : defaultLocale, defaultLocale)
    return c.body(null, 302, { ...headers, Location: `${shop}?missing=1` })
  }
  countInBackground(c, externalId)
  return c.body(null, 302, { ...headers, Location: found.destinationUrl })
}

/** Counts a click after the redirect has been sent, up to a limit; bots and HEAD requests do not count. */
export function countInBackground(c: Context<AppEnv>, externalId: string): void {
  if (c.req.method !== 'GET' || isBot(c.req.raw)) return
  const count = async () => {
    if (await isWithinCounts(c)) await countClick(openDatabase(c.env.DB), { externalId, day: vietnamDay(new Date()) })
  }
  c.executionCtx.waitUntil(count().catch((error: unknown) => logError('a click could not be counted', error)))
}
