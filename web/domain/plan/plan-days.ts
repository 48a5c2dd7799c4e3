import { enUS } from 'date-fns/locale/en-US'
import { vi } from 'date-fns/locale/vi'
import type { Locale } from '../../../schema/locale'
import type { Plan } from '../../../schema/plan'
import { addDays, formatDate, formatInVietnam } from '../../../schema/time'

type Days = Pick<Plan, 'start'> & { days: readonly unknown[] }

const words = { vi, en: enUS }

/** “Thứ Năm, 3 tháng 12, 2026” / “Thursday, 3 December 2026”: a day of a plan, counted from 0. */
export function planDate({ start }: Days, day: number, locale: Locale): string {
  const date = addDays(start, day)
  const weekday = formatInVietnam(date, 'EEEE', { locale: words[locale] })
  return `${weekday}, ${formatDate(date, locale)}`
}

/** “3 tháng 12, 2026 – 8 tháng 12, 2026”, or the one day. */
export function planRange({ start, days }: Days, locale: Locale): string {
  const from = formatDate(start, locale)
  return days.length > 1 ? `${from} – ${formatDate(addDays(start, days.length - 1), locale)}` : from
}
