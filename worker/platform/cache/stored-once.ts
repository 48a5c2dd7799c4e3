import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { OutboxKind } from '../../../schema/tables/outbox'
import { sha256 } from '../auth/hash'
import type { Database } from '../db/database'
import { storeTogether } from '../db/store-together'
import { enqueue } from '../outbox/outbox'

/** How long the same content counts as the same submission (decision G1). */
const repeatWindowMs = 10 * 60 * 1000

type SubmissionTable = SQLiteTable & Record<'id' | 'status' | 'idempotencyKey' | 'contentHash' | 'createdAt', SQLiteColumn>
type SubmissionRow<Table extends SubmissionTable> = Table['$inferInsert'] & {
  id: string
  /** `spam` is told to nobody. */
  status: 'new' | 'spam'
  contentHash: string
  /** UTC ISO instant. */
  createdAt: string
}

/** The SHA-256 of all that a visitor wrote, in hexadecimal digits; the order of the fields does not matter. */
export function contentHashOf(content: Record<string, string>): Promise<string> {
  const fields = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))
  return sha256(JSON.stringify(fields))
}

/** One statement, so that two tries at the same moment store one row. What was taken for spam does not stand in the way of a person. */
function insertOnce<Table extends SubmissionTable>(table: Table, row: SubmissionRow<Table>): SQL {
  const since = new Date(Date.parse(row.createdAt) - repeatWindowMs).toISOString()
  const given = new Map(Object.entries(row))
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.get(key) !== undefined)
  const names = columns.map(([, column]) => sql.identifier(column.name))
  const values = columns.map(([key, column]) => sql.param(given.get(key), column))
  return sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)}
    where not exists (
      select 1 from ${table}
      where ${table.contentHash} = ${row.contentHash} and ${table.createdAt} > ${since} and (${table.status} = ${row.status} or ${table.status} <> 'spam')
    )
    on conflict do nothing`
}

/**
 * Stores a submission together with its deliveries, unless it is a repetition: the same idempotency key, or the same content within the
 * ten minutes before it. Answers the row's id, of which there is nothing where it was a repetition. Throws UNAVAILABLE where nothing could
 * be stored.
 */
export async function storeOnce<Table extends SubmissionTable>(
  db: Database,
  table: Table,
  row: SubmissionRow<Table>,
  kinds: readonly OutboxKind[],
): Promise<string> {
  const { id, createdAt } = row
  const when = sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${table.status} = 'new')`
  const deliveries = kinds.map((kind) => enqueue({ kind, subject: id, idempotencyKey: `${kind}:${id}`, at: createdAt, when }))
  await storeTogether(db, [insertOnce(table, row), ...deliveries])
  return id
}
