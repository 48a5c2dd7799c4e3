import { mornings } from './letters'
import type { Locale } from './locale'

/** The offset of a zone at an instant, such as `-05:00`. */
function offsetAt(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.slice('GMT'.length) || '+00:00'
}

/**
 * When the morning of a day `YYYY-MM-DD` is for readers of a language, as UTC ISO instant. Throws
 * RangeError on an invalid day.
 */
export function morningOf(day: string, language: Locale): string {
  const { hour, timeZone } = mornings[language]
  const clock = `${day}T${String(hour).padStart(2, '0')}:00:00`
  // Clocks change at night: from the noon of UTC on, the offset is that of the morning in America
  // and Asia.
  return new Date(`${clock}${offsetAt(new Date(`${day}T12:00:00Z`), timeZone)}`).toISOString()
}
