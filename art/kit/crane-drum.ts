import { num } from './path'
import { range } from './rng'
import { circle, line, placed, shape } from './shapes'

export interface CraneDrumColours {
  bronze: string
  shade: string
  mark: string
  shine: string
}

function ring(radius: number, width: number, colour: string, dash = ''): string {
  const dashed = dash ? ` stroke-dasharray="${dash}"` : ''
  return `<circle r="${num(radius)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${dashed}/>`
}

function around(id: string, content: string, count: number): string {
  const copies = range(count - 1).map(
    (index) => `<use href="#${id}" transform="rotate(${num(((index + 1) * 360) / count)})"/>`,
  )
  return `<g id="${id}">${content}</g>${copies.join('')}`
}

function teeth(outer: number, inner: number, count: number): string {
  return range(count * 2)
    .map((index) => {
      const reach = index % 2 === 0 ? outer : inner
      const angle = (index / count) * Math.PI
      return `${index === 0 ? 'M' : 'L'}${num(Math.sin(angle) * reach)},${num(-Math.cos(angle) * reach)}`
    })
    .join('')
}

/** The face of the Ngọc Lũ bronze drum in full: a fourteen-point star, feathered dancers, flying cranes, rings of saw teeth. */
export function craneDrum(
  x: number,
  y: number,
  radius: number,
  c: CraneDrumColours,
  turn = 0,
): string {
  const crane = shape(
    'M-14-68L-6-71Q-5-75-1-73L6-71 13-73 11-68 2-66Q-3-65-6-68zM-1-72L9-80 6-70zM-1-67L7-60 6-66z',
    c.mark,
  )
  const dancer = shape('M-3-43L-4-50-7-51-4-53Q-4-56-1-56L1-61Q3-59 3-55L6-54 3-52 3-43z', c.mark)
  const rims =
    circle(0, 0, 100, c.shade) +
    circle(0, 0, 97, c.bronze) +
    ring(90, 7, c.mark, '2.2 2.5') +
    ring(84, 1, c.mark) +
    ring(94.5, 1, c.mark)
  const bands =
    ring(70, 26, c.shine, '') +
    ring(82, 1, c.mark) +
    ring(57, 0.8, c.mark) +
    around('cd', crane, 14) +
    ring(51, 14, c.bronze) +
    around('ce', dancer, 22) +
    ring(41, 1, c.mark) +
    ring(37.5, 4, c.mark, '1.2 1.8') +
    ring(34, 1, c.mark)
  const star =
    circle(0, 0, 32, c.shine) +
    shape(`${teeth(31, 10, 14)}z`, c.mark) +
    circle(0, 0, 10, c.mark) +
    circle(0, 0, 4.5, c.shine)
  const lightArc = line('M-86-46A97 97 0 0 1 20-95', '#fff6d8', 2.4, 0.8)
  return placed(x, y, radius / 100, rims + bands + star + lightArc, false, turn)
}
