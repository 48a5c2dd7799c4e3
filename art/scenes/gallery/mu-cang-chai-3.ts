import { cloudBank } from '../../kit/cloud-sea'
import { foliage } from '../../kit/foliage'
import { mist, mountains } from '../../kit/haze'
import { skin } from '../../kit/palettes'
import { type Point, smoothLine } from '../../kit/path'
import { plankHouse } from '../../kit/plank-house'
import { cycle, range } from '../../kit/rng'
import { circle, ellipse, line, placed, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { terraceSpur } from '../../kit/terrace-spur'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A tandem paraglider under its bowed wing, flying to the left; pilot's seat at (x, y), 520 units wide, 400 tall. */
function paraglider(x: number, y: number, scale: number): string {
  const cells = 12
  const spot = (index: number, lift: number): Point => {
    const part = index / cells
    const angle = Math.PI * (0.9 - part * 0.8)
    return [Math.cos(angle) * (268 + lift * 0.6), -150 - Math.sin(angle) * (190 + lift)]
  }
  const paint = ['#e8402a', '#f26a2c', '#f6a623', '#ffd25a', '#fff3d0', '#ffd25a']
  const wing = range(cells).map((index) => {
    const [a, b, c, d] = [spot(index, 0), spot(index + 1, 0), spot(index + 1, 62), spot(index, 62)]
    const fold = Math.min(index, cells - 1 - index)
    return shape(
      whole`M${a[0]},${a[1]}Q${(a[0] + b[0]) / 2},${(a[1] + b[1]) / 2 - 12} ${b[0]},${b[1]}L${c[0]},${c[1]}Q${(c[0] + d[0]) / 2},${(c[1] + d[1]) / 2 - 9} ${d[0]},${d[1]}z`,
      cycle(paint, fold),
    )
  })
  const lines = range(7)
    .map((index) => {
      const [px, py] = spot(index * 2, 2)
      return whole`M${px},${py}L${index < 4 ? -8 : 14},-52`
    })
    .join('')
  const crew =
    shape('M-10-20Q0-60 30-58 52-40 44-4 20 14-2 8z', '#23305e') +
    line('M8 0L-34 6-52 22', '#1d2547', 15) +
    line('M-50 24h-12', '#3a2630', 9) +
    shape('M-34-16Q-34-52-14-54 6-50 6-18L-2 8H-28z', '#f0b23a') +
    line('M-20 0L-58 0-78 18', '#2f6f86', 15) +
    line('M-78 20h-13', '#3a2630', 9) +
    line('M-20-44L-36-66M20-48L12-72', '#f0b23a', 8) +
    circle(-37, -68, 4.6, skin) +
    circle(12, -74, 4.6, skin) +
    ellipse(-16, -64, 10, 11, skin) +
    shape('M-28-64Q-28-82-14-82 2-82 0-66-8-72-28-64z', '#e8402a') +
    ellipse(26, -68, 10, 11, skin) +
    shape('M14-68Q14-86 28-86 44-84 42-64 32-76 14-68z', '#fff3d0')
  return placed(x, y, scale, line(lines, '#4a3a4c', 1.8) + wing.join('') + crew)
}

const boards = { ridge: '#e6dccb', wall: '#7d4c32', wallShade: '#5c3729', door: '#3a2426' }

/** Mù Cang Chải: a paraglider from the Khau Phạ pass sails over the golden valley of Lim Mông and its plank roofs. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.36, 0.38, 0.36)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const gold = {
    fields: ['#f4c144', '#fbd968', '#e6b036', '#f7ce54', '#cdbb4c', '#fae08a'],
    bank: '#6a8a3a',
    lip: '#fff2b4',
  }
  const wing = choose(
    frame,
    { x: 0.39, y: 0.5, k: 0.86 },
    { x: 0.42, y: 0.47, k: 0.98 },
    { x: 0.4, y: 0.48, k: 0.8 },
  )
  const stream = choose(
    frame,
    [p(0.53, 0.452), p(0.53, 0.5), p(0.6, 0.56), p(0.52, 0.66), p(0.56, 0.8), p(0.44, 1.04)],
    [p(0.52, 0.455), p(0.53, 0.51), p(0.62, 0.58), p(0.52, 0.68), p(0.58, 0.82), p(0.42, 1.04)],
    [p(0.53, 0.452), p(0.53, 0.5), p(0.62, 0.56), p(0.52, 0.66), p(0.58, 0.8), p(0.44, 1.04)],
  )
  const river = (broad: number, fill: string) => {
    const side = (way: number) =>
      stream.map(([x, y], index): Point => [x + way * broad * (1 + index * 1.9) * u, y])
    return shape(`${smoothLine(side(-1))}${smoothLine(side(1).reverse()).replace('M', 'L')}z`, fill)
  }
  const houses = choose(
    frame,
    [
      [0.66, 0.64, 0.56],
      [0.735, 0.625, 0.5],
      [0.8, 0.67, 0.66],
      [0.7, 0.715, 0.72],
      [0.86, 0.76, 0.86],
      [0.755, 0.805, 0.92],
    ],
    [
      [0.68, 0.625, 0.52],
      [0.84, 0.64, 0.56],
      [0.73, 0.69, 0.68],
      [0.9, 0.72, 0.76],
      [0.74, 0.77, 0.88],
    ],
    [
      [0.68, 0.625, 0.46],
      [0.84, 0.64, 0.5],
      [0.73, 0.69, 0.6],
      [0.9, 0.73, 0.68],
      [0.75, 0.79, 0.8],
    ],
  )
  return [
    sky(frame, horizon, ['#4f9fcb', '#9fd0de', '#f3efcf']),
    mountains(frame, {
      base: horizon - 10 * u,
      height: 210 * u,
      peaks: choose(frame, 3.6, 2.3, 2.4),
      seed: 33,
      fill: '#9dbcd2',
      bottom: horizon + 60 * u,
    }),
    cloudBank({
      left: -40,
      right: w + 40,
      y: horizon - 44 * u,
      billow: 110 * u,
      bottom: horizon + 60 * u,
      fill: '#fdf8e6',
      seed: 12,
    }),
    mountains(frame, {
      base: horizon + 50 * u,
      height: 190 * u,
      peaks: choose(frame, 2.6, 1.7, 1.8),
      seed: 14,
      fill: '#5f92a8',
      bottom: h * 0.7,
    }),
    mist(frame, horizon - 20 * u, 130 * u, '#f6f3d8', 0.55, 'm'),
    shape(
      whole`M0,${horizon + 60 * u}Q${w * 0.3},${horizon + 100 * u} ${w * 0.55},${horizon + 66 * u}T${w},${horizon + 40 * u}V${h}H0z`,
      '#6f9a58',
    ),
    terraceSpur({
      x: w * choose(frame, 1.0, 1.04, 1.04),
      y: horizon + 10 * u,
      reach: choose(frame, 640, 520, 500) * u,
      tall: choose(frame, 250, 330, 250) * u,
      flat: 0.32,
      levels: 12,
      lean: -0.04,
      phase: 3.1,
      ...gold,
    }),
    terraceSpur({
      x: w * choose(frame, 0.02, -0.06, -0.04),
      y: horizon + 60 * u,
      reach: choose(frame, 830, 640, 620) * u,
      tall: choose(frame, 400, 560, 420) * u,
      flat: 0.3,
      levels: 14,
      lean: 0.1,
      phase: 1.2,
      ...gold,
    }),
    terraceSpur({
      x: w * choose(frame, 0.82, 0.86, 0.86),
      y: h * 0.62,
      reach: choose(frame, 620, 500, 460) * u,
      tall: 290 * u,
      flat: 0.36,
      levels: 7,
      lean: 0.04,
      phase: 4.4,
      ...gold,
    }),
    river(3.4, '#3f6f4a') + river(2, '#8fd6d6'),
    houses
      .map(
        ([x = 0, y = 0, k = 1], index) =>
          foliage(
            w * x + 62 * k * u,
            h * y - 20 * k * u,
            34 * k * u,
            40 * k * u,
            '#3f7a4c',
            index + 3,
          ) +
          placed(
            w * x,
            h * y,
            k * u,
            plankHouse({
              ...boards,
              roof: index % 2 ? '#b3a692' : '#c4b8a4',
              roofShade: index % 2 ? '#857a70' : '#93887a',
            }),
            index % 3 === 1,
          ),
      )
      .join(''),
    ellipse(
      w * wing.x + 40 * u,
      h * choose(frame, 0.86, 0.84, 0.86),
      190 * wing.k * u,
      26 * wing.k * u,
      '#3f5a24',
      0.34,
    ),
    paraglider(w * wing.x, h * wing.y, wing.k * u),
  ].join('')
}
