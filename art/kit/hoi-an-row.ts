import { num } from './path'
import { range } from './rng'
import { line, rect, shape } from './shapes'

export interface HoiAnColours {
  walls: readonly [string, string]
  shade: string
  roof: string
  roofShade: string
  wood: string
  dark: string
}

/** A row of Hội An merchants' houses straight ahead: two storeys of yellow wall, long tiled roofs, dark wooden fronts; `base` is the street or the flood. */
export function hoiAnRow(
  left: number,
  right: number,
  base: number,
  width: number,
  c: HoiAnColours,
): string {
  const count = Math.ceil((right - left) / width)
  return range(count)
    .map((index) => {
      const x = left + index * width
      const tall = width * (index % 3 === 1 ? 0.86 : 0.72)
      const top = base - tall
      const roof = shape(
        `M${num(x - width * 0.04)},${num(top)}L${num(x + width * 0.06)},${num(top - width * 0.24)}H${num(x + width * 0.94)}L${num(x + width * 1.04)},${num(top)}z`,
        c.roof,
      )
      const tiles = line(
        range(9)
          .map(
            (row) =>
              `M${num(x + width * (0.12 + row * 0.095))},${num(top - width * 0.23)}L${num(x + width * (0.06 + row * 0.11))},${num(top - 3)}`,
          )
          .join(''),
        c.roofShade,
        width * 0.016,
      )
      const porch = shape(
        `M${num(x)},${num(base - tall * 0.42)}L${num(x + width * 0.05)},${num(base - tall * 0.54)}H${num(x + width * 0.95)}L${num(x + width)},${num(base - tall * 0.42)}z`,
        c.roofShade,
      )
      const windows = [0.16, 0.44, 0.72].map(
        (part) =>
          rect(x + width * part, top + tall * 0.12, width * 0.13, tall * 0.26, c.wood) +
          rect(x + width * (part + 0.05), top + tall * 0.12, width * 0.03, tall * 0.26, c.dark),
      )
      const doors =
        rect(x + width * 0.1, base - tall * 0.4, width * 0.8, tall * 0.4, c.dark) +
        [0.1, 0.34, 0.62, 0.86]
          .map((part) =>
            rect(x + width * part, base - tall * 0.4, width * 0.05, tall * 0.4, c.wood),
          )
          .join('')
      return (
        rect(x, top, width, tall, c.walls[index % 2] ?? c.walls[0]) +
        rect(x + width * 0.9, top, width * 0.1, tall, c.shade) +
        windows.join('') +
        doors +
        porch +
        roof +
        tiles
      )
    })
    .join('')
}
