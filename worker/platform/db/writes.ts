import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { SQLiteColumn, SQLiteInsertBase, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './database'

/** A write for `db.batch`, which is one transaction. */
export type Write = RunnableQuery<D1Result, 'sqlite'>

/** Runs writes in one transaction. Returns their results: none for no writes. */
export async function batchAll(db: Database, writes: readonly Write[]): Promise<D1Result[]> {
  const [first, ...others] = writes
  return first ? db.batch([first, ...others]) : []
}

/** Whether the last write of a batch changed a row, such as an update under an optimistic lock. */
export function hasChanged(results: readonly D1Result[]): boolean {
  return (results.at(-1)?.meta.changes ?? 0) > 0
}

/** `insert … select … where`, which Drizzle's `values()` cannot express. */
export function insertWhen<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: Table['$inferInsert'],
  when: SQL | undefined,
): SQLiteInsertBase<Table, 'async', D1Result> {
  const given = new Map<string, unknown>(Object.entries(row))
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated)
  const values = columns.map(([key, column]) =>
    sql.param(given.get(key) ?? column.default ?? null, column),
  )
  return db
    .insert(table)
    .select(sql`select ${sql.join(values, sql`, `)} where ${when ?? sql`true`}`)
}

export function plusOne(column: SQLiteColumn): SQL {
  return sql`${column} + 1`
}
