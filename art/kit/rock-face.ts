import type { Point } from './path'
import { between, createRandom, range } from './rng'
import { shape } from './shapes'
import { whole } from './whole-path'

/** A rock face between a crest and a foot of as many points: each slice in facets; `tones` are lit, in shade, deep. */
export function rockFace(
  crest: readonly Point[],
  foot: readonly Point[],
  tones: readonly [string, string, string],
  seed: number,
): string {
  const random = createRandom(seed)
  const out = ['', '', '']
  range(crest.length - 1).forEach((index) => {
    const [a, b, c, d] = [crest[index], crest[index + 1], foot[index + 1], foot[index]]
    if (!a || !b || !c || !d) return
    const split = between(random, 0.3, 0.7)
    const cut = (p: Point, q: Point, t: number): Point => [
      p[0] + (q[0] - p[0]) * t,
      p[1] + (q[1] - p[1]) * t,
    ]
    const top = cut(a, b, split)
    const low = cut(d, c, between(random, 0.25, 0.75))
    const knee = cut(
      cut(a, d, between(random, 0.35, 0.6)),
      cut(b, c, 0.5),
      between(random, 0.3, 0.6),
    )
    const poly = (...points: Point[]) =>
      whole`M${points[0]?.[0] ?? 0},${points[0]?.[1] ?? 0}${points
        .slice(1)
        .map(([px, py]) => whole`L${px},${py}`)
        .join('')}z`
    out[0] += poly(a, top, knee, low, d)
    out[1] += poly(top, b, cut(b, c, 0.55), knee)
    out[2] += poly(knee, cut(b, c, 0.55), c, low)
  })
  const outline = whole`M${crest.map(([px, py]) => whole`${px},${py}`).join(' ')} ${[...foot]
    .reverse()
    .map(([px, py]) => whole`${px},${py}`)
    .join(' ')}z`
  return shape(outline, tones[1]) + out.map((d, index) => shape(d, tones[index] ?? '')).join('')
}
