import { caveMouth, dripstones } from '../../kit/great-cave'
import { mist } from '../../kit/haze'
import { junk } from '../../kit/junk'
import { karst, karstRow } from '../../kit/karst'
import type { Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { line, mirrored, polygon, shape } from '../../kit/shapes'
import { birds, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { onlooker } from '../../kit/traveller'
import { glints, ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const red = { sail: '#d8402a', sailShade: '#b02f26', hull: '#3a1d22' }
const gold = { sail: '#f3b23c', sailShade: '#d9922a', hull: '#3a1d22' }

/** Choosing a Ha Long cruise: from the dark of a great cave, junks among the karsts on a bay the colour of sunset. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.43, 0.42, 0.43)
  const sunX = w * choose(frame, 0.62, 0.58, 0.6)
  const rim = choose<readonly Point[]>(
    frame,
    [
      [0.24, 0.86],
      [0.2, 0.6],
      [0.26, 0.36],
      [0.38, 0.2],
      [0.54, 0.12],
      [0.7, 0.15],
      [0.82, 0.27],
      [0.87, 0.48],
      [0.85, 0.74],
      [0.78, 0.9],
      [0.56, 0.97],
      [0.38, 0.94],
    ],
    [
      [0.16, 0.82],
      [0.1, 0.6],
      [0.15, 0.36],
      [0.28, 0.18],
      [0.5, 0.1],
      [0.72, 0.13],
      [0.88, 0.26],
      [0.94, 0.48],
      [0.92, 0.7],
      [0.84, 0.84],
      [0.6, 0.9],
      [0.34, 0.88],
    ],
    [
      [0.14, 0.86],
      [0.09, 0.6],
      [0.15, 0.36],
      [0.3, 0.19],
      [0.52, 0.12],
      [0.74, 0.16],
      [0.88, 0.29],
      [0.93, 0.5],
      [0.91, 0.74],
      [0.82, 0.89],
      [0.58, 0.95],
      [0.34, 0.92],
    ],
  ).map(([x, y]): Point => [x * w, y * h])
  const tower = (
    x: number,
    width: number,
    height: number,
    seed: number,
    fill: string,
    shade: string,
  ) =>
    karst({
      x: w * x,
      base: horizon + 26 * u,
      width: width * u,
      height: height * u,
      seed,
      fill,
      shade,
      light: x < 0.6 ? 'right' : 'left',
    })
  const boats = choose(
    frame,
    [
      [0.48, 0.74, 1.75],
      [0.69, 0.61, 1.05],
      [0.4, 0.555, 0.62],
    ] as const,
    [
      [0.44, 0.67, 2],
      [0.72, 0.56, 1.15],
      [0.32, 0.51, 0.66],
    ] as const,
    [
      [0.42, 0.73, 1.7],
      [0.7, 0.6, 1],
      [0.32, 0.55, 0.6],
    ] as const,
  )
  const ledge = h * choose(frame, 0.9, 0.87, 0.9)
  const edge = choose(frame, 0.2, 0.1, 0.08)
  const people = choose(frame, [0.3, 0.36], [0.24, 0.34], [0.22, 0.31])
  const figure = choose(frame, 1.75, 1.95, 1.65) * u
  const posts = range(7)
    .map(
      (index) =>
        whole`M${w * (edge + index * choose(frame, 0.045, 0.075, 0.075))},${ledge + (8 + index * 4) * u}v${-74 * u}`,
    )
    .join('')
  const rail = whole`M${w * edge - 40 * u},${ledge - 66 * u}L${w * (edge + choose(frame, 0.27, 0.45, 0.45))},${ledge - 42 * u}`
  return [
    sky(frame, horizon, ['#f08a5c', '#f9b86a', '#ffe7a8']),
    sun(sunX, horizon - choose(frame, 120, 160, 130) * u, choose(frame, 84, 90, 78) * u, '#fffbe0'),
    birds(w * 0.46, horizon - choose(frame, 190, 250, 200) * u, 0.8 * u, '#a8543f'),
    karstRow({
      left: w * 0.1,
      right: w * 0.95,
      base: horizon + 4,
      count: choose(frame, 4, 3, 3),
      heights: [60 * u, 150 * u],
      widths: [110 * u, 170 * u],
      seed: 8,
      fill: '#f0a070',
    }),
    mist(frame, horizon - 60 * u, 80 * u, '#fff0c0', 0.8, 'm'),
    water(frame, horizon, ['#ffdf9c', '#f0a27a', '#6f9c9c', '#1f7f8c', '#125a74']),
    mirrored(
      'k',
      tower(0.33, 190, 230, 21, '#8a5a72', '#6a4263') +
        tower(0.44, 150, 150, 5, '#a86a74', '#8a5068') +
        tower(0.76, 200, 290, 33, '#7a4f70', '#583a62') +
        tower(0.86, 170, 180, 14, '#8a5a72', '#6a4263'),
      horizon + 26 * u,
      0.35,
      0.5,
    ),
    glints({
      x: sunX,
      top: horizon + 30 * u,
      bottom: h * 0.94,
      widths: [80 * u, 320 * u],
      count: 18,
      colour: '#fff3c4',
      seed: 3,
      opacity: 0.85,
    }),
    ripples({
      left: 0,
      right: w,
      top: horizon + 50 * u,
      bottom: h,
      count: 16,
      colour: '#0f5270',
      seed: 9,
      opacity: 0.4,
      length: 190 * u,
    }),
    boats
      .map(([bx, by, s], index) => {
        const wake = shape(
          whole`M${w * bx - 40 * s * u},${h * by + 6 * s * u}q${90 * s * u},${-4 * s * u} ${190 * s * u},${16 * s * u}q${-100 * s * u},${-2 * s * u} ${-190 * s * u},${-16 * s * u}z`,
          '#fff6dc',
          0.8,
        )
        return wake + junk(w * bx, h * by, s * u, index === 1 ? gold : red)
      })
      .join(''),
    caveMouth(frame, {
      rim,
      seed: 6,
      tones: ['#d9764a', '#93425a', '#5f2c56', '#3a1d46', '#221236'],
      step: choose(frame, 46, 40, 36) * u,
    }),
    dripstones(
      [w * 0.18, h * 0.1],
      [w * 0.92, h * 0.08],
      choose(frame, 9, 7, 7),
      [60 * u, 230 * u],
      '#4a2450',
      '#8a3f5c',
      15,
    ),
    dripstones(
      [-10, -10],
      [w + 10, -10],
      choose(frame, 9, 7, 7),
      [70 * u, choose(frame, 250, 220, 170) * u],
      '#1d0f30',
      '#3a1d46',
      4,
    ),
    dripstones(
      [w * 0.74, h * 0.99],
      [w * 1.0, h * 0.94],
      4,
      [-230 * u, -90 * u],
      '#2c163e',
      '#7a3858',
      8,
    ),
    shape(
      whole`M-10,${ledge - 30 * u}L${w * edge},${ledge}L${w * (edge + choose(frame, 0.22, 0.4, 0.4))},${ledge + 30 * u}L${w * (edge + choose(frame, 0.32, 0.6, 0.58))},${h + 10}H-10z`,
      '#160b28',
    ),
    polygon(
      [
        [-10, ledge - 30 * u],
        [w * edge, ledge],
        [w * (edge + choose(frame, 0.22, 0.4, 0.4)), ledge + 30 * u],
        [w * (edge + choose(frame, 0.2, 0.37, 0.37)), ledge + 44 * u],
        [-10, ledge - 8 * u],
      ],
      '#7a3858',
    ),
    onlooker(w * (people[0] ?? 0), ledge + 26 * u, figure, {
      jacket: '#e8402a',
      pack: '#f0b23a',
      packShade: '#c98a22',
      trousers: '#1d1230',
      hat: '#f2d48c',
    }),
    onlooker(w * (people[1] ?? 0), ledge + 34 * u, figure * 0.94, {
      jacket: '#2f9c93',
      pack: '#1f6f74',
      packShade: '#154f58',
      trousers: '#1d1230',
      hat: '#fff1cf',
    }),
    line(posts, '#0f0720', 7 * u),
    line(rail, '#0f0720', 9 * u),
  ].join('')
}
