import type { Merchant } from './content/shop'
import type { SiteSettings } from './content/site-settings'

/** New kinds need their hosts in {@link hostListOf}. */
export type LinkKind = 'product' | 'merchant' | 'partner'

/**
 * `gone`: 404 or 410. `failed`: another client error. `elsewhere`: redirected off the merchant's
 * hosts. `unsure`: server error, rate limit or timeout. `refused`: blocks programs.
 */
export type LinkOutcome = 'alive' | 'gone' | 'failed' | 'elsewhere' | 'unsure' | 'refused'

/** Such as `product:dry-bag-20`. */
export function linkId(kind: LinkKind, subject: string): string {
  return `${kind}:${subject}`
}

/** Whether an address is https on one of the hosts, without user and port. */
export function isOnHosts(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, port } = new URL(address)
  return protocol === 'https:' && username === '' && port === '' && hosts.includes(hostname)
}

/** Whether an address is https on one of the merchant's hosts. */
export function isMerchantHost(
  merchants: readonly Merchant[],
  merchantId: string,
  address: string,
): boolean {
  return isOnHosts(address, merchants.find(({ id }) => id === merchantId)?.hosts ?? [])
}

/** A merchant's home page; undefined for unknown merchants. */
export function merchantPage(
  merchants: readonly Merchant[],
  merchantId: string,
): string | undefined {
  const host = merchants.find(({ id }) => id === merchantId)?.hosts[0]
  return host && `https://${host}/`
}

/** Merchants, and the partners whose search pages are checked too. */
export interface LinkPartners extends Pick<SiteSettings, 'hotelPartner' | 'activityPartner'> {
  merchants: readonly Merchant[]
}

const searchesOf = ({ hotelPartner, activityPartner }: LinkPartners) => ({
  hotel: hotelPartner.searchUrl,
  activity: activityPartner.searchUrl,
})

/** Links without a product: merchants' pages and partners' searches. */
export function standingLinks(
  partners: LinkPartners,
): { kind: LinkKind; subject: string; url: string }[] {
  return [
    ...partners.merchants.map(({ id, hosts }) => ({
      kind: 'merchant' as const,
      subject: id,
      url: `https://${hosts[0]}/`,
    })),
    ...Object.entries(searchesOf(partners)).map(([subject, url]) => ({
      kind: 'partner' as const,
      subject,
      url,
    })),
  ]
}

const hostLists = (partners: LinkPartners): (readonly string[])[] => [
  ...partners.merchants.map(({ hosts }) => hosts),
  ...Object.values(searchesOf(partners)).map((url) => [new URL(url).hostname]),
]

/** All hosts that may be requested. */
export function listedHosts(partners: LinkPartners): string[] {
  return [...new Set(hostLists(partners).flat())]
}

/** Hosts of the merchant or partner of an address; undefined for unknown or insecure ones. */
export function hostListOf(address: string, partners: LinkPartners): readonly string[] | undefined {
  return hostLists(partners).find((hosts) => isOnHosts(address, hosts))
}

interface LinkWindow {
  /** First and last Vietnam day, `YYYY-MM-DD`. */
  linkFrom: string | null
  linkTo: string | null
}

/** Whether a link is before, in or after its days. */
export function linkWindow(
  { linkFrom, linkTo }: LinkWindow,
  today: string,
): 'open' | 'early' | 'ended' {
  if (linkFrom !== null && today < linkFrom) return 'early'
  return linkTo !== null && today > linkTo ? 'ended' : 'open'
}

export type LinkState = 'open' | 'early' | 'ended' | 'dead'

/** {@link linkWindow}, or `dead` for an open link that failed its checks. */
export function linkState(
  { deadSince, ...window }: LinkWindow & { deadSince: string | null },
  today: string,
): LinkState {
  const state = linkWindow(window, today)
  return state === 'open' && deadSince !== null ? 'dead' : state
}

/** The product, else its merchant's page, else a similar product (docs/decisions/0409). */
export type LinkTarget = 'product' | 'merchant' | 'like'

export function linkTarget(
  link: LinkWindow & { deadSince: string | null; merchantDeadSince: string | null },
  today: string,
): LinkTarget {
  if (linkState(link, today) === 'open') return 'product'
  return link.merchantDeadSince === null ? 'merchant' : 'like'
}
