import { motorbike } from '../../kit/bikes'
import { tree } from '../../kit/foliage'
import { marketHall } from '../../kit/market-hall'
import { cycle, range } from '../../kit/rng'
import { polygon, rect } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { bitexco, towerBlocks } from '../../kit/skyline'
import { backpacker } from '../../kit/walkers'
import { choose, type Frame, type Scene, unit } from '../../scene'

const hall = {
  wall: '#f7d08a',
  shade: '#d9a25e',
  trim: '#fff0cc',
  roof: '#c2503a',
  roofShade: '#8f3434',
  dark: '#6a3038',
  glow: '#a85a3c',
}
const riders = [
  { bike: '#2b857d', shirt: '#f0b23a', helmet: '#e8e2d4' },
  { bike: '#3a5fa8', shirt: '#f6e6cc', helmet: '#d8412a' },
  { bike: '#1f2a4c', shirt: '#e58e8a', helmet: '#3a3048' },
  { bike: '#8a2f4a', shirt: '#7fb0c0', helmet: '#f6c24a' },
  { bike: '#4f7a4a', shirt: '#4fa088', helmet: '#2f9c93' },
  { bike: '#c9772e', shirt: '#7b58b0', helmet: '#fff1cf' },
]

/** One lane of traffic all across the frame. */
function lane(
  frame: Frame,
  y: number,
  size: number,
  gap: number,
  start: number,
  flip: boolean,
): string {
  const count = Math.ceil((frame.width + gap) / gap)
  return range(count)
    .map((index) => {
      const x = (index + ((start * 37 + index * 29) % 10) / 22 - 0.3) * gap
      const rider = { ...cycle(riders, index * 5 + start), tyre: '#2a1a2c' }
      return motorbike(
        x,
        y + (((index * 7 + start) % 5) - 2) * 4 * size,
        size,
        rider,
        flip,
        (index + start) % 5 === 2 ? '#3f9a5c' : '',
      )
    })
    .join('')
}

/** First hours in Saigon: a traveller with a red pack at the kerb, the river of motorbikes before Bến Thành. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.5, 0.47, 0.48)
  const kerb = h * choose(frame, 0.9, 0.86, 0.89)
  const leaf = { trunk: '#5c3a3a', dark: '#3f7a5a', light: '#74a860' }
  const hallX = w * choose(frame, 0.58, 0.5, 0.52)
  const stripes = range(choose(frame, 8, 7, 7)).map((index) => {
    const x = w * choose(frame, 0.22, 0.14, 0.16) + index * 84 * u
    const lean = (index - 2.4) * 13 * u
    return polygon(
      [
        [x - lean, ground + 40 * u],
        [x + 26 * u - lean, ground + 40 * u],
        [x + 46 * u + lean * 1.6, kerb],
        [x - 14 * u + lean * 1.6, kerb],
      ],
      '#f6dcb4',
      0.75,
    )
  })
  const depth = (part: number) => ground + (kerb - ground) * part
  return [
    sky(frame, ground, ['#5fb0ba', '#b9dcc4', '#fce6ac', '#fbc98a']),
    cloud(w * 0.24, h * 0.15, 300 * u, '#fff7e0', 0.8),
    towerBlocks({
      left: -20,
      right: w + 40,
      base: ground,
      heights: [90 * u, 260 * u],
      width: 84 * u,
      seed: 15,
      fills: ['#a9c3b4', '#bccdb2', '#98b8b0'],
    }),
    bitexco(w * choose(frame, 0.28, 0.16, 0.16), ground, 1.35 * u, {
      fill: '#7fa9a8',
      light: '#a3c6ba',
      lamp: '#f6eac2',
    }),
    tree(w * choose(frame, 0.12, -0.02, -0.02), ground + 8 * u, 1.35 * u, leaf, 5),
    tree(w * choose(frame, 0.95, 1.02, 1.02), ground + 8 * u, 1.5 * u, leaf, 8),
    marketHall(hallX, ground + 6 * u, choose(frame, 1.75, 1.72, 1.6) * u, hall),
    rect(0, ground + 4 * u, w, h, '#b98a78'),
    rect(0, ground + 4 * u, w, 10 * u, '#f3d3a4'),
    stripes.join(''),
    lane(frame, depth(0.16), 0.62 * u, 88 * u, 1, true),
    lane(frame, depth(0.31), 0.88 * u, 112 * u, 4, true),
    lane(frame, depth(0.48), 1.2 * u, 150 * u, 3, true),
    lane(frame, depth(0.68), 1.6 * u, 196 * u, 2, false),
    lane(frame, depth(0.93), 2.15 * u, 262 * u, 6, false),
    rect(0, kerb + 14 * u, w, 18 * u, '#f6dcb4'),
    rect(0, kerb + 30 * u, w, h, '#7a4a58'),
    rect(0, kerb + 30 * u, w, 12 * u, '#5c3448'),
    backpacker(
      w * choose(frame, 0.36, 0.36, 0.36),
      h * choose(frame, 1.0, 0.965, 0.99),
      choose(frame, 2.05, 2.15, 1.95) * u,
      '#e0362a',
      '#a8242c',
      '#fff1d8',
    ),
  ].join('')
}
