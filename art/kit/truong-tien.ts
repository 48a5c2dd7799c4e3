import { num, type Point } from './path'
import { range } from './rng'
import { line, shape } from './shapes'

/** Trường Tiền bridge, its steel bows one behind the other on stone piers from near to far; `near` and `far` are the deck's ends. */
export function truongTien(
  near: Point,
  far: Point,
  spans: number,
  size: number,
  shrink: number,
  c: { steel: string; shade: string; pier: string; pierShade: string },
): string {
  const total = range(spans).reduce((sum, index) => sum + shrink ** index, 0)
  let done = 0
  const stops = range(spans + 1).map((index) => {
    const part = done / total
    done += shrink ** index
    return {
      x: near[0] + (far[0] - near[0]) * part,
      y: near[1] + (far[1] - near[1]) * part,
      k: size * shrink ** index,
    }
  })
  const parts = range(spans)
    .reverse()
    .map((index) => {
      const a = stops[index]
      const b = stops[index + 1]
      if (!a || !b) return ''
      const k = (a.k + b.k) / 2
      const top = (t: number): Point => [
        a.x + (b.x - a.x) * t,
        a.y + (b.y - a.y) * t - 4 * 112 * (a.k + (b.k - a.k) * t) * t * (1 - t),
      ]
      const foot = (t: number): Point => [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t]
      const bow = (drop: number) =>
        range(9)
          .map((step) => {
            const [x, y] = top(step / 8)
            return `${step === 0 ? 'M' : 'L'}${num(x)},${num(y + drop * k * Math.sin((step / 8) * Math.PI))}`
          })
          .join('')
      const hangers = range(7)
        .map((step) => {
          const t = (step + 1) / 8
          const [x, y] = top(t)
          return `M${num(x)},${num(y)}V${num(foot(t)[1])}`
        })
        .join('')
      const lattice = range(index < 3 ? 10 : 0)
        .map((step) => {
          const [x1, y1] = top(step / 10)
          const [x2, y2] = top((step + 1) / 10)
          const lift = (at: number) => 16 * k * Math.sin(at * Math.PI)
          return `M${num(x1)},${num(y1 + lift(step / 10))}L${num(x2)},${num(y2)}`
        })
        .join('')
      const pier =
        shape(
          `M${num(b.x - 12 * b.k)},${num(b.y)}h${num(24 * b.k)}l${num(5 * b.k)},${num(66 * b.k)}h${num(-34 * b.k)}z`,
          c.pier,
        ) +
        shape(
          `M${num(b.x)},${num(b.y)}h${num(12 * b.k)}l${num(5 * b.k)},${num(66 * b.k)}h${num(-17 * b.k)}z`,
          c.pierShade,
        )
      return (
        pier +
        line(hangers, c.shade, 2.2 * k) +
        line(lattice, c.steel, 1.8 * k) +
        line(bow(0) + bow(16), c.steel, 5 * k)
      )
    })
  const first = stops[0]
  const last = stops[spans]
  if (!first || !last) return ''
  const deck = shape(
    `M${num(first.x)},${num(first.y - 5 * first.k)}L${num(last.x)},${num(last.y - 5 * last.k)}V${num(last.y + 8 * last.k)}L${num(first.x)},${num(first.y + 12 * first.k)}z`,
    c.steel,
  )
  const under = line(
    `M${num(first.x)},${num(first.y + 12 * first.k)}L${num(last.x)},${num(last.y + 8 * last.k)}`,
    c.shade,
    5 * size * 0.6,
  )
  return parts.join('') + deck + under
}
