import type { DestinationContent } from './destination'
import type { VisitFacts, Way } from './visit'

/** Counts in both directions. */
function planWay({
  fromPlace,
  mode,
  travelHours,
  travelHoursUpTo,
  fare,
  fareUpTo,
}: NonNullable<DestinationContent['ways']>[number]) {
  return {
    from: fromPlace,
    mode,
    hours: travelHours,
    ...(travelHoursUpTo !== undefined && { hoursUpTo: travelHoursUpTo }),
    ...(fare !== undefined && { fare }),
    ...(fareUpTo !== undefined && { fareUpTo }),
  }
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

/**
 * Ways to a destination, named by either end: one a place and mode, its own entry first. Sorted by
 * the shortest time of each place.
 */
export function waysTo(slug: string, places: readonly PlaceWithWays[]): Way[] {
  const own = places.find((place) => place.slug === slug)?.ways ?? []
  const others = places.flatMap((place) =>
    (place.ways ?? []).flatMap((way) =>
      way.fromPlace === slug ? { ...way, fromPlace: place.slug } : [],
    ),
  )
  const ways = [
    ...new Map([...others, ...own].map((way) => [`${way.fromPlace} ${way.mode}`, way])).values(),
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
