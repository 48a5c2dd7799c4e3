import { num } from './path'
import { range } from './rng'
import { circle, line } from './shapes'
import { shining } from './shining'

/** A firework at its widest: rays that droop a little, sparks at their ends, an inner burst; centred on (x, y). */
export function firework(
  x: number,
  y: number,
  radius: number,
  colour: string,
  inner: string,
  rays = 22,
): string {
  const spot = (index: number, count: number, reach: number) => {
    const angle = (index / count) * Math.PI * 2 + radius * 0.013
    return [
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach + reach * reach * 0.0005,
    ] as const
  }
  const streaks = range(rays)
    .map((index) => {
      const long = radius * (index % 2 === 0 ? 1 : 0.78)
      const [a, b] = [spot(index, rays, long * 0.36), spot(index, rays, long * 0.9)]
      return `M${num(a[0])},${num(a[1])}L${num(b[0])},${num(b[1])}`
    })
    .join('')
  const sparks = range(rays)
    .map((index) => {
      const [sx, sy] = spot(index, rays, radius * (index % 2 === 0 ? 1.04 : 0.84))
      return `M${num(sx)},${num(sy)}h0`
    })
    .join('')
  const core = range(12)
    .map((index) => {
      const [a, b] = [spot(index + 0.5, 12, radius * 0.12), spot(index + 0.5, 12, radius * 0.42)]
      return `M${num(a[0])},${num(a[1])}L${num(b[0])},${num(b[1])}`
    })
    .join('')
  return shining(
    circle(x, y, radius * 1.05, colour, 0.1) +
      line(streaks, colour, Math.max(2.4, radius * 0.024)) +
      line(sparks, inner, Math.max(5, radius * 0.05)) +
      line(core, inner, Math.max(2, radius * 0.022)) +
      circle(x, y, radius * 0.05, '#fffbe0'),
  )
}
