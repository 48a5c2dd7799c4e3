import { range } from './rng'
import { curvedRoof } from './roof'
import { line, placed, rect, shape } from './shapes'

export interface OldGateColours {
  brick: string
  light: string
  shade: string
  dark: string
  roof: string
  trim: string
}

/** Ô Quan Chưởng, the old east gate of Hanoi: a brick wall with one great arch left open to what was drawn before, its watch-house on top; ground at y, 400 units wide and 400 tall, arch 132 wide and 190 tall. */
export function quanChuong(x: number, y: number, scale: number, c: OldGateColours): string {
  const arch = 'M-66 0V-124A66 66 0 0 1 66-124V0z'
  const wall = `<path fill="${c.brick}" fill-rule="evenodd" d="M-200 0L-188-246H188L200 0z${arch}"/>`
  const reveal = shape('M66 0V-124A66 66 0 0 0-66-124L-66-110A60 60 0 0 1 44-112V0z', c.dark)
  const ring = `<path fill="none" stroke="${c.light}" stroke-width="10" d="M-73 0V-124A73 73 0 0 1 73-124V0"/>`
  const doors = [-136, 136]
    .map((dx) => shape(`M${dx - 26} 0V-52a26 26 0 0 1 52 0V0z`, c.dark) + line(`M${dx - 30} 0V-52a30 30 0 0 1 60 0V0`, c.light, 5))
    .join('')
  const courses = line(
    range(22)
      .map((index) => {
        const cx = ((index * 67) % 100) + 88
        const cy = 14 + ((index * 41) % 216)
        return `M${(index % 2 === 0 ? 1 : -1) * cx - 12} -${cy}h24`
      })
      .join(''),
    c.shade,
    4,
  )
  const parapet =
    rect(-196, -258, 392, 14, c.light) +
    shape(
      range(9)
        .map((index) => `M${-190 + index * 44}-258v-24h30v24z`)
        .join(''),
      c.brick,
    ) +
    rect(-48, -240, 96, 26, c.shade) +
    rect(-42, -235, 84, 16, c.light)
  const house =
    rect(-84, -326, 168, 68, c.brick) +
    shape('M-22-258V-290a22 22 0 0 1 44 0V-258zM-70-266V-300h24v34zM46-266V-300h24v34z', c.dark) +
    line('M-84-326V-258M84-326V-258', c.light, 8) +
    curvedRoof({ x: 0, y: -322, half: 116, height: 44, ridge: 62, fill: c.roof, trim: c.trim, tiles: 14 }) +
    rect(-46, -382, 92, 20, c.brick) +
    curvedRoof({ x: 0, y: -380, half: 70, height: 30, ridge: 34, fill: c.roof, trim: c.trim, tiles: 8 })
  const side = shape('M188-246L200 0H168L160-246z', c.shade)
  return placed(x, y, scale, reveal + wall + side + courses + ring + doors + house + parapet)
}
