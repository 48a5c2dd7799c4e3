import type { Frame } from '../scene'
import { at, num, type Point, smoothLine } from './path'
import { between, createRandom, range } from './rng'
import { rect, shape, verticalGradient } from './shapes'

export interface RidgeOptions {
  /** y of the lowest saddle. */
  base: number
  /** how far the tallest summit rises over the base. */
  height: number
  /** how many summits across the frame. */
  peaks: number
  seed: number
  fill: string
  /** where the shape ends below; the frame's bottom by default. */
  bottom?: number
}

/** A soft line of hills across the whole frame. */
export function hills(frame: Frame, options: RidgeOptions): string {
  const random = createRandom(options.seed)
  const step = frame.width / options.peaks / 2
  const points: Point[] = range(options.peaks * 2 + 3).map((index) => {
    const rise = index % 2 === 0 ? between(random, 0, 0.25) : between(random, 0.55, 1)
    return [
      (index - 1) * step + between(random, -0.25, 0.25) * step,
      options.base - rise * options.height,
    ]
  })
  return shape(
    `${smoothLine(points)}V${num(options.bottom ?? frame.height)}H${num(-step * 1.3)}z`,
    options.fill,
  )
}

/** A sharp line of mountains across the whole frame, each summit with broken shoulders. */
export function mountains(frame: Frame, options: RidgeOptions): string {
  const random = createRandom(options.seed)
  const step = frame.width / options.peaks
  const points = range(options.peaks + 2).flatMap((index): Point[] => {
    const x = (index - 0.5) * step + between(random, -0.2, 0.2) * step
    const rise = between(random, 0.5, 1) * options.height
    const top = options.base - rise
    const side = between(random, 0.1, 0.2) * step
    return [
      [x - side * 1.6, top + rise * between(random, 0.34, 0.46)],
      [x - side, top + rise * between(random, 0.2, 0.26)],
      [x - side * 0.3, top + rise * 0.06],
      [x, top],
      [x + side * 0.7, top + rise * between(random, 0.14, 0.2)],
      [x + side * 1.5, top + rise * between(random, 0.36, 0.5)],
      [x + step * 0.42, options.base - rise * between(random, 0.1, 0.2)],
    ]
  })
  return shape(
    `M${points.map(at).join(' ')}V${num(options.bottom ?? frame.height)}H${num(-step)}z`,
    options.fill,
  )
}

/** A bank of mist: clear at its top edge, then colour, then clear again. */
export function mist(
  frame: Frame,
  y: number,
  height: number,
  colour: string,
  opacity: number,
  id: string,
): string {
  const gradient = verticalGradient(id, [
    [0, colour, 0],
    [0.55, colour, opacity],
    [1, colour, 0],
  ])
  return gradient + rect(0, y, frame.width, height, `url(#${id})`)
}
