import type { TravelMode } from '../../../schema/content/choices'
import type { InOneLanguage } from '../../../schema/content/in-one-language'
import type { PlanPlace } from '../../../schema/content/views'
import { sumRanges } from '../../../schema/numbers'

type Place = InOneLanguage<PlanPlace>
type Point = NonNullable<Place['at']>

export interface Range {
  low: number
  high: number
}

export interface Ride {
  mode: TravelMode | 'road'
  /** From door to door, in hours. */
  hours: Range
  /** VND for one adult. */
  fare?: Range
  isEstimate?: boolean
}

interface Hop {
  to: string
  rides: Ride[]
}

export interface Leg {
  from: string
  to: string
  /** Great circle, in kilometres. */
  km: number
  hops: Hop[]
}

// The factors, and where they come from: docs/decisions/0420-plan-legs.md.
const earthRadiusKm = 6371
const roadPerAirKm = 1.3
const roadKmPerHour: Range = { low: 40, high: 55 }
const flownFromKm = 600
const flightGroundHours: Range = { low: 3.5, high: 4.5 }
const flightKmPerHour = 750
const changeHours = 1
const maxChanges = 2

const radians = (degrees: number) => (degrees * Math.PI) / 180

export function distanceKm(a: Point, b: Point): number {
  const north = Math.sin(radians(b.lat - a.lat) / 2) ** 2
  const east = Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return (
    2 *
    earthRadiusKm *
    Math.asin(Math.sqrt(north + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * east))
  )
}

const kmBetween = (from: Place, to: Place) => (from.at && to.at ? distanceKm(from.at, to.at) : 0)
const slugOf = ({ destinations }: Place) => destinations[0] ?? ''
const byHours = (a: Ride, b: Ride) => a.hours.low - b.hours.low || a.hours.high - b.hours.high

function knownRides(from: Place, to: Place): Ride[] {
  const ways = [
    ...(to.ways ?? []).filter((way) => way.from === slugOf(from)),
    ...(from.ways ?? []).filter((way) => way.from === slugOf(to)),
  ]
  const rides = ways.map(({ mode, hours, hoursUpTo = hours, fare, fareUpTo = fare }): Ride => {
    return {
      mode,
      hours: { low: hours, high: hoursUpTo },
      ...(fare !== undefined && { fare: { low: fare, high: fareUpTo ?? fare } }),
    }
  })
  // If both ends note a way, prefers the one with a fare.
  const best = rides.toSorted(
    (a, b) => Number(b.fare !== undefined) - Number(a.fare !== undefined) || byHours(a, b),
  )
  return best
    .filter(({ mode }, index) => best.findIndex((ride) => ride.mode === mode) === index)
    .sort(byHours)
}

function presumedFlight(from: Place, to: Place, km: number): Ride[] {
  if (km <= flownFromKm || !from.airport || !to.airport) return []
  const inTheAir = km / flightKmPerHour
  return [
    {
      mode: 'plane',
      hours: { low: flightGroundHours.low + inTheAir, high: flightGroundHours.high + inTheAir },
      isEstimate: true,
    },
  ]
}

function presumedRoad(km: number): Ride[] {
  const roadKm = km * roadPerAirKm
  return [
    {
      mode: 'road',
      hours: { low: roadKm / roadKmPerHour.high, high: roadKm / roadKmPerHour.low },
      isEstimate: true,
    },
  ]
}

function directHop(from: Place, to: Place): Hop {
  const known = knownRides(from, to)
  const km = kmBetween(from, to)
  // No road leads to an island, and a flight there is not presumed.
  if (from.island || to.island) return { to: slugOf(to), rides: known }
  const flights = known.some(({ mode }) => mode === 'plane') ? [] : presumedFlight(from, to, km)
  const rides = [...known, ...flights]
  return { to: slugOf(to), rides: rides.length > 0 ? rides.sort(byHours) : presumedRoad(km) }
}

/** Hours by the quickest ride of each hop, with changes; undefined if one is unknown. */
export function hoursOf(hops: readonly Hop[]): Range | undefined {
  const hours = hops.flatMap(({ rides: [quickest] }) => quickest?.hours ?? [])
  if (hours.length < hops.length) return undefined
  const { low, high } = sumRanges(hours)
  const changes = (hops.length - 1) * changeHours
  return { low: low + changes, high: high + changes }
}

/**
 * Fare of one adult, cheapest to dearest; with changes, of the quickest ride of each hop. Undefined
 * if one is unknown.
 */
export function fareOf(hops: readonly Hop[]): Range | undefined {
  const fares = hops.map(({ rides }) =>
    (hops.length > 1 ? rides.slice(0, 1) : rides).flatMap(({ fare }) => fare ?? []),
  )
  if (fares.some((known) => known.length === 0)) return undefined
  return sumRanges(
    fares.map((known) => ({
      low: Math.min(...known.map(({ low }) => low)),
      high: Math.max(...known.map(({ high }) => high)),
    })),
  )
}

function* journeys(
  from: Place,
  to: Place,
  places: readonly Place[],
  changes: number,
): Generator<Hop[]> {
  yield [directHop(from, to)]
  if (changes === 0) return
  for (const via of places.filter((place) => place !== from && place !== to)) {
    const first = directHop(from, via)
    if (first.rides.length === 0) continue
    for (const rest of journeys(
      via,
      to,
      places.filter((place) => place !== from),
      changes - 1,
    ))
      yield [first, ...rest]
  }
}

/**
 * The leg between two destinations, the same in both directions: noted ways, else the quickest
 * journey by noted ways and estimates, with at most two changes.
 */
export function legBetween(from: Place, to: Place, destinations: readonly Place[]): Leg {
  const ends = { from: slugOf(from), to: slugOf(to), km: kmBetween(from, to) }
  const direct = directHop(from, to)
  if (direct.rides.some(({ isEstimate }) => !isEstimate)) return { ...ends, hops: [direct] }
  let hops = [direct]
  for (const journey of journeys(from, to, destinations, maxChanges))
    if (lowOf(journey) < lowOf(hops)) hops = journey
  return { ...ends, hops }
}

const lowOf = (hops: readonly Hop[]) => hoursOf(hops)?.low ?? Number.POSITIVE_INFINITY
