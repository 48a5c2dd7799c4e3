import { foliage } from '../../kit/foliage'
import { clayJar, dryingSilk, potter } from '../../kit/potter'
import { cycle, range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { porcelainVase } from '../../kit/tet-table'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const silks = [
  ['#e0402a', '#b8302a'],
  ['#f6b02e', '#d98f1f'],
  ['#e4588a', '#b8346f'],
  ['#2f9c93', '#1f7270'],
  ['#f2e2c0', '#d3bd92'],
  ['#7b58b0', '#573a8a'],
  ['#ef7d2d', '#c25a1c'],
] as const

const glazes = [
  ['#b8603a', '#8a4029', '#e39a6c'],
  ['#5a3322', '#3a2018', '#a8703a'],
  ['#4f8a78', '#35655c', '#a5d2b8'],
  ['#c98a4a', '#9c6030', '#f0c98a'],
] as const

/** A craft village yard: silk drying from bamboo, jars stacked for the kiln, a potter bent over the wheel. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.66, 0.64, 0.65)
  const pole = h * choose(frame, 0.12, 0.17, 0.13)
  const maker = {
    x: w * choose(frame, 0.33, 0.36, 0.34),
    y: h * choose(frame, 0.93, 0.9, 0.93),
    size: choose(frame, 2.05, 2.1, 1.8) * u,
  }
  const stack = {
    x: w * choose(frame, 0.8, 0.72, 0.78),
    y: h * choose(frame, 0.9, 0.78, 0.83),
    size: choose(frame, 1.3, 1.2, 1.05) * u,
  }
  const jars = [4, 3, 2, 1]
    .map((count, row) =>
      range(count)
        .map((index) => {
          const [fill, shade, light] = cycle(glazes, index * 3 + row * 2)
          return clayJar(
            stack.x + (index - (count - 1) / 2) * 94 * stack.size,
            stack.y - row * 108 * stack.size,
            stack.size,
            fill,
            shade,
            light,
          )
        })
        .join(''),
    )
    .join('')
  const bricks = range(8)
    .map((index) => {
      const y = ground + (h - ground) * (index / 8) ** 1.5
      return whole`M0,${y}H${w}`
    })
    .join('')
  const seams = range(17)
    .map(
      (index) =>
        whole`M${w * 0.5 + (index - 8) * w * 0.055},${ground}L${w * 0.5 + (index - 8) * w * 0.17},${h}`,
    )
    .join('')
  return [
    sky(frame, ground, ['#57b7c4', '#a8dcd0', '#fdf0c4']),
    range(9)
      .map((index) =>
        foliage(
          w * (index / 8),
          ground - 50 * u,
          140 * u,
          (90 + (index % 3) * 24) * u,
          index % 2 === 0 ? '#5fa878' : '#7fbd82',
          index + 4,
        ),
      )
      .join(''),
    placed(
      w * choose(frame, 0.93, 0.93, 0.93),
      ground + 10 * u,
      choose(frame, 1.25, 1.1, 1.1) * u,
      shape('M-150 0Q-150-130-40-140H60Q150-130 150 0z', '#b8603a') +
        shape('M40-138Q150-130 150 0H60z', '#8a4029') +
        shape('M-60 0V-50A34 40 0 0 1 8-50V0z', '#3a1a18') +
        shape('M-46 0Q-44-44-26-60-6-40-8 0z', '#f6a23a') +
        rect(50, -250, 44, 140, '#a8552f') +
        rect(74, -250, 20, 140, '#7a3826') +
        line('M-146-40H148M-128-86H132', '#8a4029', 4),
    ),
    rect(0, ground, w, h - ground, '#d98f62') + line(bricks + seams, '#c0754e', 3),
    ellipse(
      maker.x + 60 * u,
      maker.y + 8 * u,
      choose(frame, 420, 400, 340) * u,
      60 * u,
      '#f0b27a',
      0.6,
    ),
    dryingSilk(
      w * choose(frame, 0.06, -0.02, -0.02),
      w * choose(frame, 0.66, 0.74, 0.78),
      pole,
      ground - pole - 30 * u,
      ground + 30 * u,
      silks.slice(0, choose(frame, 7, 5, 6)),
      1.3 * u,
    ),
    jars,
    porcelainVase(
      w * choose(frame, 0.62, 0.86, 0.9),
      h * choose(frame, 0.95, 0.94, 0.97),
      choose(frame, 1.25, 1.3, 1.05) * u,
    ),
    porcelainVase(
      w * choose(frame, 0.69, 0.97, 1.0),
      h * choose(frame, 0.985, 0.97, 0.99),
      choose(frame, 0.85, 0.9, 0.8) * u,
    ),
    potter(maker.x, maker.y, maker.size, '#2f5fa0', '#1f437c', '#e0a074', '#b8744e'),
    clayJar(
      w * choose(frame, 0.12, 0.1, 0.08),
      h * choose(frame, 0.96, 0.97, 0.97),
      1.1 * u,
      '#e0a074',
      '#b8744e',
      '#f6cfa4',
    ),
    clayJar(
      w * choose(frame, 0.055, 0.2, 0.16),
      h * choose(frame, 0.99, 0.99, 1.0),
      0.9 * u,
      '#c98a5e',
      '#a0643c',
      '#f0c49a',
    ),
  ].join('')
}
