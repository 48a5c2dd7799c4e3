import { arrowKeys } from '../../../kit/arrow-keys'

/** WGS84. */
export interface Place {
  lat: number
  lng: number
}

/** In the middle of the country. */
export const middle: Place = { lat: 16, lng: 107.5 }

/** To 0.00001°, about a metre. */
export function roundedPlace({ lat, lng }: Place): Place {
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return { lat: rounded(lat), lng: rounded(lng) }
}

/** Steps of 0.01°, about a kilometre, with Shift 0.2°; undefined for other keys. */
export function movedPlace(place: Place, key: string, withShift: boolean): Place | undefined {
  const arrow = arrowKeys[key]
  if (!arrow) return undefined
  const step = withShift ? 0.2 : 0.01
  return roundedPlace({ lat: place.lat - arrow.y * step, lng: place.lng + arrow.x * step })
}
