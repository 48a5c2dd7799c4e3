import { foliage } from '../../kit/foliage'
import { mist } from '../../kit/haze'
import { pineRow } from '../../kit/pine'
import { line, rect, shape } from '../../kit/shapes'
import { stripedHammock } from '../../kit/shop-outdoor'
import { sky } from '../../kit/sky'
import { setAt } from '../../kit/still-life'
import { sun } from '../../kit/sun'
import { glints, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A hammock between two pines above Tuyen Lam lake at Da Lat, mist rising from the water. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const lake = h * choose(frame, 0.5, 0.5, 0.5)
  const bank = h * choose(frame, 0.8, 0.8, 0.8)
  const trees = choose(frame, [0.13, 0.87], [0.06, 0.94], [0.06, 0.94])
  const half = Math.round((((trees[1] ?? 1) - (trees[0] ?? 0)) * w * 0.5) / u)
  const trunk = (x: number, thick: number) =>
    shape(
      whole`M${x - thick * 0.5},-20H${x + thick * 0.44}L${x + thick * 0.62},${h * 0.9}H${x - thick * 0.66}z`,
      '#4a2a3c',
    ) +
    shape(
      whole`M${x + thick * 0.1},-20H${x + thick * 0.44}L${x + thick * 0.62},${h * 0.9}H${x + thick * 0.2}z`,
      '#8a4f4a',
    ) +
    line(
      whole`M${x - thick * 0.2},${h * 0.1}v${50 * u}M${x - thick * 0.3},${h * 0.28}v${70 * u}M${x - thick * 0.1},${h * 0.56}v${60 * u}M${x - thick * 0.34},${h * 0.7}v${40 * u}`,
      '#33203a',
      7 * u,
    )
  return [
    sky(frame, lake, ['#5a8fb5', '#f2b5a0', '#ffe3b0']),
    sun(w * choose(frame, 0.6, 0.6, 0.6), lake - 90 * u, 86 * u, '#fff3cc', '#ffe0a0'),
    pineRow(
      -20,
      w + 20,
      (x) => lake - 40 * u - Math.sin((x / w) * 3 + 1) * 60 * u,
      90 * u,
      '#8f9ab5',
      5,
    ) + rect(0, lake - 60 * u, w, 62 * u, '#8f9ab5'),
    mist(frame, lake - 110 * u, 130 * u, '#fff0dc', 0.8, 'm'),
    pineRow(-20, w + 20, () => lake + 4 * u, 80 * u, '#5f7f94', 11),
    water(frame, lake, ['#f2c9b0', '#8fb0b8', '#3f7484']),
    glints({
      x: w * choose(frame, 0.6, 0.6, 0.6),
      top: lake + 8,
      bottom: bank,
      widths: [90 * u, 240 * u],
      count: 15,
      colour: '#fff3d0',
      seed: 4,
      opacity: 0.75,
    }),
    shape(
      whole`M-20,${bank + 20 * u}Q${w * 0.5},${bank - 40 * u} ${w + 20},${bank + 20 * u}V${h + 20}H-20z`,
      '#3f6a5c',
    ),
    shape(
      whole`M-20,${h * 0.93}Q${w * 0.5},${h * 0.86} ${w + 20},${h * 0.93}V${h + 20}H-20z`,
      '#27504c',
    ),
    trees.map((part) => trunk(w * part, 96 * u)).join(''),
    foliage(w * 0.02, 0, 260 * u, 90 * u, '#27504c', 3) +
      foliage(w * 0.98, -10, 280 * u, 100 * u, '#27504c', 8),
    setAt(
      frame,
      stripedHammock(half, choose(frame, 210, 260, 220), ['#e0402a', '#ffc23f', '#9c2430']),
      {
        wide: [0.5, 0.4, 1],
        tall: [0.5, 0.42, 1],
        square: [0.5, 0.4, 1],
      },
    ),
    trees
      .map((part) =>
        rect(w * part - 54 * u, h * choose(frame, 0.385, 0.41, 0.385), 108 * u, 26 * u, '#fff1cf'),
      )
      .join(''),
  ].join('')
}
