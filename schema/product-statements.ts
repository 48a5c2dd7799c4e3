import type { ProductImportRow } from './api/product-import'
import { merchants } from './merchants'
import { productSearchTexts } from './product-search'

const merchantNames = new Map(merchants.map(({ id, name }) => [id, name]))
/** Above every price in US cents. */
const noPriceOrder = 1_000_000_000_000

/** A product as {@link productStatements} read it from JSON; `at` is the UTC ISO instant of its coming or change. */
export function productRecord(row: ProductImportRow, at: string) {
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
    at,
  }
}

const productColumns: readonly (readonly [column: string, field: string])[] = [
  ['category', 'category'],
  ['country', 'country'],
  ['in_stock', 'inStock'],
  ['price_cents', 'cents'],
  ['price_order', 'priceOrder'],
  ['rating', 'rating'],
  ['review_count', 'reviewCount'],
  ['is_hot', 'isHot'],
  ['is_best_seller', 'isBestSeller'],
  ['viral_score', 'viralScore'],
]
const textColumns: readonly (readonly [column: string, field: string])[] = [
  ['title', 'title'],
  ['title_vi', 'titleVi'],
  ['description', 'description'],
  ['description_vi', 'descriptionVi'],
  ['image_url', 'imageUrl'],
  ['merchant', 'merchant'],
  ['affiliate_url', 'affiliateUrl'],
  ['destination_url', 'destinationUrl'],
  ['tags', 'tags'],
  ['tags_vi', 'tagsVi'],
  ['is_new', 'isNew'],
  ['discount_percent', 'discountPercent'],
  ['updated_at', 'at'],
]

const field = (name: string) => `json_extract(value, '$.${name}')`
const names = (columns: typeof productColumns) => columns.map(([column]) => column).join(', ')
const fields = (columns: typeof productColumns) => columns.map(([, name]) => field(name)).join(', ')
const updates = (columns: typeof productColumns) => columns.map(([column]) => `${column} = excluded.${column}`).join(', ')
const known = `join products p on p.external_id = ${field('externalId')}`

/**
 * The statements that write products, in order, for one transaction; each has one place for the JSON of an array of records. `upsert`
 * brings known products (by `externalId`) up to date, `keep` leaves them as they are.
 */
export function productStatements(mode: 'upsert' | 'keep'): string[] {
  const isUpsert = mode === 'upsert'
  const onKnownProduct = isUpsert ? `update set listed = 1, ${updates(productColumns)}` : 'nothing'
  const onKnownText = isUpsert ? `update set ${updates(textColumns)}` : 'nothing'
  const onlyNew = isUpsert ? '' : ' where p.id not in (select id from product_texts)'
  return [
    `insert into products (external_id, listed, created_at, ${names(productColumns)}) select ${field('externalId')}, 1, ${field('at')}, ${fields(productColumns)} from json_each(?) where true on conflict (external_id) do ${onKnownProduct}`,
    ...(isUpsert ? [`delete from products_search where rowid in (select p.id from json_each(?) ${known})`] : []),
    `insert into products_search (rowid, title, description, merchant, tags) select p.id, ${['title', 'description', 'merchant', 'tags'].map((name) => field(`search.${name}`)).join(', ')} from json_each(?) ${known}${onlyNew}`,
    `insert into product_texts (id, ${names(textColumns)}) select p.id, ${fields(textColumns)} from json_each(?) ${known} where true on conflict (id) do ${onKnownText}`,
  ]
}
