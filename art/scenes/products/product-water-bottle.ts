import { foliage } from '../../kit/foliage'
import { fern, spray, waterfall } from '../../kit/jungle'
import { ellipse, rect, shape } from '../../kit/shapes'
import { lotusFlask } from '../../kit/shop-health'
import { setAt } from '../../kit/still-life'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A flask with a lotus on it, cold and dewy on a stone before a forest fall. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const pool = h * choose(frame, 0.7, 0.7, 0.7)
  const fall = w * choose(frame, 0.72, 0.74, 0.74)
  return [
    rect(0, 0, w, h, '#1f6a5a'),
    foliage(w * 0.2, h * 0.1, 420 * u, 200 * u, '#2f8a6a', 4) +
      foliage(w * 0.8, h * 0.04, 460 * u, 170 * u, '#3f9c74', 8) +
      foliage(w * 0.5, 0, 400 * u, 120 * u, '#55b080', 14),
    shape(
      whole`M-20,${h * 0.34}L${w * 0.12},${h * 0.24} ${w * 0.34},${h * 0.27} ${w * 0.5},${h * 0.16} ${w * 0.8},${h * 0.15} ${w + 20},${h * 0.26}V${pool + 20}H-20z`,
      '#3a5a64',
    ),
    shape(
      whole`M-20,${h * 0.5}L${w * 0.16},${h * 0.42} ${w * 0.3},${h * 0.46} ${w * 0.42},${h * 0.38} ${w * 0.52},${h * 0.54} ${w * 0.5},${pool + 20}H-20zM${w * 0.9},${h * 0.4}L${w + 20},${h * 0.36}V${pool + 20}H${w * 0.88}z`,
      '#2c4852',
    ),
    waterfall({
      x: fall,
      top: h * 0.15,
      bottom: pool + 10 * u,
      half: [70 * u, 130 * u],
      white: '#eafaf4',
      shade: '#a9dcd8',
      seed: 5,
    }),
    rect(0, pool, w, h - pool, '#1f8f94'),
    spray(fall, pool + 20 * u, 230 * u, '#f4fffb', 0.75),
    ripples({
      left: 0,
      right: w,
      top: pool + 20 * u,
      bottom: h,
      count: 26,
      colour: '#a5e6dc',
      seed: 9,
      opacity: 0.6,
      length: 220 * u,
    }),
    ellipse(
      w * choose(frame, 0.42, 0.44, 0.42),
      h * 0.96,
      choose(frame, 460, 400, 390) * u,
      90 * u,
      '#24404c',
    ) +
      ellipse(
        w * choose(frame, 0.42, 0.44, 0.42),
        h * 0.935,
        choose(frame, 440, 380, 370) * u,
        70 * u,
        '#5f7f84',
      ),
    fern(w * 0.02, h * 1.02, 2.3 * u, '#4fae62', 26) +
      fern(w * 0.98, h * 1.02, 2.1 * u, '#3f9c5a', -20, true),
    setAt(frame, lotusFlask('#e8476a', '#a82850', '#ff8fa0'), {
      wide: [0.42, 0.94, 1.24],
      tall: [0.44, 0.94, 1.42],
      square: [0.42, 0.945, 1.24],
    }),
  ].join('')
}
