import { num } from './path'
import { createRandom, range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A durian on a table, or on its stalk without a shadow, spiny all over; foot at y, 110 units wide and 140 tall with its stalk. */
export function durian(x: number, y: number, scale: number, shadow = 0.22): string {
  const edge = range(26)
    .map((index) => {
      const angle = (index / 26) * Math.PI * 2
      const reach = index % 2 === 0 ? 1.13 : 0.97
      return `${num(Math.sin(angle) * 52 * reach)},${num(-60 - Math.cos(angle) * 57 * reach)}`
    })
    .join(' ')
  const spikes = range(5)
    .map((row) =>
      range(6)
        .map((index) => {
          const sx = -44 + index * 17.5 + (row % 2) * 8
          const sy = -98 + row * 19
          return Math.hypot(sx / 50, (sy + 60) / 54) > 0.92
            ? ''
            : `M${num(sx - 7)},${sy + 6}l7-15 7 15z`
        })
        .join(''),
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    ellipse(8, -2, 54, 8, '#000', shadow) +
      line('M0-114L6-140', '#7a5a2c', 9) +
      shape(`M${edge}z`, '#8a9a3a') +
      shape('M18-114Q66-90 52-40 40-8 8-4 44-50 18-114z', '#5f7430', 0.75) +
      shape(spikes, '#c2c45a'),
  )
}

/** A durian opened to its creamy golden pods, foot at y, 130 units wide and 80 tall. */
export function durianHalf(x: number, y: number, scale: number): string {
  const pod = (px: number, py: number) =>
    ellipse(px, py, 24, 18, '#f8cf4a') +
    shape(`M${px - 16} ${py - 6}q14-12 30 0-14-4-30 0z`, '#fff0a8') +
    line(`M${px - 12} ${py + 6}q10 6 22 0`, '#d9a02e', 2.4)
  return placed(
    x,
    y,
    scale,
    ellipse(8, 0, 66, 8, '#000', 0.22) +
      shape(
        'M-66-44L-74-34-64-30-70-18-58-18-60-6-46-8-42 4-28-3-18 6-6-2 6 6 18-2 30 5 40-6 54-4 54-16 66-18 62-30 72-36 62-46z',
        '#8a9a3a',
      ) +
      ellipse(-1, -44, 64, 27, '#f6eec8') +
      pod(-28, -48) +
      pod(22, -52) +
      pod(0, -34),
  )
}

/** A heap of mangosteens, one of them open, about 110 units wide, foot at y. */
export function mangosteens(x: number, y: number, scale: number): string {
  const one = (mx: number, my: number) =>
    circle(mx, my, 22, '#4a1f3c') +
    shape(`M${mx - 14} ${my - 10}q14-14 24-2-12-2-24 2z`, '#8a4a74') +
    shape(`M${mx - 15} ${my - 18}q15-12 30 0-8 6-15 3-8 4-15-3z`, '#8fae4a')
  const open =
    circle(74, -20, 22, '#4a1f3c') +
    circle(74, -22, 18, '#a8325c') +
    range(5)
      .map((index) =>
        ellipse(
          74 + Math.cos(index * 1.257) * 7.5,
          -22 + Math.sin(index * 1.257) * 7,
          6.4,
          6,
          '#fff8ec',
        ),
      )
      .join('')
  return placed(
    x,
    y,
    scale,
    ellipse(20, 0, 80, 8, '#000', 0.22) + one(2, -56) + one(-24, -22) + one(24, -22) + open,
  )
}

/** A bunch of rambutans with their leaves, hanging or lying, about 120 units wide, centred on (x, y). */
export function rambutans(x: number, y: number, scale: number, seed = 3): string {
  const random = createRandom(seed)
  const fruit = [
    [-34, -14],
    [0, -30],
    [34, -12],
    [-18, 18],
    [18, 20],
  ].map(([rx = 0, ry = 0]) => {
    const hair = range(18)
      .map((index) => {
        const angle = (index / 18) * Math.PI * 2
        const long = 25 + random() * 6
        return (
          `M${num(rx + Math.cos(angle) * 14)},${num(ry + Math.sin(angle) * 14)}` +
          `L${num(rx + Math.cos(angle + 0.25) * long)},${num(ry + Math.sin(angle + 0.25) * long)}`
        )
      })
      .join('')
    return (
      line(hair, '#e8932f', 2.4) +
      circle(rx, ry, 19, '#d8342c') +
      circle(rx - 5, ry - 6, 7, '#ff7a54', 0.8)
    )
  })
  return placed(
    x,
    y,
    scale,
    line('M0-90Q2-60 0-40M0-60Q-24-48-32-30M0-60Q22-50 32-30', '#6a4426', 5) +
      shape('M0-84Q-50-110-74-74-40-60 0-84zM0-84Q46-116 76-82 44-62 0-84z', '#3a8058') +
      fruit.join(''),
  )
}

/** Somebody asleep in a hammock slung between two points, a hat over the face. */
export function hammock(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  sag: number,
  cloth: string,
  shade: string,
  shirt: string,
): string {
  const [mx, my] = [(fromX + toX) / 2, (fromY + toY) / 2]
  const long = toX - fromX
  const [a, b] = [fromX + long * 0.14, toX - long * 0.14]
  const d = `M${num(a)},${num(fromY + sag * 0.34)}Q${num(mx)},${num(my + sag * 1.5)} ${num(b)},${num(toY + sag * 0.34)}`
  const size = long / 300
  const person =
    line('M-70-16Q-20 10 48 4', shirt, 28) +
    line('M40 2L66-26 92 0', '#2a2346', 15) +
    ellipse(-82, -32, 14, 15, '#d99a6c') +
    shape('M-112-20Q-108-52-96-66-70-56-60-38-80-20-112-20z', '#f2d48c')
  return (
    line(
      `M${num(fromX)},${num(fromY)}L${num(a)},${num(fromY + sag * 0.34)}M${num(toX)},${num(toY)}L${num(b)},${num(toY + sag * 0.34)}`,
      '#5a3a22',
      5 * size,
    ) +
    placed(mx, my + sag * 0.6, size, person) +
    shape(`${d}Q${num(mx)},${num(my + sag * 2.5)} ${num(a)},${num(fromY + sag * 0.34)}z`, cloth) +
    line(d, shade, 5 * size)
  )
}
