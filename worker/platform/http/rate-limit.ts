import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { rateCounts } from '../../../schema/tables/counts'
import { sha256 } from '../auth/hash'
import type { Database } from '../db/database'
import { plusOne } from '../db/writes'
import { logFailure } from '../log/log'
import { clientOf, networkOf } from './client'
import type { ApiEnv, AppEnv } from './env'
import { ApiError, isRefusal } from './errors'

/** Per hour. No-JS forms get less: the spam check does not know how long they took to fill. */
const hourlyLimits = { client: 30, network: 300, address: 10, noJsForm: 10, tests: 20, holds: 12 }
/** Per day. */
const dailyLimits = { address: 20, mailsToStrangers: 2000, newWords: 50, newSites: 20 }
const bindingSeconds = 60

/** RATE_LIMITED with `Retry-After`. */
export function rateLimited(seconds: number): ApiError {
  return new ApiError('RATE_LIMITED', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  })
}

type Limiter = 'FORM_LIMITER' | 'COUNT_LIMITER' | 'MAIL_LIMITER'

type Asked = Pick<Context<AppEnv>, 'env' | 'req'>

/** Counts the request. If the limiter fails, every request passes. */
async function isWithin(c: Asked, name: Limiter) {
  const ask = async () => c.env[name].limit({ key: clientOf(c.req.raw) })
  const outcome = await logFailure('the rate limiter failed', ask())
  return outcome?.success ?? true
}

function limitBy(name: Limiter) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!(await isWithin(c, name))) throw rateLimited(bindingSeconds)
    await next()
  })
}

/** Forms: 20 a minute a client. */
export const limitBursts = limitBy('FORM_LIMITER')

/** What pages send by themselves: 120 a minute a client, which may be a whole hotel. */
export const limitCounts = limitBy('COUNT_LIMITER')

/** Events of mail services: 100 a second each. */
export const limitMails = limitBy('MAIL_LIMITER')

export const isWithinCounts = (c: Asked) => isWithin(c, 'COUNT_LIMITER')

interface Allowance {
  /** Such as `address a@example.com`; only its hash is stored. */
  who: string
  max: number
  /** An hour by default. */
  windowMs?: number
}

async function keyOf(
  { who, windowMs = millisecondsInHour }: Allowance,
  now: Date,
): Promise<{ hash: string; hour: string; end: number }> {
  const start = Math.floor(now.getTime() / windowMs) * windowMs
  const hour = new Date(start).toISOString()
  return { hash: await sha256(`${who} ${windowMs} ${hour}`), hour, end: start + windowMs }
}

/** Throws RATE_LIMITED with `Retry-After`. Only hashes are stored, for two days at most. */
async function countUse(db: Database, allowances: Allowance[], now: Date) {
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

/** Without a sub-address tag and, at Google, without dots. */
function mailboxOf(email: string) {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const domain = email.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`
}

/** Per client, its /48 and the e-mail address. Throws RATE_LIMITED. */
export async function limitSubmissions(c: Context<ApiEnv>, email: string): Promise<void> {
  const { db, isNoJsForm, now } = c.var
  const client = clientOf(c.req.raw)
  const address = `address ${mailboxOf(email)}`
  const allowances: Allowance[] = [
    { who: `client ${client}`, max: hourlyLimits.client },
    { who: address, max: hourlyLimits.address },
    { who: address, max: dailyLimits.address, windowMs: millisecondsInDay },
  ]
  if (isNoJsForm) allowances.push({ who: `no-JS forms of ${client}`, max: hourlyLimits.noJsForm })
  await countUse(db, allowances, now)
  // Counted only now, so that one household cannot use up what its neighbours share.
  const network = networkOf(c.req.raw, 3)
  if (network === client) return
  await countUse(db, [{ who: `network ${network}`, max: hourlyLimits.network }], now)
}

/** Seats that a client holds: 12 times an hour. Throws RATE_LIMITED. */
export async function limitHolds({ req, var: { db, now } }: Context<ApiEnv>): Promise<void> {
  await countUse(db, [{ who: `holds of ${clientOf(req.raw)}`, max: hourlyLimits.holds }], now)
}

/**
 * Counts a mail to an address that a form gave, after all narrower limits; false over the day's
 * total. Whom Turnstile took for a person passes.
 */
export async function isMailWithin(c: Context<ApiEnv>, isHuman: boolean): Promise<boolean> {
  return isHuman || isWithinDay(c, 'mails to strangers', dailyLimits.mailsToStrangers)
}

/** New words of a client for the counts of searches; false over its share of a day. */
export const areWordsWithin = (c: Context<ApiEnv>): Promise<boolean> =>
  isWithinDay(c, `new words of ${clientOf(c.req.raw)}`, dailyLimits.newWords)

/** The same of the sites that a client says to come from. */
export const areSitesWithin = (c: Context<ApiEnv>): Promise<boolean> =>
  isWithinDay(c, `new sites of ${clientOf(c.req.raw)}`, dailyLimits.newSites)

/** Letters that an admin sends as a test: 20 an hour. Throws RATE_LIMITED. */
export async function limitTests(db: Database, adminId: string, now: Date): Promise<void> {
  await countUse(db, [{ who: `test letters of ${adminId}`, max: hourlyLimits.tests }], now)
}

async function isWithinDay({ var: { db, now } }: Context<ApiEnv>, who: string, max: number) {
  try {
    await countUse(db, [{ who, max, windowMs: millisecondsInDay }], now)
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

async function uncountUse(db: Database, allowances: Allowance[], now: Date) {
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
 * An attempt counts from its start, so that parallel ones are limited too, and is uncounted if it
 * succeeds. The narrowest allowance comes first. Throws RATE_LIMITED.
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
 * A known device has its own allowance; others share theirs, because each login costs 150 ms of CPU
 * (docs/decisions/0060). Throws RATE_LIMITED.
 */
export function limitLogins<Result>(
  db: Database,
  input: { request: Request; username: string; knownDevice: string | undefined; now: Date },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const { request, username, knownDevice, now } = input
  const client = clientOf(request)
  const allowances = knownDevice
    ? [{ who: `login from device ${knownDevice}`, max: 25 }]
    : [
        { who: `login as ${username} of ${client}`, max: 10, windowMs: minutes(15) },
        { who: `login of ${client}`, max: 25, windowMs: minutes(5) },
        { who: `login as ${username}`, max: 30, windowMs: minutes(15) },
        { who: 'login of unknown devices', max: 200, windowMs: minutes(5) },
      ]
  return limitFailures(db, allowances, now, attempt)
}

/**
 * 25 wrong codes or passwords an hour of an admin; a known device has its own, so that strangers
 * with the password use up only theirs. Throws RATE_LIMITED.
 */
export function limitGuesses<Result>(
  db: Database,
  input: {
    what: 'code' | 'password'
    adminId: string
    knownDevice?: string | undefined
    now: Date
  },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const { what, adminId, knownDevice, now } = input
  const who = `${what} of ${adminId}${knownDevice ? ` from device ${knownDevice}` : ''}`
  return limitFailures(db, [{ who, max: 25 }], now, attempt)
}

/** Deletes counts of windows that began before an instant (UTC ISO). */
export async function purgeRateCounts(db: Database, before: string): Promise<void> {
  await db.delete(rateCounts).where(lt(rateCounts.hour, before))
}
