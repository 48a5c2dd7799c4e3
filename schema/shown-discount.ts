import type { DealContent } from './content/deal'
import { type DealWindow, dealDates } from './deal-dates'
import { daysBetween } from './time'

export interface PricedDeal extends Pick<DealContent, 'originalPriceDates'> {
  window: DealWindow
  discountPercentage: number
}

/** Ten months in days. */
const maxDays = 306

/**
 * The percentage to show, or undefined: a deal that holds ten months of the year is no discount
 * unless the data says when the original price was asked.
 */
export function shownDiscount({
  window,
  originalPriceDates,
  discountPercentage,
}: PricedDeal): number | undefined {
  if (originalPriceDates || 'once' in window) return discountPercentage
  // Not a leap year; windows may span New Year.
  const { validFrom, validTo } = dealDates(window, `2027-${window.yearly.to}`)
  return daysBetween(validFrom, validTo) < maxDays ? discountPercentage : undefined
}
