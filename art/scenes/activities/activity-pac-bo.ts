import { crag } from '../../kit/crag'
import { foliage } from '../../kit/foliage'
import { forestEdge } from '../../kit/forest-edge'
import { lightShaft } from '../../kit/jungle'
import { limb } from '../../kit/limb'
import { skin } from '../../kit/palettes'
import { mix, type Point, smoothLine } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A boulder with a mossy cap, lit from the left; foot at (x, y), 200 units wide, 120 tall. */
function boulder(x: number, y: number, scale: number, flip = false): string {
  return placed(
    x,
    y,
    scale,
    shape('M-104 0L-92-58-50-104 14-118 74-88 104-36 98 0Q0 18-104 0z', '#a8a692') +
      shape('M14-118L74-88 104-36 98 0Q60 8 20 8L40-50z', '#6f7a74') +
      shape('M-92-58L-50-104 14-118 74-88 60-74Q20-92-10-84-40-70-60-60-80-40-92-58z', '#6fa05a') +
      line('M-60-20L-30-50M0-10L20-40', '#7f8878', 5),
    flip,
  )
}

/** The table by the stream: a flat stone on a block, two stones to sit on; ground at the origin, 420 units wide, 130 tall. */
const stoneTable =
  ellipse(0, 4, 230, 24, '#4f6a40', 0.7) +
  shape('M-54 0L-60-76H58L52 0z', '#8f9286') +
  shape('M10-76H58L52 0H14z', '#666f6c') +
  shape('M-150-84L-128-112-20-122 110-114 152-92 140-74Q0-60-138-70z', '#cfcdb8') +
  shape('M-150-84Q0-66 152-92L140-74Q0-60-138-70z', '#7f867c') +
  shape('M-216 4L-222-40-180-58-140-44-136 0Q-176 12-216 4z', '#b4b3a0') +
  shape('M-180-58L-140-44-136 0Q-160 6-172 6L-166-36z', '#747d78') +
  shape('M146 2L150-44 190-56 226-36 222 2Q186 14 146 2z', '#b4b3a0') +
  shape('M190-56L226-36 222 2Q206 8 190 8L198-34z', '#747d78')

/** A girl who crouches at the water's edge and looks at a fish, to the right; ground at the origin, 150 units tall. */
const girl =
  limb(
    [
      [-16, -34, 19],
      [34, -58, 16],
      [22, -8, 11],
    ],
    '#24305e',
  ) +
  shape('M8-8H40V3H4z', '#3a2a30') +
  shape('M-44-20Q-50-92-22-108 10-116 24-92 20-50 4-22-20-8-44-20z', '#e8473a') +
  shape('M-4-112Q16-110 24-92 20-50 4-22L-10-18Q10-60-4-112z', '#a82c34') +
  limb(
    [
      [-8, -92, 11],
      [22, -54, 9],
      [62, -34, 7],
    ],
    '#f0624a',
  ) +
  circle(66, -33, 8, skin) +
  ellipse(8, -128, 19, 22, skin) +
  shape('M-14-118Q-22-156 8-156 34-154 28-132 12-138 4-122L-2-108z', '#231a24') +
  circle(-14, -138, 10, '#231a24')

/** A man in a white shirt who stands and points ahead to the right, a hat in his hand; feet at the origin, 270 units tall. */
const father =
  shape('M-28-4H-4V4H-28zM8-4H36L40 4H8z', '#3a2a30') +
  shape('M-26-130L-28-4H-4L2-90 8-4H34L28-130z', '#4a5a4c') +
  shape('M6-130L2-90 8-4H34L28-130z', '#35443c') +
  shape('M-30-126Q-40-192-22-214 0-224 26-212 40-190 32-126 0-116-30-126z', '#fff6e4') +
  shape('M8-219Q30-212 36-180L32-126Q20-120 8-120 24-170 8-219z', '#d3c8b4') +
  limb(
    [
      [18, -198, 12],
      [58, -178, 10],
      [104, -196, 7],
    ],
    '#fff6e4',
  ) +
  circle(110, -198, 8, skin) +
  line('M-24-200Q-44-166-36-134', '#fff6e4', 15) +
  ellipse(-40, -116, 34, 12, '#e6c88c') +
  shape('M-6-214V-234H14V-214z', '#b5784e') +
  ellipse(8, -248, 18, 21, skin) +
  shape('M-12-240Q-18-276 10-274 30-272 28-258 8-258 0-242L-4-232z', '#231a24')

/** Pác Bó: the Lenin stream, blue-green as glass below a forested mountain, stone table and seats on its bank, a family looking at the fish. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.54, 0.54, 0.53)
  const pts = (wide: string, tall: string, square: string): Point[] =>
    percentPoints(frame, choose(frame, wide, tall, square))
  const cliff = pts(
    '40,56 42,46 46,38 48,28 54,20 57,12 63,7 70,5 76,9 82,14 85,22 91,28 94,38 99,46 102,56',
    '24,56 27,47 32,40 35,31 42,25 47,18 56,14 64,13 72,17 78,23 84,30 91,37 96,46 104,56',
    '24,56 27,46 32,38 35,28 42,20 47,13 56,8 64,7 72,11 78,18 84,26 91,34 96,44 104,56',
  )
  const left = pts(
    '-3,63 10,61 22,62 32,65 40,70 43,77 39,85 31,92 24,104',
    '-3,62 12,60 28,61 42,64 52,69 54,75 48,83 38,90 30,104',
    '-3,62 12,60 28,61 42,65 52,70 54,77 48,85 38,92 30,104',
  )
  const right = pts(
    '104,60 90,59 78,60 70,62 68,65 74,69 84,73 94,79 104,86',
    '104,59 92,58 82,59 75,61 74,64 80,68 88,73 96,79 104,86',
    '104,59 92,58 82,59 75,61 74,64 80,68 88,73 96,79 104,86',
  )
  const bank = (points: readonly Point[], close: string, fill: string, grow: number) =>
    shape(`${smoothLine(points.map(([x, y]): Point => [x, y + grow * u]))}${close}z`, fill)
  const table = choose(
    frame,
    { x: 0.17, y: 0.75, k: 0.92 },
    { x: 0.23, y: 0.71, k: 0.84 },
    { x: 0.23, y: 0.73, k: 0.76 },
  )
  const pair = choose(
    frame,
    { x: 0.335, y: 0.8, k: 0.98 },
    { x: 0.42, y: 0.785, k: 1 },
    { x: 0.42, y: 0.8, k: 0.88 },
  )
  const fish = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.5, 0.8, 0],
      [0.56, 0.86, 1],
      [0.47, 0.92, 0],
      [0.64, 0.79, 1],
      [0.72, 0.9, 0],
    ],
    [
      [0.64, 0.8, 0],
      [0.72, 0.86, 1],
      [0.58, 0.92, 0],
      [0.84, 0.94, 1],
    ],
    [
      [0.64, 0.82, 0],
      [0.72, 0.88, 1],
      [0.58, 0.94, 0],
      [0.84, 0.95, 1],
    ],
  )
  const [mx, my] = [w * choose(frame, 0.72, 0.68, 0.68), shore - 96 * u]
  return [
    sky(frame, shore, ['#8cc8c4', '#d4ead0', '#fdf6d0']),
    crag({
      id: 'c',
      outline: cliff,
      columns: 7,
      seed: 18,
      rock: '#8fb09a',
      shade: '#5f8a80',
      light: '#d3dcb0',
      leaf: '#4f8f5c',
    }),
    forestEdge(cliff.slice(2, -2), 2, 60 * u, '#2a6a52', '#4a9058', '#b4d46c', 9),
    shape(
      whole`M${mx - 52 * u},${my + 100 * u}Q${mx - 66 * u},${my + 10 * u} ${mx - 20 * u},${my - 34 * u}T${mx + 56 * u},${my + 4 * u}T${mx + 64 * u},${my + 100 * u}z`,
      '#e6dfb4',
    ) +
      shape(
        whole`M${mx - 38 * u},${my + 100 * u}Q${mx - 50 * u},${my + 18 * u} ${mx - 12 * u},${my - 20 * u}T${mx + 46 * u},${my + 12 * u}T${mx + 50 * u},${my + 100 * u}z`,
        '#22403c',
      ),
    forestEdge(
      [
        [-20, shore - 40 * u],
        [w * 0.42, shore - 16 * u],
      ],
      3,
      84 * u,
      '#1f5a4a',
      '#358056',
      '#9cc85c',
      5,
    ),
    forestEdge(
      [
        [w * 0.44, shore - 6 * u],
        [w + 20, shore - 16 * u],
      ],
      1,
      62 * u,
      '#1f5a4a',
      '#358056',
      '#9cc85c',
      12,
    ),
    water(frame, shore, ['#1f8f8c', '#1fb4b0', '#27c7c2', '#0f8fa4']),
    shape(
      whole`M${w * 0.6},${shore}H${w * 0.72}Q${w * 0.66},${h * 0.64} ${w * 0.74},${h * 0.72}T${w * 0.96},${h + 5}H${w * 0.5}Q${w * 0.6},${h * 0.76} ${w * 0.54},${h * 0.66}T${w * 0.6},${shore}z`,
      '#5fe0d0',
      0.6,
    ),
    shape(
      whole`M${w * 0.57},${h * 0.66}Q${w * 0.56},${h * 0.74} ${w * 0.68},${h * 0.84}T${w * 0.8},${h + 5}H${w * 0.62}Q${w * 0.7},${h * 0.82} ${w * 0.57},${h * 0.66}z`,
      '#aef2dc',
      0.6,
    ),
    shape(
      range(choose(frame, 15, 10, 10))
        .map((index) => {
          const part = ((index * 37) % 100) / 100
          const [x, y] = [
            w * mix(choose(frame, 0.48, 0.58, 0.58), 0.94, ((index * 61) % 100) / 100),
            h * mix(0.74, 0.99, part),
          ]
          const r = (26 + part * 40) * u
          return whole`M${x - r},${y}q${r * 0.3},${-r * 0.5} ${r},${-r * 0.4}t${r},${r * 0.4}q${-r * 0.4},${r * 0.4} ${-r},${r * 0.3}t${-r},${-r * 0.3}z`
        })
        .join(''),
      '#13808c',
      0.5,
    ),
    ripples({
      left: w * 0.4,
      right: w,
      top: shore + 30 * u,
      bottom: h,
      count: 16,
      colour: '#dcfdf0',
      seed: 8,
      opacity: 0.85,
      length: 150 * u,
    }),
    fish
      .map(([x, y, deep]) =>
        placed(
          w * x,
          h * y,
          (0.8 + deep * 0.1) * u,
          shape(
            'M-44 0Q-20-20 14-10L44-18 36 0 44 18 14 10Q-20 20-44 0z',
            deep ? '#1f5a68' : '#3f7f88',
          ),
          deep === 1,
        ),
      )
      .join(''),
    bank(right, `V${h * 0.57}z`, '#6f8f4c', 16),
    bank(right, `V${h * 0.57}z`, '#8fb858', 0),
    choose(frame, [0.72, 0.8, 0.9, 0.985], [0.8, 0.9, 0.99], [0.8, 0.9, 0.99])
      .map((x, index) =>
        boulder(w * x, h * (0.655 + index * 0.05), (0.46 + index * 0.24) * u, index % 2 === 1),
      )
      .join(''),
    bank(left, `H-60z`, '#4f7a40', 22),
    bank(left, `H-60z`, '#86b050', 0),
    shape(
      whole`M-9,${h * 0.79}Q${w * 0.16},${h * 0.73} ${w * choose(frame, 0.34, 0.42, 0.42)},${h * 0.79}Q${w * 0.2},${h * 0.84} -9,${h * 0.9}z`,
      '#dcc88c',
    ),
    placed(w * table.x, h * table.y, table.k * u, stoneTable),
    ellipse(w * pair.x - 10 * u, h * pair.y + 4 * u, 150 * u, 13 * u, '#5f8440', 0.8),
    placed(w * pair.x - 84 * u, h * pair.y - 6 * u, pair.k * u, father),
    placed(w * pair.x + 36 * u, h * pair.y + 8 * u, pair.k * u, girl),
    choose(frame, [0.06, 0.16, 0.28], [0.06, 0.24], [0.06, 0.24])
      .map((x, index) =>
        boulder(w * x, h * 1.01 - (index % 2) * 10 * u, (1.2 - index * 0.16) * u, index % 2 === 1),
      )
      .join(''),
    lightShaft(w * 0.3, 130 * u, h * 0.76, 260 * u, '#fffbd0', 0.4, 'x'),
    lightShaft(w * 0.46, 90 * u, h * 0.8, 280 * u, '#fffbd0', 0.35, 'y'),
    shape(
      whole`M-9,${h * 0.66}Q${40 * u},${h * 0.4} ${10 * u},${h * 0.1}V-9H${70 * u}Q${96 * u},${h * 0.4} ${96 * u},${h * 0.68}z`,
      '#3a3034',
    ),
    foliage(w * 0.02, h * 0.06, 270 * u, 100 * u, '#1f5a4a', 3) +
      foliage(w * 0.15, h * 0.02, 220 * u, 80 * u, '#2f7a52', 8) +
      foliage(w * 0.05, h * 0.0, 170 * u, 60 * u, '#6fae54', 5),
  ].join('')
}
