import { contourHill } from '../../kit/contour-terraces'
import { foliage } from '../../kit/foliage'
import { mist, mountains } from '../../kit/haze'
import { highlander } from '../../kit/people'
import { ellipse, line, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const young = ['#7fb04a', '#a9cc6a', '#6aa048', '#c3d97c', '#5a9450']
const mirror = ['#dfe6e0', '#8fb86a', '#c3d9df', '#e9efe0', '#6fa45a', '#b3cfdc']
const cold = ['#9cc4a8', '#b9d6b4', '#86b49c', '#a9ccc0']

/** Walking in Sapa: seen from above, a woman with a red scarf and a basket on a path round terraces like fingerprints, mist in the valley. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const line0 = h * choose(frame, 0.24, 0.22, 0.22)
  const house = { roof: '#8a5a3c', roofShade: '#6a422f', wall: '#b98a5c', dark: '#33231f' }
  const walker = choose(
    frame,
    { x: 0.585, y: 0.83, s: 2.5 },
    { x: 0.5, y: 0.765, s: 2.5 },
    { x: 0.52, y: 0.82, s: 2.2 },
  )
  const path =
    whole`M${w * 1.04},${h * choose(frame, 0.74, 0.66, 0.7)}C${w * 0.84},${h * choose(frame, 0.74, 0.68, 0.72)} ${w * 0.78},${h * choose(frame, 0.84, 0.77, 0.83)} ${w * walker.x},${h * walker.y}` +
    whole`S${w * choose(frame, 0.3, 0.1, 0.12)},${h * choose(frame, 0.84, 0.84, 0.86)} ${w * choose(frame, 0.2, -0.04, -0.02)},${h * 1.05}`
  return [
    sky(frame, line0 + 60 * u, ['#b9cfe0', '#e3dfe0', '#fbe7cc']),
    cloudStreaks(frame, h * 0.04, h * 0.12, 4, '#fff', 7, 0.6),
    mountains(frame, {
      base: line0 + 50 * u,
      height: 150 * u,
      peaks: choose(frame, 4, 2.6, 2.6),
      seed: 23,
      fill: '#a3bccd',
      bottom: h * 0.6,
    }),
    mountains(frame, {
      base: line0 + 110 * u,
      height: 130 * u,
      peaks: choose(frame, 5, 3, 3),
      seed: 41,
      fill: '#7fa3b4',
      bottom: h * 0.7,
    }),
    mist(frame, line0, h * 0.24, '#f3f3ea', 0.95, 'a'),
    contourHill({
      x: w * choose(frame, 0.56, 0.6, 0.6),
      y: line0 + 90 * u,
      reach: choose(frame, 460, 400, 380) * u,
      tall: choose(frame, 200, 260, 210) * u,
      levels: 8,
      flat: 0.32,
      seed: 12,
      fields: cold,
      bank: '#5f9488',
      edge: 4 * u,
    }),
    rect(0, h * 0.56, w, h, '#a9cdb0'),
    mist(frame, h * 0.36, h * 0.2, '#eef3ee', 0.8, 'b'),
    contourHill({
      x: w * choose(frame, 0.16, 0.12, 0.12),
      y: h * choose(frame, 0.26, 0.3, 0.3),
      reach: choose(frame, 620, 560, 520) * u,
      tall: choose(frame, 330, 380, 330) * u,
      levels: 12,
      seed: 30,
      fields: young,
      bank: '#3f7f4a',
      edge: 6 * u,
    }),
    foliage(
      w * choose(frame, 0.16, 0.2, 0.18) - 90 * u,
      h * choose(frame, 0.26, 0.31, 0.3),
      60 * u,
      36 * u,
      '#2f6f50',
      5,
    ),
    stiltHouse(
      w * choose(frame, 0.16, 0.2, 0.18),
      h * choose(frame, 0.285, 0.325, 0.32),
      choose(frame, 1, 1.05, 0.92) * u,
      house,
    ),
    foliage(
      w * choose(frame, 0.16, 0.2, 0.18) + 84 * u,
      h * choose(frame, 0.29, 0.33, 0.32),
      50 * u,
      34 * u,
      '#3f8a58',
      7,
    ),
    mist(frame, h * 0.44, h * 0.24, '#eef3ea', 0.75, 'c'),
    contourHill({
      x: w * choose(frame, 0.8, 0.74, 0.76),
      y: h * choose(frame, 0.42, 0.42, 0.43),
      reach: choose(frame, 860, 640, 640) * u,
      tall: choose(frame, 460, 560, 460) * u,
      levels: 14,
      flat: 0.42,
      seed: 77,
      fields: mirror,
      bank: '#4c7f45',
      edge: 8 * u,
    }),
    line(path, '#7a6a3c', 46 * u),
    line(path, '#e9d29a', 36 * u),
    shape(whole`M-10,${h}V${h * 0.9}Q${w * 0.14},${h * 0.86} ${w * 0.24},${h + 10}z`, '#2f6f4a'),
    foliage(w * 0.03, h * 0.98, 130 * u, 90 * u, '#1f5a44', 3) +
      foliage(w * 0.13, h * 1.02, 90 * u, 60 * u, '#2f7f50', 9),
    ellipse(w * walker.x + 6 * u, h * walker.y, 46 * u, 9 * u, '#4a4a2a', 0.45),
    highlander(w * walker.x, h * walker.y, walker.s * u, true),
    mist(frame, h * 0.86, h * 0.3, '#f3f6ea', 0.35, 'd'),
  ].join('')
}
