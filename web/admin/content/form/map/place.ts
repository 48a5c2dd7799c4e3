import { arrowKeys } from '../../../kit/arrow-keys'

/** WGS84. */
export interface Place {
  lat: number
  lng: number
}

/** Steps of 0.01°, about a kilometre, with Shift 0.2°; undefined for other keys. */
export function movedPlace(place: Place, key: string, withShift: boolean): Place | undefined {
  const arrow = arrowKeys[key]
  if (!arrow) return undefined
  const step = withShift ? 0.2 : 0.01
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return {
    lat: rounded(place.lat - arrow.y * step),
    lng: rounded(place.lng + arrow.x * step),
  }
}
