import { atWhole, num, type Point } from './path'
import { between, createRandom, range } from './rng'
import { circle, placed, shape } from './shapes'

export interface PalmColours {
  trunk: string
  leaf: string
  leafLight: string
  nut?: string
}

function frond(degrees: number, length: number, droop: number): string {
  const angle = (degrees * Math.PI) / 180
  const tip: Point = [Math.cos(angle) * length, Math.sin(angle) * length + droop]
  const bend: Point = [
    Math.cos(angle) * length * 0.55,
    Math.sin(angle) * length * 0.85 - droop * 0.25,
  ]
  const spot = (t: number): Point => [
    2 * t * (1 - t) * bend[0] + t * t * tip[0],
    2 * t * (1 - t) * bend[1] + t * t * tip[1],
  ]
  const teeth = range(6)
    .map((index) => {
      const t = 1 - (index + 0.5) / 6
      const inner = spot(t)
      const outer = spot(Math.min(1, t + 0.1))
      const depth = length * 0.24 * Math.sin(Math.PI * (0.18 + t * 0.72))
      return `L${atWhole([outer[0] + tip[0] * 0.05, outer[1] + depth])} ${atWhole([inner[0], inner[1] + length * 0.035])}`
    })
    .join('')
  return `M0,0Q${atWhole(bend)} ${atWhole(tip)}${teeth}z`
}

/** A coconut palm: curved trunk from (x, y) to its crown `lean` units aside and `tall` units up, drooping fronds, nuts. */
export function palm(
  x: number,
  y: number,
  scale: number,
  colours: PalmColours,
  tall = 200,
  lean = 40,
  seed = 1,
): string {
  const random = createRandom(seed)
  const trunk = shape(
    `M-8,0Q${num(lean * 0.1 - 5)},${num(-tall * 0.55)} ${num(lean - 3)},${num(-tall)}h6Q${num(lean * 0.1 + 8)},${num(-tall * 0.5)} 9,0z`,
    colours.trunk,
  )
  const turn = (degrees: number) => degrees + between(random, -7, 7)
  const back = [-160, -128, -98, -64, -30]
    .map((degrees) => frond(turn(degrees), between(random, 76, 98), 34))
    .join('')
  const front = [-182, -146, -46, -6, 16]
    .map((degrees) => frond(turn(degrees), between(random, 74, 94), 40))
    .join('')
  const nuts = colours.nut
    ? circle(-6, 8, 6, colours.nut) + circle(6, 9, 6, colours.nut) + circle(0, 13, 6, colours.nut)
    : ''
  return placed(
    x,
    y,
    scale,
    `${trunk}<g transform="transla` +
      `te(${num(lean)},${num(-tall)})">${shape(back, colours.leaf)}${nuts}${shape(front, colours.leafLight)}` +
      `</g>`,
  )
}
