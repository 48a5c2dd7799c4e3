import type { EntryState, listedKinds } from '../../schema/api/entries'
import { withBlanks, withoutBlanks } from '../../schema/content/check-data'
import type { EntryKind } from '../../schema/content/choices'
import { checkedOnOf, type Facts } from '../../schema/content/facts'
import { inLocale } from '../../schema/content/in-one-language'
import { upgradeData } from '../../schema/content/kind-upgrades'
import { contentSchemas } from '../../schema/content/kinds'
import type { SiteSettings } from '../../schema/content/site-settings'
import * as views from '../../schema/content/views'
import type { CardFacts } from '../../schema/content-cards'
import { type Locale, otherLocale } from '../../schema/locale'
import { namesOfDestinations } from '../../schema/places'
import type { Database } from '../platform/db/database'
import { ApiError } from '../platform/http/errors'
import { fillForEditors, fillForReaders, selectFacts, toFacts } from './facts'
import { loaders, selectSettings, settingsOf, summariesOf } from './loaders'
import { fillPhotos } from './photos'
import { publicLocales, selectSummaries, stateOf } from './queries'
import { bodiesOf, readCards } from './read-cards'

interface EntryInput {
  kind: EntryKind
  slug: string
  locale: Locale
}

/** The published settings, from D1. Throws NOT_FOUND where there are none. */
export async function readStoredSettings(db: Database): Promise<SiteSettings> {
  const [[row], facts] = await db.batch([selectSettings(db), selectFacts(db)])
  const settings = settingsOf(row)
  if (!settings) throw new ApiError('NOT_FOUND')
  return fillForReaders(settings, toFacts(facts), 'vi')
}

/**
 * A view in the language of its page; the settings stay in both, as a page may be turned to the
 * other one, and articles, as their specified answer has both.
 */
const shownIn = (kind: EntryKind, view: object, locale: Locale) =>
  kind === 'settings' || kind === 'post' ? view : inLocale(view, locale)

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
  const { row, facts, beside, view } = await loaders[kind](db, input)
  if (!row) throw new ApiError('NOT_FOUND')
  const wasPublic = row.publishedAtVi !== null || row.publishedAtEn !== null
  if (row.deletedAt !== null) throw new ApiError(wasPublic ? 'GONE' : 'NOT_FOUND')
  const isPublic = publicLocales(row)
  if (!isPublic.includes(locale) || row.live === null)
    throw new ApiError(isPublic.includes(otherLocale(locale)) ? 'NOT_IN_LANGUAGE' : 'NOT_FOUND')
  const live = upgradeData(kind, row.live, row.schemaVersion)
  const filled = fillForReaders({ live, beside }, facts, locale)
  const show = (stored: Stored) => shownIn(kind, view(row.slug, stored.live, stored.beside), locale)
  const shown = await showFilled(db, { show, locale, ...filled }, (cards) =>
    fillForReaders(cards, facts, locale),
  )
  return {
    ...shown.view,
    ...stateOf(row, locale),
    ...checkedOn(live, facts, locale),
    ...shown.more,
  }
}

/** Content, and what its view needs beside it. */
interface Stored {
  live: Record<string, unknown>
  beside: unknown
}

/**
 * The view of an entry whose texts have their facts, its cards, and its photographs: those of both
 * in one query, where there are any.
 */
async function showFilled(
  db: Database,
  { show, locale, live, beside }: Stored & { show: (stored: Stored) => object; locale: Locale },
  fillCards: (cards: CardFacts[]) => CardFacts[],
): Promise<{ view: object; more: Pick<EntryState, 'cards' | 'photos'> }> {
  const view = show({ live, beside })
  const cards = fillCards(await readCards(db, { html: bodiesOf(view), locale }))
  const { content, photos } = await fillPhotos(db, { live, beside, cards })
  if (photos.length === 0) return { view, more: { cards } }
  return { view: show(content), more: { cards: content.cards, photos } }
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
  const { facts, beside, view } = await loaders[kind](db, { slug, locale })
  const whole = withBlanks(contentSchemas[kind], withoutBlanks(input.data)) as Record<
    string,
    unknown
  >
  const filled = fillForEditors({ live: whole, beside }, facts, locale)
  const show = (stored: Stored) => shownIn(kind, view(slug, stored.live, stored.beside), locale)
  const shown = await showFilled(db, { show, locale, ...filled }, (cards) =>
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
