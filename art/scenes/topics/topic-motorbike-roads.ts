import { departingRider } from '../../kit/departing-rider'
import { foliage } from '../../kit/foliage'
import { mist, mountains } from '../../kit/haze'
import { karstRow } from '../../kit/karst'
import { mountainRoad, type RoadBend } from '../../kit/mountain-road'
import { range } from '../../kit/rng'
import { line, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** The great northern road: a rider seen from behind heads for ridge after ridge, the road looping on along the slope ahead. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.5, 0.48, 0.49)
  const bends = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.4, 1.16, 0.34],
      [0.47, 0.96, 0.2],
      [0.53, 0.8, 0.115],
      [0.6, 0.7, 0.066],
      [0.72, 0.63, 0.036],
      [0.8, 0.585, 0.022],
      [0.72, 0.545, 0.014],
      [0.66, 0.515, 0.009],
      [0.72, 0.478, 0.006],
      [0.78, 0.45, 0.004],
    ],
    [
      [0.4, 1.14, 0.5],
      [0.45, 0.96, 0.33],
      [0.5, 0.8, 0.19],
      [0.58, 0.7, 0.11],
      [0.74, 0.63, 0.06],
      [0.84, 0.585, 0.036],
      [0.74, 0.545, 0.024],
      [0.66, 0.515, 0.016],
      [0.74, 0.478, 0.01],
      [0.84, 0.45, 0.006],
    ],
    [
      [0.38, 1.16, 0.46],
      [0.44, 0.96, 0.3],
      [0.5, 0.8, 0.175],
      [0.58, 0.7, 0.1],
      [0.72, 0.63, 0.055],
      [0.82, 0.585, 0.034],
      [0.74, 0.545, 0.022],
      [0.66, 0.515, 0.014],
      [0.72, 0.478, 0.009],
      [0.82, 0.45, 0.006],
    ],
  ).map(([x, y, half]): RoadBend => [x * w, y * h, half * w])
  const rider = {
    x: w * choose(frame, 0.5, 0.5, 0.48),
    y: h * choose(frame, 0.95, 0.89, 0.95),
    size: choose(frame, 1.85, 1.95, 1.75) * u,
  }
  const posts = range(8)
    .map((index) => {
      const part = (index / 8) ** 1.5
      const x = w * choose(frame, 0.665, 0.7, 0.69) + part * w * choose(frame, 0.09, 0.26, 0.22)
      const y = h * (0.75 + part * 0.28)
      const size = (0.3 + part * 1.4) * u
      return (
        shape(whole`M${x},${y}h${22 * size}v${-52 * size}h${-22 * size}z`, '#fff1e0') +
        shape(whole`M${x},${y - 36 * size}h${22 * size}v${-16 * size}h${-22 * size}z`, '#e0402a')
      )
    })
    .join('')
  return [
    sky(frame, horizon, ['#4a3f8f', '#c2598c', '#f58a6a', '#fcd08a']),
    cloudStreaks(frame, h * 0.06, h * 0.24, 6, '#ffc4a0', 7, 0.5),
    sun(
      w * choose(frame, 0.31, 0.3, 0.3),
      h * choose(frame, 0.3, 0.3, 0.3),
      choose(frame, 120, 120, 112) * u,
      '#fff0c4',
    ),
    mountains(frame, {
      base: horizon + 50 * u,
      height: 330 * u,
      peaks: choose(frame, 9, 5.4, 6),
      seed: 5,
      fill: '#d8788a',
      bottom: horizon + 90 * u,
    }),
    karstRow({
      left: -60,
      right: w + 60,
      base: horizon + 90 * u,
      count: choose(frame, 8, 5, 5),
      heights: [110 * u, 260 * u],
      widths: [180 * u, 290 * u],
      seed: 12,
      fill: '#a85a92',
    }),
    mist(frame, horizon - 30 * u, 160 * u, '#ffd0a8', 0.75, 'm1'),
    mountains(frame, {
      base: horizon + 90 * u,
      height: 170 * u,
      peaks: choose(frame, 4, 2.4, 2.6),
      seed: 51,
      fill: '#6a4a8a',
      bottom: h,
    }),
    shape(
      whole`M${w + 20},${h * 0.33}L${w * 0.9},${h * 0.39} ${w * 0.84},${h * 0.42} ${w * 0.72},${h * 0.5}` +
        whole`Q${w * 0.6},${h * 0.55} ${w * 0.5},${h * 0.64}V${h}H${w + 20}z`,
      '#4a4a86',
    ),
    shape(
      whole`M-20,${h * 0.53}Q${w * 0.16},${h * 0.54} ${w * 0.32},${h * 0.66}T${w * 0.62},${h * 0.72}L${w + 20},${h * 0.66}V${h + 20}H-20z`,
      '#33407a',
    ),
    mist(frame, h * 0.52, h * 0.16, '#f5a0a0', 0.4, 'm2'),
    shape(
      whole`M-20,${h * 0.72}Q${w * 0.3},${h * 0.7} ${w * 0.5},${h * 0.76}T${w + 20},${h * 0.84}V${h + 20}H-20z`,
      '#243a66',
    ),
    line(
      range(9)
        .map(
          (index) =>
            whole`M${w * (0.02 + index * 0.05)},${h * (0.76 + ((index * 7) % 5) * 0.05)}q${60 * u},${-12 * u} ${130 * u},0`,
        )
        .join(''),
      '#34548a',
      7 * u,
      0.8,
    ),
    mountainRoad(bends, '#6a5a86', '#e8a890', '#ffe0a0'),
    posts,
    foliage(w * 0.02, h * 1.0, 150 * u, 100 * u, '#1a2a54', 8) +
      foliage(w * 0.99, h * 1.02, 130 * u, 100 * u, '#1a2a54', 14),
    departingRider(
      rider.x,
      rider.y,
      rider.size,
      {
        jacket: '#f6b02e',
        jacketShade: '#d9861f',
        pack: '#e0402a',
        packShade: '#a82a2c',
        helmet: '#fff1e0',
        bike: '#2f9c93',
      },
      3,
    ),
  ].join('')
}
