import { motorbike } from '../../kit/bikes'
import { fishingBoat } from '../../kit/boats'
import { passGate } from '../../kit/coast'
import { foliage } from '../../kit/foliage'
import { hills, mist, mountains } from '../../kit/haze'
import { mountainRoad, type RoadBend } from '../../kit/mountain-road'
import { type Point, smoothLine } from '../../kit/path'
import { range } from '../../kit/rng'
import { line, placed, rect, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** The Hải Vân pass by motorbike: the road coils up to the old brick gate, the Lăng Cô lagoon and its sandbar far below. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sea = h * choose(frame, 0.4, 0.38, 0.39)
  const gate = { x: w * choose(frame, 0.24, 0.27, 0.26), y: h * choose(frame, 0.42, 0.39, 0.41) }
  const ridge: Point[] = [
    [-20, gate.y - 46 * u],
    [w * 0.1, gate.y - 10 * u],
    [gate.x, gate.y + 2],
    [w * choose(frame, 0.36, 0.46, 0.44), gate.y + 40 * u],
    [w * choose(frame, 0.5, 0.66, 0.64), h * 0.56],
    [w * choose(frame, 0.62, 0.86, 0.84), h * 0.68],
    [w * choose(frame, 0.8, 1.04, 1.04), h * 0.82],
    [w * 1.04, h * 0.9],
  ]
  const bends = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [1.1, 1.06, 0.1],
      [0.82, 0.96, 0.085],
      [0.52, 0.9, 0.066],
      [0.28, 0.82, 0.05],
      [0.2, 0.72, 0.038],
      [0.34, 0.66, 0.03],
      [0.46, 0.61, 0.023],
      [0.4, 0.545, 0.016],
      [0.27, 0.505, 0.012],
      [0.235, 0.46, 0.009],
      [0.24, 0.42, 0.008],
    ],
    [
      [1.1, 1.06, 0.17],
      [0.8, 0.93, 0.15],
      [0.5, 0.86, 0.12],
      [0.2, 0.77, 0.09],
      [0.16, 0.68, 0.064],
      [0.36, 0.61, 0.05],
      [0.54, 0.565, 0.036],
      [0.46, 0.505, 0.026],
      [0.3, 0.47, 0.019],
      [0.26, 0.43, 0.014],
      [0.27, 0.39, 0.012],
    ],
    [
      [1.1, 1.06, 0.15],
      [0.8, 0.96, 0.13],
      [0.5, 0.9, 0.105],
      [0.2, 0.81, 0.08],
      [0.16, 0.72, 0.058],
      [0.36, 0.645, 0.045],
      [0.54, 0.59, 0.034],
      [0.44, 0.525, 0.025],
      [0.29, 0.49, 0.018],
      [0.25, 0.45, 0.013],
      [0.26, 0.41, 0.011],
    ],
  ).map(([x, y, half]): RoadBend => [x * w, y * h, half * w])
  const bar: Point[] = [
    [w * choose(frame, 0.42, 0.5, 0.5), sea + 70 * u],
    [w * 0.62, sea + 74 * u],
    [w * 0.78, sea + 48 * u],
    [w * 0.9, sea + 62 * u],
    [w + 30, sea + 40 * u],
  ]
  const bike = { x: w * choose(frame, 0.66, 0.56, 0.57), y: h * choose(frame, 0.955, 0.905, 0.945) }
  const pack =
    rect(-46, -56, 22, 26, '#2f9c93') +
    line('M-46-46H-24', '#fff1cf', 3) +
    shape('M-46-58H-24V-66Q-35-74-46-66z', '#f0b23a')
  const bushes = range(9).map((index) =>
    foliage(
      w * ((index * 0.117 + 0.02) % 0.62),
      h * (0.66 + ((index * 37) % 28) / 100),
      (44 + (index % 3) * 22) * u,
      (26 + (index % 3) * 10) * u,
      index % 2 === 0 ? '#235f4a' : '#3a8058',
      20 + index,
    ),
  )
  return [
    sky(frame, sea, ['#4f9fc4', '#a3d3d6', '#fdeec8']),
    cloud(w * 0.6, h * 0.12, 380 * u, '#fff8ea', 0.85),
    cloud(w * 0.1, h * 0.1, 300 * u, '#fff8ea', 0.7),
    mountains(frame, {
      base: sea + 10,
      height: 190 * u,
      peaks: choose(frame, 5, 3.4, 3.4),
      seed: 36,
      fill: '#a9cdd8',
      bottom: sea + 6,
    }),
    hills(frame, {
      base: sea + 8,
      height: 90 * u,
      peaks: choose(frame, 4, 3, 3),
      seed: 5,
      fill: '#7fb0c0',
      bottom: sea + 6,
    }),
    water(frame, sea, ['#a6dcd4', '#45b0b8', '#238a9c', '#17708c']),
    shape(
      whole`${smoothLine(bar)}L${w + 30},${sea + 70 * u}` +
        whole`Q${w * 0.82},${sea + 84 * u} ${w * 0.66},${sea + 106 * u}T${bar[0]?.[0] ?? 0},${sea + 70 * u}z`,
      '#f6e3b4',
    ),
    range(6)
      .map((index) =>
        foliage(
          w * (0.66 + index * 0.062),
          sea + (70 - index * 2) * u,
          34 * u,
          9 * u,
          '#4f9a6c',
          index + 3,
        ),
      )
      .join(''),
    line(
      range(8)
        .map(
          (index) =>
            whole`M${w * (0.66 + index * 0.04)},${sea + (64 + (index % 3) * 6) * u}h${9 * u}`,
        )
        .join(''),
      '#d8553a',
      6 * u,
    ),
    ripples({
      left: w * 0.5,
      right: w,
      top: sea + 10 * u,
      bottom: sea + 50 * u,
      count: 10,
      colour: '#f0fbf0',
      seed: 3,
      opacity: 0.7,
      length: 130 * u,
    }),
    ripples({
      left: w * 0.5,
      right: w,
      top: sea + 110 * u,
      bottom: h * 0.85,
      count: 16,
      colour: '#e3f6ee',
      seed: 7,
      opacity: 0.45,
      length: 180 * u,
    }),
    fishingBoat(
      w * choose(frame, 0.84, 0.86, 0.86),
      h * choose(frame, 0.62, 0.56, 0.58),
      0.42 * u,
      {
        hull: '#1f4f7a',
        stripe: '#d8412a',
        cabin: '#fff1cf',
        roof: '#2f9c93',
      },
    ),
    shape(`${smoothLine(ridge)}V${h + 20}H-20z`, '#4c9460'),
    mist(frame, h * 0.42, h * 0.22, '#eaf3d0', 0.4, 'm'),
    shape(
      whole`M-20,${h * 0.6}Q${w * 0.2},${h * 0.62} ${w * 0.34},${h * 0.72}T${w * 0.7},${h * 0.86}T${w * 1.04},${h * 0.94}V${h + 20}H-20z`,
      '#357a54',
    ),
    bushes.slice(0, 4).join(''),
    mountainRoad(bends, '#6f687a', '#f3dca8', '#ffd98a'),
    bushes.slice(4).join(''),
    passGate(
      gate.x,
      gate.y + 6 * u,
      choose(frame, 1.35, 1.35, 1.2) * u,
      '#b8553f',
      '#84382f',
      '#e39a6c',
      '#a3d3d6',
    ),
    foliage(gate.x - 170 * u, gate.y - 10 * u, 70 * u, 36 * u, '#357a54', 6) +
      foliage(gate.x + 150 * u, gate.y + 34 * u, 60 * u, 24 * u, '#357a54', 8),
    motorbike(
      bike.x,
      bike.y,
      choose(frame, 2.5, 2.5, 2.3) * u,
      { bike: '#2a3560', shirt: '#e0322a', helmet: '#fff1cf' },
      true,
    ),
    placed(bike.x, bike.y, choose(frame, 2.5, 2.5, 2.3) * u, pack, true),
    foliage(w * 0.03, h * 0.99, 150 * u, 100 * u, '#143f3a', 41) +
      foliage(w * 0.17, h * 1.03, 120 * u, 74 * u, '#1c5246', 44),
  ].join('')
}
