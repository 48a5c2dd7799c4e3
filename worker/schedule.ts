import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import type { PurgePart, SchedulePart } from '../schema/schedule-parts'
import { site } from '../schema/site'
import { vietnamDay } from '../schema/time'
import { fillCopies } from './content/copies'
import { publishDueEntries, purgeEntries, upgradeStoredEntries } from './content/cron'
import { readStoredMerchants } from './content/merchants'
import { purgePresence } from './content/presence'
import { readScheduledSettings } from './content/site-settings'
import { deliverDue } from './delivery'
import { purgeInvitations } from './features/admins/invitations'
import { purgeSessions } from './features/admins/sessions'
import { tellOwners } from './features/audit/security-events'
import { backUp } from './features/backups/make-backup'
import { purgeBookings, runBookings } from './features/bookings/cron'
import { purgeViewCounts } from './features/figures/view-counts'
import { findTroubles } from './features/health/find-troubles'
import { budgetAfter, sendLetters, sendWindowMs } from './features/letters/send-letters'
import { checkDueLinks } from './features/links/check-links'
import { purgeMedia, sweepOrphans } from './features/media/purge-files'
import { purgeNewsletter } from './features/newsletter/queries'
import { operationDays, purgeOperations } from './features/operations/browser-errors'
import { tellTroubles } from './features/operations/tell-troubles'
import { noticeTimeTravel } from './features/outbox/time-travel'
import { purgePostReaders } from './features/posts/readers'
import { purgeSearchCounts } from './features/search/search-counts'
import { remindOfFollowUps } from './features/submissions/reminders'
import { purgeSubmissions } from './features/submissions/store-submission'
import { openScheduledApi } from './in-process-api'
import { type Database, openDatabase, openPrimaryDatabase } from './platform/db/database'
import { noteRun } from './platform/db/heartbeats'
import type { Bindings } from './platform/http/env'
import { purgeRateCounts } from './platform/http/rate-limit'
import { purgeAuditLog } from './platform/log/audit'
import { logError, logEvent, logFailure, withLogContext } from './platform/log/log'
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
  await purgeMedia({ db, bucket }, daysBefore(30, scheduledTime))
  await sweepOrphans({ db, bucket }, yesterday, Math.floor(scheduledTime / millisecondsInHour))
}

type Purges = Record<PurgePart, () => Promise<unknown>>

function purgesOf(db: Database, bucket: R2Bucket, scheduledTime: number): Purges {
  const before = (days: number) => daysBefore(days, scheduledTime)
  return {
    'purge-readers': () => purgePostReaders(db, vietnamDay(scheduledTime - millisecondsInDay)),
    'purge-entries': () => purgeEntries(db, before(30)),
    'purge-presence': () => purgePresence(db, before(1)),
    'purge-files': () => purgeFiles(db, bucket, scheduledTime),
    'purge-audit': () => purgeAuditLog(db, before(2 * 365)),
    'purge-submissions': () => purgeSubmissions(db, retentionStart(scheduledTime)),
    'purge-bookings': () => purgeBookings(db, retentionStart(scheduledTime)),
    'purge-newsletter': () => purgeNewsletter(db, before(30)),
    'purge-outbox': () => purgeOutbox(db, before(keptDays)),
    'purge-dev-mails': () => purgeDevMails(db, before(30)),
    'purge-invitations': () => purgeInvitations(db, before(30)),
    'purge-sessions': () => purgeSessions(db, new Date(scheduledTime).toISOString()),
    'purge-searches': () => purgeSearchCounts(db, scheduledTime),
    'purge-views': () => purgeViewCounts(db, scheduledTime),
    'purge-rates': () => purgeRateCounts(db, before(2)),
    'purge-operations': () => purgeOperations(db, vietnamDay(before(operationDays))),
  }
}

/** Purges nothing while the clock is implausible, because deletion is final. */
async function purge(run: Run, purges: Purges, scheduledTime: number) {
  if (!isPlausible(scheduledTime)) {
    const tooOld = `the build of ${__BUILT_ON__} is over ${plausibleYears} years old`
    logError('nothing was purged', new Error(`the clock is wrong, or ${tooOld}`))
    return
  }
  const parts = Object.entries(purges) as [PurgePart, () => Promise<unknown>][]
  await Promise.all(parts.map(([part, work]) => run.try(part, work)))
}

/** Resolves to whether the day's backup was completed. */
async function backUpDatabase(env: Bindings, now: Date): Promise<boolean> {
  const backup = await backUp(env, now)
  if (backup) logEvent('backup', { ...backup })
  return backup !== undefined
}

async function checkLinks(env: Bindings, scheduledTime: number) {
  if (!readPrivateSettings(env).hasLinkChecks || !isPlausible(scheduledTime)) return
  const { siteUrl } = readSettings(env)
  const db = openDatabase(env.DB)
  const partners = {
    ...(await readScheduledSettings(db, env.CACHE)),
    merchants: await readStoredMerchants(db),
  }
  await checkDueLinks(db, env.CACHE, { siteUrl, partners, now: new Date(scheduledTime) })
}

const lookedForEachMinutes = 5

/** Says what is wrong, but for what went well in this run. */
async function lookForTroubles(env: Bindings, now: Date, done: readonly SchedulePart[]) {
  if (now.getUTCMinutes() % lookedForEachMinutes !== 0) return
  const db = openPrimaryDatabase(env.DB)
  const { mail, telegram } = readPrivateSettings(env)
  const found = await findTroubles(db, { now, mail, done })
  await tellTroubles(db, found, { now, mail, telegram })
}

/** The parts that a run of the schedule has tried. */
class Run {
  readonly tried: SchedulePart[] = []
  readonly done: SchedulePart[] = []

  /** Logs a failure, which stops no other part. `false` means that there was nothing to do. */
  async try<Result>(part: SchedulePart, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await work()
      if (result === false) return result
      this.done.push(part)
      this.tried.push(part)
      return result
    } catch (error) {
      this.tried.push(part)
      logError('a part of the schedule failed', error, { part })
      return undefined
    }
  }
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
  const run = new Run()
  const db = openDatabase(env.DB)
  if (controller.cron === purgeCron) await runHour(run, env, scheduledTime)
  else await runMinute(run, env, scheduledTime)
  const noted = noteRun(db, run, new Date(scheduledTime).toISOString())
  await logFailure('a run of the schedule was not noted', noted)
}

async function runHour(run: Run, env: Bindings, scheduledTime: number) {
  await run.try('backup', () => backUpDatabase(env, new Date(scheduledTime)))
  await run.try('links', () => checkLinks(env, scheduledTime))
  await purge(run, purgesOf(openDatabase(env.DB), env.MEDIA, scheduledTime), scheduledTime)
}

async function runMinute(run: Run, env: Bindings, scheduledTime: number) {
  const now = new Date(scheduledTime)
  const clock = startClock(now)
  const db = openDatabase(env.DB)
  const readApi = openScheduledApi(env, db)
  const stores = { kv: env.CACHE, readApi }
  const ctx = { db, actor: { username: 'schedule' }, now, settings: readSettings(env) }
  const primary = openPrimaryDatabase(env.DB)
  // What is due and failed is tried again the next minute.
  await run.try('time-travel', () => noticeTimeTravel(primary, env.CACHE, now))
  await run.try('upgrades', () => upgradeStoredEntries(db, env.CACHE))
  await run.try('publishing', () => publishDueEntries(ctx, stores))
  await run.try('copies', () => fillCopies({ db, ...stores }))
  await run.try('follow-ups', () => remindOfFollowUps(db, now))
  await run.try('owners', () => tellOwners(db, now))
  const privateSettings = readPrivateSettings(env)
  await run.try('bookings', () => runBookings(primary, { privateSettings }, now))
  const tried = await run.try('deliveries', () => deliverDue(env, { now: clock() }))
  await run.try('letters', () =>
    sendLetters(env, {
      now: clock(),
      until: new Date(scheduledTime + sendWindowMs),
      budget: budgetAfter(tried ?? 0),
    }),
  )
  await run.try('troubles', () => lookForTroubles(env, now, run.done))
}
