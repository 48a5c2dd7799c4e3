import { skin } from './palettes'
import { num } from './path'
import { conicalHat } from './people'
import { range } from './rng'
import { ellipse, line, placed, rect, shape } from './shapes'

/** A potter in a conical hat on a low stool, shaping a vase on the wheel to the right; feet at y, 230 units wide and 200 tall. */
export function potter(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  shirtShade: string,
  clay: string,
  clayShade: string,
): string {
  const wheel =
    shape('M86-40H118L126-6H78z', '#6a4a3a') +
    ellipse(102, -4, 70, 14, '#4a3028') +
    ellipse(102, -9, 66, 12, '#8a6248') +
    ellipse(102, -46, 62, 13, '#4a3028') +
    ellipse(102, -51, 62, 13, '#a87a58')
  const vase =
    shape(
      'M76-54Q58-84 76-112 88-124 86-138H120Q118-124 130-112 148-84 130-54 103-46 76-54z',
      clay,
    ) +
    shape(
      'M112-138H120Q118-124 130-112 148-84 130-54 120-50 110-50 130-84 118-112 108-124 112-138z',
      clayShade,
    ) +
    ellipse(103, -138, 17, 5, clayShade) +
    line('M70-92Q103-84 136-92M72-74Q103-66 134-74', clayShade, 2.4, 0.7)
  const stool = rect(-66, -46, 62, 12, '#8a5530') + line('M-58-36L-64-2M-14-36L-8-2', '#6a4026', 9)
  const legs =
    line('M-24-60Q14-76 44-72L46-10', '#2a2346', 27) +
    line('M-28-56Q10-52 30-48L22-8', '#3a3260', 25) +
    line('M16-4H36M42-4H62', skin, 11)
  const body =
    shape('M-62-46Q-70-92-46-126-28-150-4-142 14-132 10-108 4-80-4-46-32-36-62-46z', shirt) +
    shape('M-62-46Q-70-92-46-126-34-142-22-144-44-100-30-40-48-40-62-46z', shirtShade)
  const far = line('M0-124Q34-108 40-94L122-108', shirtShade, 14)
  const near =
    line('M-14-124Q4-92 26-86', shirt, 18) +
    line('M26-86L72-92', skin, 11) +
    ellipse(75, -92, 8, 6, skin)
  const head =
    shape('M-6-148H10L8-128H-8z', skin) +
    ellipse(8, -162, 16, 18, skin) +
    shape('M-10-158Q-14-182 6-182-2-166 2-150L-6-140z', '#1d1220')
  return placed(
    x,
    y,
    scale,
    ellipse(30, 2, 150, 12, '#000', 0.2) +
      stool +
      far +
      legs +
      body +
      wheel +
      vase +
      near +
      head +
      conicalHat(6, -170, 2.5, 8),
  )
}

/** A tall-shouldered earthen jar, foot at y, 90 units wide and 116 tall; waves are scratched in its shoulder. */
export function clayJar(
  x: number,
  y: number,
  scale: number,
  fill: string,
  shade: string,
  light: string,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-24 0Q-50-44-42-78-36-98-24-104V-112H24V-104Q36-98 42-78 50-44 24 0z', fill) +
      shape('M6 0Q34-44 28-78 22-100 10-104V-112H24V-104Q36-98 42-78 50-44 24 0z', shade) +
      ellipse(0, -112, 25, 5.5, shade) +
      line('M-42-74q7-8 14 0t14 0 14 0 14 0 14 0 13 0M-36-92Q0-84 36-92', light, 2.8),
  )
}

/** Lengths of dyed silk hung to dry over a bamboo pole between two posts, `tall` units from the pole at y to their hems. */
export function dryingSilk(
  left: number,
  right: number,
  y: number,
  tall: number,
  ground: number,
  silks: readonly (readonly [string, string])[],
  scale: number,
): string {
  const wide = (right - left) / silks.length
  const cloth = silks
    .map(([fill, shade], index) => {
      const a = left + index * wide + wide * 0.06
      const b = a + wide * 0.88
      const m = (a + b) / 2
      const hem = y + tall * (0.9 + ((index * 7) % 5) * 0.03)
      const sway = (index % 2 === 0 ? 1 : -1) * wide * 0.08
      const side = (px: number) =>
        `Q${num(px + sway)},${num(y + tall * 0.3)} ${num(px)},${num(y + tall * 0.55)}T${num(px + sway)},${num(hem)}`
      const fold = (px: number, width: number) =>
        `M${num(px)},${num(y)}${side(px)}h${num(width)}` +
        `Q${num(px + width)},${num(y + tall * 0.7)} ${num(px + width)},${num(y + tall * 0.5)}T${num(px + width)},${num(y)}z`
      return (
        shape(
          `M${num(a)},${num(y)}${side(a)}Q${num(m)},${num(hem + wide * 0.16)} ${num(b + sway)},${num(hem)}` +
            `Q${num(b)},${num(y + tall * 0.75)} ${num(b)},${num(y + tall * 0.55)}T${num(b)},${num(y)}z`,
          fill,
        ) + shape(fold(a + wide * 0.2, wide * 0.12) + fold(a + wide * 0.58, wide * 0.16), shade)
      )
    })
    .join('')
  const posts = [left - 8 * scale, right + 8 * scale]
    .map((px) => `M${num(px)},${num(y - 30 * scale)}V${num(ground)}`)
    .join('')
  const knots = range(Math.round((right - left) / (90 * scale)))
    .map(
      (index) =>
        `M${num(left + (index + 0.5) * 90 * scale)},${num(y - 5 * scale)}v${num(10 * scale)}`,
    )
    .join('')
  const pole = `M${num(left - 40 * scale)},${num(y)}H${num(right + 40 * scale)}`
  return (
    line(posts, '#7a5a2c', 13 * scale) +
    cloth +
    line(pole, '#c2a04e', 12 * scale) +
    line(knots, '#8a6a2c', 3 * scale)
  )
}
