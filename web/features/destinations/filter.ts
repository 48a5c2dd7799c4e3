import type { ThingWords } from '../../../schema/content/listed-destinations'
import type { ShownDestinationSummary } from '../../../schema/content/views'
import { destinationAliases } from '../../../schema/destinations'
import { matchesExactly, matchesFolded } from '../../../schema/fold'
import { type Locale, text } from '../../../schema/locale'
import { lowestPrice } from '../../../schema/numbers'
import { compareFit, type Fits } from '../../domain/travel-dates/fit'
import type { ListState } from '../../lib/list-state'
import type { destinationListFields } from '../paths'

type DestinationFilters = ListState<typeof destinationListFields>

function searchTexts(
  destination: ShownDestinationSummary,
  locale: Locale,
  words: ThingWords = {},
): string[] {
  return [
    text(destination, 'name', locale),
    text(destination, 'description', locale),
    text(destination, 'province', locale),
    text(destination, 'formerProvince', locale),
    ...(words[destination.slug] ?? []),
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
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  reviews: (a, b) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0),
  activities: (a, b) => b.activityCount - a.activityCount,
  price: (a, b) =>
    lowestPrice(a.accommodation.priceRange) - lowestPrice(b.accommodation.priceRange),
}

interface Beside {
  /** Without them the text of the search does not count yet. */
  words?: ThingWords | undefined
  fits?: Fits | undefined
}

export function filterDestinations(
  destinations: ShownDestinationSummary[],
  filters: DestinationFilters,
  locale: Locale,
  { words, fits = new Map() }: Beside = {},
): ShownDestinationSummary[] {
  const { region, activity, sort } = filters
  const q = words ? filters.q : ''
  const textsOf = (destination: ShownDestinationSummary) => searchTexts(destination, locale, words)
  const isExact = (destination: ShownDestinationSummary) =>
    Number(matchesExactly(q, textsOf(destination)))
  const byFit = compareFit(fits)
  return destinations
    .filter((destination) => region === 'all' || destination.region === region)
    .filter(
      ({ activityCategories }) =>
        activity === 'all' ||
        activityCategories.some((one) => one.toLowerCase() === activity.toLowerCase()),
    )
    .filter((destination) => matchesFolded(q, textsOf(destination)))
    .sort((a, b) => isExact(b) - isExact(a) || byFit(a, b) || sorters[sort](a, b))
}
