import { dragonBoat } from '../../kit/dragon-boat'
import { foliage, tree } from '../../kit/foliage'
import { hills, mist } from '../../kit/haze'
import { num } from '../../kit/path'
import { pine } from '../../kit/pine'
import { range } from '../../kit/rng'
import { line, mirrored, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { templePavilion } from '../../kit/temple'
import { thienMuTower } from '../../kit/thien-mu'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const brick = {
  wall: '#d98a66',
  shade: '#a85a52',
  light: '#f3b685',
  eave: '#7a3440',
  dark: '#4a1f33',
}
const gate = {
  wall: '#f0c58e',
  pillar: '#a8321f',
  roof: '#7a3a3c',
  trim: '#43202f',
  stone: '#b98a6a',
  glow: '#4a2030',
}
const boat = {
  gold: '#f9bf3f',
  shade: '#b0601f',
  green: '#2f9478',
  lacquer: '#d03a26',
  roof: '#f0b23a',
  dark: '#5a1f2a',
}

function bluff(frame: Frame, shore: number, x: number, u: number): string {
  const { width: w } = frame
  const top = shore - 96 * u
  const mound = shape(
    `M${num(x - w * choose(frame, 0.36, 0.62, 0.62))},${num(shore)}Q${num(x - 300 * u)},${num(shore - 20 * u)} ${num(x - 220 * u)},${num(top)}H${num(w + 10)}V${num(shore)}z`,
    '#3f6a55',
  )
  const wall =
    rect(x - 215 * u, top, 500 * u, 34 * u, '#b98a6a') +
    rect(x - 220 * u, top - 8 * u, w, 9 * u, '#e0b184')
  const stairs = range(7).map((row) =>
    rect(
      x - (52 + row * 9) * u,
      top + row * 14 * u,
      (104 + row * 18) * u,
      15 * u,
      row % 2 === 0 ? '#e8c090' : '#c4946e',
    ),
  )
  const posts = [-150, -96, 96, 150].map(
    (dx) =>
      rect(x + dx * u - 7 * u, top - 84 * u, 14 * u, 80 * u, '#f0c58e') +
      rect(x + dx * u + 2 * u, top - 84 * u, 5 * u, 80 * u, '#c4946e') +
      shape(
        `M${num(x + (dx - 9) * u)},${num(top - 84 * u)}l${num(9 * u)},${num(-18 * u)} ${num(9 * u)},${num(18 * u)}z`,
        '#7a3440',
      ),
  )
  const trees = { trunk: '#3c2030', dark: '#2a5a4a', light: '#4f8a58' }
  return [
    pine(x - 250 * u, shore - 30 * u, 1.5 * u, '#4a2430', '#23524a', '#3a7458', 4),
    pine(x + 290 * u, top, 1.7 * u, '#4a2430', '#23524a', '#3a7458', 6),
    pine(x - 330 * u, shore - 14 * u, 1.1 * u, '#4a2430', '#2f6a58', '#4a8462', 9),
    foliage(x + 170 * u, top - 30 * u, 130 * u, 70 * u, '#2f6152', 4) +
      foliage(x - 180 * u, top - 24 * u, 100 * u, 54 * u, '#2f6152', 9),
    templePavilion(x - 150 * u, top, 0.95 * u, gate) +
      templePavilion(x + 170 * u, top, 0.95 * u, gate),
    thienMuTower(x, top, choose(frame, 2, 2.35, 1.95) * u, brick),
    mound + wall + posts.join('') + stairs.join(''),
    tree(w * choose(frame, 0.97, 1.01, 1.01), shore, 1.5 * u, trees, 8),
    foliage(x - 190 * u, shore - 6 * u, 130 * u, 34 * u, '#2f5a4c', 12) +
      foliage(x + 230 * u, shore - 6 * u, 170 * u, 44 * u, '#2f5a4c', 15),
    line(`M${num(x - 330 * u)},${num(shore)}H${num(w)}`, '#24443f', 8 * u),
  ].join('')
}

/** Hue: the seven-storey tower of Thiên Mụ over the Perfume River, a dragon boat passing at sundown. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.69, 0.62, 0.66)
  const x = w * choose(frame, 0.68, 0.62, 0.64)
  const sunX = w * choose(frame, 0.33, 0.22, 0.22)
  const boatY = h * choose(frame, 0.87, 0.79, 0.86)
  return [
    sky(frame, shore, ['#3f8f9c', '#a3cdb4', '#fbe2a0', '#f8a765']),
    cloudStreaks(frame, h * 0.08, h * 0.36, 7, '#fdeec4', 7, 0.55),
    sun(sunX, shore - choose(frame, 250, 290, 260) * u, 112 * u, '#fff1be', '#ffdc95'),
    hills(frame, {
      base: shore - 40 * u,
      height: 190 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 12,
      fill: '#c79a8c',
    }),
    hills(frame, {
      base: shore - 10 * u,
      height: 120 * u,
      peaks: choose(frame, 4, 3, 3),
      seed: 25,
      fill: '#8f8a8a',
    }),
    mist(frame, shore - 130 * u, 140 * u, '#fde2ae', 0.7, 'f'),
    water(frame, shore, ['#f6b878', '#9fae94', '#2f8088', '#12505e', '#0d3a4c']),
    mirrored('t', bluff(frame, shore, x, u), shore + 2, 0.42, 0.62),
    glints({
      x: sunX,
      top: shore + 10,
      bottom: h * 0.97,
      widths: [130 * u, 320 * u],
      count: 24,
      colour: '#fff0bd',
      seed: 7,
      opacity: 0.8,
    }),
    ripples({
      left: 0,
      right: w,
      top: shore + 26 * u,
      bottom: h,
      count: 34,
      colour: '#14485a',
      seed: 4,
      opacity: 0.5,
      length: 260 * u,
    }),
    mirrored(
      'b',
      dragonBoat(
        w * choose(frame, 0.46, 0.44, 0.44),
        boatY,
        choose(frame, 1.7, 1.75, 1.6) * u,
        boat,
      ),
      boatY + 12 * u,
      0.34,
      0.5,
    ),
  ].join('')
}
