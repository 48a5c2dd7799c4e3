import type { Frame } from '../scene'
import { lens, mix } from './path'
import { between, createRandom, range } from './rng'
import { rect, shape, verticalGradient } from './shapes'

/** Water from the horizon to the bottom of the frame. */
export function water(
  frame: Frame,
  horizon: number,
  colours: readonly string[],
  id = 'sea',
): string {
  const last = Math.max(1, colours.length - 1)
  const stops = colours.map(
    (colour, index) => [Math.round((index / last) * 100) / 100, colour] as const,
  )
  return (
    verticalGradient(id, stops) +
    rect(0, horizon, frame.width, frame.height - horizon, `url(#${id})`)
  )
}

export interface GlintOptions {
  x: number
  top: number
  bottom: number
  /** width of the path of light at its top and its bottom. */
  widths: readonly [number, number]
  count: number
  colour: string
  seed: number
  opacity?: number
}

/** A broken path of light on water: glints that grow and spread towards the viewer. */
export function glints(options: GlintOptions): string {
  const random = createRandom(options.seed)
  const d = range(options.count)
    .map((index) => {
      const part = (index + 0.3) / options.count
      const depth = part ** 1.35
      const spread = mix(options.widths[0], options.widths[1], depth)
      const width = spread * between(random, 0.35, 1)
      const x = options.x + between(random, -0.5, 0.5) * (spread - width * 0.6)
      return lens(x, mix(options.top, options.bottom, depth), width, mix(3, 11, depth))
    })
    .join('')
  return shape(d, options.colour, options.opacity)
}

export interface RippleOptions {
  left: number
  right: number
  top: number
  bottom: number
  count: number
  colour: string
  seed: number
  opacity?: number
  /** longest ripple in pixels. */
  length?: number
}

/** Scattered ripples over a patch of water; in the water's own colour they break a reflection. */
export function ripples(options: RippleOptions): string {
  const random = createRandom(options.seed)
  const longest = options.length ?? 160
  const d = range(options.count)
    .map(() => {
      const part = random()
      const width = longest * between(random, 0.3, 1) * mix(0.5, 1, part)
      return lens(
        between(random, options.left, options.right),
        mix(options.top, options.bottom, part),
        width,
        mix(3, 9, part),
      )
    })
    .join('')
  return shape(d, options.colour, options.opacity)
}
