import { UTCDateMini, utc } from '@date-fns/utc'
import {
  addDays as addDaysTo,
  addMonths,
  endOfISOWeek,
  isValid,
  lastDayOfMonth,
  lightFormat,
  parseISO,
  startOfISOWeek,
} from 'date-fns'
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import type { Locale } from './locale'

/** Content days are in this zone; stored instants are UTC ISO strings. */
export const contentTimeZone = 'Asia/Ho_Chi_Minh'

/** UTC+7 all year, so no time zone data is needed. */
export const vietnamOffset = '+07:00'
export const vietnamOffsetMs = 7 * millisecondsInHour

type Instant = Date | string | number

const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
export const shortEnglishMonths = englishMonths.map((name) => name.slice(0, 3))

/**
 * A date by a pattern of date-fns's `lightFormat`, to which the English names `MMM` and `MMMM` are
 * added. Throws RangeError on an invalid date.
 */
export function formatPattern(date: Date, pattern: string): string {
  const names = pattern.includes('MMMM') ? englishMonths : shortEnglishMonths
  return lightFormat(date, pattern.replace(/M{3,4}/, `'${names[date.getMonth()]}'`))
}

/** Vietnam time in a pattern of {@link formatPattern}. Throws RangeError on an invalid date. */
export function formatInVietnam(instant: Instant, pattern: string): string {
  return formatPattern(new UTCDateMini(new Date(instant).getTime() + vietnamOffsetMs), pattern)
}

/** Vietnam day `YYYY-MM-DD`. Throws RangeError. */
export function vietnamDay(instant: Instant): string {
  return formatInVietnam(instant, 'yyyy-MM-dd')
}

/** `YYYY-MM-DD HH:mm`, which spreadsheets read. Throws RangeError. */
export function vietnamMinute(instant: Instant): string {
  return formatInVietnam(instant, 'yyyy-MM-dd HH:mm')
}

/** `HH:mm`. Throws RangeError. */
export function vietnamClock(instant: Instant): string {
  return formatInVietnam(instant, 'HH:mm')
}

/** `HH:mm` as “5:09” (vi), “5:09 am” or “6 pm” (en). */
export function formatClock(time: string, locale: Locale): string {
  if (locale === 'vi') return time.replace(/^0/, '')
  const pattern = time.endsWith(':00') ? 'h aaa' : 'h:mm aaa'
  return formatPattern(parseISO(`2026-01-01T${time}`, { in: utc }), pattern)
}

export const allMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** The months 1–12, beginning with the current one. */
export function comingMonths(today: string): number[] {
  const now = monthOf(today)
  return allMonths.map((_, index) => ((now - 1 + index) % 12) + 1)
}

/** Month (1–12) of a day `YYYY-MM-DD`. */
export function monthOf(day: string): number {
  return Number(day.slice(5, 7))
}

/** A month (1–12) in words, without year. */
export function formatMonth(month: number, locale: Locale, style: DateStyle = 'monthName'): string {
  return formatDate(`2000-${String(month).padStart(2, '0')}-01`, locale, style)
}

/** First and last day `YYYY-MM-DD` of the current or next such month (1–12). */
export function comingMonth(month: number, today: string): { from: string; to: string } {
  const year = Number(today.slice(0, 4)) + (month < monthOf(today) ? 1 : 0)
  const from = `${year}-${String(month).padStart(2, '0')}-01`
  return { from, to: formatPattern(lastDayOfMonth(parseISO(from, { in: utc })), 'yyyy-MM-dd') }
}

/** UTC ISO instant at which a day parsed as UTC begins in Vietnam. */
function dayStart(date: Date): string {
  return new Date(date.getTime() - vietnamOffsetMs).toISOString()
}

/** UTC ISO instants `[from, to)` of a Vietnam month `YYYY-MM`. */
export function vietnamMonthRange(month: string): { from: string; to: string } {
  const start = parseISO(`${month}-01`, { in: utc })
  return { from: dayStart(start), to: dayStart(addMonths(start, 1)) }
}

/** First and last day `YYYY-MM-DD` of the weeks, from Monday, that a month `YYYY-MM` touches. */
export function weeksOfMonth(month: string): { firstDay: string; lastDay: string } {
  const start = parseISO(`${month}-01`, { in: utc })
  const dayOf = (date: Date) => formatPattern(date, 'yyyy-MM-dd')
  return {
    firstDay: dayOf(startOfISOWeek(start)),
    lastDay: dayOf(endOfISOWeek(lastDayOfMonth(start))),
  }
}

/** UTC ISO instants `[from, to)` of a Vietnam day `YYYY-MM-DD`. Throws as {@link addDays}. */
export function vietnamDayRange(day: string): { from: string; to: string } {
  const start = parseISO(day, { in: utc })
  return { from: dayStart(start), to: dayStart(addDaysTo(start, 1)) }
}

/** A day as people in Vietnam write it, `26/11/2026`, as `YYYY-MM-DD`; other texts as they are. */
export function isoDay(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/** Adds days to a day `YYYY-MM-DD`. Throws RangeError 'Invalid time value' on an invalid day. */
export function addDays(day: string, count: number): string {
  return formatPattern(addDaysTo(parseISO(day, { in: utc }), count), 'yyyy-MM-dd')
}

/** Days from the first to the second day `YYYY-MM-DD`; negative if it is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsInDay
}

type DateStyle =
  | 'day'
  | 'post'
  | 'numeric'
  | 'dayMonth'
  | 'season'
  | 'month'
  | 'monthYear'
  | 'monthName'
  | 'monthShort'

const patterns: Record<DateStyle, Record<Locale, string>> = {
  day: { vi: "d 'tháng' M 'năm' yyyy", en: 'd MMMM yyyy' },
  post: { vi: "dd 'tháng' MM, yyyy", en: 'MMMM dd, yyyy' },
  numeric: { vi: 'dd/MM/yyyy', en: 'MM/dd/yyyy' },
  dayMonth: { vi: "d 'tháng' M", en: 'd MMMM' },
  season: { vi: 'd/M', en: 'd MMMM' },
  month: { vi: "'Tháng' M 'năm' yyyy", en: 'MMMM yyyy' },
  monthYear: { vi: 'M/yyyy', en: 'MMM yyyy' },
  monthShort: { vi: 'M', en: 'MMM' },
  monthName: { vi: "'tháng' M", en: 'MMMM' },
}

/**
 * A date in Vietnam time (docs/decisions/0416), such as '9 tháng 5 năm 2026' / '9 May 2026' for `day`.
 * Throws as {@link formatInVietnam}; screens use {@link formatDateOrNothing}.
 */
export function formatDate(instant: Instant, locale: Locale, style: DateStyle = 'day'): string {
  return formatInVietnam(instant, patterns[style][locale])
}

/** {@link formatDate}, but '' for invalid dates, so that a bad record never breaks a page. */
export function formatDateOrNothing(
  instant: string | null | undefined,
  locale: Locale,
  style: DateStyle = 'day',
): string {
  return isInstant(instant) ? formatDate(instant, locale, style) : ''
}

/** Whether a text is a valid date. */
export function isInstant(value: string | null | undefined): value is string {
  return typeof value === 'string' && isValid(new Date(value))
}

/** Short month names: `['Th3', …]` / `['Mar', …]`. */
export function monthNames(months: readonly number[], locale: Locale): string[] {
  return months.map((month) =>
    formatPattern(new Date(2000, month - 1), locale === 'vi' ? "'Th'M" : 'MMM'),
  )
}
