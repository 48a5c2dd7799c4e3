import { crag } from '../../kit/crag'
import { forestEdge } from '../../kit/forest-edge'
import { kayak } from '../../kit/kayak'
import { skin } from '../../kit/palettes'
import type { Point } from '../../kit/path'
import { posterKarst } from '../../kit/poster-karst'
import { circle, ellipse, line, placed, polygon, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const skinShade = '#a9663f'

/** Somebody in life vest and helmet who sits in a harness under the wire and flies to the right; the pulley at (x, y), 270 units tall. */
function zipRider(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    [
      line('M-10 122L26 92 4 66', skinShade, 17),
      line('M-14 196L76 168 144 190', skinShade, 24) +
        shape('M138 174L166 192 170 170 154 164z', '#2b2430'),
      line('M0 4L-8 168', '#2b2430', 8) + line('M-46 186Q-6 214 30 194', '#2b2430', 9),
      shape('M-34 176L6 170 66 182 60 220-14 226Q-42 214-34 176z', '#23305e'),
      line('M52 202L84 204 150 250', skin, 25) +
        shape('M136 252L164 272 176 246 158 238z', '#2b2430'),
      shape('M-62 116Q-44 94-6 104L12 184Q-12 202-44 188z', '#e5391f') +
        shape('M-62 116Q-54 104-40 102L-24 192-44 188z', '#a3222a'),
      line('M-54 142L2 132M-49 166L8 156', '#ffd25a', 8),
      line('M-48 116L-96 100-142 62', skin, 18) + circle(-147, 57, 11, skin),
      shape('M-44 106L-42 88-20 88-18 106z', skinShade) +
        ellipse(-26, 72, 23, 27, skin) +
        shape('M-4 66L4 78-6 80z', skin),
      line('M-16 86Q-10 90-6 86', '#7c3a22', 4) + circle(-11, 70, 3, '#2b1a20'),
      shape('M-54 74Q-58 34-26 34 2 36 2 62L-40 66-42 82z', '#ffd25a') +
        shape('M-54 74Q-58 34-26 34-42 44-42 82z', '#d9962c'),
      line('M-36 68L-22 98', '#2b2430', 4),
      rect(-32, -12, 64, 22, '#2b2430') +
        circle(-17, -4, 9, '#c9ccd6') +
        circle(17, -4, 9, '#c9ccd6'),
    ].join(''),
  )
}

/** Phong Nha: a rider on the zip line high over the turquoise Chày river, on the far bank the black mouth of the Dark Cave in its cliff. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.62, 0.62, 0.62)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const mouthX = w * choose(frame, 0.74, 0.7, 0.72)
  const [half, tall] = [choose(frame, 150, 150, 136) * u, choose(frame, 210, 220, 196) * u]
  const rim: readonly Point[] = [
    [-1, 0],
    [-0.94, 0.3],
    [-1.02, 0.5],
    [-0.8, 0.82],
    [-0.5, 0.9],
    [-0.28, 1.1],
    [0.12, 1.15],
    [0.52, 1.02],
    [0.72, 0.84],
    [0.8, 0.58],
    [1.04, 0.4],
    [1.1, 0.14],
    [1.02, 0],
  ]
  const mouth = (grow: number): Point[] =>
    rim.map(([x, y]): Point => [mouthX + x * (half + grow * u), shore + 2 - y * (tall + grow * u)])
  const inside = (...points: Point[]): Point[] =>
    points.map(([x, y]): Point => [mouthX + x * half, shore + 2 - y * tall])
  const cliff = choose(
    frame,
    [
      p(0.52, 0.63),
      p(0.53, 0.5),
      p(0.57, 0.42),
      p(0.58, 0.28),
      p(0.64, 0.16),
      p(0.72, 0.1),
      p(0.86, 0.08),
      p(1.02, 0.02),
      p(1.02, 0.63),
    ],
    [
      p(0.44, 0.63),
      p(0.45, 0.52),
      p(0.5, 0.46),
      p(0.51, 0.38),
      p(0.58, 0.32),
      p(0.7, 0.28),
      p(0.84, 0.27),
      p(1.02, 0.24),
      p(1.02, 0.63),
    ],
    [
      p(0.46, 0.63),
      p(0.47, 0.5),
      p(0.52, 0.42),
      p(0.53, 0.3),
      p(0.6, 0.2),
      p(0.7, 0.15),
      p(0.86, 0.13),
      p(1.02, 0.09),
      p(1.02, 0.63),
    ],
  )
  const woods = ['#24594a', '#3f8456', '#8fb45c'] as const
  const ridge = cliff.slice(1, -1)
  const start = { x: -20, y: h * choose(frame, 0.1, 0.27, 0.12) }
  const end = { x: w * choose(frame, 0.91, 0.94, 0.93), y: h * 0.555 }
  const along = choose(frame, 0.4, 0.27, 0.31)
  const rider = {
    x: start.x + (end.x - start.x) * along,
    y: start.y + (end.y - start.y) * along + 18 * u,
  }
  const far = { rock: '#c4d3b4', shade: '#a9c3ac' }
  const mid = { rock: '#8fb79a', shade: '#6d9f8c', leaf: '#5f947a', leafLight: '#a3c48c' }
  const karst = (x: number, width: number, height: number, seed: number) => ({
    x: w * x,
    base: shore,
    width: width * u,
    height: height * u,
    seed,
  })
  return [
    sky(frame, shore, ['#f8d894', '#fdebbd', '#fff7de']),
    cloudStreaks(frame, h * 0.05, h * 0.3, 5, '#fffaf0', 9, 0.7),
    posterKarst({ ...karst(choose(frame, 0.4, 0.4, 0.4), 300, 250, 41), ...far }),
    posterKarst({ ...karst(choose(frame, 0.1, 0.02, 0.02), 360, 300, 44), ...far }),
    posterKarst({ ...karst(choose(frame, 0.26, 0.22, 0.22), 330, 190, 7), ...mid }),
    crag({
      id: 'c',
      outline: cliff,
      columns: choose(frame, 6, 5, 5),
      seed: 23,
      rock: '#c9b795',
      shade: '#7f8a78',
      light: '#f4e3b4',
      leaf: '#4f7f4f',
    }),
    forestEdge(ridge, 2, 74 * u, ...woods, 3),
    forestEdge(
      ridge.slice(3).map(([x, y]): Point => [x + 20 * u, y + 56 * u]),
      2,
      70 * u,
      ...woods,
      8,
    ),
    polygon(mouth(16), '#e9d6a6') + polygon(mouth(0), '#16222e'),
    polygon(
      inside(
        [0.12, 1.15],
        [0.52, 1.02],
        [0.72, 0.84],
        [0.8, 0.58],
        [1.04, 0.4],
        [1.1, 0.14],
        [1.02, 0],
        [0.6, 0],
        [0.72, 0.3],
        [0.5, 0.5],
        [0.44, 0.8],
      ),
      '#6f6a5c',
    ),
    polygon(inside([0.52, 1.02], [0.72, 0.84], [0.8, 0.58], [0.66, 0.54], [0.56, 0.8]), '#a89a7c') +
      polygon(inside([1.04, 0.4], [1.1, 0.14], [0.86, 0.1], [0.84, 0.36]), '#a89a7c'),
    polygon(
      inside(
        [-0.8, 0.82],
        [-0.5, 0.9],
        [-0.28, 1.1],
        [0, 1.13],
        [-0.1, 0.86],
        [-0.3, 0.74],
        [-0.36, 0.5],
        [-0.56, 0.68],
      ),
      '#2c3c48',
    ),
    forestEdge(
      [inside([-0.9, 0.98])[0] ?? [0, 0], inside([0.3, 1.26])[0] ?? [0, 0]],
      1,
      46 * u,
      ...woods,
      21,
    ),
    forestEdge(
      [
        [-10, shore - 16 * u],
        [mouthX - half - 60 * u, shore - 14 * u],
      ],
      2,
      60 * u,
      ...woods,
      12,
    ),
    forestEdge(
      [
        [mouthX + half + 70 * u, shore - 34 * u],
        [w + 10, shore - 46 * u],
      ],
      3,
      60 * u,
      ...woods,
      14,
    ),
    water(frame, shore, ['#2fa79a', '#35c2b4', '#17a3ad', '#0f7f98']),
    polygon(
      mouth(0).map(([x, y]): Point => [x, shore + (shore - y) * 0.42]),
      '#0f4658',
    ),
    shape(
      whole`M-10,${shore}H${w + 10}V${shore + 16 * u}Q${w * 0.4},${shore + 34 * u} -10,${shore + 22 * u}z`,
      '#1f6f66',
      0.8,
    ),
    shape(
      whole`M-10,${h * 0.8}Q${w * 0.4},${h * 0.72} ${w + 10},${h * 0.82}V${h * 0.88}Q${w * 0.5},${h * 0.8} -10,${h * 0.9}z`,
      '#6fe0cc',
      0.55,
    ),
    ripples({
      left: 0,
      right: w,
      top: shore + 30 * u,
      bottom: h * 0.98,
      count: 24,
      colour: '#c9f6e4',
      seed: 6,
      opacity: 0.8,
      length: 200 * u,
    }),
    rect(end.x - 50 * u, shore - 22 * u, 120 * u, 10 * u, '#e3a45a') +
      line(
        whole`M${end.x - 40 * u},${shore - 14 * u}V${shore + 8 * u}M${end.x + 10 * u},${shore - 14 * u}V${shore + 8 * u}`,
        '#7a4038',
        7 * u,
      ) +
      line(whole`M${end.x},${shore - 20 * u}V${end.y - 24 * u}`, '#7a4038', 9 * u),
    line(whole`M${start.x},${start.y}L${rider.x},${rider.y}L${end.x},${end.y}`, '#2b2430', 4 * u) +
      line(
        whole`M${start.x},${start.y - 34 * u}Q${rider.x},${rider.y - 26 * u} ${end.x},${end.y - 18 * u}`,
        '#2b2430',
        2.6 * u,
      ),
    ellipse(rider.x + 30 * u, h * choose(frame, 0.83, 0.79, 0.8), 120 * u, 11 * u, '#0b6a80', 0.7),
    kayak(
      w * choose(frame, 0.58, 0.6, 0.62),
      h * choose(frame, 0.76, 0.74, 0.75),
      0.9 * u,
      { hull: '#ffc93a', deck: '#d98a2c', vest: '#f08a2c', hat: '#fff6e4' },
      true,
    ),
    kayak(w * choose(frame, 0.7, 0.3, 0.3), h * choose(frame, 0.91, 0.9, 0.92), 1.5 * u, {
      hull: '#ffc93a',
      deck: '#d98a2c',
      vest: '#f08a2c',
      hat: '#fff6e4',
    }),
    zipRider(rider.x, rider.y + 6 * u, choose(frame, 1.06, 1.12, 0.98) * u),
  ].join('')
}
