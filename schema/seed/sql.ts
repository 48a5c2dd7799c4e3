import { productRecord, productStatements } from '../sql/product-statements'
import { vietnamDay } from '../time'
import { defaultMerchants } from './default-merchants'
import { seedProducts } from './pack'
import type { SeedProduct } from './seed-product'

/**
 * Whether a database is still to get the products: it has none, no entry and no admin. Any other
 * one had them, and what editors have deleted since stays deleted.
 */
export const isNewDatabase =
  'select not exists (select 1 from entries) and not exists (select 1 from products) and not exists (select 1 from admins) as isNew'

/** So many products travel in one statement: D1 takes statements of up to 100 KB. */
const productsAtOnce = 40

/**
 * A product of the seed as an import would bring it. Earlier ones of the list count as older, but
 * those marked as new are the newest.
 */
function seedRecord(product: SeedProduct, index: number) {
  const { titleEn, descriptionEn, tagsEn, priceUsdCents, targetCountry, image, inStock, ...rest } =
    product
  const day = new Date(Date.UTC(2026, product.isNew ? 9 : 5, 1, index))
  const row = {
    ...rest,
    title: titleEn,
    description: descriptionEn,
    tags: tagsEn,
    price: priceUsdCents === null ? null : priceUsdCents / 100,
    country: targetCountry,
    imageUrl: image,
    inStock: inStock ?? true,
    affiliateUrl: null,
    linkFrom: null,
    linkTo: null,
    priceSeenOn: priceUsdCents === null ? null : vietnamDay(day),
    earlierPrice: null,
    earlierFrom: null,
    earlierTo: null,
  }
  return productRecord(row, day.toISOString(), defaultMerchants)
}

/**
 * The statements of the products of the seed, with their values to bind. Those that exist already,
 * edited or deleted ones included, stay as they are.
 */
export function seedStatements(): { sql: string; values: string[] }[] {
  const records = seedProducts.map(seedRecord)
  const batches = Array.from({ length: Math.ceil(records.length / productsAtOnce) }, (_, index) =>
    records.slice(index * productsAtOnce, (index + 1) * productsAtOnce),
  )
  return batches.flatMap((batch) =>
    productStatements().map((sql) => ({
      sql,
      values: sql.includes('?') ? [JSON.stringify(batch)] : [],
    })),
  )
}

/** Statements with their values as a script for `wrangler d1 execute`. */
export function scriptOf(
  statements: readonly { sql: string; values: readonly (string | number | null)[] }[],
): string {
  return statements
    .map(({ sql, values }) => {
      const left = [...values]
      return `${sql.replace(/\?/g, () => literal(left.shift()))};`
    })
    .join('\n')
}

function literal(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return 'null'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
