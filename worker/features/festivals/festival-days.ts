import type { FestivalContent } from '../../../schema/content/festival'
import { addDays, allMonths } from '../../../schema/time'
import { lunarDaysIn } from './lunar-calendar'

const twoDigits = (value: number) => String(value).padStart(2, '0')

type Rule = Pick<FestivalContent, 'calendar' | 'startMonth' | 'startDay' | 'announced'>

function firstDays(
  { calendar, startMonth, startDay, announced = [] }: Rule,
  year: number,
): string[] {
  if (calendar === 'announced')
    return announced.map(({ firstDay }) => firstDay).filter((day) => day.startsWith(`${year}-`))
  if (startDay === undefined) return []
  if (calendar === 'lunar') return lunarDaysIn(year, { month: startMonth, day: startDay })
  const months = startMonth === undefined ? allMonths : [startMonth]
  return months.map((month) => `${year}-${twoDigits(month)}-${twoDigits(startDay)}`)
}

/** In order; none if the day is not announced yet. */
export function festivalDates(
  festival: Rule & Pick<FestivalContent, 'lengthDays'>,
  year: number,
): { from: string; to: string }[] {
  return firstDays(festival, year)
    .toSorted()
    .map((from) => ({ from, to: addDays(from, festival.lengthDays - 1) }))
}
