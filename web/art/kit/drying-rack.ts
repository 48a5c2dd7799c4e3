import { num } from './path'
import { range } from './rng'
import { line, placed, shape } from './shapes'

/** A bamboo rack with slices of fruit laid out to dry in rows on its slanting tray, foot at (x, y), 260 units wide and 120 tall. */
export function dryingRack(x: number, y: number, scale: number, fruit: readonly [string, string]): string {
  const legs = line('M-116 0V-70M116 0V-70M-84-10V-112M84-10V-112', '#7d5a2c', 9)
  const tray = shape('M-136-62L-92-124H92L136-62z', '#e6cb8a') + line('M-136-62L-92-124H92L136-62z', '#a87a3c', 8)
  const slats = line(
    range(9)
      .map((index) => `M${num(-120 + index * 30)}-64L${num(-82 + index * 20.5)}-122`)
      .join(''),
    '#c9a45c',
    3,
  )
  const row = (index: number) => {
    const top = -114 + index * 15
    const half = 84 + index * 11
    const count = 8
    return range(count)
      .map((step) => `M${num(-half + ((step + 0.5) * half * 2) / count - 6 - index)},${top}h${12 + index * 2}`)
      .join('')
  }
  return placed(x, y, scale, legs + tray + slats + line(row(0) + row(2), fruit[0], 8) + line(row(1) + row(3), fruit[1], 9))
}
