import { copyAt, stencils } from '../../kit/copies'
import {
  fruitRows,
  marketBoatFromAbove,
  melonsFromAbove,
  palmFromAbove,
  sitterFromAbove,
} from '../../kit/from-above'
import { pineapple } from '../../kit/fruit'
import { num } from '../../kit/path'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape, verticalGradient } from '../../kit/shapes'
import { ripples } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** A bamboo sample pole leaning out of the boat, pineapples and melons tied along it. */
function pole(): string {
  const wares = [
    [-70, -30],
    [-150, -70],
    [-230, -104],
  ]
    .map(([x = 0, y = 0], index) =>
      index === 1
        ? circle(x, y + 44, 28, '#4f9a4a') +
          line(
            `M${x} ${y}v20M${x - 22} ${y + 34}q22 12 44 0M${x - 25} ${y + 52}q24 12 50 0`,
            '#2a6a3c',
            4,
          )
        : line(`M${x} ${y}v16`, '#6b4426', 4) +
          placed(x, y + 12, 1.5, pineapple(0, 0, 1), false, 180),
    )
    .join('')
  return (
    line('M20 14L-290-132', '#2a4a42', 14, 0.25) +
    line('M20 0L-290-146', '#d9b26a', 10) +
    line('M-40-26l-8 12M-120-64l-8 12M-200-102l-8 12', '#8a6a34', 4) +
    wares
  )
}

/** The Mekong delta from straight above: a red-nosed boat full of fruit meets a sampan in a canal between coconut palms. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const turn = choose(frame, 62, 24, 34)
  const lean = (turn / 180) * Math.PI
  const boat = {
    x: w * choose(frame, 0.47, 0.46, 0.47),
    y: h * choose(frame, 0.47, 0.52, 0.5),
    size: choose(frame, 1.24, 1.42, 1.16) * u,
  }
  const small = {
    x: w * choose(frame, 0.68, 0.78, 0.77),
    y: h * choose(frame, 0.76, 0.75, 0.78),
    size: choose(frame, 1, 1.02, 0.86) * u,
  }
  const bank = (side: number, out: number) => {
    const wave = (part: number) => Math.sin(part * 9 + side * 2) * 22 * u
    return range(11)
      .map((index) => {
        const part = index / 10
        const reach = out * u + wave(part)
        return choose(
          frame,
          `${num(w * (part * 1.1 - 0.05))},${num(side < 0 ? reach + (1 - part) * h * 0.1 : h - reach - part * h * 0.02)}`,
          `${num(side < 0 ? reach + part * w * 0.02 : w - reach + (1 - part) * w * 0.02)},${num(h * (part * 1.1 - 0.05))}`,
          `${num(side < 0 ? reach + part * w * 0.02 : w - reach + (1 - part) * w * 0.02)},${num(h * (part * 1.1 - 0.05))}`,
        )
      })
      .join(' ')
  }
  const land = (side: number, out: number, fill: string) => {
    const far = choose(
      frame,
      side < 0 ? `L${w + 90},-40 -90,-40` : `L${w + 90},${h + 40} -90,${h + 40}`,
      '',
      '',
    )
    const near = side < 0 ? `L-40,${h + 70} -40,-70` : `L${w + 40},${h + 70} ${w + 40},-70`
    return shape(`M${bank(side, out)}${frame.format === 'wide' ? far : near}z`, fill)
  }
  const palms: readonly (readonly [number, number, number, number])[] = choose(
    frame,
    [
      [0.05, 0.08, 1.15, 10],
      [0.2, 0.02, 0.95, 50],
      [0.36, 0.04, 1.1, 80],
      [0.62, -0.02, 1, 20],
      [0.78, 0.05, 1.2, 64],
      [0.95, 0.03, 1, 130],
      [0.02, 0.97, 1.1, 30],
      [0.15, 0.93, 1.25, 75],
      [0.33, 1.01, 1, 12],
      [0.5, 0.98, 0.9, 47],
      [0.84, 0.98, 1.15, 90],
      [0.98, 0.9, 1.2, 5],
    ],
    [
      [0.04, 0.06, 1.2, 10],
      [0.06, 0.28, 1, 50],
      [0, 0.48, 1.1, 80],
      [0.07, 0.72, 1.2, 20],
      [0.03, 0.93, 1.05, 64],
      [0.95, 0.04, 1.15, 130],
      [0.99, 0.25, 1.05, 30],
      [0.92, 0.43, 1.1, 75],
      [1, 0.62, 0.9, 12],
      [0.97, 0.95, 1.2, 47],
    ],
    [
      [0.04, 0.06, 1, 10],
      [0.05, 0.33, 0.9, 50],
      [0, 0.56, 0.9, 80],
      [0.06, 0.8, 1.05, 20],
      [0.2, 0.98, 0.8, 64],
      [0.95, 0.05, 1, 130],
      [1, 0.3, 0.95, 30],
      [0.94, 0.52, 0.9, 75],
      [0.98, 0.97, 1, 47],
    ],
  )
  const melons: readonly (readonly [number, number])[] = [
    [-38, 20],
    [0, 14],
    [38, 20],
    [-20, 46],
    [20, 46],
  ]
  const load =
    fruitRows(-42, -130, 5, 2, 20, ['#e0457e', '#c9306a'], '#ffb0c8', 4) +
    fruitRows(-46, -82, 5, 5, 21, ['#f6a623', '#ffc23f', '#f08a2c'], '#fff3c0', 7) +
    melonsFromAbove(melons, 19, '#5fae52', '#2f7a42') +
    sitterFromAbove(0, 104, 1.05, '#e0322a') +
    fruitRows(-26, 206, 3, 2, 22, ['#a8c83f', '#8ab43a'], '#f3fbd0', 9)
  const sampan =
    shape('M0-200Q44-120 46-10T0 200Q-46 110-46-10T0-200z', '#6a3a2a') +
    shape('M0-178Q33-110 35-10T0 178Q-35 100-35-10T0-178z', '#b8743c') +
    line('M-30-60H30M-34 10H34M-29 74H29', '#6a3a2a', 6) +
    fruitRows(-18, -46, 3, 3, 18, ['#e0322a', '#f06a3c'], '#ffd9b0', 3) +
    line('M18 66L104-30', '#4a2a1c', 7) +
    placed(104, -30, 1, ellipse(12, -14, 11, 24, '#4a2a1c'), false, 42) +
    sitterFromAbove(0, 44, 0.95, '#2f4f9a', 20)
  const wake = (x: number, y: number, size: number, degrees: number) =>
    placed(
      x,
      y,
      size,
      line(
        'M-90-150Q-120 40-96 300M90-150Q120 40 96 300M-60 330Q0 380 60 330M-84 370Q0 440 84 370',
        '#d9f0c4',
        4,
        0.5,
      ),
      false,
      degrees,
    )
  return [
    verticalGradient('q', [
      [0, '#8fb884'],
      [0.5, '#5f9f86'],
      [1, '#2f7a74'],
    ]) + rect(0, 0, w, h, 'url(#q)'),
    ripples({
      left: 0,
      right: w,
      top: 0,
      bottom: h,
      count: 30,
      colour: '#d3ecc0',
      seed: 5,
      opacity: 0.4,
      length: 150 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: 0,
      bottom: h,
      count: 22,
      colour: '#2a6a68',
      seed: 15,
      opacity: 0.4,
      length: 190 * u,
    }),
    land(-1, choose(frame, 120, 130, 110), '#c9a05c'),
    land(1, choose(frame, 120, 120, 100), '#c9a05c'),
    land(-1, choose(frame, 96, 106, 86), '#6f9a48'),
    land(1, choose(frame, 96, 96, 76), '#6f9a48'),
    stencils([
      ['a', palmFromAbove('#1f6f4c', '#3f9a54', 3)],
      ['s', palmFromAbove('#123f4c', '#123f4c', 3).replace(/<circle[^>]*>/g, '')],
    ]),
    `<g opacity=".35">${palms.map(([x, y, size, degrees]) => copyAt('s', w * x + 46 * u, h * y + 58 * u, size * u, degrees)).join('')}</g>`,
    wake(boat.x, boat.y, boat.size, turn),
    placed(
      boat.x + 26 * u,
      boat.y + 34 * u,
      boat.size,
      shape(
        'M0-310Q62-230 75-110V170Q70 262 44 296H-44Q-70 262-75 170V-110Q-62-230 0-310z',
        '#0f3f4c',
        0.4,
      ),
      false,
      turn,
    ),
    placed(
      boat.x,
      boat.y,
      boat.size,
      marketBoatFromAbove('#7a2f26', '#c98a4c', '#8f5a30', '#e0322a', load),
      false,
      turn,
    ),
    placed(
      boat.x + Math.sin(lean) * 138 * boat.size,
      boat.y - Math.cos(lean) * 138 * boat.size,
      boat.size * 0.8,
      pole(),
    ),
    placed(
      small.x + 20 * u,
      small.y + 26 * u,
      small.size,
      shape('M0-200Q44-120 46-10T0 200Q-46 110-46-10T0-200z', '#0f3f4c', 0.4),
      false,
      turn + 14,
    ),
    placed(small.x, small.y, small.size, sampan, false, turn + 14),
    palms.map(([x, y, size, degrees]) => copyAt('a', w * x, h * y, size * u, degrees)).join(''),
  ].join('')
}
