import { basketBoat } from '../../kit/boats'
import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { ladyBuddha } from '../../kit/lady-buddha'
import { marbleMountain } from '../../kit/marble-mountain'
import { smoothLine } from '../../kit/path'
import { aoDaiFigure } from '../../kit/people'
import { range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { birds, cloud, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { pagodaTower, templePavilion } from '../../kit/temple'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const red = { wall: '#f6dcae', pillar: '#a83a32', roof: '#c8452f', trim: '#f3c26a', stone: '#d9a878', glow: '#5a2c3c' }

/** Da Nang: the pagoda tower on the Marble Mountains, stairs down to its gate, the long beach and the sea behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sea = h * choose(frame, 0.36, 0.38, 0.37)
  const peak = { x: w * choose(frame, 0.64, 0.6, 0.6), y: h * choose(frame, 0.99, 0.9, 0.97) }
  const tall = choose(frame, 520, 560, 500) * u
  const shelf = peak.y - tall * 0.97
  const beach = h * choose(frame, 0.54, 0.55, 0.54)
  const stairs = range(14)
    .map((index) => {
      const t = index / 13
      const x = peak.x - 20 * u + Math.sin(t * 6) * 46 * u * (0.5 + t)
      return whole`M${x - (12 + t * 34) * u},${shelf + 40 * u + t * tall * 0.62}h${(24 + t * 68) * u}`
    })
    .join('')
  const town = range(12)
    .map((index) =>
      rect(
        w * ((index * 0.137 + 0.03) % 1),
        beach + (30 + ((index * 47) % 90)) * u,
        30 * u,
        (16 + ((index * 13) % 16)) * u,
        index % 3 === 0 ? '#e8735a' : '#fff1d6',
      ),
    )
    .join('')
  return [
    sky(frame, sea, ['#f9a86a', '#fdd398', '#fff1cf']),
    sun(w * choose(frame, 0.3, 0.24, 0.24), sea - choose(frame, 96, 150, 110) * u, 84 * u, '#fffbe4', '#fff2c6'),
    cloud(w * 0.82, h * 0.12, 300 * u, '#fff6e0', 0.8),
    hills(frame, {
      base: sea + 10,
      height: choose(frame, 120, 120, 110) * u,
      peaks: choose(frame, 1.7, 1.2, 1.2),
      seed: 10,
      fill: '#7fa6b0',
      bottom: sea + 4,
    }),
    ladyBuddha(w * choose(frame, 0.13, 0.1, 0.1), sea - 20 * u, 0.62 * u, '#fffaf0', '#d9dccf'),
    water(frame, sea, ['#8fdccf', '#2fb0ae', '#1a8f9f']),
    ripples({ left: 0, right: w, top: sea + 16 * u, bottom: beach, count: 12, colour: '#e9fbf0', seed: 6, opacity: 0.6, length: 190 * u }),
    basketBoat(w * choose(frame, 0.3, 0.3, 0.3), beach - 50 * u, 0.8 * u, '#c98d48', '#8a5a30') +
      basketBoat(w * choose(frame, 0.38, 0.42, 0.42), beach - 74 * u, 0.6 * u, '#c98d48', '#8a5a30'),
    shape(
      `${smoothLine([
        [-20, beach + 10 * u],
        [w * 0.3, beach - 26 * u],
        [w * 0.7, beach + 8 * u],
        [w + 30, beach - 34 * u],
      ])}V${h}H-20z`,
      '#f2fbef',
    ),
    shape(
      `${smoothLine([
        [-20, beach + 26 * u],
        [w * 0.3, beach - 10 * u],
        [w * 0.7, beach + 24 * u],
        [w + 30, beach - 18 * u],
      ])}V${h}H-20z`,
      '#f7dca6',
    ),
    shape(
      `${smoothLine([
        [-20, beach + 66 * u],
        [w * 0.3, beach + 30 * u],
        [w * 0.7, beach + 62 * u],
        [w + 30, beach + 20 * u],
      ])}V${h}H-20z`,
      '#6fae7a',
    ),
    town,
    stencils([['bu', foliage(0, 0, 84, 46, '#3f8058', 4)]]),
    marbleMountain({
      x: w * choose(frame, 0.16, 0.06, 0.06),
      base: peak.y - 90 * u,
      width: 420 * u,
      height: 300 * u,
      seed: 7,
      rock: '#b98a86',
      shade: '#8f6878',
      bush: 'bu',
      light: 'left',
    }),
    marbleMountain({
      x: w * choose(frame, 0.95, 1.0, 1.0),
      base: peak.y - 80 * u,
      width: 460 * u,
      height: 330 * u,
      seed: 21,
      rock: '#c79888',
      shade: '#96697a',
      bush: 'bu',
      light: 'left',
    }),
    pagodaTower(peak.x + choose(frame, 96, 84, 80) * u, shelf + 60 * u, choose(frame, 1.5, 1.5, 1.3) * u, 7, red),
    marbleMountain({
      x: peak.x,
      base: peak.y,
      width: choose(frame, 820, 780, 700) * u,
      height: tall,
      seed: 12,
      rock: '#e0b094',
      shade: '#a8707c',
      bush: 'bu',
      light: 'left',
    }),
    shape(
      whole`M${peak.x - 520 * u},${peak.y + 30 * u}Q${peak.x - 260 * u},${peak.y - 40 * u} ${peak.x},${peak.y - 26 * u}T${peak.x + 560 * u},${peak.y + 30 * u}V${h + 10}H${peak.x - 520 * u}z`,
      '#5f9f6c',
    ),
    range(6)
      .map((index) => copyAt('bu', peak.x + (index - 2.5) * 150 * u, peak.y - (index % 2) * 16 * u, 0.95 * u))
      .join(''),
    copyAt('bu', peak.x + 110 * u, shelf + 84 * u, 1.05 * u) + copyAt('bu', peak.x - 120 * u, shelf + 130 * u, u),
    line(stairs, '#fff1d6', 8 * u),
    templePavilion(peak.x - 24 * u, shelf + tall * 0.72, choose(frame, 1.3, 1.25, 1.15) * u, red),
    aoDaiFigure(peak.x - 4 * u, shelf + tall * 0.72 + 70 * u, 1.1 * u, { dress: '#d9342b' }),
    foliage(w * 0.02, h * 0.99, 190 * u, 90 * u, '#2f6b52', 5) +
      copyAt('bu', w * choose(frame, 0.3, 0.34, 0.34), h * 1.03, 1.8 * u) +
      copyAt('bu', w * 0.98, h, 2.2 * u),
    birds(w * choose(frame, 0.44, 0.4, 0.4), h * 0.14, 1 * u, '#a8604a'),
  ].join('')
}
