import { num } from './path'
import { range } from './rng'
import { circle, line, placed, shape } from './shapes'

export interface FrangipaniColours {
  bark: string
  leaf: string
  leafLight: string
  petal: string
  heart: string
}

function blossom(x: number, y: number, size: number, turn: number): string {
  return range(5)
    .map((index) => {
      const angle = ((index * 72 + turn) * Math.PI) / 180
      const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size]
      return `M${num(x)},${num(y)}q${num(cos * 0.3 - sin * 0.7)},${num(sin * 0.3 + cos * 0.7)} ${num(cos)},${num(sin)}q${num(-cos * 0.1 + sin * 0.5)},${num(-sin * 0.1 - cos * 0.5)} ${num(-cos)},${num(-sin)}`
    })
    .join('')
}

/** A bough of frangipani (hoa sứ) reaching to the left from (x, y): bare forked wood, long leaves, white flowers with yellow hearts. */
export function frangipaniBough(
  x: number,
  y: number,
  scale: number,
  c: FrangipaniColours,
  flip = false,
): string {
  const wood =
    line('M20-30Q-60 0-120-6', c.bark, 17) +
    line(
      'M-116-6Q-150 0-190-24M-116-6Q-150 20-168 62M-60-2Q-84 34-80 84M-60-4Q-96-30-104-66',
      c.bark,
      12,
    )
  const ends: readonly (readonly [number, number])[] = [
    [-194, -26],
    [-170, 66],
    [-80, 88],
    [-106, -68],
  ]
  const leafAt = (px: number, py: number, degrees: number, length: number) => {
    const angle = (degrees * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
    return `M${num(px)},${num(py)}q${num(dx * 0.5 - dy * 0.2)},${num(dy * 0.5 + dx * 0.2)} ${num(dx)},${num(dy)}q${num(-dx * 0.5 + dy * 0.2)},${num(-dy * 0.5 - dx * 0.2)} ${num(-dx)},${num(-dy)}`
  }
  const back = ends
    .map(([px, py], index) =>
      [-170, -110, 80, 140].map((degrees) => leafAt(px, py, degrees + index * 14, 66)).join(''),
    )
    .join('')
  const front = ends
    .map(([px, py], index) =>
      [-140, 40, 110, 190].map((degrees) => leafAt(px, py, degrees + index * 20, 54)).join(''),
    )
    .join('')
  const spots = ends.flatMap(([px, py], index) => [
    [px - 12, py + 4, index * 20] as const,
    [px + 14, py - 8, index * 31 + 20] as const,
    [px + 4, py + 18, index * 17 + 40] as const,
  ])
  const fallen = [blossom(-140, 120, 18, 10), blossom(-56, 150, 15, 44)].join('')
  const flowers = shape(
    spots.map(([px, py, turn]) => blossom(px, py, 24, turn)).join('') + fallen,
    c.petal,
  )
  const hearts =
    spots.map(([px, py]) => circle(px, py, 6.4, c.heart)).join('') +
    circle(-140, 120, 5, c.heart) +
    circle(-56, 150, 4, c.heart)
  return placed(
    x,
    y,
    scale,
    wood + shape(back, c.leaf) + shape(front, c.leafLight) + flowers + hearts,
    flip,
  )
}
