import { foliage } from '../../kit/foliage'
import { palm } from '../../kit/palm'
import { lens, type Point, smoothLine } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { sandWall } from '../../kit/sand-wall'
import { line, mirrored, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { wadingMan, wadingWoman } from '../../kit/waders'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

type Spots = readonly (readonly [number, number])[]

/** Mũi Né: two people with sandals in hand wade the ankle-deep Fairy Stream between walls of red and white sand. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const far = h * choose(frame, 0.52, 0.5, 0.52)
  const on = (points: Spots): Point[] => points.map(([x, y]): Point => [w * x, h * y])
  const left = choose<readonly Spots[]>(
    frame,
    [
      [
        [0.5, 0.43],
        [0.45, 0.36],
        [0.37, 0.3],
        [0.27, 0.2],
        [0.14, 0.08],
        [-0.02, -0.06],
        [-0.2, -0.2],
      ],
      [
        [0.5, 0.56],
        [0.47, 0.575],
        [0.42, 0.61],
        [0.35, 0.66],
        [0.24, 0.74],
        [0.06, 0.84],
        [-0.16, 0.96],
      ],
    ],
    [
      [
        [0.48, 0.42],
        [0.42, 0.35],
        [0.34, 0.29],
        [0.22, 0.2],
        [0.08, 0.1],
        [-0.08, -0.02],
        [-0.3, -0.16],
      ],
      [
        [0.48, 0.54],
        [0.45, 0.555],
        [0.39, 0.585],
        [0.31, 0.63],
        [0.19, 0.7],
        [0.02, 0.8],
        [-0.24, 0.94],
      ],
    ],
    [
      [
        [0.48, 0.43],
        [0.42, 0.36],
        [0.34, 0.3],
        [0.22, 0.2],
        [0.08, 0.1],
        [-0.08, -0.02],
        [-0.3, -0.16],
      ],
      [
        [0.48, 0.56],
        [0.45, 0.575],
        [0.39, 0.61],
        [0.31, 0.66],
        [0.19, 0.73],
        [0.02, 0.83],
        [-0.24, 0.97],
      ],
    ],
  ).map(on)
  const right = choose<readonly Spots[]>(
    frame,
    [
      [
        [0.53, 0.45],
        [0.58, 0.39],
        [0.65, 0.32],
        [0.74, 0.24],
        [0.86, 0.13],
        [1.02, 0.0],
        [1.2, -0.14],
      ],
      [
        [0.53, 0.56],
        [0.56, 0.575],
        [0.61, 0.61],
        [0.68, 0.66],
        [0.79, 0.74],
        [0.96, 0.84],
        [1.18, 0.96],
      ],
    ],
    [
      [
        [0.54, 0.44],
        [0.6, 0.38],
        [0.68, 0.31],
        [0.79, 0.23],
        [0.93, 0.13],
        [1.08, 0.02],
        [1.3, -0.1],
      ],
      [
        [0.54, 0.54],
        [0.57, 0.555],
        [0.63, 0.585],
        [0.71, 0.63],
        [0.83, 0.7],
        [1.0, 0.8],
        [1.26, 0.94],
      ],
    ],
    [
      [
        [0.54, 0.45],
        [0.6, 0.39],
        [0.68, 0.32],
        [0.79, 0.24],
        [0.93, 0.14],
        [1.08, 0.02],
        [1.3, -0.1],
      ],
      [
        [0.54, 0.56],
        [0.57, 0.575],
        [0.63, 0.61],
        [0.71, 0.66],
        [0.83, 0.73],
        [1.0, 0.83],
        [1.26, 0.97],
      ],
    ],
  ).map(on)
  const mid = w * choose(frame, 0.515, 0.51, 0.51)
  const bank = (sign: number): Point[] => [
    [mid + sign * 6 * u, far + 16 * u],
    [mid + (sign * 34 + 26) * u, far + 52 * u],
    [mid + (sign * 88 - 34) * u, far + 104 * u],
    [mid + (sign * 190 - 10) * u, far + 184 * u],
    [mid + sign * choose(frame, 520, 400, 380) * u, h * 0.88],
    [mid + sign * choose(frame, 1000, 700, 700) * u, h + 40],
  ]
  const stream = whole`${smoothLine(bank(-1))}L${smoothLine([...bank(1)].reverse()).slice(1)}z`
  const random = createRandom(8)
  const streaks = (count: number, from: number, to: number, spread: number, thick: number) =>
    range(count)
      .map((index) => {
        const part = (index + random()) / count
        const y = far + 40 * u + (h - far - 40 * u) * part
        const reach = (40 + part * spread) * u
        return lens(
          mid + between(random, from, to) * reach,
          y,
          reach * between(random, 0.3, 0.7),
          (2 + part * thick) * u,
        )
      })
      .join('')
  const people = choose(
    frame,
    { x: 0.455, y: 0.87, k: 1.3, gap: 150 },
    { x: 0.4, y: 0.83, k: 1.45, gap: 150 },
    { x: 0.4, y: 0.86, k: 1.16, gap: 150 },
  )
  const [px, py, k] = [w * people.x, h * people.y, people.k * u]
  const leaf = { trunk: '#4a3038', leaf: '#1f5f50', leafLight: '#4a9462' }
  return [
    sky(frame, far + 30 * u, ['#4fa6b8', '#bfe0cc', '#fff0c4']),
    palm(mid - 40 * u, far - 60 * u, 0.9 * u, leaf, 210, -30, 4) +
      palm(mid + 60 * u, far - 60 * u, 1.1 * u, leaf, 220, 36, 9),
    foliage(mid, far - 70 * u, 130 * u, 50 * u, '#3f8a5c', 6),
    shape(
      whole`M${mid - 200 * u},${far + 60 * u}V${far - 60 * u}Q${mid},${far - 90 * u} ${mid + 200 * u},${far - 60 * u}V${far + 60 * u}z`,
      '#f0a878',
    ),
    shape(
      whole`M${mid - 200 * u},${far - 20 * u}Q${mid - 60 * u},${far - 44 * u} ${mid - 20 * u},${far - 14 * u}T${mid + 40 * u},${far - 24 * u}T${mid + 200 * u},${far - 10 * u}V${far + 60 * u}H${mid - 200 * u}z`,
      '#d9603c',
    ),
    range(4)
      .map((index) =>
        foliage(
          w * (choose(frame, 0.7, 0.82, 0.82) + index * 0.1),
          h * (choose(frame, 0.25, 0.2, 0.2) - index * 0.07),
          (70 + index * 20) * u,
          (34 + index * 8) * u,
          index % 2 ? '#2a6a50' : '#3f8a5c',
          12 + index,
        ),
      )
      .join(''),
    range(3)
      .map((index) =>
        foliage(
          w * (choose(frame, 0.3, 0.2, 0.2) - index * 0.12),
          h * (choose(frame, 0.22, 0.18, 0.18) - index * 0.09),
          (60 + index * 20) * u,
          (30 + index * 8) * u,
          index % 2 ? '#2a6a50' : '#3f8a5c',
          22 + index,
        ),
      )
      .join(''),
    shape(whole`M0,${far + 10 * u}H${w}V${h}H0z`, '#d9814f'),
    sandWall({
      crest: left[0] ?? [],
      foot: left[1] ?? [],
      slices: 11,
      wall: '#d9522f',
      band: '#f6d9ae',
      cap: '#f08a4c',
      shade: '#5a1838',
      flute: '#9c2f34',
      seed: 5,
    }),
    sandWall({
      crest: right[0] ?? [],
      foot: right[1] ?? [],
      slices: 11,
      wall: '#fbe8c6',
      band: '#fdf4e0',
      cap: '#e2603a',
      shade: '#6a2a4c',
      flute: '#c99a8e',
      seed: 12,
    }),
    shape(
      whole`M-10,${h}V${h * 0.84}Q${w * 0.2},${h * 0.8} ${w * 0.34},${h * 0.72}L${mid - 60 * u},${far + 90 * u}L${mid},${far + 20 * u}L${mid + 90 * u},${far + 90 * u}L${w * 0.68},${h * 0.72}Q${w * 0.84},${h * 0.8} ${w + 10},${h * 0.84}V${h}z`,
      '#f2b277',
    ),
    line(smoothLine(bank(-1)) + smoothLine(bank(1)), '#fbe0b4', 16 * u),
    shape(stream, '#c9694a'),
    shape(streaks(20, -0.9, 0.9, 620, 11), '#e89a66'),
    shape(streaks(16, -0.5, 0.6, 420, 12), '#8cc6c0'),
    shape(streaks(14, -0.6, 0.6, 460, 8), '#fff0d0'),
    mirrored(
      'wm',
      wadingMan(px, py, k, '#fbf0d8', '#c9a58c', '#2f5f78', '#fff0d0'),
      py + 2 * u,
      0.28,
      0.6,
    ),
    mirrored(
      'ww',
      wadingWoman(px + people.gap * k, py - 14 * u, k * 0.97, '#f6c23e', '#c9822a', '#fff0d0'),
      py - 12 * u,
      0.28,
      0.6,
    ),
  ].join('')
}
