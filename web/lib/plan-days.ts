import { type Locale, languageTags } from '../../schema/locale'
import { addDays, type Plan } from '../../schema/plan'
import { formatDate } from '../../schema/time'

type Days = Pick<Plan, 'start'> & { days: readonly unknown[] }

/** “Thứ Năm, 03/12/2026” / “Thursday, December 03, 2026”: a day of a plan, counted from 0. */
export function planDate({ start }: Days, day: number, locale: Locale): string {
  const date = addDays(start, day)
  const weekday = new Intl.DateTimeFormat(languageTags[locale].bcp47, { weekday: 'long', timeZone: 'UTC' })
  return `${weekday.format(new Date(`${date}T00:00:00Z`))}, ${formatDate(date, locale, locale === 'vi' ? 'short' : 'long')}`
}

/** “03/12/2026 – 08/12/2026”, or the one day. */
export function planRange({ start, days }: Days, locale: Locale): string {
  const from = formatDate(start, locale)
  return days.length > 1 ? `${from} – ${formatDate(addDays(start, days.length - 1), locale)}` : from
}
