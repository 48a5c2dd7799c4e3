import { hoop } from '../../kit/hoop'
import { veiled } from '../../kit/shapes'
import { simCard } from '../../kit/shop-gadgets'
import { sky } from '../../kit/sky'
import { bitexco, landmark81, towerBlocks } from '../../kit/skyline'
import { type Spot, setAt } from '../../kit/still-life'
import { ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const spots: Record<Frame['format'], Spot> = {
  wide: [0.5, 0.45, 1.16],
  tall: [0.5, 0.42, 1.3],
  square: [0.5, 0.44, 1.16],
}

/** A SIM card rising over the towers of Saigon like a sun, its signal in rings around it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const bank = h * choose(frame, 0.8, 0.8, 0.8)
  const [x, y] = spots[frame.format]
  const rings = [330, 440, 560, 690, 840]
    .map((radius, index) =>
      hoop(x * w, y * h, radius * u, index % 2 ? '#ffd98a' : '#fff1cf', 26 * u),
    )
    .join('')
  const tone = { fill: '#27306e', light: '#3d4a92', lamp: '#ffd98a' }
  return [
    sky(frame, bank, ['#0f5f78', '#2f9c9c', '#f6c98a', '#f5936a']),
    veiled(rings, 0.34),
    setAt(frame, simCard(), spots, 9),
    towerBlocks({
      left: -20,
      right: w + 40,
      base: bank,
      heights: [60 * u, 170 * u],
      width: 62 * u,
      seed: 8,
      fills: ['#4a5aa0', '#5668ac'],
    }),
    landmark81(w * choose(frame, 0.22, 0.14, 0.14), bank, choose(frame, 1.5, 1.5, 1.3) * u, tone),
    bitexco(w * choose(frame, 0.77, 0.86, 0.86), bank, choose(frame, 1.5, 1.5, 1.3) * u, tone),
    towerBlocks({
      left: -40,
      right: w + 60,
      base: bank,
      heights: [24 * u, 100 * u],
      width: 74 * u,
      seed: 21,
      fills: ['#27306e', '#1f2760'],
      lamp: '#ffd98a',
    }),
    water(frame, bank, ['#e58a6a', '#3a4a8c', '#1b2458']),
    ripples({
      left: w * 0.1,
      right: w * 0.9,
      top: bank + 14 * u,
      bottom: h,
      count: 30,
      colour: '#ffd0a0',
      seed: 5,
      opacity: 0.55,
      length: 260 * u,
    }),
  ].join('')
}
