import { desc, gte, max, sql, sum } from 'drizzle-orm'
import { Hono } from 'hono'
import { dashboardDays } from '../../../schema/api/admin-dashboard'
import { type Operations, operationFigures } from '../../../schema/api/admin-operations'
import { browserErrors, troubles } from '../../../schema/tables/operations'
import { fillDays, lastDays } from '../../platform/db/counts'
import { selectFigureDays } from '../../platform/db/daily-figures'
import type { Database } from '../../platform/db/database'
import type { AdminEnv } from '../../platform/http/env'
import type { PrivateSettings } from '../../platform/settings/private-settings'
import { findTroubles, readParts } from '../health/find-troubles'

const maxErrors = 50
/** More than every trouble on each of thirty days in half a month. */
const maxTroubles = 300

function selectErrorDays(db: Database, since: string) {
  const { day, count } = browserErrors
  return db
    .select({ day, count: sum(count).mapWith(Number) })
    .from(browserErrors)
    .where(gte(day, since))
    .groupBy(day)
}

/** SQLite takes the build from the row that has the latest instant. */
function selectErrors(db: Database, since: string) {
  const { day, page, message, build, count, lastSeenAt } = browserErrors
  const total = sum(count).mapWith(Number)
  return db
    .select({ page, message, build, count: total, lastSeenAt: sql<string>`${max(lastSeenAt)}` })
    .from(browserErrors)
    .where(gte(day, since))
    .groupBy(page, message)
    .orderBy(desc(total))
    .limit(maxErrors)
}

async function readOperations(
  db: Database,
  look: { now: Date; mail: PrivateSettings['mail'] },
): Promise<Operations> {
  const days = lastDays(look.now, dashboardDays)
  const since = days[0] ?? ''
  const { name, detail, seenAt, recoveredAt, day } = troubles
  const [found, parts, [stored, errorDays, errors, figures]] = await Promise.all([
    findTroubles(db, look),
    readParts(db, look),
    db.batch([
      db
        .select({ name, detail, seenAt, recoveredAt })
        .from(troubles)
        .where(gte(day, since))
        .orderBy(desc(day), desc(seenAt))
        .limit(maxTroubles),
      selectErrorDays(db, since),
      selectErrors(db, since),
      selectFigureDays(db, since),
    ]),
  ])
  const counts = [...figures, ...errorDays.map((one) => ({ ...one, name: 'browser-errors' }))]
  const daysOf = (figure: string) =>
    fillDays(
      days,
      counts.filter((one) => one.name === figure),
    )
  return {
    troubles: found,
    history: stored.map(({ detail: figures, ...row }) => ({ ...figures, ...row })),
    parts,
    figures: Object.fromEntries(
      operationFigures.map((figure) => [figure, daysOf(figure)]),
    ) as Operations['figures'],
    errors,
  }
}

export const adminOperationRoutes = new Hono<AdminEnv>().get('/', async (c) => {
  const { db, now, privateSettings } = c.var
  return c.json(await readOperations(db, { now, mail: privateSettings.mail }), 200)
})
