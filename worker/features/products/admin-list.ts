import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { AdminProductList, ListAdminProductsQuery } from '../../../schema/api/admin-products'
import { fold } from '../../../schema/fold'
import { merchants } from '../../../schema/merchants'
import type { Database } from '../../platform/db/database'
import { readTogether } from '../../platform/db/read-together'
import { wordMatch } from '../../platform/db/word-match'

const pageSize = 25
/** A search looks at so many of the newest products that hold its words. */
const mostMatches = 1000

const shownRow = z
  .object({
    id: z.number(),
    external_id: z.string(),
    title: z.string(),
    title_vi: z.string(),
    category: z.string(),
    merchant: z.string(),
    price_cents: z.number().nullable(),
    in_stock: z.number(),
    listed: z.number(),
  })
  .transform((row) => ({
    id: String(row.id),
    externalId: row.external_id,
    title: row.title,
    titleVi: row.title_vi,
    category: row.category,
    merchant: row.merchant,
    price: row.price_cents === null ? null : row.price_cents / 100,
    inStock: row.in_stock === 1,
    listed: row.listed === 1,
  }))

const wordsOf = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? []

/** The full-text question: all words, the last parts of words may be missing, and the merchant's name as a phrase. Undefined without any. */
function matchOf(q: string, merchantName: string | undefined): string | undefined {
  const parts = wordsOf(q).map(wordMatch)
  if (merchantName !== undefined) parts.push(`merchant : "${wordsOf(merchantName).join(' ')}"`)
  return parts.length > 0 ? parts.join(' ') : undefined
}

function idsStatement(input: ListAdminProductsQuery, match: string | undefined): SQL {
  const { category, listed, page } = input
  const bounds = sql`limit ${pageSize + 1} offset ${(page - 1) * pageSize}`
  const ofCategory = category ? sql`category = ${category}` : sql`true`
  const isListed = listed === 'all' ? sql`true` : sql`listed = ${listed === 'yes' ? 1 : 0}`
  if (match !== undefined)
    return sql`
      select products.id from products_search cross join products on products.id = products_search.rowid
      where products_search match ${match} and ${isListed} and ${ofCategory}
        and products_search.rowid >= coalesce(
          (select rowid from products_search where products_search match ${match} order by rowid desc limit 1 offset ${mostMatches - 1}), 0
        )
      order by products_search.rowid desc ${bounds}`
  if (listed === 'all') return sql`select id from products not indexed where ${ofCategory} order by id desc ${bounds}`
  return sql`select id from products indexed by products_newest where ${isListed} and ${ofCategory} order by created_at desc, id desc ${bounds}`
}

/** The products of a page of the staff's table, the newest first; an exact `externalId` comes alone. */
export async function listAdminProducts(db: Database, input: ListAdminProductsQuery): Promise<AdminProductList> {
  const merchant = merchants.find(({ id }) => id === input.merchant)
  if (input.merchant !== undefined && !merchant) return { products: [], hasNext: false }
  const match = matchOf(input.q, merchant?.name)
  if (input.q !== '' && wordsOf(input.q).length === 0) return { products: [], hasNext: false }
  const shown = sql.raw('p.id, p.external_id, p.category, p.price_cents, p.in_stock, p.listed, t.title, t.title_vi, t.merchant')
  const from = sql`join products p on p.id = page.id join product_texts t on t.id = page.id`
  const { rows } = await readTogether(db, [
    sql`select ${shown} from (select id from products where external_id = ${input.q}) page ${from}`,
    sql`with page as materialized (${idsStatement(input, match)}) select ${shown} from page ${from}`,
  ])
  const [exact = [], found = []] = rows.map((some) => z.array(shownRow).parse(some))
  if (exact.length > 0) return { products: exact, hasNext: false }
  return { products: found.slice(0, pageSize), hasNext: found.length > pageSize }
}
