import { at, type Point } from './path'
import { clipped, ellipse, line, placed, rect, shape } from './shapes'

const country: readonly Point[] = [
  [102.15, 22.4],
  [102.5, 22.76],
  [103, 22.46],
  [103.35, 22.78],
  [103.95, 22.5],
  [104.35, 22.82],
  [104.85, 22.92],
  [105.32, 23.38],
  [105.9, 22.94],
  [106.7, 22.86],
  [106.56, 22.4],
  [106.75, 22],
  [107.4, 21.64],
  [108, 21.54],
  [107.4, 21.22],
  [106.9, 20.9],
  [106.72, 20.6],
  [106.55, 20.2],
  [105.95, 19.94],
  [105.78, 19.3],
  [105.62, 18.9],
  [105.95, 18.45],
  [106.42, 18.05],
  [106.5, 17.7],
  [107.1, 17.05],
  [107.8, 16.5],
  [108.3, 16.1],
  [108.62, 15.5],
  [108.96, 15.2],
  [109.1, 14.3],
  [109.28, 13.7],
  [109.3, 13],
  [109.46, 12.7],
  [109.24, 12.2],
  [109.2, 11.7],
  [108.95, 11.34],
  [108.1, 10.9],
  [107.5, 10.5],
  [107.05, 10.36],
  [106.75, 10.3],
  [106.7, 9.9],
  [106.3, 9.5],
  [105.8, 9.2],
  [105.3, 8.78],
  [104.75, 8.6],
  [104.85, 9.3],
  [105.05, 9.9],
  [104.5, 10.4],
  [105.1, 10.95],
  [105.8, 11],
  [106.2, 11.02],
  [105.86, 11.5],
  [106.4, 11.74],
  [107, 12.1],
  [107.52, 12.36],
  [107.56, 13],
  [107.44, 13.9],
  [107.54, 14.7],
  [107.7, 15.3],
  [107.2, 15.8],
  [107.3, 16.08],
  [106.66, 16.5],
  [106.5, 16.96],
  [105.76, 17.6],
  [105.1, 18.42],
  [104.5, 18.75],
  [103.9, 19.3],
  [104.1, 19.66],
  [104.6, 19.68],
  [104.95, 20.1],
  [104.4, 20.42],
  [104.6, 20.66],
  [103.9, 20.8],
  [103.1, 20.86],
  [102.92, 21.3],
  [102.9, 21.7],
  [102.65, 21.66],
]

const mainland: readonly Point[] = [
  [108, 21.54],
  [108.6, 21.8],
  [109.5, 21.5],
  [109.7, 20.4],
  [110.4, 20.3],
  [110.5, 21.2],
  [112, 21.8],
  [114, 22.4],
  [119, 23.6],
  [119, 28],
  [96, 28],
  [96, 12.7],
  [101, 12.7],
  [101.9, 12.6],
  [102.5, 12],
  [103, 11],
  [103.6, 10.6],
  [104.5, 10.4],
  [107.4, 12],
  [107.4, 16],
  [104, 20],
]

/** A spot of the map in degrees, as a point around 108°E 16°N. */
export function mapPoint(east: number, north: number, degree: number): Point {
  return [(east - 108) * 0.96 * degree, (16 - north) * degree]
}

export interface MapColours {
  land: string
  north: string
  centre: string
  south: string
  coast: string
}

/** Vietnam from Lũng Cú to Cà Mau in its three regions, with its islands and the neighbours' land; 108°E 16°N at (x, y), `degree` units a degree. */
export function vietnamMap(x: number, y: number, degree: number, c: MapColours): string {
  const path = (points: readonly Point[]) =>
    `M${points.map(([east, north]) => at(mapPoint(east, north, degree))).join(' ')}z`
  const band = (top: number, bottom: number, fill: string) =>
    rect(-7 * degree, (16 - top) * degree, 9 * degree, (top - bottom) * degree, fill)
  const island = (east: number, north: number, rx: number, ry: number, fill: string) =>
    ellipse(...mapPoint(east, north, degree), rx * degree, ry * degree, fill)
  const reefs = (east: number, north: number, spread: readonly Point[]) =>
    line(
      spread.map(([dx, dy]) => `M${at(mapPoint(east + dx, north + dy, degree))}h.1`).join(''),
      c.coast,
      degree * 0.2,
    )
  const outline = path(country)
  return placed(
    x,
    y,
    1,
    shape(path(mainland), c.land) +
      island(109.8, 19.2, 0.95, 0.74, c.land) +
      clipped(
        'vn',
        outline,
        band(24, 20.05, c.north) + band(20.1, 11.2, c.centre) + band(11.6, 8, c.south),
      ) +
      line(outline, c.coast, degree * 0.07) +
      island(104, 10.22, 0.16, 0.28, c.south) +
      island(106.6, 8.7, 0.09, 0.07, c.coast) +
      reefs(112, 16.4, [
        [-0.5, 0.1],
        [0, 0.4],
        [0.4, 0.1],
        [-0.2, -0.4],
      ]) +
      reefs(113.6, 9.8, [
        [-1, -0.8],
        [0.2, 0.6],
        [0.7, 1.3],
        [-0.5, 0.3],
        [0.6, -0.4],
      ]),
  )
}
