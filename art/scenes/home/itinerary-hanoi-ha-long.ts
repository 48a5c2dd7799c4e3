import { cyclist } from '../../kit/bikes'
import { sleeperCoach } from '../../kit/coach'
import { foliage, grove } from '../../kit/foliage'
import { junk } from '../../kit/junk'
import { karstRow } from '../../kit/karst'
import { atWhole, lens, mix, num, type Point } from '../../kit/path'
import { posterKarst } from '../../kit/poster-karst'
import { cycle, range } from '../../kit/rng'
import { circle, line, rect, shape, verticalGradient } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { cloudStreaks, sky } from '../../kit/sky'
import { towerBlocks } from '../../kit/skyline'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const iron = '#6a3a48'

/** Heights of the trusses in metres, panel by panel: a peak over every pier. */
const rise = [17, 13, 10, 8, 7, 7, 8, 10, 13]

/** The strip of paper between bay and river, the shores above and below it, and a metre of the bridge. */
export function stripOf(frame: Frame) {
  const { height: h } = frame
  const u = unit(frame)
  const band = { top: h * choose(frame, 0.57, 0.705, 0.51), tall: choose(frame, 74, 84, 84) * u }
  const city = band.top + band.tall
  return {
    band,
    city,
    sea: band.top - choose(frame, 84, 118, 120) * u,
    junk: [
      frame.width * choose(frame, 0.67, 0.62, 0.62),
      band.top - choose(frame, 36, 44, 56) * u,
    ] as Point,
    horizon: mix(city, h, choose(frame, 0.43, 0.58, 0.6)),
    metre: choose(frame, 5.7, 7, 10.5) * u,
    start: choose(frame, -60, -80, -60) * u,
    vanish: frame.width * choose(frame, 1.02, 1.08, 1.08),
  }
}

/** Hạ Long on a clear morning: three hazes of karsts, one junk under red sails. */
function bay(frame: Frame): string {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const { sea: line0, junk: boat, band } = stripOf(frame)
  const bottom = band.top
  const near = choose<readonly (readonly [number, number, number, number])[]>(
    frame,
    [
      [0.78, 170, 150, 5],
      [0.92, 300, 292, 21],
    ],
    [
      [0.1, 230, 180, 12],
      [0.35, 140, 100, 5],
      [0.93, 250, 165, 21],
    ],
    [
      [0.1, 240, 240, 12],
      [0.36, 140, 130, 5],
      [0.92, 270, 210, 21],
    ],
  )
  const rows = [
    {
      heights: [50, 130],
      widths: [100, 200],
      seed: 14,
      fill: '#b4d0cc',
      count: choose(frame, 4, 3, 3),
    },
    {
      heights: [60, 170],
      widths: [90, 170],
      seed: 9,
      fill: '#84b0b4',
      count: choose(frame, 4, 3, 3),
    },
  ] as const
  return [
    sky(frame, line0, ['#5fb0c4', '#a9d9cf', '#f3f0cf']),
    frame.format === 'wide'
      ? shape(
          lens(w * 0.82, h * 0.1, 420, 14) +
            lens(w * 0.62, h * 0.15, 300, 11) +
            lens(w * 0.24, h * 0.08, 380, 13),
          '#f8fbf0',
          0.7,
        )
      : cloudStreaks(frame, h * 0.04, line0 - 200 * u, 4, '#f8fbf0', 9, 0.7),
    rows
      .map((row) =>
        karstRow({
          ...row,
          left: choose(frame, w * 0.58, -20, -20),
          right: w + 20,
          base: line0 + 3,
          heights: [row.heights[0] * u, row.heights[1] * u],
          widths: [row.widths[0] * u, row.widths[1] * u],
        }),
      )
      .join(''),
    water(frame, line0, ['#bfe3d2', '#5fb5b0', '#1f7f8c']),
    near
      .map(([x, width, height, seed], index) =>
        posterKarst({
          x: w * x,
          base: line0 + (12 + (index % 2) * 12) * u,
          width: width * u,
          height: height * u,
          seed,
          rock: '#7d9a98',
          shade: '#3f6876',
          leaf: '#3f7f5c',
          leafLight: '#7fb368',
          light: 'right',
        }),
      )
      .join(''),
    ripples({
      left: 0,
      right: w,
      top: line0 + 14 * u,
      bottom,
      count: 10,
      colour: '#e6f6e4',
      seed: 4,
      opacity: 0.7,
      length: 150 * u,
    }),
    junk(boat[0], boat[1], choose(frame, 1.5, 1.2, 1.25) * u, {
      sail: '#d8502e',
      sailShade: '#a83a2a',
      hull: '#4a2a2a',
    }),
  ].join('')
}

/** Long Biên bridge running away over the Red River, its iron spans rising to a peak over each pier, a train between them. */
function longBien(at: (panel: number, up: number) => Point): string {
  const top = (panel: number) => at(panel, cycle(rise, panel))
  const ends = (...points: readonly Point[]) => points.map(atWhole).join('L')
  const area = (from: number, to: number, low: number, high: number) =>
    `M${ends(at(from, low), at(to, low), at(to, high), at(from, high))}z`
  const slab = (from: number, to: number, low: number, high: number, fill: string) =>
    shape(area(from, to, low, high), fill)
  const bands = [
    [0, 10, 6],
    [10, 22, 3.6],
    [22, 44, 2.2],
  ] as const
  const truss = bands.map(([from, to, thick]) => {
    const panels = range(to - from).map((step) => from + step)
    const chord = `M${ends(...[...panels, to].map(top))}`
    const struts = panels.map(
      (panel) =>
        `M${ends(at(panel, 0), top(panel), panel % 2 ? at(panel + 1, 0) : at(panel - 1, 0))}`,
    )
    return line(struts.join(''), iron, thick * 0.7) + line(chord, iron, thick * 1.5)
  })
  const far = shape(
    `M${ends(at(44, 0), at(44, 13), at(50, 7), at(54, 15), at(60, 8), at(80, 9), at(260, 8), at(260, 0))}z`,
    iron,
    0.5,
  )
  const coaches = range(6).map((index) => {
    const [from, to] = [3 + index * 4.2, 7 + index * 4.2]
    const panes = range(5).map((pane) =>
      area(from + 0.3 + pane * 0.72, from + 0.74 + pane * 0.72, 2.8, 3.9),
    )
    return (
      slab(from, to, 0.4, 4.6, '#3a62a0') +
      slab(from, to, 2.4, 4.4, '#f3ead2') +
      shining(shape(panes.join(''), '#ffe2a0'))
    )
  })
  const engine = slab(28.2, 31.2, 0.4, 4.9, '#cf3f27') + slab(28.2, 31.2, 2.2, 3, '#f6c84a')
  const piers = range(6).map((index) => {
    const panel = 45 - index * 9
    const pier = (from: number, fill: string) =>
      shape(
        `M${ends(at(panel + from, -1), at(panel + 0.5, -1), at(panel + 0.8, -19), at(panel + from * 1.6, -19))}z`,
        fill,
      )
    return pier(-0.5, '#a8786a') + pier(0, '#7f5458')
  })
  const [vx, vy] = at(1e6, 0)
  return (
    piers.join('') +
    `<use href="#lb" opacity=".45" transform="${whole`translate(${vx * 0.07} ${vy * 0.07})`}scale(.93)"/>` +
    far +
    slab(-1, 260, -1.6, 0.4, '#5a3242') +
    coaches.join('') +
    engine +
    `<g id="lb">${truss.join('')}</g>` +
    slab(-1, 260, -0.4, 0.3, '#94586a')
  )
}

/** From Hanoi to Hạ Long: the road on a strip of paper, Long Biên bridge at evening below it, the bay above. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const { band, city, horizon, metre: m, start, vanish } = stripOf(frame)
  const at = (panel: number, up: number): Point => {
    const far = (panel * 0.055) / (1 + panel * 0.055)
    return [mix(start, vanish, far), mix(horizon - (7 + up) * m, horizon - 2, far)]
  }
  const shore = h - choose(frame, 94, 36, 0) * u
  const route = band.top + band.tall - 20 * u
  return [
    bay(frame),
    verticalGradient('eve', [
      [0, '#e0806a'],
      [0.6, '#f6b878'],
      [1, '#ffdf9e'],
    ]),
    rect(0, city, w, horizon - city, 'url(#eve)'),
    towerBlocks({
      left: w * 0.3,
      right: w + 20,
      base: horizon + 2,
      heights: [14 * u, 50 * u],
      width: choose(frame, 100, 64, 64) * u,
      seed: 8,
      fills: ['#d9907a', '#cf8474'],
    }),
    grove(-20, w + 20, horizon + 4 * u, choose(frame, 40, 44, 44) * u, '#8f6a5c', 5),
    rect(0, horizon, w, h - horizon, '#d08a6a'),
    shape(
      whole`M0,${horizon}H${w}V${horizon + 26 * u}Q${w * 0.5},${horizon + 12 * u} 0,${horizon + 40 * u}z`,
      '#eab487',
    ),
    ripples({
      left: 0,
      right: w,
      top: horizon + 10 * u,
      bottom: h,
      count: 12,
      colour: '#ffdfae',
      seed: 3,
      opacity: 0.6,
      length: 190 * u,
    }),
    longBien(at),
    shape(
      whole`M${w * 0.5},${h}Q${w * 0.66},${shore - 60 * u} ${w * 0.84},${shore - 62 * u}T${w + 10},${shore - 76 * u}V${h}z`,
      '#5f5a3c',
    ),
    foliage(w * 0.98, shore - 84 * u, 90 * u, 44 * u, '#4a6a44', 6),
    cyclist(
      w * choose(frame, 0.82, 0.82, 0.82),
      shore - 56 * u,
      choose(frame, 1.05, 1.15, 1) * u,
      '#fff6e4',
      '#3a2430',
    ),
    rect(0, band.top, w, band.tall, '#fbf3e0'),
    rect(0, band.top + 5 * u, w, 3 * u, '#d9c49a') + rect(0, city - 8 * u, w, 3 * u, '#d9c49a'),
    `<path fill="none" stroke="#cf3f27" stroke-width="${num(6 * u)}" stroke-dasharray="${num(20 * u)} ${num(14 * u)}" d="${whole`M${w * 0.1},${route}H${w * 0.91}`}"/>`,
    [0.08, 0.92]
      .map(
        (x, index) =>
          circle(w * x, route, 15 * u, '#cf3f27') +
          circle(w * x, route, 7 * u, index ? '#5fb5b0' : '#f6b878'),
      )
      .join(''),
    sleeperCoach(w * 0.5, route + 1, 0.5 * u, {
      body: '#cf3f27',
      shade: '#8f2a24',
      band: '#f6c84a',
      glass: '#bfe0e4',
    }),
  ].join('')
}
