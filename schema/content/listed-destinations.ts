import { type Locale, text, texts } from '../locale'
import type { SummaryOfKind } from './summaries'

export type DestinationSummary = SummaryOfKind['destination']

interface Ordered {
  order?: number | undefined
  slug: string
}

/** Above all that editors can write. */
const last = 10_000

/** By their number, those without one last. */
export const byOrder = (a: Ordered, b: Ordered) =>
  (a.order ?? last) - (b.order ?? last) || (a.slug < b.slug ? -1 : 1)

export function sortDestinations(summaries: readonly DestinationSummary[]): DestinationSummary[] {
  return summaries.toSorted(byOrder)
}

/** How many of each a card shows. */
const shown = { months: 3, activities: 4 }

/** Cuts the explanation of "Cao lầu (chewy noodles)". */
const dishNames = (dishes: readonly string[] = []) =>
  dishes.map((dish) => dish.split(' (', 1)[0] ?? dish)

function listDestination({
  id,
  year,
  plan,
  culturalHighlightsVi,
  culturalHighlightsEn,
  foodSpecialtiesVi,
  foodSpecialtiesEn,
  accommodation: { count, priceRange },
  bestTimeToVisit,
  activities,
  ...card
}: DestinationSummary) {
  return {
    ...card,
    accommodation: { count, priceRange },
    bestMonths: bestTimeToVisit.months.slice(0, shown.months),
    activities: activities
      .slice(0, shown.activities)
      .map(({ nameVi, nameEn, durationVi, durationEn, priceRange, ticket, rating }) => ({
        // Unlike names, labels are in the language of the list alone.
        labelVi: nameVi,
        labelEn: nameEn,
        durationVi,
        durationEn,
        priceRange,
        ...(ticket && { ticket }),
        rating,
      })),
    activityCount: activities.length,
    activityCategories: [...new Set(activities.map(({ category }) => category))],
    dishesVi: dishNames(foodSpecialtiesVi),
    dishesEn: dishNames(foodSpecialtiesEn),
  }
}
export type ListedDestination = ReturnType<typeof listDestination>

/** Destinations as their cards show them. */
export function listDestinations(summaries: readonly DestinationSummary[]): ListedDestination[] {
  return sortDestinations(summaries).map(listDestination)
}

/** The months of a destination as the calendar and the cards of a journey show them. */
function placeYear(summary: DestinationSummary) {
  const { slug, nameVi, nameEn, taglineVi, taglineEn, region, heroImageUrl, year } = summary
  return {
    slug,
    nameVi,
    nameEn,
    taglineVi,
    taglineEn,
    region,
    heroImageUrl,
    year: (year ?? []).map(({ crowds, prices, sea, ...month }) => month),
  }
}
export type PlaceYear = ReturnType<typeof placeYear>

export function placeYears(summaries: readonly DestinationSummary[]): PlaceYear[] {
  return sortDestinations(summaries).map(placeYear)
}

/** An activity that the activity partner sells. */
export interface PlaceActivity {
  id: string
  /** Slug of the destination. */
  place: string
  nameVi: string
  nameEn: string
}

export function placeActivities(summaries: readonly DestinationSummary[]): PlaceActivity[] {
  return summaries.flatMap(({ slug: place, activities }) =>
    activities.map(({ id, nameVi, nameEn }) => ({ id, place, nameVi, nameEn })),
  )
}

/** What destinations and guides are searched by beside what their lists show, by slug. */
export type ThingWords = Record<string, string[]>

export function destinationWords(
  summaries: readonly DestinationSummary[],
  locale: Locale,
): ThingWords {
  return Object.fromEntries(
    summaries.map((summary) => [
      summary.slug,
      [
        ...texts(summary, 'foodSpecialties', locale),
        ...texts(summary, 'culturalHighlights', locale),
      ],
    ]),
  )
}

export function guideWords(
  summaries: readonly SummaryOfKind['guide'][],
  locale: Locale,
): ThingWords {
  return Object.fromEntries(
    summaries.map((summary) => [
      `day-${summary.day}`,
      [text(summary, 'summary', locale), ...texts(summary, 'tags', locale)],
    ]),
  )
}
