import { windingRoad } from '../../kit/fields'
import { foliage } from '../../kit/foliage'
import { hills, mist, mountains } from '../../kit/haze'
import { hmongWoman } from '../../kit/hmong-woman'
import type { Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { line, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { terraces } from '../../kit/terraces'
import { ripples } from '../../kit/water'
import { waterWheel } from '../../kit/water-wheel'
import { choose, type Scene, unit } from '../../scene'

const house = { roof: '#7a4638', roofShade: '#5a3034', wall: '#a8704a', dark: '#3a2230' }

/** Sapa: a Hmong woman in indigo walks home with her basket past a bamboo water wheel. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const y = (part: number) => h * part
  const crest: Point[] = [
    [-20, y(0.5)],
    [w * 0.3, y(0.6)],
    [w * 0.6, y(0.58)],
    [w + 20, y(0.44)],
  ]
  const womanX = w * choose(frame, 0.36, 0.33, 0.32)
  const womanY = y(choose(frame, 0.93, 0.88, 0.93))
  const wheel = {
    x: w * choose(frame, 0.75, 0.74, 0.75),
    y: y(choose(frame, 0.6, 0.57, 0.61)),
    r: choose(frame, 2, 2, 1.8) * u,
  }
  const stream = wheel.y + 112 * wheel.r
  const reeds = range(14).map(
    (index) =>
      `M${Math.round(w * (0.5 + index * 0.04))},${Math.round(h + 6)}q${Math.round((index % 2 ? 8 : -10) * u)},${Math.round(-50 * u)} ${Math.round(((index % 3) - 1) * 26 * u)},${Math.round(-(80 + ((index * 29) % 50)) * u)}`,
  )
  return [
    sky(frame, y(0.55), ['#efb9a4', '#f9d9ae', '#fdeec6']),
    cloudStreaks(frame, y(0.06), y(0.28), 5, '#fff3de', 4, 0.6),
    mountains(frame, {
      base: y(0.52),
      height: 330 * u,
      peaks: choose(frame, 3.2, 2, 2.2),
      seed: 17,
      fill: '#a9a6c8',
    }),
    hills(frame, {
      base: y(0.5),
      height: 130 * u,
      peaks: choose(frame, 4, 2.6, 3),
      seed: 5,
      fill: '#7d86b0',
    }),
    mist(frame, y(0.36), y(0.18), '#fdeed2', 0.8, 'f'),
    terraces({
      id: 'a',
      crest,
      bottom: h,
      levels: 9,
      steps: [15 * u, 40 * u],
      bulge: 1.6,
      lobe: 170 * u,
      seed: 5,
      fields: ['#7fae6a', '#9cc07a', '#b9cf86', '#6a9f66'],
      bank: '#4c8058',
    }),
    stiltHouse(w * choose(frame, 0.13, 0.12, 0.12), y(0.57), 1.2 * u, house),
    foliage(w * 0.03, y(0.55), 90 * u, 60 * u, '#3f7a5c', 5) +
      foliage(w * 0.98, y(0.47), 110 * u, 80 * u, '#3f7a5c', 9),
    shape(
      `M${Math.round(w * 0.46)},${Math.round(stream - 6 * u)}Q${Math.round(w * 0.8)},${Math.round(stream - 26 * u)} ${w + 10},${Math.round(stream - 10 * u)}V${h}H${Math.round(w * 0.3)}z`,
      '#4f9fb0',
    ),
    ripples({
      left: w * 0.5,
      right: w,
      top: stream + 20 * u,
      bottom: h,
      count: 18,
      colour: '#c6e6e0',
      seed: 3,
      opacity: 0.8,
      length: 190 * u,
    }),
    waterWheel(wheel.x, wheel.y, wheel.r, {
      wood: '#5a3528',
      light: '#a9743f',
      bamboo: '#d9b25c',
      spray: '#eafaf4',
    }),
    shape(
      `M-10,${h + 10}V${Math.round(y(0.72))}Q${Math.round(w * 0.3)},${Math.round(y(0.7))} ${Math.round(w * 0.52)},${Math.round(stream - 30 * u)}Q${Math.round(w * 0.5)},${Math.round(y(0.92))} ${Math.round(w * choose(frame, 0.64, 0.78, 0.78))},${h + 10}z`,
      '#5f9455',
    ),
    windingRoad({
      bends: [
        [womanX + 30 * u, h + 20, 190 * u],
        [womanX + 10 * u, y(0.86), 120 * u],
        [w * 0.2, y(0.76), 60 * u],
        [w * 0.36, y(0.69), 24 * u],
        [w * 0.24, y(0.63), 10 * u],
      ],
      fill: '#e9c48c',
      edge: '#7fae62',
    }),
    hmongWoman(womanX, womanY, choose(frame, 2.55, 2.75, 2.35) * u),
    line(reeds.join(''), '#2f6b4c', 6 * u) + line(reeds.slice(0, 7).join(''), '#7fae5a', 3 * u),
    foliage(w * 1.0, h, 170 * u, 70 * u, '#2a5c48', 16),
  ].join('')
}
