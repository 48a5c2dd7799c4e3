import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { AdminProductList, ListAdminProductsQuery } from '../../../schema/api/admin-products'
import { fold } from '../../../schema/fold'
import { merchants } from '../../../schema/shop'
import { products, productTexts } from '../../../schema/tables/products'
import type { Database } from '../../platform/db/database'
import { isMatch, productsSearch } from '../../platform/db/full-text'
import { wordMatch } from '../../platform/db/word-match'
import { indexedBy, pageId } from './listing-queries'

const pageSize = 25
/** A search looks at the newest products that hold its words. */
const maxMatches = 1000

const columns = {
  id: products.id,
  externalId: products.externalId,
  title: productTexts.title,
  titleVi: productTexts.titleVi,
  category: products.category,
  merchant: productTexts.merchant,
  priceCents: products.priceCents,
  inStock: products.inStock,
  listed: products.listed,
}

const wordsOf = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? []

/** The FTS5 query for all words, the last parts of words may be missing, and the merchant's name as a phrase. Undefined without any. */
function matchOf(q: string, merchantName: string | undefined): string | undefined {
  const parts = wordsOf(q).map(wordMatch)
  if (merchantName !== undefined) parts.push(`merchant : "${wordsOf(merchantName).join(' ')}"`)
  return parts.length > 0 ? parts.join(' ') : undefined
}

function filtersOf({ category, listed }: ListAdminProductsQuery): SQL | undefined {
  return and(
    category ? eq(products.category, category) : undefined,
    listed === 'all' ? undefined : eq(products.listed, Number(listed === 'yes')),
  )
}

function idsOfMatch(db: Database, input: ListAdminProductsQuery, match: string) {
  const { rowid } = productsSearch
  const holdsWords = isMatch(productsSearch, match)
  const oldest = db
    .select({ rowid })
    .from(productsSearch)
    .where(holdsWords)
    .orderBy(desc(rowid))
    .limit(1)
    .offset(maxMatches - 1)
  return db
    .select({ pageId })
    .from(productsSearch)
    .crossJoin(products)
    .where(and(eq(products.id, rowid), holdsWords, filtersOf(input), gte(rowid, sql`coalesce(${oldest}, 0)`)))
    .orderBy(desc(rowid))
    .$dynamic()
}

/** Ids of all products, the newest first, from the table or the index that has this order. */
function idsOfAll(db: Database, input: ListAdminProductsQuery) {
  const isWhole = input.listed === 'all'
  return db
    .select({ pageId })
    .from(isWhole ? sql`${products} not indexed` : indexedBy('products_newest'))
    .where(filtersOf(input))
    .orderBy(...(isWhole ? [desc(products.id)] : [desc(products.createdAt), desc(products.id)]))
    .$dynamic()
}

function selectPage(db: Database, input: ListAdminProductsQuery, match: string | undefined) {
  const ids = match === undefined ? idsOfAll(db, input) : idsOfMatch(db, input, match)
  const page = ids
    .limit(pageSize + 1)
    .offset((input.page - 1) * pageSize)
    .as('page')
  return db
    .select(columns)
    .from(page)
    .crossJoin(products)
    .crossJoin(productTexts)
    .where(and(eq(products.id, page.pageId), eq(productTexts.id, page.pageId)))
}

type StoredRow = Awaited<ReturnType<typeof selectPage>>[number]

function toRow({ id, priceCents, inStock, listed, ...row }: StoredRow): AdminProductList['products'][number] {
  return { ...row, id: String(id), price: priceCents === null ? null : priceCents / 100, inStock: inStock === 1, listed: listed === 1 }
}

/** The products of a page of the admin's table, the newest first; an exact `externalId` comes alone. */
export async function listAdminProducts(db: Database, input: ListAdminProductsQuery): Promise<AdminProductList> {
  const merchant = merchants.find(({ id }) => id === input.merchant)
  const isEmpty = (input.merchant !== undefined && !merchant) || (input.q !== '' && wordsOf(input.q).length === 0)
  if (isEmpty) return { products: [], hasNext: false }
  const [exact, found] = await db.batch([
    db.select(columns).from(products).innerJoin(productTexts, eq(productTexts.id, products.id)).where(eq(products.externalId, input.q)),
    selectPage(db, input, matchOf(input.q, merchant?.name)),
  ])
  if (exact.length > 0) return { products: exact.map(toRow), hasNext: false }
  return { products: found.slice(0, pageSize).map(toRow), hasNext: found.length > pageSize }
}
