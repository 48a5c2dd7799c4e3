import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { site } from '../schema/site'
import { vietnamDay } from '../schema/time'
import { publishDueEntries, purgeEntries } from './content/due-entries'
import { fillCopies } from './content/fill-copies'
import { readStoredMerchants } from './content/merchants'
import { readScheduledSettings } from './content/site-settings'
import { upgradeStoredEntries } from './content/upgrade-entries'
import { deliverDue, queriesADelivery } from './delivery'
import { purgeInvitations } from './features/admins/invitations'
import { purgeSessions } from './features/admins/sessions'
import { sendLetters, turnMs } from './features/letters/send-letters'
import { checkDueLinks } from './features/links/check-links'
import { purgeMedia, sweepOrphans } from './features/media/purge-files'
import { purgeNewsletter } from './features/newsletter/queries'
import { purgePostReaders } from './features/posts/readers'
import { purgeSearchCounts } from './features/search/search-counts'
import { purgeSubmissions } from './features/submissions/store-submission'
import { type Database, openDatabase } from './platform/db/database'
import type { Bindings } from './platform/http/env'
import { purgeRateCounts } from './platform/http/rate-limit'
import { purgeAuditLog } from './platform/log/audit'
import { logError, withLogContext } from './platform/log/log'
import { purgeDevMails } from './platform/mail/mailer'
import { startClock } from './platform/outbox/clock'
import { keptDays, purgeOutbox } from './platform/outbox/outbox'
import { readPrivateSettings } from './platform/settings/private-settings'
import { readSettings } from './platform/settings/settings'
import { openScheduledApi } from './scheduled-api'

/** What visitors sent before this instant is deleted. */
function retentionStart(scheduledTime: number): string {
  const start = new Date(scheduledTime)
  start.setUTCMonth(start.getUTCMonth() - site.retentionMonths)
  return start.toISOString()
}

/** UTC ISO instant of so many days before another. */
function daysBefore(days: number, scheduledTime: number): string {
  return new Date(scheduledTime - days * millisecondsInDay).toISOString()
}

/** How many years after its build a clock is still plausible. */
const plausibleYears = 5

/**
 * Whether a clock can be right: it is no earlier than the build, but for time zones, and not years
 * ahead of it.
 */
function isPlausible(scheduledTime: number): boolean {
  const built = Date.parse(__BUILT_ON__)
  return (
    scheduledTime >= built - millisecondsInDay &&
    scheduledTime <= built + plausibleYears * 365 * millisecondsInDay
  )
}

/**
 * Deletes photographs that were in the trash for long enough, and files without one. An error of R2
 * does not stop the rest of the purge.
 */
async function purgeFiles(db: Database, bucket: R2Bucket, scheduledTime: number): Promise<void> {
  try {
    await purgeMedia({ db, bucket }, daysBefore(30, scheduledTime))
    const yesterday = new Date(scheduledTime - millisecondsInDay)
    await sweepOrphans({ db, bucket }, yesterday, Math.floor(scheduledTime / millisecondsInHour))
  } catch (error) {
    logError('files of photographs were not purged', error)
  }
}

/**
 * Deletes what has been stored for long enough; nothing while the clock is implausible, as nothing
 * deleted comes back.
 */
async function purge(db: Database, bucket: R2Bucket, scheduledTime: number): Promise<void> {
  if (!isPlausible(scheduledTime)) {
    logError(
      'nothing was purged',
      new Error(
        `the clock is wrong, or the build of ${__BUILT_ON__} is over ${plausibleYears} years old`,
      ),
    )
    return
  }
  const retention = retentionStart(scheduledTime)
  await Promise.all([
    purgePostReaders(db, vietnamDay(scheduledTime - millisecondsInDay)),
    purgeEntries(db, daysBefore(30, scheduledTime)),
    purgeFiles(db, bucket, scheduledTime),
    purgeAuditLog(db, daysBefore(2 * 365, scheduledTime)),
    purgeSubmissions(db, retention),
    purgeNewsletter(db, daysBefore(30, scheduledTime)),
    purgeOutbox(db, daysBefore(keptDays, scheduledTime)),
    purgeDevMails(db, daysBefore(30, scheduledTime)),
    purgeInvitations(db, daysBefore(30, scheduledTime)),
    purgeSessions(db, new Date(scheduledTime).toISOString()),
    purgeSearchCounts(db, scheduledTime),
    purgeRateCounts(db, daysBefore(1 / 12, scheduledTime)),
  ])
}

/** Asks the links that are due, where the deployment has switched that on. */
async function checkLinks(env: Bindings, scheduledTime: number): Promise<void> {
  if (!readPrivateSettings(env).hasLinkChecks || !isPlausible(scheduledTime)) return
  const { siteUrl } = readSettings(env)
  const db = openDatabase(env.DB)
  // An error of the checks does not stop the purge.
  try {
    const partners = {
      ...(await readScheduledSettings(db, env.CACHE)),
      merchants: await readStoredMerchants(db),
    }
    await checkDueLinks(db, env.CACHE, { siteUrl, partners, now: new Date(scheduledTime) })
  } catch (error) {
    logError('links could not be checked', error)
  }
}

/**
 * The cron of wrangler.toml that purges and checks links; the other one, every minute, publishes
 * and delivers.
 */
const purgeCron = '17 * * * *'

/**
 * The Cron Triggers: articles and deliveries that are due, and once an hour the checks of links and
 * the purge.
 */
export function runSchedule(controller: ScheduledController, env: Bindings): Promise<void> {
  const context = {
    requestId: crypto.randomUUID(),
    route: `cron ${controller.cron}`,
    startedAt: Date.now(),
  }
  return withLogContext(context, () => runDue(controller, env))
}

/** How far the time of a Cron Trigger may be ahead of the clock, in milliseconds. */
const mostAhead = millisecondsInDay

/**
 * The Worker's `scheduled` handler: {@link runSchedule}, but for a time to come, which any web page
 * can ask a local site for.
 */
export async function handleSchedule(
  controller: ScheduledController,
  env: Bindings,
): Promise<void> {
  const { cron, scheduledTime } = controller
  if (scheduledTime <= Date.now() + mostAhead) return runSchedule(controller, env)
  logError('a Cron Trigger was refused', new Error('its time is still to come'), {
    cron,
    scheduledTime,
  })
}

async function runDue(controller: ScheduledController, env: Bindings): Promise<void> {
  const { scheduledTime } = controller
  if (controller.cron === purgeCron) {
    await checkLinks(env, scheduledTime)
    return purge(openDatabase(env.DB), env.MEDIA, scheduledTime)
  }
  const now = new Date(scheduledTime)
  const clock = startClock(now)
  // An error of one does not stop the other; what is due is tried again the next minute.
  const db = openDatabase(env.DB)
  const readApi = openScheduledApi(env, db)
  await upgradeStoredEntries(db, env.CACHE).catch((error: unknown) =>
    logError('entries could not be upgraded', error),
  )
  await publishDueEntries(db, { kv: env.CACHE, readApi }, now).catch((error: unknown) =>
    logError('entries that are due were not published', error),
  )
  await fillCopies({ db, kv: env.CACHE, readApi }).catch((error: unknown) =>
    logError('copies of entries could not be made', error),
  )
  const tried = await deliverDue(env, { now: clock() }).catch((error: unknown) => {
    logError('deliveries could not be tried', error)
    return 0
  })
  await sendLetters(env, {
    now: clock(),
    until: new Date(scheduledTime + turnMs),
    asked: tried * queriesADelivery,
  })
}
