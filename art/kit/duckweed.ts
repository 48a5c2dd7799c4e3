import { lens, num, type Point } from './path'
import { between, createRandom, range } from './rng'
import { line, placed, shape } from './shapes'

/** The ragged edge of floating duckweed along points, closed through the given corner path text. */
export function ragged(
  points: readonly Point[],
  close: string,
  size: number,
  fill: string,
): string {
  const first = points[0] ?? [0, 0]
  const arcs = points.slice(1).flatMap(([x, y], index) => {
    const [px, py] = points[index] ?? [0, 0]
    return range(4).map((step) => {
      const t = (step + 1) / 4
      return `A${num(size)},${num(size * 0.4)} 0 0 ${(index + step) % 3 === 0 ? 0 : 1} ${num(px + (x - px) * t)},${num(py + (y - py) * t)}`
    })
  })
  return shape(`M${num(first[0])},${num(first[1])}${arcs.join('')}${close}`, fill)
}

/** Specks of duckweed, larger towards the viewer, from the horizon down. */
export function specks(
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
  size: number,
  fill: string,
  seed: number,
): string {
  const random = createRandom(seed)
  return shape(
    range(count)
      .map(() => {
        const t = random() ** 1.6
        const y = top + (bottom - top) * t
        return lens(
          between(random, left, right),
          y,
          size * (0.25 + t * 1.5) * between(random, 0.5, 1.4),
          size * (0.05 + t * 0.14),
        )
      })
      .join(''),
    fill,
  )
}

/** A paperbark trunk close by, out of the water at (x, y): pale, leaning, its bark hanging in strips; 1000 units tall. */
export function paperbark(
  x: number,
  y: number,
  scale: number,
  c: { bark: string; shade: string; peel: string; water: string },
  lean: number,
  seed: number,
): string {
  const random = createRandom(seed)
  const at = (t: number) => lean * t * t
  const edge = (side: number, width: number) =>
    range(7).map(
      (index) => `${num(at(index / 6) + side * width * (1 - index * 0.07))},${num(-index * 170)}`,
    )
  const outline = `M${edge(-1, 46).join(' ')} ${edge(1, 46).reverse().join(' ')}`
  const dark = `M${edge(0.25, 46).join(' ')} ${edge(1, 46).reverse().join(' ')}`
  const strips = range(9)
    .map((index) => {
      const py = -index * 108 - 60
      const px = at(-py / 1020) + between(random, -30, 4)
      return `M${num(px)},${num(py)}q${num(between(random, 6, 16))},-40 4,-84q${num(between(random, 10, 24))},40 -4,84z`
    })
    .join('')
  const flaps = line(
    range(5)
      .map((index) => `M${num(at(index / 6) - 40)},${num(-index * 170 - 120)}q-26,20 -18,58`)
      .join(''),
    c.peel,
    7,
  )
  const foot = shape(
    'M-150 4Q-20-34 130 0 180 16 96 26 60 60-10 44-60 60-96 28-190 26-150 4z',
    c.water,
  )
  return placed(
    x,
    y,
    scale,
    foot + flaps + shape(outline, c.bark) + shape(dark, c.shade) + shape(strips, c.peel),
  )
}
