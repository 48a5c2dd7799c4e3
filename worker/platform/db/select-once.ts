import { type GetColumnData, is, Placeholder, type SQL, sql } from 'drizzle-orm'
import { SQLiteAsyncDialect, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from './database'

type Columns = Record<string, SQLiteColumn>
type Row<Of extends Columns> = { [Name in keyof Of]: GetColumnData<Of[Name]> }

const dialect = new SQLiteAsyncDialect()

/** Drizzle's decoding where a column stores something else than it holds; most do not. */
function decoderOf(column: SQLiteColumn): ((value: unknown) => unknown) | undefined {
  const isPlain = column.columnType === 'SQLiteText' || column.columnType === 'SQLiteInteger'
  return isPlain ? undefined : (value) => column.mapFromDriverValue(value)
}

/**
 * A select whose SQL is made once an isolate: Drizzle takes longer to make it than D1's answer takes to read. `rest` is what follows the
 * columns, with `sql.placeholder('name')` for what differs from read to read. Throws what D1 throws.
 */
export function selectOnce<Of extends Columns>(
  columns: Of,
  rest: SQL,
): (db: Database, values: Record<string, string | number>) => Promise<Row<Of>[]> {
  const list = Object.values(columns).map((column) => sql`${column}`)
  const query = dialect.sqlToQuery(sql`select ${sql.join(list, sql`, `)} ${rest}`)
  const fields = Object.entries(columns).map(([key, column]) => ({ key, name: column.name, decode: decoderOf(column) }))

  function read(stored: Record<string, unknown>): Row<Of> {
    const row: Record<string, unknown> = {}
    for (const { key, name, decode } of fields) {
      const value = stored[name]
      row[key] = decode && value !== null ? decode(value) : value
    }
    return asRow(row)
  }

  return async (db, values) => {
    const params = query.params.map((param) => (is(param, Placeholder) ? values[param.name] : param))
    const { results } = await db.$client
      .prepare(query.sql)
      .bind(...params)
      .all<Record<string, unknown>>()
    return results.map(read)
  }
}

/** What {@link selectOnce} has read by the columns' own types. */
function asRow<Of extends Columns>(row: Record<string, unknown>): Row<Of> {
  return row as Row<Of>
}
