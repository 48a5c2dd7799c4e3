/** Folds lines to 75 bytes without splitting characters (RFC 5545, 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  return [...line]
    .map((character) => {
      const size = encoder.encode(character).length
      bytes += size
      if (bytes <= 75) return character
      bytes = 1 + size
      return `\r\n ${character}`
    })
    .join('')
}

/** RFC 5545, 3.3.11. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** `11.5` as `PT11H30M` (RFC 5545, 3.3.6). */
function durationOf(hours: number) {
  const minutes = Math.round((hours % 1) * 60)
  return `PT${Math.floor(hours)}H${minutes ? `${minutes}M` : ''}`
}

/** `2026-11-29` as `20261129`; with a time `HH:mm`, `20261129T093000`. */
const dateTime = (day: string, time?: string) =>
  day.replaceAll('-', '') + (time ? `T${time.replace(':', '')}00` : '')

/** Whole days until `end` (exclusive), or `hours` from a floating local time `HH:mm`. */
export type CalendarTime = { day: string } & ({ end: string } | { time: string; hours: number })

export interface CalendarEvent {
  /** Stable, so that calendars update events instead of duplicating them. */
  uid: string
  /** Last revision (3.8.7.2). */
  stamp: Date
  at: CalendarTime
  title: string
  description: string
  url: string
  location?: string | undefined
  geo?: { lat: number; lng: number } | undefined
}

function eventLines({ uid, stamp, at, ...event }: CalendarEvent): string[] {
  const time =
    'end' in at
      ? [`DTSTART;VALUE=DATE:${dateTime(at.day)}`, `DTEND;VALUE=DATE:${dateTime(at.end)}`]
      : [`DTSTART:${dateTime(at.day, at.time)}`, `DURATION:${durationOf(at.hours)}`]
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...time,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    ...(event.geo ? [`GEO:${event.geo.lat};${event.geo.lng}`] : []),
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    'TRANSP:TRANSPARENT',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'END:VEVENT',
  ]
}

/** An iCalendar file (RFC 5545) whose events do not block time. */
export function makeCalendar(
  { productId, name }: { productId: string; name: string },
  events: readonly CalendarEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `PRODID:${productId}`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
