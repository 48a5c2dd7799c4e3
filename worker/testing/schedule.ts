import { env } from 'cloudflare:test'
import type { Bindings } from '../platform/http/env'
import { runSchedule } from '../schedule'

/** A bucket that has the backup of any day. */
const bucket = new Proxy(env.BACKUPS, {
  get: (target, property) =>
    property === 'head' ? async () => ({}) : Reflect.get(target, property, target),
})

/**
 * Runs the Cron Trigger of every hour, on a day whose backup is made already: making one takes a
 * second or two.
 */
export const runHour = (scheduledTime: number, bindings: Partial<Bindings> = {}): Promise<void> =>
  runSchedule(
    { scheduledTime, cron: '17 * * * *', noRetry: () => {} },
    { ...env, BACKUPS: bucket, ...bindings },
  )
