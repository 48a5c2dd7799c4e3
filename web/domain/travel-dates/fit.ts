import type { TFunction } from 'i18next'
import type { PlaceYears } from '../../../schema/api/months'
import { type Verdict, verdicts } from '../../../schema/content/choices'
import type { ShownMonth } from '../../../schema/content/views'
import type { Locale } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'
import type { NamedPlace } from '../../../schema/places'

const rankOf = (verdict: Verdict) => verdicts.indexOf(verdict)

type Judged = Pick<ShownMonth, 'month' | 'verdict'>
export type MeasuredMonth = PlaceYears[number]['year'][number]

export function worstMonth<Month extends Judged>(
  year: readonly Month[] | undefined,
  months: readonly number[],
): Month | undefined {
  const own = months.flatMap((month) => year?.find((one) => one.month === month) ?? [])
  return own.toSorted((a, b) => rankOf(b.verdict) - rankOf(a.verdict))[0]
}

/** Worst months by place. */
export type Fits = ReadonlyMap<string, MeasuredMonth>

export function fitsOf(places: PlaceYears, months: readonly number[]): Fits {
  return new Map(
    places.flatMap(({ slug, year }) => {
      const worst = worstMonth(year, months)
      return worst ? [[slug, worst]] : []
    }),
  )
}

export function compareFit(fits: ReadonlyMap<string, Pick<Judged, 'verdict'>>) {
  const rank = ({ slug }: { slug: string }) => rankOf(fits.get(slug)?.verdict ?? 'mixed')
  return (a: { slug: string }, b: { slug: string }) => rank(a) - rank(b)
}

type SeasonalPlace = Pick<NamedPlace, 'id' | 'bestMonths'>

export function inSeason<Place extends SeasonalPlace>(
  places: readonly Place[],
  months: readonly number[],
): Place[] {
  return places.filter(
    ({ bestMonths }) => bestMonths && months.every((month) => bestMonths.includes(month)),
  )
}

export function isMostlyInSeason(
  places: readonly SeasonalPlace[],
  months: readonly number[],
): boolean {
  const seasonal = places.filter(({ bestMonths }) => bestMonths)
  return seasonal.length > 0 && inSeason(seasonal, months).length * 2 >= seasonal.length
}

type FitTexts = TFunction<'travel-dates'>

export function figuresOf(
  { rainDays, high, low }: Pick<MeasuredMonth, 'rainDays' | 'high' | 'low'>,
  locale: Locale,
  t: FitTexts,
  degreesKey: 'temperatures' | 'degrees',
): string[] {
  const degrees = (value: number) => formatNumber(Math.round(value), locale)
  return [
    ...(rainDays === undefined ? [] : [t('rainDays', { count: Math.round(rainDays) })]),
    ...(high === undefined || low === undefined
      ? []
      : [t(degreesKey, { low: degrees(low), high: degrees(high) })]),
  ]
}

export function circumstancesOf(
  { sea, crowds, prices }: Pick<ShownMonth, 'sea' | 'crowds' | 'prices'>,
  t: FitTexts,
): string[] {
  return [
    ...(sea ? [t(`sea.${sea}`)] : []),
    ...(crowds === 'usual' ? [] : [t(`crowds.${crowds}`)]),
    ...(prices === 'usual' ? [] : [t(`prices.${prices}`)]),
  ]
}
