import { sampan } from '../../kit/boats'
import { foliage, grove } from '../../kit/foliage'
import { pineapple } from '../../kit/fruit'
import { seatedFigure, standingRower } from '../../kit/people'
import { range } from '../../kit/rng'
import { cabbage, marketBow, pumpkin, samplePole } from '../../kit/sample-pole'
import { mirrored, placed, rect } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** Cái Răng at dawn seen from the water: sample poles hung with fruit cross the sun, great painted bows on both sides. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.66, 0.62, 0.64)
  const sunX = w * choose(frame, 0.53, 0.52, 0.52)
  const size = choose(frame, 1.5, 1.35, 1.25) * u
  const left = { x: w * choose(frame, 0.31, 0.26, 0.25), y: h * choose(frame, 0.86, 0.8, 0.85) }
  const right = { x: w * choose(frame, 0.74, 0.8, 0.8), y: h * choose(frame, 0.78, 0.73, 0.77) }
  const boat = { x: w * choose(frame, 0.54, 0.54, 0.54), y: h * choose(frame, 0.93, 0.9, 0.94) }
  const cabin = (x: number, y: number, scale: number) =>
    placed(
      x,
      y,
      scale,
      rect(-560, -190, 330, 90, '#8a4a34') +
        rect(-590, -212, 390, 26, '#4a2a34') +
        rect(-520, -168, 60, 50, '#ffd98a') +
        rect(-420, -168, 60, 50, '#ffd98a') +
        range(5)
          .map((index) => pineapple(-196 + index * 26, -112 - (index % 2) * 4, 1))
          .join('') +
        range(4)
          .map((index) => pumpkin(-184 + index * 28, -160, 0.7))
          .join(''),
    )
  const cargo = (x: number, y: number, scale: number) =>
    placed(
      x,
      y,
      scale,
      range(6)
        .map((index) => cabbage(-236 + index * 34, -148, 0.95))
        .join('') +
        range(5)
          .map((index) => cabbage(-220 + index * 34, -178, 0.95))
          .join('') +
        range(3)
          .map((index) => cabbage(-190 + index * 34, -206, 0.95))
          .join(''),
      true,
    )
  const melons = range(4)
    .map((index) => pumpkin(-18 + index * 13, -24 - (index % 2) * 6, 0.42))
    .join('')
  const rower = standingRower(
    boat.x + 50 * 2 * u,
    boat.y - 20 * u,
    1.75 * u,
    '#e0402a',
    '#2b2030',
    true,
  )
  return [
    sky(frame, shore, ['#3f6f96', '#8fb0b4', '#f6d3a0', '#fdb96a']),
    cloudStreaks(frame, h * 0.05, h * 0.4, 8, '#fff0cc', 14, 0.55),
    sun(
      sunX,
      shore - choose(frame, 150, 190, 160) * u,
      choose(frame, 190, 210, 180) * u,
      '#fff0c0',
      '#ffdf90',
    ),
    grove(-40, w + 60, shore + 3, 70 * u, '#7a8a7c', 8),
    foliage(w * 0.96, shore, 110 * u, 44 * u, '#4f6f6c', 5),
    water(frame, shore, ['#f9c078', '#9fa890', '#3f7280', '#173f58']),
    glints({
      x: sunX,
      top: shore + 8 * u,
      bottom: h * 0.98,
      widths: [240 * u, 420 * u],
      count: 20,
      colour: '#ffe9b0',
      seed: 3,
      opacity: 0.8,
    }),
    ripples({
      left: 0,
      right: w,
      top: shore + 30 * u,
      bottom: h,
      count: 22,
      colour: '#23566a',
      seed: 5,
      opacity: 0.5,
      length: 240 * u,
    }),
    samplePole(
      w * choose(frame, 0.63, 0.66, 0.65),
      shore + 20 * u,
      0.62 * u,
      520,
      [
        ['pumpkin', 40, 20],
        ['cabbage', -40, 90],
        ['bananas', 38, 170],
      ],
      3,
    ),
    samplePole(
      w * choose(frame, 0.42, 0.4, 0.4),
      shore + 16 * u,
      0.56 * u,
      480,
      [
        ['tubers', -40, 24],
        ['pineapple', 40, 86],
      ],
      -4,
    ),
    mirrored(
      'r',
      samplePole(
        right.x + 120 * size,
        right.y - 130 * size,
        size * 0.98,
        choose(frame, 330, 430, 330),
        [
          ['cabbage', -56, 14],
          ['bananas', 54, 74],
          ['cabbage', -58, 130],
          ['tubers', 50, 196],
        ],
        -3,
      ) +
        cargo(right.x, right.y, size * 0.95) +
        marketBow(right.x, right.y, size * 0.95, '#2f5a6a', '#234654', '#d8402c', true),
      right.y + 14 * size,
      0.3,
      0.5,
    ),
    mirrored(
      'l',
      samplePole(
        left.x - 96 * size,
        left.y - 120 * size,
        size * 1.06,
        choose(frame, 390, 500, 400),
        [
          ['pineapple', 60, 12],
          ['pumpkin', -60, 60],
          ['pineapple', 62, 136],
          ['cabbage', -58, 176],
          ['pineapple', 56, 250],
        ],
        4,
      ) +
        cabin(left.x, left.y, size) +
        marketBow(left.x, left.y, size, '#6a3a2c', '#4c2628', '#e0402a'),
      left.y + 14 * size,
      0.3,
      0.5,
    ),
    mirrored(
      's',
      sampan(
        boat.x,
        boat.y,
        2 * u,
        '#2a2430',
        '#8a5a44',
        seatedFigure(-34, -4, 0.66, '#f0b23a') + melons,
      ) + rower,
      boat.y + 14 * u,
      0.3,
      0.4,
    ),
  ].join('')
}
