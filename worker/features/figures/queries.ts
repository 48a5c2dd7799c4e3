import {
  and,
  between,
  count,
  desc,
  eq,
  gte,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
  sum,
} from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { arrivalCounts, entryViews, viewCounts } from '../../../schema/tables/counts'
import { entries } from '../../../schema/tables/entries'
import { letterLinks, letterSendings } from '../../../schema/tables/letters'
import { productClicks } from '../../../schema/tables/products'
import { searchCounts } from '../../../schema/tables/searches'
import { submissions } from '../../../schema/tables/submissions'
import { vietnamDayRange } from '../../../schema/time'
import { isPublicIn } from '../../content/queries'
import type { Database } from '../../platform/db/database'
import { before, type Periods } from './periods'

interface Sums {
  table: SQLiteTable
  day: SQLWrapper
  name: SQLWrapper
  amount: SQLWrapper
  where?: SQL
  /** What the newest rows have most of; by default the day. */
  order?: SQLWrapper
}

/** Rows that a sum reads, the newest: readers make as many as they search for and click on. */
export const maxCounted = 100_000

/** Grouped by step in the database, so that a year is no more rows than a month. */
function selectSums(db: Database, periods: Periods, { table, day, name, amount, ...rest }: Sums) {
  const { where, order = day } = rest
  const { start, today, beforeStart, beforeEnd, steps } = periods
  const step = sql<string>`iif(${day} < ${start}, ${before}, substr(${day}, 1, ${steps[0]?.length}))`
  const isCounted = sql`${day} >= ${beforeStart} and ${day} <= ${today}
    and (${day} <= ${beforeEnd} or ${day} >= ${start})`
  const counted = db
    .select({
      step: step.as('step'),
      name: sql<string>`${name}`.as('name'),
      amount: sql<number>`${amount}`.as('amount'),
    })
    .from(table)
    .where(and(where, isCounted))
    .orderBy(desc(order))
    .limit(maxCounted)
    .as('counted')
  return db
    .select({
      step: counted.step,
      name: counted.name,
      count: sum(counted.amount).mapWith(Number),
      rows: count(),
    })
    .from(counted)
    .groupBy(sql`step`, sql`name`)
}

export function selectViews(db: Database, periods: Periods, name: 'page' | 'locale') {
  const { day, views: amount } = viewCounts
  return selectSums(db, periods, { table: viewCounts, day, name: viewCounts[name], amount })
}

/** Of all rows that were read for a list, not only of those in it. */
const rowsRead = sql<number>`sum(count(*)) over ()`

/** Deleted entries are left out. */
export function selectTopPages(db: Database, { start, today }: Periods, limit: number) {
  const { day, entryId, locale, views } = entryViews
  const recent = db
    .select({ entryId, locale, views })
    .from(entryViews)
    .where(between(day, start, today))
    .orderBy(desc(day))
    .limit(maxCounted)
    .as('recent')
  const total = sum(recent.views).mapWith(Number)
  const isPublic = or(
    and(eq(recent.locale, 'vi'), isPublicIn('vi')),
    and(eq(recent.locale, 'en'), isPublicIn('en')),
  )
  return db
    .select({
      id: entries.id,
      kind: entries.kind,
      slug: entries.slug,
      titleVi: entries.titleVi,
      titleEn: entries.titleEn,
      locale: recent.locale,
      isPublic: sql`${isPublic}`.mapWith(Boolean),
      views: total,
      rows: rowsRead,
    })
    .from(recent)
    .crossJoin(entries)
    .where(and(eq(entries.id, recent.entryId), isNull(entries.deletedAt)))
    .groupBy(recent.entryId, recent.locale)
    .orderBy(desc(total), recent.entryId, recent.locale)
    .limit(limit)
}

export function selectTopSources(db: Database, { start, today }: Periods, limit: number) {
  const { day, source, arrivals } = arrivalCounts
  const recent = db
    .select({ source, arrivals })
    .from(arrivalCounts)
    .where(between(day, start, today))
    .orderBy(desc(day))
    .limit(maxCounted)
    .as('recent')
  const total = sum(recent.arrivals).mapWith(Number)
  return db
    .select({ source: recent.source, arrivals: total, rows: rowsRead })
    .from(recent)
    .groupBy(recent.source)
    .orderBy(desc(total), recent.source)
    .limit(limit)
}

export function selectSearches(db: Database, periods: Periods) {
  const { day, searches: amount, results } = searchCounts
  const name = sql`iif(${results} > 0, 'found', 'empty')`
  return selectSums(db, periods, { table: searchCounts, day, name, amount })
}

export function selectClicks(db: Database, periods: Periods) {
  const { day, externalId, clicks: amount } = productClicks
  const name = sql`case when ${externalId} like 'hotel:%' then 'hotel'
    when ${externalId} like 'activity:%' then 'activity' else 'product' end`
  return selectSums(db, periods, { table: productClicks, day, name, amount })
}

/** The index has instants, so days are compared on top of them. */
export function selectLeads(db: Database, periods: Periods) {
  const { kind: name, createdAt } = submissions
  return selectSums(db, periods, {
    table: submissions,
    day: sql`date(${createdAt}, '+7 hours')`,
    name,
    amount: sql`1`,
    where: gte(createdAt, vietnamDayRange(periods.beforeStart).from),
    order: createdAt,
  })
}

/** More than two years of letters a week to both lists. */
const maxSendings = 400

/** The newest deliveries, in the order in which they were made: there is no index by time. */
export function selectLetters(db: Database) {
  const { id, startedAt, sent } = letterSendings
  const recent = db
    .select({ id, startedAt, sent })
    .from(letterSendings)
    .orderBy(desc(sql`rowid`))
    .limit(maxSendings)
    .as('recent')
  return db
    .select({
      startedAt: recent.startedAt,
      sent: recent.sent,
      clicked: sql<number>`coalesce(${sum(letterLinks.clicks)}, 0)`,
    })
    .from(recent)
    .leftJoin(letterLinks, eq(letterLinks.sendingId, recent.id))
    .groupBy(recent.id)
}
