import { crestHeight, type Point } from './path'
import { between, createRandom, range } from './rng'
import { polygon } from './shapes'

export interface CragRangeOptions {
  /** the skyline from left to right. */
  crest: readonly Point[]
  bottom: number
  /** how far single rocks break out of the skyline. */
  rough: number
  /** distance between two corners of the skyline. */
  step: number
  seed: number
  fill: string
  /** colour of the faces that look to the left, towards the light; none for a far silhouette. */
  lit?: string
  /** how deep the lit faces reach. */
  deep?: number
}

/** A high range with a broken skyline; its left faces catch the light in hard planes, as on a lithograph. */
export function cragRange(o: CragRangeOptions): string {
  const random = createRandom(o.seed)
  const left = o.crest[0]?.[0] ?? 0
  const right = o.crest[o.crest.length - 1]?.[0] ?? 0
  const count = Math.round((right - left) / o.step)
  const skyline = range(count + 1).map((index): Point => {
    const x = Math.round(left + ((right - left) * index) / count + between(random, -0.3, 0.3) * o.step)
    const jut = index % 2 === 0 ? between(random, 0, 0.35) : between(random, -1, -0.3)
    return [x, Math.round(crestHeight(o.crest, x) + jut * o.rough)]
  })
  const body = polygon([[left, o.bottom], ...skyline, [right, o.bottom]], o.fill)
  const { lit, deep = o.rough * 3 } = o
  if (!lit) return body
  const faces = skyline.flatMap((peak, index) => {
    const before = skyline[index - 1]
    const after = skyline[index + 1]
    if (!before || !after || before[1] <= peak[1] || after[1] <= peak[1]) return []
    const tall = deep * between(random, 0.6, 1.2)
    const lean = between(random, 0.25, 0.5) * o.step
    const [x, y] = peak
    return [
      polygon(
        [
          peak,
          before,
          [before[0] - lean, before[1] + tall * 0.5],
          [before[0] - lean * 0.2, before[1] + tall * 0.42],
          [x - o.step * 0.5, y + tall * 1.2],
          [x - o.step * 0.1, y + tall * 0.62],
          [x - o.step * 0.28, y + tall * 0.4],
          [x + o.step * 0.08, y + tall * 0.2],
        ].map(([px = 0, py = 0]): Point => [Math.round(px), Math.round(py)]),
        lit,
      ),
    ]
  })
  return body + faces.join('')
}
