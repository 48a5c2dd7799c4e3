import { sampan } from '../../kit/boats'
import { grove } from '../../kit/foliage'
import { footRower } from '../../kit/foot-rower'
import { caveMouth, dripstones } from '../../kit/great-cave'
import { karst, karstRow } from '../../kit/karst'
import type { Point } from '../../kit/path'
import { seatedFigure } from '../../kit/people'
import { line, mirrored } from '../../kit/shapes'
import { birds, sky } from '../../kit/sky'
import { glow, sun, sunRays } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** Ninh Binh: a sampan glides into the low mouth of a river cave, dark against the sun that stands over the cliffs behind it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.54, 0.46, 0.53)
  const mid = w * choose(frame, 0.66, 0.54, 0.54)
  const half = choose(frame, 520, 410, 400) * u
  const crown = h * choose(frame, 0.15, 0.12, 0.14)
  const edge = horizon + choose(frame, 60, 70, 60) * u
  const sunX = mid + 40 * u
  const rim: Point[] = [
    [mid - half * 1.16, edge + 26 * u],
    [mid - half * 0.98, horizon - 60 * u],
    [mid - half * 0.72, crown + 110 * u],
    [mid - half * 0.3, crown + 22 * u],
    [mid + half * 0.16, crown],
    [mid + half * 0.62, crown + 76 * u],
    [mid + half * 0.92, horizon - 120 * u],
    [mid + half * 1.02, edge + 20 * u],
    [mid + half * 1.16, edge + 60 * u],
    [mid + half * 1.5, h + 260 * u],
    [-300 * u, h + 260 * u],
    [-200 * u, edge + choose(frame, 120, 60, 60) * u],
    [mid - half * 1.9, edge + 96 * u],
    [mid - half * 1.5, edge + 44 * u],
    [mid - half * 1.34, edge + 60 * u],
  ]
  const boat = { x: mid - 30 * u, y: horizon + choose(frame, 150, 150, 150) * u }
  const rower = choose(frame, 2.1, 2.05, 1.9) * u
  const teeth = rim
    .slice(2, 6)
    .map((point, index) =>
      dripstones(
        point,
        rim[index + 3] ?? point,
        3,
        [50 * u, 130 * u],
        '#1f3336',
        '#7a5a34',
        9 + index,
      ),
    )
    .join('')
  return [
    sky(frame, horizon, ['#f6a552', '#ffd27a', '#fff0bd']),
    sunRays(sunX, horizon - 150 * u, 900 * u, 22, '#fff6cf', 0.28),
    sun(sunX, horizon - 150 * u, 82 * u, '#fffbe2', '#fff0b8'),
    karstRow({
      left: mid - half * 1.2,
      right: mid + half * 1.2,
      base: horizon + 2,
      count: 5,
      heights: [90 * u, 170 * u],
      widths: [150 * u, 240 * u],
      seed: 15,
      fill: '#e5a860',
    }),
    karst({
      x: mid - half * 0.7,
      base: horizon + 4,
      width: 300 * u,
      height: 330 * u,
      seed: 8,
      fill: '#8f8a4a',
      shade: '#74743f',
      light: 'right',
    }),
    karst({
      x: mid + half * 0.82,
      base: horizon + 4,
      width: 280 * u,
      height: 280 * u,
      seed: 3,
      fill: '#8f8a4a',
      shade: '#74743f',
      light: 'left',
    }),
    grove(mid - half * 1.2, mid + half * 1.2, horizon + 4, 30 * u, '#4d6138', 3),
    water(frame, horizon, ['#ffe39a', '#d9b25a', '#5f7a4c', '#14383a', '#081f28']),
    glints({
      x: sunX,
      top: horizon + 8,
      bottom: h * 0.96,
      widths: [150 * u, 360 * u],
      count: 26,
      colour: '#fff3c0',
      seed: 4,
      opacity: 0.85,
    }),
    ripples({
      left: mid - half,
      right: mid + half,
      top: horizon + 30 * u,
      bottom: h,
      count: 26,
      colour: '#123338',
      seed: 12,
      opacity: 0.5,
      length: 260 * u,
    }),
    choose(frame, glow(w * 0.08, h * 0.86, 640 * u, '#0a1c24', 0.9, 'sh'), '', ''),
    birds(mid - 160 * u, crown + 130 * u, 0.9 * u, '#7a5a2c'),
    caveMouth(frame, {
      rim,
      seed: 6,
      tones: ['#7a5a34', '#3d4a3a', '#1f3336', '#0d2129'],
      step: 46 * u,
    }),
    teeth,
    mirrored(
      'b',
      sampan(
        boat.x,
        boat.y,
        rower,
        '#14181f',
        '#b98a4a',
        seatedFigure(-34, -6, 0.66, '#e8412a', '#2a1c22') +
          seatedFigure(-8, -6, 0.66, '#2f9c93', '#2a1c22'),
      ) + footRower(boat.x + 34 * rower, boat.y - 6 * rower, rower * 0.74, '#5a2e6a'),
      boat.y + 12 * u,
      0.4,
      0.55,
    ),
    line(
      `M${boat.x - 150 * u},${boat.y + 12 * u}h${-90 * u}M${boat.x - 170 * u},${boat.y + 26 * u}h${-130 * u}`,
      '#fff0c0',
      4 * u,
      0.6,
    ),
  ].join('')
}
