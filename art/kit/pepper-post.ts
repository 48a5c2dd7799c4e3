import { num } from './path'
import { between, createRandom, range } from './rng'
import { ellipse, line, placed, shape } from './shapes'

/** A pepper vine wrapped around its tall post, strings of green and red corns hanging; foot at y, 56 units wide, 170 tall. */
export function pepperPost(
  x: number,
  y: number,
  scale: number,
  c: { post: string; leaf: string; light: string; corn: string; ripe: string },
  seed = 1,
): string {
  const random = createRandom(seed)
  const heart = (px: number, py: number, size: number) =>
    `M${num(px)},${num(py)}q${num(-size)},${num(-size * 0.1)} ${num(-size * 0.9)},${num(size * 0.6)}q${num(size * 0.3)},${num(size * 0.7)} ${num(size * 0.9)},${num(size * 0.9)}q${num(size * 0.6)},${num(-size * 0.2)} ${num(size * 0.9)},${num(-size * 0.9)}q0,${num(-size * 0.7)} ${num(-size * 0.9)},${num(-size * 0.6)}`
  const spots = range(30).map((index) => {
    const part = index / 30
    return [between(random, -17, 17) * (1.1 - part * 0.35), -10 - part * 146] as const
  })
  const leaves = (from: number, fill: string) =>
    shape(
      spots
        .filter((_, index) => index % 2 === from)
        .map(([px, py]) => heart(px, py, between(random, 12, 16)))
        .join(''),
      fill,
    )
  const strings = (from: number, colour: string) =>
    line(
      spots
        .filter((_, index) => index % 6 === from)
        .map(([px, py]) => `M${num(px * 1.2)},${num(py)}v16`)
        .join(''),
      colour,
      4.6,
    )
  return placed(
    x,
    y,
    scale,
    ellipse(0, 0, 30, 5, '#000', 0.18) +
      shape('M-7 0L-5-172H5L7 0z', c.post) +
      shape('M-20-4Q-30-80-15-154 0-166 15-154 30-80 20-4z', c.leaf) +
      leaves(0, c.leaf) +
      leaves(1, c.light) +
      strings(1, c.corn) +
      strings(4, c.ripe),
  )
}
