import { mountains } from '../../kit/haze'
import { range } from '../../kit/rng'
import { circle, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { headlamp } from '../../kit/shop-outdoor'
import { sky, stars } from '../../kit/sky'
import { type Spot, setAt } from '../../kit/still-life'
import { glow, sunRays } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const spots: Record<Frame['format'], Spot> = {
  wide: [0.5, 0.68, 1.42],
  tall: [0.5, 0.7, 1.34],
  square: [0.5, 0.7, 1.3],
}

/** A headlamp burning on a rock below Fansipan before dawn, a file of other lamps climbing the ridge. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const [px, py] = spots[frame.format]
  const trail = range(choose(frame, 15, 12, 12)).map((index, _, all) => {
    const part = index / (all.length - 1)
    return circle(
      w * (0.12 + part * 0.6),
      h * (0.57 - part * 0.27 + Math.sin(part * 9) * 0.02),
      (6.5 - part * 3.5) * u,
      '#ffe08a',
    )
  })
  return [
    sky(frame, h, ['#0b1236', '#1b2660', '#4a4a94', '#c9688a']),
    stars(frame, h * 0.5, choose(frame, 70, 50, 44), 12),
    shape(
      whole`M-20,${h * 0.66}L${w * 0.2},${h * 0.52} ${w * 0.42},${h * 0.42} ${w * 0.58},${h * 0.33} ${w * 0.74},${h * 0.24} ${w * 0.82},${h * 0.36} ${w + 20},${h * 0.5}V${h}H-20z`,
      '#4a4f9c',
    ),
    shape(
      whole`M${w * 0.74},${h * 0.24}L${w * 0.82},${h * 0.36} ${w + 20},${h * 0.5}V${h}H${w * 0.66}L${w * 0.72},${h * 0.46} ${w * 0.69},${h * 0.38}z`,
      '#34397c',
    ),
    shining(trail.join('')),
    mountains(frame, {
      base: h * 0.76,
      height: 150 * u,
      peaks: choose(frame, 5, 3, 3),
      seed: 52,
      fill: '#1d2258',
    }),
    shining(sunRays(px * w, py * h, w, 22, '#ffe9a8', 0.08)),
    glow(px * w, py * h, 520 * u, '#ffe08a', 0.75, 'hg'),
    shape(
      whole`M-20,${h * 0.86}L${w * 0.2},${h * 0.8} ${w * 0.5},${h * 0.79} ${w * 0.8},${h * 0.81} ${w + 20},${h * 0.87}V${h + 20}H-20z`,
      '#3a3560',
    ),
    rect(0, h * 0.93, w, h * 0.08, '#2a2650'),
    setAt(frame, headlamp('#2f9c93', '#fff1cf'), spots),
  ].join('')
}
