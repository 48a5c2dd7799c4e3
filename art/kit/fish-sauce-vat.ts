import { num } from './path'
import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

export interface VatColours {
  wood: string
  shade: string
  light: string
  rope: string
  ropeShade: string
  amber: string
}

/** A great wooden vat of Phu Quoc fish sauce bound with rattan ropes, amber dripping from its tap into a jar; foot at y, 130 units wide, 150 tall. */
export function fishSauceVat(
  x: number,
  y: number,
  scale: number,
  c: VatColours,
  tap = true,
): string {
  const body =
    shape('M-66-140L-60-6Q0 8 60-6L66-140z', c.wood) +
    shape('M24-140H66L60-6Q44-1 26 1z', c.shade) +
    shape('M-66-140L-60-6-44-2-48-140z', c.light, 0.6)
  const staves = line(
    range(10)
      .map(
        (index) =>
          `M${num(-52 + index * 11.6)}-138L${num(-47 + index * 10.5)}${index > 1 && index < 8 ? 1 : -2}`,
      )
      .join(''),
    c.shade,
    1.8,
    0.8,
  )
  const hoop = (top: number) => {
    const half = 60 + (top / 134) * 6
    const twist = range(13)
      .map(
        (index) =>
          `M${num(-half + index * half * 0.154)} ${num(-top - 3 + 8 * (1 - ((index - 6.5) / 6.5) ** 2))}l5 8`,
      )
      .join('')
    return (
      line(`M${num(-half)}-${top}Q0-${num(top - 18)} ${num(half)}-${top}`, c.rope, 10) +
      line(twist, c.ropeShade, 2.2)
    )
  }
  const rim = ellipse(0, -140, 66, 9, c.light) + ellipse(0, -140, 58, 6.4, c.shade)
  const spout = tap
    ? rect(-5, -26, 10, 7, c.ropeShade) +
      line('M0-20V-2', c.amber, 3.4) +
      shape('M-15-2H15Q20 16 12 26H-12Q-20 16-15-2z', '#8a4a2c') +
      ellipse(0, -2, 14, 3.6, c.amber) +
      circle(-7, 8, 3, '#c47a48')
    : ''
  return placed(
    x,
    y,
    scale,
    ellipse(0, 2, 70, 8, '#000', 0.2) +
      body +
      staves +
      rim +
      hoop(112) +
      hoop(70) +
      hoop(28) +
      spout,
  )
}

/** A glass bottle of fish sauce, foot at y, 46 units tall. */
export function sauceBottle(
  x: number,
  y: number,
  scale: number,
  amber: string,
  cap: string,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-8 0V-24Q-8-30-4-33V-42H4V-33Q8-30 8-24V0z', amber) +
      rect(-5, -47, 10, 7, cap) +
      rect(-8, -20, 16, 13, '#fff1cf') +
      line('M-4-13H4', '#c8371f', 3) +
      shape('M-6-24h2.4V-2H-6z', '#fff', 0.35),
  )
}
