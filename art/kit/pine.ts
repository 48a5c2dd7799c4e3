import { num } from './path'
import { between, createRandom, range } from './rng'
import { line, placed, shape } from './shapes'

/** A Da Lat pine: tall bare trunk, flat spreading tufts towards the top; 200 units tall, foot at (x, y). */
export function pine(
  x: number,
  y: number,
  scale: number,
  trunk: string,
  dark: string,
  light: string,
  seed = 1,
): string {
  const random = createRandom(seed)
  const tufts = range(6).map((index) => {
    const reach = 16 + index * 8.5 + between(random, -4, 6)
    const cy = -196 + index * 19
    const cx = between(random, -7, 7)
    return { cx, cy, reach }
  })
  const boughs = line(
    tufts
      .slice(1)
      .map(
        ({ cx, cy, reach }) =>
          `M0,${num(cy + 16)}L${num(cx + reach * 0.7)},${num(cy + 4)}M0,${num(cy + 20)}L${num(cx - reach * 0.7)},${num(cy + 6)}`,
      )
      .join(''),
    trunk,
    2.4,
  )
  const pads = (factor: number, shift: number) =>
    tufts
      .map(({ cx, cy, reach }) => {
        const r = reach * factor
        return (
          `M${num(cx - r + shift)},${num(cy + 7)}q${num(r * 0.1)},-7 ${num(r * 0.35)},-8` +
          `q${num(r * 0.2)},-10 ${num(r * 0.65)},-10q${num(r * 0.5)},0 ${num(r * 0.65)},9` +
          `q${num(r * 0.3)},1 ${num(r * 0.35)},9q${num(-r)},6 ${num(-r * 2)},0z`
        )
      })
      .join('')
  const bole = shape('M-5 0Q-2-90-1.5-190h3Q2-90 6 0z', trunk)
  return placed(x, y, scale, bole + boughs + shape(pads(1, 0), dark) + shape(pads(0.55, 6), light))
}

/** A ridge of far pines: pointed tops in a row along a line. */
export function pineRow(
  left: number,
  right: number,
  yAt: (x: number) => number,
  height: number,
  fill: string,
  seed: number,
): string {
  const random = createRandom(seed)
  let x = left
  let d = ''
  while (x < right) {
    const tall = height * between(random, 0.6, 1.15)
    const half = tall * between(random, 0.2, 0.27)
    const y = yAt(x) + height * 0.1
    d +=
      `M${num(x)},${num(y - tall)}l${num(half * 0.6)},${num(tall * 0.36)}h${num(-half * 0.25)}` +
      `l${num(half * 0.65)},${num(tall * 0.64)}h${num(-half * 2)}` +
      `l${num(half * 0.65)},${num(-tall * 0.64)}h${num(-half * 0.25)}z`
    x += half * between(random, 1, 2)
  }
  return shape(d, fill)
}
