import { cyclist } from '../../kit/bikes'
import { paddies, riceTuft, windingRoad } from '../../kit/fields'
import { foliage, grove } from '../../kit/foliage'
import { hills, mist } from '../../kit/haze'
import { palm } from '../../kit/palm'
import { stoopingFarmer } from '../../kit/people'
import { range } from '../../kit/rng'
import { clipped } from '../../kit/shapes'
import { birds, cloud, sky } from '../../kit/sky'
import { thatchHut } from '../../kit/stilt-house'
import { sun, sunRays } from '../../kit/sun'
import { choose, type Scene, unit } from '../../scene'

const house = { roof: '#9a4a32', roofShade: '#7a3529', wall: '#f3cf92', dark: '#4a2a2a' }

/** The mango road: a pale road winding through rice fields to the hills under a mango-coloured sun, a cyclist on her way. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.53, 0.5, 0.52)
  const sunX = w * choose(frame, 0.62, 0.58, 0.6)
  const sunY = horizon - choose(frame, 120, 150, 130) * u
  const y = (part: number) => horizon + (h - horizon) * part
  const bends = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.5, 1.04, 0.1],
      [0.66, 0.55, 0.036],
      [0.5, 0.27, 0.014],
      [0.61, 0.1, 0.006],
      [0.585, 0, 0.002],
    ],
    [
      [0.36, 1.04, 0.17],
      [0.7, 0.55, 0.065],
      [0.4, 0.27, 0.026],
      [0.6, 0.1, 0.011],
      [0.56, 0, 0.004],
    ],
    [
      [0.4, 1.04, 0.17],
      [0.7, 0.55, 0.062],
      [0.42, 0.27, 0.026],
      [0.6, 0.1, 0.011],
      [0.57, 0, 0.004],
    ],
  )
  const palmColours = { trunk: '#5a3a2c', leaf: '#1f5f48', leafLight: '#3c8a52', nut: '#d98a2a' }
  return [
    sky(frame, horizon, ['#4fb0b3', '#9fd3bf', '#f7e6ae', '#fdcf7d']),
    clipped('r', `M0,0H${w}V${horizon}H0z`, sunRays(sunX, sunY, w, 26, '#fff3c4', 0.2)),
    sun(sunX, sunY, 150 * u, '#f79a1e', '#fbb040'),
    cloud(w * choose(frame, 0.24, 0.22, 0.22), h * 0.19, 320 * u, '#fdf3d4', 0.85),
    cloud(w * 0.9, h * 0.27, 220 * u, '#fdf3d4', 0.75),
    hills(frame, {
      base: horizon - 30 * u,
      height: 190 * u,
      peaks: choose(frame, 4, 2.6, 2.8),
      seed: 44,
      fill: '#7fb7b4',
    }),
    hills(frame, {
      base: horizon - 16 * u,
      height: 120 * u,
      peaks: choose(frame, 5, 3, 3.3),
      seed: 31,
      fill: '#3f8f8a',
    }),
    mist(frame, horizon - 90 * u, 110 * u, '#fdf0c8', 0.6, 'f'),
    paddies({
      width: w,
      top: horizon,
      bottom: h,
      rows: 9,
      vanishX: w * 0.57,
      fills: ['#8fb53f', '#a9c44a', '#c9d056', '#e9cf57', '#79a63c', '#f2c94a'],
      edge: '#4f7f34',
      seed: 12,
    }),
    grove(-30, w * 0.46, horizon + 4 * u, 40 * u, '#2f6f5a', 4) +
      grove(w * 0.64, w + 30, horizon + 4 * u, 46 * u, '#2f6f5a', 9),
    windingRoad({
      bends: bends.map(([bx, by, half]) => [w * bx, y(by), w * half] as const),
      fill: '#f8dfae',
      edge: '#c48a4a',
    }),
    thatchHut(w * choose(frame, 0.25, 0.16, 0.17), y(0.13), 1.0 * u, house),
    foliage(w * choose(frame, 0.21, 0.06, 0.07), y(0.11), 60 * u, 36 * u, '#2a6a4a', 7),
    stoopingFarmer(w * choose(frame, 0.31, 0.24, 0.24), y(0.36), 0.85 * u, '#7a3f8a'),
    stoopingFarmer(
      w * choose(frame, 0.36, 0.34, 0.34),
      y(0.42),
      0.95 * u,
      '#2f6fa0',
      '#2b2030',
      true,
    ),
    palm(w * choose(frame, 0.86, 0.9, 0.9), y(0.36), 1.5 * u, palmColours, 250, -46, 4),
    palm(w * choose(frame, 0.94, 1.0, 1.0), y(0.46), 1.75 * u, palmColours, 270, -20, 9),
    cyclist(
      w * choose(frame, 0.64, 0.66, 0.66),
      y(choose(frame, 0.63, 0.6, 0.61)),
      choose(frame, 1.5, 1.5, 1.4) * u,
      '#e0402a',
      '#2a2430',
      true,
    ),
    range(choose(frame, 7, 4, 4))
      .map((index) =>
        riceTuft(
          w * choose(frame, 0.7 + index * 0.05, 0.72 + index * 0.09, 0.72 + index * 0.09),
          h + 8 * u,
          1.9 * u,
          '#3f7a34',
          '#f6c640',
          30 + index,
        ),
      )
      .join(''),
    birds(w * 0.42, h * 0.24, u, '#2f6f70'),
  ].join('')
}
