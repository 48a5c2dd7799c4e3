import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { type ProductImportRow, productImportRow } from '../../schema/api/product-import'
import { productRecord, productStatements } from '../../schema/product-statements'
import { leadRows, postRows, postTexts } from '../../worker/testing/growth-rows'
import { writeCatalogue } from '../catalogue'

export interface Sizes {
  posts: number
  leads: number
  products: number
}

async function addProducts(database: DatabaseSync, from: number, to: number): Promise<void> {
  const file = join(tmpdir(), `mango-road-growth-${process.pid}.jsonl`)
  await writeCatalogue(file, { count: to, seed: 20261121 })
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(from)
  rmSync(file)
  const prepared = productStatements().map((sql) => database.prepare(sql))
  for (let start = 0; start < lines.length; start += 500) {
    const rows = lines.slice(start, start + 500).map((line): ProductImportRow => productImportRow.parse(JSON.parse(line)))
    const records = rows.map((row, index) =>
      productRecord(row, new Date(Date.UTC(2026, 0, 1) + (from + start + index) * 1000).toISOString()),
    )
    for (const statement of prepared) statement.run(JSON.stringify(records))
  }
}

/** Adds rows until each table has grown from one size to another. */
export async function growTables(database: DatabaseSync, from: Sizes, to: Sizes): Promise<void> {
  database.exec('begin')
  database.prepare(postRows).run(from.posts + 1, to.posts)
  database.exec(postTexts)
  for (const rows of leadRows) database.prepare(rows).run(from.leads + 1, to.leads)
  await addProducts(database, from.products, to.products)
  database.exec('commit')
}
