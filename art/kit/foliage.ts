import { at, num, type Point } from './path'
import { between, createRandom, range } from './rng'
import { line, placed, shape } from './shapes'

/** A leafy mass with a scalloped outline: a bush, a tree crown, a far grove. */
export function foliage(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  seed: number,
  opacity = 1,
): string {
  const random = createRandom(seed)
  const count = Math.max(7, Math.round((rx + ry) / 14))
  const rim = range(Math.min(count, 15)).map((index, _, all): Point => {
    const angle = (index / all.length) * Math.PI * 2
    const reach = between(random, 0.88, 1.08)
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  })
  const first = rim[0] ?? [x, y]
  const bump = ((rx + ry) / 2) * (3.6 / rim.length)
  const arcs = [...rim.slice(1), first].map(
    (point) => `A${num(bump)},${num(bump)} 0 0 1 ${at(point)}`,
  )
  return shape(`M${at(first)}${arcs.join('')}z`, fill, opacity)
}

/** A broad tree: trunk, dark crown and a lighter crown on the side of the light. */
export function tree(
  x: number,
  y: number,
  scale: number,
  colours: { trunk: string; dark: string; light: string },
  seed = 1,
): string {
  const trunk = shape(
    'M-6 0Q-3-30-5-58L-24-86-20-88-2-68 4-92 8-91 5-66 22-84 25-81 6-56Q4-26 8 0z',
    colours.trunk,
  )
  const crown =
    foliage(0, -108, 58, 40, colours.dark, seed) +
    foliage(-30, -88, 32, 22, colours.dark, seed + 1) +
    foliage(32, -90, 30, 20, colours.dark, seed + 2)
  return placed(x, y, scale, trunk + crown + foliage(12, -120, 36, 20, colours.light, seed + 3))
}

/** A line of treetops along a far bank. */
export function grove(
  left: number,
  right: number,
  base: number,
  height: number,
  fill: string,
  seed: number,
): string {
  const random = createRandom(seed)
  let x = left
  let d = `M${num(left)},${num(base)}`
  while (x < right) {
    const run = between(random, 0.5, 1.2) * height
    x += run
    d += `A${num(run * 0.56)},${num(run * 0.52)} 0 0 1 ${num(x)},${num(base - between(random, 0.35, 1) * height * 0.6)}`
  }
  return shape(`${d}V${num(base)}z`, fill)
}

/** A leafy branch reaching into the picture from (x, y); blossoms in a second colour. */
export function branch(
  x: number,
  y: number,
  scale: number,
  colours: { wood: string; leaf: string; blossom?: string },
  flip = false,
  seed = 3,
): string {
  const random = createRandom(seed)
  const twigs = line(
    'M-20-10Q60 10 120 8T240 50M70 6Q110 40 150 52M130 8Q180-10 210-6',
    colours.wood,
    6,
  )
  const spots: Point[] = [
    [40, 6],
    [80, 24],
    [112, 40],
    [150, 52],
    [120, 4],
    [160, 0],
    [205, -6],
    [170, 18],
    [200, 32],
    [238, 48],
    [90, -6],
  ]
  const leaves = spots
    .map(([sx, sy]) =>
      range(3)
        .map(() =>
          leaf(
            sx + between(random, -16, 16),
            sy + between(random, -10, 16),
            between(random, 12, 20),
            random() * 3,
          ),
        )
        .join(''),
    )
    .join('')
  const petals = colours.blossom
    ? shape(
        spots
          .map(([sx, sy]) =>
            dot(
              sx + between(random, -14, 14),
              sy + between(random, -12, 12),
              between(random, 5, 9),
            ),
          )
          .join(''),
        colours.blossom,
      )
    : ''
  return placed(x, y, scale, twigs + shape(leaves, colours.leaf) + petals, flip)
}

function leaf(x: number, y: number, length: number, angle: number): string {
  const dx = Math.cos(angle) * length
  const dy = Math.sin(angle) * length
  return (
    `M${num(x)},${num(y)}` +
    `q${num(dx / 2 - dy * 0.4)},${num(dy / 2 + dx * 0.4)} ${num(dx)},${num(dy)}` +
    `q${num(-dx / 2 + dy * 0.4)},${num(-dy / 2 - dx * 0.4)} ${num(-dx)},${num(-dy)}`
  )
}

function dot(x: number, y: number, r: number): string {
  return `M${num(x - r)},${num(y)}a${num(r)},${num(r)} 0 0 0 ${num(2 * r)},0a${num(r)},${num(r)} 0 0 0 ${num(-2 * r)},0`
}
