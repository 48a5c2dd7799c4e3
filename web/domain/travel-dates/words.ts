import { lightFormat, parseISO } from 'date-fns'
import { formatDayRange } from '../../../schema/day-range'
import type { Locale } from '../../../schema/locale'
import { comingMonth, formatDate, formatMonth } from '../../../schema/time'
import type { TravelDates, TravelDays } from '../../../schema/travel-dates'
import { datesText } from '../months/festivals'

/** 'Tháng 3' / 'March', '10–17 tháng 3 năm 2027' / '10–17 March 2027'. */
export function travelDatesText(dates: TravelDates, locale: Locale): string {
  if ('from' in dates) return datesText(dates, locale)
  const month = formatMonth(dates.month, locale)
  return month.charAt(0).toLocaleUpperCase(locale) + month.slice(1)
}

/** 'Tháng 3 năm 2027', '10–17/03/2027', as the calendar parses them. */
export function requestedDates(dates: TravelDates, locale: Locale, today: string): string {
  if ('month' in dates) return formatDate(comingMonth(dates.month, today).from, locale, 'month')
  return formatDayRange({ from: parseISO(dates.from), to: parseISO(dates.to) }, locale)
}

export function daysParameter({ from, to }: { from: Date; to: Date }): string {
  const days: TravelDays = {
    from: lightFormat(from, 'yyyy-MM-dd'),
    to: lightFormat(to, 'yyyy-MM-dd'),
  }
  return `${days.from}~${days.to}`
}
