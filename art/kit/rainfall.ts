import type { Frame } from '../scene'
import { num } from './path'
import { between, createRandom, range } from './rng'
import { line } from './shapes'

export interface RainOptions {
  top: number
  bottom: number
  count: number
  /** length of the longest streak. */
  length: number
  colour: string
  width: number
  opacity: number
  seed: number
  /** sideways drift for each unit of fall. */
  slant?: number
}

/** Slanting streaks of rain over a band of the frame. */
export function rainfall(frame: Frame, options: RainOptions): string {
  const random = createRandom(options.seed)
  const slant = options.slant ?? 0.2
  const d = range(options.count)
    .map(() => {
      const fall = Math.round(options.length * between(random, 0.4, 1))
      const x = Math.round(between(random, 0, frame.width * 1.1))
      return `M${x},${Math.round(between(random, options.top, options.bottom))}l${num(-slant * fall)},${fall}`
    })
    .join('')
  return line(d, options.colour, options.width, options.opacity)
}

/** Rings where drops strike wet ground or water, larger towards the viewer. */
export function raindropRings(
  frame: Frame,
  top: number,
  bottom: number,
  count: number,
  size: number,
  colour: string,
  seed: number,
): string {
  const random = createRandom(seed)
  const d = range(count)
    .map(() => {
      const part = random()
      const r = size * between(random, 0.4, 1) * (0.35 + part * 0.65)
      const x = between(random, 0, frame.width)
      const y = top + (bottom - top) * part
      return `M${num(x - r)},${num(y)}a${num(r)},${num(r * 0.3)} 0 1 0 ${num(r * 2)},0a${num(r)},${num(r * 0.3)} 0 1 0 ${num(-r * 2)},0`
    })
    .join('')
  return line(d, colour, 2, 0.55)
}
