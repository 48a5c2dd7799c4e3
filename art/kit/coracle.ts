import { at, num, type Point } from './path'
import { range } from './rng'
import { clipped, ellipse, line, placed, shape } from './shapes'

export interface CoracleColours {
  weave: string
  shade: string
  rim: string
  inside: string
  shadow: string
}

const side = 'M-100 0Q-100 58-46 74-20 80 0 80 20 80 46 74 100 58 100 0Q80-40 0-44-80-40-100 0z'

/** A round basket boat (thúng) resting on sand and seen from above its rim, 200 units wide; give each its own id. */
export function coracle(
  x: number,
  y: number,
  scale: number,
  c: CoracleColours,
  id: string,
  degrees = 0,
  paddle = '',
): string {
  const hatch = range(15)
    .map((index) => {
      const start = -190 + index * 26
      return `M${start} 90L${start + 110} -20M${start + 16} -20L${start + 126} 90`
    })
    .join('')
  const outside = clipped(
    `${id}o`,
    side,
    shape(side, c.weave) +
      line(hatch, c.shade, 3.4, 0.8) +
      shape('M20 90Q70 60 78-20L110 0 100 80z', c.shade, 0.55),
  )
  const hollow = 'M-91 0A91 38 0 0 0 91 0 91 38 0 0 0-91 0z'
  const ribs = range(7)
    .map(
      (index) => `M${-84 + index * 28} -40Q${num(-60 + index * 20)} 20 ${num(-40 + index * 14)} 44`,
    )
    .join('')
  const floor = ellipse(0, 26, 66, 22, c.weave) + line(ribs + hatch, c.shade, 2.6, 0.6)
  const bench = shape('M-90 2H90L82 16H-82z', c.rim) + shape('M-82 16H82L80 21H-80z', c.shade)
  const inside = clipped(`${id}i`, hollow, ellipse(0, 0, 91, 38, c.inside) + floor + bench)
  const lip = `<ellipse rx="96" ry="41" fill="none" stroke="${c.rim}" stroke-width="9"/><ellipse rx="96" ry="41" fill="none" stroke="${c.shade}" stroke-width="9" stroke-dasharray="2.5 21" opacity=".8"/>`
  return placed(
    x,
    y,
    scale,
    ellipse(26, 74, 104, 17, c.shadow, 0.45) + outside + inside + lip + paddle,
    false,
    degrees,
  )
}

/** A basket boat turned over to dry on the sand: a woven dome, 200 units wide. */
export function upturnedCoracle(
  x: number,
  y: number,
  scale: number,
  c: CoracleColours,
  id: string,
): string {
  const dome = 'M-100 0Q-98-62-40-76 0-86 40-76 98-62 100 0 60 26 0 26-60 26-100 0z'
  const spokes = range(13)
    .map((index) => {
      const angle = (index / 12) * Math.PI
      const foot: Point = [-Math.cos(angle) * 104, Math.sin(angle) * 28]
      const bend: Point = [-Math.cos(angle) * 92, -40]
      return `M0-74Q${at(bend)} ${at(foot)}`
    })
    .join('')
  const hoops = 'M-84-44Q0-8 84-44M-98-16Q0 26 98-16M-56-68Q0-46 56-68'
  const weave =
    line(spokes + hoops, c.shade, 3.2, 0.75) + shape('M30-90Q70-40 60 40L120 30V-60z', c.shade, 0.5)
  const lip = line('M-100 0Q-60 26 0 26T100 0', c.rim, 9)
  return placed(
    x,
    y,
    scale,
    ellipse(24, 20, 108, 16, c.shadow, 0.45) +
      clipped(id, dome, shape(dome, c.weave) + weave) +
      lip,
  )
}
