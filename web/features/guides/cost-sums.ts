import type { ShownItinerary } from '../../../schema/content/views'
import type { Locale } from '../../../schema/locale'
import { shownAmount, sumRanges } from '../../../schema/numbers'

/** Returns the sums of the rounded amounts that readers of the language see. */
export function sumCosts(
  { rows }: NonNullable<ShownItinerary['costs']>,
  locale: Locale,
  vndPerUsd: number,
) {
  return sumRanges(
    rows.map(({ low, high = low }) => ({
      low: shownAmount(low, locale, vndPerUsd),
      high: shownAmount(high, locale, vndPerUsd),
    })),
  )
}
