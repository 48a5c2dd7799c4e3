import { karstRow } from '../../kit/karst'
import { kayak } from '../../kit/kayak'
import { bubbles } from '../../kit/reef'
import { reefFish, shoal } from '../../kit/reef-fish'
import { line, shape, verticalGradient } from '../../kit/shapes'
import { phonePouch } from '../../kit/shop-accessories'
import { sky } from '../../kit/sky'
import { setAt } from '../../kit/still-life'
import { sun } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A phone in a waterproof pouch half under water in Lan Ha Bay: karsts and a kayak above the line, fish below. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const line0 = h * choose(frame, 0.5, 0.46, 0.48)
  const wave = (shift: number) =>
    whole`M-20,${line0 + shift}Q${w * 0.13},${line0 + shift - 34 * u} ${w * 0.26},${line0 + shift}T${w * 0.52},${line0 + shift}T${w * 0.78},${line0 + shift}T${w * 1.04},${line0 + shift}`
  return [
    sky(frame, line0, ['#5ac0d8', '#b5e6de', '#fff6d8']),
    sun(w * choose(frame, 0.2, 0.18, 0.18), h * 0.16, 76 * u, '#fffbe4'),
    karstRow({
      left: -30,
      right: w + 30,
      base: line0,
      count: choose(frame, 8, 5, 5),
      heights: [70 * u, 200 * u],
      widths: [130 * u, 230 * u],
      seed: 33,
      fill: '#5fa890',
      shade: '#478c7c',
      light: 'left',
    }),
    kayak(w * choose(frame, 0.78, 0.82, 0.83), line0 - 6 * u, choose(frame, 1.9, 1.5, 1.5) * u, {
      hull: '#e0402a',
      deck: '#ff7a4a',
      vest: '#ffc12e',
      hat: '#fff6e4',
    }),
    verticalGradient('uw', [
      [0, '#2fb0b4'],
      [0.5, '#167f9c'],
      [1, '#0b4a74'],
    ]),
    shape(`${wave(0)}V${h + 20}H-20z`, 'url(#uw)'),
    shape(
      whole`M${w * 0.1},${line0}L${w * 0.02},${h}H${w * 0.16}L${w * 0.2},${line0}zM${w * 0.7},${line0}L${w * 0.8},${h}H${w}L${w * 0.8},${line0}z`,
      '#fff',
      0.1,
    ),
    shoal(
      w * choose(frame, 0.2, 0.16, 0.16),
      h * choose(frame, 0.7, 0.68, 0.7),
      1.5 * u,
      '#8fe0d6',
    ),
    reefFish(
      w * choose(frame, 0.76, 0.84, 0.84),
      h * choose(frame, 0.76, 0.8, 0.8),
      1.9 * u,
      'clown',
      '#ff9a2e',
      '#fff3d0',
      '#3a1d2c',
    ),
    reefFish(
      w * choose(frame, 0.9, 0.14, 0.15),
      h * 0.9,
      1.5 * u,
      'angel',
      '#f2608a',
      '#fff3d0',
      '#3a1d2c',
      true,
    ),
    bubbles(w * choose(frame, 0.63, 0.72, 0.73), h * 0.9, 1.6 * u, '#d8f7f4', 9, 4),
    setAt(
      frame,
      phonePouch('#ffb22e', '#c97f12'),
      { wide: [0.47, 0.57, 1.36], tall: [0.48, 0.55, 1.5], square: [0.48, 0.57, 1.34] },
      7,
    ),
    shape(`${wave(0)}${wave(0).replace('M', 'L')}V${h + 20}H-20z`, '#1f9cac', 0.28),
    line(wave(0), '#e9fbf4', 9 * u),
  ].join('')
}
