import { createEvents, type DateArray, type EventAttributes } from 'ics'
import { foldBytes, icsDate } from '../../../../schema/ics'
import { site } from '../../../../schema/site'
import { addDays } from '../../../../schema/time'
import { stopHours } from '../../../domain/plan/warnings'
import { type FileInput, type FileStop, fileStops, planName } from './file-input'

type EventTime = Pick<EventAttributes, 'start' | 'startInputType' | 'startOutputType'> &
  ({ end: DateArray } | { duration: { hours: number } })

/**
 * Whole days, or two hours of one. Times float: they are those of the clock on the wall, wherever
 * the calendar is read.
 */
function timeOf({ date, thing, durationDays }: FileStop): EventTime {
  // `ics` writes a duration of whole days as `P1DT`, which RFC 5545 does not allow.
  if (!thing.time) return { start: icsDate(date), end: icsDate(addDays(date, durationDays)) }
  const [hour = 0, minute = 0] = thing.time.split(':').map(Number)
  const start: DateArray = [...icsDate(date), hour, minute]
  return {
    start,
    startInputType: 'local',
    startOutputType: 'local',
    duration: { hours: stopHours },
  }
}

function eventOf(stop: FileStop, { plan, t, settings }: FileInput): EventAttributes {
  const { thing, title, url, address, at, way } = stop
  return {
    ...timeOf(stop),
    // The same whenever the file is made: a calendar moves the stop instead of having it twice.
    uid: `${plan.id}-${thing.kind}-${thing.slug}@${new URL(settings.siteUrl).host}`,
    title,
    description: [t(`kinds.${thing.kind}`), thing.note ?? '', way, url].filter(Boolean).join('\n'),
    url,
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    ...(address && { location: address }),
    ...(at && { geo: { lat: at.lat, lon: at.lng } }),
  }
}

/**
 * A plan as an iCalendar file (RFC 5545): an event a stop. Undefined where no day holds anything.
 * Throws what `ics` finds wrong.
 */
export function makeIcs(input: FileInput): string | undefined {
  const stops = fileStops(input)
  if (stops.length === 0) return undefined
  const header = {
    productId: `-//${site.name}//Plan//${input.locale.toUpperCase()}`,
    calName: `${site.name}: ${planName(input)}`,
  }
  const { error, value } = createEvents(
    stops.map((stop) => eventOf(stop, input)),
    header,
  )
  if (error || !value) throw error ?? new Error('no calendar came out')
  return foldBytes(value)
}
