import {
  type FestivalList,
  festivalYears,
  type PlaceFestivals,
  type ShownFestival,
} from '../../../schema/api/festivals'
import type { FestivalContent } from '../../../schema/content/festival'
import { inLocale } from '../../../schema/content/in-one-language'
import type { Locale } from '../../../schema/locale'
import { namedPlaces, namesOfDestinations } from '../../../schema/places'
import { addDays, allMonths } from '../../../schema/time'
import { monthsOf } from '../../../schema/travel-dates'
import { fillForReaders, selectFacts, toFacts } from '../../content/facts'
import { summariesOf } from '../../content/loaders'
import { selectDestinationNames, selectSummaries } from '../../content/queries'
import type { Database } from '../../platform/db/database'
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

function festivalDates(
  festival: Rule & Pick<FestivalContent, 'lengthDays'>,
  year: number,
): { from: string; to: string }[] {
  return firstDays(festival, year)
    .toSorted()
    .map((from) => ({ from, to: addDays(from, festival.lengthDays - 1) }))
}

export async function readFestivals(
  db: Database,
  firstYear: number,
  locale: Locale,
): Promise<ShownFestival[]> {
  const [rows, facts, names] = await db.batch([
    selectSummaries(db, 'festival', locale),
    selectFacts(db),
    selectDestinationNames(db, locale),
  ])
  const years = Array.from({ length: festivalYears }, (_, index) => firstYear + index)
  const festivals = summariesOf('festival', fillForReaders(rows, toFacts(facts), locale))
    .map(({ announced, places = [], ...festival }) => ({
      ...festival,
      places: namedPlaces(places, namesOfDestinations(names)),
      dates: years.flatMap((year) =>
        festivalDates({ ...festival, ...(announced && { announced }) }, year),
      ),
    }))
    .filter(({ dates }) => dates.length > 0)
    .toSorted((a, b) => ((a.dates[0]?.from ?? '') < (b.dates[0]?.from ?? '') ? -1 : 1))
  return inLocale(festivals, locale)
}

export function listFestivals(festivals: ShownFestival[]): FestivalList {
  return festivals.map(({ slug, nameVi, nameEn, whereVi, whereEn, dates }) => ({
    slug,
    nameVi,
    nameEn,
    whereVi,
    whereEn,
    dates,
  }))
}

export function festivalsAt(
  festivals: ShownFestival[],
  { place, month }: { place: string; month: number },
): PlaceFestivals {
  const isOwn = ({ places }: ShownFestival) =>
    places.length === 0 || places.some(({ destination }) => destination === place)
  return festivals.filter(
    (festival) =>
      isOwn(festival) && festival.dates.some((dates) => monthsOf(dates).includes(month)),
  )
}
