import type { ShownFestival } from '../../../schema/api/festivals'
import type { Locale } from '../../../schema/locale'
import { formatDate } from '../../../schema/time'

export const festivalsPath = (locale: Locale) => `/api/festivals?locale=${locale}` as const

export const placeFestivalsPath = (slug: string, month: number, locale: Locale) =>
  `/api/festivals/${slug}/${month}?locale=${locale}` as const

export interface Span {
  /** Calendar days, both included. */
  from: string
  to: string
}

export function datesIn({ dates }: Pick<ShownFestival, 'dates'>, span: Span): Span[] {
  return dates.filter(({ from, to }) => from <= span.to && span.from <= to)
}

/** A festival of announced days in its usual month, while its next day is not announced. */
export function isUndatedIn(
  { dates, usualMonth }: Pick<ShownFestival, 'dates' | 'usualMonth'>,
  month: number,
  today: string,
): boolean {
  return usualMonth === month && dates.every(({ to }) => to < today)
}

/** '6–8 tháng 2 năm 2027', '30 April – 1 May 2027'. */
export function datesText({ from, to }: Span, locale: Locale): string {
  if (from === to) return formatDate(from, locale)
  if (from.slice(0, 7) === to.slice(0, 7))
    return `${Number(from.slice(8))}–${formatDate(to, locale)}`
  return `${formatDate(from, locale, 'dayMonth')} – ${formatDate(to, locale)}`
}
