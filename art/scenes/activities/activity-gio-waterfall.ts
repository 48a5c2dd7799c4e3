import { crag } from '../../kit/crag'
import { foliage } from '../../kit/foliage'
import { forestEdge } from '../../kit/forest-edge'
import { fern, lightShaft } from '../../kit/jungle'
import { skin } from '../../kit/palettes'
import { lens, mix, type Point } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A fall that drops as one plume onto a round shelf of rock and opens over it like a fan of many strands. */
function fanFall(x: number, top: number, bottom: number, lip: number, reach: number): string {
  const random = createRandom(11)
  const y = (part: number) => mix(top, bottom, part)
  const shelf = 0.34
  const slab = whole`M${x - lip * 1.5},${y(0.08)}L${x - lip * 1.7},${y(shelf)}Q${x - reach * 0.94},${y(shelf + 0.1)} ${x - reach * 1.1},${y(1)}H${x + reach * 1.1}Q${x + reach * 0.94},${y(shelf + 0.1)} ${x + lip * 1.7},${y(shelf)}L${x + lip * 1.5},${y(0.08)}z`
  const strand = (side: number, wide: number, from: number, to: number, spread: number) => {
    const [sx, ex] = [x + side * lip * 1.3, x + side * reach]
    const [sy, ey] = [y(from), y(to)]
    const bend = mix(sx, ex, 0.8)
    return whole`M${sx - wide * 0.3},${sy}Q${bend - wide * 0.5},${y(from + 0.09)} ${ex - wide * spread},${ey}H${ex + wide * spread}Q${bend + wide * 0.6},${y(from + 0.07)} ${sx + wide * 0.3},${sy}z`
  }
  const sides = range(9).map((index) => (index - 4) / 4 + between(random, -0.05, 0.05))
  const startOf = (side: number) => shelf - 0.05 + Math.abs(side) * 0.07
  const white = sides
    .map((side, index) =>
      strand(
        side * 0.94,
        reach * (0.14 - Math.abs(side) * 0.03),
        startOf(side),
        1.02,
        [0.86, 0.5, 0.98, 0.66][index % 4] ?? 1,
      ),
    )
    .join('')
  const threads = range(24)
    .map((index) => {
      const side = ((index + 0.5) / 24) * 1.86 - 0.93
      return strand(side, reach * 0.02, startOf(side), between(random, 0.6, 0.97), 0.5)
    })
    .join('')
  const plume = whole`M${x - lip},${y(0)}Q${x},${y(-0.03)} ${x + lip},${y(0)}Q${x + lip * 1.16},${y(shelf * 0.6)} ${x + lip * 1.7},${y(shelf + 0.05)}Q${x},${y(shelf + 0.16)} ${x - lip * 1.7},${y(shelf + 0.05)}Q${x - lip * 1.16},${y(shelf * 0.6)} ${x - lip},${y(0)}z`
  const lines = range(7)
    .map(
      (index) =>
        whole`M${x + (index - 3) * lip * 0.27},${y(0.03 + (index % 3) * 0.03)}L${x + (index - 3) * lip * 0.36 - 4},${y(0.2 + (index % 2) * 0.08)}h8z`,
    )
    .join('')
  const moss = range(6)
    .map((index) =>
      lens(
        x + (index < 3 ? -1 : 1) * mix(lip * 2, reach, 0.12 + (index % 3) * 0.3),
        y(shelf + 0.05 + (index % 3) * 0.13),
        reach * 0.16,
        reach * 0.06,
      ),
    )
    .join('')
  return (
    shape(slab, '#3d5048') +
    shape(moss, '#7f9c48') +
    shape(white, '#f4faee') +
    shape(threads, '#a4d2c8') +
    shape(plume, '#fdfef6') +
    shape(lines, '#a4d2c8')
  )
}

/** A mossy boulder lit from the upper left, its foot at (x, y). */
function boulder(x: number, y: number, rx: number, ry: number): string {
  return (
    shape(
      whole`M${x - rx},${y}L${x - rx * 0.94},${y - ry * 0.5}Q${x - rx * 0.7},${y - ry} ${x - rx * 0.1},${y - ry}L${x + rx * 0.5},${y - ry * 0.86}Q${x + rx},${y - ry * 0.5} ${x + rx * 1.02},${y}z`,
      '#6d7a68',
    ) +
    shape(
      whole`M${x + rx * 0.04},${y}L${x + rx * 0.26},${y - ry * 0.5}L${x + rx * 0.5},${y - ry * 0.86}Q${x + rx},${y - ry * 0.5} ${x + rx * 1.02},${y}z`,
      '#2f3f42',
    ) +
    shape(
      whole`M${x - rx * 0.94},${y - ry * 0.5}Q${x - rx * 0.7},${y - ry * 1.04} ${x - rx * 0.1},${y - ry * 1.03}L${x + rx * 0.52},${y - ry * 0.88}Q${x + rx * 0.2},${y - ry * 0.66} ${x - rx * 0.1},${y - ry * 0.74}T${x - rx * 0.94},${y - ry * 0.5}z`,
      '#8fae4a',
    )
  )
}

/** Somebody who climbs to the right and leans back on a rope held in both hands, one foot high on the rock; the low foot at (x, y), 290 units tall, hands at (104, -196). */
function ropeWalker(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    [
      line('M8-128L66-110 62-52', '#1c2743', 32) + shape('M44-62H82L92-36H44z', '#3b2318'),
      line('M-4-128L10-66-10-8', '#2b3a63', 34) +
        shape('M-28-22H6L24 4H-28z', '#3b2318') +
        rect(-28, 0, 52, 6, '#1d1420'),
      line('M0-214Q56-214 106-194', '#a3222a', 20),
      shape('M-28-130Q-44-190-26-226-8-240 14-226 34-180 26-122 0-112-28-130z', '#e5391f') +
        shape('M-28-130Q-44-190-26-226-14-180-8-118-20-120-28-130z', '#a3222a'),
      shape('M-26-222Q-64-230-72-190L-64-142Q-46-124-26-134-38-178-26-222z', '#ffb02e') +
        shape('M-72-190L-64-142Q-46-124-26-134-30-150-30-160-52-150-72-190z', '#c9781c'),
      line('M-20-222Q8-200-10-136', '#3b2318', 6),
      line('M-4-208Q38-176 96-190', '#e5391f', 22) +
        circle(100, -192, 12, skin) +
        circle(118, -200, 11, '#b9744e'),
      shape('M-6-220L-4-244H18L14-222z', '#a9663f') +
        ellipse(10, -258, 21, 24, skin) +
        shape('M30-262L38-252 28-248z', skin),
      shape('M-14-254Q-18-290 12-288 30-286 30-268L8-266 0-244z', '#22161e'),
      shape('M-16-262Q-18-294 12-294 34-292 34-270L52-264 50-258 20-266z', '#fff1cf') +
        shape('M-16-262Q-18-294 12-294-6-284-4-264z', '#d9b98a'),
      circle(21, -257, 3, '#22161e') + line('M20-244Q26-242 30-246', '#7c3a22', 4),
    ].join(''),
  )
}

/** Phong Nha botanic garden: a walker pulls himself up mossy boulders on a rope beside the fan of Gió waterfall. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const fall = choose(
    frame,
    { x: 0.37, top: 0.13, foot: 0.78, lip: 56, reach: 360 },
    { x: 0.36, top: 0.3, foot: 0.76, lip: 46, reach: 270 },
    { x: 0.36, top: 0.13, foot: 0.77, lip: 46, reach: 264 },
  )
  const pool = h * fall.foot
  const walker = choose(
    frame,
    { x: 0.7, y: 0.775, k: 0.98 },
    { x: 0.66, y: 0.79, k: 1.06 },
    { x: 0.66, y: 0.79, k: 0.94 },
  )
  const [px, py, k] = [w * walker.x, h * walker.y, walker.k * u]
  const tied: Point = [w * choose(frame, 0.905, 0.95, 0.94), h * choose(frame, 0.34, 0.46, 0.38)]
  const woods = ['#2f6a3f', '#5f9a48', '#c4d65c'] as const
  const cliff = [
    p(-0.02, fall.top - 0.02),
    p(0.14, fall.top + 0.01),
    p(fall.x - 0.08, fall.top),
    p(fall.x + 0.08, fall.top),
    p(0.6, fall.top + 0.03),
    p(0.8, fall.top - 0.02),
    p(1.02, fall.top),
  ]
  return [
    sky(frame, h * 0.5, ['#f6e9a0', '#fdf4c4', '#e3ecb0']),
    foliage(w * 0.16, h * (fall.top - 0.04), 0.3 * w, 0.12 * h, '#c9d884', 3) +
      foliage(w * 0.72, h * (fall.top - 0.05), 0.32 * w, 0.13 * h, '#c9d884', 6),
    foliage(w * 0.02, h * fall.top, 0.24 * w, 0.13 * h, '#94bb66', 8) +
      foliage(w * 0.9, h * fall.top, 0.28 * w, 0.15 * h, '#94bb66', 5),
    crag({
      id: 'c',
      outline: [...cliff, [w * 1.02, pool + 10 * u], [-w * 0.02, pool + 10 * u]],
      columns: choose(frame, 9, 7, 7),
      seed: 12,
      rock: '#74866a',
      shade: '#4a5d52',
      light: '#98a878',
    }),
    forestEdge(
      [p(-0.02, fall.top), p(0.12, fall.top + 0.02), p(fall.x - 0.09, fall.top)],
      2,
      60 * u,
      ...woods,
      4,
    ),
    forestEdge(
      [
        p(fall.x + 0.09, fall.top),
        p(0.62, fall.top + 0.02),
        p(0.84, fall.top - 0.02),
        p(1.02, fall.top),
      ],
      2,
      64 * u,
      ...woods,
      6,
    ),
    fanFall(w * fall.x, h * fall.top - 4 * u, pool, fall.lip * u, fall.reach * u),
    forestEdge(
      [p(-0.02, fall.top + 0.2), p(0.05, fall.top + 0.36), p(0.02, fall.foot - 0.06)],
      2,
      58 * u,
      ...woods,
      9,
    ),
    lightShaft(w * choose(frame, 0.52, 0.5, 0.5), 130 * u, h * 0.84, -340 * u, '#fffbd0', 0.5, 's'),
    rect(0, pool, w, h - pool, '#3f9488'),
    shape(
      whole`M0,${pool}H${w}V${pool + 20 * u}Q${w * 0.4},${pool + 60 * u} 0,${pool + 36 * u}z`,
      '#bfe3d0',
    ),
    shape(
      range(9)
        .map((index) =>
          lens(
            w * fall.x + (index - 4) * fall.reach * 0.24 * u,
            pool + (index % 2) * 8 * u,
            fall.reach * 0.5 * u,
            26 * u,
          ),
        )
        .join(''),
      '#fbfdf2',
    ),
    ripples({
      left: 0,
      right: w * 0.8,
      top: pool + 40 * u,
      bottom: h,
      count: 18,
      colour: '#a9dcc8',
      seed: 5,
      opacity: 0.8,
      length: 210 * u,
    }),
    shape(
      whole`M${w * 0.84},${h}Q${w * 0.86},${h * 0.6} ${w * 0.9},-10H${w + 10}V${h}z`,
      '#1f3a34',
    ) +
      shape(
        whole`M${w * 0.84},${h}Q${w * 0.86},${h * 0.6} ${w * 0.9},-10h${26 * u}Q${w * 0.88},${h * 0.6} ${w * 0.88},${h}z`,
        '#55703f',
      ),
    line(
      whole`M${tied[0] - 60 * u},${tied[1] + 10 * u}Q${tied[0]},${tied[1] + 34 * u} ${w + 20},${tied[1] - 4 * u}`,
      '#f3d9a0',
      13 * u,
    ),
    boulder(px + 250 * k, py + 30 * k, 190 * k, 250 * k),
    boulder(px + 110 * k, py + 34 * k, 130 * k, 96 * k),
    boulder(px - 10 * k, py + 150 * k, 210 * k, 156 * k),
    boulder(px + 330 * k, h + 20 * u, 330 * k, h + 20 * u - py - 10 * k),
    line(
      whole`M${tied[0] - 20 * u},${tied[1] + 20 * u}L${px + 108 * k},${py - 196 * k}Q${px + 40 * k},${py - 130 * k} ${px + 56 * k},${py - 40 * k}T${px - 40 * k},${py + 60 * k}`,
      '#f3d9a0',
      8 * u,
    ),
    ropeWalker(px, py, k),
    boulder(w * choose(frame, 0.14, 0.1, 0.1), h * 1.04, 170 * u, 130 * u) +
      boulder(w * choose(frame, 0.33, 0.36, 0.36), h * 1.05, 120 * u, 84 * u) +
      boulder(w * choose(frame, 0.5, 0.66, 0.64), h * 1.07, 130 * u, 100 * u),
    fern(w * 0.01, h * 1.02, 1.5 * u, '#1f4a34', 12) +
      fern(w * 0.99, h * 1.03, 1.7 * u, '#173a30', -6, true),
  ].join('')
}
