import { sampan } from '../../kit/boats'
import { foliage } from '../../kit/foliage'
import { fruitBasket } from '../../kit/fruit'
import { mangoPicker, mangoSpray } from '../../kit/mango-orchard'
import { mix, type Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { ellipse, mirrored, polygon, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { sun, sunRays } from '../../kit/sun'
import { glints, ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const heap = [
  ['#f8b82e', '#f28a2a'],
  ['#f6c945', '#ef7a34'],
  ['#c3c244', '#f0a52c'],
] as const

/** Mango trees along both banks of the ditch, far to near. */
function avenue(frame: Frame, vanish: Point, u: number): string {
  const { width: w, height: h } = frame
  return range(5)
    .map((row) => {
      const t = (row + 1) ** 1.7 / 5 ** 1.7
      const tone =
        (['#7db07a', '#5c9a68', '#418258', '#2b6a4a', '#1f563e'] as const)[row] ?? '#1f563e'
      const light =
        (['#9cc48a', '#7db478', '#62a066', '#478a56', '#357648'] as const)[row] ?? '#357648'
      return [-1, 1]
        .map((side) => {
          const x = vanish[0] + side * mix(70 * u, w * 0.56, t)
          const y = mix(vanish[1] + 6 * u, h * 0.86, t)
          const size = mix(54, 330, t) * u
          const trunk = shape(
            whole`M${x - size * 0.1},${y}Q${x - size * 0.02},${y - size * 0.4} ${x - size * 0.12},${y - size * 0.8}` +
              whole`H${x + size * 0.1}Q${x + size * 0.03},${y - size * 0.4} ${x + size * 0.12},${y}z`,
            row > 2 ? '#5a3a34' : '#7a6450',
          )
          return (
            trunk +
            foliage(x, y - size * 1.1, size * 0.74, size * 0.56, tone, row * 2 + side + 9) +
            foliage(
              x - side * size * 0.2,
              y - size * 1.26,
              size * 0.4,
              size * 0.28,
              light,
              row * 2 + side + 19,
            )
          )
        })
        .join('')
    })
    .join('')
}

/** A mango garden in Cao Lãnh: bagged and ripening fruit hanging close, a picker in a sampan on the ditch between the rows. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const vanish: Point = [w * choose(frame, 0.56, 0.54, 0.54), h * choose(frame, 0.5, 0.5, 0.5)]
  const boat = { x: w * choose(frame, 0.54, 0.46, 0.47), y: h * choose(frame, 0.84, 0.8, 0.84) }
  const size = choose(frame, 2.9, 2.8, 2.5) * u
  const load = fruitBasket(-30, -2, 0.34, heap, 4) + fruitBasket(4, -2, 0.38, heap, 7)
  const sprays = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.06, 0.1, 1.9],
      [0.2, 0.02, 1.5],
      [0.335, -0.02, 1.25],
      [0.78, -0.01, 1.4],
      [0.9, 0.06, 1.8],
      [1.0, 0.2, 1.6],
    ],
    [
      [0.06, 0.14, 1.75],
      [0.26, 0.04, 1.45],
      [0.8, 0.02, 1.4],
      [0.97, 0.12, 1.7],
    ],
    [
      [0.05, 0.12, 1.6],
      [0.24, 0.02, 1.3],
      [0.82, 0.01, 1.25],
      [0.97, 0.12, 1.55],
    ],
  )
  const crown = range(choose(frame, 12, 8, 8)).map((index, _, all) => {
    const part = index / (all.length - 1)
    return foliage(
      w * part,
      h * (0.13 * Math.abs(part - 0.55) ** 1.2 * 3 - 0.06),
      120 * u,
      86 * u,
      index % 2 === 0 ? '#123f30' : '#184c38',
      50 + index,
    )
  })
  const picker = mangoPicker(
    boat.x + 34 * size,
    boat.y - 9 * size,
    size * choose(frame, 0.5, 0.53, 0.53),
    '#e0402a',
    '#a82a2c',
  )
  return [
    sky(frame, h * 0.56, ['#9fd2c4', '#d9e8bf', '#fdf0b4']),
    sunRays(vanish[0], vanish[1] - 80 * u, h, 20, '#fffbd8', 0.3),
    sun(vanish[0], vanish[1] - 80 * u, 96 * u, '#fffce6'),
    rect(0, vanish[1], w, h, '#7fae58'),
    polygon(
      [
        [vanish[0] - 16 * u, vanish[1]],
        [vanish[0] + 16 * u, vanish[1]],
        [w * 0.96, h + 20],
        [w * 0.1, h + 20],
      ],
      '#4f8a4a',
    ),
    polygon(
      [
        [vanish[0] - 11 * u, vanish[1]],
        [vanish[0] + 11 * u, vanish[1]],
        [w * 0.9, h + 20],
        [w * 0.16, h + 20],
      ],
      '#8fc0a0',
    ),
    polygon(
      [
        [vanish[0] - 6 * u, vanish[1] + 70 * u],
        [vanish[0] + 30 * u, vanish[1] + 90 * u],
        [w * 0.9, h + 20],
        [w * 0.16, h + 20],
      ],
      '#3f8a80',
      0.55,
    ),
    glints({
      x: vanish[0],
      top: vanish[1] + 8 * u,
      bottom: h * 0.98,
      widths: [18 * u, 260 * u],
      count: 18,
      colour: '#fff8cf',
      seed: 4,
      opacity: 0.75,
    }),
    avenue(frame, vanish, u),
    ripples({
      left: w * 0.3,
      right: w * 0.78,
      top: h * 0.76,
      bottom: h,
      count: 12,
      colour: '#1f6660',
      seed: 6,
      opacity: 0.5,
      length: 180 * u,
    }),
    ellipse(boat.x, boat.y + 10 * u, 66 * size, 7 * size, '#1f5a54', 0.4),
    mirrored(
      'b',
      picker + sampan(boat.x, boat.y, size, '#4a2a28', '#9a6238', load),
      boat.y + 8 * size,
      0.28,
      0.4,
    ),
    crown.join(''),
    sprays.map(([x, y, s], index) => mangoSpray(w * x, h * y, s * u, index + 4)).join(''),
    fruitBasket(
      w * choose(frame, 0.12, 0.1, 0.1),
      h * 1.02,
      choose(frame, 2.2, 1.9, 1.8) * u,
      heap,
      5,
    ),
  ].join('')
}
