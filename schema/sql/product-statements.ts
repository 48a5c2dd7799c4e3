import { getTableColumns } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { ProductImportRow } from '../api/product-import'
import type { Merchant } from '../content/shop'
import { fold } from '../fold'
import { linkId } from '../links'
import { linkChecks } from '../tables/link-checks'
import { products, productTexts } from '../tables/products'

type SearchedProduct = Pick<
  ProductImportRow,
  'title' | 'titleVi' | 'description' | 'descriptionVi' | 'tags' | 'tagsVi'
>

/** Folded texts of both languages for the derived full-text index. */
export function productSearchTexts(product: SearchedProduct, merchantName: string) {
  return {
    title: fold(`${product.title} ${product.titleVi}`),
    description: fold(`${product.description} ${product.descriptionVi}`),
    merchant: fold(merchantName),
    tags: fold([...product.tags, ...product.tagsVi].join(' ')),
  }
}

/** Above every price in US cents. */
const noPriceOrder = 1_000_000_000_000

const toCents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100))

/** A link that has not been checked yet. */
function linkRecord(
  { externalId, destinationUrl }: ProductImportRow,
  at: string,
): typeof linkChecks.$inferInsert {
  // Imports refuse invalid addresses; an old database may have some.
  const hostname = URL.parse(destinationUrl)?.hostname ?? ''
  const untried = { failedDays: 0, sureDays: 0, goneDays: 0 }
  return {
    id: linkId('product', externalId),
    kind: 'product',
    subject: externalId,
    url: destinationUrl,
    host: hostname,
    nextAt: at,
    ...untried,
  }
}

/** A product's JSON for a batch; `at` is the UTC ISO import time. */
export function productRecord(row: ProductImportRow, at: string, merchants: readonly Merchant[]) {
  const merchant = merchants.find(({ id }) => id === row.merchant)
  const priceCents = toCents(row.price)
  return {
    ...row,
    listed: 1,
    priceCents,
    earlierPriceCents: toCents(row.earlierPrice),
    priceOrder: priceCents ?? noPriceOrder,
    country: row.country ?? '',
    inStock: Number(row.inStock),
    isHot: Number(row.isHot),
    isNew: Number(row.isNew),
    isBestSeller: Number(row.isBestSeller),
    search: productSearchTexts(row, merchant?.name ?? ''),
    link: linkRecord(row, at),
    createdAt: at,
    updatedAt: at,
  }
}

const field = (path: string) => `json_extract(value, '$.${path}')`

/** Columns to select from `json_each`, in table order; the database assigns the id. */
export const jsonFields = {
  products: Object.keys(getTableColumns(products)).map(field).join(', '),
  texts: Object.keys(getTableColumns(productTexts))
    .map((key) => (key === 'id' ? 'p.id' : field(key)))
    .join(', '),
  search: [
    'p.id',
    ...['title', 'description', 'merchant', 'tags'].map((name) => field(`search.${name}`)),
  ].join(', '),
  links: Object.keys(getTableColumns(linkChecks))
    .map((key) => field(`link.${key}`))
    .join(', '),
}

/** Joins `json_each` with stored products. */
export const storedProducts = `join products p on p.external_id = ${field('externalId')}`

/** Insert unknown products (by `externalId`); each takes a JSON array of records. */
export function productStatements(): string[] {
  const namesOf = (table: SQLiteTable) =>
    Object.values(getTableColumns(table))
      .map(({ name }) => name)
      .join(', ')
  return [
    `insert into products (${namesOf(products)}) select ${jsonFields.products}
      from json_each(?) where true on conflict do nothing`,
    `insert into products_search (rowid, title, description, merchant, tags)
      select ${jsonFields.search}
      from json_each(?) ${storedProducts} where p.id not in (select id from product_texts)`,
    `insert into product_texts (${namesOf(productTexts)}) select ${jsonFields.texts}
      from json_each(?) ${storedProducts} where true on conflict do nothing`,
    `insert into link_checks (${namesOf(linkChecks)}) select ${jsonFields.links}
      from json_each(?) where true on conflict do nothing`,
  ]
}
