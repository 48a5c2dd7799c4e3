import { boughShadow, sprig } from '../../kit/bough-shadow'
import { stencils } from '../../kit/copies'
import { grove } from '../../kit/foliage'
import { tiledEaves } from '../../kit/lane-house'
import { bulbs } from '../../kit/night-lights'
import { palm } from '../../kit/palm'
import type { Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { rucksack } from '../../kit/rucksack'
import { line, placed, rect, shape, verticalGradient } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import {
  enamelCup,
  hungHat,
  mangoBasket,
  shopAwning,
  shopFront,
  shopkeeper,
} from '../../kit/shop-corner'
import { mangoJar } from '../../kit/shop-goods'
import { sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const stall = {
  room: '#173f4f',
  roomLight: '#1f5563',
  dim: '#17454f',
  dimLight: '#33757c',
  frame: '#4fa79c',
  panel: '#2b857d',
  panelShade: '#1f6a68',
  top: '#e9bd7a',
  topShade: '#a86f3c',
  stone: '#e9dcc6',
  stoneShade: '#a893a0',
  board: '#2f7f7a',
  boardSeam: '#1d5c60',
}
const awning = {
  cloth: '#2b857d',
  stripe: '#fff1cf',
  clothShade: '#1d6264',
  stripeShade: '#d9c6b0',
}
const pack = {
  cloth: '#e8862c',
  shade: '#b85a22',
  light: '#f8a84c',
  leather: '#6a3a2c',
  buckle: '#ffe6a8',
  roll: '#f3cf86',
  rollShade: '#c08a48',
}
const areca = { trunk: '#5a8a78', leaf: '#3f7f68', leafLight: '#66a07c' }
const keeper = {
  blouse: '#d8322b',
  shade: '#a81f2c',
  light: '#f4573a',
  trousers: '#2a2140',
  trousersShade: '#1c1630',
}

/** Where the shop's floor begins and how large it is, and where wall, kerb and street meet. */
export function stallOf(frame: Frame) {
  return choose(
    frame,
    { x: 1088, y: 630, k: 0.636, foot: 612, kerb: 760, eaves: 136 },
    { x: -20, y: 1062, k: 1.2, foot: 1036, kerb: 1156, eaves: 150 },
    { x: -8, y: 800, k: 1.12, foot: 776, kerb: 868, eaves: 104 },
  )
}

/** The shop opens: under a striped awning in a lime-washed lane the shopkeeper hangs up a conical hat by rucksack, dried mango and cups. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const { x, y, k, foot, kerb, eaves } = stallOf(frame)
  const paving =
    [0.3, 0.66].map((part) => whole`M0,${foot + (kerb - foot) * part}H${w}`).join('') +
    range(12)
      .map(
        (index) =>
          whole`M${(w * (index + 0.5)) / 12},${foot + 12 * u}l${(index - 8) * 9 * u},${kerb - foot}`,
      )
      .join('')
  const goods =
    rucksack(338, -126, 0.56, pack) +
    mangoJar(478, -126, 0.68) +
    enamelCup(560, -126, 1) +
    mangoJar(640, -126, 0.46) +
    line('M520-362V-292M640-362V-292', '#0f2f3c', 3)
  const bulb = line('M440-362V-306', '#0f2f3c', 3) + shining(bulbs([[440, -298]], 17, '#ffe9a8'))
  return [
    stencils([
      ['l', shape(sprig, '#e9bd62')],
      [
        'm',
        shape('M-20 4Q-18-14 4-14 24-12 22 4 8 16-8 13-20 12-20 4z', '#f6b02c') +
          shape('M6 12Q20 4 20-6 26 8 8 14z', '#e8762c'),
      ],
    ]),
    sky(frame, eaves, ['#8cc6c4', '#cfe3cf', '#fbeac0']),
    grove(-40, w + 40, eaves - 40 * u, 84 * u, '#7fae92', 4),
    palm(
      w * choose(frame, 0.86, 0.84, 0.8),
      eaves - 40 * u,
      choose(frame, 0.8, 1, 0.7) * u,
      areca,
      70,
      14,
      3,
    ),
    palm(
      w * choose(frame, 0.92, 0.93, 0.94),
      eaves - 40 * u,
      choose(frame, 0.9, 1.1, 0.8) * u,
      areca,
      60,
      -10,
      7,
    ),
    verticalGradient('wl', [
      [0, '#f4c76c'],
      [0.7, '#fadd98'],
    ]),
    rect(0, eaves, w, foot - eaves, 'url(#wl)'),
    boughShadow(
      'l',
      choose<readonly (readonly [Point, Point, Point])[]>(
        frame,
        [
          [
            [-20, 150],
            [240, 158],
            [500, 236],
          ],
          [
            [60, 138],
            [420, 150],
            [760, 206],
          ],
          [
            [-20, 210],
            [100, 220],
            [230, 280],
          ],
        ],
        [
          [
            [-20, 170],
            [220, 190],
            [430, 330],
          ],
          [
            [60, 150],
            [380, 170],
            [700, 270],
          ],
        ],
        [
          [
            [-20, 120],
            [160, 130],
            [330, 216],
          ],
          [
            [60, 108],
            [320, 120],
            [580, 180],
          ],
        ],
      ),
      choose(frame, 60, 84, 62),
      '#e9bd62',
      4,
    ),
    rect(0, foot - 40 * u, w, 40 * u, '#ecbd68'),
    rect(0, eaves, w, 30 * u, '#dca24f'),
    tiledEaves(-20, w + 30, eaves - 56 * u, eaves, 34 * u, {
      tile: '#b5543a',
      seam: '#863a34',
      end: '#d2704a',
    }),
    rect(0, foot, w, h - foot, '#e6c3a0'),
    rect(0, foot, w, 8 * u, '#c79a80'),
    line(paving, '#d3a98c', 3 * u),
    rect(0, kerb, w, 14 * u, '#f0dcc0'),
    rect(0, kerb + 14 * u, w, h - kerb, '#8c7a90'),
    rect(0, kerb + 14 * u, w, 16 * u, '#74647c'),
    placed(
      x,
      y,
      k,
      shape('M70-352H830V-270H120z', '#cf9650') +
        shape('M126 27H840V74H170z', '#bf9490') +
        shopFront(stall) +
        rect(150, -362, 556, 52, '#0f2f3c', 0.6) +
        bulb +
        goods +
        hungHat(640, -282, 0.9) +
        shopAwning(420, -352, 366, 84, 14, awning) +
        rect(86, -442, 668, 9, '#8a5a34') +
        mangoBasket(206, 12, 0.8, 'm') +
        shopkeeper(92, 14, 1, keeper, hungHat(128, -280, 0.9, -10)),
    ),
  ].join('')
}
