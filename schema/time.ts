import type { Locale } from './locale'

/** Content days are days of this zone; stored instants are UTC ISO strings (decision D1). */
export const contentTimeZone = 'Asia/Ho_Chi_Minh'

/** Vietnam keeps UTC+7 all year. */
const vietnamOffsetMs = 7 * 60 * 60 * 1000

/** The Vietnam calendar day of an instant as `YYYY-MM-DD`. Throws RangeError 'Invalid time value' on an invalid date. */
export function vietnamDay(instant: Date | string | number): string {
  const time = new Date(instant).getTime()
  if (Number.isNaN(time)) throw new RangeError('Invalid time value')
  return new Date(time + vietnamOffsetMs).toISOString().slice(0, 10)
}

/** An instant in Vietnam time to the minute, as `YYYY-MM-DD HH:mm`, which spreadsheets read. Throws as {@link vietnamDay} does. */
export function vietnamMinute(instant: Date | string | number): string {
  const time = new Date(instant).getTime()
  if (Number.isNaN(time)) throw new RangeError('Invalid time value')
  return new Date(time + vietnamOffsetMs).toISOString().slice(0, 16).replace('T', ' ')
}

/** A Vietnam-time month `YYYY-MM` as the half-open range of UTC ISO instants `[from, to)`. */
export function vietnamMonthRange(month: string): { from: string; to: string } {
  const [year = Number.NaN, index = Number.NaN] = month.split('-').map(Number)
  const startOf = (offset: number) => new Date(Date.UTC(year, index - 1 + offset, 1) - vietnamOffsetMs).toISOString()
  return { from: startOf(0), to: startOf(1) }
}

/** The time of day of an instant in Vietnam as `HH:mm`. Throws RangeError 'Invalid time value' on an invalid date. */
export function vietnamClock(instant: Date | string | number): string {
  return new Date(new Date(instant).getTime() + vietnamOffsetMs).toISOString().slice(11, 16)
}

export type DateStyle = 'short' | 'long' | 'month'

function parts(instant: Date | string | number) {
  const [year = '', month = '', day = ''] = vietnamDay(instant).split('-')
  return { year, month, day }
}

/** Written out: to make a formatter of `Intl` takes a cheap phone longer than to draw ten cards. */
const englishMonths = 'January February March April May June July August September October November December'.split(' ')

function monthName(month: string, locale: Locale): string {
  return locale === 'vi' ? `tháng ${Number(month)}` : (englishMonths[Number(month) - 1] ?? '')
}

/**
 * A date in Vietnam time. `short`: dd/MM/yyyy (vi), MM/dd/yyyy (en). `long`: 'dd MMMM, yyyy' (vi), 'MMMM dd, yyyy' (en).
 * `month`: 'Tháng 10, 2025' / 'October 2025'. Throws RangeError 'Invalid time value' on an invalid date, as specified;
 * screens use {@link formatDateOrNothing}.
 */
export function formatDate(instant: Date | string | number, locale: Locale, style: DateStyle = 'short'): string {
  const { year, month, day } = parts(instant)
  if (style === 'short') return locale === 'vi' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`
  const name = monthName(month, locale)
  if (style === 'month') return locale === 'vi' ? `${name.replace('t', 'T')}, ${year}` : `${name} ${year}`
  return locale === 'vi' ? `${day} ${name}, ${year}` : `${name} ${day}, ${year}`
}

/** {@link formatDate}, but nothing for an invalid or missing date: one bad record never takes a page down (D2). */
export function formatDateOrNothing(instant: string | null | undefined, locale: Locale, style: DateStyle = 'short'): string {
  return isInstant(instant) ? formatDate(instant, locale, style) : ''
}

/** Whether a text is a date that can be shown. */
export function isInstant(value: string | null | undefined): value is string {
  return typeof value === 'string' && !Number.isNaN(new Date(value).getTime())
}

/** Month numbers (1–12) as short names of a language: `['Th3', …]` / `['Mar', …]`. */
export function monthNames(months: readonly number[], locale: Locale): string[] {
  return months.map((month) => (locale === 'vi' ? `Th${month}` : (englishMonths[month - 1] ?? '').slice(0, 3)))
}
