import { bicycle } from '../../kit/bikes'
import { stencils } from '../../kit/copies'
import { foliage, grove } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { palm } from '../../kit/palm'
import type { Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { placed, rect } from '../../kit/shapes'
import { shopHouse } from '../../kit/shop-house'
import { sky } from '../../kit/sky'
import { sunDisc, sunRays } from '../../kit/sun'
import { cropRow, vegetableBed } from '../../kit/vegetable-bed'
import { wateringGardener } from '../../kit/walkers'
import { choose, type Scene, unit } from '../../scene'

const crops = [
  { leaf: '#4f9f45', light: '#b9e06a', kind: 'lettuce' as const },
  { leaf: '#2f7a54', light: '#6cbf74', kind: 'herb' as const },
  { leaf: '#8a4474', light: '#c8709c', kind: 'herb' as const },
  { leaf: '#4f9a4a', light: '#c3dc6a', kind: 'leek' as const },
  { leaf: '#3a8a4a', light: '#97d465', kind: 'lettuce' as const },
]

/** Trà Quế: herb beds that all run to the morning sun, a gardener watering from two cans on a yoke, a bicycle with greens. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.4, 0.4, 0.4)
  const vanish: Point = [w * choose(frame, 0.36, 0.36, 0.36), horizon - 20 * u]
  const bottom = h * 1.08
  const beds = choose(frame, 12, 9, 9)
  const pitch = w * choose(frame, 0.23, 0.38, 0.36)
  const start = vanish[0] - (choose(frame, 8, 6, 6) + 0.45) * pitch
  const plots = range(beds).map((index) => {
    const left = start + index * pitch
    return vegetableBed({
      near: [
        [left + pitch * 0.06, bottom],
        [left + pitch * 0.86, bottom],
      ],
      vanish,
      reach: 0.93,
      rows: 16,
      soil: '#5d6b34',
      crop: `c${index % crops.length}`,
    })
  })
  const gardenerY = h * choose(frame, 0.9, 0.84, 0.9)
  const houses = {
    y: horizon + 34 * u,
    wall: '#f2b63c',
    wallShade: '#d8932b',
    shutter: '#2c6b66',
    roof: '#a8442f',
    roofShade: '#7a2f2c',
    wood: '#5a2f24',
    glow: '#7a4630',
  }
  return [
    sky(frame, horizon, ['#86c5c0', '#cfe3c0', '#fdeab0']),
    sunRays(vanish[0], horizon - 70 * u, w * 1.3, 22, '#fff8d0', 0.3),
    sunDisc(vanish[0], horizon - 70 * u, 110 * u, '#fffbe0'),
    hills(frame, {
      base: horizon + 6,
      height: 60 * u,
      peaks: 3,
      seed: 22,
      fill: '#a8c9a8',
      bottom: horizon + 40 * u,
    }),
    grove(-40, w + 60, horizon + 30 * u, 80 * u, '#6aa270', 4),
    palm(
      w * choose(frame, 0.6, 0.62, 0.62),
      horizon + 36 * u,
      0.9 * u,
      { trunk: '#6b5140', leaf: '#2f7458', leafLight: '#4a9464' },
      220,
      14,
      3,
    ),
    palm(
      w * choose(frame, 0.08, 0.06, 0.06),
      horizon + 36 * u,
      1.05 * u,
      { trunk: '#6b5140', leaf: '#2f7458', leafLight: '#4a9464' },
      240,
      -16,
      5,
    ),
    shopHouse({
      x: w * choose(frame, 0.72, 0.7, 0.7),
      base: houses.y,
      width: 230 * u,
      height: 210 * u,
      upper: 'windows',
      ...houses,
    }),
    foliage(w * choose(frame, 0.9, 0.99, 0.99), horizon + 8 * u, 110 * u, 62 * u, '#3f8058', 7),
    foliage(w * choose(frame, 0.17, 0.16, 0.16), horizon + 20 * u, 100 * u, 44 * u, '#3f8058', 9),
    rect(0, horizon + 30 * u, w, h, '#ecc884'),
    stencils(
      crops.map(
        ({ kind, leaf, light }, index) => [`c${index}`, cropRow(kind, leaf, light)] as const,
      ),
    ),
    plots.join(''),
    placed(
      w * choose(frame, 0.88, 0.85, 0.86),
      h * choose(frame, 0.7, 0.62, 0.63),
      choose(frame, 2.5, 2.1, 1.9) * u,
      bicycle(0, 0, 1, '#33263c', '#a8703a') +
        foliage(29, -60, 17, 15, '#4f9a4a', 6) +
        foliage(24, -66, 9, 8, '#9ccf5a', 3),
      true,
    ),
    foliage(w * 1.0, h * choose(frame, 0.86, 0.72, 0.74), 90 * u, 50 * u, '#4f9a4a', 13),
    wateringGardener(
      w * choose(frame, 0.5, 0.46, 0.46),
      gardenerY,
      choose(frame, 2.1, 2, 1.9) * u,
      '#d8402c',
      '#5f7f96',
      '#3d5a74',
    ),
  ].join('')
}
