import type { ShownItinerary } from '../../../schema/content/views'
import type { Locale } from '../../../schema/locale'
import { shownAmount, sumRanges } from '../../../schema/numbers'

/**
 * The sums of the least and of the most that a trip costs a person, of the amounts as readers of
 * the language see them.
 */
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
