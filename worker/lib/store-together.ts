import type { SQL } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import type { Database } from './database'
import { ApiError } from './errors'

const dialect = new SQLiteAsyncDialect()

/** Runs statements as one transaction (a D1 batch). Throws UNAVAILABLE where the database refuses: then nothing of them was stored. */
export async function storeTogether(db: Database, statements: SQL[]): Promise<void> {
  const client = db.$client
  try {
    const prepared = statements.map((statement) => {
      const { sql, params } = dialect.sqlToQuery(statement)
      return client.prepare(sql).bind(...params)
    })
    await client.batch(prepared)
  } catch (error) {
    throw new ApiError('UNAVAILABLE', { cause: error })
  }
}
