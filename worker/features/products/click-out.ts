import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isMerchantHost, linkTarget, merchantPage } from '../../../schema/links'
import { isLocale, localizedPath } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { vietnamDay } from '../../../schema/time'
import { readMerchants } from '../../content/merchants'
import { type Database, openDatabase } from '../../platform/db/database'
import { isBot } from '../../platform/http/client'
import type { AppEnv } from '../../platform/http/env'
import { isWithinCounts } from '../../platform/http/rate-limit'
import { withTimeout } from '../../platform/http/timeout'
import { logError } from '../../platform/log/log'
import { findLikeProduct } from './like-product'
import { countClick, findDestination } from './queries'

/** How long the database is waited for, in milliseconds. */
const timeoutMs = 5000

/**
 * The address that a click leads to, only on the hosts of a merchant: the product, or its
 * merchant's page while its link is dead or out of its days, or a like product while that page is
 * dead too. Undefined leads to the shop.
 */
async function findAddress(
  c: Context<AppEnv>,
  db: Database,
  { externalId, today }: { externalId: string; today: string },
): Promise<string | undefined> {
  const [found, merchants] = await Promise.all([
    findDestination(db, externalId),
    readMerchants(c, db),
  ])
  if (!found) return undefined
  if (!isMerchantHost(merchants, found.merchant, found.destinationUrl)) {
    logError('a product leads off its merchant’s hosts', new Error(externalId))
    return undefined
  }
  const target = linkTarget(found, today)
  if (target === 'product') return found.destinationUrl
  return target === 'merchant'
    ? merchantPage(merchants, found.merchant)
    : findLikeProduct(db, found, { today, merchants })
}

/**
 * `/r/{externalId}`: counts the click, up to a limit, and redirects as {@link findAddress} says;
 * else to the shop, which says so.
 */
export async function clickOut(c: Context<AppEnv>): Promise<Response> {
  const externalId = c.req.param('externalId') ?? ''
  const db = openDatabase(c.env.DB)
  const address = await withTimeout(
    findAddress(c, db, { externalId, today: vietnamDay(new Date()) }),
    timeoutMs,
  ).catch((error: unknown) => {
    logError('a product could not be looked up', error)
    return undefined
  })
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  if (address === undefined) {
    const cookie = getCookie(c, 'locale')
    const { defaultLocale } = c.var.settings
    const shop = localizedPath(paths.shop, isLocale(cookie) ? cookie : defaultLocale, defaultLocale)
    return c.body(null, 302, { ...headers, Location: `${shop}?missing=1` })
  }
  countInBackground(c, externalId)
  return c.body(null, 302, { ...headers, Location: address })
}

/**
 * Counts a click after the redirect has been sent, up to a limit; bots and HEAD requests do not
 * count.
 */
export function countInBackground(c: Context<AppEnv>, externalId: string): void {
  if (c.req.method !== 'GET' || isBot(c.req.raw)) return
  const count = async () => {
    if (await isWithinCounts(c))
      await countClick(openDatabase(c.env.DB), { externalId, day: vietnamDay(new Date()) })
  }
  c.executionCtx.waitUntil(
    count().catch((error: unknown) => logError('a click could not be counted', error)),
  )
}
