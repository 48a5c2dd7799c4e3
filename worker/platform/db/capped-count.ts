import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { CappedCount } from '../../../schema/api/admin-dashboard'
import type { Database } from './database'

/** Counts the rows that a condition holds for, but stops at `cap`: a table of any size costs the same. The condition needs an index. */
export async function countUpTo(db: Database, input: { table: SQLiteTable; where: SQL | undefined; cap: number }): Promise<CappedCount> {
  const { table, where, cap } = input
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(cap)
    .as('some')
  const [row] = await db.select({ count: sql<number>`count(*)`.as('count') }).from(some)
  const count = row?.count ?? 0
  return { count, isCapped: count >= cap }
}

/** Two counts as one. */
export function addCounts(a: CappedCount, b: CappedCount): CappedCount {
  return { count: a.count + b.count, isCapped: a.isCapped || b.isCapped }
}
