import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { site } from '../schema/site'
import { vietnamDay } from '../schema/time'
import { fillCopies } from './content/copies'
import { publishDueEntries, purgeEntries, upgradeStoredEntries } from './content/cron'
import { readStoredMerchants } from './content/merchants'
import { purgePresence } from './content/presence'
import { readScheduledSettings } from './content/site-settings'
import { deliverDue, queriesADelivery } from './delivery'
import { purgeInvitations } from './features/admins/invitations'
import { purgeSessions } from './features/admins/sessions'
import { purgeViewCounts } from './features/figures/routes'
import { sendLetters, sendWindowMs } from './features/letters/send-letters'
import { checkDueLinks } from './features/links/check-links'
import { purgeMedia, sweepOrphans } from './features/media/purge-files'
import { purgeNewsletter } from './features/newsletter/queries'
import { purgePostReaders } from './features/posts/readers'
import { purgeSearchCounts } from './features/search/search-counts'
import { remindOfFollowUps } from './features/submissions/reminders'
import { purgeSubmissions } from './features/submissions/store-submission'
import { openScheduledApi } from './in-process-api'
import { type Database, openDatabase } from './platform/db/database'
import type { Bindings } from './platform/http/env'
import { purgeRateCounts } from './platform/http/rate-limit'
import { purgeAuditLog } from './platform/log/audit'
import { logError, logFailure, withLogContext } from './platform/log/log'
import { purgeDevMails } from './platform/mail/mailer'
import { keptDays, purgeOutbox, startClock } from './platform/outbox/outbox'
import { readPrivateSettings } from './platform/settings/private-settings'
import { readSettings } from './platform/settings/settings'

function retentionStart(scheduledTime: number) {
  const start = new Date(scheduledTime)
  start.setUTCMonth(start.getUTCMonth() - site.retentionMonths)
  return start.toISOString()
}

function daysBefore(days: number, scheduledTime: number) {
  return new Date(scheduledTime - days * millisecondsInDay).toISOString()
}

const plausibleYears = 5

/** No earlier than the build, but for time zones, and not years ahead. */
function isPlausible(scheduledTime: number) {
  const built = Date.parse(__BUILT_ON__)
  return (
    scheduledTime >= built - millisecondsInDay &&
    scheduledTime <= built + plausibleYears * 365 * millisecondsInDay
  )
}

async function purgeFiles(db: Database, bucket: R2Bucket, scheduledTime: number) {
  const yesterday = new Date(scheduledTime - millisecondsInDay)
  const purgeBoth = async () => {
    await purgeMedia({ db, bucket }, daysBefore(30, scheduledTime))
    await sweepOrphans({ db, bucket }, yesterday, Math.floor(scheduledTime / millisecondsInHour))
  }
  await logFailure('files of photographs were not purged', purgeBoth())
}

/** Purges nothing while the clock is implausible, because deletion is final. */
async function purge(db: Database, bucket: R2Bucket, scheduledTime: number) {
  if (!isPlausible(scheduledTime)) {
    const tooOld = `the build of ${__BUILT_ON__} is over ${plausibleYears} years old`
    logError('nothing was purged', new Error(`the clock is wrong, or ${tooOld}`))
    return
  }
  const before = (days: number) => daysBefore(days, scheduledTime)
  await Promise.all([
    purgePostReaders(db, vietnamDay(scheduledTime - millisecondsInDay)),
    purgeEntries(db, before(30)),
    purgePresence(db, before(1)),
    purgeFiles(db, bucket, scheduledTime),
    purgeAuditLog(db, before(2 * 365)),
    purgeSubmissions(db, retentionStart(scheduledTime)),
    purgeNewsletter(db, before(30)),
    purgeOutbox(db, before(keptDays)),
    purgeDevMails(db, before(30)),
    purgeInvitations(db, before(30)),
    purgeSessions(db, new Date(scheduledTime).toISOString()),
    purgeSearchCounts(db, scheduledTime),
    purgeViewCounts(db, scheduledTime),
    purgeRateCounts(db, before(1 / 12)),
  ])
}

async function checkLinks(env: Bindings, scheduledTime: number) {
  if (!readPrivateSettings(env).hasLinkChecks || !isPlausible(scheduledTime)) return
  const { siteUrl } = readSettings(env)
  const db = openDatabase(env.DB)
  const checked = async () => {
    const partners = {
      ...(await readScheduledSettings(db, env.CACHE)),
      merchants: await readStoredMerchants(db),
    }
    await checkDueLinks(db, env.CACHE, { siteUrl, partners, now: new Date(scheduledTime) })
  }
  await logFailure('links could not be checked', checked())
}

/** As in wrangler.toml; the other cron, every minute, publishes and delivers. */
const purgeCron = '17 * * * *'

export function runSchedule(controller: ScheduledController, env: Bindings): Promise<void> {
  const context = {
    requestId: crypto.randomUUID(),
    route: `cron ${controller.cron}`,
    startedAt: Date.now(),
  }
  return withLogContext(context, () => runDue(controller, env))
}

const mostAhead = millisecondsInDay

/** Refuses a future time, which any web page can request from a local site. */
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

async function runDue(controller: ScheduledController, env: Bindings) {
  const { scheduledTime } = controller
  if (controller.cron === purgeCron) {
    await checkLinks(env, scheduledTime)
    return purge(openDatabase(env.DB), env.MEDIA, scheduledTime)
  }
  const now = new Date(scheduledTime)
  const clock = startClock(now)
  // An error of one does not stop the others; what is due is retried the next minute.
  const db = openDatabase(env.DB)
  const readApi = openScheduledApi(env, db)
  const stores = { kv: env.CACHE, readApi }
  const ctx = { db, actor: { username: 'schedule' }, now, settings: readSettings(env) }
  await logFailure('entries could not be upgraded', upgradeStoredEntries(db, env.CACHE))
  await logFailure('entries that are due were not published', publishDueEntries(ctx, stores))
  await logFailure('copies of entries could not be made', fillCopies({ db, ...stores }))
  await logFailure('nobody was reminded of follow-ups', remindOfFollowUps(db, now))
  const tried = await logFailure('deliveries could not be tried', deliverDue(env, { now: clock() }))
  await sendLetters(env, {
    now: clock(),
    until: new Date(scheduledTime + sendWindowMs),
    asked: (tried ?? 0) * queriesADelivery,
  })
}
