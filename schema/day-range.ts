import { isSameDay, isSameMonth, isSameYear, isValid } from 'date-fns'
import type { Locale } from './locale'
import { formatPattern, shortEnglishMonths } from './time'

/** Both days included. */
export interface DayRange {
  from: Date
  to: Date
}

/** The last day in full, the first without the parts they share. */
const formats = {
  vi: { full: 'dd/MM/yyyy', sameYear: 'dd/MM', sameMonth: 'dd', dash: '–' },
  en: { full: 'MMM d, yyyy', sameYear: 'MMM d', sameMonth: 'MMM d', dash: ' – ' },
} as const

/** `12–18/03/2027` or `12/03/2027` (vi), `Mar 12 – 18, 2027` or `Mar 12, 2027` (en). */
export function formatDayRange({ from, to }: DayRange, locale: Locale): string {
  const { full, sameYear, sameMonth, dash } = formats[locale]
  if (isSameDay(from, to)) return formatPattern(from, full)
  if (!isSameYear(from, to)) return `${formatPattern(from, full)}${dash}${formatPattern(to, full)}`
  if (!isSameMonth(from, to))
    return `${formatPattern(from, sameYear)}${dash}${formatPattern(to, full)}`
  return `${formatPattern(from, sameMonth)}${dash}${formatPattern(to, locale === 'en' ? 'd, yyyy' : full)}`
}

const patterns: Record<Locale, RegExp> = {
  vi: /^(?<day>\d\d)(?:\/(?<month>\d\d))?(?:\/(?<year>\d{4}))?(?:–(?<toDay>\d\d)\/(?<toMonth>\d\d)\/(?<toYear>\d{4}))?$/,
  en: /^(?<month>[A-Z][a-z]{2}) (?<day>\d\d?)(?:, (?<year>\d{4}))?(?: – (?:(?<toMonth>[A-Z][a-z]{2}) )?(?<toDay>\d\d?), (?<toYear>\d{4}))?$/,
}

function dateOf(
  day: string | undefined,
  month: string | undefined,
  year: string | undefined,
): Date {
  const index = shortEnglishMonths.indexOf(month ?? '')
  return new Date(Number(year), index >= 0 ? index : Number(month) - 1, Number(day))
}

function parseIn(locale: Locale, text: string): DayRange | undefined {
  const parts = patterns[locale].exec(text)?.groups
  if (!parts) return undefined
  const { day, month, year, toDay, toMonth, toYear } = parts
  const range = {
    from: dateOf(day, month ?? toMonth, year ?? toYear),
    to: dateOf(toDay ?? day, toMonth ?? month, toYear ?? year),
  }
  return [range.from, range.to].every(isValid) && formatDayRange(range, locale) === text
    ? range
    : undefined
}

/** Parses {@link formatDayRange} in either language; undefined for other texts. */
export function parseDayRange(text: string): DayRange | undefined {
  return parseIn('vi', text) ?? parseIn('en', text)
}
