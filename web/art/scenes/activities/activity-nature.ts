import { bigFrond } from '../../kit/big-frond'
import { bigLeaf } from '../../kit/big-leaf'
import { foliage } from '../../kit/foliage'
import { forestWalker } from '../../kit/forest-walker'
import { lens, num } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { between, createRandom, range } from '../../kit/rng'
import { ellipse, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const near = { light: '#17523f', dark: '#0b2f2c', rib: '#2b7a52' }
const mid = { light: '#2b7a52', dark: '#17523f', rib: '#0b2f2c' }

/** Nature: out of the dark of the forest's leaves a walker stands with arms wide in the spray of a white waterfall. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const pool = h * choose(frame, 0.72, 0.7, 0.72)
  const fall = w * choose(frame, 0.5, 0.48, 0.48)
  const random = createRandom(6)
  const half = choose(frame, 120, 118, 104) * u
  const curtain = whole`M${fall - half * 0.7},${h * 0.1}L${fall - half * 0.86},${h * 0.4} ${fall - half * 1.2},${pool + 10}H${fall + half * 1.3}L${fall + half},${h * 0.44} ${fall + half * 0.74},${h * 0.1}z`
  const threads = range(9)
    .map((index) => {
      const x = fall + (index - 4) * half * 0.2
      const top = h * between(random, 0.12, 0.36)
      return `M${num(x)},${num(top)}l${num(10 * u)},0 ${num((index - 3.4) * 9 * u)},${num(h * between(random, 0.2, 0.34))}z`
    })
    .join('')
  const cliff = (side: number) => {
    const edge = fall + side * half * 0.7
    const out = side < 0 ? -20 : w + 20
    return whole`M${edge},${h * 0.08}L${edge + side * 34 * u},${h * 0.34} ${edge + side * 10 * u},${h * 0.5} ${edge + side * 70 * u},${pool}H${out}V${-10}H${edge + side * 60 * u}z`
  }
  const ledges = [0.2, 0.36, 0.5, 0.6].map(
    (part, index) =>
      whole`M${fall + half * (1.3 + index * 0.2)},${h * part}l${(190 + index * 60) * u},${-30 * u}v${80 * u}l${-(150 + index * 40) * u},${30 * u}zM${fall - half * (1.5 + index * 0.2)},${h * (part + 0.06)}l${-(150 + index * 50) * u},${-24 * u}v${60 * u}l${110 * u},${26 * u}z`,
  )
  const walker = choose(frame, { x: fall - 30, y: 760, k: 1 }, { x: fall, y: 960, k: 1.15 }, { x: fall, y: 740, k: 0.95 })
  const leaf = choose<readonly (readonly [number, number, number, number, boolean])[]>(
    frame,
    [
      [-2, 70, 2.3, -38, true],
      [-4, 104, 2.6, -20, false],
      [-3, 18, 2, 30, false],
      [-6, 40, 1.9, 8, true],
      [104, 68, 2.4, 214, true],
      [104, 104, 2.7, 202, false],
      [103, 14, 2, 150, false],
      [106, 40, 2, 174, true],
    ],
    [
      [-8, 84, 1.4, -52, true],
      [-10, 104, 1.5, -24, false],
      [-6, 12, 1.3, 40, false],
      [-14, 36, 1.3, 12, true],
      [-16, 62, 1.2, -6, false],
      [108, 82, 1.5, 232, true],
      [110, 104, 1.6, 206, false],
      [106, 10, 1.3, 138, false],
      [116, 36, 1.4, 168, true],
      [116, 62, 1.2, 186, false],
    ],
    [
      [-8, 82, 1.25, -52, true],
      [-10, 104, 1.4, -22, false],
      [-6, 12, 1.2, 38, false],
      [-12, 38, 1.2, 12, true],
      [-16, 64, 1.1, -6, false],
      [108, 80, 1.3, 232, true],
      [110, 105, 1.5, 204, false],
      [106, 10, 1.2, 142, false],
      [112, 40, 1.2, 170, true],
      [116, 64, 1.1, 186, false],
    ],
  )
  const fronds = choose(
    frame,
    ['-4,60 14,30 34,40', '104,58 88,28 70,42'],
    ['-6,58 16,34 34,46', '108,56 86,32 68,46'],
    ['-6,58 14,32 32,44', '108,56 86,30 70,44'],
  )
  return [
    rect(0, 0, w, h, '#f3efb8'),
    foliage(fall, h * 0.04, 460 * u, 90 * u, '#7fae5a', 3),
    shape(cliff(-1), '#3f7a62'),
    shape(cliff(1), '#245c50'),
    shape(ledges.join(''), '#17473f'),
    ellipse(fall, h * 0.102, half * 0.72, 22 * u, '#dcefe0'),
    shape(curtain, '#fdfdf0'),
    shape(threads, '#a9d8cc'),
    rect(0, pool, w, h, '#2f9a94'),
    shape(whole`M0,${pool + 70 * u}Q${w * 0.5},${pool + 30 * u} ${w},${pool + 80 * u}V${h}H0z`, '#1d7378'),
    ellipse(fall, pool + 8 * u, half * 2.1, 40 * u, '#fdfdf0'),
    ellipse(fall - half * 1.2, pool - 12 * u, half * 0.7, 44 * u, '#fdfdf0') +
      ellipse(fall + half * 1.3, pool - 8 * u, half * 0.6, 36 * u, '#dcefe0'),
    shape(
      range(9)
        .map((index) => lens(fall + between(random, -0.3, 0.3) * w, pool + (54 + index * 18) * u, between(random, 140, 380) * u, 9 * u))
        .join(''),
      '#a9e0cf',
    ),
    shape(
      whole`M${walker.x - 190 * walker.k},${walker.y + 70 * walker.k}Q${walker.x - 150 * walker.k},${walker.y - 16 * walker.k} ${walker.x},${walker.y - 10 * walker.k}T${walker.x + 210 * walker.k},${walker.y + 70 * walker.k}z`,
      '#17473f',
    ),
    forestWalker(walker.x, walker.y, walker.k, {
      shirt: '#d8402a',
      fold: '#8f2420',
      pack: '#f0b23a',
      packShade: '#b8741e',
      hat: '#f8e0a0',
    }),
    fronds
      .map((text) => {
        const [from = [0, 0], bend = [0, 0], to = [0, 0]] = percentPoints(frame, text)
        return bigFrond(from, bend, to, 150 * u, '#17523f', '#2b7a52')
      })
      .join(''),
    leaf.map(([x, y, k, degrees, light]) => bigLeaf((x / 100) * w, (y / 100) * h, k * u, degrees, light ? mid : near, 1.15)).join(''),
  ].join('')
}
