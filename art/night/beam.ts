import { num, type Point } from '../kit/path'
import { shape } from '../kit/shapes'

/** The beam of a headlight from its lamp to where it has faded to nothing; give each its own id. */
export function beam(
  id: string,
  [x, y]: Point,
  [toX, toY]: Point,
  half: number,
  colour = '#ffedb8',
  opacity = 0.6,
): string {
  const long = Math.hypot(toX - x, toY - y)
  const [sideX, sideY] = [((y - toY) / long) * half, ((toX - x) / long) * half]
  const ends = `x1="${num(x)}" y1="${num(y)}" x2="${num(toX)}" y2="${num(toY)}"`
  const stops = `<stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`
  const cone = [
    [x - sideX * 0.12, y - sideY * 0.12],
    [toX - sideX, toY - sideY],
    [toX + sideX, toY + sideY],
    [x + sideX * 0.12, y + sideY * 0.12],
  ]
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops}</linearGradient>` +
    shape(`M${cone.map(([a = 0, b = 0]) => `${num(a)},${num(b)}`).join('L')}z`, `url(#${id})`)
  )
}
