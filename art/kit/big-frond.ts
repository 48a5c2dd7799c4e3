import { num, type Point } from './path'
import { range } from './rng'
import { line, shape } from './shapes'

/** One great palm frond in the foreground along a quadratic curve: blades on both sides of the rib, longest in the middle. */
export function bigFrond(
  from: Point,
  bend: Point,
  to: Point,
  blade: number,
  leaf: string,
  rib: string,
): string {
  const at = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * to[1],
  ]
  const count = 17
  const blades = [1, -1].flatMap((side) =>
    range(count).map((index) => {
      const t = 0.16 + (index / count) * 0.82
      const [x, y] = at(t)
      const [nx, ny] = at(Math.min(1, t + 0.052))
      const run = Math.hypot(nx - x, ny - y) || 1
      const [ux, uy] = [(nx - x) / run, (ny - y) / run]
      const length = blade * Math.sin(Math.PI * (0.2 + t * 0.72))
      const [ex, ey] = [
        x + ux * length * 0.75 - uy * side * length * 0.8,
        y + uy * length * 0.75 + ux * side * length * 0.8 + length * 0.2,
      ]
      return `M${num(x)},${num(y)}Q${num((x + ex) / 2 - uy * side * length * 0.14)},${num((y + ey) / 2 + ux * side * length * 0.14)} ${num(ex)},${num(ey)}L${num(nx)},${num(ny)}z`
    }),
  )
  const stem = `M${num(from[0])},${num(from[1])}Q${num(bend[0])},${num(bend[1])} ${num(to[0])},${num(to[1])}`
  return shape(blades.join(''), leaf) + line(stem, rib, blade * 0.06)
}
