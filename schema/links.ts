import type { Merchant } from './content/shop'
import type { SiteSettings } from './content/site-settings'

/**
 * What a checked link belongs to; content of other kinds joins here, with addresses on the lists of
 * {@link hostListOf}.
 */
export type LinkKind = 'product' | 'merchant' | 'partner'

/**
 * What asking a link gave. `alive`: a page. `gone`: 404 or 410. `failed`: another error of the
 * request. `elsewhere`: a redirect off the merchant's hosts, or too many. `unsure`: an error of the
 * server, too many requests, or nothing in time. `refused`: no answer for programs.
 */
export type LinkOutcome = 'alive' | 'gone' | 'failed' | 'elsewhere' | 'unsure' | 'refused'

/** The key of a checked link, such as `product:dry-bag-20`. */
export function linkId(kind: LinkKind, subject: string): string {
  return `${kind}:${subject}`
}

/** Whether an address is https, without user and port, on one of the hosts. */
export function isOnHosts(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, port } = new URL(address)
  return protocol === 'https:' && username === '' && port === '' && hosts.includes(hostname)
}

/** Whether an address leads to one of a merchant's own hosts, over https. */
export function isMerchantHost(
  merchants: readonly Merchant[],
  merchantId: string,
  address: string,
): boolean {
  return isOnHosts(address, merchants.find(({ id }) => id === merchantId)?.hosts ?? [])
}

/** A merchant's own page; undefined for an unknown merchant. */
export function merchantPage(
  merchants: readonly Merchant[],
  merchantId: string,
): string | undefined {
  const host = merchants.find(({ id }) => id === merchantId)?.hosts[0]
  return host && `https://${host}/`
}

/** Whose links are asked: the merchants, and the searches of the settings' partners. */
export interface LinkPartners extends Pick<SiteSettings, 'hotelPartner' | 'activityPartner'> {
  merchants: readonly Merchant[]
}

const searchesOf = ({ hotelPartner, activityPartner }: LinkPartners) => ({
  hotel: hotelPartner.searchUrl,
  activity: activityPartner.searchUrl,
})

/** The links that are there without a product: the merchants' pages and the partners' searches. */
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

/** Every host that may be asked. */
export function listedHosts(partners: LinkPartners): string[] {
  return [...new Set(hostLists(partners).flat())]
}

/**
 * The hosts of the merchant or partner that an address belongs to; undefined where it is on
 * nobody's list, or not https.
 */
export function hostListOf(address: string, partners: LinkPartners): readonly string[] | undefined {
  return hostLists(partners).find((hosts) => isOnHosts(address, hosts))
}

interface LinkWindow {
  /** First and last Vietnam day, `YYYY-MM-DD`; null without. */
  linkFrom: string | null
  linkTo: string | null
}

/**
 * Whether a link may be followed on a Vietnam day: `early` before its first day, `ended` after its
 * last one.
 */
export function linkWindow(
  { linkFrom, linkTo }: LinkWindow,
  today: string,
): 'open' | 'early' | 'ended' {
  if (linkFrom !== null && today < linkFrom) return 'early'
  return linkTo !== null && today > linkTo ? 'ended' : 'open'
}

export type LinkState = 'open' | 'early' | 'ended' | 'dead'

/** The same with what the checks found: `dead` where it is open and nothing is there. */
export function linkState(
  { deadSince, ...window }: LinkWindow & { deadSince: string | null },
  today: string,
): LinkState {
  const state = linkWindow(window, today)
  return state === 'open' && deadSince !== null ? 'dead' : state
}

/**
 * Where a click on a product leads: to the product, else to its merchant's page, else to a like
 * product (docs/decisions/0409).
 */
export type LinkTarget = 'product' | 'merchant' | 'like'

export function linkTarget(
  link: LinkWindow & { deadSince: string | null; merchantDeadSince: string | null },
  today: string,
): LinkTarget {
  if (linkState(link, today) === 'open') return 'product'
  return link.merchantDeadSince === null ? 'merchant' : 'like'
}
