import { hikingBoots, ridgeTent, stormLantern } from '../../kit/camp-gear'
import { mist, mountains } from '../../kit/haze'
import { pineRow } from '../../kit/pine'
import { range } from '../../kit/rng'
import { ellipse, line, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { sky, stars } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Outdoor gear on a hilltop at dusk: walking boots and a storm lantern in the grass, a lit tent behind, ridge after ridge. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const hill = h * choose(frame, 0.68, 0.62, 0.61)
  const tent = { x: w * choose(frame, 0.62, 0.56, 0.56), size: choose(frame, 1.2, 1.3, 1.14) * u }
  return [
    sky(frame, h * 0.66, ['#2b2a6e', '#8a4a94', '#e8707a', '#ffc07a']),
    stars(frame, h * 0.3, 26, 9),
    sun(
      w * choose(frame, 0.26, 0.2, 0.2),
      h * choose(frame, 0.44, 0.38, 0.36),
      choose(frame, 104, 104, 96) * u,
      '#ffe6a8',
    ),
    mountains(frame, {
      base: h * choose(frame, 0.54, 0.5, 0.48),
      height: 200 * u,
      peaks: choose(frame, 6, 3.6, 3.6),
      seed: 61,
      fill: '#c9648a',
    }),
    mountains(frame, {
      base: h * choose(frame, 0.6, 0.56, 0.54),
      height: 170 * u,
      peaks: choose(frame, 5, 3, 3),
      seed: 74,
      fill: '#8f4a88',
    }),
    mist(frame, h * choose(frame, 0.44, 0.4, 0.38), h * 0.22, '#ffc9a8', 0.5, 'm'),
    mountains(frame, {
      base: h * choose(frame, 0.68, 0.63, 0.62),
      height: 140 * u,
      peaks: choose(frame, 4, 2.6, 2.6),
      seed: 83,
      fill: '#5a3a7c',
    }),
    pineRow(
      -20,
      w + 20,
      (px) => hill + 20 * u - Math.sin((px / w) * 3) * 30 * u,
      96 * u,
      '#3a2a64',
      6,
    ),
    shape(
      whole`M-20,${hill + 60 * u}Q${w * 0.4},${hill - 60 * u} ${w + 20},${hill + 30 * u}V${h + 20}H-20z`,
      '#3f4a6a',
    ),
    shape(
      whole`M-20,${hill + 130 * u}Q${w * 0.3},${hill + 40 * u} ${w + 20},${hill + 110 * u}V${h + 20}H-20z`,
      '#33507a',
      0.6,
    ),
    ellipse(tent.x - 20 * u, hill + 40 * u, 290 * tent.size, 34 * tent.size, '#ffb45c', 0.3),
    ridgeTent(
      tent.x,
      hill + 36 * u,
      tent.size,
      '#e8803a',
      '#b5502f',
      '#f6a85a',
      '#ffd98a',
      '#ffc05a',
    ),
    shape(
      whole`M-20,${h * 0.88}Q${w * 0.36},${h * 0.8} ${w + 20},${h * 0.87}V${h + 20}H-20z`,
      '#27365a',
    ),
    shining(
      ellipse(
        w * choose(frame, 0.54, 0.72, 0.72),
        h * choose(frame, 0.94, 0.93, 0.94),
        260 * u,
        46 * u,
        '#ffb45c',
        0.4,
      ),
    ),
    hikingBoots(
      w * choose(frame, 0.31, 0.32, 0.32),
      h * choose(frame, 0.95, 0.92, 0.94),
      choose(frame, 1.36, 1.3, 1.2) * u,
      '#b5642f',
      '#7a3a26',
      '#d98a4a',
      '#e0322a',
    ),
    stormLantern(
      w * choose(frame, 0.54, 0.74, 0.75),
      h * choose(frame, 0.95, 0.93, 0.945),
      choose(frame, 1.25, 1.25, 1.15) * u,
      '#2f9c93',
      '#1a6268',
      '#ffc46a',
    ),
    line(
      range(26)
        .map(
          (index) =>
            whole`M${(index * 0.041 + 0.004) * w},${h + 4}q${((index * 7) % 13) - 6},${-30 * u} ` +
            whole`${((index * 11) % 31) - 15},${(-44 - ((index * 17) % 40)) * u}`,
        )
        .join(''),
      '#1a2548',
      8 * u,
    ),
  ].join('')
}
