import type { Way } from './visit'

export interface PlaceWithWays {
  slug: string
  ways?: readonly Way[] | undefined
}

/**
 * Ways to a destination, named by either end: one a place and mode, its own entry first. Sorted by
 * the shortest time of each place.
 */
export function waysTo(slug: string, places: readonly PlaceWithWays[]): Way[] {
  const own = places.find((place) => place.slug === slug)?.ways ?? []
  const others = places.flatMap((place) =>
    (place.ways ?? []).flatMap((way) =>
      way.fromPlace === slug ? { ...way, fromPlace: place.slug } : [],
    ),
  )
  const ways = [
    ...new Map([...others, ...own].map((way) => [`${way.fromPlace} ${way.mode}`, way])).values(),
  ]
  const nearest = (place: string) =>
    Math.min(
      ...ways.filter(({ fromPlace }) => fromPlace === place).map(({ travelHours }) => travelHours),
    )
  return ways.sort(
    (a, b) =>
      nearest(a.fromPlace) - nearest(b.fromPlace) ||
      a.fromPlace.localeCompare(b.fromPlace) ||
      a.travelHours - b.travelHours,
  )
}
