import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './env'
import { ApiError } from './errors'

const botPattern =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|facebookexternalhit/i

/** A missing user agent counts as a bot. */
export function isBot(request: Request): boolean {
  const userAgent = request.headers.get('User-Agent')
  return !userAgent || botPattern.test(userAgent)
}

/** Whether the browser asks not to be counted (Global Privacy Control, Do Not Track). */
export const isUnwilling = (request: Request): boolean =>
  request.headers.get('Sec-GPC') === '1' || request.headers.get('DNT') === '1'

/** Cloudflare's client address; of IPv6 the /64 network, which is one household. */
export const clientOf = (request: Request): string => networkOf(request, 4)

/** The first 16-bit groups of an IPv6 address, 3 for a /48; an IPv4 address whole. */
export function networkOf(request: Request, kept: number): string {
  const address = request.headers.get('CF-Connecting-IP') ?? 'unknown'
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const whole = [
    ...groups,
    ...Array<string>(Math.max(0, missing)).fill('0'),
    ...(tail ?? '').split(':').filter(Boolean),
  ]
  return whole
    .slice(0, kept)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}

/** By `Sec-Fetch-Site`, or else by `Origin`. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  return site
    ? site === 'same-origin' || site === 'none'
    : request.headers.get('Origin') === new URL(request.url).origin
}

/** Throws FORBIDDEN for requests of other sites. */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!isSameOrigin(c.req.raw)) throw new ApiError('FORBIDDEN')
  await next()
})
