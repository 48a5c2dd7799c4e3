import * as z from 'zod'
import type { FestivalContent } from '../content/festival'
import type { InOneLanguage } from '../content/in-one-language'
import type { NamedPlace } from '../places'

/** Calendar years of dates per festival, the current one first. */
export const festivalYears = 3

export interface Festival extends Omit<FestivalContent, 'places' | 'announced'> {
  slug: string
  /** Empty for nationwide festivals. */
  places: NamedPlace[]
  /** `YYYY-MM-DD`, both ends included, beginning within {@link festivalYears}. */
  dates: { from: string; to: string }[]
  /** 1 to 12, of festivals whose days are announced each year. */
  usualMonth?: number
}

export type ShownFestival = InOneLanguage<Festival>

/** Public festivals with a date or a usual month, by their first day of this year. */
export type FestivalList = Pick<
  ShownFestival,
  'slug' | 'nameVi' | 'nameEn' | 'whereVi' | 'whereEn' | 'dates' | 'usualMonth'
>[]

/** Festivals at a destination in a month of one of the years; dates from the current month on. */
export type PlaceFestivals = Omit<
  ShownFestival,
  'places' | 'calendar' | 'startMonth' | 'startDay' | 'lengthDays'
>[]
export type PlaceFestival = PlaceFestivals[number]
export const placeMonthParam = z.object({
  place: z.string().max(80),
  month: z.coerce.number().int().min(1).max(12),
})
