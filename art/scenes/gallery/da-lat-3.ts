import { coffeeBranch } from '../../kit/coffee'
import { foliage } from '../../kit/foliage'
import { greenhouse } from '../../kit/greenhouse'
import { hills, mist } from '../../kit/haze'
import { crestHeight, num, type Point } from '../../kit/path'
import { shoulderPoleFigure, stoopingFarmer } from '../../kit/people'
import { pineRow } from '../../kit/pine'
import { range } from '../../kit/rng'
import { line, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sun, sunRays } from '../../kit/sun'
import { choose, type Frame, type Scene, unit } from '../../scene'

function flowerRows(frame: Frame, crest: readonly Point[], u: number): string {
  const { width: w, height: h } = frame
  const vx = w * choose(frame, 0.42, 0.4, 0.4)
  const vy = crestHeight(crest, vx) - 50 * u
  const tones = [
    '#c83f7c',
    '#f0699a',
    '#3f7a4c',
    '#8a5ab8',
    '#b08ad6',
    '#2f6b45',
    '#f2b63a',
    '#fbd56a',
    '#3f7a4c',
    '#e8553a',
    '#f58a5c',
    '#2f6b45',
  ]
  const edge = (index: number): Point => [vx + (index - 12) * w * 0.115, h * 1.05]
  const rows = range(24).map((index) => {
    const [a, b] = [edge(index), edge(index + 1)]
    const curve = (to: Point) =>
      `Q${num(vx + (to[0] - vx) * 0.16)},${num(vy + (h - vy) * 0.4)} ${num(to[0])},${num(to[1])}`
    return shape(
      `M${num(vx)},${num(vy)}${curve(a)}H${num(b[0])}Q${num(vx + (b[0] - vx) * 0.16)},${num(vy + (h - vy) * 0.4)} ${num(vx)},${num(vy)}z`,
      tones[index % 12] ?? '#c83f7c',
    )
  })
  const land = `M${crest.map(([x, y]) => `${num(x)},${num(y)}`).join('L')}L${w + 20},${h + 20}H-20z`
  return `<clipPath id="fc"><path d="${land}"/></clipPath><g clip-path="url(#fc)">${shape(land, '#5f8f50')}${rows.join('')}</g>`
}

function coffeeHill(frame: Frame, u: number): string {
  const { width: w, height: h } = frame
  const [left, top] = [w * choose(frame, 0.5, 0.36, 0.38), h * choose(frame, 0.47, 0.45, 0.46)]
  const hill = `M${num(left - w * 0.12)},${h}Q${num(left + w * 0.08)},${num(top + h * 0.06)} ${num(left + w * 0.34)},${num(top)}T${w + 20},${num(top - 40 * u)}V${h}z`
  const rows = range(12).map((row) => {
    const y = top + (24 + row * 30 + row * row * 2.2) * u
    return `M${num(left - 260 * u)},${num(y + 330 * u)}Q${num(left + w * 0.2)},${num(y - 6 * u)} ${num(left + w * 0.38)},${num(y)}T${w + 40},${num(y - 30 * u)}`
  })
  const bushes = (width: number, gap: number, colour: string, shift: number) =>
    `<path fill="none" stroke="${colour}" stroke-width="${num(width * u)}" stroke-linecap="round" stroke-dasharray="0 ${num(gap * u)}" stroke-dashoffset="${num(shift * u)}" d="${rows.join('')}"/>`
  return `<clipPath id="hc"><path d="${hill}"/></clipPath><g clip-path="url(#hc)">${shape(hill, '#a8653f')}${line(rows.join(''), '#8a4a34', 12 * u)}${bushes(34, 30, '#2a5f48', 0)}${bushes(18, 30, '#4f8f58', 8)}</g>`
}

/** Da Lat: glowing flower greenhouses and coloured rows under a coffee hill, the sun breaking through the morning mist. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sunX = w * choose(frame, 0.36, 0.34, 0.34)
  const sunY = h * choose(frame, 0.34, 0.31, 0.33)
  const crest: Point[] = [
    [-20, h * 0.6],
    [w * 0.3, h * 0.57],
    [w * 0.6, h * 0.6],
    [w + 20, h * 0.66],
  ]
  const houses = (x: number, y: number, count: number, s: number) =>
    range(count)
      .map((index) =>
        greenhouse(
          w * x + (count - 1 - index) * 64 * s,
          h * y - (count - 1 - index) * 6 * s,
          s,
          {
            film: '#f6e6d8',
            light: '#ffd98a',
            rib: '#b98a80',
            flower: ['#e0457e', '#f2b63a', '#8a5ab8', '#e8553a'][index % 4] ?? '#e0457e',
          },
          0.9,
        ),
      )
      .join('')
  const leaf = {
    wood: '#5a3324',
    leaf: '#143f38',
    light: '#1f5a48',
    cherry: '#f0604a',
    ripe: '#c8281f',
  }
  return [
    sky(frame, h * 0.6, ['#6f86c4', '#d6a3bd', '#fbb98a', '#ffe3a6']),
    sunRays(sunX, sunY, w, 28, '#fff0c8', 0.16),
    sun(sunX, sunY, 110 * u, '#fff6d2', '#ffe29a'),
    cloudStreaks(frame, h * 0.05, h * 0.22, 6, '#fbd6c8', 8, 0.6),
    hills(frame, {
      base: h * 0.48,
      height: 170 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 21,
      fill: '#b08fb4',
    }),
    mist(frame, h * 0.36, h * 0.14, '#ffe9cc', 0.9, 'f'),
    hills(frame, {
      base: h * 0.52,
      height: 110 * u,
      peaks: choose(frame, 4, 3, 3),
      seed: 9,
      fill: '#8078a4',
    }),
    pineRow(-20, w + 20, (x) => h * 0.52 - 30 * u * Math.sin(x / (150 * u)), 70 * u, '#5f6a90', 3),
    mist(frame, h * 0.44, h * 0.14, '#ffeace', 0.9, 'g'),
    flowerRows(frame, crest, u),
    houses(
      choose(frame, 0.1, 0.06, 0.06),
      choose(frame, 0.645, 0.64, 0.64),
      choose(frame, 4, 3, 3),
      0.95 * u,
    ),
    coffeeHill(frame, u),
    houses(
      choose(frame, 0.04, 0.08, 0.06),
      choose(frame, 0.8, 0.76, 0.79),
      choose(frame, 4, 3, 3),
      choose(frame, 1.7, 1.5, 1.4) * u,
    ),
    stoopingFarmer(
      w * choose(frame, 0.78, 0.76, 0.76),
      h * choose(frame, 0.67, 0.63, 0.66),
      0.95 * u,
      '#f4c542',
    ) +
      shoulderPoleFigure(
        w * choose(frame, 0.6, 0.58, 0.57),
        h * choose(frame, 0.87, 0.84, 0.88),
        1.5 * u,
        '#e8402a',
        '#d8412a',
      ),
    foliage(w * choose(frame, 0.96, 1, 1), h * 1.02, 210 * u, 120 * u, '#143f38', 5),
    coffeeBranch(
      w + 30,
      h * choose(frame, 0.84, 0.9, 0.88),
      choose(frame, 1.5, 1.2, 1.1) * u,
      leaf,
      true,
      14,
      4,
    ),
    coffeeBranch(
      w + 20,
      h * choose(frame, 0.06, 0.05, 0.05),
      choose(frame, 1.45, 1.2, 1.1) * u,
      leaf,
      true,
      -12,
      7,
    ),
  ].join('')
}
