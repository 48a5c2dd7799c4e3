import { and, asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Cursor, PageLinks } from '../../../schema/api/admin-cursor'

/** A page of a list from the newest to the oldest: rows older than `before` or newer than `after`; without either the newest. */
export interface KeysetPage {
  before?: Cursor | undefined
  after?: Cursor | undefined
  limit: number
}

/** Condition and order of a query that reads a page from an index on the two columns. Row values, because SQLite seeks an index by them. */
export function keysetOf(
  at: SQLWrapper,
  id: SQLWrapper,
  { before, after }: Pick<KeysetPage, 'before' | 'after'>,
): { where: SQL | undefined; orderBy: SQL[] } {
  const compare = (operator: '<' | '>', cursor: Cursor | undefined) =>
    cursor && sql`(${at}, ${id}) ${sql.raw(operator)} (${cursor.at}, ${cursor.id})`
  const direction = after ? asc : desc
  return { where: and(compare('<', before), compare('>', after)), orderBy: [direction(at), direction(id)] }
}

interface Sorted {
  createdAt: string
  /** The second part of a cursor: sorts the rows of one instant. */
  key: string
}

function byAge(a: Sorted, b: Sorted): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1
  return a.key < b.key ? -1 : 1
}

const cursorOf = (row: Sorted | undefined) => (row ? `${row.createdAt}~${row.key}` : null)

/** One page of the rows that several queries read, each `limit + 1`, the newest first, with the cursors of its neighbours. */
export function mergePage<Row extends Sorted>(rows: Row[], { before, after, limit }: KeysetPage): PageLinks & { rows: Row[] } {
  const sorted = rows.toSorted(after ? byAge : (a, b) => byAge(b, a))
  const page = sorted.slice(0, limit)
  if (after) page.reverse()
  const hasMore = sorted.length > limit
  return {
    rows: page,
    newer: (after ? hasMore : before !== undefined) ? cursorOf(page[0]) : null,
    older: (after ? true : hasMore) ? cursorOf(page.at(-1)) : null,
  }
}

/** All rows of a query that reads a page of `limit + 1`, from the newest to the oldest, one page in memory at a time. */
export async function* readAll<Row extends Sorted>(read: (page: KeysetPage) => Promise<Row[]>, limit: number): AsyncGenerator<Row, void> {
  let before: Cursor | undefined
  for (;;) {
    const rows = await read({ before, limit })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length <= limit) return
    before = { at: last.createdAt, id: last.key }
  }
}

/** Merges sources that each run from the newest to the oldest, with at most a page of each in memory. */
export async function* mergeAll<Row extends Sorted>(sources: AsyncGenerator<Row, void>[]): AsyncGenerator<Row, void> {
  const heads = await Promise.all(sources.map(async (source) => ({ source, next: await source.next() })))
  for (;;) {
    const [first, ...others] = heads.filter(({ next }) => !next.done)
    if (!first) return
    const newest = others.reduce((best, head) => (isNewer(head.next, best.next) ? head : best), first)
    if (newest.next.value) yield newest.next.value
    newest.next = await newest.source.next()
  }
}

function isNewer(a: IteratorResult<Sorted, void>, b: IteratorResult<Sorted, void>): boolean {
  return Boolean(a.value && b.value && byAge(a.value, b.value) > 0)
}
