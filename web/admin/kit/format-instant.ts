import type { Locale } from '../../../schema/locale'
import { contentTimeZone, formatClock, isInstant, vietnamClock } from '../../../schema/time'

/** Short enough for a column, the day before the month in both languages (docs/decisions/0416). */
const formats: Record<Locale, Intl.DateTimeFormat> = {
  vi: new Intl.DateTimeFormat('vi-VN', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: contentTimeZone,
  }),
  en: new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: contentTimeZone,
  }),
}

/** Vietnam time: '12:59 26/11/26', '26 Nov 2026, 12:59'; empty for null or an invalid instant. */
export function formatInstant(instant: string | null, locale: Locale): string {
  return isInstant(instant) ? formats[locale].format(new Date(instant)) : ''
}

/** Vietnam time of the day: '12:59', '12:59 pm'. Throws RangeError on an invalid instant. */
export function clockTime(instant: string, locale: Locale): string {
  return formatClock(vietnamClock(instant), locale)
}
