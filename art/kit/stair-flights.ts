import { mix, type Point } from './path'
import { range } from './rng'
import { circle, line, placed, shape } from './shapes'
import { whole } from './whole-path'

/** A stair that zigzags up a mountain, its turns from near to far: white treads and a parapet on the side of the drop; `half` its width far and near. */
export function stairFlights(
  turns: readonly Point[],
  half: readonly [number, number],
  c: { tread: string; line: string; wall: string; wallShade: string },
): string {
  const last = turns.length - 1
  const size = (index: number) => mix(half[1], half[0], (index / last) ** 0.7)
  return range(last)
    .reverse()
    .map((index) => {
      const [a, b] = [turns[index] ?? [0, 0], turns[index + 1] ?? [0, 0]]
      const [from, to] = [size(index), size(index + 1)]
      const steps = Math.max(5, Math.round(Math.hypot(a[0] - b[0], a[1] - b[1]) / (from * 0.34)))
      const treads = range(steps)
        .map((step) => {
          const part = (step + 0.5) / steps
          const [x, y, wide] = [mix(a[0], b[0], part), mix(a[1], b[1], part), mix(from, to, part)]
          return whole`M${x},${y}v${-wide * 0.62}`
        })
        .join('')
      const wall = (drop: number, tall: number) =>
        whole`M${a[0]},${a[1] + from * drop}L${b[0]},${b[1] + to * drop}v${-to * tall}L${a[0]},${a[1] + from * (drop - tall)}z`
      return (
        shape(
          whole`M${a[0]},${a[1]}L${b[0]},${b[1]}v${-to * 0.66}L${a[0]},${a[1] - from * 0.66}z`,
          c.tread,
        ) +
        line(treads, c.line, Math.max(1.6, from * 0.07)) +
        shape(wall(0.34, 0.5), c.wallShade) +
        shape(wall(-0.06, 0.16), c.wall)
      )
    })
    .join('')
}

/** Someone climbing to the left with a hand on the knee and a small pack, foot at (x, y), 110 units tall. */
export function climber(x: number, y: number, scale: number, shirt: string, dark: string): string {
  return placed(
    x,
    y,
    scale,
    shape('M-4-50L4-18 18 0H30L18-22 14-54z', dark) +
      shape('M12-58L-24-48-26-14-34-10V-4H-14L-10-38 14-34z', dark) +
      shape('M-8-52Q-22-82-12-94L4-98Q18-88 18-52z', shirt) +
      shape('M6-98Q34-94 30-58L16-56Q18-84 6-98z', dark) +
      line('M-8-90L-28-70-24-52', shirt, 8) +
      circle(-14, -106, 9, dark) +
      shape('M-30-108Q-16-124-2-112L0-106z', '#ffe0a8'),
  )
}
