import { closedCurve } from '../../kit/contour-terraces'
import { riceBank } from '../../kit/harvest'
import { mist, mountains } from '../../kit/haze'
import type { Point } from '../../kit/path'
import { plankHouse } from '../../kit/plank-house'
import { cycle, range } from '../../kit/rng'
import { placed, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { terraceSpur } from '../../kit/terrace-spur'
import { umbrellaWoman } from '../../kit/umbrella-walker'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

interface RoundHill {
  x: number
  /** the middle of the topmost and of the lowest ring. */
  top: number
  foot: number
  reach: number
  flat: number
  levels: number
  riser: number
}

const gold = ['#f6c443', '#fbd866', '#eab234', '#f8cd52', '#fde07e', '#d9b03c']

/** The rim of ring `index`, counted from the foot: nearly a circle seen from above the far slope, with one nose and one bay. */
function ring(o: RoundHill, index: number): Point[] {
  const part = index / (o.levels - 1)
  const radius = o.reach * (1 - part ** 1.35 * 0.9)
  const middle = o.foot + (o.top - o.foot) * part ** 0.86
  return range(10).map((spot): Point => {
    const angle = (spot / 10) * Math.PI * 2
    const wave =
      1 + 0.035 * Math.sin(angle * 3 + index * 0.3) + 0.025 * Math.sin(angle * 5 - index * 0.24)
    return [
      2 * Math.round((o.x + Math.cos(angle) * radius * wave) / 2),
      2 * Math.round((middle + Math.sin(angle) * radius * wave * o.flat) / 2),
    ]
  })
}

/** Mâm Xôi, the raspberry hill: ring on ring of ripe rice around one round head, its right side in shadow. */
function raspberryHill(o: RoundHill): string {
  const rings = range(o.levels).map((index) => {
    const d = closedCurve(ring(o, index))
    return (
      `<path fill="#5f7a34" transform="translate(0,${Math.round(o.riser * (1 - index / o.levels / 2))})" d="${d}"/>` +
      `<path fill="${cycle(gold, index)}" stroke="#fff3b8" stroke-width="2" d="${d}"/>`
    )
  })
  const rims = range(o.levels).map((index) => ring(o, index))
  const east = rims.map((rim) => rim[0] ?? [0, 0])
  const fold = rims.map((rim, index): Point => {
    const [[ex], [fx, fy]] = [rim[0] ?? [0, 0], rim[2] ?? [0, 0]]
    return [fx + (ex - fx) * (index % 3 === 1 ? 0.1 : 0.34), fy + o.riser * 0.6]
  })
  const shade = [...east, ...fold.reverse()].map(([x, y]) => whole`${x},${y}`).join('L')
  const [edgeX, edgeY] = east[0] ?? [0, 0]
  return rings.join('') + shape(whole`M${edgeX},${edgeY + o.riser}L${shade}z`, '#6a4a1c', 0.26)
}

const house = plankHouse({
  roof: '#b9a68c',
  roofShade: '#8f7f72',
  ridge: '#e6dccb',
  wall: '#8a5636',
  wallShade: '#64402f',
  door: '#2e1c22',
})

/** Mù Cang Chải: Mâm Xôi, a round hill ringed by golden rice; a Hmong woman passes under her umbrella with the first sheaves. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const hill: RoundHill = choose(
    frame,
    {
      x: w * 0.63,
      top: h * 0.37,
      foot: h * 0.7,
      reach: 500 * u,
      flat: 0.34,
      levels: 13,
      riser: 17 * u,
    },
    {
      x: w * 0.56,
      top: h * 0.43,
      foot: h * 0.69,
      reach: 470 * u,
      flat: 0.36,
      levels: 13,
      riser: 18 * u,
    },
    {
      x: w * 0.58,
      top: h * 0.38,
      foot: h * 0.69,
      reach: 420 * u,
      flat: 0.35,
      levels: 12,
      riser: 16 * u,
    },
  )
  const valley = h * choose(frame, 0.44, 0.48, 0.44)
  const near = h * choose(frame, 0.9, 0.89, 0.9)
  const rim = range(9).map((index): Point => {
    const part = index / 8
    return [part * w * 1.04 - w * 0.02, near + Math.sin(part * 3.4 + 0.4) * -26 * u + part * 46 * u]
  })
  const slope = {
    fields: ['#d9c454', '#b5b850', '#e6cf62', '#98ad50'],
    bank: '#5f8446',
    lip: '#f0e59a',
  }
  const woman = choose(
    frame,
    { x: 0.19, y: 0.905, k: 1.06 },
    { x: 0.25, y: 0.9, k: 1.2 },
    { x: 0.22, y: 0.91, k: 0.98 },
  )
  return [
    sky(frame, valley, ['#7fb6d0', '#c3dcd8', '#fdeec6']),
    cloudStreaks(frame, h * 0.05, h * 0.2, 4, '#fffaea', 9, 0.8),
    mountains(frame, {
      base: valley - 20 * u,
      height: 240 * u,
      peaks: choose(frame, 4, 2.4, 2.6),
      seed: 8,
      fill: '#a9bfd0',
      bottom: valley + 20,
    }),
    mountains(frame, {
      base: valley + 30 * u,
      height: 220 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 37,
      fill: '#7c9fb4',
      bottom: h * 0.7,
    }),
    mist(frame, valley - 90 * u, 150 * u, '#fff3d2', 0.7, 'm'),
    shape(
      whole`M0,${valley + 40 * u}Q${w * 0.3},${valley - 20 * u} ${w * 0.55},${valley + 20 * u}T${w},${valley - 30 * u}V${h}H0z`,
      '#6f9a58',
    ),
    terraceSpur({
      x: w * choose(frame, 0.06, -0.04, -0.02),
      y: valley - 24 * u,
      reach: choose(frame, 640, 560, 520) * u,
      tall: 300 * u,
      flat: 0.3,
      levels: 12,
      lean: 0.1,
      phase: 1.4,
      ...slope,
    }),
    terraceSpur({
      x: w * choose(frame, 1.0, 1.06, 1.06),
      y: valley - 50 * u,
      reach: choose(frame, 560, 480, 460) * u,
      tall: 330 * u,
      flat: 0.34,
      levels: 11,
      lean: -0.06,
      phase: 3.4,
      ...slope,
    }),
    placed(
      w * choose(frame, 0.345, 0.07, 0.05),
      valley + choose(frame, 18, 26, 24) * u,
      0.6 * u,
      house,
    ),
    placed(
      w * choose(frame, 0.39, 0.165, 0.13),
      valley + choose(frame, 34, 46, 44) * u,
      0.68 * u,
      house,
    ),
    raspberryHill(hill),
    shape(
      whole`M0,${h * 0.86}Q${w * 0.2},${h * 0.8} ${w * 0.46},${h * 0.88}T${w},${h * 0.84}V${h}H0z`,
      '#7d9a42',
    ),
    umbrellaWoman(w * woman.x, h * woman.y, woman.k * u),
    riceBank({
      rim,
      depth: 66 * u,
      face: '#d99f2c',
      stalk: '#a8741f',
      grain: '#ffdf78',
      seed: 5,
      step: 26 * u,
    }),
    shape(
      `${rim.map(([x, y], index) => whole`${index ? 'L' : 'M'}${x},${y + 60 * u}`).join('')}V${h}H0z`,
      '#b5801f',
    ),
  ].join('')
}
