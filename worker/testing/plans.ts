import { env } from 'cloudflare:test'
import type { SQL } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'

const dialect = new SQLiteAsyncDialect()

/** How the database would read a statement, a line a step. */
export async function planOf(statement: SQL): Promise<string[]> {
  const { sql, params } = dialect.sqlToQuery(statement)
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}
