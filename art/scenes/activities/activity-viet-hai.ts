import { cyclist } from '../../kit/bikes'
import { crag } from '../../kit/crag'
import { windingRoad } from '../../kit/fields'
import { foliage } from '../../kit/foliage'
import { forestEdge } from '../../kit/forest-edge'
import { mist } from '../../kit/haze'
import { palm } from '../../kit/palm'
import type { Point } from '../../kit/path'
import { posterKarst } from '../../kit/poster-karst'
import { range } from '../../kit/rng'
import { line, placed, rect, shape } from '../../kit/shapes'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A house of the valley under palm thatch, its earth walls pale, a porch in front; ground at the origin, 240 units wide and 160 tall. */
const house =
  rect(-96, -78, 192, 78, '#f0dcb0') +
  rect(44, -78, 52, 78, '#cfae84') +
  rect(-22, -62, 40, 62, '#6a4034') +
  rect(-76, -58, 36, 30, '#4f7f86') +
  line('M-58-58V-28', '#f0dcb0', 4) +
  line('M-112 0V-84M112 0V-84M-40 0V-84', '#8a5638', 8) +
  shape('M-84-156H84L140-74Q0-90-140-74z', '#b98a4c') +
  shape('M36-156H84L140-74Q90-80 60-82z', '#8c6436') +
  line('M-66-152L-104-84M-30-154L-44-88M10-154V-90M50-152L66-88', '#8c6436', 4)

/** A vegetable plot seen along its rows; corners near the origin, 300 units wide. */
const plot =
  shape('M-150 0L-96-54H96L150 0z', '#8a5a3c') +
  line(
    range(6)
      .map((index) => whole`M${-132 + index * 53},-4L${-86 + index * 34},-50`)
      .join(''),
    '#4f9a45',
    20,
  ) +
  line(
    range(6)
      .map((index) => whole`M${-134 + index * 53},-8L${-87 + index * 34},-52`)
      .join(''),
    '#9ccf5c',
    8,
  )

/** Việt Hải: the lane comes out of its short rock tunnel under the trees into a closed valley of vegetable plots and thatched houses; two cyclists on it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.56, 0.57, 0.56)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const karst = (x: number, width: number, height: number, seed: number, near: boolean) =>
    posterKarst({
      x: w * x,
      base: ground + 6,
      width: width * u,
      height: height * u,
      seed,
      rock: near ? '#86b48c' : '#b3d4bc',
      shade: near ? '#629a80' : '#97c2b0',
      ...(near && { leaf: '#4a8c66', leafLight: '#a3cc78' }),
      light: 'right',
    })
  const rock = choose(
    frame,
    [
      p(-0.02, 0.72),
      p(-0.02, 0.08),
      p(0.05, 0.05),
      p(0.12, 0.12),
      p(0.18, 0.14),
      p(0.22, 0.26),
      p(0.28, 0.32),
      p(0.3, 0.46),
      p(0.35, 0.52),
      p(0.37, 0.66),
    ],
    [
      p(-0.02, 0.7),
      p(-0.02, 0.16),
      p(0.08, 0.15),
      p(0.2, 0.2),
      p(0.28, 0.24),
      p(0.33, 0.34),
      p(0.41, 0.4),
      p(0.43, 0.52),
      p(0.48, 0.57),
      p(0.5, 0.655),
    ],
    [
      p(-0.02, 0.72),
      p(-0.02, 0.1),
      p(0.08, 0.09),
      p(0.2, 0.14),
      p(0.28, 0.18),
      p(0.33, 0.3),
      p(0.41, 0.36),
      p(0.43, 0.5),
      p(0.48, 0.56),
      p(0.5, 0.665),
    ],
  )
  const mouth = choose(frame, { x: 0.22, y: 0.675 }, { x: 0.27, y: 0.665 }, { x: 0.27, y: 0.675 })
  const [tx, ty] = [w * mouth.x, h * mouth.y]
  const size = choose(frame, 120, 112, 100) * u
  const tunnel = (grow: number) =>
    whole`M${tx - size - grow},${ty}V${ty - size * 1.1}Q${tx - size - grow},${ty - size * 1.9 - grow} ${tx - size * 0.2},${ty - size * 2 - grow}T${tx + size * 0.8 + grow},${ty - size * 1.3}L${tx + size + grow},${ty}z`
  const houses = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.62, 0.6, 0.62],
      [0.74, 0.64, 0.84],
      [0.93, 0.63, 0.8],
      [0.5, 0.585, 0.46],
    ],
    [
      [0.64, 0.6, 0.6],
      [0.88, 0.635, 0.84],
    ],
    [
      [0.64, 0.6, 0.54],
      [0.88, 0.64, 0.76],
    ],
  )
  const plots = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.62, 0.7, 0.7],
      [0.8, 0.74, 0.9],
      [0.97, 0.76, 0.9],
      [0.72, 0.86, 1.3],
      [0.95, 0.9, 1.4],
    ],
    [
      [0.72, 0.7, 0.7],
      [0.92, 0.73, 0.84],
      [0.9, 0.85, 1.2],
    ],
    [
      [0.72, 0.71, 0.66],
      [0.92, 0.74, 0.8],
      [0.92, 0.87, 1.1],
    ],
  )
  const road = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.42, 1.04, 230],
      [0.4, 0.88, 140],
      [0.3, 0.77, 92],
      [0.225, 0.675, 74],
    ],
    [
      [0.46, 1.04, 230],
      [0.5, 0.86, 140],
      [0.38, 0.75, 92],
      [0.275, 0.665, 68],
    ],
    [
      [0.46, 1.04, 210],
      [0.5, 0.88, 126],
      [0.38, 0.77, 84],
      [0.275, 0.675, 62],
    ],
  )
  const riders = choose(
    frame,
    [
      { x: 0.4, y: 0.93, k: 2.5 },
      { x: 0.3, y: 0.8, k: 1.5 },
    ],
    [
      { x: 0.58, y: 0.93, k: 2.7 },
      { x: 0.37, y: 0.757, k: 1.5 },
    ],
    [
      { x: 0.58, y: 0.95, k: 2.3 },
      { x: 0.37, y: 0.777, k: 1.3 },
    ],
  )
  return [
    sky(frame, ground, ['#7cc2d0', '#c3e4d2', '#fbf3cc']),
    cloudStreaks(frame, h * 0.06, h * 0.3, 5, '#fffdf2', 9, 0.8),
    karst(0.42, 300, 190, 6, false) + karst(0.63, 360, 230, 17, false),
    karst(0.78, 260, 170, 11, true) + karst(0.97, 420, 330, 5, true),
    rect(0, ground, w, h - ground, '#8fc257'),
    mist(frame, ground - 60 * u, 90 * u, '#fdf9dc', 0.75, 'm'),
    forestEdge([p(0.34, 0.575), p(1.02, 0.575)], 1, 44 * u, '#2f7a56', '#55a05c', '#b4d872', 8),
    shape(whole`M0,${h * 0.7}Q${w * 0.5},${h * 0.62} ${w},${h * 0.7}V${h}H0z`, '#a3cf5c'),
    houses.map(([x, y, s]) => placed(w * x, h * y, s * u, house)).join(''),
    choose(frame, [0.56, 0.86], [0.76], [0.76])
      .map((x, index) =>
        palm(
          w * x,
          h * 0.625,
          0.8 * u,
          { trunk: '#7a5a44', leaf: '#2f7a52', leafLight: '#5fa84f' },
          190,
          index ? -26 : 30,
          3 + index,
        ),
      )
      .join(''),
    plots.map(([x, y, s]) => placed(w * x, h * y, s * u, plot)).join(''),
    crag({
      id: 'c',
      outline: rock,
      columns: 4,
      seed: 14,
      rock: '#a8a690',
      shade: '#6f7a74',
      light: '#e3dcb8',
      leaf: '#4f8f5c',
    }),
    shape(tunnel(16 * u), '#d6cfae') + shape(tunnel(0), '#1f2c34'),
    shape(
      whole`M${tx - size * 0.5},${ty}V${ty - size * 0.9}Q${tx - size * 0.4},${ty - size * 1.4} ${tx},${ty - size * 1.4}T${tx + size * 0.5},${ty - size * 0.8}V${ty}z`,
      '#8fc8a0',
    ),
    shape(
      whole`M${tx - size * 0.5},${ty}V${ty - size * 0.4}Q${tx},${ty - size * 0.7} ${tx + size * 0.5},${ty - size * 0.3}V${ty}z`,
      '#4f8f5c',
    ),
    forestEdge(rock.slice(1, -2), 2, 80 * u, '#1f5a4a', '#358056', '#9cc85c', 5),
    windingRoad({
      bends: road.map(([x, y, half]) => [w * x, h * y, half * u] as const),
      fill: '#efe0bc',
      edge: '#b9a884',
    }),
    [1, 0]
      .map((index) => {
        const { x, y, k } = riders[index] ?? { x: 0, y: 0, k: 1 }
        return (
          shape(
            whole`M${w * x - 40 * k * u},${h * y}q${44 * k * u},${-5 * k * u} ${94 * k * u},${2 * k * u}t${-94 * k * u},${4 * k * u}z`,
            '#b09a74',
          ) + cyclist(w * x, h * y, k * u, index ? '#2f7fb4' : '#e8473a', '#2b2430')
        )
      })
      .join(''),
    foliage(w * 0.02, h * 0.98, 190 * u, 100 * u, '#1f5a4a', 4) +
      foliage(w * 0.1, h * 1.02, 160 * u, 70 * u, '#358056', 8) +
      foliage(w * 0.04, h * 0.95, 90 * u, 40 * u, '#7ab350', 6),
    foliage(w * 0.02, h * choose(frame, 0.03, 0.06, 0.03), 300 * u, 110 * u, '#1f5a4a', 3) +
      foliage(w * 0.14, 0, 240 * u, 76 * u, '#358056', 7),
    birds(w * choose(frame, 0.66, 0.7, 0.7), h * 0.2, u, '#3f7a80'),
  ].join('')
}
