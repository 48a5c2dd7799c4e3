import { between, createRandom, range } from './rng'
import { shape } from './shapes'
import { whole } from './whole-path'

/** A limestone column built of drip cups one over the other, lit from the right; 200 units wide about its origin, 1000 tall downwards from it. Make it a stencil and stretch its copies. */
export function dripColumn(seed: number, body: string, shade: string, lit: string): string {
  const random = createRandom(seed)
  const cups = 5
  const heights = range(cups).map(
    (index) => (1000 * (index + (index === 0 ? 0 : between(random, -0.4, 0.4)))) / cups,
  )
  return range(cups)
    .reverse()
    .map((index) => {
      const top = heights[index] ?? 0
      const bottom = (heights[index + 1] ?? 1000) + 26
      const flare = Math.abs((index + 0.5) / cups - 0.5) * 0.8
      const wide = 100 * (0.66 + flare) * between(random, 0.9, 1.08)
      const neck = wide * between(random, 0.84, 0.98)
      const hem = (from: number, to: number, count: number) =>
        range(count)
          .map(
            (lobe) =>
              whole`q${(to - from) / count / 2},${12 + ((lobe * 7 + index * 5) % 4) * 17} ${(to - from) / count},${(lobe + index) % 2 ? 10 : -10}`,
          )
          .join('')
      const slice = (from: number, to: number, count: number) =>
        whole`M${neck * from},${top - 8}Q${neck * from},${top + (bottom - top) * 0.5} ${wide * from},${bottom}` +
        hem(wide * from, wide * to, count) +
        whole`Q${neck * to},${top + (bottom - top) * 0.5} ${neck * to},${top - 8}z`
      const drop = shape(
        whole`M${-wide * 0.9},${bottom + 12}${hem(-wide, wide, 5)}L${wide * 0.9},${bottom + 30}Q0,${bottom + 56} ${-wide * 0.9},${bottom + 30}z`,
        shade,
      )
      return (
        drop +
        shape(slice(-1, 1, 5), body) +
        shape(slice(-1, -0.34, 2) + slice(-0.2, -0.08, 1) + slice(0.3, 0.36, 1), shade) +
        shape(slice(0.52, 1, 2) + slice(0.04, 0.2, 1), lit)
      )
    })
    .join('')
}
