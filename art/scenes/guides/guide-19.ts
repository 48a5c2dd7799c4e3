import { diveBoat, hotelTower, seaPylon } from '../../kit/bay-coast'
import { chamTower } from '../../kit/cham-tower'
import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { islet } from '../../kit/islet'
import { crestHeight, mix, num, type Point } from '../../kit/path'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { ellipse, line, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const walls = [
  ['#fff1d6', '#e8b48c', '#d98a6a'],
  ['#fde0c4', '#d99a8a', '#b8707c'],
  ['#f3f3e2', '#a9c4c4', '#6fa3ac'],
  ['#ffd9a0', '#e09a5c', '#b86f4a'],
] as const

/** The height of the horizon, and the beach's curve down the picture. */
export function beachOf(frame: Frame) {
  const { width: w, height: h } = frame
  const horizon = h * choose(frame, 0.27, 0.24, 0.25)
  const curve = choose(
    frame,
    [0.6, 0.7, 0.745, 0.75, 0.725, 0.66, 0.53],
    [0.56, 0.68, 0.73, 0.74, 0.71, 0.63, 0.46],
    [0.56, 0.69, 0.735, 0.745, 0.72, 0.64, 0.48],
  ).map((x, index): Point => [mix(h * 0.26, h * 1.05, (index / 6) ** 1.25), x * w])
  return { horizon, curve }
}

/** Nha Trang from the air: hotel towers round the long curve of the beach, coral islands, a dive boat with its red flag. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const { horizon, curve } = beachOf(frame)
  const top = horizon + 2 * u
  const shore = (y: number) => crestHeight(curve, y)
  const depth = (y: number) => Math.max(0.03, (y - top) / (h - top))
  const levels = range(15).map((index) => mix(h * 0.275, h * 1.05, (index / 14) ** 1.5))
  const strip = (out: number, fill: string, opacity = 1) =>
    shape(
      `M${levels.map((y) => `${num(shore(y) + out * depth(y) * u)},${num(y)}`).join(' ')}L${w + 20},${num(h * 1.05)}V${num(top)}z`,
      fill,
      opacity,
    )
  const random = createRandom(9)
  const towers = range(9).map((index) => {
    const y = mix(horizon + 20 * u, h * 0.68, (index / 8) ** 1.6)
    const size = depth(y) * 0.9 + 0.1
    const x = shore(y) + (205 + (index % 2) * 165) * size * u
    const [light, shade, band] = cycle(walls, index * 3)
    return hotelTower(
      x,
      y,
      84 * size * u,
      (250 + ((index * 97) % 190)) * size * u,
      light,
      shade,
      band,
    )
  })
  const dots = (out: number, size: number, shift: number, fill: string) =>
    range(5)
      .map((band) =>
        line(
          range(band < 2 ? 14 : 7)
            .map((index) => {
              const y = mix(
                horizon + 12 * u,
                h * 1.03,
                ((band + (index + shift) / (band < 2 ? 14 : 7)) / 5) ** 1.7,
              )
              return `M${num(shore(y) + (out + ((index * 37) % 5) * 4) * depth(y) * u)},${num(y - size * 0.3 * depth(y))}h0`
            })
            .join(''),
          fill,
          size * (0.14 + band * 0.21) * u,
        ),
      )
      .join('')
  const roofs = range(15).map((index) => {
    const y = mix(horizon + 24 * u, h * 1.02, ((index + 0.5) / 15) ** 1.4)
    const size = depth(y) * u
    return `M${num(shore(y) + (330 + ((index * 83) % 7) * 62) * size)},${num(y)}l${num(20 * size)},${num(-26 * size)}h${num(40 * size)}l${num(20 * size)},${num(26 * size)}z`
  })
  const coral = range(choose(frame, 20, 16, 16)).map((index) => {
    const y = mix(h * 0.46, h * 0.98, random())
    const r = between(random, 20, 62) * (depth(y) + 0.2) * u
    return ellipse(
      between(random, 0, 0.56) * w,
      y,
      r * 1.7,
      r * 0.55,
      cycle(['#b85f8a', '#e08a6a', '#1f7f94', '#8a62a8'], index),
      0.5,
    )
  })
  const boat = {
    x: w * choose(frame, 0.29, 0.3, 0.31),
    y: h * choose(frame, 0.86, 0.8, 0.85),
    size: choose(frame, 1.7, 1.4, 1.3) * u,
  }
  const temple = { x: w * choose(frame, 0.84, 0.87, 0.87), size: choose(frame, 1.6, 1.5, 1.3) * u }
  const isles: readonly (readonly [number, number, number, number])[] = choose(
    frame,
    [
      [0.09, 0.37, 1.15, 0],
      [0.31, 0.41, 0.62, 1],
      [0.2, 0.56, 1.25, 2],
      [0.48, 0.52, 0.7, 1],
      [0.03, 0.72, 1.3, 1],
    ],
    [
      [0.12, 0.34, 1, 0],
      [0.46, 0.37, 0.6, 1],
      [0.2, 0.48, 1.1, 2],
      [0.5, 0.53, 0.66, 1],
      [0.06, 0.64, 1.3, 1],
    ],
    [
      [0.12, 0.37, 0.95, 0],
      [0.45, 0.39, 0.55, 1],
      [0.22, 0.53, 1.05, 2],
      [0.5, 0.55, 0.6, 1],
      [0.03, 0.68, 1.2, 1],
    ],
  )
  const pylons = range(5).map((index): readonly [number, number, number] => [
    w * (choose(frame, 0.24, 0.28, 0.28) + index * choose(frame, 0.105, 0.115, 0.115)),
    horizon + (14 + index * 10) * u,
    (0.36 + index * 0.07) * u,
  ])
  const cable = pylons
    .map(([x, y, size], index) => {
      const before = pylons[index - 1]
      const up = y - 196 * size
      return before
        ? `Q${num((x + before[0]) / 2)},${num((up + before[1] - 196 * before[2]) / 2 + 22 * u)} ${num(x)},${num(up)}`
        : `M${num(x)},${num(up)}`
    })
    .join('')
  return [
    sky(frame, horizon, ['#3f9fc8', '#9fd8da', '#fdf0c8']),
    cloud(w * 0.2, h * 0.09, 330 * u, '#fff8ea', 0.9) +
      cloud(w * 0.9, h * 0.15, 230 * u, '#fff8ea', 0.7),
    hills(frame, {
      base: horizon,
      height: 120 * u,
      peaks: choose(frame, 4, 2.6, 2.6),
      seed: 23,
      fill: '#8fbfcb',
      bottom: horizon + 8 * u,
    }),
    hills(frame, {
      base: horizon + 6 * u,
      height: 62 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 8,
      fill: '#5f9fae',
      bottom: horizon + 10 * u,
    }),
    water(frame, horizon + 4 * u, ['#7fd0d0', '#2fb0ba', '#1b93ac', '#12708f']),
    coral.join(''),
    ripples({
      left: 0,
      right: w * 0.6,
      top: horizon + 40 * u,
      bottom: h,
      count: 15,
      colour: '#e6fbee',
      seed: 5,
      opacity: 0.5,
      length: 170 * u,
    }),
    strip(-120, '#6fdcc8', 0.6),
    strip(-60, '#b3f0d6', 0.8),
    strip(-16, '#fffbe8'),
    strip(0, '#f8dfa4'),
    strip(72, '#6fb07a'),
    strip(132, '#8a8f9c'),
    strip(176, '#7fb56f'),
    shape(roofs.join(''), '#d9654a'),
    stencils([
      ['i', islet(3, 1)],
      ['j', islet(6, 0)],
      ['q', seaPylon('#5a6c7c')],
    ]),
    isles
      .map(([x, y, size, kind]) => copyAt(cycle(['i', 'j', 'i'], kind), w * x, h * y, size * u))
      .join(''),
    line(cable, '#4f6070', 2.4 * u) +
      pylons.map(([x, y, size]) => copyAt('q', x, y, size)).join(''),
    line(
      pylons
        .slice(0, -1)
        .map(([x, y, size]) => `M${num(x + 60 * u)},${num(y - 186 * size + 26 * u)}v${num(9 * u)}`)
        .join(''),
      '#e0402a',
      12 * u,
    ),
    towers.join(''),
    dots(112, 56, 0.2, '#1f6f58') + dots(98, 40, 0.7, '#3f9a62'),
    shape(
      `M${num(boat.x + 100 * boat.size)},${num(boat.y - 2 * u)}q${num(60 * u)},${num(2 * u)} ${num(110 * u)},${num(40 * u)}q${num(-70 * u)},${num(-20 * u)} ${num(-120 * u)},${num(-22 * u)}z`,
      '#f3fdf0',
      0.9,
    ),
    ellipse(boat.x + 10 * u, boat.y + 12 * u, 140 * boat.size, 15 * boat.size, '#0f5f80', 0.45),
    diveBoat(boat.x, boat.y, boat.size, '#fffaf0', '#1f5f9a', '#f0b23a'),
    foliage(
      temple.x - 120 * temple.size,
      h * 1.01,
      150 * temple.size,
      76 * temple.size,
      '#2f7f5a',
      6,
    ) +
      foliage(
        temple.x + 120 * temple.size,
        h * 1.02,
        130 * temple.size,
        90 * temple.size,
        '#256f58',
        10,
      ),
    chamTower(temple.x, h * 0.985, temple.size, '#c8643f', '#eb9a62', '#8f3f3a'),
    foliage(
      temple.x - 20 * temple.size,
      h * 1.05,
      180 * temple.size,
      60 * temple.size,
      '#1c5a4e',
      4,
    ),
  ].join('')
}
