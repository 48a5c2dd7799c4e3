import { copyAt, stencils } from '../../kit/copies'
import { flowingTerraces } from '../../kit/flowing-terraces'
import { foliage } from '../../kit/foliage'
import { hills, mist, mountains } from '../../kit/haze'
import { num, type Point, smoothLine } from '../../kit/path'
import { shoulderPoleFigure } from '../../kit/people'
import { range } from '../../kit/rng'
import { circle, ellipse, line, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const house = { roof: '#b98a4e', roofShade: '#8a5f3a', wall: '#a8683c', dark: '#4a2c2a' }
const fields = ['#8fc24a', '#b4d65c', '#7ab548', '#a3cc50', '#c6de6c']

/** A bamboo wheel seen a little from the side, two rims with blades and tubes between them: radius 100 around its axle. */
function wheel(): string {
  const spot = (angle: number, radius: number, side: number) =>
    `${num(Math.cos(angle) * radius * 0.8 + side * 15)},${num(Math.sin(angle) * radius + side * 3)}`
  const angles = range(18).map((index) => (index / 18) * Math.PI * 2)
  const rim = (side: number, radius: number) =>
    `M${num(side * 15 - radius * 0.8)},${side * 3}a${num(radius * 0.8)},${radius} 0 1 0 ${num(radius * 1.6)},0a${num(radius * 0.8)},${radius} 0 1 0 ${num(-radius * 1.6)},0`
  const spokes = (side: number) =>
    angles
      .map(
        (angle) =>
          `M${spot(angle + 1.3, 7, side)}L${spot(angle, 100, side)}M${spot(angle - 1.3, 7, side)}L${spot(angle, 100, side)}`,
      )
      .join('')
  const blades = angles
    .map(
      (angle) =>
        `M${spot(angle, 86, -1)}L${spot(angle, 86, 1)} ${spot(angle, 116, 1)} ${spot(angle, 116, -1)}z`,
    )
    .join('')
  const tubes = angles
    .map((angle) => `M${spot(angle + 0.12, 102, -1.3)}L${spot(angle + 0.22, 106, 1.5)}`)
    .join('')
  const posts = (side: number) =>
    `M${side * 15},${side * 3}L${side * 15 - 46},124M${side * 15},${side * 3}L${side * 15 + 46},124M${side * 15 - 30},70h60`
  const pipe =
    line('M96-92V70M150-88V60', '#7a4f2c', 5) +
    line('M-6-99L186-84', '#8f9a44', 11) +
    line('M-6-102L186-87', '#d4d480', 3)
  const drops = line(
    range(8)
      .map((index) => `M${-2 + index * 7}-${94 - ((index * 5) % 9)}v${9 + ((index * 7) % 12)}`)
      .join(''),
    '#f2fbf0',
    2.6,
  )
  return (
    pipe +
    line(posts(-1), '#7a4f2c', 6) +
    line(spokes(-1), '#8a5f34', 1.8) +
    line(rim(-1, 100) + rim(-1, 86), '#8a5f34', 3.4) +
    shape(blades, '#c98f46') +
    line(spokes(1), '#b07a3e', 2) +
    line(rim(1, 100), '#f0cf86', 4.4) +
    line(rim(1, 86) + rim(1, 40), '#e0b468', 2.6) +
    line(tubes, '#dfe08c', 7) +
    line(posts(1), '#9c6a3a', 7) +
    line('M-22-4L26 6', '#6a4228', 13) +
    circle(20, 5, 6, '#f0cf86') +
    drops
  )
}

/** A bank of terraces with houses of the Thái among their gardens. */
function leftSlope(frame: Frame, u: number): string {
  const { width: w, height: h } = frame
  const spots = choose<readonly Point[]>(
    frame,
    [
      [0.09, 0.475],
      [0.205, 0.53],
      [0.315, 0.56],
    ],
    [
      [0.13, 0.497],
      [0.31, 0.53],
    ],
    [
      [0.13, 0.487],
      [0.31, 0.53],
    ],
  )
  const sizes = choose(frame, [1.05, 0.85, 0.66], [0.95, 0.7], [0.95, 0.7])
  return spots
    .map(([x, y], index) => {
      const size = (sizes[index] ?? 1) * u
      return (
        foliage(w * x + 66 * size, h * y - 20 * size, 46 * size, 44 * size, '#3f8a52', 3 + index) +
        foliage(w * x - 70 * size, h * y - 30 * size, 40 * size, 50 * size, '#2f7a4e', 8 + index) +
        stiltHouse(w * x, h * y, size, house, index === 1)
      )
    })
    .join('')
}

/** Pù Luông: bamboo wheels lift the Chàm stream to green terraces, thatched stilt houses on the slope above. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const wheels = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.425, 0.605, 0.62],
      [0.54, 0.612, 1.15],
      [0.75, 0.6, 2.25],
    ],
    [
      [0.225, 0.606, 0.5],
      [0.385, 0.616, 0.98],
      [0.745, 0.636, 2.1],
    ],
    [
      [0.24, 0.605, 0.48],
      [0.39, 0.615, 0.92],
      [0.735, 0.61, 2.02],
    ],
  )
  const [farX, farY] = choose<Point>(frame, [0.39, 0.665], [0.17, 0.64], [0.19, 0.65])
  const stream = [
    p(farX, farY),
    p(farX + 0.02, farY + 0.03),
    p(farX - 0.02, 0.76),
    p(choose(frame, 0.36, 0.24, 0.26), 0.84),
    p(choose(frame, 0.22, 0.04, 0.06), 1.02),
  ]
  const foam = wheels
    .slice()
    .reverse()
    .map(([x, y, size]) => {
      const [fx, fy, s] = [w * x, h * y + 106 * size * u, size * u]
      return (
        ellipse(fx, fy + 6 * s, 130 * s, 15 * s, '#1f7a78', 0.5) +
        line(
          whole`M${fx - 110 * s},${fy}q${26 * s},${-9 * s} ${54 * s},0t${54 * s},0t${54 * s},0t${54 * s},0M${fx - 150 * s},${fy + 15 * s}q${24 * s},${-6 * s} ${50 * s},0M${fx + 40 * s},${fy + 18 * s}q${24 * s},${-6 * s} ${60 * s},0`,
          '#f2fbf0',
          5 * s,
        )
      )
    })
    .join('')
  const tufts = range(choose(frame, 18, 12, 12)).map((index, _, all) =>
    copyAt(
      index % 2 ? 'grass' : 'reed',
      (w * (index + 0.5)) / all.length,
      h + 6,
      (0.55 + ((index * 31) % 9) * 0.05) * u,
      ((index * 5) % 9) - 4,
    ),
  )
  const stones = choose(
    frame,
    [0.5, 0.57, 0.93, 0.4, 0.83],
    [0.36, 0.9, 0.6, 0.78],
    [0.36, 0.9, 0.6, 0.8],
  )
  return [
    sky(frame, h * 0.5, ['#7cc3c4', '#c5e4cc', '#fdf3cc']),
    cloudStreaks(frame, h * 0.05, h * 0.2, 4, '#fbfbe6', 9, 0.7),
    mountains(frame, {
      base: h * 0.5,
      height: choose(frame, 190, 260, 200) * u,
      peaks: choose(frame, 3.6, 2.4, 2.5),
      seed: 6,
      fill: '#a9d2c2',
      bottom: h * 0.6,
    }),
    hills(frame, {
      base: h * 0.52,
      height: 120 * u,
      peaks: choose(frame, 4, 2, 3),
      seed: 12,
      fill: '#7dbb9f',
      bottom: h * 0.66,
    }),
    mist(frame, h * 0.4, h * 0.18, '#fdf6d8', 0.85, 'm'),
    shape(
      `${smoothLine([p(0.48, 0.6), p(0.62, 0.5), p(0.76, choose(frame, 0.42, 0.47, 0.45)), p(0.88, choose(frame, 0.3, 0.38, 0.36)), p(1.02, choose(frame, 0.22, 0.33, 0.3))])}V${num(h * 0.72)}H${num(w * 0.44)}z`,
      '#4f9a72',
    ),
    shape(
      `${smoothLine([p(0.66, 0.6), p(0.78, choose(frame, 0.49, 0.52, 0.51)), p(0.9, choose(frame, 0.4, 0.45, 0.44)), p(1.02, choose(frame, 0.33, 0.4, 0.39))])}V${num(h * 0.72)}H${num(w * 0.6)}z`,
      '#3f8a62',
    ),
    [0.5, 0.57, 0.63, 0.88, 0.95, 1.01]
      .map((x, index) =>
        foliage(
          w * x,
          h * (0.6 - Math.max(0, x - 0.5) * 0.29) - 8 * u,
          (34 + ((index * 13) % 20)) * u,
          (34 + ((index * 17) % 22)) * u,
          index % 2 ? '#2f7a4e' : '#3f8a52',
          index + 2,
        ),
      )
      .join(''),
    flowingTerraces({
      id: 'r',
      crest: [p(0.3, 0.64), p(0.5, 0.6), p(0.7, 0.54), p(0.86, 0.5), p(1.03, 0.44)],
      bottom: h * 0.84,
      levels: 9,
      steps: [15 * u, 32 * u],
      wave: 420 * u,
      swing: 0.36,
      phase: 1.2,
      fields,
      bank: '#4f8f3c',
    }),
    flowingTerraces({
      id: 'l',
      crest: [
        p(-0.04, choose(frame, 0.43, 0.46, 0.44)),
        p(0.14, choose(frame, 0.47, 0.5, 0.49)),
        p(0.32, 0.565),
        p(0.46, 0.645),
      ],
      bottom: h * 1.02,
      levels: 13,
      steps: [17 * u, 40 * u],
      wave: 460 * u,
      swing: 0.38,
      phase: 3.6,
      fields: ['#7ab548', '#9cca52', '#6aa944', '#b4d65c', '#8cbf4a'],
      bank: '#3f7f3a',
    }),
    leftSlope(frame, u),
    shape(
      `${smoothLine(stream)}H${num(w * 1.02)}V${num(h * 0.78)}${smoothLine([p(1.02, 0.765), p(0.8, 0.73), p(choose(frame, 0.6, 0.5, 0.52), 0.69), p(farX, farY)]).replace('M', 'L')}z`,
      '#3fa79c',
    ),
    shape(
      `${smoothLine([p(farX, farY + 0.01), p(choose(frame, 0.52, 0.44, 0.45), 0.72), p(0.7, 0.79), p(1.02, 0.84)])}V${num(h * 1.02)}H${num(w * choose(frame, 0.36, 0.2, 0.22))}${smoothLine([p(choose(frame, 0.36, 0.2, 0.22), 1.02), p(choose(frame, 0.45, 0.34, 0.36), 0.85), p(farX, farY + 0.01)]).replace('M', 'L')}z`,
      '#2b8f8a',
    ),
    ripples({
      left: w * choose(frame, 0.4, 0.3, 0.3),
      right: w * 1.02,
      top: h * 0.76,
      bottom: h,
      count: 20,
      colour: '#7fd0b8',
      seed: 6,
      length: 200 * u,
    }),
    stencils([
      ['wheel', wheel()],
      [
        'grass',
        shape(
          'M-8 0Q-18-48-54-78-10-58-2-18-4-70 6-112 18-62 10-18 22-58 62-84 30-44 14 0z',
          '#2f7a44',
        ),
      ],
      [
        'reed',
        shape(
          'M-8 0Q-18-48-54-78-10-58-2-18-4-70 6-112 18-62 10-18 22-58 62-84 30-44 14 0z',
          '#4f9a4a',
        ),
      ],
    ]),
    foam,
    wheels.map(([x, y, size]) => copyAt('wheel', w * x, h * y, size * u)).join(''),
    stones
      .map((x, index) => {
        const r = (34 + ((index * 17) % 26)) * u
        const y = h * (0.875 + ((index * 7) % 5) * 0.022)
        return (
          shape(
            whole`M${w * x - r},${y}q${r * 0.1},${-r * 0.8} ${r * 0.9},${-r * 0.8}t${r * 1.1},${r * 0.8}z`,
            '#3f6a66',
          ) +
          shape(
            whole`M${w * x - r},${y}q${r * 0.1},${-r * 0.8} ${r * 0.9},${-r * 0.8}q${-r * 0.1},${r * 0.5} ${-r * 0.3},${r * 0.8}z`,
            '#8fb09a',
          )
        )
      })
      .join(''),
    shoulderPoleFigure(
      w * choose(frame, 0.18, 0.13, 0.14),
      h * choose(frame, 0.82, 0.78, 0.81),
      choose(frame, 1.5, 1.4, 1.35) * u,
      '#e0402a',
      '#f2d45c',
    ),
    tufts.join(''),
    foliage(w * 0.02, h * 1.01, 120 * u, 60 * u, '#1f5f44', 4) +
      foliage(w * 0.98, h * 1.02, 130 * u, 70 * u, '#1f5f44', 7),
  ].join('')
}
