import { copyAt, stencils } from '../../kit/copies'
import { paddies } from '../../kit/fields'
import { forestEdge } from '../../kit/forest-edge'
import { caveMouth, dripstones } from '../../kit/great-cave'
import { mist } from '../../kit/haze'
import { type Point, smoothLine } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { posterKarst } from '../../kit/poster-karst'
import { between, createRandom, range } from '../../kit/rng'
import { ellipse, line, polygon, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { glow } from '../../kit/sun'
import { backpacker } from '../../kit/walkers'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const bat = shape(
  'M0-10Q6-26 12-28L14-18Q40-44 84-34 108-24 118 0 96-10 82 10 66-4 50 14 34 4 22 18L0 30-22 18Q-34 4-50 14-66-4-82 10-96-10-118 0-108-24-84-34-40-44-14-18L-12-28Q-6-26 0-10z',
  '#241a3a',
)

/** The bat cave of Khổ Mường seen from its depth: a wide mouth, through it the closed valley with rice and thatched houses, bats going out, a walker with a lamp among glittering stalagmites. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.46, 0.47, 0.46)
  const pts = (wide: string, tall: string, square: string): Point[] =>
    percentPoints(frame, choose(frame, wide, tall, square))
  const rim = pts(
    '19,71 20,56 23,42 29,30 38,20 50,15 62,17 72,24 79,34 83,48 84,60 83,70 66,74 50,76 34,75',
    '10,70 10,56 13,44 20,33 32,25 48,21 64,23 78,29 87,39 91,52 91,62 90,70 72,73 50,75 28,73',
    '11,71 11,56 14,43 21,31 33,22 48,17 64,19 78,26 87,37 91,50 91,62 90,70 72,74 50,76 28,75',
  )
  const hill = (x: number, width: number, height: number, seed: number, near: boolean) =>
    posterKarst({
      x: w * x,
      base: horizon + 60 * u,
      width: width * u,
      height: height * u,
      seed,
      rock: near ? '#7fb49c' : '#b5d8c0',
      shade: near ? '#5f9a88' : '#98c6b4',
      ...(near && { leaf: '#4f8f70', leafLight: '#8cc07c' }),
      light: 'right',
    })
  const houses = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.34, 0.59, 0.62],
      [0.42, 0.56, 0.46],
      [0.67, 0.585, 0.66],
      [0.6, 0.55, 0.44],
      [0.75, 0.56, 0.46],
      [0.28, 0.555, 0.42],
    ],
    [
      [0.26, 0.58, 0.62],
      [0.4, 0.555, 0.46],
      [0.72, 0.58, 0.64],
      [0.6, 0.55, 0.44],
    ],
    [
      [0.26, 0.58, 0.58],
      [0.4, 0.555, 0.42],
      [0.72, 0.58, 0.6],
      [0.6, 0.55, 0.4],
    ],
  )
  const walker = choose(
    frame,
    { x: 0.565, y: 0.875, k: 0.92 },
    { x: 0.55, y: 0.84, k: 1 },
    { x: 0.56, y: 0.87, k: 0.86 },
  )
  const [wx, wy, k] = [w * walker.x, h * walker.y, walker.k * u]
  const random = createRandom(12)
  const floor = pts(
    '-3,74 14,72 28,75 44,76.5 60,76 74,74 88,71 103,73',
    '-3,73 14,71 28,74 46,75.5 62,75 76,73 90,70 103,72',
    '-3,74 14,72 28,75 46,76.5 62,76 76,74 90,71 103,73',
  )
  const flight = range(choose(frame, 15, 13, 13)).map((index, _, all) => {
    const part = index / (all.length - 1)
    return [
      w * (choose(frame, 0.75, 0.8, 0.8) - part * choose(frame, 0.36, 0.46, 0.46)) +
        (((index * 37) % 5) - 2) * 26 * u,
      h * choose(frame, 0.25, 0.27, 0.26) +
        (Math.sin(part * 5) * 46 + ((index * 53) % 5) * 26 - 60) * u,
      (0.44 * (1 - part) + 0.13) * u,
      between(random, -24, 24),
    ] as const
  })
  const stalagmites = choose<readonly (readonly [number, number, number, number])[]>(
    frame,
    [
      [0.09, 0.9, 88, 330],
      [0.2, 0.84, 52, 170],
      [0.27, 0.88, 44, 110],
      [0.9, 0.9, 96, 380],
      [0.79, 0.85, 54, 190],
      [0.73, 0.88, 40, 100],
    ],
    [
      [0.08, 0.86, 80, 300],
      [0.22, 0.84, 46, 130],
      [0.93, 0.87, 84, 350],
      [0.79, 0.84, 50, 150],
    ],
    [
      [0.08, 0.9, 74, 270],
      [0.22, 0.87, 42, 120],
      [0.93, 0.9, 78, 300],
      [0.79, 0.87, 46, 140],
    ],
  )
  return [
    sky(frame, horizon, ['#9ad0c8', '#dcecc8', '#fff3c4']),
    cloudStreaks(frame, h * 0.2, h * 0.34, 4, '#fffdf0', 3, 0.8),
    hill(0.42, 300, 200, 21, false) + hill(0.62, 330, 230, 8, false),
    hill(0.26, 330, 260, 31, true) + hill(0.8, 360, 300, 12, true),
    rect(0, horizon + 40 * u, w, h * 0.5, '#8fbf5a'),
    forestEdge(
      [
        [w * 0.08, horizon + 52 * u],
        [w * 0.92, horizon + 52 * u],
      ],
      1,
      54 * u,
      '#3f7f5c',
      '#5f9f60',
      '#b8d478',
      7,
    ),
    paddies({
      width: w,
      top: horizon + 64 * u,
      bottom: h * 0.8,
      rows: 5,
      vanishX: w * 0.5,
      fills: ['#c9dc62', '#a3c84f', '#e6d868', '#86b54a'],
      edge: '#5f8f42',
      seed: 8,
    }),
    shape(
      whole`M${w * 0.5},${horizon + 70 * u}Q${w * 0.49},${h * 0.62} ${w * 0.44},${h * 0.8}H${w * 0.6}Q${w * 0.54},${h * 0.64} ${w * 0.508},${horizon + 70 * u}z`,
      '#f6e2b0',
    ),
    mist(frame, horizon + 10 * u, 90 * u, '#fff9dc', 0.8, 'm'),
    houses
      .map(([x, y, size], index) =>
        stiltHouse(
          w * x,
          h * y,
          size * u,
          { roof: '#c9985c', roofShade: '#a87848', wall: '#9c6444', dark: '#5a3a34' },
          index % 2 === 1,
        ),
      )
      .join(''),
    caveMouth(frame, {
      rim,
      seed: 6,
      tones: ['#e0a868', '#a8685c', '#744a62', '#4c3158', '#2f2148'],
      step: choose(frame, 40, 36, 32) * u,
    }),
    dripstones(
      [w * 0.2, h * 0.1],
      [w * 0.86, h * 0.07],
      choose(frame, 9, 7, 7),
      [40 * u, 190 * u],
      '#3c2850',
      '#8a5468',
      9,
    ),
    dripstones(
      [-0.02 * w, h * 0.02],
      [w * 1.02, h * 0.02],
      choose(frame, 9, 7, 7),
      [60 * u, 170 * u],
      '#22183a',
      '#4c3158',
      15,
    ),
    shape(`${smoothLine(floor)}V${h + 9}H-60z`, '#6a4660'),
    polygon(
      [
        [w * 0.36, h * 0.765],
        [w * 0.64, h * 0.762],
        [w * 0.86, h * 1.01],
        [w * 0.24, h * 1.01],
      ],
      '#d99a68',
    ),
    polygon(
      [
        [w * 0.43, h * 0.768],
        [w * 0.58, h * 0.766],
        [w * 0.7, h * 1.01],
        [w * 0.4, h * 1.01],
      ],
      '#f3c685',
    ),
    line(
      range(9)
        .map((index) => {
          const y = h * (0.79 + index * 0.024)
          const half = w * (0.1 + index * 0.018)
          return whole`M${w * 0.52 - half * between(random, 0.6, 1)},${y}h${half * between(random, 0.3, 0.7)}M${w * 0.54 + half * between(random, 0, 0.5)},${y + 8 * u}h${half * between(random, 0.2, 0.5)}`
        })
        .join(''),
      '#b87858',
      5 * u,
    ),
    stalagmites
      .map(([x, y, half, tall]) => {
        const side = x < 0.5 ? 1 : -1
        const [sx, sy] = [w * x, h * y]
        const at = (dx: number, dy: number) => whole`${sx + side * dx * u},${sy - dy * u}`
        return (
          ellipse(sx, sy, half * 1.3 * u, 12 * u, '#553a5a') +
          shape(
            `M${at(-half, 0)}Q${at(-half * 0.5, tall * 0.4)} ${at(-half * 0.34, tall * 0.7)}Q${at(-half * 0.2, tall)} ${at(0, tall)}Q${at(half * 0.26, tall * 0.98)} ${at(half * 0.36, tall * 0.7)}Q${at(half * 0.5, tall * 0.4)} ${at(half, 0)}z`,
            '#4c3158',
          ) +
          shape(
            `M${at(0, tall)}Q${at(half * 0.26, tall * 0.98)} ${at(half * 0.36, tall * 0.7)}Q${at(half * 0.5, tall * 0.4)} ${at(half, 0)}H${Math.round(sx + side * half * 0.36 * u)}Q${at(half * 0.1, tall * 0.5)} ${at(0, tall)}z`,
            '#c98a68',
          ) +
          line(
            range(4)
              .map(
                (index) =>
                  `M${at(half * ((((index * 53) % 7) - 2) / 12) * (1 - index * 0.16), tall * (0.14 + index * 0.19))}v.1`,
              )
              .join(''),
            '#fff3c4',
            8 * u,
          )
        )
      })
      .join(''),
    shape(whole`M${wx - 26 * k},${wy}h${56 * k}l${26 * k},${90 * k}h${-74 * k}z`, '#a8685c'),
    backpacker(wx, wy, k, '#e8473a', '#a82c34', '#2f8f9c'),
    glow(wx, wy - 236 * k, 46 * k, '#fff9dc', 0.9, 'l'),
    stencils([['b', bat]]),
    flight.map(([x, y, size, turn]) => copyAt('b', x, y, size, turn)).join(''),
  ].join('')
}
