import {
  and,
  type Column,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  lt,
  max,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import type * as z from 'zod'
import type {
  listSearchesQuery,
  SearchLists,
  SearchRow,
  searchEventInput,
} from '../../../schema/api/searches'
import { fold } from '../../../schema/fold'
import type { Locale } from '../../../schema/locale'
import { searchCounts } from '../../../schema/tables/searches'
import { addDays, vietnamDay } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { insertWhen } from '../../platform/db/writes'

const maxQueriesPerDay = 2000
const maxListed = 50
const maxCounted = 20_000
const minSearchesWithoutClick = 3
const keptDays = 90

const { day, locale, query, searches, clicks, positions } = searchCounts
const plus = (column: Column, added: number) => sql`${column} + ${added}`

const webAddress =
  /:\/\/|www\.|[\p{L}\d-]{3,}\.\p{L}{2,}|\.(?:com|net|org|vn|me|io)\b|\.\p{L}{2,}\//u

function isMaybePersonal(words: string) {
  const plain = words
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
  return (
    plain.includes('@') || webAddress.test(plain) || (plain.match(/\p{Nd}/gu)?.length ?? 0) >= 6
  )
}

/** Words that nobody searched for on that day are of whoever has a share left to add some. */
export async function countSearchEvent(
  db: Database,
  event: z.output<typeof searchEventInput> & { now: Date },
  mayAddWords: () => Promise<boolean>,
): Promise<void> {
  const words = fold(event.query)
  if (!/[\p{L}\p{N}]/u.test(words) || isMaybePersonal(event.query)) return
  const { position } = event
  const key = { day: vietnamDay(event.now), locale: event.locale, query: words }
  const added =
    position === undefined
      ? { searches: 1, clicks: 0, positions: 0 }
      : { searches: 0, clicks: 1, positions: position }
  const known = db
    .select({ day })
    .from(searchCounts)
    .where(and(eq(day, key.day), eq(locale, key.locale), eq(query, key.query)))
  if ((await known).length === 0 && !(await mayAddWords())) return
  const ofDay = db.select({ rows: count() }).from(searchCounts).where(eq(day, key.day))
  await insertWhen(
    db,
    searchCounts,
    { ...key, ...added, results: event.results },
    or(exists(known), lt(sql`(${ofDay})`, maxQueriesPerDay)),
  ).onConflictDoUpdate({
    target: [day, locale, query],
    set: {
      searches: plus(searches, added.searches),
      clicks: plus(clicks, added.clicks),
      positions: plus(positions, added.positions),
      ...(position === undefined && { results: event.results }),
    },
  })
}

function firstDay(now: Date | number, days: number) {
  return addDays(vietnamDay(now), 1 - days)
}

type Totals = Omit<SearchRow, 'averagePosition'> & { positions: number }

function toSearchRow({ positions: sumOfPositions, ...row }: Totals): SearchRow {
  return {
    ...row,
    averagePosition: row.clicks === 0 ? null : Math.round((sumOfPositions / row.clicks) * 10) / 10,
  }
}

export async function listSearches(
  db: Database,
  { days, locale: wanted, now }: z.output<typeof listSearchesQuery> & { now: Date },
): Promise<SearchLists> {
  const totals = selectTotals(db, firstDay(now, days), wanted)
  const select = (fits?: SQL) =>
    db
      .select({
        query: totals.query,
        locale: totals.locale,
        searches: totals.searches,
        results: totals.results,
        clicks: totals.clicks,
        positions: totals.positions,
      })
      .from(totals)
      .where(fits)
      .orderBy(desc(totals.searches), totals.query, totals.locale)
      .limit(maxListed)
  const unclicked = and(
    gte(totals.searches, minSearchesWithoutClick),
    gt(totals.results, 0),
    eq(totals.clicks, 0),
  )
  const [top, withoutResults, withoutClicks] = await db.batch([
    select(),
    select(eq(totals.results, 0)),
    select(unclicked),
  ])
  return {
    top: top.map(toSearchRow),
    withoutResults: withoutResults.map(toSearchRow),
    withoutClicks: withoutClicks.map(toSearchRow),
  }
}

/** `results` is of the last day: SQLite takes bare columns from the row of `max()`. */
function selectTotals(db: Database, since: string, wanted: Locale | 'all') {
  const recent = db
    .select()
    .from(searchCounts)
    .where(and(gte(day, since), wanted === 'all' ? undefined : eq(locale, wanted)))
    .orderBy(desc(day))
    .limit(maxCounted)
    .as('recent')
  return db
    .select({
      query: recent.query,
      locale: recent.locale,
      searches: sum(recent.searches).mapWith(Number).as('all_searches'),
      results: recent.results,
      clicks: sum(recent.clicks).mapWith(Number).as('all_clicks'),
      positions: sum(recent.positions).mapWith(Number).as('all_positions'),
      lastDay: max(recent.day).as('last_day'),
    })
    .from(recent)
    .groupBy(recent.locale, recent.query)
    .as('totals')
}

export async function purgeSearchCounts(db: Database, now: number): Promise<void> {
  await db.delete(searchCounts).where(lt(day, firstDay(now, keptDays)))
}
