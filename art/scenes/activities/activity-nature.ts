import { forestEdge } from '../../kit/forest-edge'
import { bananaLeaf, fern, spray, vine, waterfall } from '../../kit/jungle'
import type { Point } from '../../kit/path'
import { ellipse, line, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { hiker } from '../../kit/traveller'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A boulder worn round by the stream, wet at its foot; foot at (x, y), `half` units to each side. */
function boulder(
  x: number,
  y: number,
  half: number,
  tall: number,
  rock = '#5f7a72',
  top = '#a9bda0',
): string {
  return (
    ellipse(x, y + half * 0.05, half * 1.24, half * 0.16, '#d9f0e0') +
    shape(
      whole`M${x - half},${y}Q${x - half * 1.06},${y - tall * 0.7} ${x - half * 0.5},${y - tall}T${x + half * 0.6},${y - tall * 0.86}Q${x + half * 1.1},${y - tall * 0.5} ${x + half},${y}z`,
      rock,
    ) +
    shape(
      whole`M${x - half * 0.86},${y - tall * 0.66}Q${x - half * 0.8},${y - tall * 0.9} ${x - half * 0.5},${y - tall}T${x + half * 0.6},${y - tall * 0.86}Q${x},${y - tall * 0.7} ${x - half * 0.86},${y - tall * 0.66}z`,
      top,
    )
  )
}

/** Nature: a walker crosses a forest stream on stepping stones, small before a waterfall in two leaps. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const fall = choose(
    frame,
    { x: 0.6, top: 0.2, ledge: 0.42, pool: 0.7 },
    { x: 0.54, top: 0.36, ledge: 0.5, pool: 0.7 },
    { x: 0.58, top: 0.26, ledge: 0.45, pool: 0.7 },
  )
  const [fx, top, ledge, pool] = [w * fall.x, h * fall.top, h * fall.ledge, h * fall.pool]
  const step = choose(
    frame,
    { x: 0.3, y: 0.87, k: 1.55 },
    { x: 0.36, y: 0.85, k: 1.5 },
    { x: 0.36, y: 0.87, k: 1.32 },
  )
  const [sx, sy, k] = [w * step.x, h * step.y, step.k * u]
  const crowns = (
    points: readonly Point[],
    deep: number,
    size: number,
    seed: number,
    dark: string,
    mid: string,
    light: string,
  ) => forestEdge(points, deep, size * u, dark, mid, light, seed)
  const broad = choose(frame, 1.5, 1, 1) * u
  const edge = (side: number) => (side < 0 ? -0.06 * w : 1.06 * w)
  const beside = (side: number, part: number) =>
    fx + side * 60 * broad + (edge(side) - fx - side * 60 * broad) * part
  const rock = (side: number, [plain, light, dark]: readonly [string, string, string]) => {
    const x = (reach: number) => fx + side * reach * broad
    return (
      shape(
        whole`M${fx},${top + 16 * u}L${x(90)},${top - 10 * u} ${x(320)},${top - 30 * u} ${x(420)},${pool + 20} ${fx},${pool + 20}z`,
        plain,
      ) +
      shape(
        whole`M${x(46)},${top + 20 * u}L${x(92)},${top + 40 * u} ${x(80)},${ledge - 40 * u} ${x(150)},${ledge - 24 * u} ${x(132)},${ledge + 40 * u} ${x(176)},${pool - 60 * u} ${x(110)},${pool + 10} ${x(96)},${ledge + 60 * u} ${x(64)},${ledge + 20 * u}z` +
          whole`M${x(190)},${top + 20 * u}L${x(230)},${top + 60 * u} ${x(220)},${ledge} ${x(180)},${ledge - 60 * u}z`,
        side < 0 ? light : dark,
      ) +
      shape(
        whole`M${x(150)},${top + 30 * u}L${x(176)},${ledge - 60 * u} ${x(150)},${ledge - 24 * u} ${x(130)},${top + 90 * u}zM${x(190)},${ledge + 40 * u}L${x(250)},${pool} ${x(190)},${pool + 10} ${x(170)},${pool - 60 * u}z`,
        side < 0 ? dark : light,
      )
    )
  }
  const slope = (
    side: number,
    upper: readonly [string, string, string],
    lower: readonly [string, string, string],
  ) => {
    const along = (heights: readonly (readonly [number, number])[]): Point[] =>
      heights.map(([part, y]) => [beside(side, part), y])
    const seed = side < 0 ? 7 : 12
    return (
      crowns(
        along([
          [0.08, top - 6 * u],
          [0.3, top - 40 * u],
          [0.65, top - 96 * u],
          [1, top - 130 * u],
        ]),
        2,
        84,
        seed,
        ...upper,
      ) +
      crowns(
        along([
          [0.34, top + 60 * u],
          [0.6, top + 10 * u],
          [1, top - 40 * u],
        ]),
        2,
        100,
        seed + 1,
        ...upper,
      ) +
      crowns(
        along([
          [0.42, ledge + 20 * u],
          [0.64, ledge - 50 * u],
          [1, ledge - 90 * u],
        ]),
        3,
        116,
        seed + 2,
        ...lower,
      ) +
      crowns(
        along([
          [0.4, pool - 20 * u],
          [0.6, pool - 60 * u],
          [0.8, ledge + 100 * u],
          [1, ledge + 60 * u],
        ]),
        3,
        120,
        seed + 3,
        ...lower,
      ) +
      crowns(
        along([
          [0.56, pool - 6 * u],
          [1, pool - 20 * u],
        ]),
        1,
        80,
        seed + 4,
        ...upper,
      )
    )
  }
  const tree = w * choose(frame, 0.93, 0.9, 0.9)
  return [
    sky(frame, h * 0.6, ['#bfdccb', '#e6ecc4', '#fdf3cc']),
    crowns(
      [
        [-0.05 * w, top - 110 * u],
        [w * 0.3, top - 60 * u],
        [fx, top - 30 * u],
        [w * 0.8, top - 84 * u],
        [w * 1.05, top - 150 * u],
      ],
      2,
      90,
      3,
      '#b3d0a4',
      '#c6dcae',
      '#dbe8bc',
    ),
    crowns(
      [
        [fx - 240 * u, top + 6 * u],
        [fx, top + 14 * u],
        [fx + 240 * u, top + 4 * u],
      ],
      1,
      84,
      5,
      '#8fbb8a',
      '#a9cc96',
      '#c9dfa6',
    ),
    rock(-1, ['#8d9c8c', '#b9c2a4', '#6f8580']),
    rock(1, ['#5a7270', '#7f958a', '#3f585a']),
    waterfall({
      x: fx,
      top,
      bottom: ledge + 10 * u,
      half: [38 * broad, 54 * broad],
      white: '#fffdf0',
      shade: '#b9dcd2',
      seed: 4,
    }),
    shape(
      whole`M${fx - 66 * broad},${ledge + 24 * u}Q${fx - 40 * broad},${ledge - 20 * u} ${fx},${ledge - 12 * u}T${fx + 70 * broad},${ledge + 24 * u}z`,
      '#fffdf0',
    ),
    waterfall({
      x: fx + 4 * u,
      top: ledge + 14 * u,
      bottom: pool + 12 * u,
      half: [66 * broad, 112 * broad],
      white: '#fffdf0',
      shade: '#a9d4cc',
      seed: 9,
    }),
    slope(-1, ['#5f9a74', '#82b583', '#b5d398'], ['#2a664f', '#4a8f5f', '#8fc070']),
    slope(1, ['#437f68', '#5f9a74', '#8fbb85'], ['#174a42', '#2a6a52', '#569860']),
    rect(-10, pool, w + 20, h, '#4fb0a0'),
    shape(
      whole`M-10,${pool + 80 * u}Q${w * 0.4},${pool + 40 * u} ${w + 10},${pool + 110 * u}V${h + 10}H-10z`,
      '#2f8f8a',
    ),
    ellipse(fx, pool + 14 * u, 250 * broad, 26 * u, '#c9ebdc'),
    spray(fx - 6 * u, pool + 20 * u, 150 * broad, '#fffdf0', 1),
    ripples({
      left: fx - 420 * u,
      right: fx + 420 * u,
      top: pool + 40 * u,
      bottom: h * 0.97,
      count: 18,
      colour: '#d9f3e4',
      seed: 6,
      opacity: 0.85,
      length: 150 * u,
    }),
    boulder(fx - 190 * broad, pool + 40 * u, 74 * broad, 62 * u) +
      boulder(fx - 320 * broad, pool + 22 * u, 60 * broad, 40 * u) +
      boulder(fx + 200 * broad, pool + 46 * u, 96 * broad, 80 * u, '#3f605c', '#7f9f86') +
      boulder(fx + 110 * broad, pool + 64 * u, 40 * u, 30 * u, '#3f605c', '#7f9f86'),
    [-3.1, -2.05, -1.02, 0, 1.1, 2.15, 3.2, 4.2]
      .map((part, index) =>
        boulder(
          sx + part * 92 * k,
          sy + (6 + (index % 2) * 6 + Math.abs(part) * 5) * k,
          (index === 3 ? 42 : 36) * k,
          20 * k,
        ),
      )
      .join(''),
    hiker(sx, sy - 10 * k, k, {
      jacket: '#e0392a',
      pack: '#f4b53a',
      packShade: '#b8741e',
      trousers: '#2b3a5e',
      hat: '#ffedc0',
    }),
    shape(
      whole`M-10,${h * 0.9}Q${w * 0.08},${h * 0.9} ${w * 0.16},${h + 10}H-10zM${w + 10},${h * 0.84}Q${w * 0.86},${h * 0.88} ${w * 0.78},${h + 10}H${w + 10}z`,
      '#123f3c',
    ),
    shape(
      whole`M${w * 1.02},-10H${tree}Q${tree - 6 * u},${h * 0.5} ${tree - 14 * u},${h * 0.68} ${tree - 30 * u},${h * 0.84} ${tree - 120 * u},${h * 1.02}H${w * 1.02}z`,
      '#3a4a44',
    ) +
      shape(
        whole`M${tree + 40 * u},${h * 0.56}Q${tree + 20 * u},${h * 0.8} ${tree - 50 * u},${h * 1.02}H${tree + 10 * u}Q${tree + 40 * u},${h * 0.8} ${tree + 40 * u},${h * 0.56}zM${tree + 60 * u},-10H${w + 20}V${h + 10}H${tree + 70 * u}z`,
        '#22322f',
      ),
    line(
      whole`M${tree + 16 * u},0Q${tree + 10 * u},${h * 0.5} ${tree},${h * 0.7}`,
      '#6a7d68',
      8 * u,
    ),
    vine(tree + 6 * u, h * 0.44, w * 1.02, h * 0.3, 60 * u, '#16302a', '#4f8f5c', 1.4 * u),
    [
      [0.02, 1.02, 1.15, -18],
      [0.07, 1.04, 1, 20],
      [-0.01, 0.97, 0.9, 34],
    ]
      .map(([x = 0, y = 0, size = 1, turn = 0]) =>
        bananaLeaf(w * x, h * y, size * u, '#1f6a4c', '#4f9a5c', turn),
      )
      .join(''),
    fern(w * 0.84, h * 1.02, 0.95 * u, '#2f7a54', -28) +
      fern(w * 0.93, h * 1.02, 1.15 * u, '#3f8f5c', -50) +
      fern(w * 0.2, h * 1.03, 0.7 * u, '#2f7a54', 20),
  ].join('')
}
