import type { DealContent } from './content/deal'
import { type DealWindow, dealDates } from './deal-dates'
import { daysBetween } from './time'

export interface PricedDeal extends Pick<DealContent, 'originalPriceDates'> {
  window: DealWindow
  discountPercentage: number
}

/** Days of a year, ten months: a price that holds for longer is no discount. */
const maxDays = 306

/**
 * The percentage to show beside a struck original price; undefined where the deal holds for more
 * than ten months of a year, so that hardly anybody can have paid the original price, unless the
 * data says when it was last asked.
 */
export function shownDiscount({
  window,
  originalPriceDates,
  discountPercentage,
}: PricedDeal): number | undefined {
  if (originalPriceDates || 'once' in window) return discountPercentage
  // In a year without a leap day; a window may reach over New Year.
  const { validFrom, validTo } = dealDates(window, `2027-${window.yearly.to}`)
  return daysBetween(validFrom, validTo) < maxDays ? discountPercentage : undefined
}
