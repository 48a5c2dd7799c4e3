import { vietnamDay } from '../schema/time'
import { purgePostMarks } from './features/posts/queries'
import { openDatabase } from './lib/database'
import type { Bindings } from './lib/env'

const dayMs = 24 * 60 * 60 * 1000

/** The Cron Trigger: deletes the reader marks of past days. */
export async function runSchedule(controller: ScheduledController, env: Bindings): Promise<void> {
  const db = openDatabase(env.DB)
  await purgePostMarks(db, vietnamDay(controller.scheduledTime - dayMs))
}
