import { mix, num, type Point } from './path'
import { range } from './rng'
import { line, shape } from './shapes'

export interface RopeBridgeOptions {
  /** middle of the deck at the viewer and at the far bank, each with half its width. */
  near: readonly [x: number, y: number, half: number]
  far: readonly [x: number, y: number, half: number]
  sag: number
  planks: number
  wood: string
  shade: string
  rope: string
}

/** A spot of the deck: part 0 at the far bank, 1 at the viewer; depth follows perspective. */
export function bridgeSpot(
  o: RopeBridgeOptions,
  part: number,
): { x: number; y: number; half: number } {
  const close = part ** 2.1
  const dip = Math.sin(Math.PI * Math.min(1, part ** 0.9)) * o.sag
  return {
    x: mix(o.far[0], o.near[0], close),
    y: mix(o.far[1], o.near[1], close) + dip,
    half: mix(o.far[2], o.near[2], close),
  }
}

/** A suspension footbridge running away from the viewer: planks with gaps, hangers, two hand ropes. */
export function ropeBridge(o: RopeBridgeOptions): string {
  const spots = range(o.planks + 1).map((index) => bridgeSpot(o, index / o.planks))
  const plank = (index: number): string => {
    const [a, b] = [spots[index], spots[index + 1]]
    if (!a || !b) return ''
    const gap = 0.76
    const [x, y, half] = [mix(a.x, b.x, gap), mix(a.y, b.y, gap), mix(a.half, b.half, gap)]
    return `M${num(a.x - a.half)},${num(a.y)}H${num(a.x + a.half)}L${num(x + half)},${num(y)}H${num(x - half)}z`
  }
  const edge = (index: number): string => {
    const [a, b] = [spots[index], spots[index + 1]]
    if (!a || !b) return ''
    const [x, y, half] = [mix(a.x, b.x, 0.76), mix(a.y, b.y, 0.76), mix(a.half, b.half, 0.76)]
    return `M${num(x - half)},${num(y)}H${num(x + half)}v${num(half * 0.06)}H${num(x - half)}z`
  }
  const hand = (side: number): Point[] =>
    spots.map(({ x, y, half }) => [x + side * half * 1.32, y - half * 1.15])
  const foot = (side: number): Point[] => spots.map(({ x, y, half }) => [x + side * half * 1.04, y])
  const path = (points: readonly Point[]) =>
    `M${points.map(([x, y]) => `${num(x)},${num(y)}`).join(' ')}`
  const hangers = [-1, 1]
    .map((side) =>
      spots
        .map((_, index) => {
          const [top, low] = [hand(side)[index], foot(side)[index]]
          return top && low && index % 2 === 0
            ? `M${num(top[0])},${num(top[1])}L${num(low[0])},${num(low[1])}`
            : ''
        })
        .join(''),
    )
    .join('')
  const thick = o.near[2] * 0.035
  return (
    shape(range(o.planks).map(plank).join(''), o.wood) +
    shape(range(o.planks).map(edge).join(''), o.shade) +
    line(hangers, o.rope, thick * 0.55) +
    line(path(foot(-1)) + path(foot(1)), o.rope, thick) +
    line(path(hand(-1)) + path(hand(1)), o.rope, thick * 1.3)
  )
}
