import { range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A wooden tub with two hoops, full of dark herb water; foot at y, 420 units wide and 250 tall. `bather` is drawn inside. */
export function bathTub(
  x: number,
  y: number,
  scale: number,
  wood: string,
  shade: string,
  brew: string,
  bather = '',
): string {
  const staves = range(11)
    .map((index) => {
      const part = (index - 5) / 5
      return (
        `M${Math.round(part * 200)} ${Math.round(-206 + (1 - part * part) * 44)}` +
        `L${Math.round(part * 166)} ${Math.round(-20 + (1 - part * part) * 26)}`
      )
    })
    .join('')
  const leaves = range(13)
    .map((index) => {
      const angle = index * 2.4
      const out = 60 + ((index * 37) % 100)
      const [lx, ly] = [
        Math.round(Math.cos(angle) * out),
        Math.round(-206 + Math.sin(angle) * out * 0.2),
      ]
      return `M${lx - 16} ${ly}q14-13 32-2-14 13-32 2z`
    })
    .join('')
  const petals = range(6)
    .map((index) =>
      circle(
        Math.round(Math.cos(index * 1.9 + 1) * 140),
        Math.round(-204 + Math.sin(index * 1.9 + 1) * 24),
        7,
        index % 2 === 0 ? '#f0b23a' : '#e4588a',
      ),
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    ellipse(10, 2, 190, 22, '#000', 0.35) +
      ellipse(0, -206, 210, 52, shade) +
      ellipse(0, -204, 192, 43, brew) +
      shape(leaves, '#6a9a4a') +
      petals +
      bather +
      shape('M-210-206Q-200-154 0-154T210-206L170-16Q160 6 0 6T-170-16z', wood) +
      shape('M70-158Q200-168 210-206L170-16Q164 2 80 5z', shade, 0.8) +
      line(staves, shade, 3.4) +
      line('M-202-168Q-190-116 0-116T202-168M-178-62Q-168-18 0-18T178-62', '#c9a04e', 11) +
      line('M-210-206Q-200-154 0-154T210-206', '#e0a868', 9),
  )
}

/** One end of a Dao scarf hanging down: red cloth, rows of embroidery, tassels with pompoms; top middle at (0, 0). */
function scarfEnd(lean: number, tall: number, red: string, fold: string): string {
  const [a, b] = [lean - 46, lean + 46]
  const fringe = range(8)
    .map((index) => `M${a + 5 + index * 11.7} ${tall}v${44 + (index % 2) * 12}`)
    .join('')
  const row = (lift: number) => `M${a} ${tall - lift}H${b}`
  return (
    line(fringe, '#f6c24a', 5) +
    shape(`M-15-4Q${a} ${tall * 0.3} ${a} ${tall}H${b}Q${b} ${tall * 0.3} 15-4z`, red) +
    shape(
      `M-2-4Q${lean - 14} ${tall * 0.3} ${lean - 12} ${tall}H${lean + 12}Q${lean + 8} ${tall * 0.3} 8-4z`,
      fold,
    ) +
    line(row(12) + row(76), '#2a1a2c', 15).replaceAll('round', 'butt') +
    line(row(12) + row(76), '#fff6e4', 7)
      .replaceAll('round', 'butt')
      .replace('/>', ' stroke-dasharray="7 6"/>') +
    line(row(44), '#ffd25a', 14)
      .replaceAll('round', 'butt')
      .replace('/>', ' stroke-dasharray="10 8"/>') +
    [a + 8, lean, b - 8].map((px) => circle(px, tall + 52, 12, '#e4588a')).join('')
  )
}

/** The red scarf of a Dao woman folded over a wooden peg, its two ends hanging; peg at (x, y), 190 units wide and 330 tall. */
export function daoScarf(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    circle(0, -6, 15, '#3a2018') +
      scarfEnd(-48, 190, '#b81f24', '#9c1a20') +
      scarfEnd(34, 250, '#e0322a', '#c4262a') +
      shape('M-20-8Q0-30 20-8L16 14Q0 4-16 14z', '#ff5a44') +
      circle(0, -14, 8, '#6a3a20'),
  )
}

/** A bundle of drying herbs tied at the stalks and hung by a string from (x, y), 90 units wide and 170 tall. */
export function herbBundle(
  x: number,
  y: number,
  scale: number,
  leaf: string,
  light: string,
): string {
  const stalks = range(7)
    .map(
      (index) =>
        `M${(index - 3) * 4} 50Q${(index - 3) * 12} 100 ${(index - 3) * 15} ${150 - Math.abs(index - 3) * 10}`,
    )
    .join('')
  const blades = range(7)
    .map((index) =>
      range(3)
        .map((row) => {
          const bx = (index - 3) * (8 + row * 3.5)
          const by = 84 + row * 28 - Math.abs(index - 3) * 5
          return `M${bx} ${by}q-16 4-20 24 18-4 20-24zM${bx} ${by}q16 4 20 24-18-4-20-24z`
        })
        .join(''),
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    line('M0 0V44', '#c9a04e', 3) +
      line(stalks, light, 3.4) +
      shape(blades, leaf) +
      line('M-14 50H14M-13 57H13', '#e8d08a', 5),
  )
}
