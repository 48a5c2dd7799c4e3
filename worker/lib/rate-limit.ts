import { sql } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { rateCounts } from '../../schema/tables/rate-counts'
import type { ApiEnv } from './api-env'
import type { Database } from './database'
import { ApiError } from './errors'
import { sha256 } from './hash'
import { logFault } from './log'

/** Submissions within one hour, by whoever sends and by the e-mail address that is written (decision G5). */
const hourlyLimits = { client: 30, address: 10 }
const hourMs = 60 * 60 * 1000
/** The period of the rate-limiting binding in wrangler.toml, in seconds. */
const bindingSeconds = 60

/** Who sends, as Cloudflare tells: an IPv4 address, or the /64 network of an IPv6 one, which is one household. */
export function clientOf(request: Request): string {
  const address = request.headers.get('CF-Connecting-IP') ?? 'unknown'
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':').filter(Boolean)]
  return whole
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}

function refuse(seconds: number): ApiError {
  return new ApiError('RATE_LIMITED', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } })
}

/** Refuses bursts of one client with 429, before anything is read. Trouble with the limiter lets everybody pass. */
export const limitBursts = createMiddleware<ApiEnv>(async (c, next) => {
  const outcome = await c.env.FORM_LIMITER.limit({ key: clientOf(c.req.raw) }).catch((error: unknown) => {
    logFault('the rate limiter failed', error)
    return { success: true }
  })
  if (!outcome.success) throw refuse(bindingSeconds)
  await next()
})

/** Counts somebody within the current hour and answers how often that was. */
async function countHour(db: Database, who: string[], hour: string): Promise<Map<string, number>> {
  const rows = sql.join(
    who.map((one) => sql`(${one}, ${hour}, 1)`),
    sql`, `,
  )
  const counted = await db.all<{ who: string; count: number }>(sql`
    insert into ${rateCounts} (who, hour, count) values ${rows}
    on conflict (who, hour) do update set count = ${rateCounts.count} + 1
    returning who, count`)
  return new Map(counted.map(({ who: one, count }) => [one, count]))
}

/**
 * Counts a submission of a client and of an e-mail address. Throws RATE_LIMITED with `Retry-After` where either sent too many within the
 * hour, and UNAVAILABLE where the database refuses. Only hashes are kept, for an hour or two.
 */
export async function limitSubmissions(db: Database, input: { request: Request; email: string; now: Date }): Promise<void> {
  const { request, email, now } = input
  const start = Math.floor(now.getTime() / hourMs) * hourMs
  const hour = new Date(start).toISOString()
  const client = await sha256(`client ${hour} ${clientOf(request)}`)
  const address = await sha256(`address ${hour} ${email}`)
  const counts = await countHour(db, [client, address], hour).catch((error: unknown) => {
    throw new ApiError('UNAVAILABLE', { cause: error })
  })
  const isTooMuch = (counts.get(client) ?? 0) > hourlyLimits.client || (counts.get(address) ?? 0) > hourlyLimits.address
  if (isTooMuch) throw refuse((start + hourMs - now.getTime()) / 1000)
}

/** Forgets who was counted in hours that began before an instant (UTC ISO). */
export async function purgeRateCounts(db: Database, before: string): Promise<void> {
  await db.run(sql`delete from ${rateCounts} where ${rateCounts.hour} < ${before}`)
}
