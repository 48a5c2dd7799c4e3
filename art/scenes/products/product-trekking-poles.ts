import { cloudSea } from '../../kit/cloud-sea'
import { mountains } from '../../kit/haze'
import { placed, shape } from '../../kit/shapes'
import { trekkingPole } from '../../kit/shop-outdoor'
import { sky } from '../../kit/sky'
import { setAt } from '../../kit/still-life'
import { sun, sunRays } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A pair of trekking poles crossed on a summit rock above the sea of clouds, the ridge path of Ta Xua running off behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const clouds = h * 0.54
  const rock = h * choose(frame, 0.86, 0.86, 0.86)
  const [sx, sy] = [w * choose(frame, 0.5, 0.5, 0.5), clouds - 60 * u]
  return [
    sky(frame, h * 0.7, ['#2f5a9c', '#8f9ac4', '#ffc9a0', '#ffe7b5']),
    sunRays(sx, sy, w, 28, '#fff0c4', 0.2),
    sun(sx, sy, 120 * u, '#fff6d4', '#ffe0a0'),
    mountains(frame, {
      base: clouds + 30 * u,
      height: 150 * u,
      peaks: choose(frame, 6, 4, 4),
      seed: 24,
      fill: '#8a86b5',
    }),
    cloudSea(0, w, clouds, h, ['#ffe9d4', '#fbd3c4', '#e6bcc8'], 190 * u, 6),
    shape(
      whole`M${w + 20},${h * 0.46}L${w * 0.9},${h * 0.5} ${w * 0.8},${h * 0.6} ${w * 0.7},${h * 0.63} ${w * 0.6},${h * 0.76} ${w * 0.5},${h * 0.9}H${w + 20}z`,
      '#3f6a6a',
    ),
    shape(
      whole`M${w + 20},${h * 0.46}L${w * 0.9},${h * 0.5} ${w * 0.84},${h * 0.62} ${w * 0.86},${h * 0.72} ${w * 0.7},${h * 0.9}H${w + 20}z`,
      '#2c5058',
    ),
    cloudSea(0, w, h * 0.84, h * 1.05, ['#d3aac0'], 150 * u, 15),
    shape(
      whole`M-20,${rock + 70 * u}L${w * 0.18},${rock + 10 * u} ${w * 0.36},${rock - 26 * u} ${w * 0.62},${rock - 16 * u} ${w * 0.8},${rock + 40 * u} ${w + 20},${rock + 80 * u}V${h + 20}H-20z`,
      '#6a5a74',
    ),
    shape(
      whole`M${w * 0.36},${rock - 26 * u}L${w * 0.62},${rock - 16 * u} ${w * 0.8},${rock + 40 * u} ${w + 20},${rock + 80 * u}V${h + 20}H${w * 0.4}L${w * 0.46},${rock + 50 * u}z`,
      '#4a3f5c',
    ),
    setAt(
      frame,
      placed(-150, 0, 1, trekkingPole('#e0402a', '#9c2430', '#2b2233'), true, 22) +
        placed(150, 20, 1, trekkingPole('#e0402a', '#9c2430', '#2b2233'), false, -22),
      {
        wide: [0.48, 0.875, 0.98],
        tall: [0.5, 0.875, 1.12],
        square: [0.49, 0.875, 0.98],
      },
    ),
  ].join('')
}
