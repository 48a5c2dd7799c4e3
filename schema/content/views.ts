import { daylightOf } from '../daylight'
import type { DealWindow } from '../deal-dates'
import { resolveDestinationSlug } from '../destinations'
import { type Locale, text } from '../locale'
import { lowestPrice } from '../numbers'
import {
  type DestinationNames,
  type NamedPlace,
  namedPlaces,
  namesOfDestinations,
  placesOnMap,
} from '../places'
import type { AboutContent } from './about'
import { toBody } from './body'
import { dealCategories, topicCategories } from './categories'
import type { DealCategoryId, Season, Weekday } from './choices'
import type { DealContent } from './deal'
import type { DestinationContent } from './destination'
import type { FactContent } from './fact'
import type { FarmContent } from './farm'
import type { PageMeta } from './fields'
import type { GuideContent } from './guide'
import type { HomeContent } from './home'
import type { InOneLanguage } from './in-one-language'
import type { ItineraryContent } from './itinerary'
import type { LetterContent } from './letter'
import type { PageContent } from './page'
import { type PlanFacts, planVisit } from './plan-facts'
import type { PricesContent } from './prices'
import { makeRouteMap } from './route-map'
import type { Merchant } from './shop'
import type { SiteSettings } from './site-settings'
import { fillAllSiteTokens, fillSiteTokens } from './site-tokens'
import {
  bodiesOf,
  type SummaryOfKind,
  summarizeDeal,
  summarizeGuide,
  summarizeItinerary,
  summarizeLetter,
  summarizeTopic,
} from './summaries'
import type { TopicContent } from './topic'
import type { VisitFacts } from './visit'
import { type PlaceWithWays, waysTo } from './ways'

/**
 * What pages show of entries, in both languages; `inLocale` leaves one. The views are pure: the
 * rows come from the Worker or from the seed.
 */

export type DestinationSummary = SummaryOfKind['destination']
export type ListedDestination = Omit<DestinationSummary, 'plan'>
export type ItinerarySummary = SummaryOfKind['itinerary']

/** What is written for search results, and else what the entity says of itself. */
const metaOf = (written: Partial<PageMeta> | undefined, own: PageMeta): PageMeta => ({
  ...own,
  ...written,
})

/** With the ways from other destinations, those alone that have a name. */
export function viewDestination(
  slug: string,
  content: DestinationContent,
  names: DestinationNames,
  places: readonly PlaceWithWays[],
) {
  const others = places.filter((place) => place.slug !== slug)
  const ways = waysTo(slug, [{ slug, ways: content.ways }, ...others]).flatMap(
    ({ fromPlace, ...way }) => namedPlaces([fromPlace], names).map((place) => ({ ...way, place })),
  )
  const isMeasured = content.year || content.climate
  return {
    id: slug,
    slug,
    ...content,
    meta: metaOf(content.meta, {
      titleVi: content.nameVi,
      titleEn: content.nameEn,
      descriptionVi: content.descriptionVi,
      descriptionEn: content.descriptionEn,
    }),
    ways,
    ...(isMeasured && { daylight: daylightOf(content.coordinates) }),
  }
}
export type Destination = ReturnType<typeof viewDestination>
export type Activity = Destination['activities'][number]

/** With its places named. */
export function listTopic(summary: SummaryOfKind['topic'], names: DestinationNames) {
  return { ...summary, relatedDestinations: namedPlaces(summary.relatedDestinations, names) }
}
export type TopicSummary = ReturnType<typeof listTopic>

export function viewTopic(
  slug: string,
  content: TopicContent,
  names: DestinationNames,
  bodies = bodiesOf(content),
) {
  const { meta, imageAltVi, imageAltEn, tipsVi, tipsEn } = content
  return {
    ...listTopic(summarizeTopic(slug, content, bodies), names),
    meta: metaOf(meta, {
      titleVi: content.titleVi,
      titleEn: content.titleEn,
      descriptionVi: content.descriptionVi,
      descriptionEn: content.descriptionEn,
    }),
    imageAltVi,
    imageAltEn,
    tipsVi,
    tipsEn,
    ...bodies,
  }
}
export type Topic = ReturnType<typeof viewTopic>

export function listGuide(summary: SummaryOfKind['guide'], names: DestinationNames) {
  return { ...summary, destinations: namedPlaces(summary.destinations, names) }
}
export type GuideSummary = ReturnType<typeof listGuide>

export interface GuideNeighbour {
  day: number
  titleVi: string
  titleEn: string
  /** The stored path of its drawing; none where a photograph shows it. */
  imageUrl?: string | null
}

/** The guides of the nearest days before and after, where there are such. */
function neighboursOf(
  day: number,
  guides: readonly GuideNeighbour[],
): { previous?: GuideNeighbour; next?: GuideNeighbour } {
  const byDay = [...guides].sort((a, b) => a.day - b.day)
  const previous = byDay.findLast((guide) => guide.day < day)
  const next = byDay.find((guide) => guide.day > day)
  return { ...(previous && { previous }), ...(next && { next }) }
}

export function viewGuide(
  slug: string,
  content: GuideContent,
  names: DestinationNames,
  guides: readonly GuideNeighbour[],
  bodies = bodiesOf(content),
) {
  const { meta, imageAltVi, imageAltEn, updatedOn } = content
  return {
    ...listGuide(summarizeGuide(slug, content, bodies), names),
    meta: metaOf(meta, {
      titleVi: content.titleVi,
      titleEn: content.titleEn,
      descriptionVi: content.summaryVi,
      descriptionEn: content.summaryEn,
    }),
    imageAltVi,
    imageAltEn,
    updatedOn,
    ...bodies,
    map: placesOnMap(content.destinations, names),
    ...neighboursOf(content.day, guides),
  }
}
export type Guide = ReturnType<typeof viewGuide>

export function listDeal(summary: SummaryOfKind['deal'], names: DestinationNames) {
  return { ...summary, destinations: namedPlaces(summary.destinations, names) }
}
export type DealSummary = ReturnType<typeof listDeal>

export function viewDeal(slug: string, content: DealContent, names: DestinationNames) {
  const { meta, imageAltVi, imageAltEn, inclusionsVi, inclusionsEn, termsVi, termsEn } = content
  return {
    ...listDeal(summarizeDeal(slug, content), names),
    meta: metaOf(meta, {
      titleVi: content.titleVi,
      titleEn: content.titleEn,
      descriptionVi: content.descriptionVi,
      descriptionEn: content.descriptionEn,
    }),
    imageAltVi,
    imageAltEn,
    inclusionsVi,
    inclusionsEn,
    termsVi,
    termsEn,
  }
}
export type Deal = ReturnType<typeof viewDeal>

export function viewItinerary(slug: string, content: ItineraryContent, names: DestinationNames) {
  const { meta, imageAltVi, imageAltEn, stops, route, days, costs } = content
  return {
    ...summarizeItinerary(slug, content),
    meta: metaOf(meta, {
      titleVi: content.titleVi,
      titleEn: content.titleEn,
      descriptionVi: content.descriptionVi,
      descriptionEn: content.descriptionEn,
    }),
    imageAltVi,
    imageAltEn,
    stops: namedPlaces(stops, names),
    ...(route && { route, map: makeRouteMap(route.map(({ coordinates }) => coordinates)) }),
    ...(costs && { costs }),
    days: days.map(({ night, ...day }) => {
      const [place] = namedPlaces(night ? [night] : [], names)
      return { ...day, ...(place && { night: place }) }
    }),
    notesVi: toBody(content.notesVi ?? ''),
    notesEn: toBody(content.notesEn ?? ''),
  }
}
export type Itinerary = ReturnType<typeof viewItinerary>

export function viewPage(content: PageContent, settings: SiteSettings) {
  const body = (markdown: string | undefined, locale: Locale) =>
    toBody(fillSiteTokens(markdown ?? '', locale, settings))
  return {
    updated: content.updated,
    bodyVi: body(content.bodyVi, 'vi'),
    bodyEn: body(content.bodyEn, 'en'),
  }
}
export type PageView = ReturnType<typeof viewPage>

export function viewLetter(slug: string, content: LetterContent) {
  const { contentVi, contentEn } = content
  return {
    ...summarizeLetter(slug, content),
    contentVi: toBody(contentVi ?? ''),
    contentEn: toBody(contentEn ?? ''),
  }
}
export type LetterView = ReturnType<typeof viewLetter>

export function viewFact(slug: string, content: FactContent) {
  return { slug, ...content }
}
export type FactView = ReturnType<typeof viewFact>

export function viewAbout(content: AboutContent, settings: SiteSettings) {
  return fillAllSiteTokens(content, settings)
}
export type AboutView = ReturnType<typeof viewAbout>

/** The page of the farm tours, with the deals that are our own. */
export function viewFarm(content: FarmContent, tours: readonly Deal[]) {
  return { ...content, tours: [...tours] }
}
export type FarmView = ReturnType<typeof viewFarm>

/** What other pages show of it: the fruit calendar, and what our own deals cost and when. */
export function summarizeFarm({ fruits, tours }: FarmView) {
  return {
    fruits: fruits.map(({ id, nameVi, nameEn, months, moreMonths, tourMonths, image }) => ({
      id,
      nameVi,
      nameEn,
      months,
      image,
      ...(moreMonths && { moreMonths }),
      ...(tourMonths && { tourMonths }),
    })),
    tours: tours.map(({ slug, titleVi, titleEn, discountedPrice, window }) => ({
      slug,
      titleVi,
      titleEn,
      discountedPrice,
      window,
    })),
  }
}
export type FarmSummary = ReturnType<typeof summarizeFarm>

export function viewPrices(content: PricesContent) {
  return content
}
export type PricesView = ReturnType<typeof viewPrices>

/** The merchants as `GET /api/products/merchants` shows them: their hosts stay on the server. */
export function viewShop({ merchants }: { merchants: readonly Merchant[] }) {
  return { merchants: merchants.map(({ hosts, ...shown }) => shown) }
}
export type ShopView = ReturnType<typeof viewShop>

/** The destinations that the guides lead to first, as specified. */
const featured = ['hanoi', 'halong-bay', 'hoi-an', 'ho-chi-minh-city', 'phu-quoc', 'sapa']

function featuredPlace({
  slug,
  nameVi,
  nameEn,
  taglineVi,
  taglineEn,
  heroImageUrl,
  accommodation,
  ...facts
}: DestinationSummary) {
  const { rating, activities, bestTimeToVisit } = facts
  return {
    slug,
    nameVi,
    nameEn,
    taglineVi,
    taglineEn,
    heroImageUrl,
    accommodation,
    rating,
    activityCount: activities.length,
    bestMonths: bestTimeToVisit.months,
  }
}
export type FeaturedPlace = ReturnType<typeof featuredPlace>

export interface Lists {
  destination: ListedDestination[]
  topic: { categories: typeof topicCategories; topics: TopicSummary[] }
  guide: { guides: GuideSummary[]; places: FeaturedPlace[] }
  deal: { categories: typeof dealCategories; deals: DealSummary[] }
  itinerary: ItinerarySummary[]
  letter: SummaryOfKind['letter'][]
}

export function sortDestinations(summaries: readonly DestinationSummary[]): DestinationSummary[] {
  return [...summaries].sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1))
}

/** The destinations, north to south. */
export function listDestinations(summaries: readonly DestinationSummary[]): Lists['destination'] {
  return sortDestinations(summaries).map(({ plan: _, ...listed }) => listed)
}

/** The categories and their topics, the newest first. */
export function listTopics(
  summaries: readonly SummaryOfKind['topic'][],
  names: DestinationNames,
): Lists['topic'] {
  const newestFirst = [...summaries].sort(
    (a, b) => b.publishedDate.localeCompare(a.publishedDate) || (a.slug < b.slug ? -1 : 1),
  )
  return {
    categories: topicCategories,
    topics: newestFirst.map((summary) => listTopic(summary, names)),
  }
}

/** The guides in the order of their days. */
export function listGuides(
  summaries: readonly SummaryOfKind['guide'][],
  names: DestinationNames,
  destinations: readonly DestinationSummary[],
): Lists['guide'] {
  const places = featured.flatMap((slug) =>
    destinations.filter((destination) => destination.slug === slug),
  )
  return {
    guides: [...summaries]
      .sort((a, b) => a.day - b.day)
      .map((summary) => listGuide(summary, names)),
    places: places.map(featuredPlace),
  }
}

/** Every deal, those out of their window included: what is live depends on the day. */
export function listDeals(
  summaries: readonly SummaryOfKind['deal'][],
  names: DestinationNames,
): Lists['deal'] {
  const bySlug = [...summaries].sort((a, b) => (a.slug < b.slug ? -1 : 1))
  return { categories: dealCategories, deals: bySlug.map((summary) => listDeal(summary, names)) }
}

/** The itineraries in the order in which the site shows them. */
export function listItineraries(summaries: readonly ItinerarySummary[]): Lists['itinerary'] {
  return [...summaries].sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1))
}

/** The letters of the archive, the newest first. */
export function listLetters(summaries: readonly SummaryOfKind['letter'][]): Lists['letter'] {
  return [...summaries].sort(
    (a, b) => b.sentOn.localeCompare(a.sentOn) || (a.slug < b.slug ? 1 : -1),
  )
}

/**
 * With the lowest price of a night, as the destination's own page has it; nothing where there is no
 * such page in the language.
 */
function placeCard(
  place: HomeContent['places'][number],
  destinations: readonly DestinationSummary[],
) {
  const slug = resolveDestinationSlug(text(place, 'title', 'en'))
  const found = destinations.find((destination) => destination.slug === slug)
  return found ? [{ ...place, price: `$${lowestPrice(found.accommodation.priceRange)}` }] : []
}

interface HomeParts {
  destinations: readonly DestinationSummary[]
  itineraries: readonly ItinerarySummary[]
  farm: FarmView | undefined
}

export function viewHome(content: HomeContent, { destinations, itineraries, farm }: HomeParts) {
  const { slides, places, offers } = content
  const names = namesOfDestinations(destinations)
  return {
    ...(farm && { farm: summarizeFarm(farm) }),
    slides,
    offers,
    places: places.flatMap((place) => placeCard(place, destinations)),
    // Summaries that were stored before they had stops name none.
    itineraries: listItineraries(itineraries).map(({ stops = [], ...itinerary }) => ({
      ...itinerary,
      stops: namedPlaces(stops, names),
    })),
    counts: { destinations: destinations.length },
    /** Which of the destinations are at their best in which months, the best rated first. */
    seasonal: [...destinations]
      .sort((a, b) => b.rating - a.rating)
      .flatMap(({ slug, heroImageUrl }) =>
        namedPlaces([slug], names).map((place) => ({ ...place, picture: heroImageUrl })),
      ),
  }
}
export type HomeView = ReturnType<typeof viewHome>

/** What a list of things, or a request that names some, needs to know of them. */
export interface TitledThing {
  /** Such as `destination:hoi-an`, `guide:day-7`, `itinerary:hoi-an-3-days`. */
  id: string
  titleVi: string
  titleEn: string
  /** `@assets/art/<scene id>` */
  image: string
}

/**
 * Where a thing of a plan is, and what the plan calculates with. Copies that a browser has kept may
 * lack what is optional.
 */
export interface PlanPlace extends PlanFacts {
  /** Such as `destination:hoi-an`, `deal:hoi-an-cooking-class`, `guide:day-7`. */
  id: string
  /**
   * The destinations that it belongs to, the first the nearest; none for what is about the whole
   * country.
   */
  destinations: string[]
  /** WGS84; missing where it has no single place. */
  at?: { lat: number; lng: number }
  /** Such as "Hội An, Thành phố Đà Nẵng, Việt Nam"; empty where it has no single place. */
  addressVi: string
  addressEn: string
  /** Of a destination: the months in which it is at its best, 1 to 12, the best first. */
  months?: number[]
  /** Of a deal: when it holds. */
  window?: DealWindow
  /** Of a deal: what one person pays; missing where a room or a car is paid for. */
  price?: number
  /** Of a deal: whether it is something to do, and not a bed or a ride. */
  isActivity?: boolean
  /** Of a deal: how many days in a row it takes, where more than one. */
  durationDays?: number
  /** Of a guide: the seasons in which it fits; missing where it fits all year. */
  seasons?: Season[]
  closedOn?: Weekday[]
  /** What one adult pays to get in. */
  adultPrice?: number
}

/** Deals of these categories fill a day of a plan. */
const dayCategories: readonly DealCategoryId[] = ['tours', 'dining', 'activities']

/** The lists that things of all kinds are named and placed by. */
export interface AllLists {
  destinations: readonly DestinationSummary[]
  deals: readonly DealSummary[]
  topics: readonly TopicSummary[]
  guides: readonly GuideSummary[]
  itineraries: readonly ItinerarySummary[]
}

export function titledThings({
  destinations,
  deals,
  topics,
  guides,
  itineraries,
}: AllLists): TitledThing[] {
  return [
    ...destinations.map(({ slug, nameVi, nameEn, heroImageUrl }) => ({
      id: `destination:${slug}`,
      titleVi: nameVi,
      titleEn: nameEn,
      image: heroImageUrl,
    })),
    ...deals.map(({ slug, titleVi, titleEn, image }) => ({
      id: `deal:${slug}`,
      titleVi,
      titleEn,
      image,
    })),
    ...topics.map(({ slug, titleVi, titleEn, image }) => ({
      id: `topic:${slug}`,
      titleVi,
      titleEn,
      image,
    })),
    ...guides.map(({ day, titleVi, titleEn, imageUrl }) => ({
      id: `guide:day-${day}`,
      titleVi,
      titleEn,
      image: imageUrl,
    })),
    ...itineraries.map(({ slug, titleVi, titleEn, image }) => ({
      id: `itinerary:${slug}`,
      titleVi,
      titleEn,
      image,
    })),
  ]
}

/** “Hội An, Thành phố Đà Nẵng, Việt Nam”; a city that is a province of its own is named once. */
function addressOf(name: string, province: string, country: string): string {
  return [
    name,
    ...(province.includes(name) || name.includes(province) ? [] : [province]),
    country,
  ].join(', ')
}

function whereIs(
  place: DestinationSummary | undefined,
): Pick<PlanPlace, 'at' | 'addressVi' | 'addressEn'> {
  if (!place) return { addressVi: '', addressEn: '' }
  return {
    at: place.coordinates,
    addressVi: addressOf(text(place, 'name', 'vi'), text(place, 'province', 'vi'), 'Việt Nam'),
    addressEn: addressOf(text(place, 'name', 'en'), text(place, 'province', 'en'), 'Vietnam'),
  }
}

/**
 * Where everything is that can be on a day of a plan, and what it takes. A topic, and a guide to
 * three places or more, is nowhere in particular.
 */
export function planPlaces({ destinations, deals, topics, guides }: AllLists): PlanPlace[] {
  const placeOf = (id: string, slugs: string[], isSpread = false): PlanPlace => {
    const nearest = isSpread ? undefined : destinations.find(({ slug }) => slug === slugs[0])
    return { id, destinations: slugs, ...whereIs(nearest) }
  }
  const aboutPlaces = (id: string, about: readonly NamedPlace[], isSpread = false) => {
    const slugs = about.flatMap(({ destination }) => destination ?? [])
    return placeOf(id, slugs, isSpread || !about[0]?.destination)
  }
  return [
    ...destinations.map(({ slug, bestTimeToVisit: { months }, plan }) => ({
      ...placeOf(`destination:${slug}`, [slug]),
      months,
      ...plan,
    })),
    ...deals.map(
      ({
        slug,
        destinations: about,
        category,
        window,
        discountedPrice,
        priceUnit,
        durationDays,
      }) => {
        const isActivity = dayCategories.includes(category)
        const isForOne = priceUnit === undefined ? isActivity : priceUnit === 'person'
        return {
          ...aboutPlaces(`deal:${slug}`, about),
          window,
          ...(isForOne && { price: discountedPrice }),
          ...(isActivity && { isActivity }),
          ...(durationDays !== undefined && { durationDays }),
        }
      },
    ),
    ...topics.map(({ slug, relatedDestinations }) =>
      aboutPlaces(`topic:${slug}`, relatedDestinations, true),
    ),
    ...guides.map(({ day, destinations: about, season, visit }) => ({
      ...aboutPlaces(`guide:day-${day}`, about, about.length > 2),
      ...(season !== 'all' && { seasons: season }),
      ...planVisit(visit),
    })),
  ]
}

/** The views as screens get them: the texts of one language. */
export type ShownDestination = InOneLanguage<Destination>
export type ShownDestinationSummary = InOneLanguage<ListedDestination>
export type ShownActivity = InOneLanguage<Activity>
export type ShownVisit = InOneLanguage<VisitFacts>
export type ShownWay = ShownDestination['ways'][number]
export type ShownMonth = NonNullable<ShownDestination['year']>[number]
/** A month at a place as lists have it: the judgement, and what is measured. */
export type ShownMonthSummary = NonNullable<ShownDestinationSummary['year']>[number]
export type ShownActivitySummary = InOneLanguage<DestinationSummary['activities'][number]>
export type ShownPicture = InOneLanguage<Destination['galleryImages'][number]>
export type ShownTopic = InOneLanguage<Topic>
export type ShownTopicSummary = InOneLanguage<TopicSummary>
export type ShownTopicCategory = InOneLanguage<(typeof topicCategories)[number]>
export type ShownGuide = InOneLanguage<Guide>
export type ShownGuideSummary = InOneLanguage<GuideSummary>
export type ShownDeal = InOneLanguage<Deal>
export type ShownDealSummary = InOneLanguage<DealSummary>
export type ShownDealCategory = InOneLanguage<(typeof dealCategories)[number]>
export type ShownItinerary = InOneLanguage<Itinerary>
export type ShownItinerarySummary = InOneLanguage<ItinerarySummary>
export type ShownPage = InOneLanguage<PageView>
export type ShownAbout = InOneLanguage<AboutView>
export type ShownFarm = InOneLanguage<FarmView>
export type ShownFarmSummary = InOneLanguage<FarmSummary>
export type ShownFruit = ShownFarm['fruits'][number]
export type ShownPrices = InOneLanguage<PricesView>
export type ShownPriceRow = ShownPrices['rows'][number]
export type ShownHome = InOneLanguage<HomeView>
export type ShownSlide = ShownHome['slides'][number]
export type ShownPlace = ShownHome['places'][number]
export type ShownOffer = ShownHome['offers'][number]
