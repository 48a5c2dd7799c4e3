import type { SQL } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import type { Database } from './database'

const dialect = new SQLiteAsyncDialect()

export interface ReadTogether {
  /** The rows of each statement, as objects by column name. */
  rows: Record<string, unknown>[][]
  /** What the database took for all of them, in milliseconds. */
  durationMs: number
}

/** Reads with several statements of hand-written SQL at one moment of the database, in one question. Throws what D1 throws. */
export async function readTogether(db: Database, statements: SQL[]): Promise<ReadTogether> {
  const client = db.$client
  const prepared = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement)
    return client.prepare(sql).bind(...params)
  })
  const results = await client.batch<Record<string, unknown>>(prepared)
  return {
    rows: results.map(({ results: rows }) => rows),
    durationMs: results.reduce((sum, { meta }) => sum + (meta.duration ?? 0), 0),
  }
}
