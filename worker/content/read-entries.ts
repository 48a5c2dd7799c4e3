import type { EntryState, listedKinds, WordedKind } from '../../schema/api/entries'
import { withoutBlanks } from '../../schema/content/blanks'
import { checkData, withBlanks } from '../../schema/content/check-data'
import type { EntryKind } from '../../schema/content/choices'
import { checkedOnOf, type Facts } from '../../schema/content/facts'
import { inLocale } from '../../schema/content/in-one-language'
import { upgradeData } from '../../schema/content/kind-upgrades'
import { contentSchemas } from '../../schema/content/kinds'
import * as listed from '../../schema/content/listed-destinations'
import type { SiteSettings } from '../../schema/content/site-settings'
import * as views from '../../schema/content/views'
import { type Locale, otherLocale } from '../../schema/locale'
import { unboundedMarkdown } from '../../schema/markdown-limits'
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

export async function readStoredSettings(db: Database): Promise<SiteSettings> {
  const [[row], facts] = await db.batch([selectSettings(db), selectFacts(db)])
  const settings = settingsOf(row)
  if (!settings) throw new ApiError('NOT_FOUND')
  return fillForReaders(settings, toFacts(facts), 'vi')
}

/**
 * Settings stay in both languages because a page can switch; articles because their specified
 * response has both.
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

/** Throws NOT_FOUND, NOT_IN_LANGUAGE if only the other language is public, GONE if deleted. */
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
  const show = (stored: Stored) => shownIn(kind, view(row.slug, stored.live, stored.beside), locale)
  const fill: Fill = (value) => fillForReaders(value, facts, locale)
  const shown = await showFilled(db, { live, beside, locale }, show, fill)
  return {
    ...shown.view,
    ...stateOf(row, locale),
    ...checkedOn(live, facts, locale),
    ...shown.more,
  }
}

type Fill = <Value>(value: Value) => Value

interface Stored {
  live: Record<string, unknown>
  beside: unknown
}

/** Renders once more with photographs, if there are any: texts and cards share one query. */
async function showFilled(
  db: Database,
  { locale, ...stored }: Stored & { locale: Locale },
  show: (stored: Stored) => object,
  fill: Fill,
): Promise<{ view: object; more: Pick<EntryState, 'cards' | 'photos'> }> {
  const filled = fill(stored)
  const view = show(filled)
  const cards = fill(await readCards(db, { html: bodiesOf(view), locale }))
  const { content, photos } = await fillPhotos(db, { ...filled, cards })
  if (photos.length === 0) return { view, more: { cards } }
  return { view: show(content), more: { cards: content.cards, photos } }
}

/** A destination's page leaves its months to theirs. */
const onPage = (kind: EntryKind, view: object) =>
  // The loader of the kind made the view.
  kind === 'destination' ? views.placePage(view as views.WholeDestination) : view

/** Missing values render as nothing, unknown facts as their token. Throws BAD_REQUEST. */
export async function previewEntry(
  db: Database,
  input: EntryInput & { data: Record<string, unknown> },
): Promise<object & EntryState> {
  const { kind, slug, locale } = input
  const { facts, beside, view } = await loaders[kind](db, { slug, locale })
  const data = withoutBlanks(input.data)
  const issues = checkData(kind, data).map(({ path, message }) => ({ path, message }))
  const unbounded = issues.filter(({ message }) => message === unboundedMarkdown)
  if (unbounded.length > 0) throw new ApiError('BAD_REQUEST', { issues: unbounded })
  const whole = withBlanks(contentSchemas[kind], data) as Record<string, unknown>
  const show = (stored: Stored) => shownIn(kind, view(slug, stored.live, stored.beside), locale)
  const fill: Fill = (value) => fillForEditors(value, facts, locale)
  const render = async () => {
    const shown = await showFilled(db, { live: whole, beside, locale }, show, fill)
    return {
      ...onPage(kind, shown.view),
      slug,
      locales: [locale],
      changedAt: '',
      ...checkedOn(whole, facts, locale),
      ...shown.more,
    }
  }
  // Half an address can be shown while it is written; a list in place of a text cannot.
  return render().catch((cause: unknown) => {
    throw issues.length > 0 ? new ApiError('BAD_REQUEST', { issues, cause }) : cause
  })
}

type ListedKind = (typeof listedKinds)[number]

export async function readEntryList(
  db: Database,
  kind: ListedKind,
  locale: Locale,
): Promise<object> {
  const lists = await readLists(db, [kind], locale)
  const shown: { [Kind in ListedKind]: () => object } = {
    destination: lists.destinations,
    topic: lists.topics,
    guide: lists.guides,
    deal: lists.deals,
    itinerary: lists.itineraries,
    letter: lists.letters,
    route: lists.routes,
  }
  return inLocale(shown[kind](), locale)
}

/** Always reads the destinations, because all lists name places. */
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
    destinations: () => listed.listDestinations(destinationSummaries),
    destinationSummaries: () => listed.sortDestinations(destinationSummaries),
    topics: () => views.listTopics(summaries('topic'), names),
    guides: () => views.listGuides(summaries('guide'), names, destinationSummaries),
    guideSummaries: () => summaries('guide'),
    namedGuides: () => views.sortGuides(summaries('guide'), names),
    deals: () => views.listDeals(summaries('deal'), names),
    itineraries: () => views.listItineraries(summaries('itinerary')),
    letters: () => views.listLetters(summaries('letter')),
    routes: () => views.listRoutes(summaries('route')),
    routeSummaries: () => summaries('route'),
  }
}

async function readAllLists(db: Database, locale: Locale): Promise<views.AllLists> {
  const kinds = ['destination', 'topic', 'guide', 'deal', 'itinerary', 'route'] as const
  const lists = await readLists(db, kinds, locale)
  return {
    destinations: lists.destinationSummaries(),
    topics: lists.topics().topics,
    guides: lists.namedGuides(),
    deals: lists.deals().deals,
    itineraries: lists.itineraries(),
    routes: lists.routeSummaries(),
  }
}

export async function readThings(db: Database, locale: Locale): Promise<object> {
  return inLocale(views.titledThings(await readAllLists(db, locale)), locale)
}

export async function readPlanPlaces(db: Database, locale: Locale): Promise<object> {
  return inLocale(views.planPlaces(await readAllLists(db, locale)), locale)
}

export async function readPlaceYears(db: Database, locale: Locale): Promise<object> {
  const lists = await readLists(db, ['destination'], locale)
  return inLocale(listed.placeYears(lists.destinationSummaries()), locale)
}

export async function readPlaceActivities(
  db: Database,
  locale: Locale,
): Promise<listed.PlaceActivity[]> {
  const lists = await readLists(db, ['destination'], locale)
  return listed.placeActivities(lists.destinationSummaries())
}

export async function readThingWords(
  db: Database,
  kind: WordedKind,
  locale: Locale,
): Promise<listed.ThingWords> {
  const lists = await readLists(db, [kind], locale)
  return kind === 'guide'
    ? listed.guideWords(lists.guideSummaries(), locale)
    : listed.destinationWords(lists.destinationSummaries(), locale)
}
