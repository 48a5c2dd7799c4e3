import { num } from './path'
import { range } from './rng'
import { line, rect } from './shapes'

export interface ArchedBridgeOptions {
  left: number
  right: number
  /** y of the water. */
  y: number
  /** height of the deck at its ends and at its middle. */
  ends: number
  rise: number
  scale: number
  colour: string
  shade: string
  lamp: string
}

/** The Thê Húc bridge: a low arch of red timber on paired posts, with rails. */
export function archedBridge(options: ArchedBridgeOptions): string {
  const { left, right, y, ends, rise, scale: s } = options
  const middle = (left + right) / 2
  const peak = y - ends - rise * 2
  const deckAt = (t: number) => y - ends - 4 * t * (1 - t) * rise
  const curve = (lift: number) =>
    `M${num(left)},${num(y - ends - lift)}Q${num(middle)},${num(peak - lift)} ${num(right)},${num(y - ends - lift)}`
  const bays = Math.max(6, Math.round((right - left) / (34 * s)))
  const spots = range(bays + 1).map((index) => index / bays)
  const posts = spots
    .map((t) => `M${num(left + (right - left) * t)},${num(y + 6 * s)}V${num(deckAt(t))}`)
    .join('')
  const back = spots
    .map((t) => `M${num(left + (right - left) * t + 9 * s)},${num(y + 2 * s)}V${num(deckAt(t))}`)
    .join('')
  const braces = line(
    spots
      .slice(0, -1)
      .map(
        (t, index) =>
          `M${num(left + (right - left) * t)},${num((y + deckAt(t)) / 2)}H${num(left + ((right - left) * (index + 1)) / bays)}`,
      )
      .join(''),
    options.shade,
    3 * s,
  )
  const rails = spots
    .map((t) => `M${num(left + (right - left) * t)},${num(deckAt(t))}v${num(-30 * s)}`)
    .join('')
  const lamps = spots
    .filter((_, index) => index % 3 === 1)
    .map((t) =>
      rect(left + (right - left) * t - 3 * s, deckAt(t) - 40 * s, 6 * s, 8 * s, options.lamp),
    )
    .join('')
  return (
    line(back, options.shade, 4 * s) +
    braces +
    line(posts, options.colour, 5 * s) +
    line(curve(0), options.shade, 11 * s) +
    line(curve(4 * s), options.colour, 6 * s) +
    line(rails, options.colour, 4 * s) +
    line(curve(16 * s), options.colour, 3 * s) +
    line(curve(28 * s), options.colour, 4.5 * s) +
    lamps
  )
}
