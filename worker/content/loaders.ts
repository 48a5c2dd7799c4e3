import { type EntryKind, onlySlugs } from '../../schema/content/choices'
import { contentOf } from '../../schema/content/entry-file'
import type { Facts } from '../../schema/content/facts'
import { upgradeData } from '../../schema/content/kind-upgrades'
import type { ContentOfKind } from '../../schema/content/kinds'
import { viewPost } from '../../schema/content/post-view'
import { type SiteSettings, viewSettings } from '../../schema/content/site-settings'
import * as views from '../../schema/content/views'
import type { Locale } from '../../schema/locale'
import { type DestinationNames, namesOfDestinations } from '../../schema/places'
import { defaultSettings } from '../../schema/seed/default-settings'
import type { Database } from '../platform/db/database'
import { fillForReaders, selectFacts, toFacts } from './facts'
import { openMenus } from './menu-targets'
import { aboutPost, readBesidePost, selectAuthorCount } from './posts'
import {
  endsAt,
  publicLocales,
  selectDeal,
  selectDestinationNames,
  selectEntry,
  selectGuideTitles,
  selectOwnDeals,
  selectSummaries,
  selectWays,
  summaryIn,
} from './queries'

type Json = Record<string, unknown>
type EntryRow = Awaited<ReturnType<typeof selectEntry>>[number]
type FactRows = Awaited<ReturnType<typeof selectFacts>>

export function summariesOf<Kind extends EntryKind>(
  kind: Kind,
  rows: Awaited<ReturnType<typeof selectSummaries>>,
) {
  return rows.flatMap((row) => {
    const summary = summaryIn(kind, row)
    return summary === null ? [] : [summary]
  })
}

function dealsOf(
  rows: Awaited<ReturnType<typeof selectOwnDeals>>,
): { slug: string; content: Record<string, unknown>; reviews: views.TourReviews | undefined }[] {
  return rows.flatMap(({ slug, live, schemaVersion, reviews }) =>
    live
      ? [{ slug, content: upgradeData('deal', live, schemaVersion), reviews: reviewsOf(reviews) }]
      : [],
  )
}

/** The company's own tours that are public in a language. */
export async function readOwnTours(
  db: Database,
  locale: Locale,
): Promise<{ slug: string; content: ContentOfKind['deal'] }[]> {
  const [rows, facts] = await db.batch([selectOwnDeals(db, locale), selectFacts(db)])
  return fillForReaders(dealsOf(rows), toFacts(facts), locale).map(({ slug, content }) => ({
    slug,
    content: contentOf('deal', content),
  }))
}

export const selectSettings = (db: Database) => selectEntry(db, 'settings', onlySlugs.settings)

export function settingsOf(
  row: { live: Record<string, unknown> | null; schemaVersion: number } | undefined,
): SiteSettings | undefined {
  return row?.live
    ? viewSettings(contentOf('settings', upgradeData('settings', row.live, row.schemaVersion)))
    : undefined
}

function reviewsOf(
  rows: Awaited<ReturnType<typeof selectDeal>>[number]['reviews'],
): views.TourReviews | undefined {
  const [first] = rows
  if (!first) return undefined
  const latest = rows.map(({ count, average, ...review }) => review)
  return { count: first.count, average: Math.round(first.average * 10) / 10, latest }
}

function viewTours(
  tours: ReturnType<typeof dealsOf>,
  names: Parameters<typeof namesOfDestinations>[0],
) {
  return tours.map(({ slug, content, reviews }) =>
    views.viewDeal(slug, contentOf('deal', content), namesOfDestinations(names), reviews),
  )
}

interface Loaded {
  row: EntryRow | undefined
  facts: Facts
  /** JSON, so that facts and photographs can be filled in. */
  beside: unknown
  view: (slug: string, live: Json, beside: unknown) => object
}

type Load = (db: Database, input: { slug: string; locale: Locale }) => Promise<Loaded>

function loaded<Kind extends EntryKind, Beside>(
  kind: Kind,
  [[row], facts]: readonly [EntryRow[], FactRows, ...unknown[]],
  beside: Beside,
  view: (slug: string, content: ContentOfKind[Kind], beside: Beside) => object,
): Loaded {
  return {
    row,
    facts: toFacts(facts),
    beside,
    view: (slug, live, filled) => view(slug, contentOf(kind, live), filled as Beside),
  }
}

function alone<Kind extends EntryKind>(
  kind: Kind,
  view: (slug: string, content: ContentOfKind[Kind]) => object,
): Load {
  return async (db, { slug }) =>
    loaded(kind, await db.batch([selectEntry(db, kind, slug), selectFacts(db)]), null, view)
}

function withNames<Kind extends EntryKind>(
  kind: Kind,
  view: (slug: string, content: ContentOfKind[Kind], names: DestinationNames) => object,
): Load {
  return async (db, { slug, locale }) => {
    const names = selectDestinationNames(db, locale)
    const read = await db.batch([selectEntry(db, kind, slug), selectFacts(db), names])
    return loaded(kind, read, read[2], (own, content, rows) =>
      view(own, content, namesOfDestinations(rows)),
    )
  }
}

function withSettings<Kind extends EntryKind>(
  kind: Kind,
  view: (content: ContentOfKind[Kind], settings: SiteSettings) => object,
): Load {
  return async (db, { slug }) => {
    const entry = selectEntry(db, kind, slug)
    const read = await db.batch([entry, selectFacts(db), selectSettings(db)])
    const settings = settingsOf(read[2][0]) ?? defaultSettings
    return loaded(kind, read, settings, (_slug, content, filled) => view(content, filled))
  }
}

export const loaders: Record<EntryKind, Load> = {
  async post(db, { slug, locale }) {
    const read = await db.batch([selectEntry(db, 'post', slug), selectFacts(db)])
    const [[row]] = read
    const { counts, author, related } = await readBesidePost(db, row, locale)
    const about = aboutPost(row, { ...counts, author })
    return loaded('post', read, { about, related }, (own, content, beside) => ({
      ...viewPost({ ...beside.about, slug: own }, content, locale),
      related: beside.related,
    }))
  },
  async destination(db, { slug, locale }) {
    const read = await db.batch([
      selectEntry(db, 'destination', slug),
      selectFacts(db),
      selectDestinationNames(db, locale),
      selectWays(db, locale),
      selectSummaries(db, 'route', locale, endsAt(slug)),
    ])
    const [, , names, ways, rows] = read
    const beside = { names, ways, routes: summariesOf('route', rows) }
    return loaded('destination', read, beside, (own, content, { names: named, ...others }) =>
      views.viewDestination(own, content, namesOfDestinations(named), others.ways, others.routes),
    )
  },
  async route(db, { slug, locale }) {
    const read = await db.batch([
      selectEntry(db, 'route', slug),
      selectFacts(db),
      selectDestinationNames(db, locale),
      selectSummaries(db, 'route', locale),
    ])
    const [, , names, rows] = read
    const beside = { names, routes: summariesOf('route', rows) }
    return loaded('route', read, beside, (own, content, { names: named, routes }) =>
      views.viewRoute(own, content, namesOfDestinations(named), routes),
    )
  },
  async topic(db, { slug, locale }) {
    const read = await db.batch([
      selectEntry(db, 'topic', slug),
      selectFacts(db),
      selectDestinationNames(db, locale),
      selectSummaries(db, 'topic', locale),
    ])
    const [, , names, rows] = read
    const beside = { names, topics: summariesOf('topic', rows) }
    return loaded('topic', read, beside, (own, content, { names: rows, topics }) =>
      views.viewTopic(own, content, { names: namesOfDestinations(rows), topics }),
    )
  },
  async guide(db, { slug, locale }) {
    const read = await db.batch([
      selectEntry(db, 'guide', slug),
      selectFacts(db),
      selectDestinationNames(db, locale),
      selectGuideTitles(db, locale),
    ])
    const [, , names, guides] = read
    return loaded('guide', read, { names, guides }, (own, content, beside) =>
      views.viewGuide(own, content, namesOfDestinations(beside.names), beside.guides),
    )
  },
  async home(db, { slug, locale }) {
    const read = await db.batch([
      selectEntry(db, 'home', slug),
      selectFacts(db),
      selectSummaries(db, 'destination', locale),
      selectSummaries(db, 'itinerary', locale),
      selectEntry(db, 'farm', onlySlugs.farm),
      selectOwnDeals(db, locale),
    ])
    const [, , places, itineraries, [farm], tours] = read
    const isFarmPublic = farm !== undefined && publicLocales(farm).includes(locale)
    const beside = {
      destinations: summariesOf('destination', places),
      itineraries: summariesOf('itinerary', itineraries),
      farm: isFarmPublic && farm.live ? upgradeData('farm', farm.live, farm.schemaVersion) : null,
      tours: dealsOf(tours),
    }
    return loaded('home', read, beside, (_slug, content, { farm: live, tours: own, ...lists }) => {
      const shown = live ? views.viewFarm(contentOf('farm', live), viewTours(own, [])) : undefined
      return views.viewHome(content, { ...lists, farm: shown })
    })
  },
  async farm(db, { slug, locale }) {
    const read = await db.batch([
      selectEntry(db, 'farm', slug),
      selectFacts(db),
      selectDestinationNames(db, locale),
      selectOwnDeals(db, locale),
    ])
    const beside = { names: read[2], tours: dealsOf(read[3]) }
    return loaded('farm', read, beside, (_slug, content, { names, tours }) =>
      views.viewFarm(content, viewTours(tours, names)),
    )
  },
  async deal(db, { slug, locale }) {
    const read = await db.batch([
      selectDeal(db, slug),
      selectFacts(db),
      selectDestinationNames(db, locale),
    ])
    const [[row], , names] = read
    const beside = { names, reviews: row && reviewsOf(row.reviews) }
    return loaded('deal', read, beside, (own, content, { names: named, reviews }) =>
      views.viewDeal(own, content, namesOfDestinations(named), reviews),
    )
  },
  itinerary: withNames('itinerary', views.viewItinerary),
  page: withSettings('page', views.viewPage),
  async author(db, { slug, locale }) {
    const count = selectAuthorCount(db, slug, locale)
    const read = await db.batch([selectEntry(db, 'author', slug), selectFacts(db), count])
    return loaded('author', read, read[2][0]?.count ?? 0, views.viewAuthor)
  },
  about: withSettings('about', views.viewAbout),
  async settings(db, { slug }) {
    const read = await db.batch([selectEntry(db, 'settings', slug), selectFacts(db)])
    const menus = read[0][0]?.live?.menus
    const open = menus ? await openMenus(db, contentOf('settings', { menus }).menus ?? {}) : null
    return loaded('settings', read, open, (_slug, content, menus) =>
      viewSettings({ ...content, ...(menus && { menus }) }),
    )
  },
  fact: alone('fact', views.viewFact),
  prices: alone('prices', (_slug, content) => views.viewPrices(content)),
  shop: alone('shop', (_slug, content) => views.viewShop(content)),
  letter: alone('letter', views.viewLetter),
  festival: alone('festival', (slug, content) => ({ slug, ...content })),
}
