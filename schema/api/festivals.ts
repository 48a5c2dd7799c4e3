import * as z from 'zod'
import type { FestivalContent } from '../content/festival'
import type { InOneLanguage } from '../content/in-one-language'
import type { NamedPlace } from '../places'

/** How many calendar years of days a festival comes with, the current one first. */
export const festivalYears = 3

/** A festival with its days. */
export interface Festival extends Omit<FestivalContent, 'places' | 'announced'> {
  slug: string
  /** Where it is held; none where the whole country keeps it. */
  places: NamedPlace[]
  /**
   * Its days, both ends included, `YYYY-MM-DD`, that begin this year or in the two after it, in
   * their order.
   */
  dates: { from: string; to: string }[]
}

export type ShownFestival = InOneLanguage<Festival>

/**
 * `GET /api/festivals?locale=`: what and where, of the festivals that have a day and are public in
 * the language, by their first day of this year.
 */
export type FestivalList = Pick<
  ShownFestival,
  'slug' | 'nameVi' | 'nameEn' | 'whereVi' | 'whereEn' | 'dates'
>[]

/**
 * `GET /api/festivals/{place}/{month}?locale=`: all of those that a visitor to a destination meets
 * in a month of one of the years.
 */
export type PlaceFestivals = ShownFestival[]
export const placeMonthParam = z.object({
  place: z.string().max(80),
  month: z.coerce.number().int().min(1).max(12),
})
