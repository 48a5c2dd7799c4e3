import { daylightOf } from '../daylight'
import type { DealWindow } from '../deal-dates'
import { resolveDestinationSlug } from '../destinations'
import { type Locale, text } from '../locale'
import { toBody } from '../markdown'
import { lowestPrice } from '../numbers'
import {
  type DestinationNames,
  type NamedPlace,
  namedPlaces,
  namesOfDestinations,
  placesOnMap,
} from '../places'
import { dealCategories, topicCategories } from './categories'
import { type DealCategoryId, regions, type Season, type Weekday } from './choices'
import {
  type PlaceWithWays,
  type PlanFacts,
  planVisit,
  planWithRoutes,
  summarizeYear,
  waysTo,
} from './destination-facts'
import type { InOneLanguage } from './in-one-language'
import type { ContentOfKind } from './kinds'
import { byOrder, type DestinationSummary, type ListedDestination } from './listed-destinations'
import { metaOf } from './page-meta'
import { makeRouteMap } from './route-map'
import { routeTitles } from './route-titles'
import type { Merchant } from './shop'
import { fillAllSiteTokens, type SiteSettings } from './site-settings'
import {
  bodiesOf,
  type SummaryOfKind,
  summarizeDeal,
  summarizeGuide,
  summarizeItinerary,
  summarizeLetter,
  summarizeTopic,
} from './summaries'
import type { VisitFacts } from './visit'

/** Entries as pages show them, in both languages; `inLocale` reduces them to one. */

type ItinerarySummary = SummaryOfKind['itinerary']
type RouteSummary = SummaryOfKind['route']

/** Includes the ways from named destinations. */
export function viewDestination(
  slug: string,
  content: ContentOfKind['destination'],
  names: DestinationNames,
  places: readonly PlaceWithWays[],
  routes: readonly RouteSummary[],
) {
  const others = places.filter((place) => place.slug !== slug)
  const ways = waysTo(slug, [{ slug, ways: content.ways }, ...others], routes).flatMap(
    ({ fromPlace, ...way }) => namedPlaces([fromPlace], names).map((place) => ({ ...way, place })),
  )
  const isMeasured = content.year || content.climate
  return {
    id: slug,
    slug,
    ...content,
    meta: metaOf('destination', content),
    ways,
    ...(isMeasured && { daylight: daylightOf(content.coordinates) }),
  }
}
export type Destination = ReturnType<typeof viewDestination>
export type WholeDestination = InOneLanguage<Destination>

/** The destination without what only the pages of its months show. */
export function placePage({ climate, daylight, year, ...place }: WholeDestination) {
  const months = summarizeYear({ year, climate })?.map((month, at) => {
    const { tableVi, tableEn } = year?.[at] ?? {}
    return { ...month, ...(tableVi && { tableVi }), ...(tableEn && { tableEn }) }
  })
  return { ...place, ...(months && { year: months }) }
}
export type Activity = Destination['activities'][number]

function withRelatedPlaces<Summary extends Pick<SummaryOfKind['topic'], 'relatedDestinations'>>(
  { relatedDestinations, ...summary }: Summary,
  names: DestinationNames,
) {
  return { ...summary, relatedDestinations: namedPlaces(relatedDestinations, names) }
}

function listTopic(summary: SummaryOfKind['topic'], names: DestinationNames) {
  const { id, descriptionVi, descriptionEn, publishedDate, readTime, ...listed } = summary
  return withRelatedPlaces(listed, names)
}
type TopicSummary = ReturnType<typeof listTopic>

/** Fills rows of two and of four. */
const relatedShown = 4

type Related = Pick<SummaryOfKind['topic'], 'slug' | 'category' | 'relatedDestinations'>

/** Returns topics of the same category first, then those with the most shared destinations. */
export function relatedTopics<Topic extends Related>(
  topic: Related,
  topics: readonly Topic[],
): Topic[] {
  const own = new Set(topic.relatedDestinations)
  const likeness = ({ category, relatedDestinations }: Related) =>
    (category === topic.category ? own.size + 1 : 0) +
    relatedDestinations.filter((id) => own.has(id)).length
  return topics
    .filter(({ slug }) => slug !== topic.slug)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, relatedShown)
}

interface BesideTopic {
  names: DestinationNames
  topics: readonly SummaryOfKind['topic'][]
}

export function viewTopic(
  slug: string,
  content: ContentOfKind['topic'],
  { names, topics }: BesideTopic,
  bodies = bodiesOf(content),
) {
  const { imageAltVi, imageAltEn, tipsVi, tipsEn } = content
  const summary = summarizeTopic(slug, content, bodies)
  return {
    ...withRelatedPlaces(summary, names),
    related: relatedTopics(summary, sortTopics(topics)).map((topic) => listTopic(topic, names)),
    meta: metaOf('topic', content),
    imageAltVi,
    imageAltEn,
    tipsVi,
    tipsEn,
    ...bodies,
  }
}
export type Topic = ReturnType<typeof viewTopic>

function withPlaces<Summary extends { destinations: readonly string[] }>(
  { destinations, ...summary }: Summary,
  names: DestinationNames,
) {
  return { ...summary, destinations: namedPlaces(destinations, names) }
}

type NamedGuide = ReturnType<typeof sortGuides>[number]

function listGuide(guide: NamedGuide) {
  const { id, summaryVi, summaryEn, tagsVi, tagsEn, date, rating, visit, ...listed } = guide
  return listed
}
type GuideSummary = ReturnType<typeof listGuide>

export interface GuideNeighbour {
  day: number
  titleVi: string
  titleEn: string
  /** Stored path of its drawing; missing for photographs. */
  imageUrl?: string | null
}

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
  content: ContentOfKind['guide'],
  names: DestinationNames,
  guides: readonly GuideNeighbour[],
  bodies = bodiesOf(content),
) {
  const { imageAltVi, imageAltEn, updatedOn } = content
  return {
    ...withPlaces(summarizeGuide(slug, content, bodies), names),
    meta: metaOf('guide', content),
    imageAltVi,
    imageAltEn,
    updatedOn,
    ...bodies,
    map: placesOnMap(content.destinations, names),
    ...neighboursOf(content.day, guides),
  }
}
export type Guide = ReturnType<typeof viewGuide>

export type DealSummary = ReturnType<typeof withPlaces<SummaryOfKind['deal']>>

/** What guests who were there say of a tour. */
export interface TourReviews {
  count: number
  /** 1 to 5, with one decimal. */
  average: number
  /** The newest first. */
  latest: {
    /** 1 to 5. */
    mark: number
    text: string
    firstName: string
    language: Locale
    /** `YYYY-MM` of the visit. */
    month: string
    /** UTC ISO instant; two guests may say the same of one month. */
    createdAt: string
  }[]
}

export function viewDeal(
  slug: string,
  content: ContentOfKind['deal'],
  names: DestinationNames,
  reviews?: TourReviews,
) {
  const { imageAltVi, imageAltEn, inclusionsVi, inclusionsEn, termsVi, termsEn } = content
  return {
    ...withPlaces(summarizeDeal(slug, content), names),
    ...(content.isOwn && reviews && { reviews }),
    meta: metaOf('deal', content),
    imageAltVi,
    imageAltEn,
    inclusionsVi,
    inclusionsEn,
    termsVi,
    termsEn,
  }
}
export type Deal = ReturnType<typeof viewDeal>

export function viewItinerary(
  slug: string,
  content: ContentOfKind['itinerary'],
  names: DestinationNames,
) {
  const { imageAltVi, imageAltEn, stops, route, days, costs } = content
  return {
    ...summarizeItinerary(slug, content),
    meta: metaOf('itinerary', content),
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

type RouteEnd = ContentOfKind['route']['from']

const endKey = ({ place, nameVi }: RouteEnd) => place ?? nameVi

const othersShown = 8

/** With other routes from either end, those of its region first. */
export function viewRoute(
  slug: string,
  content: ContentOfKind['route'],
  names: DestinationNames,
  routes: readonly RouteSummary[],
) {
  const { order, from, to, stops = [], ...shown } = content
  const ends = new Set([from, to].map(endKey))
  const isElsewhere = ({ region }: RouteSummary) => Number(region !== content.region)
  const others = routes
    .filter(
      (route) =>
        route.slug !== slug && (ends.has(endKey(route.from)) || ends.has(endKey(route.to))),
    )
    .sort((a, b) => isElsewhere(a) - isElsewhere(b) || byOrder(a, b))
    .slice(0, othersShown)
  const onMap = stops.filter(({ coordinates }) => coordinates)
  const points = [from, ...onMap, to].flatMap(({ coordinates }) => coordinates ?? [])
  return {
    slug,
    ...routeTitles(content),
    ...shown,
    from,
    to,
    stops,
    map: makeRouteMap(points),
    /** The ends that have a page. */
    places: namedPlaces(
      [from, to].flatMap(({ place }) => (place !== undefined && names.has(place) ? place : [])),
      names,
    ),
    others: others.map(listRoute),
    meta: metaOf('route', content),
  }
}
export type Route = ReturnType<typeof viewRoute>

export function viewPage(content: ContentOfKind['page'], settings: SiteSettings) {
  const { bodyVi, bodyEn, ...page } = fillAllSiteTokens(content, settings)
  return { ...page, bodyVi: toBody(bodyVi ?? ''), bodyEn: toBody(bodyEn ?? '') }
}
export type PageView = ReturnType<typeof viewPage>

export function viewLetter(slug: string, content: ContentOfKind['letter']) {
  const { contentVi, contentEn, meta } = content
  return {
    ...summarizeLetter(slug, content),
    ...(meta && { meta }),
    contentVi: toBody(contentVi ?? ''),
    contentEn: toBody(contentEn ?? ''),
  }
}
export type LetterView = ReturnType<typeof viewLetter>

/** `postCount`: public articles in the language. */
export function viewAuthor(slug: string, content: ContentOfKind['author'], postCount: number) {
  const { username, ...author } = content
  return { slug, ...author, postCount }
}
export type AuthorView = ReturnType<typeof viewAuthor>

export function viewFact(slug: string, content: ContentOfKind['fact']) {
  return { slug, ...content }
}
export type FactView = ReturnType<typeof viewFact>

export function viewAbout(content: ContentOfKind['about'], settings: SiteSettings) {
  return fillAllSiteTokens({ ...content, meta: metaOf('about', content) }, settings)
}
export type AboutView = ReturnType<typeof viewAbout>

export function viewFarm(content: ContentOfKind['farm'], tours: readonly Deal[]) {
  return { ...content, meta: metaOf('farm', content), tours: [...tours] }
}
export type FarmView = ReturnType<typeof viewFarm>

function summarizeFarm({ fruits, tours }: FarmView) {
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
type FarmSummary = ReturnType<typeof summarizeFarm>
export function viewPrices(content: ContentOfKind['prices']) {
  return { ...content, meta: metaOf('prices', content) }
}
export type PricesView = ReturnType<typeof viewPrices>

/** Merchants without their hosts, which stay on the server. */
export function viewShop({ merchants }: { merchants: readonly Merchant[] }) {
  return { merchants: merchants.map(({ hosts, ...shown }) => shown) }
}
export type ShopView = ReturnType<typeof viewShop>

/** Featured on the guides list, as specified. */
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
  route: ListedRoute[]
}

/** Newest first. */
function sortTopics(summaries: readonly SummaryOfKind['topic'][]): SummaryOfKind['topic'][] {
  return summaries.toSorted(
    (a, b) => b.publishedDate.localeCompare(a.publishedDate) || (a.slug < b.slug ? -1 : 1),
  )
}

export function listTopics(
  summaries: readonly SummaryOfKind['topic'][],
  names: DestinationNames,
): Lists['topic'] {
  return {
    categories: topicCategories,
    topics: sortTopics(summaries).map((summary) => listTopic(summary, names)),
  }
}

export function listGuides(
  summaries: readonly SummaryOfKind['guide'][],
  names: DestinationNames,
  destinations: readonly DestinationSummary[],
): Lists['guide'] {
  const places = featured.flatMap((slug) =>
    destinations.filter((destination) => destination.slug === slug),
  )
  return {
    guides: sortGuides(summaries, names).map(listGuide),
    places: places.map(featuredPlace),
  }
}

/** With what lists leave out. */
export function sortGuides(summaries: readonly SummaryOfKind['guide'][], names: DestinationNames) {
  return summaries.toSorted((a, b) => a.day - b.day).map((summary) => withPlaces(summary, names))
}

/** Deals out of their window are included. */
export function listDeals(
  summaries: readonly SummaryOfKind['deal'][],
  names: DestinationNames,
): Lists['deal'] {
  const bySlug = [...summaries].sort((a, b) => (a.slug < b.slug ? -1 : 1))
  return { categories: dealCategories, deals: bySlug.map((summary) => withPlaces(summary, names)) }
}

/** In display order. */
export function listItineraries(summaries: readonly ItinerarySummary[]): Lists['itinerary'] {
  return summaries.toSorted(byOrder)
}

/**
 * With the ways that take the least time and the least money a person, where there are at least two
 * to compare. What costs least for a part of the way may cost more in the end: then none does.
 */
function listRoute({ slug, from, to, region, verdictVi, verdictEn, ways }: RouteSummary) {
  const quickest = ways.toSorted((a, b) => a.travelHours - b.travelHours)[0]
  const priced = ways.filter(({ fare }) => fare !== undefined)
  const cheapest = priced
    .filter(({ perVehicle }) => !perVehicle)
    .toSorted((a, b) => (a.fare ?? 0) - (b.fare ?? 0))[0]
  return {
    slug,
    from: { nameVi: from.nameVi, nameEn: from.nameEn },
    to: { nameVi: to.nameVi, nameEn: to.nameEn },
    region,
    verdictVi,
    verdictEn,
    ...(quickest && ways.length > 1 && { quickest }),
    ...(cheapest && !cheapest.fareIsPart && priced.length > 1 && { cheapest }),
  }
}
export type ListedRoute = ReturnType<typeof listRoute>

/** North to south, then in display order. */
export function listRoutes(summaries: readonly RouteSummary[]): ListedRoute[] {
  const place = ({ region }: RouteSummary) => regions.indexOf(region)
  return summaries.toSorted((a, b) => place(a) - place(b) || byOrder(a, b)).map(listRoute)
}

export function listLetters(summaries: readonly SummaryOfKind['letter'][]): Lists['letter'] {
  return [...summaries].sort(
    (a, b) => b.sentOn.localeCompare(a.sentOn) || (a.slug < b.slug ? 1 : -1),
  )
}

/** Adds the lowest price of a night; drops places without a public page. */
function placeCard(
  place: ContentOfKind['home']['places'][number],
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

/** Itineraries that the home page shows in full; the others are titles. */
const fullItineraries = 3

export function viewHome(
  content: ContentOfKind['home'],
  { destinations, itineraries, farm }: HomeParts,
) {
  const { slides, places, offers } = content
  const names = namesOfDestinations(destinations)
  const trips = listItineraries(itineraries)
  return {
    ...(farm && { farm: summarizeFarm(farm) }),
    slides,
    offers,
    places: places.flatMap((place) => placeCard(place, destinations)),
    // Older stored summaries have no stops.
    itineraries: trips
      .slice(0, fullItineraries)
      .map(({ stops = [], visit, order, ...itinerary }) => ({
        ...itinerary,
        stops: namedPlaces(stops, names),
      })),
    moreItineraries: trips
      .slice(fullItineraries)
      .map(({ slug, titleVi, titleEn }) => ({ slug, titleVi, titleEn })),
    counts: { destinations: destinations.length },
    /** Destinations with their best months, the best rated first. */
    seasonal: [...destinations]
      .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
      .flatMap(({ slug, heroImageUrl }) =>
        namedPlaces([slug], names).map((place) => ({ ...place, picture: heroImageUrl })),
      ),
  }
}
export type HomeView = ReturnType<typeof viewHome>

/** Title and image of anything that can be saved or requested. */
export interface TitledThing {
  /** Such as `destination:hoi-an`, `guide:day-7`, `itinerary:hoi-an-3-days`. */
  id: string
  titleVi: string
  titleEn: string
  image: string
}

/** Location and facts for day plans. Copies stored by a browser may lack optional fields. */
export interface PlanPlace extends PlanFacts {
  /** Such as `destination:hoi-an`, `deal:hoi-an-cooking-class`, `guide:day-7`. */
  id: string
  /** Nearest first; empty for nationwide content. */
  destinations: string[]
  /** WGS84; missing without a single place. */
  at?: { lat: number; lng: number }
  /** Such as "Hội An, Thành phố Đà Nẵng, Việt Nam"; may be empty. */
  addressVi: string
  addressEn: string
  /** Best months, 1 to 12, the best first. */
  months?: number[]
  window?: DealWindow
  /** VND a person; missing for rooms and cars. */
  price?: number
  /** False for beds and rides. */
  isActivity?: boolean
  durationDays?: number
  /** Missing if it fits all year. */
  seasons?: Season[]
  closedOn?: Weekday[]
  /** VND. */
  adultPrice?: number
}

/** Deals of these categories fill a day of a plan. */
const dayCategories: readonly DealCategoryId[] = ['tours', 'dining', 'activities']

export interface AllLists {
  destinations: readonly DestinationSummary[]
  deals: readonly DealSummary[]
  topics: readonly TopicSummary[]
  guides: readonly NamedGuide[]
  itineraries: readonly ItinerarySummary[]
  routes: readonly RouteSummary[]
}

type Titles = Pick<TitledThing, 'titleVi' | 'titleEn'>

const titled = (id: string, { titleVi, titleEn }: Titles, image: string): TitledThing => ({
  id,
  titleVi,
  titleEn,
  image,
})

export function titledThings(lists: AllLists): TitledThing[] {
  return [
    ...lists.destinations.map(({ slug, nameVi, nameEn, heroImageUrl }) =>
      titled(`destination:${slug}`, { titleVi: nameVi, titleEn: nameEn }, heroImageUrl),
    ),
    ...lists.deals.map((deal) => titled(`deal:${deal.slug}`, deal, deal.image)),
    ...lists.topics.map((topic) => titled(`topic:${topic.slug}`, topic, topic.image)),
    ...lists.guides.map((guide) => titled(`guide:day-${guide.day}`, guide, guide.imageUrl)),
    ...lists.itineraries.map((trip) => titled(`itinerary:${trip.slug}`, trip, trip.image)),
  ]
}

/** Leaves out the province where it repeats the name. */
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

/** Topics and guides to three or more places have no single location. */
export function planPlaces({ destinations, deals, topics, guides, routes }: AllLists): PlanPlace[] {
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
      ...planWithRoutes(slug, plan, routes),
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

/** Views as screens get them, in one language. */
export type ShownDestination = ReturnType<typeof placePage>
export type ShownDestinationSummary = InOneLanguage<ListedDestination>
export type ShownActivity = InOneLanguage<Activity>
export type ShownVisit = InOneLanguage<VisitFacts>
export type ShownWay = ShownDestination['ways'][number]
export type ShownMonth = NonNullable<WholeDestination['year']>[number]
export type ShownClimate = NonNullable<WholeDestination['climate']>
export type ShownPicture = InOneLanguage<Destination['galleryImages'][number]>
export type ShownTopicSummary = InOneLanguage<TopicSummary>
export type ShownTopicCategory = InOneLanguage<(typeof topicCategories)[number]>
export type ShownGuide = InOneLanguage<Guide>
export type ShownGuideSummary = InOneLanguage<GuideSummary>
export type ShownDeal = InOneLanguage<Deal>
export type ShownDealSummary = InOneLanguage<DealSummary>
export type ShownDealCategory = InOneLanguage<(typeof dealCategories)[number]>
export type ShownItinerary = InOneLanguage<Itinerary>
export type ShownRoute = InOneLanguage<Route>
export type ShownListedRoute = InOneLanguage<ListedRoute>
export type ShownRouteWay = ShownRoute['ways'][number]
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
