import { coffeeBranch } from '../../kit/coffee'
import { hills } from '../../kit/haze'
import { coffeeBeans, phinGlass } from '../../kit/phin'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { steam } from '../../kit/street-table'
import { sunDisc, sunRays } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const twig = {
  wood: '#4a2a1c',
  leaf: '#1f5f3c',
  light: '#2f7d4a',
  cherry: '#f0563a',
  ripe: '#c9231f',
}

/** A tin of condensed milk, open, with a spoon in it; foot at y, 120 units wide and 140 tall. */
function milkTin(x: number, y: number, scale: number): string {
  const band =
    rect(-60, -104, 120, 70, '#2f6fb8') +
    circle(0, -69, 27, '#fff6e4') +
    shape('M-20-58Q-6-96 6-84 20-80 18-58z', '#e8a23a')
  return placed(
    x,
    y,
    scale,
    ellipse(12, 0, 72, 9, '#000', 0.3) +
      line('M20-136L52-206', '#dfe5e8', 8) +
      rect(-60, -136, 120, 136, '#e9ecea') +
      band +
      shape('M24-136H60V0H24z', '#000', 0.16) +
      ellipse(0, -136, 60, 12, '#b9c2c6') +
      ellipse(0, -135, 50, 9, '#fff1cf') +
      shape('M-60-4H60Q60 8 0 9T-60-4z', '#b9c2c6'),
  )
}

/** Vietnamese coffee: a phin dripping over condensed milk on a highland table, ripe cherries leaning in, the sun behind the filter. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const table = h * choose(frame, 0.68, 0.8, 0.8)
  const x = w * choose(frame, 0.73, 0.5, 0.46)
  const size = choose(frame, 1.03, 1.1, 1.6) * u
  const foot = h * choose(frame, 0.745, 0.905, 0.92)
  const disc = { x: x + choose(frame, 6, 0, 6) * u, y: foot - choose(frame, 330, 290, 330) * size }
  const rows = range(6)
    .map((index) => {
      const y = table + 4 * u - (6 - index) * (6 - index) * 1.9 * u
      return whole`M-20,${y}Q${w * 0.3},${y - 40 * u} ${w * 0.6},${y + 6 * u}T${w + 20},${y - 16 * u}`
    })
    .join('')
  return [
    sky(frame, table, ['#e8682f', '#f6a23a', '#fcd98a']),
    sunRays(disc.x, disc.y, w, 26, '#fff1cf', 0.2),
    sunDisc(disc.x, disc.y, choose(frame, 160, 170, 200) * u, '#fff3cf'),
    hills(frame, {
      base: table - 120 * u,
      height: 130 * u,
      peaks: choose(frame, 4, 2.6, 2.8),
      seed: 8,
      fill: '#d98a4a',
      bottom: table,
    }),
    hills(frame, {
      base: table - 70 * u,
      height: 100 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 21,
      fill: '#8f6a3a',
      bottom: table,
    }),
    hills(frame, {
      base: table - 56 * u,
      height: 60 * u,
      peaks: 2,
      seed: 3,
      fill: '#4f7a3a',
      bottom: table,
    }),
    line(rows, '#2f5a3a', 12 * u, 0.7).replace(
      '/>',
      ` stroke-dasharray="${Math.round(14 * u)} ${Math.round(16 * u)}"/>`,
    ),
    rect(0, table, w, h - table, '#6a2f1c') +
      rect(0, table, w, 12 * u, '#a8552c') +
      line(whole`M0,${table + 62 * u}H${w}M0,${table + 130 * u}H${w}`, '#54231a', 4),
    ellipse(x, foot + 4 * u, 300 * u, 26 * u, '#f6a23a', 0.25),
    steam(x - 4 * u, foot - 436 * size, choose(frame, 0.8, 0.3, 0.8) * size, '#fff6e4', 0.5),
    milkTin(x + choose(frame, 220, 240, 232) * u, foot - 26 * u, choose(frame, 0.9, 1, 1) * u),
    coffeeBeans(
      x - choose(frame, 250, 250, 235) * u,
      foot + 14 * u,
      choose(frame, 1.2, 1.2, 1.1) * u,
      '#3a1a10',
      '#a8683c',
    ),
    phinGlass(x, foot, size, '#c9d3d6', '#7d8f98', '#f4f7f4'),
    coffeeBranch(
      -40 * u,
      h * choose(frame, 0.06, 0.6, 0.22),
      choose(frame, 1.7, 0.95, 1) * u,
      twig,
      false,
      choose(frame, 8, 14, 10),
      4,
    ),
    coffeeBranch(
      w + 40 * u,
      h * choose(frame, 0.12, 0.075, 0.1),
      choose(frame, 1.5, 1, 1.15) * u,
      twig,
      true,
      choose(frame, 6, 8, 8),
      9,
    ),
    frame.format === 'wide'
      ? coffeeBranch(
          -60 * u,
          h * 0.86,
          1.5 * u,
          { ...twig, leaf: '#14452f', light: '#1f5f3c' },
          false,
          -14,
          12,
        )
      : '',
  ].join('')
}
