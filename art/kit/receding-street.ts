import { mix, type Point, polyline } from './path'
import { cycle, range } from './rng'
import { line, polygon } from './shapes'

export interface StreetTone {
  wall: string
  shutter: string
}

export interface RecedingStreetOptions {
  /** x, ground and eaves of the near end of the row. */
  nearX: number
  ground: number
  eaves: number
  /** where the row runs to. */
  vanish: Point
  houses: number
  /** depth of one house; larger ones run to the vanishing point sooner. */
  depth: number
  tones: readonly StreetTone[]
  wood: string
  roof: string
  roofShade: string
  /** light in the shop doors; shut when left out. */
  glow?: string
}

/** One side of an old street running away from the viewer: shop doors, canopies, shuttered upper floors, tiled roofs. */
export function recedingStreet(options: RecedingStreetOptions): string {
  const { nearX, ground, eaves, vanish, houses, depth } = options
  const inward = nearX < vanish[0] ? 1 : -1
  const reach = (step: number) => (step * depth) / (1 + step * depth)
  const spot = (step: number, part: number, out = 0): Point => {
    const t = reach(step)
    const x = mix(nearX, vanish[0], t) + inward * out * (ground - eaves) * (1 - t)
    return [x, mix(mix(ground, vanish[1], t), mix(eaves, vanish[1], t), part)]
  }
  const quad = (from: number, to: number, low: number, high: number, fill: string, opacity = 1) =>
    polygon([spot(from, low), spot(to, low), spot(to, high), spot(from, high)], fill, opacity)
  const slope = (
    from: number,
    to: number,
    high: readonly [number, number],
    low: readonly [number, number],
  ) => {
    const rows = range(3).map((row) =>
      polyline([
        spot(mix(from, to, (row + 0.5) / 3), high[0], high[1]),
        spot(mix(from, to, (row + 0.5) / 3), low[0], low[1]),
      ]),
    )
    return (
      polygon(
        [
          spot(from, high[0], high[1]),
          spot(to, high[0], high[1]),
          spot(to, low[0], low[1]),
          spot(from, low[0], low[1]),
        ],
        options.roof,
      ) +
      line(rows.join(''), options.roofShade, 1.6, 0.8) +
      line(polyline([spot(from, low[0], low[1]), spot(to, low[0], low[1])]), options.roofShade, 3.4)
    )
  }
  return range(houses)
    .reverse()
    .map((index) => {
      const tone = cycle(options.tones, index)
      const [from, to] = [index, index + 0.97]
      const at = (part: number) => mix(from, to, part)
      const doors = range(3).map((bay) =>
        quad(
          at(0.07 + bay * 0.31),
          at(0.31 + bay * 0.31),
          0,
          0.37,
          options.glow && bay !== index % 3 ? options.glow : options.wood,
        ),
      )
      const shutters = range(2).map(
        (bay) =>
          quad(at(0.16 + bay * 0.42), at(0.42 + bay * 0.42), 0.6, 0.86, tone.shutter) +
          quad(at(0.28 + bay * 0.42), at(0.3 + bay * 0.42), 0.6, 0.86, options.wood),
      )
      return (
        quad(from, to, 0, 1, tone.wall) +
        quad(from, to, 0, 0.06, options.wood, 0.5) +
        doors.join('') +
        shutters.join('') +
        slope(from, to, [0.53, 0], [0.42, 0.14]) +
        slope(from, to, [1.2, -0.12], [0.95, 0.13])
      )
    })
    .join('')
}
