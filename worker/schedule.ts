import { site } from '../schema/site'
import { vietnamDay } from '../schema/time'
import { purgeContactMessages } from './features/contact/queries'
import { purgePostMarks } from './features/posts/queries'
import { purgeTripLeads } from './features/trip-leads/queries'
import { openDatabase } from './lib/database'
import type { Bindings } from './lib/env'

const dayMs = 24 * 60 * 60 * 1000

/** What visitors sent before this instant has been kept long enough. */
function retentionStart(scheduledTime: number): string {
  const start = new Date(scheduledTime)
  start.setUTCMonth(start.getUTCMonth() - site.retentionMonths)
  return start.toISOString()
}

/** The Cron Trigger: deletes the reader marks of past days, and requests and messages whose retention is over. */
export async function runSchedule(controller: ScheduledController, env: Bindings): Promise<void> {
  const db = openDatabase(env.DB)
  await purgePostMarks(db, vietnamDay(controller.scheduledTime - dayMs))
  const before = retentionStart(controller.scheduledTime)
  await purgeTripLeads(db, before)
  await purgeContactMessages(db, before)
}
