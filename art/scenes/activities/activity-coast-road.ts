import { copyAt, stencils } from '../../kit/copies'
import { departingRider } from '../../kit/departing-rider'
import { palm } from '../../kit/palm'
import { lens, type Point, smoothLine } from '../../kit/path'
import { type RoadPoint, ribbonRoad } from '../../kit/ribbon-road'
import { between, createRandom, range } from '../../kit/rng'
import { line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

type Spots = readonly (readonly [number, number])[]

/** A lobster raft: a grid of poles over blue drums with its net cages, centred on the origin, 200 units wide. */
const raft =
  shape('M-70-24H100L70 26H-104z', '#1c6f80', 0.55) +
  line(
    'M-68-26H-40M-10-26H20M50-26H80M-98 24H-70M-40 24H-8M24 24H54M-84 0H-76M82 0H90',
    '#2a6fc0',
    10,
  ) +
  line('M-70-24H100L70 26H-104zM-88 1H86M-28-24L-46 26M14-24L12 26M58-24L42 26', '#8a5a3c', 6)

/** A watchman's hut on its raft: tin roof, plank wall. */
const hut =
  raft +
  shape('M-22-44H40V-4H-22z', '#3f8f9a') +
  shape('M40-44H62V-14L40-4z', '#2a6272') +
  rect(-2, -34, 20, 30, '#123f52') +
  shape('M-32-44L-14-64H66L72-44z', '#e9edea') +
  shape('M42-64H66L72-44H44z', '#a9bcc0')

/** A small white car going away on the right side of the road, wheels at the origin, 90 units wide. */
const car =
  shape('M-44-10V-36Q-40-44-34-46L-26-70Q0-76 26-70L34-46Q40-44 44-36V-10z', '#fffaf0') +
  shape('M-26-48L-20-64Q0-69 20-64L26-48z', '#2a5066') +
  rect(-42, -12, 14, 14, '#17202c') +
  rect(28, -12, 14, 14, '#17202c') +
  shape('M-44-38h16v10h-16zM28-38h16v10h-16z', '#e0402a') +
  shape('M18-72Q26-70 34-46 40-44 44-36V-10H30V-40z', '#c9d2d2')

/** The coast road from Quy Nhơn to Tuy Hòa in the morning: a motorbike on a bend above Xuân Đài bay, lobster rafts in rows on the still water. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.36, 0.4, 0.36)
  const rise = choose(frame, 300, 360, 300) * u
  const at = ([x, y]: readonly [number, number]): Point => [
    w * x,
    y < 0 ? horizon + y * rise : horizon + y * (h - horizon),
  ]
  const on = (points: Spots): Point[] => points.map(at)
  const bends = (
    [
      [0.56, 1.16, 250],
      [0.6, 0.92, 150],
      [0.62, 0.66, 78],
      [0.7, 0.48, 46],
      [0.79, 0.36, 29],
      [0.76, 0.27, 19],
      [0.64, 0.2, 13],
      [0.54, 0.14, 8.5],
      [0.5, 0.08, 5.5],
      [0.53, 0.03, 3.5],
      [0.525, -0.02, 2],
    ] as const
  ).map(([x, y, half]): RoadPoint => {
    const [px, py] = at([x, y])
    return [px, py, half * choose(frame, 1.06, 1, 0.94) * u]
  })
  const land: Spots = [
    [0.1, 1.16],
    [0.3, 0.96],
    [0.4, 0.82],
    [0.44, 0.68],
    [0.52, 0.54],
    [0.6, 0.46],
    [0.6, 0.4],
    [0.56, 0.33],
    [0.46, 0.26],
    [0.4, 0.19],
    [0.42, 0.12],
    [0.46, 0.06],
    [0.5, 0.0],
    [0.56, -0.1],
    [0.68, -0.2],
  ]
  const coast = (dx: number, dy: number) =>
    smoothLine(
      on(land).map(
        ([x, y], index): Point => [
          x + (dx * u) / (1 + index * 0.32),
          y + (dy * u) / (1 + index * 0.32),
        ],
      ),
    )
  const bank: Spots = [
    [1.2, 0.98],
    [0.98, 0.9],
    [0.86, 0.74],
    [0.83, 0.6],
    [0.86, 0.48],
    [0.9, 0.4],
    [0.88, 0.26],
    [0.84, 0.18],
    [0.86, 0.04],
    [0.92, -0.3],
    [1.02, -0.6],
  ]
  const random = createRandom(14)
  const rows = choose(frame, 9, 7, 7)
  const rafts = range(rows)
    .flatMap((row) => {
      const t = row / (rows - 1)
      const y = 0.06 + t ** 1.5 * 0.62
      const size = (0.16 + t ** 1.3 * 0.62) * u
      const right = w * (0.4 - t * 0.1)
      const step = 250 * size
      return range(Math.ceil(right / step)).map((index) => {
        const x =
          right - (index + (row % 2) * 0.4 + between(random, -0.08, 0.08)) * step - 60 * size
        return copyAt((index * 3 + row * 2) % 5 === 0 ? 'h' : 'r', x, at([0, y])[1], size)
      })
    })
    .join('')
  const swell = range(16)
    .map((index) =>
      lens(
        between(random, -0.05, 0.42) * w,
        at([0, 0.04 + (index / 16) * 0.9])[1],
        between(random, 90, 260) * u * (0.4 + index / 16),
        (3 + index * 0.3) * u,
      ),
    )
    .join('')
  const posts = 9
  const guard = range(posts).map((index) => {
    const t = index / (posts - 1)
    const spot = (1 - (1 - t) ** 1.7) * 3.6
    const [a, b] = [bends[Math.floor(spot)] ?? [0, 0, 0], bends[Math.floor(spot) + 1] ?? [0, 0, 0]]
    const part = spot - Math.floor(spot)
    const half = a[2] + (b[2] - a[2]) * part
    return {
      x: a[0] + (b[0] - a[0]) * part - half * 1.22,
      y: a[1] + (b[1] - a[1]) * part - half * 0.1,
      half,
    }
  })
  const stake =
    rect(-7, -46, 14, 46, '#fffaf0') +
    rect(-7, -46, 14, 13, '#d8301f') +
    shape('M2-33H7V0H2z', '#c4c9c4')
  const rider = choose(
    frame,
    { x: 0.595, y: 0.86, k: 1 },
    { x: 0.6, y: 0.85, k: 1.06 },
    { x: 0.6, y: 0.86, k: 0.94 },
  )
  const ahead = bends[4] ?? [0, 0, 0]
  const leaf = { trunk: '#5a4038', leaf: '#2a6a50', leafLight: '#6a9f4e' }
  const trees: Spots = [
    [0.42, 0.28],
    [0.48, 0.31],
    [0.45, 0.18],
    [0.26, 1.04],
    [0.17, 1.1],
  ]
  return [
    sky(frame, horizon, ['#9fd0d2', '#d5e8d0', '#fdf3c8', '#ffe3a6']),
    shape(
      whole`M0,${horizon * 0.6}Q${w * 0.5},${horizon * 0.44} ${w},${horizon * 0.64}V${horizon * 0.7}Q${w * 0.5},${horizon * 0.54} 0,${horizon * 0.7}z`,
      '#fffdf0',
      0.7,
    ),
    shape(
      whole`M-10,${horizon + 6}V${at([0, -0.3])[1]}Q${w * 0.12},${at([0, -0.46])[1]} ${w * 0.24},${at([0, -0.24])[1]}T${w * 0.5},${at([0, -0.22])[1]}T${w * 0.8},${at([0, -0.4])[1]}V${horizon + 6}z`,
      '#b9cfc0',
    ),
    shape(
      whole`M-10,${horizon + 6}V${at([0, -0.08])[1]}Q${w * 0.08},${at([0, -0.22])[1]} ${w * 0.18},${at([0, -0.1])[1]}T${w * 0.4},${horizon + 6}z`,
      '#8fb5aa',
    ),
    rect(0, horizon, w, h - horizon, '#bfe0cc'),
    shape(
      whole`M0,${at([0, 0.1])[1]}Q${w * 0.3},${at([0, 0.05])[1]} ${w},${at([0, 0.12])[1]}V${h}H0z`,
      '#7fc6bd',
    ),
    shape(
      whole`M0,${at([0, 0.36])[1]}Q${w * 0.3},${at([0, 0.3])[1]} ${w},${at([0, 0.4])[1]}V${h}H0z`,
      '#45a6ae',
    ),
    shape(
      whole`M0,${at([0, 0.72])[1]}Q${w * 0.2},${at([0, 0.64])[1]} ${w * 0.6},${at([0, 0.8])[1]}V${h}H0z`,
      '#2a8598',
    ),
    shape(swell, '#f3fbe6', 0.7),
    stencils([
      ['r', raft],
      ['h', hut],
    ]),
    rafts,
    shape(whole`${coast(-44, 12)}H${w + 40}V${h + 40}z`, '#a9e0cc'),
    shape(whole`${coast(-20, 4)}H${w + 40}V${h + 40}z`, '#fffdf0'),
    shape(whole`${coast(0, 0)}H${w + 40}V${h + 40}z`, '#f0d9a0'),
    shape(whole`${coast(56, 16)}H${w + 40}V${h + 40}z`, '#9cae58'),
    shape(
      whole`M${w * 0.52},${at([0, 0.02])[1]}Q${w * 0.6},${at([0, -0.3])[1]} ${w * 0.74},${at([0, -0.42])[1]}T${w + 20},${at([0, -0.8])[1]}V${at([0, 0.3])[1]}H${w * 0.8}Q${w * 0.6},${at([0, 0.12])[1]} ${w * 0.52},${at([0, 0.02])[1]}z`,
      '#7fa068',
    ),
    shape(
      whole`M${w * 0.74},${at([0, -0.42])[1]}T${w + 20},${at([0, -0.8])[1]}V${at([0, 0.3])[1]}H${w * 0.82}Q${w * 0.86},${at([0, -0.1])[1]} ${w * 0.74},${at([0, -0.42])[1]}z`,
      '#4f7d5e',
    ),
    ribbonRoad(bends, '#6a6672', '#f4e6c0', '#fff6d8'),
    shape(whole`${smoothLine(on(bank))}H${w + 60}V${h + 40}z`, '#b8684a'),
    shape(
      whole`${smoothLine(on(bank).map(([x, y], index): Point => [x + (74 - index * 5) * u, y - (90 - index * 4) * u]))}H${w + 90}V${h + 40}z`,
      '#5f8a4c',
    ),
    trees
      .map(([x, y], index) =>
        palm(
          ...at([x, y]),
          (index > 2 ? 1.5 : 0.5) * u,
          leaf,
          150,
          index % 2 ? 26 : -30,
          4 + index,
        ),
      )
      .join(''),
    placed(ahead[0] + 8 * u, ahead[1] + 4 * u, 0.42 * u, car),
    guard
      .filter(({ y }) => y < h)
      .reverse()
      .map(({ x, y, half }) => placed(x, y, half / 100, stake))
      .join(''),
    placed(
      w * rider.x + 60 * u,
      at([0, rider.y])[1],
      rider.k * u,
      shape('M0-6H150Q210-2 240 14 120 26 0 6z', '#3f3a4c', 0.6),
    ),
    departingRider(
      w * rider.x + 40 * u,
      at([0, rider.y])[1],
      rider.k * u,
      {
        jacket: '#e0301f',
        jacketShade: '#a81f24',
        pack: '#f2b53a',
        packShade: '#b9782a',
        helmet: '#fff6e4',
        bike: '#2f6fb0',
      },
      3,
    ),
  ].join('')
}
