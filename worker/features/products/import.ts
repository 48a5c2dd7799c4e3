import { sql } from 'drizzle-orm'
import { type ProductImportAnswer, type ProductImportRow, productImportRow } from '../../../schema/api/product-import'
import { merchants } from '../../../schema/merchants'
import { productSearchTexts } from '../../../schema/product-search'
import type { Database } from '../../lib/database'
import { storeTogether } from '../../lib/store-together'

const merchantNames = new Map(merchants.map(({ id, name }) => [id, name]))
/** Above every price in US cents. */
const noPriceOrder = 1_000_000_000_000

/** A row as the statements below read it from JSON. */
function toRecord(row: ProductImportRow) {
  const cents = row.price === null ? null : Math.round(row.price * 100)
  return {
    ...row,
    cents,
    priceOrder: cents ?? noPriceOrder,
    country: row.country ?? '',
    inStock: Number(row.inStock),
    isHot: Number(row.isHot),
    isNew: Number(row.isNew),
    isBestSeller: Number(row.isBestSeller),
    search: productSearchTexts(row, merchantNames.get(row.merchant) ?? ''),
  }
}

/**
 * Writes products in one transaction: new ones are added, known ones (by `externalId`) brought up to date, their first day kept. The same
 * batch may be sent again. Throws UNAVAILABLE where nothing of it was stored.
 */
export async function writeProducts(db: Database, rows: readonly ProductImportRow[], now: Date): Promise<void> {
  if (rows.length === 0) return
  const at = now.toISOString()
  // The last of several rows with one id wins.
  const records = [...new Map(rows.map((row) => [row.externalId, toRecord(row)])).values()]
  const json = JSON.stringify(records)
  const field = (name: string) => sql.raw(`json_extract(value, '$.${name}')`)
  const known = sql.raw(`join products p on p.external_id = json_extract(value, '$.externalId')`)
  await storeTogether(db, [
    sql`insert into products (external_id, listed, category, country, in_stock, price_cents, price_order, rating, review_count, is_hot, is_best_seller, viral_score, created_at)
      select ${field('externalId')}, 1, ${field('category')}, ${field('country')}, ${field('inStock')}, ${field('cents')}, ${field('priceOrder')},
        ${field('rating')}, ${field('reviewCount')}, ${field('isHot')}, ${field('isBestSeller')}, ${field('viralScore')}, ${at}
      from json_each(${json}) where true
      on conflict (external_id) do update set listed = 1, category = excluded.category, country = excluded.country, in_stock = excluded.in_stock,
        price_cents = excluded.price_cents, price_order = excluded.price_order, rating = excluded.rating, review_count = excluded.review_count,
        is_hot = excluded.is_hot, is_best_seller = excluded.is_best_seller, viral_score = excluded.viral_score`,
    sql`insert into product_texts (id, title, title_vi, description, description_vi, image_url, merchant, affiliate_url, destination_url, tags, tags_vi, is_new, discount_percent, updated_at)
      select p.id, ${field('title')}, ${field('titleVi')}, ${field('description')}, ${field('descriptionVi')}, ${field('imageUrl')}, ${field('merchant')},
        ${field('affiliateUrl')}, ${field('destinationUrl')}, ${field('tags')}, ${field('tagsVi')}, ${field('isNew')}, ${field('discountPercent')}, ${at}
      from json_each(${json}) ${known} where true
      on conflict (id) do update set title = excluded.title, title_vi = excluded.title_vi, description = excluded.description,
        description_vi = excluded.description_vi, image_url = excluded.image_url, merchant = excluded.merchant, affiliate_url = excluded.affiliate_url,
        destination_url = excluded.destination_url, tags = excluded.tags, tags_vi = excluded.tags_vi, is_new = excluded.is_new,
        discount_percent = excluded.discount_percent, updated_at = excluded.updated_at`,
    sql`delete from products_search where rowid in (select p.id from json_each(${json}) ${known})`,
    sql`insert into products_search (rowid, title, description, merchant, tags)
      select p.id, ${field('search.title')}, ${field('search.description')}, ${field('search.merchant')}, ${field('search.tags')}
      from json_each(${json}) ${known}`,
  ])
}

/** Checks the rows of a batch and writes the good ones; the bad ones are told by their place. */
export async function importProducts(db: Database, rows: readonly unknown[], now: Date): Promise<ProductImportAnswer> {
  const good: ProductImportRow[] = []
  const errors: ProductImportAnswer['errors'] = []
  for (const [index, row] of rows.entries()) {
    const result = productImportRow.safeParse(row)
    if (result.success) good.push(result.data)
    else errors.push({ index, issues: result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) })
  }
  await writeProducts(db, good, now)
  return { imported: good.length, errors }
}
