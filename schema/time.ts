import { UTCDateMini, utc } from '@date-fns/utc'
import {
  addDays as addDaysTo,
  addMonths,
  differenceInCalendarDays,
  format,
  isValid,
  lastDayOfMonth,
  parseISO,
} from 'date-fns'
import { millisecondsInHour } from 'date-fns/constants'
import type { Locale } from './locale'

/** Content days are days of this zone; stored instants are UTC ISO strings. */
export const contentTimeZone = 'Asia/Ho_Chi_Minh'

/** Vietnam is at UTC+7 all year, so no time zone data is needed. */
export const vietnamOffset = '+07:00'
export const vietnamOffsetMs = 7 * millisecondsInHour

type Instant = Date | string | number

/**
 * An instant in Vietnam time in a pattern of date-fns. Throws RangeError 'Invalid time value' on an
 * invalid date.
 */
export function formatInVietnam(instant: Instant, pattern: string): string {
  return format(new UTCDateMini(new Date(instant).getTime() + vietnamOffsetMs), pattern)
}

/**
 * The Vietnam calendar day of an instant as `YYYY-MM-DD`. Throws as {@link formatInVietnam} does.
 */
export function vietnamDay(instant: Instant): string {
  return formatInVietnam(instant, 'yyyy-MM-dd')
}

/**
 * An instant in Vietnam time to the minute, as `YYYY-MM-DD HH:mm`, which spreadsheets read. Throws
 * as {@link formatInVietnam} does.
 */
export function vietnamMinute(instant: Instant): string {
  return formatInVietnam(instant, 'yyyy-MM-dd HH:mm')
}

/** The time of day of an instant in Vietnam as `HH:mm`. Throws as {@link formatInVietnam} does. */
export function vietnamClock(instant: Instant): string {
  return formatInVietnam(instant, 'HH:mm')
}

/** A time of day `HH:mm` as readers write it: “17:32” / “5:32 pm”. */
export function formatClock(time: string, locale: Locale): string {
  return locale === 'vi' ? time : format(parseISO(`2026-01-01T${time}`, { in: utc }), 'h:mm aaa')
}

export const allMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** The twelve months (1–12), the one that is under way first. */
export function comingMonths(today: string): number[] {
  const now = monthOf(today)
  return allMonths.map((_, index) => ((now - 1 + index) % 12) + 1)
}

/** The month (1–12) of a calendar day `YYYY-MM-DD`. */
export function monthOf(day: string): number {
  return Number(day.slice(5, 7))
}

/** A month (1–12) in words of a language, without a year. */
export function formatMonth(month: number, locale: Locale, style: DateStyle = 'monthName'): string {
  return formatDate(`2000-${String(month).padStart(2, '0')}-01`, locale, style)
}

/** The days of a month (1–12) that is under way or comes next, both included, `YYYY-MM-DD`. */
export function comingMonth(month: number, today: string): { from: string; to: string } {
  const year = Number(today.slice(0, 4)) + (month < monthOf(today) ? 1 : 0)
  const from = `${year}-${String(month).padStart(2, '0')}-01`
  return { from, to: format(lastDayOfMonth(parseISO(from, { in: utc })), 'yyyy-MM-dd') }
}

/** The UTC ISO instant at which a day that was parsed as UTC begins in Vietnam. */
function dayStart(date: Date): string {
  return new Date(date.getTime() - vietnamOffsetMs).toISOString()
}

/** A Vietnam-time month `YYYY-MM` as the half-open range of UTC ISO instants `[from, to)`. */
export function vietnamMonthRange(month: string): { from: string; to: string } {
  const start = parseISO(`${month}-01`, { in: utc })
  return { from: dayStart(start), to: dayStart(addMonths(start, 1)) }
}

/**
 * A Vietnam day `YYYY-MM-DD` as the half-open range of UTC ISO instants `[from, to)`. Throws as
 * {@link addDays} does.
 */
export function vietnamDayRange(day: string): { from: string; to: string } {
  const start = parseISO(day, { in: utc })
  return { from: dayStart(start), to: dayStart(addDaysTo(start, 1)) }
}

/**
 * The calendar day so many days after another, both `YYYY-MM-DD`. Throws RangeError 'Invalid time
 * value' on an invalid day.
 */
export function addDays(day: string, count: number): string {
  return format(addDaysTo(parseISO(day, { in: utc }), count), 'yyyy-MM-dd')
}

/**
 * How many days the second calendar day is after the first, both `YYYY-MM-DD`; negative where it is
 * before.
 */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(parseISO(to, { in: utc }), parseISO(from, { in: utc }), {
    in: utc,
  })
}

export type DateStyle =
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
  day: { vi: "d 'tháng' M, yyyy", en: 'd MMMM yyyy' },
  post: { vi: "dd 'tháng' MM, yyyy", en: 'MMMM dd, yyyy' },
  numeric: { vi: 'dd/MM/yyyy', en: 'MM/dd/yyyy' },
  dayMonth: { vi: "d 'tháng' M", en: 'd MMMM' },
  season: { vi: 'd/M', en: 'd MMMM' },
  month: { vi: "'Tháng' M, yyyy", en: 'MMMM yyyy' },
  monthYear: { vi: 'M/yyyy', en: 'MMM yyyy' },
  monthShort: { vi: 'M', en: 'MMM' },
  monthName: { vi: "'tháng' M", en: 'MMMM' },
}

/**
 * A date in Vietnam time, the same everywhere (docs/decisions/0416). `day`: '9 tháng 5, 2026' / '9
 * May 2026'; of articles and the journal `post`: '09 tháng 05, 2026' / 'May 09, 2026'; on the home
 * page `numeric`: '09/05/2026' / '05/09/2026'. `dayMonth`: '9 tháng 5' / '9 May'; `season`, of
 * every year: '9/5' / '9 May'. `month`: 'Tháng 5, 2026' / 'May 2026'; `monthYear`: '5/2026' / 'May
 * 2026'; `monthName` and `monthShort` ('5', 'May') without the year. Throws as {@link
 * formatInVietnam} does; screens use {@link formatDateOrNothing}.
 */
export function formatDate(instant: Instant, locale: Locale, style: DateStyle = 'day'): string {
  return formatInVietnam(instant, patterns[style][locale])
}

/**
 * {@link formatDate}, but nothing for an invalid or missing date: one bad record never takes a page
 * down.
 */
export function formatDateOrNothing(
  instant: string | null | undefined,
  locale: Locale,
  style: DateStyle = 'day',
): string {
  return isInstant(instant) ? formatDate(instant, locale, style) : ''
}

/** Whether a text is a date that can be shown. */
export function isInstant(value: string | null | undefined): value is string {
  return typeof value === 'string' && isValid(new Date(value))
}

/** Month numbers (1–12) as short names of a language: `['Th3', …]` / `['Mar', …]`. */
export function monthNames(months: readonly number[], locale: Locale): string[] {
  return months.map((month) => format(new Date(2000, month - 1), locale === 'vi' ? "'Th'M" : 'MMM'))
}
