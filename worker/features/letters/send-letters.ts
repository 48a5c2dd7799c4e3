import { findEntry } from '../../content/admin-entry'
import { changeEntry } from '../../content/change-entry'
import { publication } from '../../content/publish-entry'
import { publicLocales } from '../../content/queries'
import { readMessageContext } from '../../content/site-settings'
import { invalidateContent } from '../../platform/cache/content-version'
import type { Bindings, Ctx } from '../../platform/http/env'
import { logError, logEvent } from '../../platform/log/log'
import { readQuota } from '../../platform/mail/mail-quota'
import { claimDue, leaseMs, startClock } from '../../platform/outbox/outbox'
import {
  type Job,
  openTransport,
  saveResults,
  type Transport,
  type Tried,
  tryTogether,
} from '../../platform/outbox/transport'
import { readPrivateSettings } from '../../platform/settings/private-settings'
import { readSettings } from '../../platform/settings/settings'
import { type ClaimedDelivery, claimBatch, finishDeliveryRuns } from './claim-batch'
import {
  type BatchSource,
  beginDeliveryRun,
  countTried,
  deliveryRunIdOf,
  languagesIn,
  listBatchSources,
  listDueDeliveryRuns,
  type StoredDeliveryRun,
} from './delivery-runs'
import { deliveryRunFor, letterMail, makeLetterMessage } from './letter-mail'

/** Of a delivery that is no letter; those of bookings ask most. */
export const queriesADelivery = 9
export const sendWindowMs = 58_000
/** All of these can time out over six connections within their lease. */
const batchSize = 60
/** A retry asks D1 for its own run and reader. */
const retriesABatch = 20
/** A Worker may have six connections open at once. */
const connections = 6
/** What D1 and Cloudflare take of an invocation is 1,000 and 10,000; the cron does more. */
const most = { queries: 920, subrequests: 9_000 }
const queries = { batch: 12, retry: 2 }

/** What an invocation may still ask of D1, and of D1 and mail services together. */
export interface Budget {
  queries: number
  subrequests: number
}

export function budgetAfter(deliveries: number): Budget {
  const asked = deliveries * queriesADelivery
  return { queries: most.queries - asked, subrequests: most.subrequests - asked - deliveries }
}
/** In ms. With less of the lease left no try begins: another cron could claim it. */
const leaseRestMs = 15_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Publishes the letter in the archive. Never throws: the letter is sent without its page. */
async function archive(ctx: Ctx, kv: KVNamespace, run: StoredDeliveryRun): Promise<void> {
  try {
    const entry = await findEntry(ctx.db, run.letterId)
    const published = publicLocales(entry)
    const missing = languagesIn(run).filter((locale) => !published.includes(locale))
    if (missing.length === 0) return
    await changeEntry(ctx, await publication(ctx, { entry, locales: missing, at: null }))
    await invalidateContent(kv)
  } catch (error) {
    logError('a letter could not be published in the archive', error, { sending: run.id })
  }
}

function jobOf({ row, ...reader }: ClaimedDelivery): Job {
  const make: Job['make'] = async (context) => {
    const run = await deliveryRunFor(context, deliveryRunIdOf(row.subject))
    return run && { to: 'mail', mail: await letterMail(context, run, reader) }
  }
  return { row, make }
}

/** A repeated request must hold the same mails in the same order. */
function requestsOf(jobs: readonly Job[], { batch }: Transport): Job[][] {
  const bySending = Map.groupBy(
    jobs.toSorted((one, other) => (one.row.idempotencyKey < other.row.idempotencyKey ? -1 : 1)),
    ({ row }) => (batch > 1 ? deliveryRunIdOf(row.subject) : row.id),
  )
  return [...bySending.values()]
}

async function tryAll(transport: Transport, requests: readonly Job[][]): Promise<Tried[]> {
  const tried: Tried[] = []
  const begun = Date.now()
  const left = [...requests]
  const tryInTurn = async () => {
    for (
      let jobs = left.shift();
      jobs && Date.now() - begun < leaseMs - leaseRestMs;
      jobs = left.shift()
    ) {
      tried.push(...(await tryTogether(transport, jobs)))
    }
  }
  await Promise.all(Array.from({ length: connections }, tryInTurn))
  const { db } = transport.context
  await saveResults(db, tried, countTried(db, tried))
  return tried
}

function logBatch(source: BatchSource | undefined, tried: readonly Tried[], ms: number): void {
  const countOf = (outcome: Tried['outcome']) =>
    tried.filter((one) => one.outcome === outcome).length
  const error = tried
    .find(({ result }) => result.lastError)
    ?.result.lastError?.replace(/^(\d{3}): .*$/s, '$1')
  logEvent('letters', {
    ...(source
      ? { sending: source.sendingId, language: source.language }
      : { retries: tried.length }),
    sent: countOf('sent'),
    failed: countOf('failed') + countOf('dead'),
    ms,
    ...(error && { error }),
  })
}

/**
 * Ends when the time, the budget or the day's quota is over, nothing is left, or most of a batch
 * fails. Returns the tries.
 */
export async function sendLetters(
  env: Bindings,
  { now, until, budget }: { now: Date; until: Date; budget: Budget },
): Promise<number> {
  const { letterRate, linkSecret, mail } = readPrivateSettings(env)
  const { db, kinds, ...transports } = openTransport(env, now)
  if (!kinds.includes('newsletter-letter') || !linkSecret || letterRate === 0) return 0
  const clock = startClock(now)
  for (const run of await listDueDeliveryRuns(db, now.toISOString())) {
    if (run.isArchived) {
      const ctx = { db, actor: { username: run.createdBy }, now, settings: readSettings(env) }
      await archive(ctx, env.CACHE, run)
    }
    await beginDeliveryRun(db, run.id, clock().toISOString())
  }
  const left = {
    ...budget,
    letters: (await readQuota(db, mail, now))?.lettersLeft ?? Number.POSITIVE_INFINITY,
  }
  const isTogether = transports.batch > 1
  let transport: Transport | undefined
  let tried = 0
  // One batch always goes out, even if other deliveries took all the time.
  for (
    let batch = 0;
    left.queries > 0 && left.letters > 0 && (batch === 0 || clock() < until);
    batch += 1
  ) {
    const started = Date.now()
    const limit = Math.min(batchSize, letterRate, left.letters)
    if (left.subrequests < limit + queries.batch) break
    const retries = await claimDue(db, {
      kinds: ['newsletter-letter'],
      // Part of a batch would be another request, and its mails would be sent twice.
      limit: isTogether ? batchSize : Math.min(limit, retriesABatch),
      now: clock(),
      isTogether,
    })
    const sources = retries.length > 0 ? [] : await listBatchSources(db, clock().toISOString())
    const source = sources[batch % sources.length]
    if (retries.length === 0 && !source) break
    const asked = queries.batch + retries.length * queries.retry
    left.queries -= asked
    left.subrequests -= asked
    transport ??= { ...transports, context: await readMessageContext(env, db, now) }
    const claimed = source ? await claimBatch(db, source, { limit, now: clock() }) : []
    const jobs = source
      ? claimed.map(jobOf)
      : retries.map((row) => ({ row, make: makeLetterMessage }))
    if (jobs.length === 0) continue
    const requests = requestsOf(jobs, transport)
    const results = await tryAll(transport, requests)
    tried += results.length
    left.subrequests -= requests.length
    left.letters -= results.filter(({ outcome }) => outcome === 'sent').length
    logBatch(source, results, Date.now() - started)
    if (results.filter(({ outcome }) => outcome === 'failed').length * 2 > jobs.length) break
    await wait((jobs.length / letterRate) * 1000 - (Date.now() - started))
  }
  await finishDeliveryRuns(db, clock())
  return tried
}
