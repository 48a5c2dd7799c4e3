import { viewEntries } from '../schema/content/all-views'
import type { EntryKind } from '../schema/content/choices'
import { entryPagePath } from '../schema/content/entry-paths'
import { inLocale } from '../schema/content/in-one-language'
import { viewPost } from '../schema/content/post-view'
import type { PublicSettings } from '../schema/content/site-settings'
import { isLocale, type Locale, locales } from '../schema/locale'
import { fillPath, paths } from '../schema/paths'
import { defaultSettings } from '../schema/seed/default-settings'
import { readEntryFiles, readSeedPosts, type SeedPost } from '../schema/seed/entry-files'
import { headOf } from '../web/heads'
import { getI18n } from '../web/i18n/i18n'
import type { Head, Page } from '../web/lib/page'
import { matchPage } from '../web/match-page'
import { pages } from '../web/routes'

/** The head of one page in one language. */
export interface PageHead {
  page: Page
  locale: Locale
  /** Screen path. */
  path: string
  head: Head
}

const textFiles = import.meta.glob<{ texts: object }>('../web/i18n/{vi,en}/*.ts', { eager: true })

export const sampleSettings: PublicSettings = {
  siteUrl: 'https://site.example',
  defaultLocale: 'vi',
  tileUrl: '',
  hotelPartnerId: '',
  activityPartnerId: '',
  site: defaultSettings,
}

const seed = readEntryFiles()
const seedPosts = readSeedPosts()
const views = viewEntries(seed)

/** The kinds of entries that a page with a slug shows, by its id in the route table. */
const kindsOfPage: Record<string, readonly EntryKind[]> = {
  destination: ['destination'],
  topic: ['topic'],
  guide: ['guide', 'itinerary'],
  deal: ['deal'],
  letter: ['letter'],
  author: ['author'],
  route: ['route'],
}

function pathsOf(page: Page): string[] {
  if (page.id.startsWith('admin')) return []
  const kinds = kindsOfPage[page.id] ?? []
  if (kinds.length > 0)
    return seed.flatMap(({ kind, slug }) =>
      kinds.includes(kind) ? (entryPagePath(kind, slug) ?? []) : [],
    )
  if (page.path === paths.article)
    return seedPosts.map(({ slug }) => fillPath(paths.article, { slug }))
  return page.path.includes(':') ? [] : [page.path]
}

/** An article as its page gets it, with nothing to read next. */
function postPage({ slug, publishedAt, ...content }: SeedPost, locale: Locale) {
  const about = {
    id: `post.${slug}`,
    slug,
    publishedAt,
    updatedAt: publishedAt,
    views: 0,
    shares: 0,
  }
  return {
    ...viewPost(about, content, locale),
    related: [],
    cards: [],
    changedAt: publishedAt,
    locales: [...locales],
  }
}

/** What `/api/entries/…` answers on a new database. */
function entryAnswer(kind: string, slug: string | undefined, locale: Locale): unknown {
  if (slug === undefined) {
    const { destinationList, topicList, guideList, dealList, letterList, routeList } = views
    return inLocale(
      {
        destination: destinationList,
        topic: topicList,
        guide: guideList,
        deal: dealList,
        letter: letterList,
        route: routeList,
      },
      locale,
    )[kind as 'deal']
  }
  const pages: Record<string, readonly object[]> = {
    destination: views.destinations,
    topic: views.topics,
    guide: views.guides.map((guide) => ({ ...guide, slug: `day-${guide.day}` })),
    deal: views.deals,
    itinerary: views.itineraries,
    home: views.homes.map((home) => ({ ...home, slug: 'home' })),
    farm: views.farms.map((farm) => ({ ...farm, slug: 'farm' })),
    about: views.abouts.map((about) => ({ ...about, slug: 'about' })),
    page: views.pages,
    letter: views.letters,
    route: views.routes,
    author: views.authors.map((author) => ({ ...author, postCount: 0 })),
    prices: views.prices.map((prices) => ({ ...prices, slug: 'prices' })),
  }
  const found = pages[kind]?.find((page) => 'slug' in page && page.slug === slug)
  return found && { ...inLocale(found, locale), slug, locales, changedAt: '', cards: [] }
}

/** What the API answers to a page's first path on a new database. */
function firstData(
  { id }: Page,
  apiPath: string,
  slug: string | undefined,
  locale: Locale,
): unknown {
  const [, kind, entrySlug] = /^\/api\/entries\/(\w+)(?:\/([\w-]+))?\?/.exec(apiPath) ?? []
  if (kind !== undefined) return entryAnswer(kind, entrySlug, locale)
  if (id === 'article')
    return seedPosts.filter((post) => post.slug === slug).map((post) => postPage(post, locale))[0]
  if (id === 'articles') return seedPosts
  if (id === 'journal')
    return seedPosts.filter(({ contentPillar }) => contentPillar === 'personal-stories')
  return undefined
}

function pageHead(path: string, locale: Locale, today: string): PageHead {
  const { page, params, query } = matchPage(path)
  const head = headOf(page)({
    pageId: page.id,
    params,
    locale,
    settings: sampleSettings,
    today,
    t: getI18n(locale).getFixedT(null, 'shell'),
    data: firstData(page, page.data?.(params, query, locale)[0] ?? '', params.slug, locale),
    isMissing: false,
    isNotInLanguage: false,
  })
  return { page, locale, path, head }
}

/**
 * The heads of all pages with a path of their own and of all built-in entities, in both languages,
 * on a day (`YYYY-MM-DD`, Vietnam time).
 */
export function everyHead(today: string): PageHead[] {
  for (const [file, { texts }] of Object.entries(textFiles)) {
    const [, locale, name] = /(vi|en)\/([\w-]+)\.ts$/.exec(file) ?? []
    if (name && isLocale(locale)) getI18n(locale).addResourceBundle(locale, name, texts)
  }
  return locales.flatMap((locale) =>
    pages.flatMap(pathsOf).map((path) => pageHead(path, locale, today)),
  )
}
