import { at, num, type Point } from './path'
import { range } from './rng'
import { shape } from './shapes'

export interface HairpinRoadOptions {
  /** the road's middle from far to near. */
  path: readonly Point[]
  /** half width at the first and the last point. */
  half: readonly [number, number]
  fill: string
  edge: string
  /** colour of the centre line. */
  dash: string
  /** kerb stones along the drop: body and cap. */
  stones: readonly [string, string]
}

/** How much the sloping ground is foreshortened. */
const flat = 0.46

function curveThrough(points: readonly Point[], each: number): Point[] {
  const spot = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  return range((points.length - 1) * each + 1).map((step): Point => {
    const index = Math.min(points.length - 2, Math.floor(step / each))
    const t = step / each - index
    const [p0, p1, p2, p3] = [spot(index - 1), spot(index), spot(index + 1), spot(index + 2)]
    const along = (axis: 0 | 1) =>
      p1[axis] +
      0.5 *
        ((p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t)
    return [along(0), along(1)]
  })
}

/** A pass road in hairpins: a ribbon on sloping ground that widens towards the viewer, with a centre line and kerb stones on the drop. */
export function hairpinRoad(options: HairpinRoadOptions): string {
  const { half } = options
  const spine = curveThrough(options.path, 9)
  const last = spine.length - 1
  const normals = spine.map((point, index) => {
    const before = spine[Math.max(0, index - 1)] ?? point
    const after = spine[Math.min(last, index + 1)] ?? point
    const dx = after[0] - before[0]
    const dy = (after[1] - before[1]) / flat
    const length = Math.hypot(dx, dy) || 1
    const reach = half[0] + (half[1] - half[0]) * (index / last) ** 1.6
    return { x: (-dy / length) * reach, y: ((dx * flat) / length) * reach, reach }
  })
  const offset = (factor: number) =>
    spine.map((point, index): Point => {
      const normal = normals[index]
      return normal ? [point[0] + normal.x * factor, point[1] + normal.y * factor] : point
    })
  const band = (factor: number) =>
    `M${[...offset(factor), ...offset(-factor).reverse()].map(at).join(' ')}z`
  const [inner, outer] = [offset(0.05), offset(-0.05)]
  const centre = range(Math.floor(last / 2)).map((index) => {
    const corners = [inner[index * 2], inner[index * 2 + 1], outer[index * 2 + 1], outer[index * 2]]
    return `M${corners.map((corner) => (corner ? at(corner) : '')).join(' ')}z`
  })
  return (
    shape(band(1.25), options.edge) +
    shape(band(1), options.fill) +
    shape(centre.join(''), options.dash) +
    kerb(offset(1.12), normals, options.stones)
  )
}

function kerb(
  points: readonly Point[],
  normals: readonly { reach: number }[],
  colours: readonly [string, string],
): string {
  let body = ''
  let cap = ''
  points.forEach(([x, y], index) => {
    if (index % 2 === 1) return
    const size = (normals[index]?.reach ?? 8) * 0.36
    body += `M${num(x - size * 0.26)},${num(y)}v${num(-size)}h${num(size * 0.52)}v${num(size)}z`
    cap += `M${num(x - size * 0.26)},${num(y - size)}h${num(size * 0.52)}v${num(size * 0.36)}h${num(-size * 0.52)}z`
  })
  return shape(body, colours[0]) + shape(cap, colours[1])
}
