import { bather, ladyBuddha, swimmer } from '../../kit/coast'
import { foliage } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { num, type Point, smoothLine } from '../../kit/path'
import { cycle, range } from '../../kit/rng'
import { line, mirrored, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sun, sunRays } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const caps = ['#e0402a', '#f4b02f', '#fff6e4', '#2b6fb0', '#e4588a', '#1d1220', '#2f9c93']

/** Five in the morning on Mỹ Khê: half the town in the water, the sun just off the sea, the white Lady on Sơn Trà. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.42, 0.4, 0.41)
  const sunX = w * choose(frame, 0.7, 0.7, 0.7)
  const cape: Point[] = [
    [-20, horizon - 250 * u],
    [w * 0.1, horizon - 236 * u],
    [w * 0.2, horizon - 180 * u],
    [w * choose(frame, 0.3, 0.36, 0.34), horizon - 120 * u],
    [w * choose(frame, 0.42, 0.5, 0.48), horizon - 20 * u],
    [w * choose(frame, 0.46, 0.56, 0.54), horizon + 4],
  ]
  const sand = (down: number): Point[] => [
    [w * choose(frame, 1.06, 1.1, 1.1), h * 0.72 + down],
    [w * 0.8, h * 0.78 + down],
    [w * 0.56, h * 0.85 + down],
    [w * 0.34, h * 0.865 + down],
    [w * 0.16, h * 0.93 + down],
    [-40, h * 0.95 + down],
  ]
  const surf = (points: readonly Point[], fill: string, opacity = 1) =>
    shape(whole`${smoothLine(points)}V${h + 40}H${w * 1.1}z`, fill, opacity)
  const heads = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.2, 0.1, 0.5],
      [0.34, 0.06, 0.42],
      [0.42, 0.17, 0.62],
      [0.56, 0.09, 0.48],
      [0.83, 0.08, 0.46],
      [0.9, 0.2, 0.7],
      [0.62, 0.25, 0.85],
      [0.1, 0.24, 0.8],
      [0.3, 0.32, 1],
    ],
    [
      [0.16, 0.12, 0.5],
      [0.36, 0.07, 0.42],
      [0.5, 0.18, 0.64],
      [0.86, 0.1, 0.5],
      [0.24, 0.26, 0.85],
      [0.78, 0.22, 0.75],
      [0.56, 0.33, 1.05],
    ],
    [
      [0.16, 0.12, 0.5],
      [0.36, 0.07, 0.42],
      [0.5, 0.18, 0.64],
      [0.88, 0.1, 0.5],
      [0.24, 0.26, 0.85],
      [0.8, 0.22, 0.75],
      [0.54, 0.34, 1.05],
    ],
  )
  const standing = choose<readonly (readonly [number, number, number, string, boolean])[]>(
    frame,
    [
      [0.72, 0.67, 1.25, '#2b6fb0', false],
      [0.775, 0.675, 1.05, '#f4b02f', true],
      [0.4, 0.78, 1.75, '#e0322a', true],
      [0.93, 0.6, 0.95, '#e4588a', false],
      [0.16, 0.8, 1.5, '#2f9c93', false],
      [0.2, 0.81, 1, '#f0b23a', false],
    ],
    [
      [0.78, 0.66, 1.3, '#2b6fb0', false],
      [0.88, 0.655, 1.05, '#f4b02f', true],
      [0.42, 0.75, 1.9, '#e0322a', true],
      [0.14, 0.79, 1.4, '#2f9c93', false],
      [0.21, 0.8, 0.95, '#f0b23a', false],
    ],
    [
      [0.76, 0.67, 1.2, '#2b6fb0', false],
      [0.86, 0.66, 1, '#f4b02f', true],
      [0.42, 0.78, 1.65, '#e0322a', true],
      [0.12, 0.81, 1.3, '#2f9c93', false],
      [0.19, 0.82, 0.9, '#f0b23a', false],
    ],
  )
  return [
    sky(frame, horizon, ['#5f7fc0', '#c9a0c4', '#f9a784', '#fedb90']),
    sunRays(sunX, horizon, w, 26, '#fff0b8', 0.22),
    sun(sunX, horizon - 34 * u, 116 * u, '#fff6cf', '#ffe9a0'),
    cloudStreaks(frame, h * 0.06, h * 0.26, 7, '#ffe3c0', 22, 0.6),
    hills(frame, {
      base: horizon + 6,
      height: 70 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 5,
      fill: '#c98fa8',
      bottom: horizon + 6,
    }),
    water(frame, horizon, ['#fcc48a', '#e59a92', '#7f8fc0', '#3f86b0', '#5fb4bc']),
    mirrored(
      'c',
      shape(`${smoothLine(cape)}H-20z`, '#5a5f98') +
        shape(
          `${smoothLine(cape.map(([x, y], index): Point => [x - (index === 5 ? 60 * u : 30 * u), y + (index === 5 ? 0 : 60 * u)]))}H-60z`,
          '#474c86',
        ) +
        foliage(
          w * choose(frame, 0.26, 0.31, 0.29),
          horizon - 92 * u,
          60 * u,
          22 * u,
          '#3f4880',
          3,
        ) +
        ladyBuddha(
          w * choose(frame, 0.26, 0.31, 0.29),
          horizon - 98 * u,
          0.98 * u,
          '#fffaf0',
          '#e5b9b4',
        ),
      horizon + 3,
      0.35,
      0.5,
    ),
    glints({
      x: sunX,
      top: horizon + 6 * u,
      bottom: h * 0.84,
      widths: [190 * u, 460 * u],
      count: 24,
      colour: '#fff1c4',
      seed: 9,
      opacity: 0.85,
    }),
    ripples({
      left: 0,
      right: w,
      top: horizon + 20 * u,
      bottom: h * 0.84,
      count: 26,
      colour: '#5a7ab4',
      seed: 4,
      opacity: 0.5,
      length: 220 * u,
    }),
    heads
      .map(([x, y, s], index) =>
        swimmer(w * x, horizon + h * y, s * 1.25 * u, cycle(caps, index), index % 3 === 1),
      )
      .join(''),
    line(smoothLine(sand(-96 * u)), '#fff6e4', 9 * u, 0.7) +
      line(smoothLine(sand(-130 * u)), '#fff6e4', 5 * u, 0.5),
    standing
      .map(([x, y, s, suit, up], index) => bather(w * x, h * y, s * u, suit, up, index % 2 === 1))
      .join(''),
    surf(sand(-34 * u), '#fff8ea') +
      surf(sand(-14 * u), '#cfe0d8') +
      surf(sand(10 * u), '#e0a878') +
      surf(sand(44 * u), '#f2cc96'),
    line(
      range(9)
        .map(
          (index) =>
            `M${num(w * (0.1 + index * 0.095))},${num(h * (1.0 - index * 0.012))}q${num(10 * u)},${num(-7 * u)} ${num(20 * u)},0`,
        )
        .join(''),
      '#c98f62',
      4 * u,
      0.6,
    ),
  ].join('')
}
