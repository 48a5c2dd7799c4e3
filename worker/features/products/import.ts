import { getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { ProductFields, ProductImportCheck } from '../../../schema/api/admin-products'
import {
  importRowFor,
  type ProductImportAnswer,
  type ProductImportRow,
} from '../../../schema/api/product-import'
import type { Merchant } from '../../../schema/content/shop'
import { jsonFields, productRecord, storedProducts } from '../../../schema/sql/product-statements'
import { linkChecks } from '../../../schema/tables/link-checks'
import { products, productTexts } from '../../../schema/tables/products'
import { vietnamDay } from '../../../schema/time'
import { readStoredMerchants } from '../../content/merchants'
import { writeUsesOf } from '../../content/photo-uses'
import type { Database } from '../../platform/db/database'
import { productsSearch } from '../../platform/db/full-text'
import type { Write } from '../../platform/db/writes'
import type { Ctx } from '../../platform/http/env'
import { auditEntry, changedFields } from '../../platform/log/audit'
import { listStoredProducts } from './admin-product'

function excluded(table: SQLiteTable, except: readonly string[]): Record<string, SQL> {
  const updated = Object.entries(getTableColumns(table)).filter(([key]) => !except.includes(key))
  return Object.fromEntries(updated.map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)]))
}

/** One JSON parameter, because D1 allows a hundred. The last row of an id wins. */
export function upsertProducts(
  db: Database,
  input: {
    rows: readonly ProductImportRow[]
    merchants: readonly Merchant[]
    now: Date
    when?: SQL
  },
): [Write, ...Write[]] {
  const { rows, merchants, now, when } = input
  const records = new Map(
    rows.map((row) => [row.externalId, productRecord(row, now.toISOString(), merchants)]),
  )
  const json = JSON.stringify([...records.values()])
  const given = when
    ? sql`json_each(case when ${when} then ${json} else '[]' end)`
    : sql`json_each(${json})`
  const stored = sql`${given} ${sql.raw(storedProducts)}`
  const written = [...records].map(([nounId, { imageUrl }]) => ({ nounId, content: imageUrl }))
  return [
    ...writeUsesOf(db, { noun: 'product', written, ...(when && { when }) }),
    db
      .insert(products)
      .select(sql`select ${sql.raw(jsonFields.products)} from ${given} where true`)
      .onConflictDoUpdate({
        target: products.externalId,
        set: excluded(products, ['id', 'externalId', 'createdAt']),
      }),
    db
      .delete(productsSearch)
      .where(inArray(productsSearch.rowid, sql`(select p.id from ${stored})`)),
    db.insert(productsSearch).select(sql`select ${sql.raw(jsonFields.search)} from ${stored}`),
    // Check results belong to an address: a new one starts afresh.
    db
      .insert(linkChecks)
      .select(sql`select ${sql.raw(jsonFields.links)} from ${given} where true`)
      .onConflictDoUpdate({
        target: linkChecks.id,
        set: excluded(linkChecks, ['id']),
        setWhere: ne(linkChecks.url, sql`excluded.url`),
      }),
    // Last: `when` compares its timestamp.
    db
      .insert(productTexts)
      .select(sql`select ${sql.raw(jsonFields.texts)} from ${stored} where true`)
      .onConflictDoUpdate({ target: productTexts.id, set: excluded(productTexts, ['id']) }),
  ]
}

/** One transaction with further writes; known products keep `createdAt`. */
export async function writeProducts(
  db: Database,
  input: { rows: readonly ProductImportRow[]; merchants: readonly Merchant[]; now: Date },
  along: Write[] = [],
): Promise<void> {
  if (input.rows.length > 0) await db.batch([...upsertProducts(db, input), ...along])
}

interface GoodRow {
  index: number
  row: ProductImportRow
  named: object
}

interface CheckedRows {
  good: GoodRow[]
  errors: ProductImportAnswer['errors']
}

function checkRows(rows: readonly unknown[], merchants: readonly Merchant[]): CheckedRows {
  const rowSchema = importRowFor(merchants)
  const good: CheckedRows['good'] = []
  const errors: CheckedRows['errors'] = []
  for (const [index, row] of rows.entries()) {
    const result = rowSchema.safeParse(row)
    if (result.success) good.push({ index, row: result.data, named: Object(row) })
    else
      errors.push({
        index,
        issues: result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      })
  }
  return { good, errors }
}

/** Editors' own fields: a file without these columns leaves them unchanged. */
const editorsFields = ['linkFrom', 'linkTo', 'earlierPrice', 'earlierFrom', 'earlierTo'] as const

function completeRow(
  { row, named }: GoodRow,
  stored: ProductFields | undefined,
  seenOn: string | null,
): ProductImportRow {
  const kept = stored
    ? editorsFields.filter((name) => !(name in named)).map((name) => [name, stored[name]])
    : []
  return {
    ...row,
    ...Object.fromEntries(kept),
    priceSeenOn: row.price === null ? null : (row.priceSeenOn ?? seenOn),
  }
}

async function listStoredOf(db: Database, good: readonly GoodRow[]) {
  return listStoredProducts(
    db,
    good.map(({ row }) => row.externalId),
  )
}

export async function importProducts(
  ctx: Ctx,
  rows: readonly unknown[],
): Promise<ProductImportAnswer> {
  const { db, now } = ctx
  const merchants = await readStoredMerchants(db)
  const { good, errors } = checkRows(rows, merchants)
  const label = good[0] ? `${good[0].row.externalId} …` : ''
  const after = { rows: good.length, bad: errors.length }
  const entry = auditEntry(ctx, { action: 'product.import', subject: '', label, after })
  const known = await listStoredOf(db, good)
  const goodRows = good.map((one) =>
    completeRow(one, known.get(one.row.externalId)?.product, vietnamDay(now)),
  )
  await writeProducts(db, { rows: goodRows, merchants, now }, [entry])
  return { imported: good.length, errors }
}

const toWholeCents = (price: number | null) =>
  price === null ? null : Math.round(price * 100) / 100

/** A dry run. A withdrawn product counts as changed, because an import lists it again. */
export async function checkImport(
  db: Database,
  rows: readonly unknown[],
): Promise<ProductImportCheck> {
  const { good, errors } = checkRows(rows, await readStoredMerchants(db))
  const known = await listStoredOf(db, good)
  const check: ProductImportCheck = { added: [], changed: [], errors }
  for (const one of good) {
    const stored = known.get(one.row.externalId)
    const row = completeRow(one, stored?.product, stored?.product.priceSeenOn ?? null)
    const prices = { price: toWholeCents(row.price), earlierPrice: toWholeCents(row.earlierPrice) }
    if (!stored) check.added.push(one.index)
    else if (
      !stored.listed ||
      Object.keys(changedFields(stored.product, { ...row, ...prices }).after).length > 0
    )
      check.changed.push(one.index)
  }
  return check
}
