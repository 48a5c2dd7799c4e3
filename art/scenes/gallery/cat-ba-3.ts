import { crag } from '../../kit/crag'
import { forestEdge } from '../../kit/forest-edge'
import { goldenLangur, walkingLangur } from '../../kit/golden-langur'
import { mist } from '../../kit/haze'
import { fern } from '../../kit/jungle'
import { karstRow } from '../../kit/karst'
import { kayak } from '../../kit/kayak'
import { lushIslet } from '../../kit/lush-islet'
import type { Point } from '../../kit/path'
import { mirrored, polygon } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** Cát Bà: a family of golden-headed langurs on a limestone ledge high over the green water of the bay. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.5, 0.46, 0.48)
  const ledge = h * choose(frame, 0.76, 0.74, 0.76)
  const upper = h * choose(frame, 0.43, 0.43, 0.42)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const at = (x: number, y: number): Point => [w * x, y]
  const face = choose(frame, 0.42, 0.3, 0.32)
  const wall: Point[] = [
    at(face + 0.02, h * 1.04),
    at(face + 0.05, ledge + 120 * u),
    at(face - 0.02, ledge + 50 * u),
    at(face - 0.04, ledge + 4 * u),
    at(face + 0.02, ledge - 8 * u),
    at(face + choose(frame, 0.17, 0.3, 0.28), ledge - 10 * u),
    at(face + choose(frame, 0.2, 0.34, 0.32), ledge - 70 * u),
    at(face + choose(frame, 0.19, 0.32, 0.3), upper + 60 * u),
    at(face + choose(frame, 0.16, 0.27, 0.25), upper + 20 * u),
    at(face + choose(frame, 0.17, 0.29, 0.27), upper - 4 * u),
    at(face + choose(frame, 0.36, 0.56, 0.54), upper - 6 * u),
    p(choose(frame, 0.82, 0.9, 0.9), choose(frame, 0.2, 0.24, 0.22)),
    p(choose(frame, 0.86, 0.94, 0.94), choose(frame, 0.08, 0.14, 0.1)),
    p(1.03, -0.03),
    p(1.03, 1.04),
  ]
  const islets = {
    rock: '#dfe3bd',
    rockShade: '#8fb59c',
    leaf: '#5fa673',
    leafShade: '#408a6c',
    leafLight: '#92c682',
    notch: '#2c7a70',
  }
  const k = choose(frame, 1.12, 1.2, 1.0) * u
  const crest = (x: number, y: number) => at(x, y)
  return [
    sky(frame, horizon, ['#6dbcc9', '#b5e0d6', '#fdf1cc']),
    cloudStreaks(frame, h * 0.06, h * 0.26, 3, '#fffbe8', 15, 0.8),
    karstRow({
      left: -30,
      right: w * 0.8,
      base: horizon + 1,
      count: choose(frame, 7, 4, 4),
      heights: [60 * u, 150 * u],
      widths: [120 * u, 200 * u],
      seed: 23,
      fill: '#a9d6c8',
    }),
    mist(frame, horizon - 80 * u, 90 * u, '#fff6d6', 0.8, 'm'),
    water(frame, horizon, ['#c3ead0', '#4fb89c', '#1f9180', '#0d6a6c']),
    mirrored(
      'k',
      lushIslet({
        x: w * choose(frame, 0.11, 0.06, 0.07),
        base: horizon + 26 * u,
        width: 300 * u,
        height: 250 * u,
        seed: 8,
        ...islets,
      }) +
        lushIslet({
          x: w * choose(frame, 0.29, 0.34, 0.34),
          base: horizon + 8 * u,
          width: 220 * u,
          height: 160 * u,
          seed: 4,
          ...islets,
        }),
      horizon + 22 * u,
      0.4,
      0.5,
    ),
    ripples({
      left: 0,
      right: w * 0.56,
      top: horizon + 40 * u,
      bottom: h,
      count: 16,
      colour: '#9fe0c2',
      seed: 6,
      opacity: 0.6,
      length: 190 * u,
    }),
    kayak(w * 0.13, h * 0.87, choose(frame, 0.9, 0.9, 0.76) * u, {
      hull: '#e8452c',
      deck: '#f6b03a',
      vest: '#f6c24a',
      hat: '#fff1cf',
    }),
    crag({
      id: 'c',
      outline: wall,
      columns: choose(frame, 10, 8, 8),
      seed: 6,
      rock: '#e6d3a8',
      shade: '#a89a8a',
      light: '#f8ecc8',
      leaf: '#5f9a54',
    }),
    polygon(
      [
        at(face - 0.04, ledge + 4 * u),
        at(face + 0.02, ledge - 8 * u),
        at(face + choose(frame, 0.17, 0.3, 0.28), ledge - 10 * u),
        at(face + choose(frame, 0.3, 0.5, 0.46), ledge + 4 * u),
        at(face + choose(frame, 0.22, 0.36, 0.34), ledge + 30 * u),
        at(face + 0.04, ledge + 26 * u),
      ],
      '#fff4d4',
    ),
    polygon(
      [
        at(face + choose(frame, 0.16, 0.27, 0.25), upper + 8 * u),
        at(face + choose(frame, 0.18, 0.3, 0.28), upper - 6 * u),
        at(face + choose(frame, 0.36, 0.56, 0.54), upper - 6 * u),
        at(face + choose(frame, 0.44, 0.66, 0.64), upper + 8 * u),
        at(face + choose(frame, 0.34, 0.5, 0.48), upper + 24 * u),
      ],
      '#fff4d4',
    ),
    forestEdge(
      [
        crest(choose(frame, 0.83, 0.9, 0.9), h * choose(frame, 0.2, 0.24, 0.22)),
        crest(choose(frame, 0.87, 0.96, 0.95), h * choose(frame, 0.07, 0.13, 0.09)),
        crest(1.03, -10),
      ],
      2,
      64 * u,
      '#24624e',
      '#3f8f58',
      '#8fc060',
      4,
    ),
    walkingLangur(w * (face + choose(frame, 0.28, 0.46, 0.43)), upper + 4 * u, 0.74 * k),
    goldenLangur(w * (face + choose(frame, 0.23, 0.34, 0.33)), ledge + 6 * u, k, true, true),
    goldenLangur(w * (face + choose(frame, 0.08, 0.1, 0.09)), ledge + 10 * u, 1.1 * k),
    fern(w * (face + choose(frame, 0.33, 0.56, 0.53)), ledge + 22 * u, 0.62 * u, '#3f8f58', 20) +
      fern(w * (face + choose(frame, 0.345, 0.59, 0.555)), ledge + 26 * u, 0.5 * u, '#2c7353', 50),
    fern(w * 0.97, h * 1.03, 1.2 * u, '#1b5748', -24, true) +
      fern(w * 0.9, h * 1.05, 1 * u, '#24694f', 6),
  ].join('')
}
