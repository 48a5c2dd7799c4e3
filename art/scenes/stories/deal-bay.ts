import { bayShip } from '../../kit/bay-ship'
import { mist } from '../../kit/haze'
import { karst } from '../../kit/karst'
import { num } from '../../kit/path'
import { posterKarst } from '../../kit/poster-karst'
import { priceTag } from '../../kit/price-tag'
import { line, mirrored } from '../../kit/shapes'
import { birds, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const ship = {
  white: '#fffdf4',
  shade: '#bccfd8',
  dark: '#2f4a66',
  glass: '#3f7480',
  boot: '#1f7f84',
  trim: '#f2ae38',
  trimShade: '#c67f22',
  pennants: ['#f2ae38', '#2b9a94', '#f6f0da'],
  dress: '#cf5a86',
} as const

/** Where the ship lies and how large it is, and where the tag flies. */
export function bayOf(frame: Frame) {
  return choose(
    frame,
    { horizon: 586, x: 1343, y: 634, k: 0.92, tagX: 1074, tagY: 494, turn: 156, tag: 0.98 },
    { horizon: 880, x: 566, y: 956, k: 1.4, tagX: 150, tagY: 744, turn: 158, tag: 1.42 },
    { horizon: 610, x: 526, y: 672, k: 1.32, tagX: 134, tagY: 474, turn: 158, tag: 1.3 },
  )
}

/** Deals: a white ship of Hạ Long Bay under pennants, and at its bow a woman who flies a red price tag like a kite. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const { horizon, x, y, k, tagX, tagY, turn, tag } = bayOf(frame)
  const far = (at: number, wide: number, tall: number, seed: number, fill: string) =>
    karst({ x: w * at, base: horizon + 3, width: wide * u, height: tall * u, seed, fill, steps: 6 })
  const near = (at: number, wide: number, tall: number, seed: number) =>
    posterKarst({
      x: w * at,
      base: horizon + 14 * u,
      width: wide * u,
      height: tall * u,
      seed,
      light: 'left',
      rock: '#86b9b2',
      shade: '#5f9a9c',
      leaf: '#4a8a84',
      leafLight: '#77b39c',
    })
  const hand = { x: x - 245 * k, y: y - 126 * k }
  return [
    sky(frame, horizon, ['#a9d8d2', '#d3e9da', '#f6efd6', '#ffdfb8']),
    choose<readonly (readonly [number, number, number, number, string])[]>(
      frame,
      [
        [0.49, 90, 22, 5, '#e3e6cf'],
        [0.545, 120, 40, 9, '#dbe3cd'],
        [0.62, 130, 92, 3, '#c9ddcd'],
        [0.69, 150, 150, 12, '#c2dacb'],
        [0.775, 170, 196, 8, '#c2dacb'],
        [0.86, 180, 164, 21, '#c9ddcd'],
        [0.95, 190, 224, 14, '#c2dacb'],
      ],
      [
        [0.04, 170, 170, 3, '#c9ddcd'],
        [0.2, 180, 240, 12, '#c2dacb'],
        [0.42, 220, 300, 8, '#c2dacb'],
        [0.64, 210, 220, 21, '#c9ddcd'],
        [0.84, 230, 320, 14, '#c2dacb'],
      ],
      [
        [0.04, 170, 130, 3, '#c9ddcd'],
        [0.2, 180, 200, 12, '#c2dacb'],
        [0.42, 220, 250, 8, '#c2dacb'],
        [0.64, 210, 190, 21, '#c9ddcd'],
        [0.84, 230, 280, 14, '#c2dacb'],
      ],
    )
      .map(([at, wide, tall, seed, fill]) => far(at, wide, tall, seed, fill))
      .join(''),
    mist(frame, horizon - 60 * u, 90 * u, '#ffe6c4', 0.75, 'm'),
    water(frame, horizon, ['#dff0dd', '#8fcfc6', '#3f9da2', '#1f727f']),
    mirrored(
      'k',
      choose(
        frame,
        near(0.975, 210, 236, 12) + near(0.66, 96, 62, 4),
        near(0.96, 250, 260, 12) + near(0.06, 170, 120, 4),
        near(0.97, 230, 200, 12) + near(0.05, 160, 96, 4),
      ),
      horizon + 14 * u,
      0.32,
      0.5,
    ),
    birds(
      w * choose(frame, 0.68, 0.3, 0.36),
      h * choose(frame, 0.3, 0.45, 0.24),
      0.8 * u,
      '#5f8f96',
    ),
    ripples({
      left: 0,
      right: w,
      top: horizon + 16 * u,
      bottom: y,
      count: 12,
      colour: '#f4fbe8',
      seed: 9,
      opacity: 0.55,
      length: 150 * u,
    }),
    mirrored('s', bayShip(x, y, k, ship), y + 4 * k, 0.34, 0.5),
    ripples({
      left: 0,
      right: w,
      top: y + 16 * u,
      bottom: h,
      count: 26,
      colour: '#2f8d95',
      seed: 5,
      opacity: 0.5,
      length: 260 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: y + 24 * u,
      bottom: h,
      count: 20,
      colour: '#f4fbe8',
      seed: 8,
      opacity: 0.55,
      length: 170 * u,
    }),
    ripples({
      left: x - 260 * k,
      right: x + 250 * k,
      top: y + 2 * k,
      bottom: y + 12 * k,
      count: 16,
      colour: '#fffdf4',
      seed: 3,
      opacity: 0.9,
      length: 110 * u,
    }),
    line(
      `M${num(hand.x)},${num(hand.y)}Q${num((hand.x + tagX) / 2 + 14 * u)},${num((hand.y + tagY) / 2 + 20 * u)} ${num(tagX)},${num(tagY)}`,
      '#7a3a34',
      2.4 * u,
    ),
    priceTag(tagX, tagY, tag, turn, '#d8322b', '#a81f2c', '#f7684a', '#fff3dc'),
  ].join('')
}
