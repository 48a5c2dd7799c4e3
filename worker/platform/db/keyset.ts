import { and, asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Cursor, PageLinks } from '../../../schema/api/text-fields'

/** A page of a list, newest first: rows older than `before` or newer than `after`. */
export interface KeysetPage {
  before?: Cursor | undefined
  after?: Cursor | undefined
  limit: number
}

/** Uses row values, because SQLite seeks an index by them. */
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
  id: string | number
}

const cursorOf = (row: Row | undefined) => (row ? `${row.createdAt}~${row.id}` : null)

/** For a query that read one row more than its limit: the newest first, with cursors. */
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

/** Yields all rows, newest first, with one page in memory. */
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
