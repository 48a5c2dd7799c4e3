import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Cursor, PageLinks } from '../../../schema/api/admin-cursor'

/** A page of a list that runs from the newest to the oldest: what is older than `before`, or newer than `after`, else the newest. */
export interface KeysetPage {
  before?: Cursor | undefined
  after?: Cursor | undefined
  limit: number
}

/** The end of a statement that reads one row more than a page from an index on the two columns; it follows `where …`. */
export function keyset(at: SQLWrapper, id: SQLWrapper, { before, after, limit }: KeysetPage): SQL {
  const order = after ? sql`order by ${at}, ${id}` : sql`order by ${at} desc, ${id} desc`
  const older = before ? sql`and (${at}, ${id}) < (${before.at}, ${before.id})` : sql``
  const newer = after ? sql`and (${at}, ${id}) > (${after.at}, ${after.id})` : sql``
  return sql`${older} ${newer} ${order} limit ${limit + 1}`
}

interface Placed {
  createdAt: string
  /** What stands in cursors. */
  key: string
}

function byAge(a: Placed, b: Placed): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1
  return a.key < b.key ? -1 : 1
}

const cursorOf = (row: Placed | undefined) => (row ? `${row.createdAt}~${row.key}` : null)

/** One page out of the rows that several statements read with {@link keyset}, the newest first, and where it goes on. */
export function mergePage<Row extends Placed>(rows: Row[], { before, after, limit }: KeysetPage): PageLinks & { rows: Row[] } {
  const sorted = rows.toSorted(after ? byAge : (a, b) => byAge(b, a))
  const page = sorted.slice(0, limit)
  if (after) page.reverse()
  const goesOn = sorted.length > limit
  return {
    rows: page,
    newer: (after ? goesOn : before !== undefined) ? cursorOf(page[0]) : null,
    older: (after ? true : goesOn) ? cursorOf(page.at(-1)) : null,
  }
}

/** All rows that a statement with {@link keyset} reads, from the newest to the oldest, so many at once. */
export async function* readAll<Row extends Placed>(read: (page: KeysetPage) => Promise<Row[]>, limit: number): AsyncGenerator<Row, void> {
  let before: Cursor | undefined
  for (;;) {
    const rows = await read({ before, limit })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length <= limit) return
    before = { at: last.createdAt, id: last.key }
  }
}

/** All rows of several sources, each from the newest to the oldest, in that order, with no more than a page of each held at once. */
export async function* mergeAll<Row extends Placed>(sources: AsyncGenerator<Row, void>[]): AsyncGenerator<Row, void> {
  const heads = await Promise.all(sources.map(async (source) => ({ source, next: await source.next() })))
  for (;;) {
    const [first, ...others] = heads.filter(({ next }) => !next.done)
    if (!first) return
    const newest = others.reduce((best, head) => (isNewer(head.next, best.next) ? head : best), first)
    if (newest.next.value) yield newest.next.value
    newest.next = await newest.source.next()
  }
}

function isNewer(a: IteratorResult<Placed, void>, b: IteratorResult<Placed, void>): boolean {
  return Boolean(a.value && b.value && byAge(a.value, b.value) > 0)
}
