import { bicycle } from './bikes'
import { skin } from './palettes'
import { num } from './path'
import { conicalHat } from './people'
import { createRandom, range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A heap of blossoms: sprays of leaves, then flowers in the given colours, centre at (x, y). */
export function bouquet(
  x: number,
  y: number,
  rx: number,
  ry: number,
  blooms: readonly string[],
  leaf: string,
  size: number,
  seed: number,
): string {
  const random = createRandom(seed)
  const spray = range(13).map((index) => {
    const angle = (index / 13) * Math.PI * 2
    const [dx, dy] = [Math.cos(angle) * rx * 1.2, Math.sin(angle) * ry * 1.2]
    return `M${num(x)},${num(y)}q${num(dx * 0.5 - dy * 0.25)},${num(dy * 0.5 + dx * 0.25)} ${num(dx)},${num(dy)}q${num(-dx * 0.5 - dy * 0.2)},${num(-dy * 0.5 + dx * 0.2)} ${num(-dx)},${num(-dy)}`
  })
  const flowers = blooms.map((bloom, index) => {
    const d = range(Math.round((rx * ry) / (size * size) / blooms.length) + 2)
      .map(() => {
        const angle = random() * Math.PI * 2
        const reach = Math.sqrt(random()) * 0.95
        return `M${num(x + Math.cos(angle) * rx * reach)},${num(y + Math.sin(angle) * ry * reach)}h0`
      })
      .join('')
    return line(d, bloom, size * (1 - index * 0.08))
  })
  return shape(spray.join(''), leaf) + ellipse(x, y, rx, ry, leaf) + flowers.join('')
}

/** A street vendor in a conical hat behind her bicycle, going right, baskets of flowers fore and aft; wheels on y, 130 units tall. */
export function flowerBicycle(x: number, y: number, scale: number, shirt: string, metal: string): string {
  const legs = shape('M-8-48L-20-2H-11L2-40 12-2H21L10-48z', '#241c2c') + line('M-20-1h10M12-1h10', '#6b4426', 3)
  const body = shape('M-11-44Q-13-78-7-86Q1-90 9-85Q15-70 12-44z', shirt) + shape('M5-86Q15-70 12-44H4Q8-70 1-88z', '#000', 0.12)
  const arm = line('M6-80Q18-68 22-55', shirt, 7) + circle(23, -53, 3.4, skin)
  const head = shape('M-6-98Q-12-86-9-74L-2-80z', '#1f1420') + ellipse(2, -96, 7, 8.4, skin) + line('M-4-90Q4-84 8-90', '#e58e8a', 2.4)
  const rack = line('M-60-46H-10M-56-46L-30-17M-10-46L-26-17', metal, 2.6)
  const back =
    shape('M-74-62H-14L-22-40H-66z', '#b97f3f') + line('M-71-55H-17M-68-47H-20M-60-61L-56-41M-46-61V-41M-32-61L-34-41', '#7d4f26', 1.6)
  const front = shape('M22-70H62L55-46H28z', '#c98d48') + line('M24-62H60M26-54H57M36-69L38-47M49-69L47-47', '#7d4f26', 1.6)
  const heaps =
    bouquet(-58, -74, 22, 24, ['#fff6e4', '#fde08a'], '#3f7a4a', 8, 3) +
    bouquet(-24, -74, 21, 23, ['#d8315a', '#f0699a', '#ffb3c4'], '#2f6b45', 8.4, 5) +
    bouquet(-42, -88, 22, 22, ['#f4a62a', '#ffd24a', '#ef7d2d'], '#4f8a44', 8.4, 8) +
    bouquet(42, -80, 25, 20, ['#7b58b0', '#b08ad6', '#fff1f6'], '#3f7a4a', 8, 11)
  return placed(
    x,
    y,
    scale,
    ellipse(0, 0, 62, 4, '#000', 0.2) +
      legs +
      body +
      head +
      conicalHat(2, -100, 1.15) +
      rack +
      bicycle(0, 0, 1, metal) +
      heaps +
      back +
      front +
      arm,
  )
}
