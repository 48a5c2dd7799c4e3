import { isFixedPage } from './content/choices'
import { resolveDestinationSlug } from './destinations'
import { plainSpaces } from './fold'
import type { Locale } from './locale'
import { localizedPath } from './locale'

/** Screen paths without language prefix, in the router's pattern syntax. */
export const paths = {
  home: '/',
  destinations: '/where-to-go',
  destination: '/where-to-go/:slug',
  /** Month 1 to 12. */
  destinationMonth: '/where-to-go/:slug/thang-:month',
  when: '/khi-nao-di',
  topics: '/things-to-do',
  topic: '/things-to-do/:slug',
  guides: '/plan-your-trip',
  itinerary: '/plan-your-trip/:slug',
  guide: '/plan-your-trip/:day',
  guideFeatured: '/plan-your-trip/featured/:id',
  guideDestination: '/plan-your-trip/destination/:slug',
  guideCategory: '/plan-your-trip/:category/:index',
  /** `/farm-tours` in English, see locale.ts. */
  farm: '/tour-nong-trai',
  /** `/farm-tours/book` in English; the query holds tour, month and day, or a signed token. */
  booking: '/tour-nong-trai/dat-cho',
  /** `/farm-tours/voucher` in English; the query holds a signed token. */
  voucher: '/tour-nong-trai/ve',
  /** `/farm-tours/pretend-pay` in English; only where no money is taken. */
  pretendPay: '/tour-nong-trai/tra-thu',
  /** `/fair-prices` in English. */
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
  /** `/getting-around` in English. */
  routes: '/di-lai',
  route: '/di-lai/:slug',
  /** `/authors/:slug` in English. */
  author: '/tac-gia/:slug',
  /** Pages that editors add; `/pages/:slug` in English. */
  page: '/trang/:slug',
  privacy: '/chinh-sach-bao-mat',
  terms: '/dieu-khoan',
  newsletterConfirm: '/ban-tin/xac-nhan',
  newsletterUnsubscribe: '/ban-tin/huy-dang-ky',
  /** The query holds a signed token. */
  newsletterPreferences: '/ban-tin/tuy-chon',
  letters: '/thu',
  letter: '/thu/:slug',
  preview: '/xem-truoc',
  entryPreview: '/xem-truoc/noi-dung',
  adminLogin: '/admin/login',
  adminInvite: '/admin/invite',
  admin: '/admin/*',
} as const

/** Below the language prefix. */
export const feedPath = '/rss.xml'

/** Below the language prefix. */
export const letterFeedPath = '/thu/rss.xml'

/** Empty page for mail previews; its policy allows inline styles. */
export const letterFramePath = '/admin/letter-frame'

/** Of an author's articles; below the language prefix. */
export const authorFeedPath = '/tac-gia/:slug/rss.xml'

/** Below the language prefix. */
export const festivalCalendarPath = '/le-hoi.ics'

/** Below the language prefix. */
export const manifestPath = '/site.webmanifest'

/** RFC 9116. */
export const securityTxtPath = '/.well-known/security.txt'

/** Index of all sitemaps, which list both languages. */
export const sitemapPath = '/sitemap.xml'

/** Paths of older links, redirected with 301. */
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
 * Redirects that keep the parameters. Order matters: `{category}/{index}` also matches `featured`
 * and `destination`.
 */
export const legacyRedirects = Object.entries(legacyPaths).map(
  ([name, from]) => [from, currentPaths[name as keyof typeof legacyPaths]] as const,
)

/** Fills in URL-encoded parameters. Throws RangeError naming a missing one. */
export function fillPath(pattern: string, params: Record<string, string | undefined> = {}): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new RangeError(`path '${pattern}' needs '${name}'`)
    return encodeURIComponent(value)
  })
}

/** Screen path of a page that editors write: the fixed ones have paths of their own. */
export const writtenPagePath = (slug: string) =>
  isFixedPage(slug) ? paths[slug] : fillPath(paths.page, { slug })

/** Browsers resolve these as path steps, encoded or not. */
const isStep = (part: string) => part === '.' || part === '..'

/** Names copied from a page contain no-break spaces. */
const plainQuery = (query: string) => plainSpaces(query.toWellFormed()).trim()

/** Path of search results; the bare search page for '', `.` and `..`. */
export function searchPathname(query: string): string {
  const wanted = plainQuery(query)
  return wanted === '' || isStep(wanted)
    ? paths.search
    : fillPath(paths.searchQuery, { query: wanted })
}

/** {@link searchPathname} with the other query parameters. */
export function searchPath(query: string, others?: URLSearchParams): string {
  const search = new URLSearchParams(others)
  search.delete('q')
  if (isStep(query.trim())) search.set('q', query.trim())
  const text = search.toString()
  return text === '' ? searchPathname(query) : `${searchPathname(query)}?${text}`
}

/** Raw (encoded) parameters; undefined without a match. A final `*` matches any rest. */
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

/** Current path of a legacy path, or undefined. */
function legacyTarget(pathname: string): string | undefined {
  for (const [from, to] of legacyRedirects) {
    const params = matchPattern(from, pathname)
    if (params) return to.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  }
  return undefined
}

/** A screen path in a language as an absolute URL. */
export function absoluteUrl(
  siteUrl: string,
  path: string,
  locale: Locale,
  defaultLocale: Locale,
): string {
  return new URL(localizedPath(path, locale, defaultLocale), siteUrl).href
}

/** Route names of the API, which posts cannot have as slugs. */
export const reservedPostSlugs: readonly string[] = [
  'featured',
  'daily-inspiration',
  'by-pillar',
  'months',
]

/** Decodes a part of a path; undefined if malformed. */
export function decodePath(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Resolves legacy paths and destination aliases; other paths stay. */
export function canonicalPath(pathname: string): string {
  const current = legacyTarget(pathname) ?? pathname
  const slug = matchPattern(paths.destination, current)?.slug
  const known = slug && resolveDestinationSlug(decodePath(slug) ?? slug)
  return known ? fillPath(paths.destination, { slug: known }) : current
}
