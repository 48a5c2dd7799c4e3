import * as z from 'zod'
import { type EntryKind, entryKinds } from '../content/choices'
import type { InOneLanguage } from '../content/in-one-language'
import type { SiteSettings } from '../content/site-settings'
import type {
  AboutView,
  AuthorView,
  Deal,
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
  Route,
  ShopView,
  ShownDestination,
  TitledThing,
  Topic,
} from '../content/views'
import type { CardFacts } from '../content-cards'
import { type Locale, locales } from '../locale'
import type { WithPhotos } from '../photo-texts'
import type { PostPage } from './posts'

export const entryKindParam = z.object({ kind: z.enum(entryKinds) })
export const entryParam = z.object({ kind: z.enum(entryKinds), slug: z.string().min(1).max(120) })
export const entryQuery = z.object({ locale: z.enum(locales) })

export interface EntryState extends WithPhotos {
  /** The current slug, also when an old one was asked for. */
  slug: string
  locales: Locale[]
  /** UTC ISO instant of the last change readers of the language see. */
  changedAt: string
  /** Vietnam day of the oldest check among the facts that its texts name. */
  factsCheckedOn?: string
  /** Content of the cards in its texts, public entries only. */
  cards: CardFacts[]
}

interface Views {
  topic: Topic
  guide: Guide
  deal: Deal
  itinerary: Itinerary
  home: HomeView
  about: AboutView
  author: AuthorView
  farm: FarmView
  page: PageView
  fact: FactView
  prices: PricesView
  letter: LetterView
  shop: ShopView
  route: Route
}

/**
 * 404 NOT_FOUND, 404 NOT_IN_LANGUAGE when only the other language is public, 410 GONE. Settings and
 * articles contain both languages.
 */
export type EntryOf<Kind extends EntryKind> = (Kind extends 'post'
  ? PostPage
  : Kind extends 'destination'
    ? ShownDestination
    : Kind extends keyof Views
      ? InOneLanguage<Views[Kind]>
      : SiteSettings) &
  EntryState

/** Public entries in site order; 404 for kinds without a list. */
export type EntryListOf<Kind extends keyof Lists> = InOneLanguage<Lists[Kind]>
export const listedKinds = [
  'destination',
  'topic',
  'guide',
  'deal',
  'itinerary',
  'letter',
  'route',
] as const satisfies readonly (keyof Lists)[]

/** `GET /api/things?locale=` and `/api/things/places?locale=`. */
export type TitledThings = InOneLanguage<TitledThing[]>
export type PlanPlaces = InOneLanguage<PlanPlace[]>

/** Kinds whose lists are searched by more than they show. */
export const wordedKinds = ['destination', 'guide'] as const
export type WordedKind = (typeof wordedKinds)[number]
export const wordsParam = z.object({ kind: z.enum(wordedKinds) })
