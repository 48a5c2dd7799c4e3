import { foliage } from '../../kit/foliage'
import { oncomingRider } from '../../kit/oncoming-rider'
import { num } from '../../kit/path'
import { shoulderPoleFigure } from '../../kit/people'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { choose, type Frame, type Scene, unit } from '../../scene'

const riders = [
  { bike: '#d8382a', shirt: '#fff1cf', helmet: '#2b857d', mask: '#9fd0d6' },
  { bike: '#2f9c93', shirt: '#e0457e', helmet: '#fff1cf', mask: '#f3c6d0' },
  { bike: '#f0b23a', shirt: '#3c6fb0', helmet: '#d8382a', mask: '#fff6e4' },
  { bike: '#4f5fa8', shirt: '#3f8f4c', helmet: '#3f8f4c', mask: '#cfe0e6' },
  { bike: '#e8e0d2', shirt: '#8a5ab8', helmet: '#f4a62a', mask: '#d9c2ea' },
] as const

function avenue(frame: Frame, vx: number, horizon: number, u: number): string {
  const { width: w } = frame
  const depths = [0.1, 0.17, 0.28, 0.46, 0.75, 1.15]
  const barks = ['#b9a98c', '#a08a78', '#86706a', '#6a545c', '#52404f', '#3f3042']
  const darks = ['#a9c68a', '#86b078', '#5f9a6a', '#3f8058', '#2a664c', '#1c4f44']
  const lights = ['#c9dba0', '#b0cd86', '#8fbd70', '#6aa85e', '#4f9454', '#357a4c']
  return depths
    .map((depth, level) => {
      const reach = depth * w * choose(frame, 0.46, 0.5, 0.5)
      const foot = horizon + depth * 250 * u
      const tall = depth * choose(frame, 900, 1050, 900) * u
      const sides = [-1, 1].map((side) => {
        const x = vx + side * (reach + 36 * u)
        const trunk = shape(
          `M${num(x - 34 * depth * u)},${num(foot)}Q${num(x - 14 * depth * u)},${num(foot - tall * 0.3)} ${num(x - 13 * depth * u)},${num(foot - tall)}h${num(26 * depth * u)}Q${num(x + 16 * depth * u)},${num(foot - tall * 0.3)} ${num(x + 34 * depth * u)},${num(foot)}z`,
          barks[level] ?? '#3f3042',
        )
        const bough = line(
          `M${num(x)},${num(foot - tall * 0.66)}Q${num(x - side * reach * 0.3)},${num(foot - tall * 0.86)} ${num(x - side * reach * 0.55)},${num(foot - tall * 0.96)}M${num(x)},${num(foot - tall * 0.74)}l${num(side * 60 * depth * u)},${num(-tall * 0.16)}`,
          barks[level] ?? '#3f3042',
          15 * depth * u,
        )
        const band = level > 4 ? '' : rect(x - 26 * depth * u, foot - 80 * depth * u, 52 * depth * u, 60 * depth * u, '#fff6e4', 0.75)
        const crowns =
          foliage(
            x - side * reach * 0.42,
            foot - tall * 0.98,
            reach * 0.5 + 40 * u * depth,
            tall * 0.14,
            darks[level] ?? '#1c4f44',
            level + 4,
          ) +
          foliage(x + side * 70 * depth * u, foot - tall * 0.95, 250 * depth * u, tall * 0.2, darks[level] ?? '#1c4f44', level + 9) +
          foliage(x - side * reach * 0.2, foot - tall * 1.04, 170 * depth * u, tall * 0.08, lights[level] ?? '#357a4c', level + 14)
        return trunk + band + bough + crowns
      })
      return sides.join('')
    })
    .join('')
}

/** Ho Chi Minh City: a stream of motorbikes riding out of the sun under the old tamarind trees. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.56, 0.52, 0.55)
  const vx = w * choose(frame, 0.54, 0.52, 0.52)
  const half = (y: number) => ((y - horizon) / (h - horizon)) * w * choose(frame, 0.52, 0.56, 0.54) + 12 * u
  const road = `M${num(vx - half(horizon))},${num(horizon)}L${num(vx - half(h))},${h}H${num(vx + half(h))}L${num(vx + half(horizon))},${num(horizon)}z`
  const random = createRandom(5)
  const traffic = choose(frame, [9, 8, 7, 5, 4], [8, 6, 5, 3, 2], [8, 6, 5, 3, 2]).flatMap((count, row) => {
    const y = horizon + (h - horizon) * cycle([0.1, 0.2, 0.36, 0.6, 0.94], row)
    const size = cycle([0.34, 0.56, 0.94, 1.5, 2.35], row) * u
    return range(count).map((index) => {
      const x = vx + (((index + 0.5 + between(random, -0.14, 0.14)) / count) * 2 - 1) * half(y) * 0.8
      return oncomingRider(
        x,
        y + between(random, -0.02, 0.02) * h,
        size,
        cycle(riders, index * 2 + row * 3),
        (index + row) % 3 === 1 ? cycle(['#e8553a', '#f0b23a', '#5f9ad0'], index) : '',
        index % 2 === 0,
      )
    })
  })
  const shafts = range(4).map(
    (index) => `M${num(vx - 40 * u + index * 90 * u)},${num(h * 0.1)}l${num(-260 * u + index * 190 * u)},${num(h * 0.9)}h${num(-130 * u)}z`,
  )
  const blocks = range(6)
    .map((index) =>
      [-1, 1]
        .map((side) =>
          rect(
            vx + side * (70 + index * 120) * u - (side < 0 ? 130 * u : 0),
            horizon - (80 + index * 44) * u,
            130 * u,
            (90 + index * 54) * u,
            cycle(['#f6d79c', '#efc08a', '#f3cf8a', '#e3a878'], index + (side < 0 ? 1 : 0)),
          ),
        )
        .join(''),
    )
    .reverse()
  const windows = range(14).map(
    (index) =>
      `M${num(vx + (index % 2 ? 1 : -1) * (96 + Math.floor(index / 2) * 66) * u)},${num(horizon - (40 + Math.floor(index / 2) * 18) * u)}v${num(22 * u)}`,
  )
  return [
    sky(frame, horizon + 20 * u, ['#8cc4b4', '#d6e2ae', '#fff0b4']),
    sun(vx, horizon - 120 * u, 128 * u, '#fffbe0', '#fff2b0'),
    blocks.join('') + line(windows.join(''), '#b9705c', 13 * u, 0.6),
    rect(0, horizon + 8 * u, w, h, '#d9a982') +
      shape(road, '#8f7a8a') +
      line(
        `M${num(vx - half(horizon))},${num(horizon)}L${num(vx - half(h))},${h}M${num(vx + half(horizon))},${num(horizon)}L${num(vx + half(h))},${h}`,
        '#f6e0b8',
        6 * u,
      ),
    avenue(frame, vx, horizon, u),
    shape(shafts.join(''), '#fff3b8', 0.2),
    placed(
      0,
      0,
      1,
      shape(
        `M${num(vx - half(h) * 0.9)},${h}L${num(vx)},${num(horizon + 60 * u)} ${num(vx - half(h) * 0.2)},${h}zM${num(vx + half(h) * 0.3)},${h}L${num(vx + 30 * u)},${num(horizon + 80 * u)} ${num(vx + half(h) * 0.8)},${h}z`,
        '#3f2f52',
        0.25,
      ),
    ),
    shoulderPoleFigure(vx - w * choose(frame, 0.31, 0.4, 0.4), horizon + 170 * u, 1.15 * u, '#7a58b0', '#f4a62a'),
    traffic.join(''),
  ].join('')
}
