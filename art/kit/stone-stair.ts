import { num } from './path'
import { range } from './rng'
import { line, placed, rect, shape } from './shapes'

/** Đoan Môn, the south gate of the Hanoi citadel: a brick base with five arches, a yellow pavilion on top; 900 units wide, 520 tall, ground at y. */
export function doanMon(
  x: number,
  y: number,
  scale: number,
  c: {
    brick: string
    shade: string
    dark: string
    trim: string
    wall: string
    roof: string
    roofShade: string
  },
): string {
  const arch = (ax: number, half: number, tall: number) =>
    shape(
      `M${ax - half} 0V${-tall + half}A${half} ${half} 0 0 1 ${ax + half} ${-tall + half}V0z`,
      c.dark,
    )
  const base =
    shape('M-450 0L-438-260H438L450 0z', c.brick) +
    shape('M250-260H438L450 0H250z', c.shade) +
    rect(-444, -282, 888, 26, c.trim) +
    arch(0, 64, 210) +
    arch(-190, 48, 170) +
    arch(190, 48, 170) +
    arch(-350, 40, 140) +
    arch(350, 40, 140)
  const courses = line(
    range(5)
      .map((index) => `M-${432 + index * 3} ${-220 + index * 46}h120m90 0h130m180 0h150`)
      .join(''),
    c.shade,
    4,
  )
  const roof = (top: number, half: number, high: number) =>
    shape(
      `M${-half * 0.62} ${top}H${half * 0.62}Q${num(half * 0.8)} ${top + high - 24} ${half} ${top + high - 50}L${half * 1.02} ${top + high - 70}Q${num(half * 1.04)} ${top + high - 16} ${num(half * 0.86)} ${top + high}H${num(-half * 0.86)}Q${num(-half * 1.04)} ${top + high - 16} ${num(-half * 1.02)} ${top + high - 70}L${-half} ${top + high - 50}Q${num(-half * 0.8)} ${top + high - 24} ${num(-half * 0.62)} ${top}z`,
      c.roof,
    ) +
    rect(-half * 0.86, top + high - 6, half * 1.72, 12, c.roofShade) +
    rect(-half * 0.64, top - 12, half * 1.28, 14, c.roofShade)
  const pavilion =
    rect(-190, -380, 380, 98, c.wall) +
    rect(90, -380, 100, 98, c.shade) +
    range(5)
      .map((index) => rect(-160 + index * 72, -360, 34, 78, c.dark))
      .join('') +
    rect(-110, -470, 220, 50, c.wall) +
    roof(-440, 240, 70) +
    roof(-530, 150, 66)
  return placed(x, y, scale, pavilion + base + courses)
}

/** A broad stone stair seen from its foot, rising to (x, y); `wide` across at the bottom, `tall` high. */
export function broadStair(
  x: number,
  y: number,
  wide: number,
  tall: number,
  tread: string,
  riser: string,
): string {
  return range(9)
    .map((index) => {
      const t = index / 9
      const next = (index + 1) / 9
      const half = (wide / 2) * (0.52 + 0.48 * next)
      const top = y + tall * t ** 1.25
      const high = tall * (next ** 1.25 - t ** 1.25)
      return (
        rect(x - half, top, half * 2, high * 0.5, tread) +
        rect(x - half, top + high * 0.5, half * 2, high * 0.5 + 1, riser)
      )
    })
    .join('')
}
