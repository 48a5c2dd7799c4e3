import { resolveDestinationSlug } from './destinations'
import { plainSpaces } from './fold'
import type { Locale } from './locale'
import { localizedPath } from './locale'

/**
 * Every path of the site as the screens see it, without a language prefix. Patterns are the
 * router's.
 */
export const paths = {
  home: '/',
  destinations: '/where-to-go',
  destination: '/where-to-go/:slug',
  /** A month of a place, 1 to 12. */
  destinationMonth: '/where-to-go/:slug/thang-:month',
  /** The calendar of the country. */
  when: '/khi-nao-di',
  topics: '/things-to-do',
  topic: '/things-to-do/:slug',
  guides: '/plan-your-trip',
  itinerary: '/plan-your-trip/:slug',
  guide: '/plan-your-trip/:day',
  guideFeatured: '/plan-your-trip/featured/:id',
  guideDestination: '/plan-your-trip/destination/:slug',
  guideCategory: '/plan-your-trip/:category/:index',
  /** In English `/farm-tours`: see the spellings of locale.ts. */
  farm: '/tour-nong-trai',
  /** In English `/fair-prices`. */
  prices: '/gia-hop-ly',
  deals: '/travel-deals',
  deal: '/travel-deals/:slug',
  shop: '/shop-gear',
  articles: '/inspiration',
  article: '/inspiration/:slug',
  journal: '/my-journal',
  journalEntry: '/my-journal/:slug',
  tag: '/tu-khoa/:tag',
  search: '/tim-kiem',
  searchQuery: '/tim-kiem/:query',
  contact: '/lien-he',
  tripPlanning: '/lien-he/trip-planning',
  planTrip: '/lap-ke-hoach',
  about: '/ve-chung-toi',
  partners: '/doi-tac',
  saved: '/yeu-thich',
  offline: '/ngoai-tuyen',
  privacy: '/chinh-sach-bao-mat',
  terms: '/dieu-khoan',
  newsletterConfirm: '/ban-tin/xac-nhan',
  newsletterUnsubscribe: '/ban-tin/huy-dang-ky',
  /** What a reader of the letters has chosen; its address holds a signed token. */
  newsletterPreferences: '/ban-tin/tuy-chon',
  /** The archive of the letters. */
  letters: '/thu',
  letter: '/thu/:slug',
  preview: '/xem-truoc',
  entryPreview: '/xem-truoc/noi-dung',
  adminLogin: '/admin/login',
  adminInvite: '/admin/invite',
  admin: '/admin/*',
} as const

/** The news feed of a language, below its prefix as the pages are. */
export const feedPath = '/rss.xml'

/** The feed of the archive of letters of a language, below its prefix as the pages are. */
export const letterFeedPath = '/thu/rss.xml'

/**
 * An empty page that editors see the preview of a mail in: a policy of its own allows the inlined
 * styles of mails.
 */
export const letterFramePath = '/admin/letter-frame'

/** The calendar of festivals of a language, below its prefix as the pages are. */
export const festivalCalendarPath = '/le-hoi.ics'

/** The web app manifest of a language, below its prefix as the pages are. */
export const manifestPath = '/site.webmanifest'

/** Where RFC 9116 puts it. */
export const securityTxtPath = '/.well-known/security.txt'

/** The index of all sitemap files, which name the pages of both languages. */
export const sitemapPath = '/sitemap.xml'

/** Legacy path patterns that older links and parts of the site still use (301). */
export const legacyPaths = {
  destinations: '/diem-den',
  destination: '/diem-den/:slug',
  topics: '/chu-de',
  guides: '/huong-dan',
  guide: '/huong-dan/:day',
  guideFeatured: '/huong-dan/featured/:id',
  guideDestination: '/huong-dan/destination/:slug',
  guideCategory: '/huong-dan/:category/:index',
  deals: '/uu-dai',
  shop: '/cua-hang',
  articles: '/bai-viet',
  article: '/bai-viet/:slug',
  blog: '/blog',
  blogArticle: '/blog/:slug',
} as const

const currentPaths = { ...paths, blog: paths.articles, blogArticle: paths.article }

/**
 * Legacy redirects with the same parameters. Order matters: `{category}/{index}` also matches
 * `featured` and `destination`.
 */
export const legacyRedirects = Object.entries(legacyPaths).map(
  ([name, from]) => [from, currentPaths[name as keyof typeof legacyPaths]] as const,
)

/**
 * Fills a pattern's parameters, URL-encoded. Throws a RangeError naming a parameter without a
 * value.
 */
export function fillPath(pattern: string, params: Record<string, string | undefined> = {}): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new RangeError(`path '${pattern}' needs '${name}'`)
    return encodeURIComponent(value)
  })
}

/** Browsers take these for steps in a path, encoded or not. */
const isStep = (part: string) => part === '.' || part === '..'

/** A query as it is looked for; names that are copied from a page have no-break spaces. */
const plainQuery = (query: string) => plainSpaces(query.toWellFormed()).trim()

/**
 * The path of the results of a search; the bare one without a query, and for `.` and `..`, which
 * searchPath() adds as parameter.
 */
export function searchPathname(query: string): string {
  const wanted = plainQuery(query)
  return wanted === '' || isStep(wanted)
    ? paths.search
    : fillPath(paths.searchQuery, { query: wanted })
}

/** The screen path of a search's results, with the other parameters of the address that stay. */
export function searchPath(query: string, others?: URLSearchParams): string {
  const search = new URLSearchParams(others)
  search.delete('q')
  if (isStep(query.trim())) search.set('q', query.trim())
  const text = search.toString()
  return text === '' ? searchPathname(query) : `${searchPathname(query)}?${text}`
}

/**
 * The raw (still encoded) parameters of a path under a pattern, or undefined when it does not fit.
 * A final `*` matches any rest, or none.
 */
export function matchPattern(
  pattern: string,
  pathname: string,
): Record<string, string> | undefined {
  if (pattern.endsWith('/*'))
    return `${pathname}/`.startsWith(pattern.slice(0, -1)) ? {} : undefined
  const wanted = pattern.split('/')
  const given = pathname.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) {
      if (value === '') return undefined
      params[part.slice(1)] = value
    } else if (part !== value) return undefined
  }
  return params
}

/**
 * Where a legacy path (without language prefix) leads, its parameters untouched, or undefined for
 * any other path.
 */
function legacyTarget(pathname: string): string | undefined {
  for (const [from, to] of legacyRedirects) {
    const params = matchPattern(from, pathname)
    if (params) return to.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  }
  return undefined
}

/** A screen path in a language as an absolute URL of the site. */
export function absoluteUrl(
  siteUrl: string,
  path: string,
  locale: Locale,
  defaultLocale: Locale,
): string {
  return new URL(localizedPath(path, locale, defaultLocale), siteUrl).href
}

/** Slugs that a post cannot have, because the API has routes of these names. */
export const reservedPostSlugs: readonly string[] = [
  'featured',
  'daily-inspiration',
  'by-pillar',
  'months',
]

/** What a part of an address stands for, or undefined where its percent-encoding is malformed. */
export function decodePath(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/**
 * The canonical form of a screen path: legacy paths mapped, destination aliases resolved; an
 * unknown path as it is.
 */
export function canonicalPath(pathname: string): string {
  const current = legacyTarget(pathname) ?? pathname
  const slug = matchPattern(paths.destination, current)?.slug
  const known = slug && resolveDestinationSlug(decodePath(slug) ?? slug)
  return known ? fillPath(paths.destination, { slug: known }) : current
}
