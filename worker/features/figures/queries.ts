import { and, desc, eq, gte, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { viewCounts } from '../../../schema/tables/counts'
import { letterLinks, letterSendings } from '../../../schema/tables/letters'
import { productClicks } from '../../../schema/tables/products'
import { searchCounts } from '../../../schema/tables/searches'
import { submissions } from '../../../schema/tables/submissions'
import { vietnamDayRange } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { before, type Periods } from './periods'

interface Sums {
  table: SQLiteTable
  day: SQLWrapper
  name: SQLWrapper
  amount: SQLWrapper
  where?: SQL
}

/** Grouped by step in the database, so that a year is no more rows than a month. */
function selectSums(db: Database, periods: Periods, { table, day, name, amount, where }: Sums) {
  const { start, today, beforeStart, beforeEnd, steps } = periods
  const step = sql<string>`iif(${day} < ${start}, ${before}, substr(${day}, 1, ${steps[0]?.length}))`
  const isCounted = sql`${day} >= ${beforeStart} and ${day} <= ${today}
    and (${day} <= ${beforeEnd} or ${day} >= ${start})`
  return db
    .select({
      step: step.as('step'),
      name: sql<string>`${name}`.as('name'),
      count: sum(amount).mapWith(Number),
    })
    .from(table)
    .where(and(where, isCounted))
    .groupBy(sql`step`, sql`name`)
}

export function selectViews(db: Database, periods: Periods, name: 'page' | 'locale') {
  const { day, views: amount } = viewCounts
  return selectSums(db, periods, { table: viewCounts, day, name: viewCounts[name], amount })
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
