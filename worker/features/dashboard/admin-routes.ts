import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  min,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import { Hono } from 'hono'
import { lateBefore } from '../../../schema/answer-time'
import { type AdminDashboard, dashboardDays } from '../../../schema/api/admin-dashboard'
import { entryCounts } from '../../../schema/tables/counts'
import { entries } from '../../../schema/tables/entries'
import { newsletterSubscriptions as subscriptions } from '../../../schema/tables/newsletter'
import { troubles } from '../../../schema/tables/operations'
import { outbox } from '../../../schema/tables/outbox'
import { productClicks, products, productTexts } from '../../../schema/tables/products'
import { submissions } from '../../../schema/tables/submissions'
import { type Copies, openCopies } from '../../content/copies'
import { isPublicPost } from '../../content/posts'
import { addCounts, fillDays, lastDays, selectCount } from '../../platform/db/counts'
import type { Database } from '../../platform/db/database'
import type { AdminEnv } from '../../platform/http/env'
import { deliverySetup } from '../../platform/settings/private-settings'
import { findClickedNames } from '../partners/partner-targets'
import { isFresh } from '../submissions/search'

const maxShown = 5
const maxCounted = 20_000

/** From a day (`YYYY-MM-DD`, Vietnam) on. */
function selectClickDays(db: Database, since: string) {
  return db
    .select({ day: productClicks.day, count: sum(productClicks.clicks).mapWith(Number) })
    .from(productClicks)
    .where(gte(productClicks.day, since))
    .groupBy(productClicks.day)
}

/** `id` is null for a deleted product and for partner links. */
function selectTopProducts(db: Database, since: string) {
  const recent = db
    .select({ externalId: productClicks.externalId, clicks: productClicks.clicks })
    .from(productClicks)
    .where(gte(productClicks.day, since))
    .orderBy(desc(productClicks.day))
    .limit(maxCounted)
    .as('recent')
  const total = sum(recent.clicks).mapWith(Number).as('total')
  const top = db
    .select({ clickedId: sql<string>`${recent.externalId}`.as('clicked_id'), total })
    .from(recent)
    .groupBy(recent.externalId)
    .orderBy(desc(total), asc(recent.externalId))
    .limit(maxShown)
    .as('top')
  return db
    .select({
      externalId: top.clickedId,
      clicks: top.total,
      id: products.id,
      title: productTexts.title,
      titleVi: productTexts.titleVi,
    })
    .from(top)
    .leftJoin(products, eq(products.externalId, top.clickedId))
    .leftJoin(productTexts, eq(productTexts.id, products.id))
    .orderBy(desc(top.total))
}

function selectTopArticles(db: Database) {
  const { id, titleVi, titleEn } = entries
  const { entryId, views } = entryCounts
  return db
    .select({ id, titleVi, titleEn, viewCount: views })
    .from(entryCounts)
    .crossJoin(entries)
    .where(and(eq(id, entryId), gt(views, 0), isPublicPost()))
    .orderBy(desc(views), desc(entryId))
    .limit(maxShown)
}

const deliveryCap = 1000

function selectDeliveries(db: Database, status: 'dead' | 'pending') {
  return selectCount(db, { table: outbox, where: eq(outbox.status, status), cap: deliveryCap })
}

/** Of many that wait, the first thousand by their next try. */
function selectFailing(db: Database) {
  const pending = db
    .select({ createdAt: outbox.createdAt, lastError: outbox.lastError })
    .from(outbox)
    .where(eq(outbox.status, 'pending'))
    .orderBy(outbox.nextAttemptAt)
    .limit(deliveryCap)
    .as('pending')
  return db
    .select({ count: count(), oldest: min(pending.createdAt) })
    .from(pending)
    .where(isNotNull(pending.lastError))
}

function selectOldestDead(db: Database) {
  return db
    .select({ oldest: min(outbox.createdAt) })
    .from(outbox)
    .where(eq(outbox.status, 'dead'))
}

const leadCap = 1000

const selectLeads = (db: Database, where: SQL | undefined) =>
  selectCount(db, { table: submissions, where, cap: leadCap })

/** New for longer than the site promises to answer in. */
function selectLateLeads(db: Database, now: Date) {
  const since = new Date(lateBefore(now.getTime())).toISOString()
  return selectLeads(db, and(eq(submissions.status, 'new'), lt(submissions.createdAt, since)))
}

export function selectConfirmed(db: Database) {
  return db
    .select({ count: count() })
    .from(subscriptions)
    .where(eq(subscriptions.status, 'confirmed'))
}

/** By Vietnam day, from a day (`YYYY-MM-DD`) on. */
export function selectSubscriptionDays(db: Database, since: string) {
  const day = sql<string>`date(${subscriptions.createdAt}, '+7 hours')`
  const start = new Date(`${since}T00:00:00+07:00`).toISOString()
  return db
    .select({ day: day.as('day'), count: count() })
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'confirmed'), gte(subscriptions.createdAt, start)))
    .groupBy(day)
}

type TopClicked = Awaited<ReturnType<typeof selectTopProducts>>[number]

async function nameClicked(
  copies: Copies,
  { id, externalId, clicks, title, titleVi }: TopClicked,
): Promise<AdminDashboard['clicks']['products'][number]> {
  if (id !== null)
    return { externalId, clicks, id: String(id), title: title ?? '', titleVi: titleVi ?? '' }
  const names = await findClickedNames(copies, externalId)
  return { externalId, clicks, id: null, title: names?.nameEn ?? '', titleVi: names?.nameVi ?? '' }
}

function selectTroubles(db: Database) {
  return db
    .select({ count: countDistinct(troubles.name) })
    .from(troubles)
    .where(isNull(troubles.recoveredAt))
}

async function readDashboard(
  db: Database,
  copies: Copies,
  now: Date,
): Promise<Omit<AdminDashboard, 'setup'>> {
  const days = lastDays(now, dashboardDays)
  const since = days[0] ?? ''
  const [
    freshLeads,
    lateLeads,
    [confirmed],
    subscribers,
    articles,
    clicks,
    top,
    dead,
    waiting,
    [failing],
    [oldestDead],
    [lasting],
  ] = await db.batch([
    selectLeads(db, isFresh),
    selectLateLeads(db, now),
    selectConfirmed(db),
    selectSubscriptionDays(db, since),
    selectTopArticles(db),
    selectClickDays(db, since),
    selectTopProducts(db, since),
    selectDeliveries(db, 'dead'),
    selectDeliveries(db, 'pending'),
    selectFailing(db),
    selectOldestDead(db),
    selectTroubles(db),
  ])
  const failures = [failing?.oldest, oldestDead?.oldest]
    .filter((instant) => typeof instant === 'string')
    .sort()
  return {
    leads: { fresh: addCounts(leadCap, freshLeads), late: addCounts(leadCap, lateLeads) },
    subscribers: {
      confirmed: { count: confirmed?.count ?? 0, isCapped: false },
      days: fillDays(days, subscribers),
    },
    articles,
    clicks: {
      days: fillDays(days, clicks),
      products: await Promise.all(top.map((one) => nameClicked(copies, one))),
    },
    outbox: {
      dead: addCounts(deliveryCap, dead),
      waiting: addCounts(deliveryCap, waiting),
      failing: addCounts(deliveryCap, failing ? [failing] : []),
      oldestTrouble: failures[0] ?? null,
    },
    troubles: lasting?.count ?? 0,
  }
}

export const adminDashboardRoutes = new Hono<AdminEnv>().get('/', async (c) =>
  c.json(
    {
      ...(await readDashboard(c.var.db, openCopies(c, c.var.db), c.var.now)),
      setup: deliverySetup(c.var.privateSettings),
    },
    200,
  ),
)
