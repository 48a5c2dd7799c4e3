import { chopGrill, icedCoffee, riceCart } from '../../kit/grill-cart'
import { shutteredHouse } from '../../kit/old-quarter'
import { bareBulb, phoCook, plasticStool, stoolEater } from '../../kit/pho-stall'
import { cycle, range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape, verticalGradient } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { sky, stars } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const fronts = [
  { wall: '#14594f', shade: '#0e4340', trim: '#2a7a68', shutter: '#0b3438' },
  { wall: '#1b4a58', shade: '#123744', trim: '#2f6a74', shutter: '#0c2c3a' },
  { wall: '#1f6354', shade: '#154a44', trim: '#3a8a70', shutter: '#0f3a3c' },
]

/** One flat plume of smoke: round puffs along a rising curve, warm by the coals and cold above the roofs. */
function smoke(frame: Frame, x: number, y: number, u: number): string {
  const warm = [
    '#ffc98a',
    '#eeb080',
    '#d09c7c',
    '#a89080',
    '#80867e',
    '#5f7f7a',
    '#4a746f',
    '#3a6a66',
  ]
  const puffs = range(24).map((index) => {
    const part = index / 23
    const sway = Math.sin(part * 7.5) * (26 + part * 62) + (index % 2 ? 1 : -1) * (6 + part * 34)
    const drift = part * part * choose(frame, 190, 90, 90)
    return circle(
      x - (sway + drift) * u,
      y - part * y * 1.04,
      (20 + part * 74) * u,
      cycle(warm, Math.min(7, Math.floor(part * 8))),
    )
  })
  return puffs.reverse().join('')
}

/** A low plastic table with a plate of broken rice, feet at the origin. */
function table(): string {
  return (
    line('M-30-40L-36 0M30-40L36 0', '#9c2430', 6) +
    shape('M-40-48H40L36-38H-36z', '#e0322a') +
    ellipse(2, -50, 22, 5, '#fff6e4') +
    shape('M-14-51Q-6-64 4-58 16-60 18-51z', '#fffaf0') +
    ellipse(8, -57, 9, 4, '#b8622c')
  )
}

/** Saigon by night: a broken-rice cart with its grill smoking under a bulb, a tall glass of iced milk coffee close by. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const kerb = h * choose(frame, 0.66, 0.62, 0.64)
  const floor = h * choose(frame, 0.83, 0.74, 0.79)
  const size = choose(frame, 1.4, 1.32, 1.22) * u
  const cart = { x: w * choose(frame, 0.64, 0.6, 0.6), y: floor }
  const grill = {
    x: cart.x - choose(frame, 290, 262, 262) * size,
    y: floor + 16 * u,
    size: size * 1.06,
  }
  const counter = h * choose(frame, 0.93, 0.89, 0.93)
  const glass = {
    x: w * choose(frame, 0.13, 0.8, 0.82),
    y: counter + 30 * u,
    size: choose(frame, 1.75, 1.5, 1.28) * u,
  }
  const count = choose(frame, 6, 4, 4)
  const houses = range(count).map((index) =>
    shutteredHouse({
      x: (w / count) * index - 2,
      base: kerb,
      width: w / count + 2,
      height: (choose(frame, 540, 640, 500) + ((index * 61) % 110)) * u,
      floors: 3,
      roof: '#0b2f36',
      crown: index % 2 === 0 ? 'gable' : 'parapet',
      ...cycle(fronts, index),
    }),
  )
  return [
    sky(frame, kerb, ['#062a33', '#0f4a50', '#1f6a60']),
    stars(frame, kerb * 0.3, 16, 5),
    houses.join(''),
    verticalGradient('f', [
      [0, '#174a4c'],
      [1, '#0a2530'],
    ]) + rect(0, kerb, w, h, 'url(#f)'),
    shining(
      ellipse(
        cart.x - 40 * u,
        floor + 10 * u,
        choose(frame, 720, 560, 530) * u,
        130 * u,
        '#e8923a',
        0.35,
      ),
    ),
    shining(
      ellipse(
        cart.x - 40 * u,
        floor + 10 * u,
        choose(frame, 480, 420, 400) * u,
        78 * u,
        '#ffc25a',
        0.45,
      ),
    ),
    smoke(frame, grill.x, grill.y - 130 * grill.size, u),
    shining(
      bareBulb(
        cart.x + 102 * size,
        floor - 266 * size,
        1.3 * u,
        floor - 316 * size,
        choose(frame, 430, 400, 370) * u,
        'b',
      ),
    ),
    phoCook(cart.x + 134 * size, floor - 52 * size, size, '#e0457e'),
    riceCart(cart.x, cart.y, size),
    chopGrill(grill.x, grill.y, grill.size),
    frame.format === 'wide'
      ? placed(w * 0.86, floor + 46 * u, 1.9 * u, table(), false) +
        stoolEater(w * 0.945, floor + 40 * u, 1.9 * u, '#f0b23a', '#b8762a', '#2f7fb8') +
        plasticStool(w * 0.36, floor + 46 * u, 1.9 * u, '#2f7fb8', '#1c4f84')
      : plasticStool(w * 0.12, floor + 60 * u, 1.8 * u, '#2f7fb8', '#1c4f84'),
    shape(
      choose(
        frame,
        whole`M-10,${counter}H${w * 0.3}L${w * 0.34},${h + 10}H-10z`,
        whole`M${w * 0.5},${counter}H${w + 10}V${h + 10}H${w * 0.44}z`,
        whole`M${w * 0.56},${counter}H${w + 10}V${h + 10}H${w * 0.5}z`,
      ),
      '#9fb4bc',
    ),
    shape(
      choose(
        frame,
        whole`M-10,${counter}H${w * 0.3}l${10 * u},${16 * u}H-10z`,
        whole`M${w * 0.5},${counter}H${w + 10}v${16 * u}H${w * 0.49}z`,
        whole`M${w * 0.56},${counter}H${w + 10}v${16 * u}H${w * 0.553}z`,
      ),
      '#e3eef0',
    ),
    ellipse(glass.x, glass.y, 74 * glass.size, 12 * glass.size, '#4a6470', 0.6),
    icedCoffee(glass.x, glass.y, glass.size),
    line(
      whole`M-10,${h * 0.09}Q${w * 0.5},${h * 0.2} ${w + 10},${h * 0.05}M-10,${h * 0.12}Q${w * 0.4},${h * 0.2} ${w + 10},${h * 0.1}`,
      '#04202a',
      3,
    ),
  ].join('')
}
