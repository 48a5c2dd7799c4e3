import { hostListOf, isOnHosts, type LinkOutcome, type LinkPartners } from '../../../schema/links'
import { logEvent, sentenceOf } from '../../platform/log/log'
import { outcomeOfStatus } from './outcome'

export interface LinkAnswer {
  outcome: LinkOutcome
  /** The last HTTP status; null without a response. */
  status: number | null
}

export interface Asker {
  siteUrl: string
  partners: LinkPartners
}

/** For a link with all its redirects, in milliseconds. */
const timeoutMs = 10_000
const maxRedirects = 3
/** Responses of servers that do not support HEAD. */
const withoutHead = new Set([405, 501])

/** Does not follow redirects. Cancels the body of a GET unread. */
async function ask(address: string, init: RequestInit): Promise<Response> {
  const head = await fetch(address, { ...init, method: 'HEAD' })
  if (!withoutHead.has(head.status)) return head
  const response = await fetch(address, { ...init, method: 'GET' })
  await response.body?.cancel()
  return response
}

/**
 * Follows up to three redirects on the hosts of the merchant or partner, and requests nothing else.
 */
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
    'User-Agent': `MangoRoad link check (${siteUrl})`,
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
