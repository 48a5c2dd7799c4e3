import { type Weekday, weekdays } from '../../../schema/content/choices'
import type { Locale } from '../../../schema/locale'
import type { Plan } from '../../../schema/plan'
import { addDays, formatDate } from '../../../schema/time'

type Days = Pick<Plan, 'start'> & { days: readonly unknown[] }

/** “Thứ Năm, 3 tháng 12 năm 2026”, in the style `season` “Thứ Năm, 3/12”; days count from 0. */
export function planDate(
  { start }: Days,
  day: number,
  locale: Locale,
  style: 'day' | 'season' = 'day',
): string {
  const date = addDays(start, day)
  return `${weekdayOf(date, locale)}, ${formatDate(date, locale, style)}`
}

export function weekdayName(weekday: Weekday, locale: Locale): string {
  const aSunday = '2023-01-01'
  const name = weekdayOf(addDays(aSunday, weekdays.indexOf(weekday)), locale)
  return name.replace(/^Thứ/, 'thứ')
}

function weekdayOf(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )
}

export function planRange({ start, days }: Days, locale: Locale): string {
  const from = formatDate(start, locale)
  return days.length > 1 ? `${from} – ${formatDate(addDays(start, days.length - 1), locale)}` : from
}

/** “3 – 8 tháng 12 năm 2026”, “30 tháng 11 – 8 tháng 12 năm 2026”. */
export function shortPlanRange({ start, days }: Days, locale: Locale): string {
  const last = addDays(start, Math.max(days.length - 1, 0))
  const to = formatDate(last, locale)
  if (start === last || start.slice(0, 4) !== last.slice(0, 4))
    return planRange({ start, days }, locale)
  const month =
    start.slice(0, 7) === last.slice(0, 7) ? '' : ` ${formatDate(start, locale, 'monthName')}`
  return `${Number(start.slice(8))}${month} – ${to}`
}
