import { mangoFruit, mangoLeaf } from './fruit'
import { skin, straw, strawShade } from './palettes'
import { between, createRandom, cycle, range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

const ripe = [
  ['#f8b82e', '#f28a2a'],
  ['#f6c945', '#ef7a34'],
  ['#c3c244', '#f0a52c'],
] as const

/** A growing mango in its paper bag, tied at the neck, hanging from (x, y), 44 units wide and 70 tall. */
export function baggedMango(x: number, y: number, scale: number, degrees = 0): string {
  const bag =
    shape('M-7-4H7L20 18 19 62Q0 68-19 62L-20 18z', '#fbeacb') +
    shape('M2-4H7L20 18 19 62Q12 66 4 66 12 30 2-4z', '#dcbb8c') +
    line('M-12 20L-9 50M-2 22V56', '#dcbb8c', 1.8)
  return placed(
    x,
    y,
    scale,
    line('M0-30V-2', '#5a3a22', 2.6) + bag + line('M-9-1H9', '#b0462e', 4),
    false,
    degrees,
  )
}

/** A hanging spray at the end of a mango bough: long leaves and three fruit on long stalks, one of them bagged; top at (x, y). */
export function mangoSpray(x: number, y: number, scale: number, seed: number): string {
  const random = createRandom(seed)
  const leaves = range(9).map((index) =>
    mangoLeaf(
      between(random, -12, 12),
      between(random, -12, 8),
      between(random, 1.1, 1.7),
      cycle(['#1c5a3c', '#2f7a48', '#236844'], index),
      '#5fa356',
      (index - 4) * 24 + between(random, -8, 8),
    ),
  )
  const bag = Math.floor(random() * 3)
  const fruit = [-34, 2, 36].map((dx, index) => {
    const drop = between(random, 66, 108)
    const [body, blush] = cycle(ripe, index + seed)
    const stalk = line(
      `M0 0Q${dx * 0.2} ${Math.round(drop * 0.6)} ${dx} ${Math.round(drop)}`,
      '#5a3a22',
      2.6,
    )
    return (
      stalk +
      (index === bag
        ? baggedMango(dx, drop + 20, 1.05)
        : mangoFruit(dx, drop, 1.45, body, blush, between(random, -12, 12), 0))
    )
  })
  return placed(
    x,
    y,
    scale,
    leaves.slice(0, 4).join('') + fruit.join('') + leaves.slice(4).join(''),
  )
}

/** A picker reaching up with a long pole that ends in a net, feet at (x, y), pole tip 330 units up to the right. */
export function mangoPicker(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  shirtShade: string,
): string {
  const legs =
    shape('M-20-86L-26 0H-8L0-70 8 0H26L20-86z', '#2b2a4c') + line('M-26-2H-10M8-2H26', skin, 7)
  const body =
    shape('M-22-82Q-28-132-14-152H16Q28-132 22-82z', shirt) +
    shape('M16-152Q28-132 22-82H6Q16-124 4-152z', shirtShade)
  const arms =
    line('M-14-146L22-176', shirt, 13) +
    circle(28, -181, 6, skin) +
    line('M16-146Q40-150 48-196', shirtShade, 13) +
    circle(49, -203, 6, skin)
  const pole =
    line('M-6-158L112-322', '#b98a4a', 5) +
    line('M104-326a18 18 0 1 0 34-10', '#6b4426', 4) +
    shape('M106-318Q106-292 122-284 138-292 140-322z', '#e9dcc0', 0.7)
  const head =
    ellipse(2, -166, 12, 14, skin) +
    placed(
      0,
      -172,
      1.95,
      shape('M-20 0Q-8-10 0-17 8-10 20 0 0 5-20 0z', straw) +
        shape('M0-17Q8-10 20 0 10 4 3 4z', strawShade),
      false,
      -16,
    )
  return placed(x, y, scale, legs + body + head + pole + arms)
}
