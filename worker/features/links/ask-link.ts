import { millisecondsInDay } from 'date-fns/constants'
import { brand } from '../../../schema/brand'
import { hostListOf, isOnHosts, type LinkOutcome, type LinkPartners } from '../../../schema/links'
import type { linkChecks } from '../../../schema/tables/link-checks'
import { vietnamDay } from '../../../schema/time'
import { logEvent, sentenceOf } from '../../platform/log/log'

type LinkCheck = typeof linkChecks.$inferSelect

export type LinkHealth = Pick<
  LinkCheck,
  'failedDays' | 'sureDays' | 'goneDays' | 'failedOn' | 'firstFailedAt' | 'deadSince'
>

export const healthy: LinkHealth = {
  failedDays: 0,
  sureDays: 0,
  goneDays: 0,
  failedOn: null,
  firstFailedAt: null,
  deadSince: null,
}

/** These say nothing about the page. */
const refusals = new Set([401, 403, 407, 451])
const passing = new Set([408, 425, 429])

export function outcomeOfStatus(status: number): LinkOutcome {
  if (status >= 200 && status < 300) return 'alive'
  if (status === 404 || status === 410) return 'gone'
  if (refusals.has(status)) return 'refused'
  return passing.has(status) || status >= 500 ? 'unsure' : 'failed'
}

const deadAfter = { goneDays: 2, sureDays: 3 }
/** Of a link that only ever failed in doubt. */
const unsureDeadAfter = { failedDays: 3, days: 7 }

function isDead({ failedDays, sureDays, goneDays, firstFailedAt }: LinkHealth, now: Date): boolean {
  if (goneDays >= deadAfter.goneDays || sureDays >= deadAfter.sureDays) return true
  const failingFor = firstFailedAt === null ? 0 : now.getTime() - Date.parse(firstFailedAt)
  return (
    failedDays >= unsureDeadAfter.failedDays &&
    failingFor >= unsureDeadAfter.days * millisecondsInDay
  )
}

/** Each day counts once, by its first failure; one success resets everything. */
export function nextHealth(health: LinkHealth, outcome: LinkOutcome, now: Date): LinkHealth {
  if (outcome === 'alive') return healthy
  const today = vietnamDay(now)
  if (outcome === 'refused' || health.failedOn === today) return health
  const next = {
    ...health,
    failedDays: health.failedDays + 1,
    sureDays: health.sureDays + Number(outcome !== 'unsure'),
    goneDays: health.goneDays + Number(outcome === 'gone'),
    failedOn: today,
    firstFailedAt: health.firstFailedAt ?? now.toISOString(),
  }
  return { ...next, deadSince: health.deadSince ?? (isDead(next, now) ? now.toISOString() : null) }
}

export function daysUntilNext({ failedDays, deadSince }: LinkHealth): number {
  return failedDays > 0 && deadSince === null ? 1 : 7
}

interface LinkAnswer {
  outcome: LinkOutcome
  status: number | null
}

export interface Asker {
  siteUrl: string
  partners: LinkPartners
}

/** In milliseconds, with all redirects. */
const timeoutMs = 10_000
const maxRedirects = 3
const withoutHead = new Set([405, 501])

/** Does not follow redirects. Cancels the body of a GET unread. */
async function ask(address: string, init: RequestInit): Promise<Response> {
  const head = await fetch(address, { ...init, method: 'HEAD' })
  if (!withoutHead.has(head.status)) return head
  const response = await fetch(address, { ...init, method: 'GET' })
  await response.body?.cancel()
  return response
}

/** Up to three redirects on the hosts of the merchant or partner, and nothing else. */
async function follow(
  url: string,
  hosts: readonly string[],
  init: RequestInit,
): Promise<LinkAnswer> {
  let address = url
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const { status, headers } = await ask(address, init)
    const location = headers.get('Location')
    if (status < 300 || status >= 400 || location === null)
      return { outcome: outcomeOfStatus(status), status }
    const next = URL.canParse(location, address) ? new URL(location, address).href : ''
    if (!isOnHosts(next, hosts)) return { outcome: 'elsewhere', status }
    address = next
  }
  return { outcome: 'elsewhere', status: null }
}

/** An address off all lists is not requested: it is `elsewhere`. */
export async function askLink(url: string, { siteUrl, partners }: Asker): Promise<LinkAnswer> {
  const hosts = hostListOf(url, partners)
  if (!hosts) return { outcome: 'elsewhere', status: null }
  const headers = {
    'User-Agent': `${brand.slug} link check (${siteUrl})`,
    Accept: 'text/html,*/*;q=0.5',
  }
  try {
    return await follow(url, hosts, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    logEvent('a link gave no answer', { host: new URL(url).hostname, error: sentenceOf(error) })
    return { outcome: 'unsure', status: null }
  }
}
