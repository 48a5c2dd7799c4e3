import { num } from './path'
import { shape } from './shapes'

export type Joint = readonly [x: number, y: number, radius: number]

/** An arm or a leg as one flat shape that tapers from joint to joint, round at its ends. */
export function limb(joints: readonly Joint[], fill: string): string {
  const bones = joints.slice(1).map(([x2, y2, r2], index) => {
    const [x1, y1, r1] = joints[index] ?? [x2, y2, r2]
    const long = Math.hypot(x2 - x1, y2 - y1) || 1
    const [sideX, sideY] = [(y1 - y2) / long, (x2 - x1) / long]
    const corners = [
      [x1 - sideX * r1, y1 - sideY * r1],
      [x2 - sideX * r2, y2 - sideY * r2],
      [x2 + sideX * r2, y2 + sideY * r2],
      [x1 + sideX * r1, y1 + sideY * r1],
    ]
    return `M${corners.map(([x = 0, y = 0]) => `${num(x)},${num(y)}`).join('L')}z`
  })
  const ends = joints.map(([x, y, r]) => {
    const half = (way: 1 | -1) => `a${num(r)},${num(r)} 0 0 1 ${num(2 * r * way)},0`
    return `M${num(x - r)},${num(y)}${half(1)}${half(-1)}z`
  })
  return shape(bones.join('') + ends.join(''), fill)
}
