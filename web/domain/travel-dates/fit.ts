import type { TFunction } from 'i18next'
import { type Verdict, verdicts } from '../../../schema/content/choices'
import type { ShownDestinationSummary, ShownMonthSummary } from '../../../schema/content/views'
import type { Locale } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'
import type { NamedPlace } from '../../../schema/places'

const rankOf = (verdict: Verdict) => verdicts.indexOf(verdict)

export function worstMonth(
  year: readonly ShownMonthSummary[] | undefined,
  months: readonly number[],
): ShownMonthSummary | undefined {
  const own = months.flatMap((month) => year?.find((one) => one.month === month) ?? [])
  return own.toSorted((a, b) => rankOf(b.verdict) - rankOf(a.verdict))[0]
}

export function compareFit(months: readonly number[]) {
  const rank = ({ year }: Pick<ShownDestinationSummary, 'year'>) =>
    rankOf(worstMonth(year, months)?.verdict ?? 'mixed')
  return (a: Pick<ShownDestinationSummary, 'year'>, b: Pick<ShownDestinationSummary, 'year'>) =>
    rank(a) - rank(b)
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
  { rainDays, high, low }: ShownMonthSummary,
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

export function circumstancesOf({ sea, crowds, prices }: ShownMonthSummary, t: FitTexts): string[] {
  return [
    ...(sea ? [t(`sea.${sea}`)] : []),
    ...(crowds === 'usual' ? [] : [t(`crowds.${crowds}`)]),
    ...(prices === 'usual' ? [] : [t(`prices.${prices}`)]),
  ]
}
