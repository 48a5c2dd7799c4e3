import { bather, swimmer } from '../../kit/coast'
import { foliage } from '../../kit/foliage'
import { lens, type Point, smoothLine } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

type Spots = readonly (readonly [number, number])[]

/** The lighthouse of 1890: a round tower of grey granite on a square stone house, lit from the right; foot at the origin, 210 units tall. */
const lighthouse =
  rect(-74, -52, 148, 52, '#8f8a98') +
  rect(16, -52, 58, 52, '#e9c7a8') +
  shape('M-80-62H80V-50H-80z', '#6a6580') +
  shape('M20-62H80V-50H20z', '#ffe6c2') +
  shape(
    'M-58-8V-30a8 8 0 0 1 16 0v22zM-30-8V-30a8 8 0 0 1 16 0v22zM-6 0V-30a8 8 0 0 1 16 0V0zM30-8V-30a8 8 0 0 1 16 0v22zM52-8V-30a8 8 0 0 1 16 0v22z',
    '#3a3654',
  ) +
  shape('M-25-62L-19-166H19L25-62z', '#8f8a98') +
  shape('M2-62L4-166H19L25-62z', '#fbdcb8') +
  shape('M-25-62L-19-166H-8L-11-62z', '#686484') +
  line('M-24-84H24M-23-106H22M-22-128H21M-21-148H20', '#5a5676', 2.4, 0.6) +
  shape('M-4-138h8v14h-8zM-4-94h8v14h-8z', '#3a3654') +
  shape('M-28-174H28L22-164H-22z', '#5a5676') +
  line('M-28-186H28M-27-186V-174M-14-186V-174M14-186V-174M27-186V-174', '#5a5676', 3) +
  rect(-13, -198, 26, 24, '#fff3c0') +
  line('M-13-198V-174M0-198V-174M13-198V-174', '#3a3654', 3) +
  shape('M-18-198Q-12-216 0-218 12-216 18-198z', '#3a3654') +
  line('M0-218V-232', '#3a3654', 3)

/** Mũi Điện at first light: the stone lighthouse on the cape, Bãi Môn's small beach below with its stream, two early bathers. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.47, 0.53, 0.5)
  const rise = choose(frame, 350, 450, 420) * u
  const at = (x: number, y: number): Point => [
    w * x,
    y < 0 ? horizon + y * rise : horizon + y * (h - horizon),
  ]
  const on = (points: Spots) => smoothLine(points.map(([x, y]) => at(x, y)))
  const top = choose(frame, 0.5, 0.53, 0.52)
  const crest: Spots = [
    [-0.04, -0.1],
    [0.08, -0.16],
    [0.18, -0.13],
    [0.28, -0.26],
    [0.38, -0.42],
    [top - 0.06, -0.52],
    [top + 0.06, -0.53],
    [top + 0.12, -0.46],
    [0.72, -0.3],
    [0.78, -0.26],
    [0.84, -0.1],
    [0.93, 0.02],
    [0.98, 0.1],
  ]
  const shore: Spots = [
    [0.7, 0.13],
    [0.56, 0.15],
    [0.4, 0.19],
    [0.31, 0.3],
    [0.33, 0.44],
    [0.42, 0.58],
    [0.6, 0.72],
    [0.84, 0.82],
    [1.2, 0.88],
  ]
  const edge = (dx: number, dy: number) =>
    smoothLine(
      shore.map(([x, y], index): Point => {
        const [px, py] = at(x, y)
        const part = Math.min(1, 0.1 + index * 0.16)
        return [px + dx * part * u, py + dy * part * u]
      }),
    )
  const beach = (dx: number, dy: number) =>
    whole`${edge(dx, dy)}V${h + 20}H-30V${horizon + 30 * u}z`
  const random = createRandom(8)
  const swell = range(choose(frame, 22, 16, 16))
    .map((index) => {
      const [x, y] = at(between(random, 0.5, 1.05), 0.04 + (index / 22) * 0.6)
      return lens(x, y, between(random, 80, 240) * u * (0.5 + index / 20), (4 + index * 0.25) * u)
    })
    .join('')
  const spurs = (part: number) =>
    [
      [0.02, -0.13, 0.1, 0.22],
      [0.17, -0.12, 0.1, 0.24],
      [0.27, -0.24, 0.12, 0.36],
      [0.36, -0.38, 0.1, 0.5],
      [0.44, -0.48, 0.1, 0.5],
    ]
      .map(([x = 0, y = 0, wide = 0, tall = 0]) => {
        const [px, py] = at(x, y)
        const [dx, dy] = [w * wide, rise * tall]
        return whole`M${px},${py}Q${px + dx * 0.5},${py + dy * 0.3} ${px + dx * 0.6},${py + dy * 0.6}T${px + dx * 1.2},${py + dy}H${px + dx * (1.2 - part * 0.7)}Q${px + dx * (0.6 - part * 0.4)},${py + dy * 0.5} ${px},${py}z`
      })
      .join('')
  const boulders = range(13)
    .map((index) => {
      const x = w * (0.64 + index * 0.027 + ((index * 7) % 3) * 0.006)
      const y = horizon + (14 + ((index * 11) % 5) * 9) * u
      const r = (18 + ((index * 29) % 40)) * u
      const tall = r * (0.8 + ((index * 5) % 4) * 0.2)
      return (
        shape(
          whole`M${x - r},${y}Q${x - r * 1.1},${y - tall * 0.7} ${x - r * 0.3},${y - tall}T${x + r},${y - tall * 0.3}L${x + r},${y}z`,
          '#5f5a74',
        ) +
        shape(
          whole`M${x + r * 0.2},${y}Q${x + r * 0.1},${y - tall * 0.6} ${x - r * 0.3},${y - tall}T${x + r},${y - tall * 0.3}L${x + r},${y}z`,
          index % 3 ? '#f5bd90' : '#ffd6a4',
        )
      )
    })
    .join('')
  const [lx, ly] = at(top, -0.5)
  const k = choose(frame, 0.84, 1, 0.92) * u
  const [bx, by] = at(choose(frame, 0.4, 0.45, 0.45), 0.51)
  const girl = at(choose(frame, 0.27, 0.3, 0.29), 0.58)
  const figure = choose(frame, 1.02, 1.1, 0.94) * u
  return [
    sky(frame, horizon, ['#5d7fae', '#a9b4cc', '#f2cfc0', '#ffdf9c']),
    shape(
      range(8)
        .map((index) =>
          lens(
            w * (0.95 - ((index * 0.29) % 0.9)),
            horizon - (60 + index * 36) * u,
            (300 + (index % 3) * 160) * u,
            (12 + (index % 2) * 8) * u,
          ),
        )
        .join(''),
      '#ffd0b0',
      0.75,
    ),
    shape(whole`M0,${horizon}H${w}V${h}H0z`, '#5f92a8'),
    shape(
      whole`M${w},${horizon}V${horizon + 150 * u}Q${w * 0.8},${horizon + 60 * u} ${w * 0.5},${horizon}z`,
      '#f7cfa0',
    ),
    shape(
      whole`M${w},${horizon}V${horizon + 60 * u}Q${w * 0.85},${horizon + 26 * u} ${w * 0.66},${horizon}z`,
      '#fff0c4',
    ),
    shape(swell, '#ffe9c4', 0.8),
    shape(whole`${on(crest)}V${horizon + 60 * u}H-40z`, '#4f6672'),
    shape(
      whole`M${w * (top + 0.01)},${ly - 20}Q${w * (top + 0.1)},${horizon - 0.53 * rise} ${w * (top + 0.14)},${horizon - 0.44 * rise}L${w * 0.74},${horizon - 0.29 * rise}` +
        whole`Q${w * 0.8},${horizon - 0.22 * rise} ${w * 0.84},${horizon - 0.1 * rise}L${w * 0.96},${horizon + 30 * u}H${w * 0.7}Q${w * 0.74},${horizon - 0.1 * rise} ${w * 0.66},${horizon - 0.2 * rise}T${w * (top + 0.06)},${horizon - 0.4 * rise}T${w * (top + 0.01)},${ly - 20}z`,
      '#f0b184',
    ),
    shape(spurs(1), '#6f8a7c') + shape(spurs(0.42), '#a9a684'),
    placed(lx, ly + 10 * u, k, lighthouse),
    line(
      on([
        [0.5, 0.1],
        [0.44, -0.04],
        [0.52, -0.14],
        [0.46, -0.26],
        [top + 0.02, -0.36],
        [top - 0.04, -0.44],
      ]),
      '#fbe3c0',
      6 * u,
    ),
    boulders,
    shape(beach(150, -70), '#7fb2b4') +
      shape(beach(90, -42), '#a9d0c6') +
      shape(beach(40, -18), '#fffdf2'),
    shape(beach(0, 0), '#d8a98c') + shape(beach(-26, 14), '#fbe0b4'),
    line(edge(190, -92), '#fff6e0', 7 * u, 0.9),
    shape(
      whole`M-10,${horizon + 0.42 * (h - horizon)}Q${w * 0.1},${horizon + 0.34 * (h - horizon)} ${w * 0.16},${horizon + 0.42 * (h - horizon)}T${w * 0.36},${horizon + 0.44 * (h - horizon)}L${w * 0.38},${horizon + 0.5 * (h - horizon)}Q${w * 0.24},${horizon + 0.48 * (h - horizon)} ${w * 0.16},${horizon + 0.5 * (h - horizon)}T-10,${horizon + 0.6 * (h - horizon)}z`,
      '#8fc0c4',
    ),
    line(
      whole`M${w * 0.05},${horizon + 0.45 * (h - horizon)}Q${w * 0.12},${horizon + 0.41 * (h - horizon)} ${w * 0.18},${horizon + 0.45 * (h - horizon)}T${w * 0.32},${horizon + 0.465 * (h - horizon)}`,
      '#fff6e0',
      5 * u,
    ),
    range(9)
      .map((index) => {
        const [x, y] = at(
          [0.03, 0.1, 0.02, 0.2, 0.3, 0.42, 0.06, 0.16, 0.27][index] ?? 0,
          [0.16, 0.2, 0.28, 0.13, 0.1, 0.08, 0.76, 0.88, 1.0][index] ?? 0,
        )
        const size = index > 5 ? 1.9 : 1
        return (
          foliage(x, y, 86 * size * u, 36 * size * u, '#3f5f62', 20 + index) +
          foliage(
            x + 24 * size * u,
            y - 10 * size * u,
            50 * size * u,
            20 * size * u,
            '#8a9f5c',
            40 + index,
          )
        )
      })
      .join(''),
    [girl, [girl[0] - 96 * figure, girl[1] + 22 * figure] as Point]
      .map(([x, y]) =>
        ellipse(x - 64 * figure, y + 5 * figure, 74 * figure, 6 * figure, '#c98f7c', 0.8),
      )
      .join(''),
    placed(girl[0], girl[1], figure, walker('#e0301f', '#a81f24', '#1d1420')) +
      placed(
        girl[0] - 96 * figure,
        girl[1] + 22 * figure,
        figure,
        walker('#fff6e4', '#b9b4c4', '#1d1420'),
      ),
    bather(bx + 150 * figure, by + 6 * figure, 0.7 * figure, '#2f6fb0', true),
    swimmer(bx + 300 * figure, by + 10 * figure, 0.8 * figure, '#f6b83a', true),
  ].join('')
}

/** Somebody walking down to the sea, towel over the arm, lit from the right; feet at the origin, 104 units tall. */
function walker(shirt: string, fold: string, hair: string): string {
  return (
    line('M-4-46L-12-4M6-46L16-6', '#c98558', 10) +
    shape('M-14-58H14L18-36H2L0-44-4-36H-18z', '#2a3358') +
    shape('M-14-84Q0-92 14-84L13-52H-13z', shirt) +
    shape('M-14-84Q-8-88-2-88L-4-52H-13z', fold) +
    line('M-13-80L-24-62-20-46', fold, 8) +
    line('M13-80L24-64 30-52', shirt, 8) +
    circle(1, -96, 9, '#d99a6c') +
    shape('M-10-92Q-12-110 2-108 12-106 10-98 2-102-2-90z', hair)
  )
}
