import { fishingBoat } from '../../kit/boats'
import { rockShrine } from '../../kit/coast'
import { hills } from '../../kit/haze'
import { palm } from '../../kit/palm'
import { aoDaiFigure } from '../../kit/people'
import { line, mirrored, polygon, shape } from '../../kit/shapes'
import { birds, cloud, sky } from '../../kit/sky'
import { glow, sun, sunRays } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const rock = { rock: '#5a2f5c', rockLight: '#a8506a', rockDark: '#3a1f48', stone: '#f0b07a' }
const hull = { hull: '#2c1a44', stripe: '#d8412a', cabin: '#5a3a6a', roof: '#2c1a44' }

/** Sunset at Dinh Cậu: the shrine and its lighthouse on the rock, fishing boats going out across the sun's road. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.6, 0.57, 0.58)
  const sunX = w * choose(frame, 0.34, 0.3, 0.3)
  const size = choose(frame, 1.75, 1.5, 1.36) * u
  const rockX = w * choose(frame, 0.73, 0.66, 0.68)
  const foot = horizon + choose(frame, 66, 70, 60) * u
  const shrine =
    rockShrine(rockX, foot, size, rock, '#fff3b8') +
    palm(
      rockX + 170 * size,
      foot - 96 * size,
      0.62 * size,
      { trunk: '#3a1f48', leaf: '#3a1f48', leafLight: '#5a2f5c' },
      190,
      22,
      5,
    ) +
    palm(
      rockX - 150 * size,
      foot - 84 * size,
      0.5 * size,
      { trunk: '#3a1f48', leaf: '#3a1f48', leafLight: '#5a2f5c' },
      180,
      -24,
      3,
    )
  const a = { x: w * choose(frame, 0.3, 0.24, 0.26), y: h * choose(frame, 0.83, 0.76, 0.82) }
  const b = { x: w * choose(frame, 0.14, 0.1, 0.1), y: h * choose(frame, 0.68, 0.64, 0.66) }
  const c = { x: w * choose(frame, 0.44, 0.42, 0.42), y: h * choose(frame, 0.645, 0.61, 0.625) }
  return [
    sky(frame, horizon, ['#3f2a78', '#a83f86', '#f0605a', '#fdb45a']),
    sunRays(sunX, horizon - 80 * u, w, 28, '#ffd08a', 0.14),
    cloud(w * 0.62, h * 0.12, 460 * u, '#d8578a', 0.55),
    cloud(w * 0.14, h * 0.2, 360 * u, '#e8707a', 0.5),
    cloud(w * 0.94, h * 0.3, 300 * u, '#f08a6a', 0.5),
    sun(
      sunX,
      horizon - choose(frame, 70, 90, 74) * u,
      choose(frame, 170, 180, 154) * u,
      '#ffe9a6',
      '#ffc46b',
    ),
    hills(frame, {
      base: horizon + 4,
      height: 46 * u,
      peaks: 3,
      seed: 31,
      fill: '#b8507a',
      bottom: horizon + 4,
    }),
    water(frame, horizon, ['#fdae5c', '#e0645f', '#8a3a7c', '#34205c', '#22164a']),
    glints({
      x: sunX,
      top: horizon + 6 * u,
      bottom: h * 0.98,
      widths: [250 * u, 520 * u],
      count: 26,
      colour: '#ffe3a0',
      seed: 11,
      opacity: 0.85,
    }),
    ripples({
      left: 0,
      right: w,
      top: horizon + 30 * u,
      bottom: h,
      count: 30,
      colour: '#4a2468',
      seed: 6,
      opacity: 0.55,
      length: 260 * u,
    }),
    mirrored('r', shrine, foot + 2, 0.42, 0.62),
    glow(rockX + 124 * size, foot - 248 * size, 150 * size, '#fff0b0', 0.6, 'g'),
    polygon(
      [
        [rockX + 124 * size, foot - 252 * size],
        [w * 1.1, foot - 380 * size],
        [w * 1.1, foot - 300 * size],
        [rockX + 124 * size, foot - 244 * size],
      ],
      '#fff3b8',
      0.28,
    ),
    aoDaiFigure(rockX + 25 * size, foot - 50 * size, 0.4 * size, { dress: '#fff6e4' }),
    shape(
      whole`M${rockX - 330 * size},${foot + 14 * u}q${300 * size},${-26 * u} ${660 * size},0q${-300 * size},${22 * u} ${-660 * size},0`,
      '#ffd9a8',
      0.5,
    ),
    ripples({
      left: rockX - 300 * size,
      right: rockX + 240 * size,
      top: foot + 30 * u,
      bottom: h * 0.96,
      count: 18,
      colour: '#5a2a70',
      seed: 16,
      opacity: 0.7,
      length: 240 * u,
    }),
    mirrored('c', fishingBoat(c.x, c.y, 0.5 * u, hull), c.y + 2, 0.4, 0.5),
    mirrored('b', fishingBoat(b.x, b.y, 0.75 * u, hull), b.y + 3, 0.4, 0.5),
    mirrored(
      'a',
      fishingBoat(a.x, a.y, 1.55 * u, { ...hull, stripe: '#e8442c', cabin: '#4a3f7a' }),
      a.y + 6 * u,
      0.4,
      0.5,
    ),
    line(
      whole`M${a.x + 120 * u},${a.y + 8 * u}h${110 * u}m${-80 * u},${12 * u}h${120 * u}`,
      '#ffd9a8',
      3 * u,
      0.6,
    ),
    birds(w * 0.5, h * 0.3, u, '#4a2460'),
  ].join('')
}
