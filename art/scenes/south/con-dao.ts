import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { forestEdge } from '../../kit/forest-edge'
import { lens, type Point, smoothLine } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, shape } from '../../kit/shapes'
import { cloud, cloudStreaks, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** A turboprop with its wing on top of the cabin, wheels down, coming in to the right: 220 units long, centred on the origin. */
const turboprop =
  shape('M-92-14L-122-62H-96L-58-20z', '#d8382a') +
  shape('M-126-66H-84L-80-58H-128z', '#b02a28') +
  shape('M-104-10Q-70-26-30-26H62Q98-24 108-6 96 10 62 12H-34Q-80 10-104-10z', '#fffdf2') +
  shape('M-104-10Q-60 2 0 2H108Q98 10 62 12H-34Q-80 10-104-10z', '#b9cdd2') +
  line('M-74-9H70', '#d8382a', 5) +
  line('M-50-16h.1m13 0h.1m13 0h.1m13 0h.1m13 0h.1m13 0h.1m13 0h.1m13 0h.1', '#2b5a78', 6) +
  shape('M80-20Q96-16 102-9H82z', '#2b5a78') +
  line('M4 10V28M14 10V28M76 10V26', '#44566a', 4) +
  circle(9, 31, 7, '#22283c') +
  circle(77, 28, 5, '#22283c') +
  shape('M-16-32L-56 2H-40L28-26V-32z', '#8fa9b4') +
  shape('M-20-36H34L38-28H-18z', '#e8eef0') +
  shape('M-26-18Q-20-30 10-31H42Q53-30 54-25 44-15 8-14z', '#e8eef0') +
  shape('M-26-18Q0-22 54-25 44-15 8-14z', '#8fa9b4') +
  shape('M50-30L60-26 50-20z', '#d8382a') +
  ellipse(53, -26, 4, 26, '#eef6f4', 0.75)

/** A weathered round block of granite lit from the left, 200 units wide and 130 tall, foot at the origin. */
const boulder =
  shape('M-100 4Q-112-58-66-98-20-134 34-122 88-108 100-50 104-16 96 4z', '#a8987f') +
  shape('M34-122Q88-108 100-50 104-16 96 4H10Q58-40 34-122z', '#6f6a68') +
  shape('M-100-8Q-104-58-66-98-20-134 34-122 0-112-30-84-66-54-78-6z', '#e6d6b4') +
  line('M-20-92Q-8-50-26 2M30-62Q52-40 46 0', '#6f6a68', 4) +
  shape('M-104 8Q0-12 104 8 60 18 0 16-60 18-104 8z', '#6f6a68')

/** A longer, lower one: 260 units wide, 80 tall. */
const slab =
  shape('M-130 4Q-140-34-92-58-30-84 50-70 120-56 132-14L126 4z', '#a8987f') +
  shape('M50-70Q120-56 132-14L126 4H40Q84-30 50-70z', '#6f6a68') +
  shape('M-130-6Q-132-38-92-58-30-84 50-70-10-62-58-42-96-28-104-4z', '#e6d6b4') +
  line('M-30-60Q-20-30-34 0', '#6f6a68', 4)

const bands = ['#2fa0b4', '#4fc0bc', '#86d8c6', '#c4eedc', '#fffdf2', '#d9c296', '#f6e4b8']

/** The sea's edge from far to near, pushed out by bands of shallow water, foam and wet sand. */
function shore(frame: Frame, edge: readonly Point[], u: number): string {
  const { width: w, height: h } = frame
  const shifts = [-150, -92, -52, -24, -9, 0, 26]
  return bands
    .map((fill, index) => {
      const out = shifts[index] ?? 0
      const moved = edge.map(([x, y]): Point => {
        const near = Math.max(0, (y / h - 0.54) / 0.4)
        return [x + out * u * (0.2 + near * 0.9), y + out * u * near * 0.62]
      })
      return shape(`${smoothLine(moved)}V${h + 10}H${w + 10}V${Math.round(h * 0.56)}z`, fill)
    })
    .join('')
}

/** Côn Đảo: the empty crescent of Đầm Trầu below forested hills, granite at its ends, a small plane low over the sea. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.53, 0.52, 0.53)
  const pts = (wide: string, tall: string, square: string) =>
    percentPoints(frame, choose(frame, wide, tall, square))
  const ridge = pts(
    '56,55 62,48 70,44 76,33 83,29 88,19 95,16 103,22',
    '46,54 55,48 63,45 71,37 79,35 87,27 95,25 104,29',
    '48,55 57,49 65,45 73,36 80,33 88,24 96,22 104,27',
  )
  const spur = pts(
    '50,56 58,54 66,50 74,50 82,42 91,41 103,34',
    '40,55 50,53 60,49 70,49 81,43 92,43 104,38',
    '42,56 52,54 62,50 71,50 82,43 92,42 104,36',
  )
  const edge = pts(
    '50,57.5 56,58.6 64,61.5 69,66 67,72 58,80 40,88 18,92 -4,92',
    '40,56.5 48,58 60,61 66,66 64,72 54,79 36,84 14,86 -6,85',
    '42,57.5 50,59 60,62 66,67 64,73 54,80 36,87 14,90 -6,90',
  )
  const grade = (points: readonly Point[], part: number, by: number) =>
    points.map(([x, y]): Point => [x + by * w, y + (h * 0.58 - y) * part])
  const plane = choose(
    frame,
    { x: 0.5, y: 0.42, s: 1 },
    { x: 0.27, y: 0.44, s: 1 },
    { x: 0.27, y: 0.42, s: 0.95 },
  )
  const rocks = choose<readonly (readonly ['rock' | 'slab', number, number, number, number])[]>(
    frame,
    [
      ['rock', 0.46, 0.568, 0.22, 0],
      ['slab', 0.49, 0.575, 0.28, 0],
      ['rock', 0.53, 0.575, 0.3, 8],
      ['slab', 0.21, 0.9, 0.9, -3],
      ['rock', 0.03, 0.86, 2, -6],
      ['rock', 0.14, 0.93, 1.45, 5],
      ['slab', 0.25, 0.985, 1.2, 2],
      ['rock', 0.02, 1.06, 2.1, 10],
    ],
    [
      ['rock', 0.36, 0.558, 0.22, 0],
      ['slab', 0.4, 0.566, 0.28, 0],
      ['rock', 0.45, 0.566, 0.3, 8],
      ['slab', 0.3, 0.865, 0.8, -3],
      ['rock', 0.03, 0.82, 1.7, -6],
      ['rock', 0.19, 0.88, 1.3, 5],
      ['slab', 0.36, 0.94, 1, 2],
      ['rock', 0.03, 0.98, 2, 10],
    ],
    [
      ['rock', 0.38, 0.568, 0.2, 0],
      ['slab', 0.42, 0.575, 0.26, 0],
      ['rock', 0.47, 0.575, 0.28, 8],
      ['slab', 0.3, 0.91, 0.7, -3],
      ['rock', 0.03, 0.87, 1.6, -6],
      ['rock', 0.19, 0.94, 1.2, 5],
      ['rock', 0.04, 1.06, 1.9, 10],
    ],
  )
  const sand = pts(
    '104,60 84,60 74,62 72,66 78,72 104,76',
    '106,60 82,59.5 71,61.5 70,66 78,72 106,76',
    '106,60 84,60 72,62 70,66 78,72 106,77',
  )
  return [
    sky(frame, horizon, ['#4fb0cc', '#a5dcd8', '#fdf2d0']),
    cloud(w * choose(frame, 0.3, 0.34, 0.34), h * 0.12, 330 * u, '#fdfcee', 0.8),
    cloudStreaks(frame, horizon - 70 * u, horizon - 20 * u, 4, '#fdfcee', 5, 0.7),
    shape(
      `${smoothLine(pts('-3,53 3,48 9,46.5 15,50 21,51 27,53', '-4,52 4,48 12,47 20,50 27,50.5 33,52', '-4,53 4,48 12,47 20,50 27,51.5 33,53'))}z`,
      '#8fc4c0',
    ),
    water(frame, horizon, ['#5fc0c8', '#2aa0b8', '#1f86ac']),
    shape(`${smoothLine(ridge)}V${Math.round(h * 0.57)}H${Math.round(w * 0.5)}z`, '#3f8f78'),
    forestEdge(ridge, 1, 30 * u, '#3f8f78', '#3f8f78', '#6fb084', 5),
    forestEdge(grade(ridge.slice(2), 0.3, -0.01), 1, 34 * u, '#35806c', '#3f8f78', '#5fa47c', 8),
    shape(`${smoothLine(spur)}V${Math.round(h * 0.568)}H${Math.round(w * 0.46)}z`, '#23664f'),
    forestEdge(spur.slice(1), 2, 34 * u, '#23664f', '#2f7a56', '#5fa45c', 3),
    forestEdge(grade(spur.slice(2), 0.4, 0), 2, 42 * u, '#1f5a4a', '#2b7250', '#4f9656', 9),
    shore(frame, edge, u),
    shape(`${smoothLine(sand)}z`, '#ead2a0'),
    shape(
      `${smoothLine(pts('48,57 56,57.6 70,57 104,56', '38,56.2 50,56.8 70,56.4 106,56', '40,57 50,57.6 70,57 106,56.4'))}V${Math.round(h * 0.55)}H${Math.round(w * 0.6)}z`,
      '#23664f',
    ),
    forestEdge(
      pts(
        '70,62 80,61 92,62 104,63',
        '66,61 78,60.5 92,62 106,63',
        '67,62 80,61.5 92,62.5 106,63.5',
      ),
      2,
      50 * u,
      '#174a40',
      '#23664f',
      '#4f9656',
      6,
    ),
    ripples({
      left: 0,
      right: w * choose(frame, 0.5, 0.42, 0.44),
      top: horizon + 14 * u,
      bottom: h * 0.8,
      count: 20,
      colour: '#bfeee2',
      seed: 8,
      opacity: 0.8,
      length: 190 * u,
    }),
    shape(
      lens(w * plane.x, horizon + 40 * u, 190 * u, 9 * u) +
        lens(w * (plane.x + 0.01), horizon + 52 * u, 110 * u, 6 * u),
      '#1f7f9c',
    ),
    placed(w * plane.x, h * plane.y, plane.s * u, turboprop, false, 3),
    stencils([
      ['rock', boulder],
      ['slab', slab],
    ]),
    rocks.map(([id, x, y, size, turn]) => copyAt(id, w * x, h * y, size * u, turn)).join(''),
    shape(
      range(9)
        .map((index) =>
          lens(
            w * (0.52 + ((index * 37) % 46) / 100),
            h * (0.84 + ((index * 5) % 14) / 100),
            (70 + ((index * 29) % 90)) * u,
            5 * u,
          ),
        )
        .join(''),
      '#d9c296',
    ),
    foliage(w * 1.0, h * 0.99, 130 * u, 70 * u, '#1f5a4a', 4) +
      foliage(w * 0.93, h * 1.03, 110 * u, 50 * u, '#35806c', 9),
  ].join('')
}
