import { domeTent } from '../../kit/cave-camp'
import { cloudBank } from '../../kit/cloud-sea'
import { flowingTerraces } from '../../kit/flowing-terraces'
import { foliage } from '../../kit/foliage'
import { forestEdge } from '../../kit/forest-edge'
import { hills, mist, mountains } from '../../kit/haze'
import { campFire } from '../../kit/long-house'
import { type Point, smoothLine } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { range } from '../../kit/rng'
import { line, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { hiker } from '../../kit/traveller'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** The clearing below the summit of Pù Luông at dawn: a tent and a small fire, the guide leads on towards the forest, the whole reserve below with its terraces in cloud. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const pts = (wide: string, tall: string, square: string): Point[] =>
    percentPoints(frame, choose(frame, wide, tall, square))
  const far = h * choose(frame, 0.42, 0.43, 0.42)
  const crest = pts(
    '-2,52 10,50 22,54 34,59 48,62 64,65 84,68',
    '-3,52 14,51 30,54 46,58 62,61 78,64 94,66',
    '-3,52 14,51 30,54 46,58 62,61 78,64 94,66',
  )
  const meadow = pts(
    '-3,79 10,76 22,75 34,76 46,77 58,75 70,71 82,66 92,61 103,55',
    '-3,78 14,76 28,75 42,76 54,76 66,73 78,68 90,62 103,56',
    '-3,79 14,77 28,76 42,77 54,77 66,74 78,69 90,63 103,57',
  )
  const wood = pts(
    '72,68 77,54 82,44 87,34 92,25 97,18 104,12',
    '74,67 79,56 84,46 89,37 94,29 104,22',
    '74,68 79,56 84,45 89,35 94,26 104,18',
  )
  const tent = choose(
    frame,
    { x: 0.2, y: 0.85, k: 1.5 },
    { x: 0.22, y: 0.83, k: 1.3 },
    { x: 0.22, y: 0.86, k: 1.2 },
  )
  const walkers = choose(
    frame,
    [
      { x: 0.545, y: 0.83, k: 1.9 },
      { x: 0.66, y: 0.775, k: 1.7 },
    ],
    [
      { x: 0.52, y: 0.83, k: 1.9 },
      { x: 0.7, y: 0.77, k: 1.7 },
    ],
    [
      { x: 0.52, y: 0.85, k: 1.7 },
      { x: 0.7, y: 0.78, k: 1.5 },
    ],
  )
  const fire = choose(frame, { x: 0.335, y: 0.885 }, { x: 0.41, y: 0.885 }, { x: 0.41, y: 0.91 })
  const looks = [
    {
      jacket: '#f0b43c',
      pack: '#e8473a',
      packShade: '#a82c34',
      trousers: '#2b3356',
      hat: '#fff1cf',
    },
    {
      jacket: '#2f3a78',
      pack: '#8a5a34',
      packShade: '#5f3c24',
      trousers: '#1c1f38',
      hat: '#f2d48c',
    },
  ]
  const path = choose(
    frame,
    [
      [0.5, 1.02, 90],
      [0.58, 0.86, 50],
      [0.68, 0.77, 30],
      [0.76, 0.7, 16],
      [0.8, 0.66, 8],
    ],
    [
      [0.46, 1.02, 90],
      [0.58, 0.86, 50],
      [0.72, 0.765, 30],
      [0.79, 0.7, 14],
      [0.82, 0.67, 8],
    ],
    [
      [0.46, 1.02, 80],
      [0.58, 0.88, 44],
      [0.72, 0.775, 26],
      [0.79, 0.71, 12],
      [0.82, 0.68, 8],
    ],
  ) as readonly (readonly [number, number, number])[]
  const edge = (side: number) => path.map(([x, y, half]): Point => [w * x + side * half * u, h * y])
  return [
    sky(frame, far + 40 * u, ['#7f8fd0', '#e2a8b8', '#ffd6a0', '#fff0c8']),
    cloudStreaks(frame, h * 0.06, far - 70 * u, 7, '#ffe6d4', 6, 0.8),
    mountains(frame, {
      base: far + 20 * u,
      height: 150 * u,
      peaks: choose(frame, 5, 3, 3),
      seed: 14,
      fill: '#b4a0cc',
      bottom: far + 60 * u,
    }),
    hills(frame, {
      base: far + 50 * u,
      height: 110 * u,
      peaks: choose(frame, 4, 2.5, 2.5),
      seed: 22,
      fill: '#8c94c0',
      bottom: h,
    }),
    cloudBank({
      left: -60,
      right: w + 60,
      y: far + 80 * u,
      billow: 150 * u,
      bottom: h,
      fill: '#ffeede',
      seed: 5,
      opacity: 0.95,
    }),
    flowingTerraces({
      id: 't',
      crest,
      bottom: h,
      levels: 8,
      steps: [13 * u, 34 * u],
      wave: w * 0.5,
      swing: 0.5,
      phase: 1,
      fields: ['#a9c86a', '#8fb45a', '#c4d67c'],
      bank: '#6f8f52',
    }),
    cloudBank({
      left: -60,
      right: w * 0.9,
      y: h * choose(frame, 0.7, 0.7, 0.7),
      billow: 170 * u,
      bottom: h,
      fill: '#fff8ec',
      seed: 11,
    }),
    mist(frame, h * 0.52, 120 * u, '#fff0dc', 0.5, 'm'),
    shape(`${smoothLine(wood)}V${h}H${Math.round(w * 0.7)}z`, '#23584e'),
    forestEdge(wood, 2, 76 * u, '#23584e', '#3f8460', '#e0c878', 7),
    forestEdge(
      wood.map(([x, y]): Point => [x + 90 * u, y + 130 * u]),
      2,
      76 * u,
      '#1f4e4a',
      '#357658',
      '#c9c070',
      12,
    ),
    shape(`${smoothLine(meadow)}V${h + 9}H-60z`, '#6f9f4a'),
    shape(
      `${smoothLine(meadow.map(([x, y], index): Point => [x, y + (34 + (index % 3) * 14) * u]))}V${h + 9}H-60z`,
      '#8fb858',
    ),
    shape(
      `${smoothLine(edge(-1))}${smoothLine([...edge(1)].reverse()).replace('M', 'L')}z`,
      '#e9cf9c',
    ),
    choose(frame, [0.74, 0.82, 0.9], [0.8, 0.92], [0.8, 0.92])
      .map((x, index) => {
        const [sx, sy, s] = [w * x, h * (0.86 + index * 0.035), (1 - index * 0.1) * u]
        return (
          shape(
            whole`M${sx - 66 * s},${sy}v${-34 * s}l${16 * s},${-10 * s}h${50 * s}l${8 * s},${14 * s}v${30 * s}zM${sx - 2 * s},${sy + 6 * s}v${-64 * s}l${14 * s},${-12 * s}h${44 * s}l${12 * s},${20 * s}v${56 * s}z`,
            '#b4ac9c',
          ) +
          shape(
            whole`M${sx - 8 * s},${sy}v${-30 * s}l${16 * s},${-14 * s}v${44 * s}zM${sx + 40 * s},${sy + 6 * s}v${-60 * s}l${16 * s},${-16 * s} ${12 * s},${20 * s}v${56 * s}z`,
            '#787478',
          ) +
          line(
            whole`M${sx - 58 * s},${sy - 36 * s}q${22 * s},${-12 * s} ${44 * s},${-4 * s}M${sx + 6 * s},${sy - 60 * s}q${20 * s},${-12 * s} ${40 * s},${-2 * s}`,
            '#6f9f4a',
            9 * s,
          )
        )
      })
      .join(''),
    domeTent(w * tent.x, h * tent.y, tent.k * u, '#f0782e', '#b84a24', '#ffd98c'),
    campFire(w * fire.x, h * fire.y, 1.05 * u),
    [1, 0]
      .map((index) => {
        const { x, y, k } = walkers[index] ?? { x: 0, y: 0, k: 1 }
        const look = looks[index] ?? looks[0]
        return (
          shape(
            whole`M${w * x - 24 * k * u},${h * y}l${60 * k * u},0 ${40 * k * u},${12 * k * u}h${-50 * k * u}z`,
            '#a08c5c',
            0.7,
          ) + (look ? hiker(w * x, h * y, k * u, look) : '')
        )
      })
      .join(''),
    line(
      range(choose(frame, 20, 13, 13))
        .map((index, _, all) => {
          const x = ((index + 0.5) * w) / all.length
          const y = h * (0.97 + ((index * 7) % 5) * 0.008)
          return whole`M${x},${y}q${-6 * u},${-20 * u} ${-14 * u},${-30 * u}M${x},${y}v${-38 * u}M${x},${y}q${6 * u},${-18 * u} ${16 * u},${-26 * u}`
        })
        .join(''),
      '#5f8f42',
      5 * u,
    ),
    foliage(w * 1.0, h * 1.0, 130 * u, 70 * u, '#1f4e4a', 4),
  ].join('')
}
