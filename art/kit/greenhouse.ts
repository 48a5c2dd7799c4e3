import { num } from './path'
import { range } from './rng'
import { line, placed, shape } from './shapes'

/** A plastic-covered flower tunnel running away to the right, lit from within; front 60 units wide, ground at y. */
export function greenhouse(
  x: number,
  y: number,
  scale: number,
  c: { film: string; light: string; rib: string; flower: string },
  length = 1,
  flip = false,
): string {
  const [dx, dy] = [120 * length, -40 * length]
  const far = 1 - 0.16 * length
  const body = `M30 0L${num(dx + 30 * far)} ${num(dy)}V${num(dy - 18 * far)}Q${num(dx + 28 * far)} ${num(dy - 44 * far)} ${num(dx)} ${num(dy - 46 * far)}L0-46Q30-44 30-18z`
  const ribs = range(5).map((index) => {
    const part = index / 5
    const size = 1 - 0.16 * length * part
    return `M${num(dx * part)} ${num(dy * part - 46 * size)}Q${num(dx * part + 30 * size)} ${num(dy * part - 44 * size)} ${num(dx * part + 30 * size)} ${num(dy * part - 18 * size)}V${num(dy * part)}`
  })
  const front =
    shape('M-30 0V-18Q-30-46 0-46T30-18V0z', c.light) +
    shape('M-27 0V-7Q-18-14-9-7 0-14 9-7 18-14 27-7V0z', c.flower) +
    line('M-30 0V-18Q-30-46 0-46T30-18V0M0-46V-12M-30-20H30', c.rib, 1.8)
  return placed(
    x,
    y,
    scale,
    shape(body, c.film) + line(ribs.join(''), c.rib, 1.6, 0.7) + front,
    flip,
  )
}
