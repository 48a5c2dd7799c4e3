import { num } from './path'
import { between, createRandom, cycle, range } from './rng'
import { line, rect, shape } from './shapes'

/** A row of Hanoi tube houses seen from straight across the street: narrow fronts of many heights and colours, balconies, shutters, awnings over lit shops. */
export function tubeRow(
  left: number,
  right: number,
  base: number,
  width: number,
  c: { walls: readonly string[]; shades: readonly string[]; dark: string; lamp: string; awnings: readonly string[] },
  seed: number,
): string {
  const random = createRandom(seed)
  const parts: string[] = []
  let x = left
  let index = 0
  while (x < right) {
    const w = width * between(random, 0.8, 1.15)
    const storey = width * between(random, 0.72, 0.86)
    const storeys = 3 + Math.floor(random() * 3)
    const top = base - storey * (storeys + 1)
    const wall = cycle(c.walls, index)
    const shade = cycle(c.shades, index)
    const dark: string[] = []
    const bars: string[] = []
    for (const level of range(storeys)) {
      const floor = base - storey * (level + 1)
      const lit = random() < 0.4
      for (const part of [0.2, 0.56]) {
        const wx = x + w * part
        dark.push(rect(wx, floor - storey * 0.68, w * 0.24, storey * 0.58, lit ? c.lamp : c.dark))
        bars.push(`M${num(wx - w * 0.03)},${num(floor - storey * 0.68)}v${num(storey * 0.58)}m${num(w * 0.3)},0v${num(-storey * 0.58)}`)
      }
      if (level % 2 === index % 2)
        bars.push(
          `M${num(x + w * 0.08)},${num(floor - storey * 0.3)}h${num(w * 0.84)}${range(7)
            .map((bar) => `M${num(x + w * (0.1 + bar * 0.133))},${num(floor - storey * 0.3)}V${num(floor)}`)
            .join('')}`,
        )
      bars.push(`M${num(x)},${num(floor)}h${num(w)}`)
    }
    const roof =
      index % 2
        ? shape(
            `M${num(x - 6)},${num(top)}L${num(x + w * 0.2)},${num(top - storey * 0.34)}H${num(x + w * 0.8)}L${num(x + w + 6)},${num(top)}z`,
            '#a8402a',
          )
        : rect(x - 4, top - storey * 0.14, w + 8, storey * 0.14, shade) +
          rect(x + w * 0.3, top - storey * 0.42, w * 0.4, storey * 0.28, wall)
    const shop =
      rect(x + w * 0.08, base - storey * 0.74, w * 0.84, storey * 0.74, c.lamp) +
      shape(
        `M${num(x)},${num(base - storey * 0.86)}h${num(w)}l${num(w * 0.05)},${num(storey * 0.26)}h${num(-w * 1.1)}z`,
        cycle(c.awnings, index),
      )
    parts.push(
      roof +
        rect(x, top, w, base - top, wall) +
        rect(x + w * 0.82, top, w * 0.18, base - top, shade) +
        dark.join('') +
        line(bars.join(''), shade, width * 0.025) +
        shop,
    )
    x += w
    index += 1
  }
  return parts.join('')
}
