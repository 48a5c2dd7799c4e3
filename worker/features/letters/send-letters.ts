import { locales } from '../../../schema/locale'
import { findEntry } from '../../content/admin-entry'
import { changeEntry } from '../../content/change-entry'
import { publication } from '../../content/publish-entry'
import { publicLocales } from '../../content/queries'
import { readMessageContext } from '../../content/site-settings'
import { invalidateContent } from '../../platform/cache/content-version'
import type { Bindings, Ctx } from '../../platform/http/env'
import { logError, logEvent } from '../../platform/log/log'
import { startClock } from '../../platform/outbox/clock'
import type { MakeMessage } from '../../platform/outbox/message'
import { claimDue, leaseMs, type OutboxRow } from '../../platform/outbox/outbox'
import {
  openTransport,
  saveResults,
  type Transport,
  type Tried,
  tryOnce,
} from '../../platform/outbox/transport'
import { readPrivateSettings } from '../../platform/settings/private-settings'
import { readSettings } from '../../platform/settings/settings'
import { letterMail, makeLetterMessage, sendingFor } from './letter-mail'
import {
  beginSending,
  countTried,
  listDue,
  listRuns,
  type Run,
  type StoredSending,
  sendingOf,
} from './sendings'
import { finishSendings, type TakenReader, takeReaders } from './take-readers'

/** Ends before the next minute's run. */
export const turnMs = 58_000
/** All of these can time out over six connections within their lease. */
const batchSize = 60
/** A retry asks D1 for its own run and reader. */
const retriesABatch = 20
/** A Worker may have six connections open at once. */
const connections = 6
/** An invocation may query D1 a thousand times, the rest of the cron included. */
const maxQueries = 920
/** Approximate D1 queries. */
const queries = { batch: 12, retry: 2 }
/**
 * No try begins with less of the lease left, in milliseconds: another cron could claim the
 * delivery.
 */
const leaseRestMs = 15_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Publishes the letter in the archive. Never throws: the letter is sent without its page. */
async function archive(ctx: Ctx, kv: KVNamespace, sending: StoredSending): Promise<void> {
  try {
    const entry = await findEntry(ctx.db, sending.letterId)
    const has = { vi: sending.hasVi, en: sending.hasEn }
    const missing = locales.filter(
      (locale) => has[locale] && !publicLocales(entry).includes(locale),
    )
    if (missing.length === 0) return
    await changeEntry(ctx, await publication(ctx, { entry, locales: missing, at: null }))
    await invalidateContent(kv)
  } catch (error) {
    logError('a letter could not be published in the archive', error, { sending: sending.id })
  }
}

interface Job {
  row: OutboxRow
  make: MakeMessage
}

function jobOf({ row, ...reader }: TakenReader): Job {
  const make: Job['make'] = async (context) => {
    const sending = await sendingFor(context, sendingOf(row.subject))
    return sending && { to: 'mail', mail: await letterMail(context, sending, reader) }
  }
  return { row, make }
}

/** Whatever exceeds the lease waits for the next try. */
async function tryAll(transport: Transport, jobs: readonly Job[]): Promise<Tried[]> {
  const tried: Tried[] = []
  const begun = Date.now()
  const left = [...jobs]
  const tryInTurn = async () => {
    for (
      let job = left.shift();
      job && Date.now() - begun < leaseMs - leaseRestMs;
      job = left.shift()
    ) {
      tried.push(await tryOnce(transport, job.row, job.make))
    }
  }
  await Promise.all(Array.from({ length: connections }, tryInTurn))
  const { db } = transport.context
  await saveResults(db, tried, countTried(db, tried))
  return tried
}

/** `batch` is undefined for retries. */
function logBatch(run: Run | undefined, tried: readonly Tried[], ms: number): void {
  const countOf = (outcome: Tried['outcome']) =>
    tried.filter((one) => one.outcome === outcome).length
  const error = tried
    .find(({ result }) => result.lastError)
    ?.result.lastError?.replace(/^(\d{3}): .*$/s, '$1')
  logEvent('letters', {
    ...(run ? { sending: run.sendingId, language: run.language } : { retries: tried.length }),
    sent: countOf('sent'),
    failed: countOf('failed') + countOf('dead'),
    ms,
    ...(error && { error }),
  })
}

interface Turn {
  now: Date
  /** When no further batch begins. */
  until: Date
  /** D1 queries of this invocation so far. */
  asked: number
}

/**
 * Starts due runs, then sends retries and batches at the configured rate until the time is over,
 * nothing is left, or most of a batch fails. Returns how many deliveries were tried.
 */
export async function sendLetters(env: Bindings, { now, until, asked }: Turn): Promise<number> {
  const { letterRate, linkSecret } = readPrivateSettings(env)
  const { db, kinds, send } = openTransport(env, now)
  if (!kinds.includes('newsletter-letter') || !linkSecret || letterRate === 0) return 0
  const clock = startClock(now)
  for (const sending of await listDue(db, now.toISOString())) {
    if (sending.isArchived) {
      const ctx = { db, actor: { username: sending.createdBy }, now, settings: readSettings(env) }
      await archive(ctx, env.CACHE, sending)
    }
    await beginSending(db, sending.id, clock().toISOString())
  }
  const limit = Math.min(batchSize, letterRate)
  let left = maxQueries - asked
  let transport: Transport | undefined
  let tried = 0
  // One batch always goes out, even if other deliveries took all the time.
  for (let batch = 0; left > 0 && (batch === 0 || clock() < until); batch += 1) {
    const started = Date.now()
    const retries = await claimDue(db, {
      kinds: ['newsletter-letter'],
      limit: Math.min(limit, retriesABatch),
      now: clock(),
    })
    const runs = retries.length > 0 ? [] : await listRuns(db, clock().toISOString())
    const run = runs[batch % runs.length]
    if (retries.length === 0 && !run) break
    left -= queries.batch + retries.length * queries.retry
    transport ??= { send, context: await readMessageContext(env, db, now) }
    const taken = run ? await takeReaders(db, run, { limit, now: clock() }) : []
    const jobs = run ? taken.map(jobOf) : retries.map((row) => ({ row, make: makeLetterMessage }))
    if (jobs.length === 0) continue
    const results = await tryAll(transport, jobs)
    tried += results.length
    logBatch(run, results, Date.now() - started)
    if (results.filter(({ outcome }) => outcome === 'failed').length * 2 > jobs.length) break
    await wait((jobs.length / letterRate) * 1000 - (Date.now() - started))
  }
  await finishSendings(db, clock())
  return tried
}
