import type { DestinationContent } from './destination'
import type { RouteWay, VisitFacts, Way } from './visit'

type RouteFacts = Pick<
  RouteWay,
  | 'mode'
  | 'nameVi'
  | 'nameEn'
  | 'travelHours'
  | 'travelHoursUpTo'
  | 'fare'
  | 'fareUpTo'
  | 'perVehicle'
  | 'fareIsPart'
  | 'checkedOn'
>

/** What others need of a route, as its summary has it. */
export interface RouteLeg {
  slug: string
  /** `place` is the slug of a destination. */
  from: { place?: string | undefined }
  to: { place?: string | undefined }
  ways: readonly RouteFacts[]
}

/** The destination at the other end of a route; undefined where it does not join the place to one. */
function otherEnd(slug: string, { from, to }: RouteLeg): string | undefined {
  if (from.place === slug) return to.place
  return to.place === slug ? from.place : undefined
}

/** Counts in both directions. The fare of a whole vehicle is nobody's, a part of one no fare. */
function planWay({
  fromPlace,
  mode,
  travelHours,
  travelHoursUpTo,
  fare,
  fareUpTo,
  perVehicle,
  fareIsPart,
}: Omit<WayTo, 'checkedOn'>) {
  const isFare = !perVehicle && !fareIsPart
  return {
    from: fromPlace,
    mode,
    hours: travelHours,
    ...(travelHoursUpTo !== undefined && { hoursUpTo: travelHoursUpTo }),
    ...(fare !== undefined && isFare && { fare }),
    ...(fareUpTo !== undefined && isFare && { fareUpTo }),
  }
}

/**
 * With the ways of routes, which the end of each has, in place of its own ways to the same places.
 * A plan counts on being driven: motorbikes are left to the page of the route.
 */
export function planWithRoutes(
  slug: string,
  plan: PlanFacts | undefined,
  routes: readonly RouteLeg[],
): PlanFacts {
  // Older stored summaries have no plan.
  const { ways: own = [], ...facts } = plan ?? {}
  const joined = new Set(routes.map((route) => otherEnd(slug, route)))
  const ways = [
    ...own.filter(({ from }) => !joined.has(from)),
    ...routes.flatMap(({ from: { place }, to, ways: ofRoute }) =>
      place !== undefined && to.place === slug
        ? ofRoute
            .filter(({ mode }) => mode !== 'motorbike')
            .map((way) => planWay({ ...way, fromPlace: place }))
        : [],
    ),
  ]
  return { ...facts, ...(ways.length > 0 && { ways }) }
}

const monthsThatAre = (verdict: 'mixed' | 'avoid', year: DestinationContent['year'] = []) =>
  year.flatMap((note) => (note.verdict === verdict ? [note.month] : []))

/** Plans sum the three levels, so they need all of them. */
function wholeBudgets({
  thrifty,
  middle,
  comfortable,
}: NonNullable<DestinationContent['budgets']>) {
  if (thrifty === undefined || middle === undefined || comfortable === undefined) return undefined
  return { thrifty, middle, comfortable }
}

/** What a day plan needs of a destination; stored in the summary, hidden in lists. */
export function planFactsOf({
  ways,
  year,
  budgets,
  transportation,
  activities,
}: DestinationContent) {
  const mixed = monthsThatAre('mixed', year)
  const avoid = monthsThatAre('avoid', year)
  const levels = budgets && wholeBudgets(budgets)
  // The airport is that of a place less than an hour away, to which the plan flies.
  const isNextDoor = ways?.some(({ travelHours }) => travelHours < 1)
  const closings = activities.flatMap(({ nameVi, nameEn, visit }) =>
    visit?.closedOn?.length ? [{ nameVi, nameEn, on: visit.closedOn }] : [],
  )
  return {
    ...(ways && { ways: ways.map(planWay) }),
    ...(mixed.length > 0 && { mixed }),
    ...(avoid.length > 0 && { avoid }),
    ...(levels && { budgets: levels }),
    ...(transportation.airport && !isNextDoor && { airport: true }),
    ...(transportation.island && { island: true }),
    /** Sights with the weekdays on which they are closed. */
    ...(closings.length > 0 && { closings }),
  }
}
export type PlanFacts = ReturnType<typeof planFactsOf>

/** What a day plan needs of visit facts. */
export function planVisit(visit: VisitFacts | undefined) {
  const { closedOn, adultPrice } = visit ?? {}
  return { ...(closedOn?.length && { closedOn }), ...(adultPrice !== undefined && { adultPrice }) }
}

/** What an adult pays for an activity, in VND: one price, or both ends of a range. */
export function ticketOf(
  visit: Pick<VisitFacts, 'adultPrice' | 'adultPriceUpTo'> | undefined,
): number[] | undefined {
  const { adultPrice, adultPriceUpTo = adultPrice } = visit ?? {}
  if (adultPrice === undefined || adultPriceUpTo === undefined) return undefined
  return [...new Set([adultPrice, adultPriceUpTo])]
}

type Months = NonNullable<DestinationContent['year']>
type JudgedMonth = Pick<Months[number], 'month' | 'verdict' | 'crowds' | 'prices' | 'sea'>
type Climate = {
  months: readonly Pick<
    NonNullable<DestinationContent['climate']>['months'][number],
    'month' | 'high' | 'low' | 'rainDays'
  >[]
}

/** Months without texts, with measurements: °C and rainy days. */
export function summarizeYear({
  year,
  climate,
}: {
  year?: readonly JudgedMonth[] | undefined
  climate?: Climate | undefined
}) {
  return year?.map(({ month, verdict, crowds, prices, sea }) => {
    const measured = climate?.months.find((one) => one.month === month)
    const { high, low, rainDays } = measured ?? {}
    return {
      month,
      verdict,
      crowds,
      prices,
      ...(sea && { sea }),
      ...(measured && { high, low }),
      ...(rainDays !== undefined && { rainDays }),
    }
  })
}

export interface PlaceWithWays {
  slug: string
  ways?: readonly Way[] | undefined
}

/** `route` and what a route alone knows are missing in a way that a destination notes itself. */
export interface WayTo
  extends Omit<Way, 'sources'>,
    Partial<Pick<RouteFacts, 'nameVi' | 'nameEn' | 'perVehicle' | 'fareIsPart'>> {
  sources?: Way['sources']
  /** The slug of the route that has its sources and all else. */
  route?: string
}

/**
 * Ways to a destination: those of a route that joins it to a place, else those that either end
 * notes, one a place and mode, its own entry first. Sorted by the shortest time of each place.
 */
export function waysTo(
  slug: string,
  places: readonly PlaceWithWays[],
  routes: readonly RouteLeg[],
): WayTo[] {
  const ofRoutes = routes.flatMap((route): WayTo[] => {
    const fromPlace = otherEnd(slug, route)
    return fromPlace ? route.ways.map((way) => ({ ...way, fromPlace, route: route.slug })) : []
  })
  const joined = new Set(ofRoutes.map(({ fromPlace }) => fromPlace))
  const own = places.find((place) => place.slug === slug)?.ways ?? []
  const others = places.flatMap((place) =>
    (place.ways ?? []).flatMap((way) =>
      way.fromPlace === slug ? { ...way, fromPlace: place.slug } : [],
    ),
  )
  const noted = [...others, ...own].filter(({ fromPlace }) => !joined.has(fromPlace))
  const ways: WayTo[] = [
    ...new Map(noted.map((way) => [`${way.fromPlace} ${way.mode}`, way])).values(),
    ...ofRoutes,
  ]
  const nearest = (place: string) =>
    Math.min(
      ...ways.filter(({ fromPlace }) => fromPlace === place).map(({ travelHours }) => travelHours),
    )
  return ways.sort(
    (a, b) =>
      nearest(a.fromPlace) - nearest(b.fromPlace) ||
      a.fromPlace.localeCompare(b.fromPlace) ||
      a.travelHours - b.travelHours,
  )
}
