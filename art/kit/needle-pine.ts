import { copyAt } from './copies'
import { num } from './path'
import { between, createRandom, range } from './rng'
import { line, placed, shape } from './shapes'

/** A tuft of long pine needles pointing up, 200 units wide; meant for a stencil. */
export function needleTuft(colour: string): string {
  return shape(
    `${range(15)
      .map((index) => {
        const angle = Math.PI * (1.08 - (index / 14) * 1.16)
        const reach = 84 + (index % 3) * 13
        const [x, y] = [Math.cos(angle) * reach, -Math.sin(angle) * reach]
        const [dx, dy] = [Math.sin(angle) * 6, Math.cos(angle) * 6]
        return `M${num(-dx)},${num(-dy)}L${num(x)},${num(y)} ${num(dx)},${num(dy)}z`
      })
      .join('')}M-34 4Q0-40 34 4 0 20-34 4z`,
    colour,
  )
}

/** The same pine farther off: a slim bare trunk with loose flat clouds of needles towards the top, 230 units tall, foot at (0, 0); meant for a stencil. */
export function slimPine(trunk: string, dark: string, light: string, seed: number): string {
  const random = createRandom(seed)
  const clumps = [0, -1, 1, -0.8, 0.9, -0.5].map(
    (side, index) => [side * between(random, 18, 34), -204 + index * 17, 40 - index * 3] as const,
  )
  const pad = (x: number, y: number, r: number) =>
    `M${num(x - r)},${num(y + r * 0.16)}${range(9)
      .map((index) => {
        const angle = Math.PI * (1 - (index + 0.5) / 9)
        const reach = r * (index % 2 ? 0.72 : 1)
        return `L${num(x + Math.cos(angle) * reach)},${num(y - Math.sin(angle) * reach * 0.62)}`
      })
      .join(
        '',
      )}L${num(x + r)},${num(y + r * 0.16)}Q${num(x)},${num(y + r * 0.4)} ${num(x - r)},${num(y + r * 0.16)}z`
  const pads = (shift: number, size: number, fill: string) =>
    shape(clumps.map(([x, y, r]) => pad(x + shift, y - shift, r * size)).join(''), fill)
  const boughs = clumps.map(([x, y]) => `M0,${num(y + 40)}L${num(x)},${num(y + 6)}`).join('')
  return (
    shape('M-5 0L-2-210H2L5 0z', trunk) +
    line(boughs, trunk, 3) +
    pads(0, 1, dark) +
    pads(-6, 0.55, light)
  )
}

export interface Bough {
  /** how far up the trunk, 0 to 1 */
  at: number
  /** to the right (positive) or left */
  reach: number
}

/** A three-needle pine of the Da Lat plateau close by: a tall bare trunk with plated bark, boughs with tufts of the stencils `dark` and `light`; foot at (x, y), 1000 units tall. */
export function needlePine(
  x: number,
  y: number,
  scale: number,
  c: { bark: string; barkShade: string; dark: string; light: string },
  boughs: readonly Bough[],
  seed: number,
  flip = false,
): string {
  const random = createRandom(seed)
  const trunk = shape('M-62 20Q-36-60-34-240-30-640-10-1000H14Q16-640 34-240 36-60 66 20z', c.bark)
  const shade = shape('M10 20Q6-300 4-640L4-1000H14Q16-640 34-240 36-60 66 20z', c.barkShade)
  const plates = shape(
    range(16)
      .map((index) => {
        const py = -index * 46 - 30
        const px = between(random, -24, 2)
        return `M${num(px)},${num(py)}q${num(between(random, 4, 12))},-16 2,-36q-12,14 -2,36`
      })
      .join(''),
    c.barkShade,
  )
  const limbs = boughs.map(({ at, reach }) =>
    line(
      `M0,${num(-at * 1000)}Q${num(reach * 0.5)},${num(-at * 1000 - 10)} ${num(reach)},${num(-at * 1000 - Math.abs(reach) * 0.22)}`,
      c.barkShade,
      12,
    ),
  )
  const tufts = (id: string, lift: number, size: number) =>
    boughs.flatMap(({ at, reach }) =>
      range(5).map((index) => {
        const t = 0.42 + index * 0.16
        return copyAt(
          id,
          reach * t + between(random, -14, 14),
          -at * 1000 - Math.abs(reach) * 0.22 * t * t + lift + between(random, -14, 14),
          size * between(random, 0.75, 1.05),
          Math.sign(reach) * between(random, -6, 34),
        )
      }),
    )
  return placed(
    x,
    y,
    scale,
    trunk +
      shade +
      plates +
      limbs.join('') +
      tufts(c.dark, 10, 0.9).join('') +
      tufts(c.light, -26, 0.62).join(''),
    flip,
  )
}
