import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { rateCounts } from '../../../schema/tables/counts'
import { sha256 } from '../auth/hash'
import type { Database } from '../db/database'
import { plusOne } from '../db/writes'
import { logError } from '../log/log'
import { clientOf } from './client'
import type { AppEnv } from './env'
import { ApiError } from './errors'

/**
 * Submissions per hour. No-JS forms are limited more: the spam check does not know how long they
 * took to fill.
 */
const hourlyLimits = { client: 30, address: 10, noJsForm: 10 }
/** The period of the rate-limiting binding in wrangler.toml, in seconds. */
const bindingSeconds = 60

/** The error of a limit that is used up for so many seconds. */
export function rateLimited(seconds: number): ApiError {
  return new ApiError('RATE_LIMITED', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  })
}

type Limiter = 'FORM_LIMITER' | 'COUNT_LIMITER' | 'MAIL_LIMITER'

/**
 * Whether a client is within a binding's limit; counts the request. An error of the limiter lets
 * every request pass.
 */
async function isWithin(c: Context<AppEnv>, name: Limiter): Promise<boolean> {
  const ask = async () => c.env[name].limit({ key: clientOf(c.req.raw) })
  const outcome = await ask().catch((error: unknown) => {
    logError('the rate limiter failed', error)
    return { success: true }
  })
  return outcome.success
}

/** Refuses what one client sends over a binding's limit with 429, before anything is read. */
function limitBy(name: Limiter) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!(await isWithin(c, name))) throw rateLimited(bindingSeconds)
    await next()
  })
}

/** For what people fill in: twenty a minute of one client. */
export const limitBursts = limitBy('FORM_LIMITER')

/**
 * For what pages send by themselves, and links of mails that people open: a hundred and twenty a
 * minute of one client, which may be a whole hotel.
 */
export const limitCounts = limitBy('COUNT_LIMITER')

/**
 * For what mail services send, a hundred a second of each: they tell of all readers from a few
 * addresses, and some do not try again.
 */
export const limitMails = limitBy('MAIL_LIMITER')

/** The limit of counts, for what is done beyond it without being counted. */
export const isWithinCounts = (c: Context<AppEnv>) => isWithin(c, 'COUNT_LIMITER')

interface Allowance {
  /** What is counted and of whom, such as `address a@example.com`; only its hash is stored. */
  who: string
  max: number
  windowMs: number
}

/** Where an allowance's uses are counted at an instant, and when its window ends. */
async function keyOf(
  { who, windowMs }: Allowance,
  now: Date,
): Promise<{ hash: string; hour: string; end: number }> {
  const start = Math.floor(now.getTime() / windowMs) * windowMs
  const hour = new Date(start).toISOString()
  return { hash: await sha256(`${who} ${hour}`), hour, end: start + windowMs }
}

/**
 * Counts a use in fixed windows. Throws RATE_LIMITED with `Retry-After` where one allowance is used
 * up. Only hashes are stored, for an hour or two.
 */
async function countUse(db: Database, allowances: Allowance[], now: Date): Promise<void> {
  const uses = await Promise.all(
    allowances.map(async (allowance) => ({ max: allowance.max, ...(await keyOf(allowance, now)) })),
  )
  const counted = await db
    .insert(rateCounts)
    .values(uses.map(({ hash, hour }) => ({ who: hash, hour, count: 1 })))
    .onConflictDoUpdate({
      target: [rateCounts.who, rateCounts.hour],
      set: { count: plusOne(rateCounts.count) },
    })
    .returning({ who: rateCounts.who, count: rateCounts.count })
  const counts = new Map(counted.map(({ who, count }) => [who, count]))
  const over = uses.filter(({ hash, max }) => (counts.get(hash) ?? 0) > max)
  if (over.length > 0)
    throw rateLimited((Math.max(...over.map(({ end }) => end)) - now.getTime()) / 1000)
}

/**
 * The mailbox behind an address in lower case: without the tag of a sub-address and, at Google,
 * without dots.
 */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const domain = email.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`
}

/** Counts a submission of a client and of an e-mail address; throws as {@link countUse} does. */
export function limitSubmissions(
  db: Database,
  input: { request: Request; email: string; isNoJsForm: boolean; now: Date },
): Promise<void> {
  const { request, email, isNoJsForm, now } = input
  const client = clientOf(request)
  const allowances = [
    { who: `client ${client}`, max: hourlyLimits.client, windowMs: millisecondsInHour },
    { who: `address ${mailboxOf(email)}`, max: hourlyLimits.address, windowMs: millisecondsInHour },
    ...(isNoJsForm
      ? [
          {
            who: `no-JS forms of ${client}`,
            max: hourlyLimits.noJsForm,
            windowMs: millisecondsInHour,
          },
        ]
      : []),
  ]
  return countUse(db, allowances, now)
}

/** Takes a use back that {@link countUse} counted. */
async function uncountUse(db: Database, allowances: Allowance[], now: Date): Promise<void> {
  const keys = await Promise.all(allowances.map((allowance) => keyOf(allowance, now)))
  const isCounted = or(
    ...keys.map(({ hash, hour }) =>
      and(eq(rateCounts.who, hash), eq(rateCounts.hour, hour), gt(rateCounts.count, 0)),
    ),
  )
  await db
    .update(rateCounts)
    .set({ count: sql`${rateCounts.count} - 1` })
    .where(isCounted)
}

/**
 * Runs an attempt within allowances of failures, the narrowest first: what one of them refuses does
 * not use up the wider ones. An attempt counts from its beginning, so that many at once are limited
 * too, and no longer once it has succeeded. Throws as {@link countUse} does.
 */
async function limitFailures<Result>(
  db: Database,
  allowances: Allowance[],
  now: Date,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (const allowance of allowances) await countUse(db, [allowance], now)
  const result = await attempt()
  await uncountUse(db, allowances, now)
  return result
}

const minutes = (count: number) => count * millisecondsInMinute

/**
 * Runs an attempt to log in within the allowances of failed ones. A known device has one of its
 * own. Unknown ones share theirs: by client and user, by user, and altogether, because each costs
 * the CPU 150 ms; they wait for a quarter of an hour at most (docs/decisions/0060).
 */
export function limitLogins<Result>(
  db: Database,
  input: { request: Request; username: string; knownDevice: string | undefined; now: Date },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const { request, username, knownDevice, now } = input
  const client = clientOf(request)
  const allowances = knownDevice
    ? [{ who: `login from device ${knownDevice}`, max: 25, windowMs: millisecondsInHour }]
    : [
        { who: `login as ${username} of ${client}`, max: 10, windowMs: minutes(15) },
        { who: `login of ${client}`, max: 25, windowMs: minutes(5) },
        { who: `login as ${username}`, max: 30, windowMs: minutes(15) },
        { who: 'login of unknown devices', max: 200, windowMs: minutes(5) },
      ]
  return limitFailures(db, allowances, now, attempt)
}

/**
 * Tries a code of an admin's second factor, unless 25 of the last hour were wrong. Only who knows
 * the password gets here.
 */
export function limitCodes<Result>(
  db: Database,
  input: { adminId: string; now: Date },
  attempt: () => Promise<Result>,
): Promise<Result> {
  return limitFailures(
    db,
    [{ who: `code of ${input.adminId}`, max: 25, windowMs: millisecondsInHour }],
    input.now,
    attempt,
  )
}

/**
 * Runs something that asks somebody with a session for the password: 25 failures an hour. Throws as
 * {@link countUse} does.
 */
export function limitPasswordChecks<Result>(
  db: Database,
  input: { adminId: string; now: Date },
  attempt: () => Promise<Result>,
): Promise<Result> {
  return limitFailures(
    db,
    [{ who: `password of ${input.adminId}`, max: 25, windowMs: millisecondsInHour }],
    input.now,
    attempt,
  )
}

/** Deletes the counts of hours that began before an instant (UTC ISO). */
export async function purgeRateCounts(db: Database, before: string): Promise<void> {
  await db.delete(rateCounts).where(lt(rateCounts.hour, before))
}
