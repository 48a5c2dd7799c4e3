import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { islet } from '../../kit/islet'
import { junk } from '../../kit/junk'
import { num, type Point, smoothLine } from '../../kit/path'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { circle, line, placed, polygon, rect, shape, verticalGradient } from '../../kit/shapes'
import { choose, type Frame, type Scene, unit } from '../../scene'

const sails = [
  { sail: '#e0402a', sailShade: '#a82a2c', hull: '#3a1c24' },
  { sail: '#f4b02f', sailShade: '#c97f1e', hull: '#3a1c24' },
  { sail: '#fff1cf', sailShade: '#dcbf94', hull: '#3a1c24' },
]

/** A junk from above with its wake fanning out behind it. */
function junkWithWake(x: number, y: number, scale: number, index: number, flip: boolean): string {
  const wake = shape(
    'M-52 4Q40 2 190-16 60 14-52 8zM-52 6Q40 22 170 56 40 30-52 10z',
    '#f4fbf0',
    0.75,
  )
  const shadow = shape('M-60 6Q0 26 60 10L74 30Q10 44-44 22z', '#0c3f58', 0.35)
  return placed(x, y, scale, wake + shadow, flip) + junk(x, y, scale, cycle(sails, index), flip)
}

/** A map maker's compass: a star of eight points in a ring. */
function compass(x: number, y: number, scale: number): string {
  const ray = (degrees: number, long: number, fill: string) =>
    placed(
      0,
      0,
      1,
      polygon(
        [
          [0, -long],
          [9, -9],
          [0, 0],
          [-9, -9],
        ],
        fill,
      ),
      false,
      degrees,
    )
  const circles =
    '<circle r="52" stroke-width="3"/><circle r="45" stroke-width="1.5" stroke-dasharray="3 5"/>'
  const ring = `<g fill="none" stroke="#fff1cf">${circles}</g>`
  return placed(
    x,
    y,
    scale,
    circle(0, 0, 58, '#0d4a63', 0.5) +
      ring +
      [45, 135, 225, 315].map((turn) => ray(turn, 36, '#e8c98a')).join('') +
      [90, 180, 270].map((turn) => ray(turn, 48, '#fff1cf')).join('') +
      ray(0, 58, '#e0402a'),
  )
}

function sea(frame: Frame): string {
  const { width: w, height: h } = frame
  const light: Point[] = [
    [w * 0.36, -20],
    [w * 0.44, h * 0.2],
    [w * 0.3, h * 0.5],
    [w * 0.42, h * 0.8],
    [w * 0.34, h + 20],
  ]
  const deep: Point[] = [
    [w * 0.74, -20],
    [w * 0.62, h * 0.24],
    [w * 0.76, h * 0.5],
    [w * 0.64, h * 0.78],
    [w * 0.74, h + 20],
  ]
  return (
    verticalGradient('s', [
      [0, '#2fa39a'],
      [1, '#15788a'],
    ]) +
    rect(0, 0, w, h, 'url(#s)') +
    shape(`${smoothLine(light)}H-20V-20z`, '#57bda6', 0.75) +
    shape(`${smoothLine(deep)}H${w + 20}V-20z`, '#12587c', 0.85)
  )
}

/** The junks: parts of the width and of the height, size. */
export const boatsOf = (frame: Frame) =>
  choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.2, 0.7, 1.75],
      [0.5, 0.42, 1.35],
      [0.8, 0.76, 1.55],
    ],
    [
      [0.27, 0.78, 1.6],
      [0.6, 0.52, 1.3],
      [0.36, 0.27, 1.1],
    ],
    [
      [0.24, 0.8, 1.45],
      [0.52, 0.48, 1.2],
      [0.8, 0.8, 1.3],
    ],
  )

/** Three bays from the air, drawn like a pilot's map: green islands in turquoise shallows, three junks on one dotted route. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const random = createRandom(17)
  const boats = boatsOf(frame)
  const route: Point[] = boats.map(([x, y]): Point => [x * w, y * h + 8 * u])
  const path: Point[] = [
    [-20, h * 0.94],
    ...route.flatMap(([x, y], index): Point[] =>
      index === 0
        ? [[x, y]]
        : [
            [
              ((route[index - 1]?.[0] ?? x) + x) / 2,
              ((route[index - 1]?.[1] ?? y) + y) / 2 + (index % 2 === 0 ? 90 : -70) * u,
            ],
            [x, y],
          ],
    ),
    [w * choose(frame, 1.02, 0.9, 1.02), h * choose(frame, 0.5, -0.02, 0.5)],
  ]
  const columns = choose(frame, 8, 5, 5)
  const rows = choose(frame, 6, 8, 6)
  const islands = range(rows).flatMap((row) =>
    range(columns).map((column) => {
      const x = ((column + (row % 2 === 0 ? 0.3 : 0.8) + between(random, -0.2, 0.2)) / columns) * w
      const y = ((row + 0.5 + between(random, -0.22, 0.22)) / rows) * h
      const size = between(random, 0.55, 1.25) * (0.75 + (0.5 * y) / h)
      const clear = route.some(
        ([bx, by], index) =>
          Math.abs(bx - x) < 165 * u * (0.6 + size * 0.5) &&
          y > by - 150 * (boats[index]?.[2] ?? 1) * u &&
          y < by + 190 * u,
      )
      const empty = clear || (x < w * 0.16 && y < h * 0.28) || random() < 0.12
      return empty
        ? ''
        : copyAt(
            `i${((row * 2 + column * 3) % 5) + (x > w * 0.68 ? 5 : 0)}`,
            Math.round(x),
            Math.round(y),
            size * u,
          )
    }),
  )
  const clouds = [
    [0.93, 0.1],
    [0.52, 0.95],
    [0.02, 0.55],
  ]
    .map(
      ([x, y], index) =>
        foliage(
          w * (x ?? 0) + 20 * u,
          h * (y ?? 0) + 46 * u,
          150 * u,
          30 * u,
          '#0c4a62',
          70 + index,
          0.25,
        ) + foliage(w * (x ?? 0), h * (y ?? 0), 150 * u, 32 * u, '#fffaf0', 70 + index, 0.92),
    )
    .join('')
  const dots = `<g stroke-dasharray="1 ${num(17 * u)}">${line(smoothLine(path), '#fff1cf', 5 * u)}</g>`
  return [
    sea(frame),
    line(
      range(26)
        .map(
          () =>
            `M${num(random() * w)},${num(random() * h)}q${num(14 * u)},${num(-8 * u)} ${num(28 * u)},0t${num(28 * u)},0`,
        )
        .join(''),
      '#e9fbf0',
      2.4 * u,
      0.4,
    ),
    dots,
    stencils(range(10).map((index) => [`i${index}`, islet(index % 5, index < 5 ? 0 : 1)] as const)),
    islands.join(''),
    boats.map(([x, y, s], index) => junkWithWake(x * w, y * h, s * u, index, index !== 1)).join(''),
    clouds,
    compass(w * choose(frame, 0.075, 0.13, 0.12), h * choose(frame, 0.14, 0.1, 0.12), 1.35 * u),
  ].join('')
}
