import type { ShownDestinationSummary } from '../../../schema/content/views'
import { destinationAliases } from '../../../schema/destinations'
import { matchesExactly, matchesFolded } from '../../../schema/fold'
import { type Locale, text, texts } from '../../../schema/locale'
import { lowestPrice } from '../../../schema/numbers'
import { compareFit } from '../../domain/travel-dates/fit'
import type { ListState } from '../../lib/list-state'
import type { destinationListFields } from '../paths'

type DestinationFilters = ListState<typeof destinationListFields>

function searchTexts(destination: ShownDestinationSummary, locale: Locale): string[] {
  return [
    text(destination, 'name', locale),
    text(destination, 'description', locale),
    text(destination, 'province', locale),
    text(destination, 'formerProvince', locale),
    ...texts(destination, 'foodSpecialties', locale),
    ...texts(destination, 'culturalHighlights', locale),
    ...destinationAliases(destination.slug).map((alias) => alias.replaceAll('-', ' ')),
  ]
}

/** Blanks and the sort do not count as filters. */
export function isFiltered({ q, region, activity }: DestinationFilters): boolean {
  return q.trim() !== '' || [region, activity].some((choice) => choice !== 'all')
}

const sorters: Record<
  DestinationFilters['sort'],
  (a: ShownDestinationSummary, b: ShownDestinationSummary) => number
> = {
  rating: (a, b) => b.rating - a.rating,
  reviews: (a, b) => b.reviewCount - a.reviewCount,
  activities: (a, b) => b.activities.length - a.activities.length,
  price: (a, b) =>
    lowestPrice(a.accommodation.priceRange) - lowestPrice(b.accommodation.priceRange),
}

/** `travelMonths` are 1 to 12. */
export function filterDestinations(
  destinations: ShownDestinationSummary[],
  filters: DestinationFilters,
  locale: Locale,
  travelMonths: readonly number[] = [],
): ShownDestinationSummary[] {
  const { q, region, activity, sort } = filters
  const isExact = (destination: ShownDestinationSummary) =>
    Number(matchesExactly(q, searchTexts(destination, locale)))
  const byFit = compareFit(travelMonths)
  return destinations
    .filter((destination) => region === 'all' || destination.region === region)
    .filter(
      (destination) =>
        activity === 'all' ||
        destination.activities.some((one) => one.category.toLowerCase() === activity.toLowerCase()),
    )
    .filter((destination) => matchesFolded(q, searchTexts(destination, locale)))
    .sort((a, b) => isExact(b) - isExact(a) || byFit(a, b) || sorters[sort](a, b))
}
