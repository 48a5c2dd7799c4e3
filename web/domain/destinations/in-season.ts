import type { KnownThings } from '../plan/plan-things'

/** Places shown. */
const maxPlaces = 3

/**
 * The destinations that are at their best in a month (1 to 12): those for which it stands first
 * among their good months first.
 */
export function inSeason(
  places: KnownThings['places'],
  month: number,
): { slug: string; months: readonly number[] }[] {
  return places
    .flatMap(({ id, months = [] }) =>
      months.includes(month) ? { slug: id.replace('destination:', ''), months } : [],
    )
    .sort((a, b) => a.months.indexOf(month) - b.months.indexOf(month))
    .slice(0, maxPlaces)
}
