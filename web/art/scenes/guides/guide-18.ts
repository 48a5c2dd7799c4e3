import { basaltColumns } from '../../kit/basalt'
import { basketBoat, fishingBoat } from '../../kit/boats'
import { swell } from '../../kit/breaker'
import { foliage } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { crestHeight, num, type Point } from '../../kit/path'
import { standingRower } from '../../kit/people'
import { mirrored, shape } from '../../kit/shapes'
import { birds, cloud, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

const tones = [
  { top: '#8f7f8c', left: '#5f4a58', right: '#2c2338' },
  { top: '#a38b8e', left: '#6f5260', right: '#352a40' },
  { top: '#e6b083', left: '#9a6450', right: '#3d2f44' },
  { top: '#7a6d80', left: '#51404f', right: '#241d30' },
]

/** The waterline on the left of the columns: pairs of a part of the height and a part of the width. */
function percentShore(shift: number): Point[] {
  return [
    [0.3, 0.78],
    [0.42, 0.66],
    [0.54, 0.52],
    [0.66, 0.43],
    [0.8, 0.34],
    [0.92, 0.36],
    [1.06, 0.5],
    [1.3, 0.56],
  ].map(([y = 0, x = 0]) => [y, x + shift])
}

/** Gành Đá Đĩa: the stepped basalt columns of Phú Yên going down into the surf, a woman turning a blue basket boat. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.34, 0.3, 0.32)
  const land = choose(frame, percentShore(0.06), percentShore(0), percentShore(0))
  const shore = (y: number) => crestHeight(land, y / h) * w
  const boat = { x: w * choose(frame, 0.27, 0.26, 0.26), y: h * choose(frame, 0.63, 0.56, 0.58), size: choose(frame, 2.3, 2.3, 2) * u }
  const foam = (shift: number, fill: string, opacity: number) =>
    shape(
      `M${[0.36, 0.44, 0.52, 0.6, 0.68, 0.76, 0.84, 0.92, 1, 1.06]
        .map(
          (part, index) =>
            `${num(shore(part * h) - (index % 2 ? 64 : 34) * u - shift)},${num(part * h)} ${num(shore(part * h) - (index % 2 ? 20 : 74) * u - shift)},${num((part + 0.04) * h)}`,
        )
        .join(' ')}L${w},${h}V${num(h * 0.36)}z`,
      fill,
      opacity,
    )
  return [
    sky(frame, horizon, ['#f08a5a', '#f8b878', '#fdeab8']),
    sun(w * choose(frame, 0.2, 0.24, 0.22), horizon - 96 * u, 92 * u, '#fff6d0', '#ffe9a8'),
    cloud(w * choose(frame, 0.5, 0.6, 0.6), h * 0.1, 320 * u, '#ffe3b0', 0.8),
    hills(frame, { base: horizon, height: 70 * u, peaks: choose(frame, 3, 2, 2), seed: 15, fill: '#e09a78', bottom: horizon + 4 }),
    water(frame, horizon, ['#ffd9a0', '#5fc0b4', '#1f98a0', '#127a8c']),
    glints({
      x: w * choose(frame, 0.2, 0.24, 0.22),
      top: horizon + 6,
      bottom: h * 0.8,
      widths: [90 * u, 330 * u],
      count: 20,
      colour: '#fff3c4',
      seed: 4,
      opacity: 0.7,
    }),
    ripples({
      left: 0,
      right: w * 0.7,
      top: horizon + 40 * u,
      bottom: h * 0.95,
      count: 26,
      colour: '#0f6f84',
      seed: 9,
      opacity: 0.45,
      length: 220 * u,
    }),
    fishingBoat(w * choose(frame, 0.5, 0.47, 0.47), horizon + 46 * u, 0.5 * u, {
      hull: '#1f5f8a',
      stripe: '#d8412a',
      cabin: '#fff1cf',
      roof: '#2f7d78',
    }),
    swell({
      width: w,
      y: h * choose(frame, 0.52, 0.47, 0.5),
      bottom: h * 1.02,
      amplitude: 20 * u,
      length: 330 * u,
      phase: 0.3,
      fill: '#24a0a4',
      foam: '#f3fbe8',
    }),
    swell({
      width: w,
      y: h * choose(frame, 0.74, 0.66, 0.7),
      bottom: h * 1.02,
      amplitude: 28 * u,
      length: 430 * u,
      phase: 0.8,
      fill: '#1a8a98',
      foam: '#f3fbe8',
    }),
    mirrored(
      'b',
      basketBoat(boat.x, boat.y, boat.size, '#2f6fb8', '#1b4a86') +
        standingRower(boat.x + 12 * boat.size, boat.y - 2 * u, boat.size * 0.72, '#e8322a'),
      boat.y + 14 * u,
      0.3,
      0.5,
    ),
    foam(26 * u, '#8fdccb', 0.8),
    foam(0, '#f6fbea', 1),
    foliage(w * 0.95, h * choose(frame, 0.22, 0.22, 0.22), 210 * u, 90 * u, '#2f6f5c', 7) +
      foliage(w * 0.83, h * choose(frame, 0.27, 0.26, 0.26), 130 * u, 54 * u, '#4f8f5c', 12),
    basaltColumns({
      half: choose(frame, 46, 44, 42) * u,
      tones,
      width: w,
      top: h * 0.38,
      bottom: h * 1.12,
      seed: 5,
      rise: ([x, y]) => {
        const inland = x / w - shore(y) / w
        if (inland < 0) return null
        const tier = Math.floor(
          Math.min(inland * 9, 5) * (1.15 - y / h) * 2.2 + ((Math.round(x / 61) * 7 + Math.round(y / 47) * 5) % 4) * 0.3,
        )
        return Math.max(0, tier) * 30 * u
      },
    }),
    birds(w * choose(frame, 0.42, 0.4, 0.4), h * 0.17, u, '#7a3f48'),
  ].join('')
}
