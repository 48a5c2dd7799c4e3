import { parseISO } from 'date-fns'
import type { TripWords } from '../../../../schema/api/submissions'
import { formatDayRange, parseDayRange } from '../../../../schema/day-range'
import { destinationNames, destinationsIn } from '../../../../schema/destinations'
import { type Locale, text } from '../../../../schema/locale'
import { addDays } from '../../../../schema/time'

/** Only our own destinations, nothing else of what was written. */
export function knownPlaces(
  { destination }: Pick<TripWords, 'destination'>,
  language: Locale,
): string {
  return [...new Set(destinationsIn(destination))]
    .map((slug) => text(destinationNames[slug], 'name', language))
    .join(', ')
}

/** Days picked on the form's calendar, else those of the plan. Empty for free text. */
export function knownDays(
  { travelDates, plan }: Pick<TripWords, 'travelDates' | 'plan'>,
  language: Locale,
): string {
  const picked = parseDayRange(travelDates)
  if (picked) return formatDayRange(picked, language)
  if (!plan) return ''
  return formatDayRange(
    { from: parseISO(plan.start), to: parseISO(addDays(plan.start, plan.days.length - 1)) },
    language,
  )
}
