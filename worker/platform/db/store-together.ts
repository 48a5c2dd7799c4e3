import type { SQL } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import { ApiError } from '../http/errors'
import type { Database } from './database'

const dialect = new SQLiteAsyncDialect()

/** Runs statements as one transaction (a D1 batch). Throws UNAVAILABLE where the database refuses: then nothing of them was stored. */
export async function storeTogether(db: Database, statements: SQL[]): Promise<void> {
  await runTogether(db, statements)
}

/**
 * The same for a change that may find nothing to change, such as an update of what somebody else has changed meanwhile. Answers whether its
 * last statement changed anything.
 */
export async function changeTogether(db: Database, statements: SQL[]): Promise<boolean> {
  const results = await runTogether(db, statements)
  return (results.at(-1)?.meta.changes ?? 0) > 0
}

async function runTogether(db: Database, statements: SQL[]): Promise<D1Result[]> {
  const client = db.$client
  try {
    const prepared = statements.map((statement) => {
      const { sql, params } = dialect.sqlToQuery(statement)
      return client.prepare(sql).bind(...params)
    })
    return await client.batch(prepared)
  } catch (error) {
    throw new ApiError('UNAVAILABLE', { cause: error })
  }
}
