import { num } from './path'
import { range } from './rng'
import { curvedRoof } from './roof'
import { circle, line, placed, rect, shape } from './shapes'

export interface CitadelColours {
  stone: string
  stoneShade: string
  stoneLight: string
  lacquer: string
  gold: string
  yellowTile: string
  yellowTrim: string
  greenTile: string
  greenTrim: string
  dark: string
}

/** Ngọ Môn, the noon gate of Hue: stone base with its gates and the Five-Phoenix pavilions, 430 units wide, 175 high, foot at y. */
export function citadelGate(x: number, y: number, scale: number, colours: CitadelColours): string {
  return placed(x, y, scale, pavilions(colours) + stoneBase(colours))
}

function stoneBase(c: CitadelColours): string {
  const main = rect(-116, -66, 232, 66, c.stoneShade)
  const gate = (gx: number, half: number, top: number) =>
    rect(gx - half - 3, -top - 4, half * 2 + 6, top + 4, c.stone) +
    rect(gx - half, -top, half * 2, top, c.dark)
  const arch = (gx: number) => shape(`M${gx - 11},0V-26A11,11 0 0 1 ${gx + 11},-26V0z`, c.dark)
  const wing = (side: number) => {
    const left = side < 0 ? -212 : 110
    const rim =
      rect(left - 3, -76, 108, 6, c.stoneLight) + rect(left - 3, -6, 108, 10, c.stoneShade)
    const sill = rect(side < 0 ? -116 : 110, -70, 6, 74, c.stoneShade)
    return (
      rect(left, -72, 102, 76, c.stone) +
      rim +
      sill +
      arch(left + 51) +
      line(`M${left + 8}-48h86M${left + 8}-30h26m34 0h26`, c.stoneShade, 1, 0.6)
    )
  }
  const parapet =
    rect(-116, -72, 232, 7, c.stoneLight) +
    line(
      range(19)
        .map((index) => `M${-108 + index * 12}-69v3`)
        .join(''),
      c.stoneShade,
      3,
    )
  return (
    main +
    gate(0, 12, 46) +
    gate(-46, 9, 38) +
    gate(46, 9, 38) +
    line('M-100-50h32m136 0h32M-100-26h32m136 0h32', c.stone, 1, 0.6) +
    parapet +
    wing(-1) +
    wing(1)
  )
}

function gallery(
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
  c: CitadelColours,
): string {
  const posts = range(count)
    .map(
      (index) => `M${num(left + 3 + ((right - left - 6) * index) / (count - 1))},${top}V${bottom}`,
    )
    .join('')
  return (
    rect(left, top, right - left, bottom - top, c.dark) +
    rect(left, bottom - 9, right - left, 3, c.gold, 0.7) +
    line(posts, c.lacquer, 3.6)
  )
}

function pavilions(c: CitadelColours): string {
  const green = { fill: c.greenTile, trim: c.greenTrim }
  const yellow = { fill: c.yellowTile, trim: c.yellowTrim }
  const wing = (side: number) =>
    gallery(side * 161 - 40, side * 161 + 40, -102, -72, 7, c) +
    rect(side * 161 - 27, -130, 54, 16, c.lacquer) +
    curvedRoof({ x: side * 161, y: -100, half: 58, height: 17, ridge: 34, tiles: 14, ...green }) +
    curvedRoof({ x: side * 161, y: -126, half: 43, height: 19, ridge: 22, tiles: 10, ...green })
  const flank = (side: number) =>
    rect(side * 76 - 26, -130, 52, 20, c.lacquer) +
    line(`M${side * 76 - 20}-121h40`, c.gold, 3) +
    curvedRoof({ x: side * 76, y: -98, half: 52, height: 17, ridge: 38, tiles: 12, ...green }) +
    curvedRoof({ x: side * 76, y: -125, half: 40, height: 18, ridge: 24, tiles: 9, ...green })
  const hall =
    gallery(-114, 114, -102, -70, 17, c) +
    flank(-1) +
    flank(1) +
    curvedRoof({ x: 0, y: -100, half: 56, height: 20, ridge: 40, tiles: 14, ...yellow }) +
    rect(-36, -142, 72, 24, c.lacquer) +
    line('M-28-130h16m8 0h8m8 0h16', c.gold, 9) +
    line('M-36-120V-142M-20-120V-142M20-120V-142M36-120V-142', c.dark, 2) +
    curvedRoof({ x: 0, y: -138, half: 54, height: 24, ridge: 28, tiles: 12, ...yellow })
  const jewel = circle(0, -167, 3.4, c.lacquer) + shape('M-7-163Q0-176 7-163z', c.yellowTrim)
  return wing(-1) + wing(1) + hall + jewel
}
