import { and, count, desc, eq, gte, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm'
import { viewCounts } from '../../../schema/tables/counts'
import { letterLinks, letterSendings } from '../../../schema/tables/letters'
import { productClicks } from '../../../schema/tables/products'
import { searchCounts } from '../../../schema/tables/searches'
import { submissions } from '../../../schema/tables/submissions'
import { vietnamDayRange } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { before, type Periods } from './periods'

/** Groups rows by step in the database, so that a year is no more rows than a month. */
function stepsIn(day: SQLWrapper, periods: Periods): { step: SQL<string>; isCounted: SQL } {
  const { start, today, beforeStart, beforeEnd, steps } = periods
  const step = sql<string>`iif(${day} < ${start}, ${before}, substr(${day}, 1, ${steps[0]?.length}))`
  const isCounted = sql`(${day} <= ${beforeEnd} or ${day} >= ${start})`
  return {
    step,
    isCounted: sql`${day} >= ${beforeStart} and ${day} <= ${today} and ${isCounted}`,
  }
}

export function selectViews(db: Database, periods: Periods) {
  const { step, isCounted } = stepsIn(viewCounts.day, periods)
  const { page, locale, views } = viewCounts
  return db
    .select({ step: step.as('step'), page, locale, count: sum(views).mapWith(Number) })
    .from(viewCounts)
    .where(isCounted)
    .groupBy(sql`step`, page, locale)
}

export function selectSearches(db: Database, periods: Periods) {
  const { step, isCounted } = stepsIn(searchCounts.day, periods)
  const name = sql<string>`iif(${searchCounts.results} > 0, 'found', 'empty')`
  return db
    .select({
      step: step.as('step'),
      name: name.as('name'),
      count: sum(searchCounts.searches).mapWith(Number),
    })
    .from(searchCounts)
    .where(isCounted)
    .groupBy(sql`step`, sql`name`)
}

export function selectClicks(db: Database, periods: Periods) {
  const { day, externalId, clicks } = productClicks
  const { step, isCounted } = stepsIn(day, periods)
  const name = sql<string>`case when ${externalId} like 'hotel:%' then 'hotel'
    when ${externalId} like 'activity:%' then 'activity' else 'product' end`
  return db
    .select({
      step: step.as('step'),
      name: name.as('name'),
      count: sum(clicks).mapWith(Number),
    })
    .from(productClicks)
    .where(isCounted)
    .groupBy(sql`step`, sql`name`)
}

/** An index has the instants, so the days are compared on top of them. */
export function selectLeads(db: Database, periods: Periods) {
  const { kind, createdAt } = submissions
  const { step, isCounted } = stepsIn(sql`date(${createdAt}, '+7 hours')`, periods)
  return db
    .select({ step: step.as('step'), name: kind, count: count() })
    .from(submissions)
    .where(and(gte(createdAt, vietnamDayRange(periods.beforeStart).from), isCounted))
    .groupBy(sql`step`, kind)
}

/** More than two years of letters a week to both lists. */
const maxSendings = 400

/** The newest deliveries, in the order in which they were made: there is no index by time. */
export function selectLetters(db: Database) {
  const recent = db
    .select({
      id: letterSendings.id,
      startedAt: letterSendings.startedAt,
      sent: letterSendings.sent,
    })
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
