import { diveBoat } from '../../kit/bay-coast'
import { foliage } from '../../kit/foliage'
import { lens, type Point, smoothLine } from '../../kit/path'
import { brainCoral, branchCoral, fanCoral, tableCoral, tubeSponge } from '../../kit/reef'
import { reefFish, shoal } from '../../kit/reef-fish'
import { between, createRandom, range } from '../../kit/rng'
import { rockFace } from '../../kit/rock-face'
import { ellipse, line, rect, shape, verticalGradient } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { snorkeller } from '../../kit/snorkeller'
import { water } from '../../kit/water'
import { waterGazer } from '../../kit/water-gazer'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

type Spots = readonly (readonly [number, number])[]

/** Hòn Mun off Nha Trang: a girl leans over the side of a wooden boat, the reef lies in clear water, the island's black cliffs stand behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const on = (points: Spots, dx = 0, dy = 0): Point[] =>
    points.map(([x, y]): Point => [w * x + dx * u, h * y + dy * u])
  const horizon = h * choose(frame, 0.33, 0.3, 0.32)
  const crest = choose<Spots>(
    frame,
    [
      [0.34, 0.3],
      [0.4, 0.22],
      [0.46, 0.2],
      [0.52, 0.11],
      [0.6, 0.1],
      [0.66, 0.04],
      [0.75, 0.05],
      [0.83, 0.02],
      [0.92, 0.06],
      [1.04, 0.03],
    ],
    [
      [0.24, 0.28],
      [0.31, 0.2],
      [0.4, 0.19],
      [0.48, 0.12],
      [0.58, 0.115],
      [0.66, 0.07],
      [0.76, 0.08],
      [0.86, 0.05],
      [0.95, 0.08],
      [1.06, 0.06],
    ],
    [
      [0.24, 0.3],
      [0.31, 0.21],
      [0.4, 0.2],
      [0.48, 0.12],
      [0.58, 0.115],
      [0.66, 0.06],
      [0.76, 0.07],
      [0.86, 0.03],
      [0.95, 0.07],
      [1.06, 0.04],
    ],
  )
  const foot: Spots = crest.map(([x], index) => [
    x + (index === 0 ? -0.03 : 0),
    horizon / h + 0.012 + (index % 3) * 0.008,
  ])
  const rail = choose<Spots>(
    frame,
    [
      [-0.06, 0.6],
      [0.08, 0.66],
      [0.26, 0.78],
      [0.42, 0.92],
      [0.5, 1.1],
    ],
    [
      [-0.1, 0.68],
      [0.1, 0.72],
      [0.34, 0.8],
      [0.56, 0.91],
      [0.72, 1.1],
    ],
    [
      [-0.1, 0.64],
      [0.1, 0.69],
      [0.34, 0.79],
      [0.54, 0.92],
      [0.66, 1.1],
    ],
  )
  const below = (dx: number, dy: number) => whole`${smoothLine(on(rail, dx, dy))}H-300V${h * 0.5}z`
  const girl = choose(
    frame,
    { x: 0.225, y: 0.75, k: 1.12 },
    { x: 0.26, y: 0.79, k: 1.1 },
    { x: 0.26, y: 0.77, k: 0.94 },
  )
  const reef = (x: number, y: number): Point => [w * x, h * y]
  const s = choose(frame, 1, 1, 0.86) * u
  const random = createRandom(17)
  const net = range(choose(frame, 26, 22, 22))
    .map((index) => {
      const part = index / choose(frame, 26, 22, 22)
      const y = horizon + 60 * u + (h - horizon) * part
      const x = between(random, 0.05, 1) * w
      const k = (0.4 + part) * u
      return whole`M${x - 120 * k},${y}q${40 * k},${-26 * k} ${90 * k},${-4 * k}t${80 * k},${6 * k}t${90 * k},${-14 * k}`
    })
    .join('')
  const floor = choose<Spots>(
    frame,
    [
      [0.62, 0.62],
      [0.86, 0.6],
      [0.72, 0.78],
      [0.52, 0.7],
      [0.94, 0.8],
      [0.8, 0.98],
      [0.58, 0.9],
    ],
    [
      [0.5, 0.56],
      [0.84, 0.54],
      [0.66, 0.66],
      [0.36, 0.6],
      [0.92, 0.7],
      [1.02, 0.93],
      [0.74, 0.84],
    ],
    [
      [0.5, 0.6],
      [0.84, 0.57],
      [0.66, 0.7],
      [0.36, 0.62],
      [0.92, 0.74],
      [1.02, 0.99],
      [0.74, 0.88],
    ],
  )
  const spot = (index: number): Point => reef(floor[index]?.[0] ?? 0, floor[index]?.[1] ?? 0)
  const under = (index: number, size: number) => {
    const [x, y] = spot(index)
    return foliage(
      x + 10 * size * u,
      y + 16 * size * u,
      120 * size * u,
      34 * size * u,
      size > 1 ? '#2a8a8c' : '#1f7f88',
      50 + index,
    )
  }
  return [
    sky(frame, horizon, ['#6fc0c9', '#c9e4cc', '#ffeebc']),
    shape(
      whole`M0,${h * 0.08}Q${w * 0.3},${h * 0.03} ${w * 0.7},${h * 0.1}V${h * 0.12}Q${w * 0.3},${h * 0.06} 0,${h * 0.13}z`,
      '#fffaf0',
      0.7,
    ),
    shape(
      whole`M-10,${horizon + 4}V${horizon - 30 * u}Q${w * 0.06},${horizon - 70 * u} ${w * 0.14},${horizon - 26 * u}T${w * 0.24},${horizon + 4}z`,
      '#7fa9ae',
    ),
    water(frame, horizon, ['#0d5f7c', '#17909a', '#4fc4b8', '#9ae6d0']),
    range(8)
      .map((index) =>
        foliage(
          w * (choose(frame, 0.5, 0.44, 0.44) + index * choose(frame, 0.075, 0.09, 0.09)),
          h * (choose(frame, 0.13, 0.14, 0.14) - Math.min(4, index) * 0.02),
          (70 + (index % 3) * 16) * u,
          (34 + (index % 2) * 10) * u,
          index % 2 ? '#2f7a58' : '#1f5f50',
          3 + index,
        ),
      )
      .join(''),
    shape(
      whole`${smoothLine(on(crest).map(([x, y]): Point => [x, 2 * horizon + 20 * u - y * 0.72 - horizon * 0.28]))}V${horizon}H${w * 0.26}z`,
      '#0b3a52',
      0.55,
    ),
    rockFace(on(crest), on(foot), ['#5c5462', '#2c2a3a', '#141420'], 6),
    line(smoothLine(on(foot, 0, 4)), '#f4fff4', 8 * u),
    floor
      .slice(0, 4)
      .map((_, index) => under(index, index === 2 ? 1.3 : 1))
      .join(''),
    fanCoral(...spot(1), 1.3 * s, '#c4507a', '#8e2f5c'),
    tableCoral(...spot(0), 1.5 * s, '#3f8a7a', '#8fd0a4'),
    branchCoral(...spot(3), 1.1 * s, '#e58a4a', '#ffd9a0', 4),
    verticalGradient('v1', [
      [0, '#17909a', 0],
      [0.14, '#17909a', 0.75],
      [1, '#4fc4b8', 0.3],
    ]) + rect(0, horizon, w, h - horizon, 'url(#v1)'),
    shoal(
      w * choose(frame, 0.74, 0.56, 0.56),
      h * choose(frame, 0.52, 0.46, 0.48),
      0.8 * s,
      '#0d5f7c',
    ),
    tubeSponge(...spot(2), 1.7 * s, '#7a5aa8', '#432f6c'),
    brainCoral(
      w * choose(frame, 0.67, 0.64, 0.64),
      h * choose(frame, 0.8, 0.68, 0.72),
      1.9 * s,
      '#e8b04a',
      '#b0702a',
    ),
    [4, 6, 5].map((index) => under(index, 1.6)).join(''),
    fanCoral(...spot(4), 2.2 * s, '#dd4a6a', '#9c2a52'),
    branchCoral(...spot(6), 2 * s, '#f2784a', '#ffe0ae', 9),
    tableCoral(...spot(5), 2.4 * s, '#2f8a80', '#a6dfb0'),
    brainCoral(
      w * choose(frame, 0.94, 0.98, 0.98),
      h * choose(frame, 1.0, 0.96, 1.0),
      2.6 * s,
      '#d98a4a',
      '#9c5230',
    ),
    reefFish(
      w * choose(frame, 0.6, 0.62, 0.62),
      h * choose(frame, 0.74, 0.6, 0.65),
      1.25 * s,
      'clown',
      '#ff7a2a',
      '#fffaf0',
      '#1d2440',
    ) +
      reefFish(
        w * choose(frame, 0.8, 0.8, 0.8),
        h * choose(frame, 0.7, 0.62, 0.66),
        1.4 * s,
        'angel',
        '#ffd23a',
        '#23305e',
        '#f0a02a',
        true,
      ) +
      reefFish(
        w * choose(frame, 0.7, 0.9, 0.9),
        h * choose(frame, 0.93, 0.78, 0.83),
        1.3 * s,
        'slim',
        '#2f5fc4',
        '#ffd23a',
        '#1b3a80',
      ),
    ellipse(
      w * choose(frame, 0.67, 0.7, 0.7) + 40 * s,
      h * choose(frame, 0.49, 0.41, 0.44) + 96 * s,
      110 * s,
      20 * s,
      '#0d5f7c',
      0.45,
    ),
    snorkeller(
      w * choose(frame, 0.67, 0.7, 0.7),
      h * choose(frame, 0.49, 0.41, 0.44),
      0.9 * s,
      '#f2b53a',
      '#e0402a',
    ),
    line(net, '#f4fff6', 5 * u, 0.5),
    shape(
      range(14)
        .map(() =>
          lens(
            between(random, 0, w),
            between(random, horizon + 26 * u, horizon + 150 * u),
            between(random, 90, 260) * u,
            6 * u,
          ),
        )
        .join(''),
      '#d6f4e6',
      0.7,
    ),
    diveBoat(
      w * choose(frame, 0.2, 0.12, 0.12),
      horizon + 22 * u,
      0.62 * s,
      '#fffaf0',
      '#d8412a',
      '#f2b53a',
    ),
    shape(below(0, 0), '#0d4a5c', 0.5),
    shape(below(-24, 22), '#1d5f9c') +
      shape(below(-34, 40), '#4fa6d8') +
      shape(below(-70, 96), '#d8412a') +
      shape(below(-84, 118), '#123f6e'),
    shape(below(-190, 190), '#b9763f') +
      line(
        smoothLine(on(rail, -230, 270)) +
          smoothLine(on(rail, -290, 370)) +
          smoothLine(on(rail, -350, 470)),
        '#7e4a2a',
        6 * u,
      ),
    line(smoothLine(on(rail, -190, 190)), '#8a5426', 12 * u),
    waterGazer(w * girl.x, h * girl.y, girl.k * u, '#f2b53a', '#c4762a', '#e0402a'),
    `<ellipse cx="${Math.round(w * girl.x + 236 * girl.k * u)}" cy="${Math.round(h * girl.y + 112 * girl.k * u)}" rx="${Math.round(60 * u)}" ry="${Math.round(20 * u)}" fill="none" stroke="#f4fff6" stroke-width="5"/>`,
  ].join('')
}
