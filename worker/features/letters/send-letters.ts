import { locales } from '../../../schema/locale'
import { findEntry } from '../../content/admin-entry'
import { changeEntry } from '../../content/change-entry'
import { publication } from '../../content/publish-entry'
import { publicLocales } from '../../content/queries'
import { readMessageContext } from '../../content/site-settings'
import { invalidateContent } from '../../platform/cache/content-version'
import type { Database } from '../../platform/db/database'
import type { Bindings } from '../../platform/http/env'
import { logError, logEvent } from '../../platform/log/log'
import {
  claimDue,
  leaseMs,
  type MakeMessage,
  type OutboxRow,
  startClock,
} from '../../platform/outbox/outbox'
import {
  openTransport,
  saveResults,
  type Transport,
  type Tried,
  tryOnce,
} from '../../platform/outbox/transport'
import { readPrivateSettings } from '../../platform/settings/private-settings'
import { finishSendings } from './finish-sendings'
import { letterMail, sendingFor } from './letter-mail'
import { makeLetterMessage } from './messages'
import {
  beginSending,
  countTried,
  listDue,
  listRuns,
  type Run,
  type StoredSending,
  sendingOf,
} from './sendings'
import { type TakenReader, takeReaders } from './take-readers'

/** How long a turn may take from its minute on, so that it ends before the next one's. */
export const turnMs = 58_000
/** As many as can time out, one after another over all connections, before their lease ends. */
const batchSize = 60
/** Retries are of any sending and reader, so each asks D1 for its own. */
const retriesABatch = 20
/** A Worker may have six connections open at once. */
const connections = 6
/** An invocation may ask D1 a thousand times; some of them are for the rest of the cron. */
const maxQueries = 920
/** About how often a batch asks D1, and a retry in it. */
const queries = { batch: 12, retry: 2 }
/**
 * No try begins when so little of the lease is left, in milliseconds: another could take the
 * delivery before it ends.
 */
const leaseRestMs = 15_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Publishes the letter in the archive in the languages that it is sent in. Never throws: the letter
 * goes out without its page.
 */
async function archive(
  db: Database,
  kv: KVNamespace,
  sending: StoredSending,
  now: Date,
): Promise<void> {
  try {
    const entry = await findEntry(db, sending.letterId)
    const has = { vi: sending.hasVi, en: sending.hasEn }
    const missing = locales.filter(
      (locale) => has[locale] && !publicLocales(entry).includes(locale),
    )
    if (missing.length === 0) return
    await changeEntry(db, await publication(db, { entry, locales: missing, at: null }, now), {
      username: sending.createdBy,
      now,
    })
    await invalidateContent(kv)
  } catch (error) {
    logError('a letter could not be published in the archive', error, { sending: sending.id })
  }
}

interface Job {
  row: OutboxRow
  /** Of a reader who was just taken, the mail; a retry finds out first who is to get it. */
  make: MakeMessage
}

/** The delivery to a reader who was just taken. */
function jobOf({ row, ...reader }: TakenReader): Job {
  const make: Job['make'] = async (context) => {
    const sending = await sendingFor(context, sendingOf(row.subject))
    return sending && { to: 'mail', mail: await letterMail(context, sending, reader) }
  }
  return { row, make }
}

/**
 * Tries deliveries over a few connections, and stores what became of them. What it does not get to
 * in time waits for the next try.
 */
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

/** `run`: undefined where the batch was of retries. */
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
  /** When no batch begins any more. */
  until: Date
  /** How often this invocation has asked D1 already. */
  asked: number
}

/**
 * A turn of the letters, every minute: begins what is due, and sends batch after batch at the rate
 * of the deployment: first what is to be tried again, then the next readers from all runs in turn.
 * Ends when its time is over, nothing is left, or the mail service refuses most of a batch. Returns
 * how many deliveries it tried.
 */
export async function sendLetters(env: Bindings, { now, until, asked }: Turn): Promise<number> {
  const { letterRate, linkSecret } = readPrivateSettings(env)
  const { db, kinds, send } = openTransport(env, now)
  if (!kinds.includes('newsletter-letter') || !linkSecret || letterRate === 0) return 0
  const clock = startClock(now)
  for (const sending of await listDue(db, now.toISOString())) {
    if (sending.isArchived) await archive(db, env.CACHE, sending, now)
    await beginSending(db, sending.id, clock().toISOString())
  }
  const limit = Math.min(batchSize, letterRate)
  let left = maxQueries - asked
  let transport: Transport | undefined
  let tried = 0
  // After slow deliveries of other mail the time may be over already: one batch always goes out.
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
