import { type CalendarEvent, type CalendarTime, makeCalendar } from '../../../../schema/ics'
import { site } from '../../../../schema/site'
import { addDays } from '../../../../schema/time'
import { stopHours } from '../../../domain/plan/warnings'
import { type FileInput, type FileStop, fileStops, planName } from './file-input'

function timeOf({ date, thing, durationDays }: FileStop): CalendarTime {
  return thing.time
    ? { day: date, time: thing.time, hours: stopHours }
    : { day: date, end: addDays(date, durationDays) }
}

function eventOf(stop: FileStop, { plan, t, settings }: FileInput, stamp: Date): CalendarEvent {
  const { thing, title, url, address, at, way } = stop
  return {
    uid: `${plan.id}-${thing.kind}-${thing.slug}@${new URL(settings.siteUrl).host}`,
    stamp,
    at: timeOf(stop),
    title,
    description: [t(`kinds.${thing.kind}`), thing.note ?? '', way, url].filter(Boolean).join('\n'),
    url,
    location: address,
    geo: at,
  }
}

/** Returns an iCalendar file with an event a stop; undefined without stops. */
export function makeIcs(input: FileInput): string | undefined {
  const stops = fileStops(input)
  if (stops.length === 0) return undefined
  const now = new Date()
  return makeCalendar(
    {
      productId: `-//${site.name}//Plan//${input.locale.toUpperCase()}`,
      name: `${site.name}: ${planName(input)}`,
    },
    stops.map((stop) => eventOf(stop, input, now)),
  )
}
