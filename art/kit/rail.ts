import { at, mix, type Point } from './path'
import { range } from './rng'
import { circle, line, polygon } from './shapes'

/** Where the train's foot stands at a part of the line, and how tall a carriage is there. */
export type RailSpot = readonly [x: number, y: number, tall: number]

export interface CarriageColours {
  body: string
  band: string
  skirt: string
  roof: string
  window: string
}

/** A point along a quadratic line of rail spots: far end, bend, near end. */
export function railSpot(from: RailSpot, bend: RailSpot, to: RailSpot, t: number): RailSpot {
  const ease = (index: 0 | 1 | 2) =>
    (1 - t) ** 2 * from[index] + 2 * t * (1 - t) * bend[index] + t * t * to[index]
  return [ease(0), ease(1), ease(2)]
}

/** A train of carriages along a curve; t runs from the tail (0) to the engine (1). */
export function curvedTrain(
  spot: (t: number) => RailSpot,
  parts: readonly number[],
  colours: CarriageColours,
): string {
  const up = ([x, y, tall]: RailSpot, part: number): Point => [x, y - tall * part]
  return parts
    .slice(0, -1)
    .map((from, index) => {
      const to = mix(from, parts[index + 1] ?? from, 0.965)
      const knots = range(4).map((step) => spot(mix(from, to, step / 3)))
      const band = (low: number, high: number, fill: string) =>
        polygon(
          [
            ...knots.map((knot) => up(knot, low)),
            ...[...knots].reverse().map((knot) => up(knot, high)),
          ],
          fill,
        )
      const engine = index === parts.length - 2
      const tall = knots[1]?.[2] ?? 10
      const panes = range(engine ? 3 : 6).map((pane, _, all) => {
        const left = spot(mix(from, to, (pane + 0.28) / all.length))
        const right = spot(mix(from, to, (pane + 0.78) / all.length))
        return `M${[up(left, 0.5), up(right, 0.5), up(right, 0.76), up(left, 0.76)].map(at).join(' ')}z`
      })
      return (
        band(-0.06, 0.1, colours.roof) +
        band(0.08, 1, colours.body) +
        band(0.08, 0.26, colours.skirt) +
        band(0.44, 0.82, colours.band) +
        band(0.94, 1.08, colours.roof) +
        `<path fill="${colours.window}" d="${panes.join('')}"/>` +
        (engine
          ? ''
          : line(
              `M${at(up(knots[3] ?? [0, 0, 0], 0.1))}L${at(up(knots[3] ?? [0, 0, 0], 0.9))}`,
              colours.roof,
              tall * 0.06,
            ))
      )
    })
    .join('')
}

/** The face of the engine at the head of a train: a slanted nose of the given width beside its last side. */
export function engineFace(foot: RailSpot, width: number, colours: CarriageColours): string {
  const [x, y, tall] = foot
  const rise = tall * 0.05
  const box = (x1: number, x2: number, low: number, high: number, fill: string) =>
    polygon(
      [
        [x + width * x1, y - tall * low + rise * x1],
        [x + width * x2, y - tall * low + rise * x2],
        [x + width * x2, y - tall * high + rise * x2 * 2],
        [x + width * x1, y - tall * high + rise * x1 * 2],
      ],
      fill,
    )
  return (
    box(0, 1, 0.02, 1.06, colours.body) +
    box(0, 1, 0.02, 0.26, colours.skirt) +
    box(0.1, 0.46, 0.54, 0.88, colours.window) +
    box(0.54, 0.9, 0.54, 0.88, colours.window) +
    box(0, 1, 0.34, 0.46, colours.band) +
    circle(x + width * 0.22, y - tall * 0.3, tall * 0.07, '#fff1cf') +
    circle(x + width * 0.78, y - tall * 0.29, tall * 0.07, '#fff1cf') +
    box(0, 1, 1, 1.12, colours.roof)
  )
}
