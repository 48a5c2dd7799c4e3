import { sampan } from '../../kit/boats'
import { grove } from '../../kit/foliage'
import { grassBlades } from '../../kit/grass-blades'
import { hills, mist } from '../../kit/haze'
import { bananaLeaf } from '../../kit/jungle'
import { num, type Point, smoothLine } from '../../kit/path'
import { standingRower } from '../../kit/people'
import { pinchingHand } from '../../kit/pinching-hand'
import { bayCard, beachCard, lanternCard, peg, towerCard, trainCard } from '../../kit/postcards'
import { range } from '../../kit/rng'
import { line, mirrored, placed, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

interface Hung {
  card: (id: string) => string
  /** where along the cord, or the place itself. */
  at: number | Point
  size: number
  /** how far the wind turns it away, and how far it swings. */
  turn: number
  swing: number
  /** half the distance of its pegs. */
  half: number
  /** one when a hand still holds the other. */
  pegs?: number
}

interface Cord {
  from: Point
  to: Point
  sag: number
  cards: readonly Hung[]
}

const lanterns = { card: lanternCard, half: 44 }
const coast = { card: trainCard, half: 74 }
const bay = { card: bayCard, half: 48 }
const tower = { card: towerCard, half: 38 }
const beach = { card: beachCard, half: 70 }

/** A point of a cord. */
export function cordAt({ from, to, sag }: Pick<Cord, 'from' | 'to' | 'sag'>, part: number): Point {
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part + sag * 4 * part * (1 - part),
  ]
}

/** The cords with their cards. */
export function cordsOf(frame: Frame): readonly Cord[] {
  return choose<readonly Cord[]>(
    frame,
    [
      {
        from: [908, 352],
        to: [1660, 326],
        sag: 34,
        cards: [
          { ...lanterns, at: 0.108, size: 0.96, turn: 0.92, swing: 4 },
          { ...beach, at: [1150, 505], size: 0.83, turn: 0.97, swing: 2 },
          { ...coast, at: 0.316, size: 0.84, turn: 0.98, swing: -2 },
          { ...bay, at: 0.538, size: 1, turn: 0.92, swing: 4 },
          { ...tower, at: 0.718, size: 0.98, turn: 0.94, swing: -3, pegs: 1 },
        ],
      },
    ],
    [
      {
        from: [92, 520],
        to: [1060, 470],
        sag: 46,
        cards: [
          { ...lanterns, at: 0.14, size: 1.3, turn: 0.92, swing: 5 },
          { ...coast, at: 0.42, size: 1.24, turn: 0.98, swing: -2 },
          { ...bay, at: 0.73, size: 1.36, turn: 0.92, swing: 4 },
        ],
      },
      {
        from: [92, 826],
        to: [1060, 796],
        sag: 34,
        cards: [
          { ...beach, at: 0.21, size: 1.24, turn: 0.97, swing: 2 },
          { ...tower, at: 0.48, size: 1.3, turn: 0.94, swing: -3, pegs: 1 },
        ],
      },
    ],
    [
      {
        from: [70, 300],
        to: [980, 262],
        sag: 40,
        cards: [
          { ...lanterns, at: 0.14, size: 1.14, turn: 0.92, swing: 5 },
          { ...coast, at: 0.42, size: 1.12, turn: 0.98, swing: -2 },
          { ...bay, at: 0.73, size: 1.16, turn: 0.92, swing: 4 },
        ],
      },
      {
        from: [70, 566],
        to: [980, 544],
        sag: 28,
        cards: [
          { ...beach, at: 0.21, size: 1.1, turn: 0.97, swing: 2 },
          { ...tower, at: 0.48, size: 1.12, turn: 0.94, swing: -3, pegs: 1 },
        ],
      },
    ],
  )
}

/** A green bamboo post with its joints, from its foot to its top. */
function bambooPost(x: number, top: number, foot: number, thick: number): string {
  const joints = range(Math.ceil((foot - top) / (thick * 5))).map(
    (index) => top + (index + 0.6) * thick * 5,
  )
  const rings = (dy: number) =>
    joints.map((y) => whole`M${x - thick * 0.52},${y + dy}h${thick * 1.04}`).join('')
  return (
    shape(whole`M${x - thick / 2},${foot}V${top + 4}l${thick},-8V${foot}z`, '#8a9c4a') +
    shape(whole`M${x - thick / 2},${foot}V${top + 4}l${thick * 0.26},-3V${foot}z`, '#c3c76a') +
    shape(whole`M${x + thick * 0.14},${foot}V${top}l${thick * 0.36},-4V${foot}z`, '#5d7440') +
    line(rings(0), '#4a5c38', thick * 0.2) +
    line(rings(thick * 0.18), '#c3c76a', thick * 0.1)
  )
}

/** A list shared: small postcards of the places that somebody loves flutter on a line above the river, and a hand pegs one more to it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.715, 0.72, 0.72)
  const cords = cordsOf(frame)
  const post = (cords[0]?.from[0] ?? 0) - 2 * u
  const top = (cords[0]?.from[1] ?? 0) - 44 * u
  const strings = cords.map((one) => {
    const middle = cordAt({ ...one, sag: one.sag * 2 }, 0.5)
    return (
      whole`M${one.from[0]},${one.from[1]}Q${middle[0]},${middle[1]} ${one.to[0]},${one.to[1]}` +
      range(3)
        .map(
          (index) =>
            whole`M${post - 13 * u},${one.from[1] + (index * 6 - 8) * u}l${26 * u},${3 * u}`,
        )
        .join('')
    )
  })
  const hung = cords.flatMap((one, row) =>
    one.cards.map(({ card, at, size, turn, swing, half, pegs = 2 }, index) => {
      const [x, y] = typeof at === 'number' ? cordAt(one, at) : at
      const s = size * u
      const [sin, cos] = [
        Math.sin((swing * Math.PI) / 180) * s,
        Math.cos((swing * Math.PI) / 180) * s,
      ]
      const matrix = [cos * turn, sin * turn, -sin, cos]
        .map((value) => Math.round(value * 1000) / 1000)
        .join(',')
      const bites = [-half, half]
        .slice(0, pegs)
        .map((px) => placed(px, 0, 1, peg('#e8c188', '#b8864c')))
        .join('')
      return `<g transform="matrix(${matrix},${num(x)},${num(y)})">${card(`k${row}${index}`)}${bites}</g>`
    }),
  )
  const ridge = (points: readonly Point[], fill: string) =>
    shape(
      `${smoothLine(points.map(([x, y]): Point => [x * w, shore - y * u]))}V${Math.round(shore + 4)}H0z`,
      fill,
    )
  const hand = choose(
    frame,
    { x: 1485, y: 366, k: 0.5, turn: 54 },
    { x: 606, y: 850, k: 0.66, turn: 38 },
    { x: 548, y: 582, k: 0.58, turn: 34 },
  )
  const boat = choose(
    frame,
    { x: 400, y: 770, k: 0.9 },
    { x: 830, y: 940, k: 0.8 },
    { x: 770, y: 690, k: 0.7 },
  )
  const bank = choose(frame, 0.5, -0.04, -0.04)
  return [
    sky(frame, shore, ['#74b4c6', '#c6dfd9', '#faefd8', '#ffd0a8']),
    hills(frame, {
      base: shore,
      height: 70 * u,
      peaks: 3,
      seed: 8,
      fill: '#efcdb9',
      bottom: shore + 4,
    }),
    ridge(
      [
        [0.3, -4],
        [0.5, 16],
        [0.64, 120],
        [0.74, 90],
        [0.88, 240],
        [0.98, 200],
        [1.1, 260],
        [1.1, 0],
      ],
      '#b7cfd0',
    ),
    ridge(
      [
        [0.4, -4],
        [0.58, 10],
        [0.72, 70],
        [0.84, 40],
        [0.96, 130],
        [1.1, 120],
        [1.1, 0],
      ],
      '#8fb1ba',
    ),
    grove(w * 0.42, w + 60, shore + 5, 44 * u, '#6f9aa4', 6),
    water(frame, shore, ['#ffd3ae', '#b9b7c0', '#4f8296']),
    mist(frame, shore - 46 * u, 84 * u, '#ffe6cf', 0.75, 'm'),
    ripples({
      left: 0,
      right: w,
      top: shore + 20 * u,
      bottom: h,
      count: 16,
      colour: '#ffe9d4',
      seed: 4,
      opacity: 0.6,
      length: 240 * u,
    }),
    mirrored(
      'b',
      sampan(boat.x, boat.y, boat.k * u * 1.3, '#3a2a3c', '#8a5a4a') +
        standingRower(boat.x + 40 * u, boat.y - 8 * u, boat.k * u, '#5a4a6a', '#2b2436'),
      boat.y + 6 * u,
      0.35,
      0.7,
    ),
    shape(
      whole`M${bank * w},${h + 4}Q${(bank + 0.2) * w},${h * 0.93} ${(bank + 0.34) * w},${h * 0.92}T${w + 10},${h * 0.87}V${h + 4}z`,
      '#2f6a68',
    ),
    shape(
      whole`M${(bank + 0.04) * w},${h + 4}Q${(bank + 0.24) * w},${h * 0.965} ${w + 10},${h * 0.93}V${h + 4}z`,
      '#1f4f56',
    ),
    grassBlades(
      [(bank + 0.06) * w, h + 10],
      [w + 10, h * 0.96],
      choose(frame, 24, 24, 22),
      110 * u,
      '#1f4f56',
      4,
    ),
    choose<readonly (readonly [number, number, number, number])[]>(
      frame,
      [
        [0.995, 1.05, 1, -16],
        [0.955, 1.07, 0.9, -48],
        [1.04, 1.02, 1.1, 4],
      ],
      [
        [0.1, 1.04, 0.9, -30],
        [0.04, 1.02, 1, -4],
        [0.16, 1.05, 0.8, 40],
      ],
      [
        [0.08, 1.04, 0.72, -34],
        [0.03, 1.02, 0.8, -8],
        [0.14, 1.05, 0.64, 34],
      ],
    )
      .map(([x, y, s, degrees], index) =>
        bananaLeaf(x * w, y * h, s * u, index % 2 ? '#2f7a64' : '#1f5f58', '#7fb08a', degrees),
      )
      .join(''),
    bambooPost(post, top, h + 4, 22 * u),
    line(strings.join(''), '#4a3238', 3.4 * u),
    hung.join(''),
    pinchingHand(
      hand.x,
      hand.y,
      hand.k,
      hand.turn,
      '#d8322b',
      '#a81f2c',
      placed(0, -4, 1.06 * u, peg('#e8c188', '#b8864c')),
    ),
  ].join('')
}
