import { hostListOf, isOnHosts, type LinkOutcome, type LinkPartners } from '../../../schema/links'
import { logEvent, sentenceOf } from '../../platform/log/log'
import { outcomeOfStatus } from './outcome'

export interface LinkAnswer {
  outcome: LinkOutcome
  /** The last HTTP status; null where none came. */
  status: number | null
}

/** Who asks, and whose hosts may be asked. */
export interface Asker {
  siteUrl: string
  partners: LinkPartners
}

/** How long a link with all its redirects may take, in milliseconds. */
const timeoutMs = 10_000
const maxRedirects = 3
/** Statuses by which servers say that they know no HEAD. */
const withoutHead = new Set([405, 501])

/** Asks an address without following redirects. The body of a GET is cancelled unread. */
async function ask(address: string, init: RequestInit): Promise<Response> {
  const head = await fetch(address, { ...init, method: 'HEAD' })
  if (!withoutHead.has(head.status)) return head
  const response = await fetch(address, { ...init, method: 'GET' })
  await response.body?.cancel()
  return response
}

/**
 * Asks a link, and follows up to three redirects that stay on the hosts of its merchant or partner.
 * Nothing else is ever asked.
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

/**
 * Asks whether something is behind a link. An address off all lists is not asked: it leads
 * `elsewhere`.
 */
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
