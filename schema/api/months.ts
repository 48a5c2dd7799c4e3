import type { InOneLanguage } from '../content/in-one-language'
import type { PlaceYear } from '../content/listed-destinations'
import type { ShownDealSummary, ShownFruit, ShownMonth, WholeDestination } from '../content/views'
import type { EntryState } from './entries'

/** Public destinations in site order with what is said and measured of their months. */
export type PlaceYears = InOneLanguage<PlaceYear[]>
export type ShownPlaceYear = PlaceYears[number]

export type WholePlace = WholeDestination & EntryState

/** A month at a destination. Fails like the destination. */
export interface PlaceMonth
  extends Pick<
    WholePlace,
    | 'slug'
    | 'locales'
    | 'nameVi'
    | 'nameEn'
    | 'heroImageUrl'
    | 'heroAltVi'
    | 'heroAltEn'
    | 'climate'
    | 'photos'
  > {
  year: Pick<ShownMonth, 'month' | 'verdict'>[]
  /** Missing where nobody has judged the month. */
  note?: ShownMonth | undefined
  daylight?: NonNullable<WholePlace['daylight']>[number] | undefined
  /** What is ripe in the month. */
  fruits: Pick<ShownFruit, 'nameVi' | 'nameEn' | 'months' | 'moreMonths'>[]
  /** Deals at the destination, of any month. */
  deals: Pick<ShownDealSummary, 'slug' | 'titleVi' | 'titleEn' | 'image' | 'window'>[]
}
