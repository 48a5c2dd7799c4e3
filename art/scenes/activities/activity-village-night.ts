import { flowingTerraces } from '../../kit/flowing-terraces'
import { mountains } from '../../kit/haze'
import { limb } from '../../kit/limb'
import { skin } from '../../kit/palettes'
import type { Point } from '../../kit/path'
import { steam } from '../../kit/pho-stall'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky, stars } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { glow, moon } from '../../kit/sun'
import { thaiHead } from '../../kit/thai-woman'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

interface Clothes {
  top: string
  fold: string
  legs: string
}

/** Somebody who sits on the floor with crossed legs and looks to the right; seat at the origin, 190 units tall to the neck; `front` is drawn before the near arm, the head on the neck. */
function sitting(c: Clothes, head: string, front: string, [x, y] = [70, -78]): string {
  return (
    shape('M-60 0Q-70-40-20-46L60-40Q112-30 116-8 100 6 60 2L-20 6Q-50 8-60 0z', c.legs) +
    shape('M-46-16Q-66-110-44-148-18-172 16-158 40-140 38-90 36-40 30-14-10-2-46-16z', c.top) +
    shape('M-46-16Q-66-110-44-148-34-160-20-164-40-110-24-8-38-10-46-16z', c.fold) +
    front +
    limb(
      [
        [-2, -132, 18],
        [22, -74, 15],
        [x, y, 11],
      ],
      c.top,
    ) +
    circle(x + 6, y - 2, 11, skin) +
    head
  )
}

/** A bare head with short or long hair, looking to the right, on the neck of `sitting`. */
function bareHead(long: boolean): string {
  return (
    (long ? shape('M-34-232Q-46-160-30-130L0-134-4-190z', '#1f1722') : '') +
    shape('M-16-152L-14-186H14L16-150z', '#b5784e') +
    ellipse(6, -206, 25, 30, skin) +
    shape('M26-206L38-196 28-192z', skin) +
    shape('M-24-196Q-34-244 6-246 36-244 32-216 8-222 0-202L-8-184z', '#1f1722') +
    line('M20-208h5', '#1f1722', 4) +
    line('M16-190Q22-186 27-190', '#8f3a2c', 4)
  )
}

const womanHead =
  shape('M-16-152L-14-186H14L16-150z', '#a06a48') + placed(8, -172, 0.96, thaiHead, true)

/** The pipes of the Hmong: a gourd at the lips and curved bamboo tubes; mouthpiece at the origin, leading to the right. */
const khen =
  line('M0 0L46 18', '#a8743a', 8) +
  line('M60-74Q30 60 90 150M74-70Q52 56 112 140M90-62Q72 50 130 126', '#d9a855', 9) +
  shape('M36 12Q50-14 84 4L120 40Q96 44 74 36 48 34 36 12z', '#8a5230')

/** The round tray of supper: duck, greens, rice, soup and cups; foot at the origin, 330 units wide. */
const tray =
  shape('M-150-30L-120 0H120L150-30z', '#7a4a2c') +
  ellipse(0, -32, 166, 30, '#a8743a') +
  ellipse(0, -35, 156, 25, '#d9a860') +
  shape('M-108-52H-40Q-46-28-74-28-102-28-108-52z', '#fff6e4') +
  ellipse(-74, -52, 34, 8, '#fffdf4') +
  shape('M-106-53Q-74-84-42-53z', '#fffaf0') +
  ellipse(14, -46, 50, 13, '#fff6e4') +
  shape('M-26-48Q-10-74 16-66 48-74 54-48 14-40-26-48z', '#b5682e') +
  line('M-8-56L8-60M16-54L34-60', '#e9a860', 5) +
  ellipse(96, -38, 42, 12, '#fff6e4') +
  shape('M62-40Q74-64 96-54 120-62 130-40 96-34 62-40z', '#5f9f42') +
  shape('M-34-34H-10L-14-12H-30zM40-30H62L58-10H44z', '#cfe6ea')

/** A night in a village of Mù Cang Chải: supper on the floor of a stilt house, the host plays the pipes, mattresses in a row behind their curtains, moonlit terraces outside. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * 0.56
  const floor = h * choose(frame, 0.73, 0.72, 0.72)
  const left = w * choose(frame, 0.34, 0.3, 0.3)
  const eave = h * choose(frame, 0.15, 0.17, 0.15)
  const front = h * choose(frame, 0.92, 0.9, 0.91)
  const k = choose(frame, 1.1, 1.02, 0.92) * u
  const tx = w * choose(frame, 0.56, 0.53, 0.53)
  const crest: readonly Point[] = [
    [-20, h * 0.5],
    [w * 0.12, h * 0.53],
    [w * 0.26, h * 0.57],
    [w * 0.5, h * 0.6],
  ]
  const bays = range(choose(frame, 3, 2, 2)).map((index, _, all) => {
    const from = left + (w - left) * choose(frame, 0.34, 0.3, 0.3)
    return [from + ((w - from) * index) / all.length, (w - from) / all.length] as const
  })
  return [
    sky(frame, horizon, ['#141c4c', '#26387a', '#5a66a4']),
    stars(frame, horizon * 0.9, 40, 5, '#fff3dc'),
    moon(
      w * choose(frame, 0.13, 0.13, 0.13),
      h * choose(frame, 0.2, 0.3, 0.28),
      choose(frame, 58, 48, 44) * u,
      '#fff6d8',
    ),
    mountains(frame, {
      base: horizon,
      height: 200 * u,
      peaks: choose(frame, 5, 3, 3),
      seed: 8,
      fill: '#34447c',
      bottom: horizon + 30 * u,
    }),
    flowingTerraces({
      id: 't',
      crest,
      bottom: h + 9,
      levels: 9,
      steps: [14 * u, 56 * u],
      wave: w * 0.5,
      swing: 0.5,
      phase: 2,
      fields: ['#5f7aa8', '#4a6496', '#7a94bc'],
      bank: '#2a3a6c',
    }),
    stiltHouse(w * choose(frame, 0.22, 0.19, 0.19), h * 0.66, 0.62 * u, {
      roof: '#2f3a66',
      roofShade: '#222c54',
      wall: '#3a3a5c',
      dark: '#1c2040',
      light: '#ffce70',
    }),
    rect(left, eave, w - left + 9, floor - eave + 30 * u, '#8f5230'),
    line(
      range(choose(frame, 17, 11, 11))
        .map(
          (index, _, all) =>
            whole`M${left + ((w - left) * (index + 0.5)) / all.length},${eave}V${floor}`,
        )
        .join(''),
      '#74402a',
      5 * u,
    ),
    glow(tx, floor - 190 * u, choose(frame, 560, 500, 440) * u, '#ffc25a', 0.75, 'g'),
    bays
      .map(([x, wide], index) => {
        const top = eave + 96 * u
        const cloth = ['#c23a4a', '#2f4f9c', '#2f8f7c'][index % 3] ?? ''
        const fold = ['#8f2438', '#1f3470', '#1f6a60'][index % 3] ?? ''
        return (
          shape(
            whole`M${x + wide * 0.2},${top}H${x + wide}V${floor + 10 * u}H${x + wide * 0.2}z`,
            '#5a3028',
          ) +
          rect(x + wide * 0.2, floor - 44 * u, wide * 0.8, 48 * u, '#f4ead6') +
          rect(x + wide * 0.2, floor - 62 * u, wide * 0.8, 30 * u, cloth) +
          shape(
            whole`M${x + wide * 0.24},${floor - 60 * u}q${wide * 0.14},${-40 * u} ${wide * 0.3},0z`,
            '#fffaf0',
          ) +
          shape(
            whole`M${x + 6 * u},${top}H${x + wide * 0.42}Q${x + wide * 0.4},${top + (floor - top) * 0.5} ${x + wide * 0.2},${floor}H${x + 6 * u}z`,
            cloth,
          ) +
          shape(
            whole`M${x + wide * 0.16},${top}H${x + wide * 0.25}Q${x + wide * 0.24},${top + (floor - top) * 0.5} ${x + wide * 0.12},${floor}H${x + wide * 0.08}zM${x + wide * 0.34},${top}H${x + wide * 0.42}Q${x + wide * 0.4},${top + (floor - top) * 0.5} ${x + wide * 0.2},${floor}H${x + wide * 0.17}Q${x + wide * 0.33},${top + (floor - top) * 0.5} ${x + wide * 0.34},${top}z`,
            fold,
          )
        )
      })
      .join(''),
    line(whole`M${bays[0]?.[0] ?? 0},${eave + 96 * u}H${w + 9}`, '#d9a855', 9 * u),
    shape(
      whole`M${left - 70 * u},${floor}H${w + 9}V${front + 20 * u}H${left - 190 * u}z`,
      '#c98a4c',
    ),
    line(
      range(6)
        .map((index) => {
          const y = floor + ((front - floor) * (index + 1)) / 6.4
          return whole`M${left - (70 + index * 20) * u},${y}H${w + 9}`
        })
        .join(''),
      '#a56a38',
      4 * u,
    ),
    rect(left - 150 * u, front + 10 * u, w, h, '#1f2044'),
    shape(whole`M${left - 196 * u},${front}H${w + 9}v${34 * u}H${left - 196 * u}z`, '#6a3c28'),
    line(
      range(choose(frame, 5, 3, 3))
        .map((index) => whole`M${left - 130 * u + index * 300 * u},${front + 30 * u}V${h + 20}`)
        .join(''),
      '#3a2430',
      30 * u,
    ),
    line(whole`M${left},${eave - 20 * u}V${floor + 6 * u}`, '#5a3426', 26 * u) +
      line(whole`M${left - 6 * u},${eave - 20 * u}V${floor + 6 * u}`, '#a8683c', 7 * u),
    shape(
      whole`M${left - 190 * u},${eave + 70 * u}Q${left + 60 * u},${eave - 30 * u} ${left + 130 * u},-9H${w + 9}V${eave + 30 * u}Q${w * 0.7},${eave + 18 * u} ${left + 60 * u},${eave + 40 * u}T${left - 190 * u},${eave + 70 * u}z`,
      '#4a3448',
    ),
    line(
      range(choose(frame, 13, 8, 8))
        .map((index) => whole`M${left + (150 + index * 90) * u},-5l${-46 * u},${eave * 0.9}`)
        .join(''),
      '#6a4c58',
      6 * u,
    ),
    line(whole`M${tx},0V${floor - 300 * u}`, '#2a1a24', 4 * u) +
      placed(
        tx,
        floor - 270 * u,
        1.3 * u,
        shape('M-46 10L-20-26H20L46 10z', '#2a1a24') +
          shape('M-30 10H30L20 30H-20z', '#fff6c8') +
          circle(0, 14, 56, '#fff0b0', 0.22),
      ),
    ellipse(tx, front - 24 * k, 420 * k, 40 * k, '#a06030', 0.6),
    placed(
      tx + 96 * k,
      front - 96 * k,
      k * 0.96,
      sitting({ top: '#f0b43c', fold: '#b87a22', legs: '#3f4f66' }, bareHead(true), ''),
      true,
    ),
    placed(
      tx - 84 * k,
      front - 96 * k,
      k * 0.96,
      sitting({ top: '#3fa7a0', fold: '#23706c', legs: '#1c1a2e' }, womanHead, ''),
    ),
    placed(tx, front - 30 * k, k * 0.98, tray),
    steam(tx - 30 * k, front - 96 * k, 0.4 * k, '#fff8e4', 0.5),
    placed(
      tx - 262 * k,
      front - 22 * k,
      k * 1.06,
      sitting(
        { top: '#2f3a78', fold: '#1c2450', legs: '#1c1a2e' },
        bareHead(false),
        placed(34, -188, 0.74, khen, false, -24),
        [72, -150],
      ),
    ),
    placed(
      tx + 262 * k,
      front - 22 * k,
      k * 1.06,
      sitting({ top: '#e8473a', fold: '#a82c34', legs: '#2b3356' }, bareHead(false), ''),
      true,
    ),
  ].join('')
}
