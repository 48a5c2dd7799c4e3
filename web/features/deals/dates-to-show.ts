import { type DealDates, type DealWindow, datesWithin, dealDates } from '../../../schema/deal-dates'
import type { TravelDays } from '../../../schema/travel-dates'

interface DatesToShow {
  dates: DealDates
  /** Whether the deal holds when the visitor travels; undefined where they have not said when. */
  holds: boolean | undefined
}

/** The occurrence in which the visitor travels, or else the current or next one. */
export function datesToShow(
  window: DealWindow,
  today: string,
  travelDays: TravelDays | undefined,
): DatesToShow {
  const then = travelDays && datesWithin(window, travelDays)
  return { dates: then ?? dealDates(window, today), holds: travelDays && then !== undefined }
}
