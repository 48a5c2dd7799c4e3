import { num } from './path'
import { between, createRandom, range } from './rng'
import { line, placed, shape } from './shapes'

/** A coffee branch reaching right from (x, y): paired glossy leaves and clusters of ripe cherries; 300 units long. */
export function coffeeBranch(
  x: number,
  y: number,
  scale: number,
  c: { wood: string; leaf: string; light: string; cherry: string; ripe: string },
  flip = false,
  degrees = 0,
  seed = 1,
): string {
  const random = createRandom(seed)
  const nodes = range(6).map((index) => ({
    nx: 20 + index * 50,
    ny: -0.0012 * (20 + index * 50) ** 2 + index * 6,
  }))
  const blade = (nx: number, ny: number, dx: number, dy: number) =>
    `M${num(nx)},${num(ny)}q${num(dx * 0.3 - dy * 0.34)},${num(dy * 0.3 + dx * 0.34)} ${num(dx)},${num(dy)}q${num(-dx * 0.7 + dy * 0.34)},${num(-dy * 0.7 - dx * 0.34)} ${num(-dx)},${num(-dy)}`
  const up = nodes
    .map(({ nx, ny }) => blade(nx, ny, between(random, 34, 58), between(random, -100, -84)))
    .join('')
  const down = nodes
    .map(({ nx, ny }) => blade(nx, ny, between(random, 34, 58), between(random, 84, 98)))
    .join('')
  const veins = nodes
    .map(({ nx, ny }) => `M${num(nx)},${num(ny)}l28,60M${num(nx)},${num(ny)}l28,-62`)
    .join('')
  const berries = (share: number) =>
    nodes
      .flatMap(({ nx, ny }) =>
        range(6)
          .filter((index) => (index * 5) % 6 < 6 * share)
          .map(
            (index) =>
              `M${num(nx + Math.cos(index * 1.05) * 11 + between(random, -3, 3))},${num(ny + Math.sin(index * 1.05) * 9 + between(random, -3, 3))}h0`,
          ),
      )
      .join('')
  return placed(
    x,
    y,
    scale,
    shape(up, c.leaf) +
      shape(down, c.light) +
      line(veins, c.wood, 1.6, 0.4) +
      line(`M-20,4Q120,-20 ${nodes[5]?.nx ?? 270},${num((nodes[5]?.ny ?? 0) - 4)}`, c.wood, 7) +
      line(berries(1), c.ripe, 13) +
      line(berries(0.5), c.cherry, 9),
    flip,
    degrees,
  )
}
