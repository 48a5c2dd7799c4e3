import { mix, type Point } from './path'
import { between, createRandom, range } from './rng'
import { line } from './shapes'
import { whole } from './whole-path'

/** Treetops along a slope, `deep` rows of crowns of one size: a dark mass with lit crowns on top. */
export function forestEdge(
  path: readonly Point[],
  deep: number,
  size: number,
  dark: string,
  mid: string,
  light: string,
  seed: number,
): string {
  const random = createRandom(seed)
  const spot = (part: number): Point => {
    const place = part * (path.length - 1)
    const index = Math.min(path.length - 2, Math.floor(place))
    const [a, b] = [path[index] ?? [0, 0], path[index + 1] ?? [0, 0]]
    return [mix(a[0], b[0], place - index), mix(a[1], b[1], place - index)]
  }
  const long = path
    .slice(1)
    .reduce(
      (sum, point, index) =>
        sum + Math.hypot(point[0] - (path[index]?.[0] ?? 0), point[1] - (path[index]?.[1] ?? 0)),
      0,
    )
  const count = Math.max(2, Math.round(long / (size * 0.62)))
  let [body, crowns, tops] = ['', '', '']
  range(deep).forEach((row) => {
    range(count).forEach((index) => {
      const [x, y] = spot((index + between(random, 0.1, 0.9)) / count)
      const [cx, cy] = [
        x + between(random, -0.2, 0.2) * size,
        y + (row - (deep - 1) / 2) * size * 0.66 + between(random, -0.24, 0.24) * size,
      ]
      if (row === 0 || row === deep - 1)
        body += whole`M${cx},${cy}h${size * between(random, 0, 0.3)}`
      const arc = size * between(random, 0.24, 0.4)
      if ((index + row) % 4 !== 0)
        crowns += whole`M${cx - arc},${cy - size * 0.06}q${arc * 0.3},${-arc} ${arc * 1.1},${-arc * 0.7}`
      if ((index * 3 + row) % 5 === 0)
        tops += whole`M${cx - arc * 0.7},${cy - size * 0.26}h${arc * 0.6}`
    })
  })
  const core =
    deep > 1
      ? line(
          whole`M${path.map(([x, y]) => whole`${x},${y}`).join('L')}`,
          dark,
          (deep - 0.4) * 0.66 * size,
        )
      : ''
  return (
    core + line(body, dark, size) + line(crowns, mid, size * 0.22) + line(tops, light, size * 0.12)
  )
}
