import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { linkChecks } from '../../../schema/tables/link-checks'
import { products, productTexts } from '../../../schema/tables/products'

export const merchantChecks = alias(linkChecks, 'merchant_checks')

export const isProductCheck = eq(linkChecks.id, sql`'product:' || ${products.externalId}`)
export const isMerchantCheck = eq(merchantChecks.id, sql`'merchant:' || ${productTexts.merchant}`)

export const linkColumns = {
  linkFrom: productTexts.linkFrom,
  linkTo: productTexts.linkTo,
  deadSince: linkChecks.deadSince,
  // Aliased: D1 returns batch rows as objects, where a second `dead_since` would be lost.
  merchantDeadSince: sql<string | null>`${merchantChecks.deadSince}`.as('merchant_dead_since'),
}
