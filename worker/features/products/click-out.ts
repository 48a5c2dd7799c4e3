import { and, asc, desc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Merchant } from '../../../schema/content/shop'
import { isMerchantHost, linkTarget, merchantPage } from '../../../schema/links'
import { isLocale, localizedPath } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { linkChecks } from '../../../schema/tables/link-checks'
import { products, productTexts } from '../../../schema/tables/products'
import { vietnamDay } from '../../../schema/time'
import { readMerchants } from '../../content/merchants'
import { type Database, openDatabase } from '../../platform/db/database'
import { isBot } from '../../platform/http/client'
import type { AppEnv } from '../../platform/http/env'
import { isWithinCounts } from '../../platform/http/rate-limit'
import { withTimeout } from '../../platform/http/timeout'
import { logError, logFailure } from '../../platform/log/log'
import { indexedBy, pageId } from './listing-queries'
import { isMerchantCheck, isProductCheck, linkColumns, merchantChecks } from './product-links'
import { countClick, findDestination } from './queries'

interface ReplacedProduct {
  id: number
  category: string
  country: string
  priceCents: number | null
}

const neighbours = 5

function selectNeighbours(
  db: Database,
  { id, category, country, cents }: ReplacedProduct & { cents: number },
  side: 'below' | 'above',
) {
  const isBelow = side === 'below'
  const near = db
    .select({ pageId })
    .from(indexedBy('products_facets'))
    .where(
      and(
        eq(products.listed, 1),
        eq(products.category, category),
        eq(products.country, country),
        eq(products.inStock, 1),
        isBelow ? lt(products.priceCents, cents) : gte(products.priceCents, cents),
        ne(products.id, id),
      ),
    )
    .orderBy(isBelow ? desc(products.priceCents) : asc(products.priceCents))
    .limit(neighbours)
    .as('near')
  const distance = sql<number>`abs(${products.priceCents} - ${cents})`.as('distance')
  return db
    .select({
      merchant: productTexts.merchant,
      destinationUrl: productTexts.destinationUrl,
      distance,
      ...linkColumns,
    })
    .from(near)
    .crossJoin(products)
    .crossJoin(productTexts)
    .leftJoin(linkChecks, isProductCheck)
    .leftJoin(merchantChecks, isMerchantCheck)
    .where(and(eq(products.id, near.pageId), eq(productTexts.id, near.pageId)))
}

/** The nearest in price, in stock, with a good link, of the same country or all countries. */
async function findLikeProduct(
  db: Database,
  product: ReplacedProduct,
  { today, merchants }: { today: string; merchants: readonly Merchant[] },
): Promise<string | undefined> {
  const cents = product.priceCents ?? 0
  const found = await db.batch([
    selectNeighbours(db, { ...product, cents }, 'below'),
    selectNeighbours(db, { ...product, cents }, 'above'),
    selectNeighbours(db, { ...product, country: '', cents }, 'below'),
    selectNeighbours(db, { ...product, country: '', cents }, 'above'),
  ])
  const good = found
    .flat()
    .filter(
      (one) =>
        linkTarget(one, today) === 'product' &&
        isMerchantHost(merchants, one.merchant, one.destinationUrl),
    )
    .sort((a, b) => a.distance - b.distance)
  return good[0]?.destinationUrl
}

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
