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
import { logError, logFailure } from '../../platform/log/log'
import { findLikeProduct } from './like-product'
import { countClick, findDestination } from './queries'

const timeoutMs = 5000

/** While a link is dead, the merchant's page or a similar product. Undefined leads to the shop. */
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

export async function clickOut(c: Context<AppEnv>): Promise<Response> {
  const externalId = c.req.param('externalId') ?? ''
  const db = openDatabase(c.env.DB)
  const found = withTimeout(
    findAddress(c, db, { externalId, today: vietnamDay(new Date()) }),
    timeoutMs,
  )
  const address = await logFailure('a product could not be looked up', found)
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

/** Counts after the response, up to a limit; bots and HEAD requests do not count. */
export function countInBackground(c: Context<AppEnv>, externalId: string): void {
  if (c.req.method !== 'GET' || isBot(c.req.raw)) return
  const count = async () => {
    if (await isWithinCounts(c))
      await countClick(openDatabase(c.env.DB), { externalId, day: vietnamDay(new Date()) })
  }
  c.executionCtx.waitUntil(logFailure('a click could not be counted', count()))
}
