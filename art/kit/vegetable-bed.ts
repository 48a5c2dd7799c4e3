import { copyAt } from './copies'
import { num, type Point } from './path'
import { range } from './rng'
import { polygon, shape } from './shapes'

export type Crop = 'lettuce' | 'herb' | 'leek'

/** A row of four plants 100 units wide, feet at y 0, to be made a stencil for `vegetableBed`. */
export function cropRow(kind: Crop, leaf: string, light: string): string {
  const spots = range(4).map((index) => ({ x: 12.5 + index * 25, y: ((index * 7) % 3) - 1 }))
  const layer = (size: number, lift: number) =>
    spots.map(({ x, y }) => plant(kind, x - lift * 0.4, y - lift, size)).join('')
  return shape(layer(15.5, 0), leaf) + shape(layer(9, 3), light)
}

export interface VegetableBedOptions {
  /** the bed's two near corners and the point its edges run to. */
  near: readonly [Point, Point]
  vanish: Point
  /** how far towards that point the bed reaches, 0 to 1. */
  reach: number
  rows: number
  soil: string
  /** id of the stencil of a row of plants. */
  crop: string
}

/** A raised vegetable bed in perspective, planted in rows that shrink towards the vanishing point. */
export function vegetableBed(options: VegetableBedOptions): string {
  const { near, vanish, reach, rows } = options
  const along = (point: Point, t: number): Point => [
    point[0] + (vanish[0] - point[0]) * t,
    point[1] + (vanish[1] - point[1]) * t,
  ]
  const soil = polygon(
    [near[0], near[1], along(near[1], reach), along(near[0], reach)],
    options.soil,
  )
  const plants = range(rows)
    .reverse()
    .map((row) => {
      const t = (1 - 1 / (1 + (row + 0.25) * 0.16)) * 1.4 * reach
      const [x, y] = along(near[0], t)
      const scale = ((near[1][0] - near[0][0]) * (1 - t)) / 100
      return t > reach ? '' : copyAt(options.crop, x, y, scale)
    })
  return soil + plants.join('')
}

/** Outlines of plants one unit tall, as steps of (command, dx, dy …). */
const outlines: Record<Crop, string> = {
  lettuce: 'q-1.5-.1-1-.9q.4 0 .6 .2q0-.6 .5-.6q.4 .1 .4 .6q.3-.3 .6-.2q.4 .8-1.1 .9',
  herb: 'h-.9a.5 .5 0 0 1 .3-.9a.6 .6 0 0 1 1.1-.1a.5 .5 0 0 1 .5 1z',
  leek: 'l-.5-1.7 .55 1.1 .1-1.6 .3 1.5 .6-1-.4 1.7z',
}

/** The outline of a plant at a place, its numbers scaled (the flags of arcs are left alone). */
function plant(kind: Crop, x: number, y: number, size: number): string {
  const scaled = outlines[kind].replace(
    /( 0 0 1 )|(-?[\d.]+)/g,
    (_, flags: string | undefined, value: string) => flags ?? ` ${num(Number(value) * size)}`,
  )
  return `M${num(x)},${num(y)}${scaled}`
}
