import { at, num, type Point } from './path'
import { range } from './rng'
import { line } from './shapes'

/** Path data of a soft curve that passes through all of its points. */
export function curveThrough(points: readonly Point[]): string {
  const spot = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  const parts = range(points.length - 1).map((index) => {
    const [a, b, c, d] = [spot(index - 1), spot(index), spot(index + 1), spot(index + 2)]
    return (
      `C${num(b[0] + (c[0] - a[0]) / 6)},${num(b[1] + (c[1] - a[1]) / 6)} ` +
      `${num(c[0] - (d[0] - b[0]) / 6)},${num(c[1] - (d[1] - b[1]) / 6)} ${at(c)}`
    )
  })
  return `M${at(spot(0))}${parts.join('')}`
}

/** A ribbon of road through its points: shadow, kerb, tarmac and a broken line along the middle. */
export function roadRibbon(
  points: readonly Point[],
  width: number,
  tarmac: string,
  kerb: string,
  dash: string,
): string {
  const d = curveThrough(points)
  const dashes = `${num(width * 0.34)} ${num(width * 0.3)}`
  const middle = `<path fill="none" stroke="${dash}" stroke-width="${num(width * 0.07)}" stroke-dasharray="${dashes}" d="${d}"/>`
  return (
    `<g transform="translate(${num(width * 0.16)},${num(width * 0.2)})">${line(d, '#000', width * 1.16, 0.18)}</g>` +
    line(d, kerb, width * 1.18) +
    line(d, tarmac, width) +
    middle
  )
}
