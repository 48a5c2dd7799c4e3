import { type SQL, sql } from 'drizzle-orm'
import type { ProductImportCheck } from '../../../schema/api/admin-products'
import { type ProductImportAnswer, type ProductImportRow, productImportRow } from '../../../schema/api/product-import'
import { productRecord, productStatements } from '../../../schema/product-statements'
import type { Database } from '../../platform/db/database'
import { storeTogether } from '../../platform/db/store-together'
import { auditEntry, changedFields } from '../../platform/log/audit'
import { listStoredProducts } from './admin-product'

/** The statements that write products; with `when` only if that SQL condition holds. The last of several rows with one id wins. */
export function upsertStatements(rows: readonly ProductImportRow[], now: Date, when?: SQL): SQL[] {
  const records = new Map(rows.map((row) => [row.externalId, productRecord(row, now.toISOString())]))
  const json = JSON.stringify([...records.values()])
  const source = when ? sql`case when ${when} then ${json} else '[]' end` : sql`${json}`
  return productStatements('upsert').map((statement) => {
    const [before = '', after = ''] = statement.split('?')
    return sql`${sql.raw(before)}${source}${sql.raw(after)}`
  })
}

/**
 * Writes products in one transaction, together with further statements: new ones are added, known ones (by `externalId`) brought up to date,
 * their first day kept. The same batch may be sent again. Throws UNAVAILABLE where nothing of it was stored.
 */
export async function writeProducts(db: Database, rows: readonly ProductImportRow[], now: Date, along: SQL[] = []): Promise<void> {
  if (rows.length > 0) await storeTogether(db, [...upsertStatements(rows, now), ...along])
}

interface CheckedRows {
  good: { index: number; row: ProductImportRow }[]
  /** Bad rows, by their place. */
  errors: ProductImportAnswer['errors']
}

function checkRows(rows: readonly unknown[]): CheckedRows {
  const good: CheckedRows['good'] = []
  const errors: CheckedRows['errors'] = []
  for (const [index, row] of rows.entries()) {
    const result = productImportRow.safeParse(row)
    if (result.success) good.push({ index, row: result.data })
    else errors.push({ index, issues: result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) })
  }
  return { good, errors }
}

/** Checks the rows of a batch and writes the good ones; the bad ones are told by their place. */
export async function importProducts(
  db: Database,
  input: { rows: readonly unknown[]; username: string; now: Date },
): Promise<ProductImportAnswer> {
  const { rows, username, now } = input
  const { good, errors } = checkRows(rows)
  const label = good[0] ? `${good[0].row.externalId} …` : ''
  const entry = auditEntry({
    username,
    action: 'product.import',
    subject: '',
    label,
    after: { rows: good.length, bad: errors.length },
    now,
  })
  const products = good.map(({ row }) => row)
  await writeProducts(db, products, now, [entry])
  return { imported: good.length, errors }
}

/** What {@link importProducts} would do with a batch. A withdrawn product counts as changed, because an import lists it again. */
export async function checkImport(db: Database, rows: readonly unknown[]): Promise<ProductImportCheck> {
  const { good, errors } = checkRows(rows)
  const known = await listStoredProducts(
    db,
    good.map(({ row }) => row.externalId),
  )
  const check: ProductImportCheck = { added: [], changed: [], errors }
  for (const { index, row } of good) {
    const stored = known.get(row.externalId)
    const price = row.price === null ? null : Math.round(row.price * 100) / 100
    if (!stored) check.added.push(index)
    else if (!stored.listed || Object.keys(changedFields(stored.product, { ...row, price }).after).length > 0) check.changed.push(index)
  }
  return check
}
