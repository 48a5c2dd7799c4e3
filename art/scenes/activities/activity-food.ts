import { foliage } from '../../kit/foliage'
import { shoulderPoleFigure } from '../../kit/people'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { ellipse, line, rect, shape, verticalGradient } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import {
  herbPlate,
  icedTea,
  phoBowl,
  plasticStool,
  plasticTable,
  sauceDish,
  steam,
} from '../../kit/street-table'
import { tubeHouse } from '../../kit/tube-house'
import { choose, type Frame, type Scene, unit } from '../../scene'

interface Terrace {
  left: number
  right: number
  base: number
  heights: readonly [number, number]
  width: number
  walls: readonly string[]
  dark: string
  glow: string
  seed: number
}

/** A row of narrow old-quarter houses: flat tops, gables and water tanks, shuttered windows. */
function narrowHouses(t: Terrace): string {
  const random = createRandom(t.seed)
  const count = Math.ceil((t.right - t.left) / t.width)
  return range(count)
    .map((index) => {
      const x = t.left + index * t.width
      const tall = between(random, t.heights[0], t.heights[1])
      const top = t.base - tall
      const kind = Math.floor(random() * 3)
      const gable =
        kind === 0
          ? shape(
              `M${x - 4},${top + 2}L${x + t.width / 2},${top - t.width * 0.42}L${x + t.width + 4},${top + 2}z`,
              t.dark,
            )
          : ''
      const ledge = kind > 0 ? rect(x - 3, top - 6, t.width + 6, 9, t.dark) : ''
      const tank =
        kind === 1
          ? rect(x + t.width * 0.55, top - t.width * 0.3, t.width * 0.26, t.width * 0.3, t.dark)
          : ''
      const floors = Math.max(1, Math.floor(tall / (t.width * 0.95)) - 1)
      const windows = range(floors).map((floor) => {
        const y = top + t.width * (0.3 + floor * 0.95)
        const lit = random() > 0.72 ? t.glow : t.dark
        return (
          rect(x + t.width * 0.24, y, t.width * 0.2, t.width * 0.46, lit) +
          rect(x + t.width * 0.56, y, t.width * 0.2, t.width * 0.46, t.dark)
        )
      })
      return (
        rect(x, top, t.width + 1, tall, cycle(t.walls, index)) +
        gable +
        ledge +
        tank +
        windows.join('')
      )
    })
    .join('')
}

/** Tube houses standing on both sides of the street. */
function quarter(frame: Frame, street: number, u: number): string {
  const { width: w } = frame
  const tones = [
    { wall: '#f0c25a', shade: '#d39a3c', trim: '#fff1cf', shutter: '#2f7f78' },
    { wall: '#e58a5c', shade: '#c46a48', trim: '#fbe0b0', shutter: '#7a3a34' },
    { wall: '#e9a93c', shade: '#c98a2c', trim: '#fff1cf', shutter: '#3f7a4a' },
    { wall: '#d9705a', shade: '#b45446', trim: '#fbe0b0', shutter: '#2f6f86' },
  ]
  const house = (
    x: number,
    width: number,
    storeys: number,
    index: number,
    top: 'tiles' | 'parapet',
  ) =>
    tubeHouse({
      ...cycle(tones, index),
      x,
      base: street + 6 * u,
      width: width * u,
      storeys,
      tall: 128 * u,
      dark: '#5a2a38',
      awning: index % 2 === 0 ? ['#c8452c', '#fff1cf'] : ['#2f7f78', '#fff1cf'],
      top,
      roof: '#a8482f',
    })
  const right = w * choose(frame, 0.79, 0.8, 0.8)
  const left = choose(frame, 0, -70, -80) * u
  return (
    house(left - 30 * u, 150, 3, 0, 'parapet') +
    house(left + 120 * u, 128, 2, 1, 'tiles') +
    (frame.format === 'wide' ? house(left + 248 * u, 140, 1, 2, 'tiles') : '') +
    house(right + 150 * u, 160, 3, 2, 'parapet') +
    house(right, 150, 2, 3, 'tiles')
  )
}

function meal(frame: Frame, top: number, u: number): string {
  const { width: w } = frame
  const x = w * choose(frame, 0.63, 0.5, 0.53)
  const s = choose(frame, 1.8, 1.6, 1.6) * u
  const bowlX = x - choose(frame, 10, 4, 4) * u
  const glaze = {
    glaze: '#fffaf0',
    glazeShade: '#d5dce0',
    paint: '#2a5fa8',
    broth: '#e2a04a',
    noodle: '#fff3d2',
  }
  return [
    plasticStool(x - 300 * s, top + 92 * s, 1.9 * s, '#e2402c', '#a8261c'),
    plasticStool(x + 268 * s, top + 106 * s, 2.1 * s, '#e2402c', '#a8261c'),
    plasticTable(x, top, s, '#2f8fd0', '#1f6fb4', '#174f8c'),
    ellipse(bowlX, top - 16 * s, 80 * s, 12 * s, '#174f8c', 0.6),
    herbPlate(x + 158 * s, top - 30 * s, 0.72 * s, '#fffaf0', '#a9c4d8'),
    icedTea(x - 168 * s, top - 24 * s, 1.05 * s),
    sauceDish(x - 128 * s, top - 8 * s, 0.66 * s, '#fffaf0'),
    phoBowl(bowlX, top - 14 * s, 1.22 * s, glaze),
    steam(bowlX, top - 140 * s, 1.15 * s, '#fff6e4', 0.62),
  ].join('')
}

/** Food: a bowl of phở on a low blue plastic table, steam rising into a street of narrow houses at sunrise. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const street = h * choose(frame, 0.66, 0.62, 0.64)
  const far = {
    walls: ['#f3a877', '#f0986c', '#f6b585'],
    dark: '#e28a68',
    glow: '#ffe9b0',
    base: street,
  }
  const vendorX = w * choose(frame, 0.3, 0.22, 0.2)
  const vendorY = street + choose(frame, 50, 22, 14) * u
  return [
    sky(frame, street, ['#f7d9a0', '#fbd08c', '#fbb877']),
    narrowHouses({
      ...far,
      left: -20,
      right: w + 20,
      heights: [110 * u, 260 * u],
      width: 74 * u,
      seed: 9,
    }),
    quarter(frame, street, u),
    foliage(w * 0.02, h * 0.05, 210 * u, 90 * u, '#3f7a4a', 4) +
      foliage(w * 0.14, h * 0.02, 160 * u, 60 * u, '#5a9450', 8),
    line(
      `M0,${h * 0.3}Q${w * 0.45},${h * 0.42} ${w},${h * 0.2}M0,${h * 0.33}Q${w * 0.5},${h * 0.45} ${w},${h * 0.24}`,
      '#7a3340',
      2.4 * u,
      0.8,
    ),
    verticalGradient('g', [
      [0, '#c98a6a'],
      [0.25, '#8a5560'],
      [1, '#3d2a4a'],
    ]) + rect(0, street, w, h - street, 'url(#g)'),
    rect(0, street, w, 10 * u, '#f0c89a'),
    ellipse(vendorX, vendorY + 2 * u, 62 * u, 7 * u, '#3d2a4a', 0.5),
    shoulderPoleFigure(vendorX, vendorY, choose(frame, 1.55, 1.4, 1.25) * u, '#d9346f', '#8bb54a'),
    meal(frame, h * choose(frame, 0.8, 0.8, 0.81), u),
  ].join('')
}
