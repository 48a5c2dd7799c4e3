import { hatFromAbove } from '../../kit/desk-things'
import {
  leafParcel,
  noteFan,
  openBackpack,
  phoneWithMap,
  rolledRaincoat,
  tileFloor,
} from '../../kit/packed-backpack'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, polygon, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const pack = {
  cloth: '#d8412a',
  shade: '#9c2b2c',
  light: '#ee6a45',
  lining: '#4a1f33',
  strap: '#3b1a2c',
}
const notes: readonly (readonly [string, string])[] = [
  ['#7fb0a0', '#2f6f68'],
  ['#e58e8a', '#a83f5c'],
  ['#8fb36a', '#4c7a35'],
  ['#6fa6c9', '#2f5f8c'],
]

/** Packing: an open red backpack on patterned tiles in shuttered light, a raincoat and đồng notes in it, a phone and a banana-leaf parcel beside it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const floor = h * choose(frame, 0.68, 0.66, 0.68)
  const foot = h * choose(frame, 0.885, 0.84, 0.88)
  const x = w * choose(frame, 0.5, 0.48, 0.5)
  const s = choose(frame, 1.5, 1.6, 1.38) * u
  const pane = choose(
    frame,
    { x: 0.11, y: 0.1, w: 330, h: 420 },
    { x: 0.06, y: 0.05, w: 330, h: 420 },
    { x: 0.04, y: 0.05, w: 260, h: 330 },
  )
  const [left, top, wide, tall] = [w * pane.x, h * pane.y, pane.w * u, pane.h * u]
  const slats = (from: number) =>
    range(9)
      .map((index) =>
        rect(
          from + 14 * u,
          top + (22 + index * ((pane.h - 30) / 9)) * u,
          wide * 0.5 - 28 * u,
          20 * u,
          '#1c5a50',
        ),
      )
      .join('')
  const shutters =
    rect(left - 20 * u, top - 20 * u, wide + 40 * u, tall + 40 * u, '#f3dfae') +
    rect(left, top, wide, tall, '#fff0b8') +
    rect(left, top, wide * 0.5 - 4 * u, tall, '#2f8577') +
    rect(left + wide * 0.5 + 4 * u, top, wide * 0.5 - 4 * u, tall, '#2f8577') +
    slats(left) +
    slats(left + wide * 0.5) +
    rect(left - 36 * u, top + tall + 14 * u, wide + 72 * u, 22 * u, '#f9ecc8')
  const beam = range(7).map((index) => {
    const rise = floor - 60 * u - index * 78 * u
    const from = w * choose(frame, 0.52, 0.42, 0.46)
    return polygon(
      [
        [from + (6 - index) * 26 * u, rise - 90 * u],
        [w + 20, rise - 250 * u],
        [w + 20, rise - 206 * u],
        [from + (6 - index) * 26 * u, rise - 46 * u],
      ],
      '#fff0b8',
      0.32,
    )
  })
  const gecko =
    line('M0 0Q14-30 2-58T10-108', '#8a6f4a', 13) +
    line('M10-108Q22-134 8-156', '#8a6f4a', 6) +
    shape('M-12-4Q-16 24 2 34 18 22 14-4z', '#8a6f4a') +
    line('M4-14L28-2 32 10M2-16L-22-8-30 2M6-84L30-92 36-82M4-84L-18-80-24-70', '#8a6f4a', 5) +
    circle(-7, 14, 3, '#1d1a16') +
    circle(10, 14, 3, '#1d1a16')
  const load =
    rolledRaincoat(-66, -232, 1.05, '#f6c43a', '#d99a22', '#8a5a1c', -9) +
    noteFan(62, -238, 1.12, notes) +
    shape('M-40-250Q-46-312-8-318 20-330 40-300 56-280 44-250z', '#2f7f8a') +
    line('M-30-296Q4-318 40-290M-34-276Q6-296 46-272', '#8fd0cc', 5)
  const sandals = (sx: number) =>
    placed(
      sx,
      foot + 40 * u,
      s * 0.62,
      range(2)
        .map((index) =>
          placed(
            index * 74,
            index * 14,
            1,
            ellipse(0, 4, 34, 62, '#000', 0.2) +
              shape('M-26-50Q0-84 26-50 32-10 22 40 0 66-22 40-32-10-26-50z', '#33507a') +
              line('M-24-22Q0-50 0-52 2-50 24-22', '#f0b23a', 9),
            false,
            index * 9 - 4,
          ),
        )
        .join(''),
    )
  const hatX = x + choose(frame, 176, 156, 160) * s
  return [
    rect(0, 0, w, floor, '#7fb8a0'),
    rect(0, floor - 150 * u, w, 150 * u, '#3f8577'),
    rect(0, floor - 158 * u, w, 12 * u, '#f3dfae'),
    shutters,
    beam.join(''),
    rect(0, floor - 26 * u, w, 26 * u, '#7a4a34'),
    placed(
      w * choose(frame, 0.66, 0.8, 0.8),
      h * choose(frame, 0.2, 0.22, 0.2),
      0.9 * u,
      gecko,
      false,
      24,
    ),
    tileFloor(w, floor, h, x, ['#ead9b0', '#c9734c', '#2f6f6c']),
    shape(
      whole`M${w * 0.3},${h}L${w * 0.5},${floor}H${w * 0.66}L${w * 0.58},${h}zM${w * 0.7},${h}L${w * 0.74},${floor}H${w * 0.9}L${w * 0.98},${h}z`,
      '#fff6cf',
      0.28,
    ),
    hatFromAbove(hatX, foot - 92 * s, s * 0.94),
    openBackpack(x, foot, s, pack, load),
    leafParcel(
      x - choose(frame, 260, 186, 196) * s,
      foot + choose(frame, 6, 46, 20) * u,
      s * choose(frame, 1.05, 0.9, 0.86),
    ),
    phoneWithMap(
      x + choose(frame, 116, 96, 100) * s,
      foot + choose(frame, 44, 70, 46) * u,
      s * 0.9,
      8,
    ),
    frame.format === 'wide' ? sandals(x - 430 * s) : '',
  ].join('')
}
