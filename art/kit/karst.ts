import { mix, type Point } from './path'
import { between, createRandom, range } from './rng'
import { polygon } from './shapes'

export interface KarstOptions {
  x: number
  base: number
  width: number
  height: number
  seed: number
  fill: string
  /** colour of the side away from the light; none for far silhouettes. */
  shade?: string
  /** which side the light comes from. */
  light?: 'left' | 'right'
  /** facets on each side. */
  steps?: number
}

/** A limestone tower standing in water: steep broken flanks, a rounded head, one side in shadow. */
export function karst(options: KarstOptions): string {
  const { x, base, width, height, fill, shade, steps = 8 } = options
  const random = createRandom(options.seed)
  const lean = between(random, -0.14, 0.14) * width
  const rung = (index: number) => 1 - (1 - index / steps) ** 1.5
  const flank = (side: number): Point[] =>
    range(steps).flatMap((index): Point[] => {
      const part = rung(index)
      const centre = x + lean * part
      const reach = (width / 2) * (1 - part ** 1.9) ** 0.62 * between(random, 0.94, 1.06)
      const y = base - part * height
      const rise = (rung(index + 1) - part) * height * between(random, 0.5, 0.8)
      const foot: Point =
        index === 0 ? [centre + side * reach * 0.94, y] : [centre + side * reach, y]
      return [foot, [centre + side * reach * between(random, 0.93, 0.99), y - rise]]
    })
  const left = flank(-1)
  const right = flank(1)
  const peak: Point = [x + lean, base - height]
  const body = polygon([...left, peak, ...right.reverse()], fill)
  if (!shade) return body

  const away = options.light === 'left' ? 1 : -1
  const fold = range(6).map((index): Point => {
    const part = (index + 1) / 7
    const sway = index % 2 === 0 ? between(random, 0.04, 0.13) : between(random, -0.06, 0.03)
    return [
      peak[0] - lean * part + away * width * (sway - part * 0.08),
      mix(peak[1], base, part + between(random, -0.04, 0.04)),
    ]
  })
  const darkFlank = away === -1 ? left : [...right].reverse()
  const dark = polygon([...darkFlank, peak, ...fold, [x + away * width * 0.06, base]], shade)
  const cracks = range(3).map((index) => {
    const top = mix(peak[1], base, between(random, 0.25, 0.55))
    const crack = x + lean * 0.4 - away * width * (0.12 + index * 0.1)
    const length = height * between(random, 0.16, 0.34)
    const points: Point[] = [
      [crack, top],
      [crack + width * 0.022, top + length * 0.5],
      [crack - away * width * 0.01, top + length],
      [crack - width * 0.016, top + length * 0.4],
    ]
    return polygon(points, shade, 0.8)
  })
  return body + dark + cracks.join('')
}

export interface KarstRowOptions {
  left: number
  right: number
  base: number
  count: number
  heights: readonly [number, number]
  widths: readonly [number, number]
  seed: number
  fill: string
  shade?: string
  light?: 'left' | 'right'
}

/** Many towers side by side, for one haze of distance. */
export function karstRow(options: KarstRowOptions): string {
  const random = createRandom(options.seed)
  const step = (options.right - options.left) / options.count
  return range(options.count)
    .map((index) =>
      karst({
        x: options.left + (index + between(random, 0.25, 0.75)) * step,
        base: options.base,
        width: between(random, options.widths[0], options.widths[1]),
        height: between(random, options.heights[0], options.heights[1]),
        seed: options.seed * 31 + index,
        fill: options.fill,
        steps: 6,
        ...(options.shade ? { shade: options.shade } : {}),
        ...(options.light ? { light: options.light } : {}),
      }),
    )
    .join('')
}
