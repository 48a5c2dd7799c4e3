import { basketBoat, fishingBoat } from '../../kit/boats'
import { hills } from '../../kit/haze'
import { kiteSurfer, surfKite } from '../../kit/paddler'
import { smoothLine } from '../../kit/path'
import { shoulderPoleFigure } from '../../kit/people'
import { percentPoints } from '../../kit/percent-points'
import { cycle, range } from '../../kit/rng'
import { line, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const kites: readonly (readonly [string, string, string])[] = [
  ['#e0322a', '#fff6e4', '#f0b23a'],
  ['#6a4fa8', '#f0b23a', '#e4588a'],
  ['#1f7f8c', '#fff6e4', '#e0322a'],
  ['#f0b23a', '#e0322a', '#2f4f9a'],
  ['#e4588a', '#fff6e4', '#2f9c93'],
]

/** Mũi Né: a woman with a shoulder pole on the crest of the red dunes, kites over the bay, fishing boats at anchor. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.4, 0.36, 0.38)
  const curve = (text: string) => smoothLine(percentPoints(frame, text))
  const crest = choose(
    frame,
    '-3,88 8,80 22,66 36,59 50,62 62,72 74,73 88,58 103,46',
    '-3,80 8,74 24,62 42,55 58,60 68,68 80,68 92,58 103,52',
    '-3,84 8,77 24,64 40,58 56,62 68,71 80,71 92,59 103,52',
  )
  const fold = choose(
    frame,
    '36,59 40,66 31,73 38,82 30,92 36,103',
    '42,55 47,62 36,70 44,80 34,90 40,103',
    '40,58 45,65 34,73 42,82 33,92 39,103',
  )
  const second = choose(
    frame,
    '103,46 92,57 96,66 84,76 90,88 80,103',
    '103,52 92,60 97,69 85,79 92,90 82,103',
    '103,52 92,61 97,70 85,79 92,90 82,103',
  )
  const walker = choose(frame, { x: 0.36, y: 0.603 }, { x: 0.42, y: 0.566 }, { x: 0.4, y: 0.592 })
  const sails: readonly (readonly [number, number, number, number, number])[] = choose(
    frame,
    [
      [0.6, 0.17, 1.25, 0.55, 0.53],
      [0.79, 0.1, 0.9, 0.76, 0.47],
      [0.44, 0.12, 0.7, 0.47, 0.46],
      [0.92, 0.24, 0.55, 0.9, 0.44],
      [0.3, 0.25, 0.42, 0.33, 0.43],
    ],
    [
      [0.62, 0.16, 1.05, 0.56, 0.5],
      [0.84, 0.1, 0.72, 0.8, 0.44],
      [0.33, 0.11, 0.6, 0.33, 0.425],
      [0.9, 0.25, 0.42, 0.87, 0.4],
      [0.14, 0.23, 0.36, 0.2, 0.4],
    ],
    [
      [0.62, 0.17, 1, 0.56, 0.515],
      [0.85, 0.11, 0.7, 0.8, 0.455],
      [0.34, 0.12, 0.56, 0.33, 0.44],
      [0.9, 0.26, 0.4, 0.87, 0.42],
      [0.14, 0.25, 0.34, 0.2, 0.42],
    ],
  )
  const lines = range(11).map((index) => {
    const y = 0.7 + index * 0.035
    return whole`M${w * -0.02},${h * (y + 0.2)}Q${w * (0.1 + (index % 3) * 0.02)},${h * (y + 0.07)} ${w * (0.29 + Math.sin(index * 1.4) * 0.02)},${h * (y + 0.05)}`
  })
  return [
    sky(frame, horizon, ['#2f8fae', '#8fcfc8', '#fdeec0', '#fbd49a']),
    cloudStreaks(frame, h * 0.06, horizon * 0.8, 6, '#fff8e4', 4, 0.6),
    hills(frame, {
      base: horizon,
      height: 66 * u,
      peaks: choose(frame, 2.4, 1.6, 1.6),
      seed: 31,
      fill: '#7fb4b0',
      bottom: horizon + 4,
    }),
    water(frame, horizon, ['#9adccf', '#37b3b4', '#1a8fa4', '#1a7f9a']),
    ripples({
      left: 0,
      right: w,
      top: horizon + 14 * u,
      bottom: h * 0.66,
      count: 26,
      colour: '#f0fdf0',
      seed: 6,
      opacity: 0.65,
      length: 150 * u,
    }),
    sails
      .map(([x, y, size, rx, ry], index) => {
        const at = { x: Math.round(w * rx), y: Math.round(h * ry) }
        const rider = size * 0.74 * u
        return (
          line(
            whole`M${at.x - 40 * rider},${at.y + 3 * u}q${-50 * rider},${-6 * u} ${-100 * rider},${6 * u}`,
            '#f6fff4',
            5 * rider,
            0.9,
          ) +
          surfKite(
            Math.round(w * x),
            Math.round(h * y),
            size * u,
            Math.round(at.x),
            Math.round(at.y - 40 * rider),
            cycle(kites, index),
          ) +
          kiteSurfer(at.x, at.y, rider, cycle(['#f0b23a', '#e0322a', '#fff6e4'], index), '#fff6e4')
        )
      })
      .join(''),
    fishingBoat(
      w * choose(frame, 0.17, 0.17, 0.17),
      h * choose(frame, 0.5, 0.46, 0.48),
      choose(frame, 1, 0.85, 0.8) * u,
      {
        hull: '#1f4f8a',
        stripe: '#e0402a',
        cabin: '#fff1cf',
        roof: '#2f9c93',
      },
    ),
    basketBoat(
      w * choose(frame, 0.08, 0.05, 0.05),
      h * choose(frame, 0.6, 0.54, 0.57),
      0.9 * u,
      '#b87a3c',
      '#7a4a22',
    ),
    shape(
      `${curve(choose(frame, '58,72 68,64 80,56 92,50 103,46', '62,68 74,61 86,54 96,50 103,48', '62,71 74,63 86,56 96,51 103,49'))}V${h}H0z`,
      '#fff3cf',
    ) +
      shape(
        `${curve(choose(frame, '58,75 68,67 80,59 92,53 103,49', '62,70 74,63 86,56 96,52 103,50', '62,73 74,65 86,58 96,53 103,51'))}V${h}H0z`,
        '#f6cf8a',
      ),
    shape(`${curve(crest)}V${h + 10}H-10z`, '#f0764a'),
    shape(
      `${curve(choose(frame, '103,46 88,58 74,73 62,72 50,62 36,59', '103,52 92,58 80,68 68,68 58,60 42,55', '103,52 92,59 80,71 68,71 56,62 40,58'))}${curve(fold).replace('M', 'L')}H${w + 10}z`,
      '#c8473c',
    ),
    line(
      range(5)
        .map(
          (index) =>
            whole`M${w * 0.5},${h * (0.76 + index * 0.055)}Q${w * 0.6},${h * (0.83 + index * 0.05)} ${w * 0.74},${h * (0.81 + index * 0.05)}`,
        )
        .join(''),
      '#b03a38',
      5 * u,
      0.55,
    ),
    shape(`${curve(second)}H${w + 10}z`, '#e8663f') + line(curve(second), '#f79a62', 5 * u),
    line(lines.join(''), '#d9573c', 5 * u, 0.5),
    line(curve(fold), '#ff9f6a', 6 * u),
    shoulderPoleFigure(
      w * walker.x,
      h * walker.y,
      choose(frame, 1.5, 1.5, 1.35) * u,
      '#2f3f9a',
      '#f6d04a',
    ),
    line(
      range(5)
        .map(
          (index) =>
            whole`M${w * walker.x - (30 + index * 34) * u},${h * walker.y + (4 + index * index * 3) * u}h${7 * u}`,
        )
        .join(''),
      '#a83a36',
      6 * u,
      0.7,
    ),
  ].join('')
}
