import { type Verdict, verdicts } from '../../../schema/content/choices'
import type { ShownDestinationSummary, ShownMonthSummary } from '../../../schema/content/views'
import type { NamedPlace } from '../../../schema/places'

const rankOf = (verdict: Verdict) => verdicts.indexOf(verdict)

/** The first of the months (1–12) with the worst verdict. */
export function worstMonth(
  year: readonly ShownMonthSummary[] | undefined,
  months: readonly number[],
): ShownMonthSummary | undefined {
  const own = months.flatMap((month) => year?.find((one) => one.month === month) ?? [])
  return own.toSorted((a, b) => rankOf(b.verdict) - rankOf(a.verdict))[0]
}

/** Sorts the better place first; without a verdict a place counts as mixed. */
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
