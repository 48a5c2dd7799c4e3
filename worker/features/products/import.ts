import { sql } from 'drizzle-orm'
import { type ProductImportAnswer, type ProductImportRow, productImportRow } from '../../../schema/api/product-import'
import { productRecord, productStatements } from '../../../schema/product-statements'
import type { Database } from '../../lib/database'
import { storeTogether } from '../../lib/store-together'

/**
 * Writes products in one transaction: new ones are added, known ones (by `externalId`) brought up to date, their first day kept. The same
 * batch may be sent again. Throws UNAVAILABLE where nothing of it was stored.
 */
export async function writeProducts(db: Database, rows: readonly ProductImportRow[], now: Date): Promise<void> {
  if (rows.length === 0) return
  // The last of several rows with one id wins.
  const records = new Map(rows.map((row) => [row.externalId, productRecord(row, now.toISOString())]))
  const json = JSON.stringify([...records.values()])
  const statements = productStatements('upsert').map((statement) => {
    const [before = '', after = ''] = statement.split('?')
    return sql`${sql.raw(before)}${json}${sql.raw(after)}`
  })
  await storeTogether(db, statements)
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
