import { hills, mist } from '../../kit/haze'
import { range } from '../../kit/rng'
import { line, rect } from '../../kit/shapes'
import { firstAidCase } from '../../kit/shop-health'
import { sky } from '../../kit/sky'
import { ledge, setAt } from '../../kit/still-life'
import { stiltHouse } from '../../kit/stilt-house'
import { terraces } from '../../kit/terraces'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A first-aid case open on the bamboo floor of a stilt house, ripe fields and hills beyond the rail. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const field = h * choose(frame, 0.4, 0.42, 0.4)
  const floor = h * choose(frame, 0.72, 0.74, 0.73)
  const rail = floor - 150 * u
  return [
    sky(frame, field, ['#7fc4d9', '#c9e8dc', '#fff3d0']),
    hills(frame, {
      base: field + 20 * u,
      height: 220 * u,
      peaks: choose(frame, 5, 3, 3),
      seed: 41,
      fill: '#8fb8b4',
    }),
    mist(frame, field - 90 * u, 150 * u, '#fff6dc', 0.7, 'm'),
    hills(frame, {
      base: field + 40 * u,
      height: 110 * u,
      peaks: choose(frame, 4, 3, 3),
      seed: 17,
      fill: '#5f9a7c',
    }),
    terraces({
      id: 'ft',
      crest: [
        [-20, field + 10 * u],
        [w * 0.5, field + 34 * u],
        [w + 20, field],
      ],
      bottom: floor + 10,
      levels: 4,
      steps: [44 * u, 80 * u],
      bulge: 0.5,
      lobe: 260 * u,
      seed: 6,
      fields: ['#f0c040', '#e3ad34', '#f6d264'],
      bank: '#8fa043',
    }),
    stiltHouse(w * choose(frame, 0.86, 0.86, 0.86), field + 70 * u, 1.2 * u, {
      wall: '#a8703a',
      roof: '#6a4430',
      roofShade: '#4f3028',
      dark: '#4a2a24',
    }),
    rect(-10, rail, w + 20, 20 * u, '#a8683a') +
      rect(-10, rail + 70 * u, w + 20, 14 * u, '#8a5230'),
    choose(frame, [0.06, 0.35, 0.66, 0.95], [0.06, 0.94], [0.06, 0.94])
      .map((part) =>
        rect(part * w - 15 * u, rail - 30 * u, 30 * u, floor - rail + 40 * u, '#8a5230'),
      )
      .join(''),
    ledge(frame, floor, '#c98a52', '#e8b47a'),
    line(
      range(11)
        .map(
          (index) =>
            whole`M${w * (0.5 + (index - 5) * 0.1)},${floor + 18 * u}L${w * (0.5 + (index - 5) * 0.19)},${h}`,
        )
        .join(''),
      '#a56a3c',
      5 * u,
    ),
    setAt(frame, firstAidCase('#1f8f6f', '#12634f', '#3fb48c'), {
      wide: [0.48, 0.95, 1.2],
      tall: [0.5, 0.93, 1.26],
      square: [0.5, 0.96, 1.14],
    }),
  ].join('')
}
