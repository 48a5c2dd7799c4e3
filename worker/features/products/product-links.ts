import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { linkChecks } from '../../../schema/tables/link-checks'
import { products, productTexts } from '../../../schema/tables/products'

export const merchantChecks = alias(linkChecks, 'merchant_checks')

/** The joins to what is known of a product's link and of its merchant's page. */
export const isProductCheck = eq(linkChecks.id, sql`'product:' || ${products.externalId}`)
export const isMerchantCheck = eq(merchantChecks.id, sql`'merchant:' || ${productTexts.merchant}`)

/** The columns that `linkTarget` of schema/links.ts takes. */
export const linkColumns = {
  linkFrom: productTexts.linkFrom,
  linkTo: productTexts.linkTo,
  deadSince: linkChecks.deadSince,
  // A name of its own: in a batch D1 gives rows as objects, in which a second `dead_since` would be
  // lost.
  merchantDeadSince: sql<string | null>`${merchantChecks.deadSince}`.as('merchant_dead_since'),
}
