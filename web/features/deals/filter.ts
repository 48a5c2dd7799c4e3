import type { InOneLanguage } from '../../../schema/content/in-one-language'
import type { DealSummary } from '../../../schema/content/views'
import { dealDates, holdsWithin, isLive } from '../../../schema/deal-dates'
import { matchesExactly, matchesFolded } from '../../../schema/fold'
import { type Locale, text } from '../../../schema/locale'
import type { TravelDays } from '../../../schema/travel-dates'
import type { ListState } from '../../lib/list-state'
import { compareText } from '../../lib/text'
import type { dealListFields } from '../paths'

export type DealFilters = ListState<typeof dealListFields>
export type ShownDealSummary = InOneLanguage<DealSummary>

export const dealsShown = 12
const hotShown = 3
const trendingShown = 4

function searchTexts(deal: ShownDealSummary, locale: Locale): string[] {
  return [
    text(deal, 'title', locale),
    ...deal.destinations.flatMap(({ id, nameVi, nameEn }) => [id, nameVi, nameEn]),
  ]
}

const byDiscount = (a: ShownDealSummary, b: ShownDealSummary) =>
  b.discountPercentage - a.discountPercentage

function sorterOf(
  sort: DealFilters['sort'],
  today: string,
): (a: ShownDealSummary, b: ShownDealSummary) => number {
  if (sort === 'price') return (a, b) => a.discountedPrice - b.discountedPrice
  if (sort === 'expiry')
    return (a, b) =>
      compareText(dealDates(a.window, today).validTo, dealDates(b.window, today).validTo)
  return byDiscount
}

export function searchDeals(
  deals: ShownDealSummary[],
  q: string,
  locale: Locale,
  today: string,
): ShownDealSummary[] {
  return deals
    .filter((deal) => isLive(deal, today))
    .filter((deal) => matchesFolded(q, searchTexts(deal, locale)))
}

export function filterDeals(
  found: ShownDealSummary[],
  filters: DealFilters,
  locale: Locale,
  today: string,
  travelDays?: TravelDays,
): ShownDealSummary[] {
  const { q, category, sort } = filters
  const isExact = (deal: ShownDealSummary) => Number(matchesExactly(q, searchTexts(deal, locale)))
  const holds = ({ window }: ShownDealSummary) =>
    Number(travelDays !== undefined && holdsWithin(window, travelDays))
  const sorter = sorterOf(sort, today)
  return found
    .filter((deal) => category === 'all' || deal.category === category)
    .sort(
      (a, b) =>
        isExact(b) - isExact(a) ||
        holds(b) - holds(a) ||
        sorter(a, b) ||
        compareText(a.slug, b.slug),
    )
}

export function hotDeals(found: ShownDealSummary[]): ShownDealSummary[] {
  return found.filter(({ isHotDeal }) => isHotDeal).slice(0, hotShown)
}

export function trendingDeals(found: ShownDealSummary[]): ShownDealSummary[] {
  return found.toSorted(byDiscount).slice(0, trendingShown)
}
