import { parseISO } from 'date-fns'
import type { TripPlan, TripPlanThing, TripWords } from '../../../../schema/api/submissions'
import { formatDayRange, parseDayRange } from '../../../../schema/day-range'
import { destinationNames, destinationsIn } from '../../../../schema/destinations'
import { type Locale, text } from '../../../../schema/locale'
import { addDays, formatDate } from '../../../../schema/time'
import { fill, mailTexts } from '../texts/mail-texts'

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

function thingText(thing: TripPlanThing, note: string) {
  const time = 'time' in thing && thing.time ? `${thing.time} ` : ''
  return `${time}${thing.title}${thing.note ? ` ${fill(note, { note: thing.note })}` : ''}`
}

/** One line a day. Titles and notes are a visitor's words: clean them before mailing. */
export function planText({ start, days, extras }: TripPlan, language: Locale): string {
  const words = mailTexts[language].plan
  const lines = days.map((things, index) => {
    const values = { day: index + 1, date: formatDate(addDays(start, index), language) }
    const list = things.map((thing) => thingText(thing, words.note)).join('; ')
    return `${fill(words.day, values)}: ${list || words.free}`
  })
  const taken = extras.map((thing) => thingText(thing, words.note)).join('; ')
  return [...lines, ...(taken ? [`${words.extras}: ${taken}`] : [])].join('\n')
}
