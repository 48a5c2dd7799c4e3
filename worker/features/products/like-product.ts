import { and, asc, desc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import type { Merchant } from '../../../schema/content/shop'
import { isMerchantHost, linkTarget } from '../../../schema/links'
import { linkChecks } from '../../../schema/tables/link-checks'
import { products, productTexts } from '../../../schema/tables/products'
import type { Database } from '../../platform/db/database'
import { indexedBy, pageId } from './listing-queries'
import { isMerchantCheck, isProductCheck, linkColumns, merchantChecks } from './product-links'

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
export async function findLikeProduct(
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
