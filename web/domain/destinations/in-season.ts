import type { KnownThings } from '../plan/plan-things'

const maxPlaces = 3

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
