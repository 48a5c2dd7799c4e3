import type { EntryState, listedKinds } from '../../schema/api/entries'
import { withBlanks } from '../../schema/content/blank'
import { withoutBlanks } from '../../schema/content/check-data'
import { type EntryKind, onlySlugs } from '../../schema/content/choices'
import { contentOf } from '../../schema/content/entry-file'
import { summaryOf } from '../../schema/content/entry-row'
import { checkedOnOf, type Facts } from '../../schema/content/facts'
import { inLocale } from '../../schema/content/in-one-language'
import { upgradeData } from '../../schema/content/kind-upgrades'
import { contentSchemas } from '../../schema/content/kinds'
import { type SiteSettings, viewSettings } from '../../schema/content/site-settings'
import type { SummaryOfKind } from '../../schema/content/summaries'
import * as views from '../../schema/content/views'
import type { CardFacts } from '../../schema/content-cards'
import { type Locale, otherLocale } from '../../schema/locale'
import { namesOfDestinations } from '../../schema/places'
import { defaultSettings } from '../../schema/seed/default-settings'
import type { Database } from '../platform/db/database'
import { ApiError } from '../platform/http/errors'
import { fillForEditors, fillForReaders, selectFacts, toFacts } from './facts'
import { fillPhotos } from './photos'
import {
  publicLocales,
  selectDestinationNames,
  selectEntry,
  selectGuideTitles,
  selectOwnDeals,
  selectSummaries,
  selectWays,
  stateOf,
} from './queries'
import { bodiesOf, readCards } from './read-cards'

interface EntryInput {
  kind: EntryKind
  slug: string
  locale: Locale
}

/** The summaries of a kind, as `summarize` made them when they were published. */
export function summariesOf<Kind extends EntryKind>(
  kind: Kind,
  rows: Awaited<ReturnType<typeof selectSummaries>>,
) {
  return rows.flatMap(({ slug, summary: stored, live, schemaVersion }) => {
    const summary = live ? summaryOf(kind, slug, upgradeData(kind, live, schemaVersion)) : stored
    return summary === null ? [] : [summary as unknown as SummaryOfKind[Kind]]
  })
}

/** What the deals of some rows are, in the form that their kind has today. */
function dealsOf(
  rows: Awaited<ReturnType<typeof selectOwnDeals>>,
): { slug: string; content: Record<string, unknown> }[] {
  return rows.flatMap(({ slug, live, schemaVersion }) =>
    live ? [{ slug, content: upgradeData('deal', live, schemaVersion) }] : [],
  )
}

export const selectSettings = (db: Database) => selectEntry(db, 'settings', onlySlugs.settings)

/** The settings as they were last published; undefined where they never were. */
export function settingsOf(
  row: { live: Record<string, unknown> | null; schemaVersion: number } | undefined,
): SiteSettings | undefined {
  return row?.live
    ? viewSettings(contentOf('settings', upgradeData('settings', row.live, row.schemaVersion)))
    : undefined
}

/** The published settings, from D1. Throws NOT_FOUND where there are none. */
export async function readStoredSettings(db: Database): Promise<SiteSettings> {
  const [[row], facts] = await db.batch([selectSettings(db), selectFacts(db)])
  const settings = settingsOf(row)
  if (!settings) throw new ApiError('NOT_FOUND')
  return fillForReaders(settings, toFacts(facts), 'vi')
}

/** A row and what its view needs beside it, in one batch; texts still name their facts. */
async function readRows(db: Database, { kind, slug, locale }: EntryInput) {
  const entry = selectEntry(db, kind, slug)
  const known = selectFacts(db)
  if (kind === 'home') {
    const [[row], facts, places, itineraries, [farm], tours] = await db.batch([
      entry,
      known,
      selectSummaries(db, 'destination', locale),
      selectSummaries(db, 'itinerary', locale),
      selectEntry(db, 'farm', onlySlugs.farm),
      selectOwnDeals(db, locale),
    ])
    return {
      row,
      facts: toFacts(facts),
      names: [],
      ways: [],
      guides: [],
      settings: defaultSettings,
      tours: dealsOf(tours),
      places: summariesOf('destination', places),
      itineraries: summariesOf('itinerary', itineraries),
      farm: farm && publicLocales(farm).includes(locale) ? farm : undefined,
    }
  }
  const nothing = {
    names: [],
    ways: [],
    guides: [],
    places: [],
    itineraries: [],
    settings: defaultSettings,
    tours: [],
    farm: undefined,
  }
  if (kind === 'farm') {
    const batch = [
      entry,
      known,
      selectDestinationNames(db, locale),
      selectOwnDeals(db, locale),
    ] as const
    const [[row], facts, names, tours] = await db.batch(batch)
    return { ...nothing, row, facts: toFacts(facts), names, tours: dealsOf(tours) }
  }
  if (kind === 'page' || kind === 'about') {
    const [[row], facts, [settings]] = await db.batch([entry, known, selectSettings(db)])
    return {
      ...nothing,
      row,
      facts: toFacts(facts),
      settings: settingsOf(settings) ?? defaultSettings,
    }
  }
  if (kind === 'destination') {
    const [[row], facts, names, ways] = await db.batch([
      entry,
      known,
      selectDestinationNames(db, locale),
      selectWays(db, locale),
    ])
    return { ...nothing, row, facts: toFacts(facts), names, ways }
  }
  if (
    kind === 'settings' ||
    kind === 'fact' ||
    kind === 'prices' ||
    kind === 'festival' ||
    kind === 'letter'
  ) {
    const [[row], facts] = await db.batch([entry, known])
    return { ...nothing, row, facts: toFacts(facts) }
  }
  if (kind === 'guide') {
    const [[row], facts, names, guides] = await db.batch([
      entry,
      known,
      selectDestinationNames(db, locale),
      selectGuideTitles(db, locale),
    ])
    return { ...nothing, row, facts: toFacts(facts), names, guides }
  }
  const [[row], facts, names] = await db.batch([entry, known, selectDestinationNames(db, locale)])
  return { ...nothing, row, facts: toFacts(facts), names }
}

type Rows = Awaited<ReturnType<typeof readRows>>

function viewOf(
  kind: EntryKind,
  slug: string,
  live: Record<string, unknown>,
  {
    names: rows,
    ways,
    guides,
    places,
    itineraries,
    settings,
    tours,
    farm,
  }: Omit<Rows, 'row' | 'facts'>,
): object {
  const names = namesOfDestinations(rows)
  const ownDeals = () =>
    tours.map(({ slug, content }) => views.viewDeal(slug, contentOf('deal', content), names))
  switch (kind) {
    case 'destination':
      return views.viewDestination(slug, contentOf(kind, live), names, ways)
    case 'topic':
      return views.viewTopic(slug, contentOf(kind, live), names)
    case 'guide':
      return views.viewGuide(slug, contentOf(kind, live), names, guides)
    case 'deal':
      return views.viewDeal(slug, contentOf(kind, live), names)
    case 'itinerary':
      return views.viewItinerary(slug, contentOf(kind, live), names)
    case 'home':
      return views.viewHome(contentOf(kind, live), {
        destinations: places,
        itineraries,
        farm: farm?.live
          ? views.viewFarm(
              contentOf('farm', upgradeData('farm', farm.live, farm.schemaVersion)),
              ownDeals(),
            )
          : undefined,
      })
    case 'page':
      return views.viewPage(contentOf(kind, live), settings)
    case 'farm':
      return views.viewFarm(contentOf(kind, live), ownDeals())
    case 'about':
      return views.viewAbout(contentOf(kind, live), settings)
    case 'settings':
      return viewSettings(contentOf(kind, live))
    case 'fact':
      return views.viewFact(slug, contentOf(kind, live))
    case 'prices':
      return views.viewPrices(contentOf(kind, live))
    case 'letter':
      return views.viewLetter(slug, contentOf(kind, live))
    case 'festival':
      return { slug, ...contentOf(kind, live) }
  }
}

/**
 * A view in the language of its page; the settings stay in both, as a page may be turned to the
 * other one.
 */
const shownIn = (kind: EntryKind, view: object, locale: Locale) =>
  kind === 'settings' ? view : inLocale(view, locale)

function checkedOn(
  data: Record<string, unknown>,
  facts: Facts,
  locale: Locale,
): Pick<EntryState, 'factsCheckedOn'> {
  const factsCheckedOn = checkedOnOf(data, facts, locale)
  return factsCheckedOn === undefined ? {} : { factsCheckedOn }
}

/**
 * An entry as its page shows it. Throws NOT_FOUND, NOT_IN_LANGUAGE where only the other language is
 * public, GONE for a deleted one.
 */
export async function readEntry(db: Database, input: EntryInput): Promise<object & EntryState> {
  const { kind, locale } = input
  const { row, facts, ...rows } = await readRows(db, input)
  if (!row) throw new ApiError('NOT_FOUND')
  const wasPublic = row.publishedAtVi !== null || row.publishedAtEn !== null
  if (row.deletedAt !== null) throw new ApiError(wasPublic ? 'GONE' : 'NOT_FOUND')
  const isPublic = publicLocales(row)
  if (!isPublic.includes(locale) || row.live === null)
    throw new ApiError(isPublic.includes(otherLocale(locale)) ? 'NOT_IN_LANGUAGE' : 'NOT_FOUND')
  const live = upgradeData(kind, row.live, row.schemaVersion)
  const filled = fillForReaders({ live, rows }, facts, locale)
  const shown = await showFilled(db, { kind, slug: row.slug, locale, ...filled }, (cards) =>
    fillForReaders(cards, facts, locale),
  )
  return {
    ...shown.view,
    ...stateOf(row, locale),
    ...checkedOn(live, facts, locale),
    ...shown.more,
  }
}

interface Filled {
  kind: EntryKind
  slug: string
  locale: Locale
  live: Record<string, unknown>
  rows: Omit<Rows, 'row' | 'facts'>
}

/**
 * The view of an entry whose texts have their facts, its cards, and its photographs: those of both
 * in one query, where there are any.
 */
async function showFilled(
  db: Database,
  { kind, slug, locale, live, rows }: Filled,
  fillCards: (cards: CardFacts[]) => CardFacts[],
): Promise<{ view: object; more: Pick<EntryState, 'cards' | 'photos'> }> {
  const viewIn = (stored: Pick<Filled, 'live' | 'rows'>) =>
    shownIn(kind, viewOf(kind, slug, stored.live, stored.rows), locale)
  const view = viewIn({ live, rows })
  const cards = fillCards(await readCards(db, { html: bodiesOf(view), locale }))
  const { content, photos } = await fillPhotos(db, { live, rows, cards })
  if (photos.length === 0) return { view, more: { cards } }
  return { view: viewIn(content), more: { cards: content.cards, photos } }
}

/**
 * The page of data that nobody has stored, in a language. What is missing in it is shown as
 * nothing, an unknown fact as its token.
 */
export async function previewEntry(
  db: Database,
  input: EntryInput & { data: Record<string, unknown> },
): Promise<object & EntryState> {
  const { kind, slug, locale } = input
  const { row: _, facts, ...rows } = await readRows(db, { kind, slug, locale })
  const whole = withBlanks(contentSchemas[kind], withoutBlanks(input.data)) as Record<
    string,
    unknown
  >
  const filled = fillForEditors({ live: whole, rows }, facts, locale)
  const shown = await showFilled(db, { kind, slug, locale, ...filled }, (cards) =>
    fillForEditors(cards, facts, locale),
  )
  return {
    ...shown.view,
    slug,
    locales: [locale],
    changedAt: '',
    ...checkedOn(whole, facts, locale),
    ...shown.more,
  }
}

type ListedKind = (typeof listedKinds)[number]

/** What a list of a kind shows in a language. */
export async function readEntryList(
  db: Database,
  kind: ListedKind,
  locale: Locale,
): Promise<object> {
  const { destinations, topics, guides, deals, itineraries, letters } = await readLists(
    db,
    [kind],
    locale,
  )
  const lists: { [Kind in ListedKind]: () => object } = {
    destination: () => destinations(),
    topic: () => topics(),
    guide: () => guides(),
    deal: () => deals(),
    itinerary: () => itineraries(),
    letter: () => letters(),
  }
  return inLocale(lists[kind](), locale)
}

/**
 * The lists of some kinds in both languages' texts, from one batch; the destinations are read with
 * any of them, as all name places.
 */
async function readLists(db: Database, kinds: readonly ListedKind[], locale: Locale) {
  const others = kinds.filter((kind) => kind !== 'destination')
  const [known, ...stored] = await db.batch([
    selectFacts(db),
    selectSummaries(db, 'destination', locale),
    ...others.map((kind) => selectSummaries(db, kind, locale)),
  ])
  const { content } = await fillPhotos(db, fillForReaders(stored, toFacts(known), locale))
  const [places = [], ...rows] = content
  const found = new Map(others.map((kind, index) => [kind as EntryKind, rows[index] ?? []]))
  const summaries = <Kind extends EntryKind>(kind: Kind) => summariesOf(kind, found.get(kind) ?? [])
  const destinationSummaries = summariesOf('destination', places)
  const names = namesOfDestinations(destinationSummaries)
  return {
    destinations: () => views.listDestinations(destinationSummaries),
    sortedDestinations: () => views.sortDestinations(destinationSummaries),
    topics: () => views.listTopics(summaries('topic'), names),
    guides: () => views.listGuides(summaries('guide'), names, destinationSummaries),
    deals: () => views.listDeals(summaries('deal'), names),
    itineraries: () => views.listItineraries(summaries('itinerary')),
    letters: () => views.listLetters(summaries('letter')),
  }
}

async function readAllLists(db: Database, locale: Locale): Promise<views.AllLists> {
  const lists = await readLists(db, ['destination', 'topic', 'guide', 'deal', 'itinerary'], locale)
  return {
    destinations: lists.sortedDestinations(),
    topics: lists.topics().topics,
    guides: lists.guides().guides,
    deals: lists.deals().deals,
    itineraries: lists.itineraries(),
  }
}

/** Every public thing by its id, with titles and picture. */
export async function readThings(db: Database, locale: Locale): Promise<object> {
  return inLocale(views.titledThings(await readAllLists(db, locale)), locale)
}

/** Where everything is that can be on a day of a plan. */
export async function readPlanPlaces(db: Database, locale: Locale): Promise<object> {
  return inLocale(views.planPlaces(await readAllLists(db, locale)), locale)
}
