import { num, type Point, polyline } from './path'
import { polygon, shape } from './shapes'

export interface Iso {
  /** A place on the ground (x to the right and near, y to the left and near) and its height, in pixels of the frame. */
  at: (x: number, y: number, z?: number) => Point
  scale: number
}

/** An isometric view with its origin at a point of the frame. */
export function isometric(originX: number, originY: number, scale: number): Iso {
  return {
    scale,
    at: (x, y, z = 0) => [
      originX + (x - y) * 0.866 * scale,
      originY + (x + y) * 0.5 * scale - z * scale,
    ],
  }
}

/** A flat patch of ground, its corners at (x, y) and (x + wide, y + deep). */
export function isoPatch(
  { at }: Iso,
  x: number,
  y: number,
  wide: number,
  deep: number,
  fill: string,
  z = 0,
  opacity = 1,
): string {
  return polygon(
    [at(x, y, z), at(x + wide, y, z), at(x + wide, y + deep, z), at(x, y + deep, z)],
    fill,
    opacity,
  )
}

/** A box: its top, its face to the left and its face to the right. */
export function isoBox(
  iso: Iso,
  [x, y, z]: readonly [number, number, number],
  [wide, deep, tall]: readonly [number, number, number],
  [top, left, right]: readonly [string, string, string],
): string {
  const { at } = iso
  const [x2, y2, z2] = [x + wide, y + deep, z + tall]
  return (
    polygon([at(x, y2, z), at(x2, y2, z), at(x2, y2, z2), at(x, y2, z2)], left) +
    polygon([at(x2, y, z), at(x2, y2, z), at(x2, y2, z2), at(x2, y, z2)], right) +
    isoPatch(iso, x, y, wide, deep, top, z2)
  )
}

/** A gabled roof over a box, its ridge running along x or along y. */
export function isoGable(
  iso: Iso,
  [x, y, z]: readonly [number, number, number],
  [wide, deep, rise]: readonly [number, number, number],
  along: 'x' | 'y',
  [light, dark, wall]: readonly [string, string, string],
): string {
  const { at } = iso
  const [x2, y2] = [x + wide, y + deep]
  if (along === 'x') {
    const [a, b] = [at(x, y + deep / 2, z + rise), at(x2, y + deep / 2, z + rise)]
    return (
      polygon([at(x, y, z), at(x2, y, z), b, a], dark) +
      polygon([at(x2, y, z), at(x2, y2, z), b], wall) +
      polygon([at(x, y2, z), at(x2, y2, z), b, a], light)
    )
  }
  const [a, b] = [at(x + wide / 2, y, z + rise), at(x + wide / 2, y2, z + rise)]
  return (
    polygon([at(x, y, z), at(x, y2, z), b, a], light) +
    polygon([at(x, y2, z), at(x2, y2, z), b], wall) +
    polygon([at(x2, y, z), at(x2, y2, z), b, a], dark)
  )
}

/** A pyramid roof. */
export function isoPyramid(
  { at }: Iso,
  [x, y, z]: readonly [number, number, number],
  [wide, deep, rise]: readonly [number, number, number],
  [light, dark]: readonly [string, string],
): string {
  const peak = at(x + wide / 2, y + deep / 2, z + rise)
  return (
    polygon([at(x, y + deep, z), at(x + wide, y + deep, z), peak], light) +
    polygon([at(x + wide, y, z), at(x + wide, y + deep, z), peak], dark)
  )
}

/** A circle lying on the ground, as path data. */
export function isoRing({ at, scale }: Iso, x: number, y: number, radius: number): string {
  const [cx, cy] = at(x, y)
  const [rx, ry] = [radius * 1.2247 * scale, radius * Math.SQRT1_2 * scale]
  return `M${num(cx - rx)},${num(cy)}a${num(rx)},${num(ry)} 0 1 0 ${num(rx * 2)},0a${num(rx)},${num(ry)} 0 1 0 ${num(-rx * 2)},0z`
}

/** Arches in a wall: `count` openings from one spot along x (the left face) or along y (the right face). */
export function isoArches(
  { at }: Iso,
  [x, y, z]: readonly [number, number, number],
  along: 'x' | 'y',
  count: number,
  step: number,
  [wide, tall]: readonly [number, number],
  fill: string,
): string {
  const spot = (run: number, up: number): Point =>
    along === 'x' ? at(x + run, y, z + up) : at(x, y + run, z + up)
  const d = Array.from({ length: count }, (_, index) => {
    const from = index * step + (step - wide) / 2
    const crown: Point[] = [
      spot(from, 0),
      spot(from, tall * 0.66),
      spot(from + wide * 0.18, tall * 0.9),
      spot(from + wide * 0.5, tall),
      spot(from + wide * 0.82, tall * 0.9),
      spot(from + wide, tall * 0.66),
      spot(from + wide, 0),
    ]
    return `${polyline(crown)}z`
  })
  return shape(d.join(''), fill)
}
