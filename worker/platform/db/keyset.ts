import { and, asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Cursor, PageLinks } from '../../../schema/api/text-fields'

/**
 * A page of a list from the newest to the oldest: rows older than `before` or newer than `after`;
 * without either the newest.
 */
export interface KeysetPage {
  before?: Cursor | undefined
  after?: Cursor | undefined
  limit: number
}

/**
 * Condition and order of a query that reads a page from an index on the two columns. Row values,
 * because SQLite seeks an index by them.
 */
export function keysetOf(
  at: SQLWrapper,
  id: SQLWrapper,
  { before, after }: KeysetPage,
): { where: SQL | undefined; orderBy: SQL[] } {
  const compare = (operator: '<' | '>', cursor: Cursor | undefined) =>
    cursor && sql`(${at}, ${id}) ${sql.raw(operator)} (${cursor.at}, ${cursor.id})`
  const direction = after ? asc : desc
  return {
    where: and(compare('<', before), compare('>', after)),
    orderBy: [direction(at), direction(id)],
  }
}

interface Row {
  createdAt: string
  /** Sorts the rows of one instant. */
  id: string | number
}

const cursorOf = (row: Row | undefined) => (row ? `${row.createdAt}~${row.id}` : null)

/**
 * The page of a query that read one row more than its limit: the newest first, with the cursors of
 * its neighbours.
 */
export function toPage<R extends Row>(
  found: R[],
  { before, after, limit }: KeysetPage,
): PageLinks & { rows: R[] } {
  const rows = found.slice(0, limit)
  if (after) rows.reverse()
  const hasMore = found.length > limit
  return {
    rows,
    newer: (after ? hasMore : before) ? cursorOf(rows[0]) : null,
    older: after || hasMore ? cursorOf(rows.at(-1)) : null,
  }
}

/**
 * All rows that pages of a query have, from the newest to the oldest, one page in memory at a time.
 */
export async function* readAll<R extends Row>(
  read: (page: KeysetPage) => Promise<R[]>,
  limit: number,
): AsyncGenerator<R, void> {
  let before: Cursor | undefined
  for (;;) {
    const rows = await read({ before, limit })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < limit) return
    before = { at: last.createdAt, id: String(last.id) }
  }
}
