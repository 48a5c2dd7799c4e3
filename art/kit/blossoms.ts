import { copyAt } from './copies'
import { at, num, type Point } from './path'
import { between, createRandom, range } from './rng'
import { line, shape } from './shapes'
import { whole } from './whole-path'

/** One five-petalled flower, 24 units wide; make it a stencil and scatter it with `blossomsAt`. */
export function blossom(petal: string, heart: string): string {
  const petals = range(5)
    .map((index) => {
      const spot = (degrees: number, radius: number) => {
        const angle = ((index * 72 + degrees - 90) * Math.PI) / 180
        return `${num(Math.cos(angle) * radius)},${num(Math.sin(angle) * radius)}`
      }
      return `M0,0C${spot(-44, 11)} ${spot(-16, 13)} ${spot(0, 10.5)}C${spot(16, 13)} ${spot(44, 11)} 0,0z`
    })
    .join('')
  const stamens = range(5)
    .map(
      (index) =>
        `M0,0L${num(Math.sin(index * 1.257 + 0.6) * 5)},${num(-Math.cos(index * 1.257 + 0.6) * 5)}`,
    )
    .join('')
  return shape(petals, petal) + line(stamens, heart, 1.6)
}

/** Copies of a flower stencil, turned and sized by chance, one at each point. */
export function blossomsAt(
  id: string,
  points: readonly Point[],
  size: number,
  seed: number,
): string {
  const random = createRandom(seed)
  return points
    .map(([x, y]) =>
      copyAt(
        id,
        Math.round(x),
        Math.round(y),
        size * between(random, 0.75, 1.2),
        1 + random() * 72,
      ),
    )
    .join('')
}

export interface Bough {
  wood: string
  tips: Point[]
}

/** A bough that forks as it grows from (x, y) at an angle: its strokes, and the points where flowers sit. */
export function growBough(
  x: number,
  y: number,
  degrees: number,
  length: number,
  forks: number,
  width: number,
  colour: string,
  seed: number,
): Bough {
  const random = createRandom(seed)
  const tips: Point[] = []
  const byDepth: string[] = range(forks + 1).map(() => '')
  const grow = (fx: number, fy: number, angle: number, reach: number, depth: number) => {
    const bend = between(random, -14, 14)
    const end = ((angle + bend) * Math.PI) / 180
    const [tx, ty] = [fx + Math.cos(end) * reach, fy + Math.sin(end) * reach]
    const middle = ((angle - bend) * Math.PI) / 180
    const elbow: Point = [fx + Math.cos(middle) * reach * 0.5, fy + Math.sin(middle) * reach * 0.5]
    byDepth[depth] = `${byDepth[depth] ?? ''}M${at([fx, fy])}Q${at(elbow)} ${at([tx, ty])}`
    if (depth > 0) {
      const spots = [0.35, 0.65, 0.95].map(
        (part): Point => [
          fx + (tx - fx) * part + between(random, -14, 14),
          fy + (ty - fy) * part + between(random, -14, 14),
        ],
      )
      tips.push(...spots)
    }
    if (depth >= forks) {
      tips.push([tx, ty])
      return
    }
    grow(
      tx,
      ty,
      angle + bend + between(random, 4, 22),
      reach * between(random, 0.7, 0.86),
      depth + 1,
    )
    grow(
      tx,
      ty,
      angle + bend - between(random, 20, 46),
      reach * between(random, 0.58, 0.78),
      depth + 1,
    )
  }
  grow(x, y, degrees, length, 0)
  const wood = byDepth
    .map((d, depth) => (d ? line(d, colour, Math.max(2.4, width * 0.62 ** depth)) : ''))
    .join('')
  return { wood, tips }
}

/** Loose petals drifting over a patch of the picture. */
export function driftingPetals(
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
  size: number,
  colour: string,
  seed: number,
): string {
  const random = createRandom(seed)
  const d = range(count)
    .map(() => {
      const s = size * between(random, 0.6, 1.2)
      const lean = between(random, -0.6, 0.6) * s
      const start = whole`M${between(random, left, right)},${between(random, top, bottom)}`
      return (
        start +
        whole`q${s},${-s * 0.6 + lean} ${s * 1.6},${lean}q${-s * 0.8},${s * 0.5} ${-s * 1.6},${-lean}`
      )
    })
    .join('')
  return shape(d, colour, 0.9)
}
