import { num } from './path'
import { range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'

export interface CoveredBridgeColours {
  wall: string
  shade: string
  stone: string
  stoneShade: string
  tile: string
  tileShade: string
  timber: string
  dark: string
  gold: string
}

function tiledRoof(
  left: number,
  right: number,
  eave: number,
  top: number,
  inset: number,
  sag: number,
  c: CoveredBridgeColours,
): string {
  const middle = (left + right) / 2
  const count = Math.round((right - left) / 12)
  const rows = range(count).map((index) => {
    const part = (index + 0.5) / count
    const upper = left + inset + (right - left - inset * 2) * part
    const lift = (t: number) => sag * 4 * (t - 0.5) ** 2
    return `M${num(upper)},${num(top - lift(part) + 2)}L${num(left + (right - left) * part)},${num(eave - lift(part) * 0.6 - 2)}`
  })
  const body = `M${left},${eave - sag * 0.6}Q${middle},${eave + sag * 0.5} ${right},${eave - sag * 0.6}L${right - inset},${top - sag}Q${middle},${top + sag} ${left + inset},${top - sag}z`
  const ridge = `M${left + inset - 5},${top - sag - 5}Q${left + inset},${top - sag} ${left + inset + 8},${top - sag + 0.6}Q${middle},${top + sag * 0.9} ${right - inset - 8},${top - sag + 0.6}Q${right - inset},${top - sag} ${right - inset + 5},${top - sag - 5}`
  return (
    shape(body, c.tile) +
    line(rows.join(''), c.tileShade, 1.5, 0.75) +
    line(
      `M${left},${eave - sag * 0.6}Q${middle},${eave + sag * 0.5} ${right},${eave - sag * 0.6}`,
      c.tileShade,
      3,
    ) +
    line(ridge, c.gold, 4)
  )
}

/** Chùa Cầu, the Japanese Covered Bridge of Hoi An, seen from the canal: stone piers, a bowed deck, latticed walls, tiled roof; 330 units wide, water at y. */
export function coveredBridge(
  x: number,
  y: number,
  scale: number,
  c: CoveredBridgeColours,
): string {
  const deck = (px: number) => -52 - 14 * (1 - (px / 112) ** 2)
  const arch = (from: number, to: number) => {
    const r = (to - from) / 2
    return `M${from} 8V${num(-30 + r * 0.5)}Q${from} ${num(-38 - r * 0.2)} ${(from + to) / 2} ${num(-38 - r * 0.2)}T${to} ${num(-30 + r * 0.5)}V8z`
  }
  const base =
    shape('M-118 8V-52Q0-82 118-52V8z', c.stone) +
    shape([arch(-100, -62), arch(-48, -14), arch(14, 48), arch(62, 100)].join(''), c.dark)
  const courses = line(
    'M-116-40h10M-60-20h10M-58-34h8M52-20h8M50-34h8M-12-20h24M-12-34h24M106-40h10M-116-16h14M104-16h12M-12-6h24',
    c.stoneShade,
    2,
  )
  const footing = [-55, 0, 55]
    .map((px) => shape(`M${px - 9} 8L${px - 5}-4H${px + 5}L${px + 9} 8z`, c.stoneShade))
    .join('')
  const posts = range(13).map((index) => -102 + index * 17)
  const hall =
    shape('M-108-52Q0-80 108-52V-104H-108z', c.dark) +
    shape('M-108-52Q0-80 108-52V-66Q0-94-108-66z', c.wall) +
    line('M-108-66Q0-94 108-66', c.timber, 4)
  const lattice =
    line(
      posts
        .slice(0, -1)
        .map((px) => `M${px + 6}${num(deck(px) - 16)}V-104M${px + 11}${num(deck(px) - 16)}V-104`)
        .join(''),
      c.gold,
      1,
      0.55,
    ) + line(posts.map((px) => `M${px}${num(deck(px))}V-104`).join(''), c.timber, 4.4)
  const house = (side: number) => {
    const left = side < 0 ? -164 : 104
    const middle = left + 30
    return (
      rect(left, -104, 60, 112, c.wall) +
      rect(side < 0 ? left : left + 46, -104, 14, 112, c.shade) +
      rect(left - 3, -8, 66, 16, c.stoneShade) +
      shape(`M${middle - 13}-46V-72a13 13 0 0 1 26 0V-46z`, c.dark) +
      circle(middle, -94, 5, c.dark) +
      line(`M${left + 6}-40H${left + 54}M${left + 6}-56V-100M${left + 54}-56V-100`, c.shade, 2.4)
    )
  }
  const roofs =
    tiledRoof(-182, -92, -100, -128, 16, 5, c) +
    tiledRoof(92, 182, -100, -128, 16, 5, c) +
    tiledRoof(-120, 120, -103, -134, 20, 5, c) +
    tiledRoof(-54, 54, -128, -154, 14, 6, c)
  const eyes =
    circle(-30, -125, 3.4, c.gold) + circle(30, -125, 3.4, c.gold) + circle(0, -124, 4.4, c.gold)
  return placed(
    x,
    y,
    scale,
    base + courses + footing + hall + lattice + house(-1) + house(1) + roofs + eyes,
  )
}
