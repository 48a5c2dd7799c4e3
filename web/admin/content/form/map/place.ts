/** WGS84. */
export interface Place {
  lat: number
  lng: number
}

const arrows: Record<string, Place> = {
  ArrowLeft: { lat: 0, lng: -1 },
  ArrowRight: { lat: 0, lng: 1 },
  ArrowUp: { lat: 1, lng: 0 },
  ArrowDown: { lat: -1, lng: 0 },
}

/** Steps of 0.01°, about a kilometre, with Shift 0.2°; undefined for other keys. */
export function movedPlace(place: Place, key: string, withShift: boolean): Place | undefined {
  const arrow = arrows[key]
  if (!arrow) return undefined
  const step = withShift ? 0.2 : 0.01
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return {
    lat: rounded(place.lat + arrow.lat * step),
    lng: rounded(place.lng + arrow.lng * step),
  }
}
