import { foliage } from '../../kit/foliage'
import { dragonFruit, fruitBasket, pineapple } from '../../kit/fruit'
import { durian, durianHalf, hammock, mangosteens, rambutans } from '../../kit/orchard-fruit'
import { range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { sunDisc, sunRays } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const mangoes = [
  ['#f6b02e', '#e8622c'],
  ['#f8c84a', '#f08a2c'],
  ['#e8c23a', '#7fa23a'],
] as const

/** The farm's long table under the trees: durian, mangoes, mangosteens, rambutans; behind it somebody naps in a hammock. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.52, 0.56, 0.53)
  const edge = h * choose(frame, 0.88, 0.89, 0.88)
  const back = edge - 170 * u
  const size = choose(frame, 2.05, 1.75, 1.5) * u
  const trunks = choose<readonly number[]>(frame, [0.1, 0.4, 0.68, 0.95], [0.08, 0.86], [0.1, 0.86])
  const trees = trunks
    .map((part, index) => {
      const x = part * w
      const wide = (index % 2 === 0 ? 30 : 26) * u
      return (
        shape(
          whole`M${x - wide * 1.6},${ground + 70 * u}Q${x - wide * 0.6},${ground - 40 * u} ${x - wide * 0.8},0` +
            whole`H${x + wide * 0.8}Q${x + wide * 0.5},${ground - 40 * u} ${x + wide * 1.6},${ground + 70 * u}z`,
          '#5a3a2c',
        ) +
        shape(
          whole`M${x + wide * 0.2},${ground + 66 * u}Q${x + wide * 0.3},${ground - 40 * u} ${x + wide * 0.2},0` +
            whole`H${x + wide * 0.8}Q${x + wide * 0.5},${ground - 40 * u} ${x + wide * 1.6},${ground + 70 * u}z`,
          '#3f2824',
        )
      )
    })
    .join('')
  const crowns = range(choose(frame, 9, 6, 6))
    .map((index) =>
      foliage(
        w * (index / choose(frame, 8, 5, 5)),
        h * (index % 2 === 0 ? 0.02 : 0.07),
        190 * u,
        90 * u,
        index % 2 === 0 ? '#1f5f3c' : '#2f7d4a',
        index + 2,
      ),
    )
    .join('')
  const far = range(choose(frame, 9, 6, 6))
    .map((index) =>
      foliage(
        w * (index / choose(frame, 8, 5, 5)),
        ground - 46 * u,
        130 * u,
        (70 + (index % 3) * 16) * u,
        index % 2 === 0 ? '#8fbf62' : '#a5cc6e',
        index + 30,
      ),
    )
    .join('')
  const [bedA, bedB] = choose<readonly [number, number]>(
    frame,
    [0.42, 0.665],
    [0.1, 0.84],
    [0.12, 0.84],
  )
  const at = (part: number) => w * part
  const fruit = choose(
    frame,
    [
      durian(at(0.14), back + 44 * u, size * 1.12),
      durianHalf(at(0.26), back + 120 * u, size),
      fruitBasket(at(0.41), back + 40 * u, size * 1.25, mangoes, 5),
      rambutans(at(0.905), back + 84 * u, size * 0.8),
      mangosteens(at(0.575), back + 136 * u, size * 0.8),
      pineapple(at(0.7), back + 46 * u, size * 1.7),
      dragonFruit(at(0.79), back + 120 * u, size * 1.3),
    ],
    [
      durian(at(0.17), back + 50 * u, size * 1.2),
      fruitBasket(at(0.46), back + 34 * u, size * 1.3, mangoes, 5),
      pineapple(at(0.7), back + 30 * u, size * 1.9),
      dragonFruit(at(0.88), back + 46 * u, size * 1.5),
      durianHalf(at(0.3), back + 140 * u, size),
      mangosteens(at(0.66), back + 140 * u, size * 0.95),
    ],
    [
      durian(at(0.16), back + 50 * u, size * 1.2),
      fruitBasket(at(0.45), back + 34 * u, size * 1.35, mangoes, 5),
      pineapple(at(0.7), back + 34 * u, size * 1.9),
      dragonFruit(at(0.88), back + 50 * u, size * 1.5),
      durianHalf(at(0.29), back + 140 * u, size),
      mangosteens(at(0.64), back + 140 * u, size * 0.95),
    ],
  ).join('')
  return [
    sky(frame, ground, ['#f8d46a', '#fbe79a', '#fdf3c4']),
    sunRays(w * choose(frame, 0.55, 0.5, 0.5), h * 0.24, w, 22, '#fffbe6', 0.4),
    sunDisc(w * choose(frame, 0.55, 0.5, 0.5), h * 0.24, 90 * u, '#fffbe6'),
    far,
    rect(0, ground, w, h - ground, '#a5c24e'),
    ellipse(w * 0.5, ground + 60 * u, w * 0.36, 34 * u, '#d8dc6a'),
    ellipse(w * 0.16, ground + 130 * u, w * 0.26, 34 * u, '#7fa83f') +
      ellipse(w * 0.86, ground + 120 * u, w * 0.26, 34 * u, '#7fa83f'),
    trees,
    hammock(
      at(bedA),
      ground - 150 * u,
      at(bedB),
      ground - 160 * u,
      90 * u,
      '#e4588a',
      '#b8346f',
      '#e0402a',
    ),
    durian(
      at(choose(frame, 0.23, 0.3, 0.3)),
      h * choose(frame, 0.31, 0.26, 0.27),
      choose(frame, 1.05, 0.9, 0.85) * u,
      0,
    ),
    durian(
      at(choose(frame, 0.28, 0.4, 0.41)),
      h * choose(frame, 0.26, 0.22, 0.23),
      choose(frame, 0.85, 0.75, 0.7) * u,
      0,
    ),
    durian(
      at(choose(frame, 0.83, 0.72, 0.74)),
      h * choose(frame, 0.3, 0.25, 0.26),
      choose(frame, 1, 0.85, 0.8) * u,
      0,
    ),
    crowns,
    shape(whole`M-10,${back}H${w + 10}V${edge + 40 * u}H-10z`, '#c98a4a') +
      line(whole`M0,${back + 50 * u}H${w}M0,${back + 124 * u}H${w}`, '#a86a34', 4) +
      rect(0, edge + 36 * u, w, 30 * u, '#8a5530'),
    rect(0, edge + 66 * u, w, h, '#4a3a2a') +
      placed(at(0.06), edge + 66 * u, u, rect(0, 0, 50, 400, '#6a4026')) +
      placed(at(0.94) - 50 * u, edge + 66 * u, u, rect(0, 0, 50, 400, '#6a4026')),
    shape(
      whole`M${w * 0.5},${back}L${w * 0.62},${back}L${w * 0.5},${edge + 36 * u}H${w * 0.34}z`,
      '#fbe79a',
      0.35,
    ),
    fruit,
  ].join('')
}
