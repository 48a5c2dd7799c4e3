import { site } from '../schema/site'
import { vietnamDay } from '../schema/time'
import { deliverDue } from './delivery'
import { purgeSessions } from './features/admins/sessions'
import { purgeContactMessages } from './features/contact/queries'
import { purgeNewsletter } from './features/newsletter/queries'
import { purgePostMarks } from './features/posts/queries'
import { purgeTripLeads } from './features/trip-leads/queries'
import { type Database, openDatabase } from './lib/database'
import type { Bindings } from './lib/env'
import { purgeKeptMails } from './lib/mailer'
import { purgeOutbox } from './lib/outbox'
import { purgeRateCounts } from './lib/rate-limit'

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

/** Deletes whatever has been kept for long enough. */
async function purge(db: Database, scheduledTime: number): Promise<void> {
  const retention = retentionStart(scheduledTime)
  await Promise.all([
    purgePostMarks(db, vietnamDay(scheduledTime - dayMs)),
    purgeTripLeads(db, retention),
    purgeContactMessages(db, retention),
    purgeNewsletter(db, daysBefore(30, scheduledTime)),
    purgeOutbox(db, daysBefore(30, scheduledTime)),
    purgeKeptMails(db, daysBefore(30, scheduledTime)),
    purgeSessions(db, new Date(scheduledTime).toISOString()),
    purgeRateCounts(db, daysBefore(1 / 12, scheduledTime)),
  ])
}

/** The cron of wrangler.toml that purges; the other one, every minute, delivers. */
const purgeCron = '17 * * * *'

/** The Cron Triggers: deliveries that are due, and once an hour the purge. */
export async function runSchedule(controller: ScheduledController, env: Bindings): Promise<void> {
  const { scheduledTime } = controller
  if (controller.cron === purgeCron) await purge(openDatabase(env.DB), scheduledTime)
  else await deliverDue(env, { now: new Date(scheduledTime) })
}
