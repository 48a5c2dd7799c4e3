import { stencils } from '../../kit/copies'
import { type CubColours, cubRider } from '../../kit/cub-rider'
import { marketHall } from '../../kit/market-hall'
import { range } from '../../kit/rng'
import { circle, placed, rect, shape } from '../../kit/shapes'
import { bitexco, landmark81, towerBlocks } from '../../kit/skyline'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const market = {
  wall: '#f8d48a',
  shade: '#d0874a',
  trim: '#fff0c9',
  roof: '#c2482f',
  roofShade: '#7c2a2a',
  dark: '#4a2038',
  glow: '#ffe6a0',
}

const cub: CubColours = {
  body: '#2b857d',
  bodyShade: '#17524f',
  shield: '#fff1d6',
  shieldShade: '#d8b48c',
  tyre: '#1d1426',
  metal: '#c9c2c8',
  dress: '#fff6e6',
  dressShade: '#e0b8a0',
  trousers: '#fff6e6',
  trousersShade: '#d8a890',
  helmet: '#e0402a',
  helmetShade: '#95261f',
}

function oneInk(ink: string): CubColours {
  return {
    body: ink,
    bodyShade: ink,
    shield: ink,
    shieldShade: ink,
    tyre: ink,
    metal: ink,
    dress: ink,
    dressShade: ink,
    trousers: ink,
    trousersShade: ink,
    helmet: ink,
    helmetShade: ink,
  }
}

/** A crate of flowers on the rack: lotus and marigold over long leaves. */
const flowers =
  shape('M210-280H400L380-400H230z', '#a8642e') +
  shape('M190-390Q160-520 240-520 250-600 320-570 400-600 410-510 470-470 420-390z', '#3f7d4a') +
  [
    [220, -450, 40],
    [300, -540, 46],
    [300, -440, 44],
    [390, -500, 44],
    [390, -420, 36],
  ]
    .map(
      ([x = 0, y = 0, r = 0], index) =>
        circle(x, y, r, index % 2 ? '#f6a623' : '#e0508a') +
        circle(x - r * 0.2, y - r * 0.2, r * 0.5, index % 2 ? '#ffd76e' : '#f5a3bd'),
    )
    .join('')

/** Ho Chi Minh City: a woman in white áo dài rides past Bến Thành market on an old Honda Cub with a crate of flowers, dusk over the towers. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const kerb = h * choose(frame, 0.68, 0.66, 0.68)
  const hall = choose(frame, { x: 1045, k: 1.8 }, { x: 430, k: 2.4 }, { x: 380, k: 1.95 })
  const rider = choose(
    frame,
    { x: 1180, y: 848, k: 0.8 },
    { x: 540, y: 1130, k: 1.05 },
    { x: 530, y: 852, k: 0.86 },
  )
  const skyline = { left: -20, right: w + 60, base: kerb }
  const others = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.1, 0.74, 0.3],
      [0.27, 0.755, 0.34],
      [0.43, 0.74, 0.3],
      [0.92, 0.75, 0.32],
    ],
    [
      [0.1, 0.715, 0.3],
      [0.34, 0.725, 0.34],
      [0.93, 0.72, 0.32],
    ],
    [
      [0.08, 0.74, 0.26],
      [0.3, 0.75, 0.3],
      [0.94, 0.745, 0.28],
    ],
  )
  const shadow = (x: number, y: number, k: number) =>
    shape(
      whole`M${x - 350 * k},${y - 8}H${x + 360 * k}L${x + 120 * k},${y + 44 * k}H${x - 620 * k}z`,
      '#3a1d45',
    )
  return [
    rect(0, 0, w, h, '#f9a65a'),
    shape(whole`M0,0H${w}V${h * 0.3}Q${w * 0.4},${h * 0.44} 0,${h * 0.3}z`, '#e8685a'),
    shape(whole`M0,0H${w}V${h * 0.12}Q${w * 0.5},${h * 0.26} 0,${h * 0.16}z`, '#a8456e'),
    towerBlocks({
      ...skyline,
      heights: [170 * u, 330 * u],
      width: 74 * u,
      seed: 9,
      fills: ['#d0655c', '#c25a62'],
    }),
    landmark81(w * choose(frame, 0.94, 0.82, 0.85), kerb, choose(frame, 1.7, 2, 1.7) * u, {
      fill: '#8f3f68',
      light: '#b8566a',
      lamp: '#ffd592',
    }),
    bitexco(w * choose(frame, 0.85, 0.12, 0.1), kerb, choose(frame, 1.9, 2.1, 1.9) * u, {
      fill: '#8f3f68',
      light: '#b8566a',
      lamp: '#ffd592',
    }),
    towerBlocks({
      ...skyline,
      heights: [60 * u, 170 * u],
      width: 96 * u,
      seed: 3,
      fills: ['#7a3562', '#6a2e5c'],
      lamp: '#ffd592',
    }),
    marketHall(hall.x, kerb, hall.k * u, market),
    rect(0, kerb, w, h, '#6e3a62'),
    rect(0, kerb, w, 12 * u, '#f0a878'),
    stencils([['r', cubRider(0, 0, 1, oneInk('#3a1d45'))]]),
    others.map(([x, y, k]) => placed(w * x, h * y, k * u, '<use href="#r"/>')).join(''),
    shape(whole`M0,${h * 0.79}H${w}V${h}H0z`, '#5a2c56'),
    range(6)
      .map((index) =>
        shape(
          whole`M${w * (0.02 + index * 0.19)},${h * 0.83}h${w * 0.09}l${-26 * u},${16 * u}h${-w * 0.095}z`,
          '#f0c08a',
        ),
      )
      .join(''),
    shadow(rider.x, rider.y, rider.k),
    cubRider(rider.x, rider.y, rider.k, cub, flowers),
  ].join('')
}
