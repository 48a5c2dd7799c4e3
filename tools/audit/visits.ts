import { createHash } from 'node:crypto'
import { XMLParser } from 'fast-xml-parser'
import { type Locale, locales, splitLocale } from '../../schema/locale'
import { localizedHref } from '../../web/lib/navigation'
import { screens } from '../screens'

/** A page to check. */
export interface Visit {
  path: string
  /** The address of its screen, which both languages share. */
  screen: string
  locale: Locale
  /** Whether the sitemap lists it. */
  listed: boolean
  /** The languages in which it lists the page. */
  listedIn: Locale[]
  status: number
  /** One page of each kind gets the slow checks, too: its markup and a browser. */
  isSample: boolean
}

const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' })

interface Sitemap {
  urlset?: { url: { loc: string }[] }
  sitemapindex?: { sitemap: { loc: string }[] }
}

/**
 * All addresses of a site's sitemap and its parts. The sitemap names the public origin, its parts
 * are read from `base`. Throws on errors.
 */
export async function readSitemap(base: string, path = '/sitemap.xml'): Promise<URL[]> {
  const response = await fetch(base + path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const { urlset, sitemapindex } = parser.parse(await response.text()) as Sitemap
  const parts = await Promise.all(
    (sitemapindex?.sitemap ?? []).map(({ loc }) => readSitemap(base, new URL(loc).pathname)),
  )
  return [...(urlset?.url ?? []).map(({ loc }) => new URL(loc)), ...parts.flat()]
}

/**
 * The months of a place are made alike: all twelve of one place and one of every other are enough;
 * worker/features/feeds/sitemap.test.ts reads all.
 */
const isSpareMonth = (path: string) =>
  /\/thang-\d+$/.test(path) && !/\/hoi-an\/|\/thang-3$/.test(path)

/** What the sitemap lists and one page of every other kind, each in both languages. */
export function listVisits(listed: readonly URL[], defaultLocale: Locale): Visit[] {
  const addresses = new Set(listed.map(({ pathname }) => pathname))
  const paths = new Set(listed.map(({ pathname }) => splitLocale(pathname, defaultLocale).path))
  // An empty list quotes a query that is no word.
  const byPath = new Map(
    screens.filter(({ name }) => !name.endsWith('-empty')).map((screen) => [screen.path, screen]),
  )
  return [...new Set([...paths, ...byPath.keys()])]
    .filter((path) => !isSpareMonth(path))
    .flatMap((path) => {
      const listedIn = locales.filter((locale) =>
        addresses.has(localizedHref(path, locale, defaultLocale)),
      )
      return locales.map((locale) => ({
        path: localizedHref(path, locale, defaultLocale),
        screen: path,
        locale,
        listed: listedIn.includes(locale),
        listedIn,
        status: /missing|not-found/.test(byPath.get(path)?.name ?? '') ? 404 : 200,
        isSample: (byPath.get(path)?.isKind ?? false) || byPath.get(path)?.name === 'not-found',
      }))
    })
}

/** How many addresses a sample has besides the pages of each kind. */
const others = 10

const digest = (seed: string, text: string) =>
  createHash('sha256').update(`${seed} ${text}`).digest('hex')

/** Whether a link is in the quarter of a sample. The same seed takes the same ones. */
export const isLinkInSample = (seed: string, link: string) => digest(seed, link) < '4'

/**
 * One page of each kind and a few others, each in both languages. The same seed takes the same
 * ones.
 */
export function takeSample(visits: readonly Visit[], seed: string): Visit[] {
  const screensOf = (some: readonly Visit[]) => [...new Set(some.map(({ screen }) => screen))]
  const kinds = screensOf(visits.filter(({ isSample }) => isSample))
  const rest = screensOf(visits.filter(({ isSample }) => !isSample)).sort((a, b) =>
    digest(seed, a).localeCompare(digest(seed, b), 'en'),
  )
  const taken = new Set([...kinds, ...rest.slice(0, others)])
  return visits.filter(({ screen }) => taken.has(screen))
}

/** One screen of each layout. */
const layouts =
  'home destinations destination month article guide itinerary route topic deals shop search trip letter saved farm not-found'.split(
    ' ',
  )

/**
 * One page of each of eight layouts, every other one in the other language. The same seed takes the
 * same ones.
 */
export function takeLayouts(visits: readonly Visit[], seed: string): Visit[] {
  const paths = layouts.map((layout) => screens.find(({ name }) => name === layout)?.path ?? '')
  const taken = paths
    .sort((a, b) => digest(seed, a).localeCompare(digest(seed, b), 'en'))
    .slice(0, 8)
  return taken.flatMap(
    (path, index) => visits.filter(({ screen }) => screen === path)[index % locales.length] ?? [],
  )
}
