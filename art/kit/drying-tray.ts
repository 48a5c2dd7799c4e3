import { num } from './path'
import { range } from './rng'
import { ellipse, line, shape } from './shapes'

/** A low bamboo tray of mango slices in the noon sun, its near edge's middle at (0, 0), 400 units wide; meant for a stencil. */
export function dryingTray(): string {
  const shadow = shape('M-180 0H220L250 44H-150z', '#8a5a24')
  const legs = line('M-176 0V36M180 0V36', '#5f3a1c', 12)
  const mat =
    shape('M-200 0L-128-92H128L200 0z', '#f3dd9c') +
    line('M-200 0L-128-92H128L200 0z', '#a4692a', 13)
  const slices = range(3).flatMap((row) =>
    range(6).map((index) => {
      const half = 128 + row * 21
      const at = -half + ((index + 0.5) * half) / 3 + (row % 2) * 6
      return ellipse(
        Number(num(at)),
        -74 + row * 27,
        17 + row * 2,
        8 + row,
        row % 2 ? '#e8791a' : '#f5971f',
      )
    }),
  )
  return shadow + legs + mat + slices.join('')
}
