import { type Frame, unit } from '../scene'
import { num, type Point } from './path'
import { between, createRandom, range } from './rng'
import { circle, line, radialGradient, rect, shape } from './shapes'

/** A young moon, its light on the right side and below. */
export function crescent(x: number, y: number, radius: number, colour: string): string {
  const r = num(radius)
  const inner = num(radius * 1.12)
  const from = `M${num(x + radius * 0.3)},${num(y - radius * 0.95)}`
  const to = `${num(x - radius * 0.87)},${num(y + radius * 0.5)}`
  return shape(
    `${from}A${r},${r} 0 1 1 ${to}A${inner},${inner} 0 0 0 ${num(x + radius * 0.3)},${num(y - radius * 0.95)}z`,
    colour,
  )
}

export type LampSpot = readonly [x: number, y: number, radius: number]

/** Lights of one colour that fade to nothing around each spot; give each call its own id. */
export function glows(
  id: string,
  colour: string,
  opacity: number,
  spots: readonly LampSpot[],
): string {
  const gradient = radialGradient(id, [
    [0, colour, opacity],
    [0.35, colour, opacity * 0.4],
    [1, colour, 0],
  ])
  return gradient + spots.map(([x, y, radius]) => circle(x, y, radius, `url(#${id})`)).join('')
}

/** Bare bulbs of one size. */
export function bulbs(spots: readonly Point[], size: number, colour: string): string {
  return line(spots.map(([x, y]) => `M${num(x)},${num(y)}h0`).join(''), colour, size)
}

/** Lit panes of glass, each by its left top corner and its size. */
export function panes(
  boxes: readonly (readonly [x: number, y: number, width: number, height: number])[],
  colour: string,
): string {
  return shape(
    boxes
      .map(
        ([x, y, width, height]) =>
          `M${num(x)},${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`,
      )
      .join(''),
    colour,
  )
}

/** The broken reflections of lamps on water, one under each spot, growing towards the viewer. */
export function lampTrails(
  spots: readonly Point[],
  length: number,
  width: number,
  colour: string,
  opacity = 0.7,
): string {
  const d = spots
    .map(([x, y]) =>
      [0.06, 0.24, 0.42, 0.62, 0.84]
        .map((part, index) => {
          const half = (width * (0.5 + part * 0.6)) / 2
          const shift = (index % 2 === 0 ? 1 : -1) * width * 0.12
          return `M${num(x + shift - half)},${num(y + part * length)}h${num(half * 2)}`
        })
        .join(''),
    )
    .join('')
  return line(d, colour, width * 0.12, opacity)
}

/** A lamp over a table: the picture stays bright within the radius and sinks into the dark beyond. */
export function lampPool(
  frame: Frame,
  x: number,
  y: number,
  radius: number,
  dark: string,
  warm = '#ffb347',
): string {
  const stops = [
    `<stop offset="0" stop-color="${warm}" stop-opacity=".26"/>`,
    `<stop offset=".45" stop-color="${dark}" stop-opacity=".08"/>`,
    `<stop offset="1" stop-color="${dark}" stop-opacity=".88"/>`,
  ]
  const place = `cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" gradientUnits="userSpaceOnUse"`
  return `<radialGradient id="pool" ${place}>${stops.join('')}</radialGradient>${rect(0, 0, frame.width, frame.height, 'url(#pool)')}`
}

/** Fireflies over the near ground. */
export function fireflies(
  frame: Frame,
  top: number,
  bottom: number,
  count: number,
  seed: number,
): string {
  const random = createRandom(seed)
  const u = unit(frame)
  const spots = range(count).map(
    (): Point => [between(random, 0, frame.width), between(random, top, bottom)],
  )
  return (
    glows(
      'ff',
      '#d4ff6a',
      0.8,
      spots.map(([x, y], index) => [x, y, (14 + (index % 3) * 8) * u]),
    ) + bulbs(spots, 5 * u, '#f4ffc8')
  )
}
