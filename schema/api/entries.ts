import * as z from 'zod'
import { type EntryKind, entryKinds } from '../content/choices'
import type { InOneLanguage } from '../content/in-one-language'
import type { SiteSettings } from '../content/site-settings'
import type {
  AboutView,
  Deal,
  Destination,
  FactView,
  FarmView,
  Guide,
  HomeView,
  Itinerary,
  LetterView,
  Lists,
  PageView,
  PlanPlace,
  PricesView,
  ShopView,
  TitledThing,
  Topic,
} from '../content/views'
import type { CardFacts } from '../content-cards'
import { type Locale, locales } from '../locale'
import type { WithPhotos } from './media'
import type { PostPage } from './posts'

export const entryKindParam = z.object({ kind: z.enum(entryKinds) })
export const entryParam = z.object({ kind: z.enum(entryKinds), slug: z.string().min(1).max(120) })
export const entryQuery = z.object({ locale: z.enum(locales) })

/** What every entry says beside its content. */
export interface EntryState extends WithPhotos {
  /** The slug in force: another than the asked one where the entry has moved. */
  slug: string
  /** The languages in which it is public. */
  locales: Locale[]
  /** When what readers of the language see last changed, a UTC ISO instant. */
  changedAt: string
  /**
   * When the facts that its texts name were checked, the oldest of them: a Vietnam day. None
   * without such facts.
   */
  factsCheckedOn?: string
  /** What the cards in its texts show; only of entries that are public in the language. */
  cards: CardFacts[]
}

interface Views {
  destination: Destination
  topic: Topic
  guide: Guide
  deal: Deal
  itinerary: Itinerary
  home: HomeView
  about: AboutView
  farm: FarmView
  page: PageView
  fact: FactView
  prices: PricesView
  letter: LetterView
  shop: ShopView
}

/**
 * `GET /api/entries/{kind}/{slug}?locale=`: 404 NOT_FOUND, 404 NOT_IN_LANGUAGE where only the other
 * language is public, 410 GONE. Settings and articles come in both languages.
 */
export type EntryOf<Kind extends EntryKind> = (Kind extends 'post'
  ? PostPage
  : Kind extends keyof Views
    ? InOneLanguage<Views[Kind]>
    : SiteSettings) &
  EntryState

/**
 * `GET /api/entries/{kind}?locale=`: what is public in the language, in the order of the site.
 * Kinds without a list: 404.
 */
export type EntryListOf<Kind extends keyof Lists> = InOneLanguage<Lists[Kind]>
export const listedKinds = [
  'destination',
  'topic',
  'guide',
  'deal',
  'itinerary',
  'letter',
] as const satisfies readonly (keyof Lists)[]

/** `GET /api/things?locale=` and `/api/things/places?locale=`. */
export type TitledThings = InOneLanguage<TitledThing[]>
export type PlanPlaces = InOneLanguage<PlanPlace[]>
