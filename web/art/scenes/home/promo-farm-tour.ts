import { stencils } from '../../kit/copies'
import { dryingRack } from '../../kit/drying-rack'
import { familyTable } from '../../kit/family-table'
import { foliage, grove } from '../../kit/foliage'
import { fruitBasket } from '../../kit/fruit'
import { mangoSpray } from '../../kit/mango-orchard'
import { range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { sun, sunRays } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** The farm tour: a family at a long table in the shade of the mango trees, fruit drying on bamboo racks in the sun behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const far = h * choose(frame, 0.47, 0.44, 0.46)
  const table = { x: w * choose(frame, 0.44, 0.5, 0.5), y: h * choose(frame, 0.92, 0.86, 0.92), k: choose(frame, 1.55, 1.65, 1.5) * u }
  const sunX = w * choose(frame, 0.74, 0.66, 0.66)
  const trunk = (x: number, lean: number) =>
    shape(
      whole`M${x - 34 * u},${h * 0.86}Q${x - 10 * u + lean * 0.3},${h * 0.5} ${x + lean - 20 * u},${-10}H${x + lean + 24 * u}Q${x + 26 * u + lean * 0.3},${h * 0.5} ${x + 40 * u},${h * 0.86}z`,
      '#5a3a34',
    )
  const racks = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.62, 0.58, 0.62],
      [0.8, 0.6, 0.7],
      [0.97, 0.59, 0.66],
      [0.7, 0.7, 1.02],
      [0.93, 0.73, 1.1],
    ],
    [
      [0.34, 0.5, 0.5],
      [0.6, 0.51, 0.55],
      [0.86, 0.5, 0.5],
      [0.84, 0.575, 0.75],
    ],
    [
      [0.36, 0.53, 0.5],
      [0.62, 0.54, 0.55],
      [0.88, 0.53, 0.5],
      [0.86, 0.61, 0.75],
    ],
  )
  const leaves = range(choose(frame, 8, 6, 6)).map((index) =>
    placed(
      w * ((index * choose(frame, 0.137, 0.19, 0.19)) % 1.02),
      h * (0.015 + ((index * 37) % 8) / 100),
      choose(frame, 1.25, 1.25, 1.1) * u * (1 - (index % 3) * 0.14),
      `<use href="#s${index % 2}"/>`,
      index % 3 === 1,
    ),
  )
  return [
    sky(frame, far, ['#ffd36a', '#ffe7a0', '#fff8d8']),
    sunRays(sunX, far - 130 * u, 1600 * u, 28, '#fffbe4', 0.4),
    sun(sunX, far - 130 * u, 96 * u, '#fffef0', '#fff6c8'),
    grove(-20, w + 20, far + 8 * u, 90 * u, '#8fbf6a', 4),
    grove(-20, w + 20, far + 20 * u, 60 * u, '#6aa858', 9),
    rect(0, far + 14 * u, w, h, '#d9c25e'),
    shape(whole`M0,${far + 14 * u}H${w}V${far + 50 * u}Q${w * 0.5},${far + 80 * u} 0,${far + 44 * u}z`, '#b8cf5c'),
    stencils([
      ['r', dryingRack(0, 0, 1, ['#f5921f', '#ffc02e'])],
      ['s0', mangoSpray(0, 0, 1, 3)],
      ['s1', mangoSpray(0, 0, 1, 8)],
    ]),
    racks
      .map(([x, y, k]) => ellipse(w * x, h * y, 140 * k * u, 12 * k * u, '#8f8a34', 0.5) + placed(w * x, h * y, k * u, '<use href="#r"/>'))
      .join(''),
    shape(
      whole`M-10,${h * choose(frame, 0.76, 0.7, 0.74)}Q${w * 0.3},${h * choose(frame, 0.66, 0.63, 0.66)} ${w * 0.62},${h * choose(frame, 0.75, 0.68, 0.73)}T${w + 10},${h * 0.84}V${h + 10}H-10z`,
      '#3f7a48',
    ),
    trunk(w * choose(frame, 0.07, 0.06, 0.06), 40 * u),
    frame.format === 'wide' ? '' : trunk(w * 0.98, -30 * u),
    foliage(w * 0.1, h * -0.02, 300 * u, 130 * u, '#1f5a40', 5) +
      foliage(w * 0.5, h * -0.06, 340 * u, 130 * u, '#1f5a40', 9) +
      foliage(w * 0.92, h * -0.05, 300 * u, 120 * u, '#1f5a40', 12),
    leaves.join(''),
    ellipse(table.x, table.y + 4 * u, 290 * table.k, 26 * table.k, '#2a5a3c', 0.8),
    familyTable(table.x, table.y, table.k, '#f8b02a', '#b8703c', '#7a4434'),
    fruitBasket(
      table.x + choose(frame, 330, 228, 228) * table.k,
      table.y + 14 * u,
      choose(frame, 1.6, 1.3, 1.2) * u,
      [
        ['#f8b82e', '#f28a2a'],
        ['#c3c244', '#f0a52c'],
      ],
      4,
    ),
    line(
      range(9)
        .map((index) => whole`M${w * ((index * 0.29 + 0.06) % 1)},${h * (0.86 + ((index * 7) % 12) / 100)}h${60 * u}`)
        .join(''),
      '#8fbf55',
      7 * u,
      0.6,
    ),
  ].join('')
}
