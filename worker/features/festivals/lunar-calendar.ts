import { SearchMoonPhase, SearchSunLongitude } from 'astronomy-engine'
import type { LunarDay } from '../../../schema/lunar-day'
import { addDays, daysBetween, vietnamDay } from '../../../schema/time'

interface LunarMonth extends Omit<LunarDay, 'day'> {
  /** Its first day and the one after its last, `YYYY-MM-DD`. */
  from: string
  to: string
}

function dayOf(found: { date: Date } | null): string {
  if (!found) throw new Error('the moon and the sun are always found')
  return vietnamDay(found.date)
}

const solstice = (year: number) =>
  dayOf(SearchSunLongitude(270, new Date(Date.UTC(year, 11, 10)), 20))

function newMoons(from: string, until: string): string[] {
  const days: string[] = []
  for (
    let start = addDays(from, -1);
    (days.at(-1) ?? from) <= until;
    start = addDays(days.at(-1) ?? from, 20)
  ) {
    days.push(dayOf(SearchMoonPhase(0, new Date(`${start}T00:00:00+07:00`), 40)))
  }
  return days
}

/** Without a principal term: the sun enters none of its twelve signs. */
function lacksTerm(from: string, to: string): boolean {
  const year = Number(from.slice(0, 4))
  const signs = Array.from({ length: 12 }, (_, index) => index * 30)
  return !signs.some((sign) => {
    const day = dayOf(
      SearchSunLongitude(
        sign,
        new Date(Date.UTC(year, Number(from.slice(5, 7)) - 1, 1) - 3 * 86_400_000),
        370,
      ),
    )
    return day >= from && day < to
  })
}

/**
 * From the winter solstice's, the eleventh, to the next tenth. Of thirteen, the first without a
 * principal term is the leap month. Days count in UTC+7, by Vietnamese law.
 */
function monthsAfterSolstice(year: number): LunarMonth[] {
  const [first, last] = [solstice(year), solstice(year + 1)]
  const moons = newMoons(addDays(first, -31), last)
  const eleventh = (day: string) => moons.findLastIndex((moon) => moon <= day)
  const begins = moons.slice(eleventh(first), eleventh(last) + 1)
  const spans = begins.slice(0, -1).map((from, index) => ({ from, to: begins[index + 1] ?? last }))
  const leapAt =
    spans.length > 12
      ? spans.findIndex(({ from, to }, index) => index > 0 && lacksTerm(from, to))
      : -1
  return spans.map((span, index) => {
    const isLeap = index === leapAt
    const number = leapAt >= 0 && index >= leapAt ? index - 1 : index
    const month = ((number + 10) % 12) + 1
    return { ...span, month, isLeap, year: month >= 11 ? year : year + 1 }
  })
}

const known = new Map<number, LunarMonth[]>()

function monthsFrom(year: number): LunarMonth[] {
  const months = known.get(year) ?? monthsAfterSolstice(year)
  known.set(year, months)
  return months
}

/** For a calendar day `YYYY-MM-DD`. Throws RangeError. */
export function toLunar(day: string): LunarDay {
  const year = Number(day.slice(0, 4))
  const found = [...monthsFrom(year - 1), ...monthsFrom(year)].find(
    ({ from, to }) => from <= day && day < to,
  )
  if (!found) throw new RangeError(`no lunar month holds ${day}`)
  const { month, isLeap } = found
  return { year: found.year, month, isLeap, day: daysBetween(found.from, day) + 1 }
}

/** In one month or in each, leap months included. A month of 29 days has no thirtieth. */
export function lunarDaysIn(
  calendarYear: number,
  { month, day }: { month?: number | undefined; day: number },
): string[] {
  const months = [
    ...monthsFrom(calendarYear - 2),
    ...monthsFrom(calendarYear - 1),
    ...monthsFrom(calendarYear),
  ]
  return months
    .filter((one) => month === undefined || (one.month === month && !one.isLeap))
    .filter(({ from, to }) => daysBetween(from, to) >= day)
    .map(({ from }) => addDays(from, day - 1))
    .filter((found) => Number(found.slice(0, 4)) === calendarYear)
}
