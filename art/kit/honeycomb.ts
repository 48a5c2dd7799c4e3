import { num, type Point } from './path'
import { between, createRandom, range } from './rng'
import { line, shape } from './shapes'

function isInside(outline: readonly Point[], x: number, y: number): boolean {
  return outline.reduce((inside, [ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [0, 0]
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    return crosses ? !inside : inside
  }, false)
}

function farFrom(outline: readonly Point[], x: number, y: number): number {
  return Math.min(
    ...outline.map(([ax, ay], index) => {
      const [bx, by] = outline[(index + 1) % outline.length] ?? [0, 0]
      const [dx, dy] = [bx - ax, by - ay]
      const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
      return Math.hypot(x - ax - dx * part, y - ay - dy * part)
    }),
  )
}

export interface Honeycomb {
  /** the stones, dark joints between them. */
  stones: string
  /** path data of dots on the outermost stones: stroked with round ends it makes surf. */
  rim: string
}

/** Basalt columns from straight above: six-sided stones within the outline, the darkest (wet) at its edge, lit from the upper left; `tones` from wet to dry. */
export function honeycombAbove(
  outline: readonly Point[],
  radius: number,
  tones: readonly string[],
  joint: string,
  light: string,
  seed: number,
): Honeycomb {
  const random = createRandom(seed)
  const r = radius * 0.9
  const [half, quarter] = [Math.round(r * 0.87), Math.round(r / 2)]
  const hexagon = (across: number, quarterUp: number) =>
    `l${across}-${quarterUp} ${across} ${quarterUp}v${quarterUp * 2}l-${across} ${quarterUp}-${across}-${quarterUp}z`
  const tile = hexagon(half, quarter)
  const [wide, high] = [Math.round(radius * 0.95), Math.round(radius * 0.56)]
  const under = hexagon(wide, high)
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const columns = Math.ceil((Math.max(...xs) - left) / (radius * 1.74))
  const tops = tones.map(() => '')
  let [base, edges, rim] = ['', '', '']
  range(Math.ceil((Math.max(...ys) - top) / (radius * 1.5))).forEach((row) => {
    range(columns).forEach((column) => {
      const x = left + (column + (row % 2) * 0.5) * radius * 1.74
      const y = top + row * radius * 1.5
      if (!isInside(outline, x, y)) return
      const deep = farFrom(outline, x, y) / radius
      if (deep < 2) rim += `M${Math.round(x)},${Math.round(y)}h0`
      const tone = Math.max(
        0,
        Math.min(tones.length - 1, Math.floor(deep / 2.6 + between(random, -0.7, 1.3))),
      )
      const lift = Math.round(between(random, 0, 0.22) * radius)
      const start = `M${Math.round(x) - half},${Math.round(y) - quarter - lift}`
      tops[tone] += start + tile
      base += `M${Math.round(x) - wide},${Math.round(y) - high + Math.round(radius * 0.14)}${under}`
      if (random() > 0.35) edges += `${start}l${half}-${quarter} ${half} ${quarter}`
    })
  })
  const stones =
    shape(base, joint) +
    tops.map((d, index) => shape(d, tones[index] ?? joint)).join('') +
    line(edges, light, Number(num(radius * 0.09)), 0.8)
  return { stones, rim }
}
