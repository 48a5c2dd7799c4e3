import type { Frame } from '../scene'
import { lens, num } from './path'
import { between, createRandom, range } from './rng'
import { rect, shape, verticalGradient } from './shapes'

/** A whole sky from the top of the frame down to the horizon, through three or more colours. */
export function sky(frame: Frame, horizon: number, colours: readonly string[], id = 'sky'): string {
  const last = Math.max(1, colours.length - 1)
  const stops = colours.map(
    (colour, index) => [Math.round((index / last) * 100) / 100, colour] as const,
  )
  return verticalGradient(id, stops) + rect(0, 0, frame.width, horizon + 2, `url(#${id})`)
}

/** Small four-pointed and round stars scattered over the upper sky. */
export function stars(
  frame: Frame,
  horizon: number,
  count: number,
  seed: number,
  colour = '#fff1cf',
): string {
  const random = createRandom(seed)
  const d = range(count)
    .map(() => {
      const x = between(random, 0, frame.width)
      const y = between(random, 0, horizon) * between(random, 0.15, 0.95)
      const r = between(random, 1, 3)
      return `M${num(x - r)},${num(y)}l${num(r)},${num(-r)} ${num(r)},${num(r)} ${num(-r)},${num(r)}z`
    })
    .join('')
  return shape(d, colour, 0.75)
}

/** A long flat cloud with rounded ends, as on lacquer panels: stacked bars of different lengths. */
export function cloud(x: number, y: number, width: number, colour: string, opacity = 1): string {
  const bar = width * 0.075
  const rows: readonly (readonly [number, number])[] = [
    [0, 1],
    [0.16, 0.62],
    [-0.1, 0.36],
  ]
  const d = rows
    .map(([shift, length], index) => {
      const left = x + shift * width - (length * width) / 2
      const top = y - index * bar
      const run = length * width - bar
      return (
        `M${num(left + bar / 2)},${num(top)}h${num(run)}` +
        `a${num(bar / 2)},${num(bar / 2)} 0 0 0 0,${num(-bar)}h${num(-run)}` +
        `a${num(bar / 2)},${num(bar / 2)} 0 0 0 0,${num(bar)}`
      )
    })
    .join('')
  return shape(d, colour, opacity)
}

/** Thin streaks of high cloud across a band of sky. */
export function cloudStreaks(
  frame: Frame,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  seed: number,
  opacity = 1,
): string {
  const random = createRandom(seed)
  const d = range(count)
    .map(() => {
      const width = between(random, 0.18, 0.5) * frame.width
      return lens(
        between(random, 0, frame.width),
        between(random, top, bottom),
        width,
        between(random, 8, 18),
      )
    })
    .join('')
  return shape(d, colour, opacity)
}

/** A bird as two wing strokes; several make a flock. */
export function birds(x: number, y: number, scale: number, colour: string): string {
  const spots: readonly (readonly [number, number, number])[] = [
    [0, 0, 1],
    [34, -14, 0.8],
    [58, 6, 0.7],
    [-30, 16, 0.65],
  ]
  const d = spots
    .map(([dx, dy, size]) => {
      const s = scale * size
      return (
        `M${num(x + dx * scale - 14 * s)},${num(y + dy * scale - 5 * s)}` +
        `q${num(8 * s)},${num(-7 * s)} ${num(14 * s)},${num(6 * s)}` +
        `q${num(6 * s)},${num(-13 * s)} ${num(14 * s)},${num(-6 * s)}` +
        `q${num(-9 * s)},${num(1 * s)} ${num(-14 * s)},${num(11 * s)}` +
        `q${num(-5 * s)},${num(-10 * s)} ${num(-14 * s)},${num(-11 * s)}`
      )
    })
    .join('')
  return shape(d, colour)
}
