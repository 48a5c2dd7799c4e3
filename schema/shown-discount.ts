import type { DealContent } from './content/deal'
import type { DealWindow } from './deal-dates'

export interface PricedDeal extends Pick<DealContent, 'originalPriceDates'> {
  window: DealWindow
  discountPercentage: number
}

/**
 * The percentage to show beside a struck original price; undefined where the deal holds on every day of the year, so that nobody can
 * have paid the original price, unless the data says when it was last asked.
 */
export function shownDiscount({ window, originalPriceDates, discountPercentage }: PricedDeal): number | undefined {
  const isAllYear = 'yearly' in window && window.yearly.from === '01-01' && window.yearly.to === '12-31'
  return isAllYear && !originalPriceDates ? undefined : discountPercentage
}
