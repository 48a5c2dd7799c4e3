import { millisecondsInHour } from 'date-fns/constants'
import { lt } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { rateCounts } from '../../../schema/tables/rate-counts'
import { sha256 } from '../auth/hash'
import type { Database } from '../db/database'
import { plusOne } from '../db/writes'
import { logError } from '../log/log'
import { clientOf } from './client'
import type { ApiEnv } from './env'
import { ApiError } from './errors'

/** Submissions per hour. No-JS forms are limited more: the spam check does not know how long they took to fill. */
const hourlyLimits = { client: 30, address: 10, noJsForm: 10 }
/** The period of the rate-limiting binding in wrangler.toml, in seconds. */
const bindingSeconds = 60

function refuse(seconds: number): ApiError {
  return new ApiError('RATE_LIMITED', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } })
}

/** Refuses what one client sends over a binding's limit with 429, before anything is read. An error of the limiter lets every request pass. */
function limitBy(name: 'FORM_LIMITER' | 'COUNT_LIMITER') {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const ask = async () => c.env[name].limit({ key: clientOf(c.req.raw) })
    const outcome = await ask().catch((error: unknown) => {
      logError('the rate limiter failed', error)
      return { success: true }
    })
    if (!outcome.success) throw refuse(bindingSeconds)
    await next()
  })
}

/** For what people fill in: twenty a minute of one client. */
export const limitBursts = limitBy('FORM_LIMITER')

/** For what pages send by themselves, and links of mails: a hundred and twenty a minute of one client, which may be a whole hotel. */
export const limitCounts = limitBy('COUNT_LIMITER')

interface Allowance {
  /** What is counted and of whom, such as `address a@example.com`; only its hash is stored. */
  who: string
  max: number
  windowMs: number
}

/** Counts a use in fixed windows; only hashes are stored. Throws RATE_LIMITED with `Retry-After` where an allowance is used up. */
async function countUse(db: Database, allowances: Allowance[], now: Date): Promise<void> {
  const uses = await Promise.all(
    allowances.map(async ({ who, max, windowMs }) => {
      const start = Math.floor(now.getTime() / windowMs) * windowMs
      const hour = new Date(start).toISOString()
      return { hash: await sha256(`${who} ${hour}`), hour, max, end: start + windowMs }
    }),
  )
  const counted = await db
    .insert(rateCounts)
    .values(uses.map(({ hash, hour }) => ({ who: hash, hour, count: 1 })))
    .onConflictDoUpdate({ target: [rateCounts.who, rateCounts.hour], set: { count: plusOne(rateCounts.count) } })
    .returning({ who: rateCounts.who, count: rateCounts.count })
  const counts = new Map(counted.map(({ who, count }) => [who, count]))
  const over = uses.filter(({ hash, max }) => (counts.get(hash) ?? 0) > max)
  if (over.length > 0) throw refuse((Math.max(...over.map(({ end }) => end)) - now.getTime()) / 1000)
}

/** Counts a submission of a client and of an e-mail address; throws as {@link countUse} does. */
export function limitSubmissions(db: Database, input: { request: Request; email: string; isNoJsForm: boolean; now: Date }): Promise<void> {
  const { request, email, isNoJsForm, now } = input
  const client = clientOf(request)
  const allowances = [
    { who: `client ${client}`, max: hourlyLimits.client, windowMs: millisecondsInHour },
    { who: `address ${email}`, max: hourlyLimits.address, windowMs: millisecondsInHour },
    ...(isNoJsForm ? [{ who: `no-JS forms of ${client}`, max: hourlyLimits.noJsForm, windowMs: millisecondsInHour }] : []),
  ]
  return countUse(db, allowances, now)
}

/** Counts a login: 25 of a client in five minutes, 25 for a user in an hour (Mastodon's limits). Throws as {@link countUse} does. */
export function limitLogins(db: Database, input: { request: Request; username: string; now: Date }): Promise<void> {
  const { request, username, now } = input
  const allowances = [
    { who: `login of ${clientOf(request)}`, max: 25, windowMs: 5 * 60 * 1000 },
    { who: `login as ${username}`, max: 25, windowMs: millisecondsInHour },
  ]
  return countUse(db, allowances, now)
}

/** Deletes the counts of hours that began before an instant (UTC ISO). */
export async function purgeRateCounts(db: Database, before: string): Promise<void> {
  await db.delete(rateCounts).where(lt(rateCounts.hour, before))
}
