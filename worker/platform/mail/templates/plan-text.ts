import type { TripPlan, TripPlanThing } from '../../../../schema/api/trip-plan'
import type { Locale } from '../../../../schema/locale'
import { addDays, formatDate } from '../../../../schema/time'
import { fill, mailTexts } from '../texts/mail-texts'

function thingText(thing: TripPlanThing, note: string): string {
  const time = 'time' in thing && thing.time ? `${thing.time} ` : ''
  return `${time}${thing.title}${thing.note ? ` ${fill(note, { note: thing.note })}` : ''}`
}

/** One line a day. Titles and notes are a visitor's words: clean them before mailing. */
export function planText({ start, days, extras }: TripPlan, language: Locale): string {
  const words = mailTexts[language].plan
  const lines = days.map((things, index) => {
    const values = { day: index + 1, date: formatDate(addDays(start, index), language) }
    return `${fill(words.day, values)}: ${things.map((thing) => thingText(thing, words.note)).join('; ') || words.free}`
  })
  const taken = extras.map((thing) => thingText(thing, words.note)).join('; ')
  return [...lines, ...(taken ? [`${words.extras}: ${taken}`] : [])].join('\n')
}
