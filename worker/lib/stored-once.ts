import { getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './database'

/** How long the same content counts as the same submission (decision G1). */
const repeatWindowMs = 10 * 60 * 1000

type SubmissionTable = SQLiteTable & Record<'idempotencyKey' | 'contentHash' | 'createdAt', SQLiteColumn>
type SubmissionRow<Table extends SubmissionTable> = Table['$inferInsert'] & { contentHash: string; createdAt: string }

/** The SHA-256 of all that a visitor wrote, in hexadecimal digits; the order of the fields does not matter. */
export async function contentHashOf(content: Record<string, string>): Promise<string> {
  const fields = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(fields)))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Stores a submission, unless it is a repetition: the same idempotency key, or the same content within the ten minutes before
 * `createdAt` (a UTC ISO instant). One statement, so that two tries at the same moment store one row.
 */
export async function insertOnce<Table extends SubmissionTable>(db: Database, table: Table, row: SubmissionRow<Table>): Promise<void> {
  const since = new Date(Date.parse(row.createdAt) - repeatWindowMs).toISOString()
  const given = new Map(Object.entries(row))
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.get(key) !== undefined)
  const names = columns.map(([, column]) => sql.identifier(column.name))
  const values = columns.map(([key, column]) => sql.param(given.get(key), column))
  await db.run(sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)}
    where not exists (
      select 1 from ${table} where ${table.contentHash} = ${row.contentHash} and ${table.createdAt} > ${since}
    )
    on conflict do nothing`)
}
