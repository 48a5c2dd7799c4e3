import { type Locale, languageTags } from '../../../schema/locale'
import { addDays, type Plan } from '../../../schema/plan'
import { formatDate } from '../../../schema/time'

type Days = Pick<Plan, 'start'> & { days: readonly unknown[] }

/** Each made once: to make one takes longer than to draw a day. */
const weekdays: Partial<Record<Locale, Intl.DateTimeFormat>> = {}

/** “Thứ Năm, 03/12/2026” / “Thursday, December 03, 2026”: a day of a plan, counted from 0. */
export function planDate({ start }: Days, day: number, locale: Locale): string {
  const date = addDays(start, day)
  weekdays[locale] ??= new Intl.DateTimeFormat(languageTags[locale].bcp47, { weekday: 'long', timeZone: 'UTC' })
  return `${weekdays[locale].format(new Date(`${date}T00:00:00Z`))}, ${formatDate(date, locale, locale === 'vi' ? 'short' : 'long')}`
}

/** “03/12/2026 – 08/12/2026”, or the one day. */
export function planRange({ start, days }: Days, locale: Locale): string {
  const from = formatDate(start, locale)
  return days.length > 1 ? `${from} – ${formatDate(addDays(start, days.length - 1), locale)}` : from
}
