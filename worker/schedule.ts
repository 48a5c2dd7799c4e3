import { site } from '../schema/site'
import { vietnamDay } from '../schema/time'
import { deliverDue } from './delivery'
import { purgeSessions } from './features/admins/sessions'
import { purgeNewsletter } from './features/newsletter/queries'
import { publishDue } from './features/posts/publishing'
import { purgePostReaders } from './features/posts/readers'
import { purgePosts } from './features/posts/trash'
import { purgeSubmissions } from './features/submissions/store-submission'
import { type Database, openDatabase } from './platform/db/database'
import type { Bindings } from './platform/http/env'
import { purgeRateCounts } from './platform/http/rate-limit'
import { purgeAuditLog } from './platform/log/audit'
import { logFault, onOccasion } from './platform/log/log'
import { purgeKeptMails } from './platform/mail/mailer'
import { purgeOutbox } from './platform/outbox/outbox'

const dayMs = 24 * 60 * 60 * 1000

/** What visitors sent before this instant has been kept long enough. */
function retentionStart(scheduledTime: number): string {
  const start = new Date(scheduledTime)
  start.setUTCMonth(start.getUTCMonth() - site.retentionMonths)
  return start.toISOString()
}

/** UTC ISO instant of so many days before another. */
function daysBefore(days: number, scheduledTime: number): string {
  return new Date(scheduledTime - days * dayMs).toISOString()
}

/** How long after its build a deployment still believes a clock, in years. */
const believedYears = 5

/** Whether a clock can be right: it is no earlier than the build, but for time zones, and not years ahead of it. */
function isPlausible(scheduledTime: number): boolean {
  const built = Date.parse(__BUILT_ON__)
  return scheduledTime >= built - dayMs && scheduledTime <= built + believedYears * 365 * dayMs
}

/** Deletes whatever has been kept for long enough; nothing while the clock is out of its mind, for what is deleted cannot be had again. */
async function purge(db: Database, scheduledTime: number): Promise<void> {
  if (!isPlausible(scheduledTime)) {
    logFault('nothing was purged', new Error(`the clock is wrong, or the build of ${__BUILT_ON__} is over ${believedYears} years old`))
    return
  }
  const retention = retentionStart(scheduledTime)
  await Promise.all([
    purgePostReaders(db, vietnamDay(scheduledTime - dayMs)),
    purgePosts(db, daysBefore(30, scheduledTime)),
    purgeAuditLog(db, daysBefore(2 * 365, scheduledTime)),
    purgeSubmissions(db, retention),
    purgeNewsletter(db, daysBefore(30, scheduledTime)),
    purgeOutbox(db, daysBefore(30, scheduledTime)),
    purgeKeptMails(db, daysBefore(30, scheduledTime)),
    purgeSessions(db, new Date(scheduledTime).toISOString()),
    purgeRateCounts(db, daysBefore(1 / 12, scheduledTime)),
  ])
}

/** The cron of wrangler.toml that purges; the other one, every minute, publishes and delivers. */
const purgeCron = '17 * * * *'

/** The Cron Triggers: articles and deliveries that are due, and once an hour the purge. */
export function runSchedule(controller: ScheduledController, env: Bindings): Promise<void> {
  return onOccasion({ requestId: crypto.randomUUID(), route: `cron ${controller.cron}` }, () => runDue(controller, env))
}

async function runDue(controller: ScheduledController, env: Bindings): Promise<void> {
  const { scheduledTime } = controller
  if (controller.cron === purgeCron) return purge(openDatabase(env.DB), scheduledTime)
  const now = new Date(scheduledTime)
  // Trouble with one does not keep the other; what is due is tried again the next minute.
  await publishDue(openDatabase(env.DB), env.CACHE, now).catch((error: unknown) =>
    logFault('articles that are due were not published', error),
  )
  await deliverDue(env, { now })
}
