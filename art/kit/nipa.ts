import { num } from './path'
import { between, createRandom, range } from './rng'
import { ellipse, line, placed, shape } from './shapes'

/** One frond that rises steeply and bows over at its tip, 210 units tall; drawn once and turned for each place in the clump. */
function frondPath(): string {
  const spine = (t: number): readonly [number, number] => [74 * t ** 2.6, -232 * t + 44 * t ** 3]
  const count = 10
  const side = (sign: number) =>
    range(count).map((index) => {
      const t = 0.24 + (index / count) * 0.76
      const [x, y] = spine(t)
      const [nx, ny] = spine(Math.min(1, t + 0.085))
      const length = 74 * Math.sin(Math.PI * (0.2 + t * 0.68))
      const slope = t * 0.7
      const [dx, dy] = [
        sign * length * (0.82 - slope * 0.1) + length * 0.24,
        -length * (sign > 0 ? 0.1 - slope * 0.75 : 0.66 - slope * 0.2),
      ]
      return `M${num(x)},${num(y)}Q${num(x + dx * 0.5 + sign * 4)},${num(y + dy * 0.5 - 9)} ${num(x + dx)},${num(y + dy)} ${num(nx + dx * 0.36)},${num(ny + dy * 0.36 + 6)} ${num(nx)},${num(ny)}z`
    })
  return side(1).join('') + side(-1).join('')
}

/** A clump of nipa (water coconut) palm: tall feathered fronds straight out of the water, foot at (x, y), about 230 units tall. */
export function nipa(
  x: number,
  y: number,
  scale: number,
  c: { leaf: string; light: string; rib: string },
  lean = 0,
  seed = 1,
): string {
  const random = createRandom(seed)
  const d = frondPath()
  const one = (degrees: number, size: number, leaf: string) =>
    placed(
      0,
      0,
      size,
      shape(d, leaf) + line('M0,0Q0,-130 26,-174T74,-188', c.rib, 4.6),
      degrees < 0,
      lean + degrees * 0.62 + between(random, -5, 5),
    )
  const back = [-50, -22, 6, 28, 54].map((degrees) =>
    one(degrees, between(random, 0.94, 1.14), c.leaf),
  )
  const front = [-68, -34, 14, 64].map((degrees) =>
    one(degrees, between(random, 0.7, 0.92), c.light),
  )
  return placed(x, y, scale, back.join('') + front.join('') + ellipse(0, 2, 40, 8, c.leaf))
}
