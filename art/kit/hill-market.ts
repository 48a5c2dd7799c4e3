import { num } from './path'
import { cycle, range } from './rng'
import { line, placed, shape } from './shapes'

/** A market umbrella in panels of many colours with a scalloped hem, foot of its pole at (x, y), 300 units wide and `tall` high. */
export function marketUmbrella(
  x: number,
  y: number,
  scale: number,
  tall: number,
  colours: readonly string[],
  degrees = 0,
): string {
  const count = 6
  const rim = (index: number) => -150 + (300 * index) / count
  const drop = (px: number) => -tall + 96 + 20 * (1 - (px / 150) ** 2)
  const panels = range(count).map((index) => {
    const [a, b] = [rim(index), rim(index + 1)]
    const middle = (a + b) / 2
    return shape(
      `M0,${-tall}Q${num(a * 0.7)},${num(-tall + 16)} ${num(a)},${num(drop(a))}Q${num(middle)},${num(drop(middle) + 20)} ${num(b)},${num(drop(b))}Q${num(b * 0.7)},${num(-tall + 16)} 0,${-tall}z`,
      cycle(colours, index),
    )
  })
  const ribs = range(count + 1)
    .map(
      (index) =>
        `M0,${-tall}Q${num(rim(index) * 0.7)},${num(-tall + 16)} ${num(rim(index))},${num(drop(rim(index)))}`,
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    line(`M0,0V${-tall - 14}`, '#5a3a2c', 9) + panels.join('') + line(ribs, '#2a2040', 1.6, 0.3),
    false,
    degrees,
  )
}

/** A length of indigo cloth over a line with bands of batik and embroidery, top left corner at (x, y). */
export function indigoCloth(
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string,
  bands: readonly string[],
  seed: number,
): string {
  const sway = ((seed * 37) % 11) - 5
  const edge = `M${num(x)},${num(y)}h${num(width)}L${num(x + width + sway)},${num(y + height)}Q${num(x + width / 2)},${num(y + height + 9)} ${num(x + sway)},${num(y + height - 5)}z`
  const zigzag = (top: number, deep: number) =>
    `M${num(x + 3)},${num(top)}${range(Math.max(4, Math.round(width / 18)))
      .map(
        (_, _index, all) =>
          `l${num((width - 6) / all.length / 2)},${num(deep)} ${num((width - 6) / all.length / 2)},${num(-deep)}`,
      )
      .join('')}`
  const rows = bands.map((band, index) => {
    const top = y + height * (0.36 + index * 0.17)
    return index % 2 === 0
      ? line(zigzag(top, height * 0.055), band, height * 0.026)
      : line(`M${num(x + 2)},${num(top)}h${num(width - 3)}`, band, height * 0.045)
  })
  return (
    shape(edge, ground) +
    line(
      `M${num(x + width * 0.5)},${num(y + 6)}L${num(x + width * 0.5 + sway)},${num(y + height)}`,
      '#0b1033',
      2,
      0.35,
    ) +
    rows.join('')
  )
}
