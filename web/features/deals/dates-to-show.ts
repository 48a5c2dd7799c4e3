import { type DealDates, type DealWindow, datesWithin, dealDates } from '../../../schema/deal-dates'
import type { TravelDays } from '../../../schema/travel-dates'

interface DatesToShow {
  dates: DealDates
  /** Whether the deal is valid on the visitor's dates; undefined without dates. */
  holds: boolean | undefined
}

/** Returns the occurrence on the visitor's dates, else the current or next one. */
export function datesToShow(
  window: DealWindow,
  today: string,
  travelDays: TravelDays | undefined,
): DatesToShow {
  const then = travelDays && datesWithin(window, travelDays)
  return { dates: then ?? dealDates(window, today), holds: travelDays && then !== undefined }
}
