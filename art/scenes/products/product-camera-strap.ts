import { range } from '../../kit/rng'
import { line, placed, rect, shape } from '../../kit/shapes'
import { cameraOnStrap, compactCamera } from '../../kit/shop-camera'
import { setAt } from '../../kit/still-life'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** One cob of maize hanging by its husk, 180 units tall. */
const cob =
  shape('M-8-60Q-40-20-36 0L36 0Q40-20 8-60z', '#e6d6a0') +
  shape('M-38 0Q-44 120 0 160 44 120 38 0z', '#f2a92a') +
  shape('M10 0H38Q44 120 0 160 26 90 10 0z', '#cf7f1a') +
  line('M-20 14V110M0 10V140M20 14V110M-34 30H34M-36 58H36M-32 88H32M-22 116H22', '#b56a14', 4, 0.7)

/** A hand-woven strap and its camera on a peg in a Hmong house, between strings of drying maize. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const plank = 150 * u
  const strings = choose(frame, [0.06, 0.15, 0.24, 0.76, 0.85, 0.94], [0.08, 0.92], [0.07, 0.93])
  const cobs = (part: number, column: number) =>
    line(whole`M${part * w},0V${h * 0.7}`, '#5a2c1c', 6 * u) +
    range(choose(frame, 5, 6, 5) + (column % 2))
      .map((row) =>
        placed(
          part * w,
          (40 + row * 134 - (column % 2) * 60) * u,
          0.92 * u,
          cob,
          false,
          row % 2 ? 15 : -15,
        ),
      )
      .join('')
  return [
    rect(0, 0, w, h, '#8a3f34'),
    range(Math.ceil(w / plank))
      .map((index) => rect(index * plank, 0, plank - 7 * u, h, index % 2 ? '#a3503c' : '#96483a'))
      .join(''),
    line(
      range(16)
        .map(
          (index) =>
            whole`M${((index * 0.618 + 0.04) % 1) * w},${((index * 0.381) % 1) * h}q${14 * u},${60 * u} 0,${130 * u}`,
        )
        .join(''),
      '#74352e',
      5 * u,
    ),
    shape(whole`M${w * 0.2},0H${w * 0.62}L${w * 0.92},${h}H${w * 0.4}z`, '#ffb56a', 0.22),
    strings.map(cobs).join(''),
    setAt(
      frame,
      cameraOnStrap(
        '#23307a',
        '#e9ecfa',
        '#c9824a',
        compactCamera('#dfe3ea', '#aab2c4', '#1f6f6a'),
      ),
      {
        wide: [0.5, 0.05, 1.02],
        tall: [0.49, 0.07, 1.2],
        square: [0.49, 0.05, 1.02],
      },
    ),
  ].join('')
}
