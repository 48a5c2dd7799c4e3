import { hotelTower } from '../../kit/bay-coast'
import { straw } from '../../kit/palettes'
import { palm } from '../../kit/palm'
import { lens, mix, type Point, smoothLine } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { ellipse, line, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { sunDisc } from '../../kit/sun'
import { neckDeep, taiChi } from '../../kit/tai-chi'
import { glints, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

type Spots = readonly (readonly [number, number])[]

const elders = [
  { suit: '#fdf0dc', shade: '#a88aa0', skin: '#c98558', hair: '#e6dfe0' },
  { suit: '#e9647c', shade: '#a8426c', skin: '#b9764c', hair: '#f4eeee' },
  { suit: '#6fb0b4', shade: '#46759a', skin: '#c98558', hair: '#cfc8d0' },
  { suit: '#f4c65a', shade: '#c4854a', skin: '#b9764c', hair: '#e6dfe0' },
] as const

/** Nha Trang: the long promenade of Trần Phú beach at dawn, pensioners at tai chi, friends chatting neck-deep in the sea. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.43, 0.41, 0.43)
  const eye = { x: w * choose(frame, 0.2, 0.16, 0.16), y: horizon + 6 * u }
  const kerb: Point = [w * choose(frame, 0.56, 0.66, 0.64), h * 1.04]
  const on = (points: Spots): Point[] => points.map(([x, y]): Point => [w * x, h * y])
  const tide = choose<Spots>(
    frame,
    [
      [0.2, 0.437],
      [0.34, 0.46],
      [0.46, 0.53],
      [0.62, 0.66],
      [0.74, 0.86],
      [0.82, 1.1],
    ],
    [
      [0.16, 0.416],
      [0.36, 0.44],
      [0.52, 0.5],
      [0.7, 0.6],
      [0.9, 0.76],
      [1.1, 1.0],
    ],
    [
      [0.16, 0.437],
      [0.36, 0.46],
      [0.5, 0.52],
      [0.66, 0.64],
      [0.84, 0.82],
      [1.0, 1.1],
    ],
  )
  const wet = (dx: number, dy: number) =>
    smoothLine(
      on(tide).map(([x, y], index): Point => [x + dx * u * (index / 4), y + dy * u * (index / 4)]),
    )
  const sunX = w * choose(frame, 0.62, 0.66, 0.66)
  const tiles = range(11)
    .map((index) => {
      const part = ((index + 1) / 11) ** 2
      const y = mix(eye.y, h, part)
      const next = mix(eye.y, h, part + 0.016 + part * 0.04)
      const edge = (at: number) =>
        mix(eye.x, kerb[0], (at - eye.y) / (kerb[1] - eye.y)) - 20 * u * part
      return whole`M-10,${y}H${edge(y)}L${edge(next)},${next}H-10z`
    })
    .join('')
  const people = choose<readonly (readonly [number, number, number, boolean])[]>(
    frame,
    [
      [0.215, 0.56, 0.36, false],
      [0.165, 0.62, 0.5, true],
      [0.305, 0.735, 0.82, false],
      [0.15, 0.965, 1.3, true],
    ],
    [
      [0.2, 0.51, 0.34, false],
      [0.09, 0.58, 0.54, true],
      [0.34, 0.68, 0.72, false],
      [0.29, 0.95, 1.42, true],
    ],
    [
      [0.2, 0.55, 0.32, false],
      [0.09, 0.62, 0.5, true],
      [0.35, 0.71, 0.64, false],
      [0.29, 0.96, 1.2, true],
    ],
  )
  const circle = choose(
    frame,
    { x: 0.8, y: 0.64, k: 1.25 },
    { x: 0.78, y: 0.53, k: 0.98 },
    { x: 0.78, y: 0.57, k: 0.9 },
  )
  const bathers: readonly (readonly [number, number, number, string, boolean])[] = [
    [-40, -34, 0.86, '', false],
    [44, -38, 0.86, straw, true],
    [-120, 6, 1, '#d9407a', false],
    [118, 4, 1, '', true],
    [16, 52, 1.12, straw, false],
  ]
  const steps = choose<{ from: Point; to: Point }>(
    frame,
    { from: [0.62, 0.97], to: [0.46, 0.57] },
    { from: [0.78, 0.97], to: [0.52, 0.56] },
    { from: [0.74, 0.98], to: [0.5, 0.58] },
  )
  const leaf = { trunk: '#3a2444', leaf: '#23405c', leafLight: '#3f6a6c' }
  const random = createRandom(11)
  const palms = choose<readonly (readonly [number, number, number, number])[]>(
    frame,
    [
      [0.165, 0.47, 0.34, 8],
      [0.135, 0.5, 0.52, -14],
      [0.085, 0.55, 0.84, 16],
      [-0.01, 0.66, 1.6, 60],
    ],
    [
      [0.13, 0.44, 0.32, 8],
      [0.1, 0.47, 0.5, -10],
      [0.04, 0.53, 0.9, 14],
      [-0.06, 0.64, 1.8, 70],
    ],
    [
      [0.13, 0.46, 0.3, 8],
      [0.1, 0.49, 0.46, -10],
      [0.04, 0.56, 0.84, 14],
      [-0.06, 0.68, 1.6, 70],
    ],
  )
  const towers = choose<Spots>(
    frame,
    [
      [0.012, 0.28],
      [0.05, 0.2],
      [0.085, 0.25],
      [0.115, 0.15],
      [0.14, 0.18],
      [0.165, 0.11],
    ],
    [
      [0.01, 0.18],
      [0.07, 0.22],
      [0.12, 0.14],
    ],
    [
      [0.01, 0.2],
      [0.07, 0.24],
      [0.12, 0.15],
    ],
  )
  return [
    sky(frame, horizon, ['#4d6fae', '#b98ab4', '#f79a8c', '#ffd68c']),
    shape(
      range(7)
        .map((index) =>
          lens(
            w * ((index * 0.37) % 1),
            horizon * (0.22 + index * 0.09),
            (320 + (index % 3) * 180) * u,
            (12 + (index % 2) * 8) * u,
          ),
        )
        .join(''),
      '#ffc3a2',
      0.8,
    ),
    sunDisc(sunX, horizon + 8 * u, 118 * u, '#fff3c4'),
    shape(
      whole`M${w * 0.36},${horizon + 3}Q${w * 0.42},${horizon - 64 * u} ${w * 0.5},${horizon - 30 * u}T${sunX - 20 * u},${horizon + 3}z`,
      '#9a6a94',
    ),
    shape(
      whole`M${sunX + 30 * u},${horizon + 3}Q${sunX + 140 * u},${horizon - 120 * u} ${w * 0.86},${horizon - 70 * u}T${w + 20},${horizon - 100 * u}V${horizon + 3}z`,
      '#7a5a90',
    ),
    water(frame, horizon, ['#ffcf96', '#e890a0', '#6f7fb4', '#3a6a9c']),
    glints({
      x: sunX,
      top: horizon + 6 * u,
      bottom: h * 0.8,
      widths: [150 * u, 380 * u],
      count: 20,
      colour: '#fff3c4',
      seed: 8,
      opacity: 0.9,
    }),
    shape(
      range(choose(frame, 22, 16, 16))
        .map(() =>
          lens(
            between(random, 0.36, 1.05) * w,
            between(random, horizon + 20 * u, h * 0.9),
            between(random, 80, 260) * u,
            6 * u,
          ),
        )
        .join(''),
      '#4f6aa6',
      0.6,
    ),
    towers
      .map(([x, tall], index) =>
        hotelTower(
          w * x,
          horizon + 10 * u,
          (70 - index * 7) * u,
          h * tall,
          '#e9a3a0',
          '#7a5a90',
          '#5a4a80',
        ),
      )
      .join(''),
    shape(`${wet(26, -14)}H-200V${Math.round(horizon + 6 * u)}z`, '#fff6e0', 0.95),
    shape(`${wet(0, 0)}H-200V${Math.round(horizon + 6 * u)}z`, '#d08a8a'),
    shape(`${wet(-40, 22)}H-200V${Math.round(horizon + 6 * u)}z`, '#f4bf9a'),
    range(11)
      .map((index) => {
        const part = index / 10
        const [fx, fy] = [
          mix(w * steps.from[0], w * steps.to[0], part),
          mix(h * steps.from[1], h * steps.to[1], part),
        ]
        const size = mix(1, 0.42, part) * u
        return ellipse(
          fx + (index % 2) * 26 * size + 46 * u * Math.sin(part * 3),
          fy,
          13 * size,
          6 * size,
          '#cf8e7c',
        )
      })
      .join(''),
    shape(whole`M${eye.x},${eye.y}L${kerb[0]},${kerb[1]}H-20V${eye.y}z`, '#f7dcc0'),
    shape(tiles, '#e3b0a4'),
    shape(whole`M${eye.x},${eye.y}L${kerb[0]},${kerb[1]}H${kerb[0] - 56 * u}z`, '#7a5a86'),
    shape(whole`M${eye.x},${eye.y}L${kerb[0] - 30 * u},${kerb[1]}H${kerb[0] - 62 * u}z`, '#fff0d8'),
    shape(
      whole`M${eye.x - 8 * u},${eye.y}L-20,${h * choose(frame, 0.68, 0.64, 0.7)}V${eye.y}z`,
      '#4f7a6c',
    ),
    palms
      .map(([x, y, s, lean], index) => palm(w * x, h * y, s * u, leaf, 230, lean, 3 + index))
      .join(''),
    people
      .map(([x, y, k]) =>
        shape(
          whole`M${w * x - 110 * k * u},${h * y}L${w * x + 120 * k * u},${h * y}L${w * x - 120 * k * u},${h * y + 40 * k * u}L${w * x - 460 * k * u},${h * y + 44 * k * u}z`,
          '#a8708c',
          0.55,
        ),
      )
      .join(''),
    people
      .map(([x, y, k, bun], index) => taiChi(w * x, h * y, k * u, elders[index] ?? elders[0], bun))
      .join(''),
    [150, 205]
      .map(
        (reach) =>
          `<ellipse cx="${Math.round(w * circle.x)}" cy="${Math.round(h * circle.y + 14 * u)}" rx="${Math.round(reach * circle.k * u)}" ry="${Math.round(reach * 0.4 * circle.k * u)}" fill="none" stroke="#fff1d6" stroke-width="4" opacity=".6"/>`,
      )
      .join(''),
    bathers
      .map(([dx, dy, k, hat, flip], index) =>
        neckDeep(
          w * circle.x + dx * circle.k * u,
          h * circle.y + dy * circle.k * u,
          k * circle.k * u,
          index % 2 ? '#b9764c' : '#c98558',
          '#2a1a30',
          hat,
          flip,
        ),
      )
      .join(''),
    line(
      whole`M${w * circle.x + 74 * circle.k * u},${h * circle.y - 2 * circle.k * u}l${-26 * circle.k * u},${-34 * circle.k * u}`,
      '#b9764c',
      12 * circle.k * u,
    ),
  ].join('')
}
