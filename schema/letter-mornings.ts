import { mornings } from './letters'
import type { Locale } from './locale'

/** The UTC offset of a zone, such as `-05:00`. */
function offsetAt(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.slice('GMT'.length) || '+00:00'
}

/**
 * UTC ISO instant of a morning `YYYY-MM-DD` for readers of a language. Throws RangeError on an
 * invalid day.
 */
export function morningOf(day: string, language: Locale): string {
  const { hour, timeZone } = mornings[language]
  const clock = `${day}T${String(hour).padStart(2, '0')}:00:00`
  // Clocks change at night: at noon UTC the morning's offset applies in America and Asia.
  return new Date(`${clock}${offsetAt(new Date(`${day}T12:00:00Z`), timeZone)}`).toISOString()
}
