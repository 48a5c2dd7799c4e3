import { swimmer } from '../../kit/coast'
import { foliage } from '../../kit/foliage'
import { type Point, smoothLine } from '../../kit/path'
import { range } from '../../kit/rng'
import { rockFace } from '../../kit/rock-face'
import { ellipse, line, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { speedboat } from '../../kit/speedboat'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

type Spots = readonly (readonly [number, number])[]

/** Quy Nhơn: the sandy cove of Kỳ Co from the cliff path, a speedboat at rest on jade water, swimmers near the shore. */
export const scene: Scene = (frame: Frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const on = (points: Spots, dx = 0, dy = 0): Point[] => points.map(([x, y]): Point => [w * x + dx * u, h * y + dy * u])
  const horizon = h * choose(frame, 0.2, 0.2, 0.2)
  const beach = choose<Spots>(
    frame,
    [
      [0.66, 0.37],
      [0.58, 0.385],
      [0.44, 0.43],
      [0.33, 0.54],
      [0.31, 0.68],
      [0.36, 0.8],
      [0.46, 0.9],
      [0.5, 1.1],
    ],
    [
      [0.74, 0.37],
      [0.64, 0.385],
      [0.46, 0.42],
      [0.31, 0.5],
      [0.27, 0.62],
      [0.33, 0.74],
      [0.44, 0.84],
      [0.46, 1.1],
    ],
    [
      [0.72, 0.37],
      [0.62, 0.385],
      [0.45, 0.42],
      [0.32, 0.52],
      [0.29, 0.65],
      [0.34, 0.77],
      [0.45, 0.87],
      [0.48, 1.1],
    ],
  )
  // The shallows run together at the headland's tip and spread towards the viewer.
  const off = (dx: number, dy: number): Point[] =>
    on(beach).map(([x, y], index): Point => {
      const part = Math.min(1, 0.08 + index * 0.24)
      return [x + dx * part * u, y + dy * part * u]
    })
  const land = (dx: number, dy: number) => whole`${smoothLine(off(dx, dy))}H-200V${horizon + 40 * u}z`
  const bands = choose(frame, 1, 0.8, 0.74)
  const crestFar: Spots = [
    [-0.02, 0.05],
    [0.1, 0.06],
    [0.2, 0.1],
    [0.3, 0.13],
    [0.42, 0.17],
    [0.53, 0.23],
    [0.62, 0.27],
    [0.69, 0.335],
  ]
  const footFar: Spots = [
    [-0.02, 0.42],
    [0.1, 0.42],
    [0.22, 0.415],
    [0.34, 0.41],
    [0.46, 0.4],
    [0.56, 0.392],
    [0.64, 0.385],
    [0.72, 0.38],
  ]
  const stretch = choose(frame, 1, 1.14, 1.1)
  const wider = (points: Spots): Spots => points.map(([x, y]) => [x * stretch, y])
  const crestRight = choose<Spots>(
    frame,
    [
      [0.735, 0.69],
      [0.765, 0.6],
      [0.79, 0.46],
      [0.82, 0.4],
      [0.845, 0.25],
      [0.885, 0.19],
      [0.915, 0.06],
      [0.96, 0.02],
      [1.04, -0.06],
    ],
    [
      [0.69, 0.7],
      [0.725, 0.62],
      [0.755, 0.5],
      [0.8, 0.44],
      [0.83, 0.31],
      [0.885, 0.26],
      [0.92, 0.13],
      [0.98, 0.1],
      [1.06, 0.02],
    ],
    [
      [0.7, 0.72],
      [0.735, 0.63],
      [0.765, 0.5],
      [0.805, 0.44],
      [0.835, 0.3],
      [0.885, 0.24],
      [0.92, 0.11],
      [0.98, 0.07],
      [1.06, 0],
    ],
  )
  const footRight = choose<Spots>(
    frame,
    [
      [0.74, 0.74],
      [0.765, 0.8],
      [0.79, 0.835],
      [0.82, 0.86],
      [0.85, 0.91],
      [0.89, 0.95],
      [0.92, 1.0],
      [0.97, 1.05],
      [1.04, 1.1],
    ],
    [
      [0.7, 0.745],
      [0.73, 0.79],
      [0.765, 0.82],
      [0.8, 0.85],
      [0.84, 0.89],
      [0.885, 0.94],
      [0.93, 0.98],
      [0.98, 1.04],
      [1.06, 1.1],
    ],
    [
      [0.71, 0.765],
      [0.74, 0.81],
      [0.77, 0.84],
      [0.805, 0.87],
      [0.84, 0.91],
      [0.885, 0.95],
      [0.93, 1.0],
      [0.98, 1.05],
      [1.06, 1.1],
    ],
  )
  const crestNear = choose<Spots>(
    frame,
    [
      [-0.02, 0.6],
      [0.07, 0.63],
      [0.14, 0.72],
      [0.23, 0.76],
      [0.32, 0.86],
      [0.42, 0.9],
      [0.5, 1.02],
    ],
    [
      [-0.02, 0.66],
      [0.08, 0.68],
      [0.18, 0.76],
      [0.28, 0.79],
      [0.38, 0.87],
      [0.5, 0.9],
      [0.58, 1.02],
    ],
    [
      [-0.02, 0.64],
      [0.08, 0.66],
      [0.17, 0.74],
      [0.27, 0.78],
      [0.37, 0.87],
      [0.48, 0.91],
      [0.56, 1.02],
    ],
  )
  const footNear: Spots = [
    [-0.1, 1.1],
    [0.02, 1.1],
    [0.1, 1.1],
    [0.2, 1.1],
    [0.3, 1.1],
    [0.4, 1.1],
    [0.5, 1.1],
  ]
  // The narrow formats show fewer, broader facets.
  const slices = (points: Point[]) => (frame.format === 'wide' ? points : points.filter((_, index) => ![2, 5, 7].includes(index)))
  const boat = choose(frame, { x: 0.62, y: 0.66, k: 0.98 }, { x: 0.57, y: 0.62, k: 0.98 }, { x: 0.58, y: 0.64, k: 0.86 })
  const swimmers = choose<Spots>(
    frame,
    [
      [0.4, 0.59],
      [0.45, 0.54],
      [0.395, 0.7],
      [0.5, 0.6],
    ],
    [
      [0.38, 0.56],
      [0.46, 0.51],
      [0.36, 0.66],
      [0.48, 0.7],
    ],
    [
      [0.39, 0.57],
      [0.46, 0.52],
      [0.375, 0.68],
      [0.5, 0.72],
    ],
  )
  const parasols = choose<Spots>(
    frame,
    [
      [0.27, 0.56],
      [0.25, 0.63],
      [0.3, 0.5],
      [0.36, 0.455],
    ],
    [
      [0.22, 0.53],
      [0.18, 0.6],
      [0.27, 0.48],
      [0.36, 0.44],
    ],
    [
      [0.23, 0.54],
      [0.2, 0.61],
      [0.28, 0.49],
      [0.36, 0.445],
    ],
  )
  const scrub = on(crestNear).slice(0, 5)
  return [
    sky(frame, horizon, ['#4fb3c4', '#a9dcd2', '#fdf0c8']),
    shape(
      whole`M0,${horizon * 0.5}Q${w * 0.6},${horizon * 0.1} ${w},${horizon * 0.4}V${horizon * 0.62}Q${w * 0.6},${horizon * 0.36} 0,${horizon * 0.8}z`,
      '#fffaec',
      0.6,
    ),
    rect(0, horizon, w, h - horizon, '#0d5f7e'),
    rect(0, horizon, w, 10 * u, '#2f869a'),
    shape(land(430 * bands, 250 * bands), '#117e90'),
    shape(land(280 * bands, 160 * bands), '#1ba097'),
    shape(land(165 * bands, 92 * bands), '#45bfa6'),
    shape(land(84 * bands, 48 * bands), '#8adcc0'),
    shape(land(40, 24), '#c4eed8'),
    line(smoothLine(off(60, 36)), '#f6fff4', 5 * u, 0.7),
    line(smoothLine(off(22, 13)), '#fffdf0', 12 * u),
    shape(land(0, 0), '#f8dfa4'),
    shape(land(-46, -26), '#f0cd8c'),
    rockFace(on(wider(crestFar)), on(wider(footFar)), ['#e7a26a', '#b5694f', '#7c4650'], 8),
    shape(
      whole`M${on(wider(crestFar))
        .map(([px, py]) => whole`${px},${py - 3}`)
        .join(
          ' ',
        )}L${w * 0.4 * stretch},${h * 0.24}L${w * 0.26 * stretch},${h * 0.2} ${w * 0.16 * stretch},${h * 0.25} ${w * 0.04 * stretch},${h * 0.2} ${-20},${h * 0.24}V${h * 0.02}z`,
      '#4f9a62',
    ),
    range(7)
      .map((index) =>
        foliage(
          w * (0.02 + index * 0.058) * stretch,
          h * (0.412 + (index % 2) * 0.012),
          60 * u,
          26 * u,
          index % 2 ? '#2f7a54' : '#1f5f50',
          3 + index,
        ),
      )
      .join(''),
    parasols
      .map(
        ([px, py], index) =>
          ellipse(w * px + 22 * u, h * py + 12 * u, 30 * u, 9 * u, '#b9874f', 0.6) +
          line(whole`M${w * px},${h * py + 8 * u}V${h * py - 24 * u}`, '#6a4030', 4 * u) +
          shape(
            whole`M${w * px - 32 * u},${h * py - 16 * u}Q${w * px},${h * py - 62 * u} ${w * px + 32 * u},${h * py - 16 * u}z`,
            index % 2 ? '#d8412a' : '#b9803f',
          ),
      )
      .join(''),
    swimmers
      .map(
        ([px, py], index) =>
          ellipse(w * px + 8 * u, h * py + 26 * u, 24 * u, 6 * u, '#1a8a90', 0.6) +
          swimmer(w * px, h * py, 0.72 * u, ['#e0402a', '#f6b83a', '#2a1a24', '#d9407a'][index] ?? '#2a1a24', index % 2 === 0),
      )
      .join(''),
    speedboat(w * boat.x, h * boat.y, boat.k * u, '#d8412a', '#f2b53a', '#063a50', -12),
    rockFace(slices(on(crestRight)), slices(on(footRight)), ['#f0b27a', '#b9674c', '#5f3448'], 5),
    on(crestRight)
      .slice(2)
      .map(([px, py], index) =>
        foliage(px + 14 * u, py + 6 * u, (30 + index * 7) * u, (16 + index * 2) * u, index % 2 ? '#3f8a5c' : '#2a6a54', 31 + index),
      )
      .join(''),
    line(smoothLine(on(footRight, -16, 8)), '#f6fff4', 13 * u) + line(smoothLine(on(footRight, -50, 22)), '#8adcc0', 7 * u, 0.8),
    rockFace(on(crestNear), on(footNear), ['#8a4a44', '#5c3040', '#3a2036'], 3),
    scrub.map(([px, py], index) => foliage(px + 10 * u, py + 8 * u, (58 + index * 8) * u, 34 * u, '#1f4f48', 21 + index)).join(''),
    scrub.map(([px, py], index) => foliage(px - 6 * u, py - 2 * u, (36 + index * 6) * u, 18 * u, '#3f8a5c', 41 + index)).join(''),
  ].join('')
}
