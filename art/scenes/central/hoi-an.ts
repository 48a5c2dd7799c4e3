import { sampan } from '../../kit/boats'
import { foliage } from '../../kit/foliage'
import { floatingCandle, lantern, lanternString, silks } from '../../kit/lantern'
import { aoDaiFigure, seatedFigure, standingRower } from '../../kit/people'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { mirrored, rect } from '../../kit/shapes'
import { shopHouse } from '../../kit/shop-house'
import { sky, stars } from '../../kit/sky'
import { moon } from '../../kit/sun'
import { ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const walls = [
  { wall: '#f2b63c', wallShade: '#d8932b', shutter: '#2c6b66' },
  { wall: '#e69a30', wallShade: '#c47a25', shutter: '#7a2f22' },
  { wall: '#f6c85a', wallShade: '#dda239', shutter: '#3f5f8a' },
] as const

function street(frame: Frame, quay: number, u: number): string {
  const count = choose(frame, 8, 4, 4)
  const step = (frame.width * 1.06) / count
  const random = createRandom(choose(frame, 4, 6, 6))
  const houses = range(count).map((index) =>
    shopHouse({
      x: -frame.width * 0.03 + index * step,
      base: quay,
      width: step - 4 * u,
      height: (choose(frame, 192, 350, 284) + between(random, -28, 34)) * u,
      ...cycle(walls, index * 2 + (index % 4 === 0 ? 1 : 0)),
      roof: index % 2 === 0 ? '#6d3035' : '#5c2834',
      roofShade: '#3d1a2a',
      wood: '#3a1c1a',
      glow: '#ffd684',
      upper: index % 2 === 0 ? 'windows' : 'balcony',
    }),
  )
  const lamps = range(count * 2 - 1).map((index) =>
    lantern(
      -frame.width * 0.03 + (index + 1) * (step / 2),
      quay - choose(frame, 76, 118, 118) * u,
      choose(frame, 0.36, 0.46, 0.46) * u,
      cycle(silks, index * 5),
      index % 2 === 0 ? 'round' : 'garlic',
    ),
  )
  return (
    houses.join('') +
    lamps.join('') +
    rect(0, quay - 3 * u, frame.width, 16 * u, '#2b1626') +
    rect(0, quay - 5 * u, frame.width, 4 * u, '#8a5138')
  )
}

/** Hoi An at night: yellow shop-houses and silk lanterns doubled in the river under a full moon. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const quay = h * choose(frame, 0.665, 0.56, 0.58)
  const random = createRandom(11)
  const boatX = w * choose(frame, 0.68, 0.62, 0.64)
  const boatY = h * choose(frame, 0.742, 0.72, 0.79)
  const walker = aoDaiFigure(
    w * choose(frame, 0.468, 0.42, 0.4),
    quay,
    choose(frame, 0.66, 0.8, 0.8) * u,
    { dress: '#fff6e4' },
    true,
  )
  const candles = range(choose(frame, 13, 12, 11)).map((index) => {
    const part = index / 14
    const x = w * between(random, 0.06, 0.98)
    return floatingCandle(
      x,
      quay + (60 + part * (h - quay - 90)) * u * 0.98,
      (0.5 + part * 0.6) * u,
      cycle(['#e4588a', '#f4b02f', '#dd3f2b'], index),
    )
  })
  return [
    sky(frame, quay, ['#101a45', '#2b2f72', '#7d4a7c', '#d9795f']),
    stars(frame, quay * 0.6, choose(frame, 50, 36, 32), 7),
    moon(
      w * choose(frame, 0.72, 0.62, 0.63),
      h * choose(frame, 0.335, 0.165, 0.175),
      64 * u,
      '#fff1cf',
    ),
    foliage(w * 0.02, quay - choose(frame, 190, 270, 270) * u, 150 * u, 90 * u, '#1b2450', 4) +
      foliage(w * 0.9, quay - choose(frame, 190, 270, 270) * u, 170 * u, 80 * u, '#1b2450', 9),
    water(frame, quay, ['#5d3a63', '#2a2560', '#0d1433']),
    mirrored('m', street(frame, quay, u) + walker, quay + 14 * u, 0.42, 0.8),
    ripples({
      left: 0,
      right: w,
      top: quay + 30 * u,
      bottom: h,
      count: 34,
      colour: '#141a45',
      seed: 3,
      opacity: 0.7,
      length: 260 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: quay + 26 * u,
      bottom: h * 0.9,
      count: 16,
      colour: '#ffc46b',
      seed: 8,
      opacity: 0.5,
      length: 110 * u,
    }),
    candles.join(''),
    boat(boatX, boatY, choose(frame, 1.6, 1.9, 1.9) * u),
    lanternString(
      [-20, h * choose(frame, 0.075, 0.1, 0.1)],
      [w * 0.52, h * choose(frame, 0.1, 0, 0)],
      choose(frame, 20, 50, 50) * u,
      choose(frame, 6, 4, 4),
      1.05 * u,
      0,
    ),
    lanternString(
      [w * 0.48, choose(frame, h * 0.08, -10, -10)],
      [w + 20, h * choose(frame, 0.26, 0.12, 0.12)],
      choose(frame, 44, 60, 60) * u,
      choose(frame, 6, 4, 4),
      1.15 * u,
      3,
    ),
  ].join('')
}

function boat(x: number, y: number, scale: number): string {
  const riders =
    seatedFigure(-22, -4, 0.62, '#d8412a') +
    seatedFigure(8, -4, 0.62, '#2f9c93', '#33222c', true) +
    lantern(-50, -36, 0.4, cycle(silks, 1), 'round')
  const rower = standingRower(
    x + 46 * scale,
    y - 8 * scale,
    0.62 * scale,
    '#8a5a86',
    '#1d1836',
    true,
  )
  return mirrored(
    'b',
    sampan(x, y, scale, '#2a1420', '#7a4030', riders) + rower,
    y + 8 * scale,
    0.3,
    0.6,
  )
}
