import { foliage } from '../../kit/foliage'
import { line, placed, rect, shape } from '../../kit/shapes'
import { cashewApple, cashewBowl } from '../../kit/shop-food'
import { ledge, setAt } from '../../kit/still-life'
import { sun, sunRays } from '../../kit/sun'
import { choose, type Scene, unit } from '../../scene'

/** One broad cashew leaf, 150 units long. */
const leaf =
  shape('M0 0Q-56-70-34-130 0-160 34-130 56-70 0 0z', '#1f6a4a') +
  line('M0-4V-134M0-50L-28-76M0-50L28-76M0-86L-22-110M0-86L22-110', '#5fb07a', 5)

/** A bowl of roasted cashews under a bough where the red apples hang, each with its nut. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const table = h * choose(frame, 0.78, 0.78, 0.78)
  const [x, y] = [w * 0.5, h * 0.5]
  const fruit = choose(
    frame,
    [
      [0.2, 0.16, 1.2, -4],
      [0.37, 0.08, 1, 5],
      [0.64, 0.1, 1.1, -6],
      [0.82, 0.17, 1.25, 4],
    ],
    [
      [0.17, 0.14, 1.2, -4],
      [0.48, 0.09, 1, 3],
      [0.82, 0.15, 1.2, 5],
    ],
    [
      [0.16, 0.14, 1.05, -4],
      [0.48, 0.07, 0.88, 3],
      [0.83, 0.15, 1.1, 5],
    ],
  )
  return [
    rect(0, 0, w, h, '#f7cf6a'),
    sunRays(x, y, w, 30, '#ffe29a', 0.7),
    sun(x, y, 200 * u, '#fff3cc', '#fff3cc'),
    foliage(w * 0.1, table, 260 * u, 90 * u, '#b5c46a', 4) +
      foliage(w * 0.9, table, 280 * u, 100 * u, '#b5c46a', 9),
    line(
      `M-20,${Math.round(h * 0.1)}Q${Math.round(w * 0.5)},${Math.round(h * -0.04)} ${w + 20},${Math.round(h * 0.11)}`,
      '#6a4a34',
      26 * u,
    ),
    fruit
      .map(
        ([fx = 0, fy = 0, size = 1, turn = 0], index) =>
          [-74, -34, 38, 78]
            .map((degrees) =>
              placed(fx * w, (fy - 0.02) * h, 1.05 * size * u, leaf, false, degrees + turn),
            )
            .join('') +
          placed(
            fx * w,
            fy * h,
            size * u,
            index % 2
              ? cashewApple('#f9b52c', '#e07f1f', '#ffdc8a')
              : cashewApple('#e0402a', '#a8262c', '#ff8a6a'),
            false,
            turn,
          ),
      )
      .join(''),
    ledge(frame, table, '#8a3f2c', '#b5603f'),
    setAt(frame, cashewBowl('#2f7d9c', '#1f5a78', '#fff1cf'), {
      wide: [0.5, 0.93, 1.32],
      tall: [0.5, 0.9, 1.5],
      square: [0.5, 0.935, 1.34],
    }),
  ].join('')
}
