import { at, type Point } from './path'
import { cycle, range } from './rng'
import { line, placed, rect, shape } from './shapes'

export interface JunkColours {
  sail: string
  sailShade: string
  hull: string
  light?: string
}

function fanSail(x: number, y: number, boom: number, height: number, colours: JunkColours): string {
  const ribs = 6
  const tips = range(ribs).map((index): Point => {
    const part = index / (ribs - 1)
    const angle = ((3 + part * 76) * Math.PI) / 180
    const reach = boom + (height - boom) * part ** 0.8
    return [x + Math.cos(angle) * reach, y - Math.sin(angle) * reach]
  })
  const roots = range(ribs).map((index): Point => {
    const part = index / (ribs - 1)
    return [x - boom * 0.2 * Math.sin(part * Math.PI), y - height * 0.8 * part]
  })
  const panels = range(ribs - 1).map((index) => {
    const tip = cycle(tips, index)
    const next = cycle(tips, index + 1)
    const root = cycle(roots, index)
    const middle: Point = [
      (tip[0] + next[0]) / 2 - boom * 0.05,
      (tip[1] + next[1]) / 2 + height * 0.03,
    ]
    const d = `M${at(root)}L${at(tip)}Q${at(middle)} ${at(next)}L${at(cycle(roots, index + 1))}z`
    return shape(d, index % 2 === 0 ? colours.sail : colours.sailShade)
  })
  const battens = range(ribs).map(
    (index) => `M${at(cycle(roots, index))}L${at(cycle(tips, index))}`,
  )
  return panels.join('') + line(battens.join(''), colours.hull, 1.1, 0.75)
}

/** A Ha Long junk under three fan sails, bow to the left, waterline at y. About 125 units long and 125 high at scale 1. */
export function junk(
  x: number,
  y: number,
  scale: number,
  colours: JunkColours,
  flip = false,
): string {
  const lamp = colours.light ?? '#ffd98a'
  const masts = line('M-33-8L-31-86M2-8L6-122M38-18L39-82', colours.hull, 2.2)
  const sails =
    fanSail(38, -26, 26, 56, colours) +
    fanSail(-33, -22, 34, 66, colours) +
    fanSail(2, -20, 54, 102, colours)
  const hull = shape(
    'M-62-17Q-52-10-40-9L26-8 30-22 62-25 57-4Q55 6 46 6L-38 6Q-52 4-62-17z',
    colours.hull,
  )
  const strake = line('M-52-6Q-40-1-30-1L56-2', colours.sail, 2)
  const windows = range(3)
    .map((index) => rect(35 + index * 7, -18, 4, 5, lamp))
    .join('')
  const flag = shape('M6-122l15 3-15 6z', colours.sail)
  return placed(x, y, scale, masts + sails + flag + hull + strake + windows, flip)
}
