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

const number = String.raw`(-?\d{1,3}(?:[.,]\d+)?)`

/** In this order: a link's pin, its query, the middle of its map; then two numbers alone. */
const patterns = [
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /[?&](?:q|query|ll|destination|center)=(?:loc:)?(-?\d+\.\d+),\s*(-?\d+\.\d+)/,
  /@(-?\d+\.\d+),(-?\d+\.\d+)/,
  new RegExp(`^${number}\\s*°?\\s*N?\\s*(?:[;\\s]|,\\s)\\s*${number}\\s*°?\\s*E?$`, 'i'),
  /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/,
]

/** The place of coordinates such as “16.05, 108.2” or “16,05 108,2”, or of a Google Maps link. */
export function placeIn(typed: string): Place | undefined {
  const text = typed.trim().replace(/%2C/gi, ',').replaceAll('+', '')
  const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  if (!found) return undefined
  const [lat = 0, lng = 0] = found.slice(1).map((degrees) => Number(degrees.replace(',', '.')))
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? roundedPlace({ lat, lng }) : undefined
}
