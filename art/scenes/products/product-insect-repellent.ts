import { bananaLeaf, fern } from '../../kit/jungle'
import { createRandom, range } from '../../kit/rng'
import { circle, placed, shape } from '../../kit/shapes'
import { mosquito, repellentSpray } from '../../kit/shop-health'
import { sky } from '../../kit/sky'
import { setAt } from '../../kit/still-life'
import { sun } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Insect repellent in the jungle at dusk, its mist sending the mosquitoes away. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const random = createRandom(6)
  const drops = range(46)
    .map(() => {
      const along = 40 + random() * 420
      return circle(
        -80 - along,
        -520 + (random() - 0.5) * along * 0.8,
        4 + random() * 8,
        '#f3fbe0',
        0.8,
      )
    })
    .join('')
  const mist = shape('M-80-524L-420-690Q-520-520-440-350z', '#eaf7d8', 0.32) + drops
  const bugs = choose(
    frame,
    [
      [0.08, 0.24, 1.1],
      [0.16, 0.62, 0.9],
      [0.05, 0.5, 0.7],
    ],
    [
      [0.12, 0.12, 1.1],
      [0.1, 0.62, 0.9],
      [0.34, 0.08, 0.7],
    ],
    [
      [0.11, 0.14, 1],
      [0.1, 0.68, 0.9],
      [0.34, 0.09, 0.7],
    ],
  )
  return [
    sky(frame, h, ['#1f3a5c', '#6a5a8c', '#e88a6a', '#f7c27a']),
    sun(
      w * choose(frame, 0.62, 0.66, 0.66),
      h * 0.56,
      choose(frame, 250, 250, 240) * u,
      '#ffd27a',
      '#ffb45c',
    ),
    range(7)
      .map((index) =>
        bananaLeaf(
          w * (index / 6),
          h * 1.02,
          choose(frame, 1.7, 1.7, 1.5) * u,
          '#27546a',
          '#3a6f80',
          (index - 3) * 9 + (index % 2) * 8,
        ),
      )
      .join(''),
    fern(w * 0.02, h * 1.02, 2.4 * u, '#1a4a4c', 24) +
      fern(w * 0.97, h * 1.02, 2.4 * u, '#1a4a4c', -24, true),
    bananaLeaf(w * 0.92, h * 1.06, 2.2 * u, '#1f6a54', '#4fa06a', 14) +
      bananaLeaf(w * 0.06, h * 1.1, 2 * u, '#1f6a54', '#4fa06a', -16),
    shape(
      whole`M-20,${h * 0.9}Q${w * 0.4},${h * 0.85} ${w + 20},${h * 0.91}V${h + 20}H-20z`,
      '#12343c',
    ),
    setAt(frame, mist + repellentSpray('#3fae6a', '#1f7a54', '#8fdc9c'), {
      wide: [0.56, 0.95, 1.28],
      tall: [0.6, 0.93, 1.4],
      square: [0.6, 0.96, 1.24],
    }),
    bugs
      .map(([x = 0, y = 0, size = 1], index) =>
        placed(x * w, y * h, size * u, mosquito('#1a1830', '#f7dfc0'), false, index * 16 - 24),
      )
      .join(''),
  ].join('')
}
