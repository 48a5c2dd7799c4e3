import { range } from '../../kit/rng'
import { circle, line, placed, rect, shape } from '../../kit/shapes'
import { sandalPair } from '../../kit/shop-wear'
import { setAt } from '../../kit/still-life'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Sandals left on wet sand, seen from above: footprints on one side, a wave sliding in on the other. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const edge = w * choose(frame, 0.66, 0.7, 0.7)
  const shore = (shift: number) =>
    whole`M${w + 20},-20H${edge + (shift + 120) * u}Q${edge + (shift - 60) * u},${h * 0.16} ${edge + (shift + 30) * u},${h * 0.34}` +
    whole`T${edge + (shift + 10) * u},${h * 0.66}T${edge + (shift - 90) * u},${h + 20}H${w + 20}z`
  const star =
    shape(
      'M0-60Q8-20 18-16 40-14 58-18 30 4 24 14 26 34 36 50 10 34 0 30-10 34-36 50-26 34-24 14-30 4-58-18-40-14-18-16-8-20 0-60z',
      '#f2663a',
    ) + line('M0-34V0L32-8M0 0L20 30M0 0L-20 30M0 0L-32-8', '#ffb08a', 6)
  const footprint = (x: number, y: number) =>
    placed(
      x,
      y,
      u,
      shape('M-30 0Q-40-70 0-84T36 0Q34 40 22 60T18 120Q0 146-18 120-26 60-30 0z', '#d9a05a', 0.7) +
        [-30, -10, 10, 26]
          .map((dx, index) => circle(dx, -106 + index * 5, 11 - index, '#d9a05a', 0.7))
          .join(''),
      x % 2 > 1,
      14,
    )
  return [
    rect(0, 0, w, h, '#f6d08a'),
    shape(shore(-130), '#e0b06a'),
    line(
      range(60)
        .map((index) => whole`M${((index * 0.618) % 1) * edge},${((index * 0.377) % 1) * h}h.1`)
        .join(''),
      '#d9a860',
      5 * u,
    ),
    frame.format === 'tall'
      ? ''
      : footprint(w * 0.08, h * 0.86) + footprint(w * 0.15, h * 0.5) + footprint(w * 0.09, h * 0.2),
    shape(shore(-40), '#fffdf4', 0.75),
    shape(shore(0), '#6fd0c8'),
    shape(shore(110), '#35b0b4'),
    shape(shore(250), '#1f8fa4'),
    line(
      whole`M${edge + 90 * u},${h * 0.12}q${60 * u},${50 * u} ${20 * u},${120 * u}M${edge + 110 * u},${h * 0.6}q${50 * u},${40 * u} 0,${110 * u}`,
      '#d8f7ef',
      9 * u,
    ),
    placed(
      w * choose(frame, 0.6, 0.58, 0.6),
      h * choose(frame, 0.14, 0.88, 0.9),
      u,
      star,
      false,
      20,
    ),
    setAt(
      frame,
      sandalPair('#7a3f24', '#c9854a', '#5a2a1c'),
      { wide: [0.38, 0.52, 1.55], tall: [0.4, 0.53, 1.5], square: [0.38, 0.52, 1.36] },
      -16,
    ),
  ].join('')
}
