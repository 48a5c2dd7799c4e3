import type { Way } from './visit'

/** A destination with the ways that its entry names. */
export interface PlaceWithWays {
  slug: string
  ways?: readonly Way[] | undefined
}

/**
 * The ways to a destination from all others, whichever end names them: one a place and mode, as its
 * own entry has it rather than the other end's. The place that is the least time away comes first,
 * its ways by their time.
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
