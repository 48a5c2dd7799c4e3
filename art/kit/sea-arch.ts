import { copyAt, stencils } from './copies'
import { foliage } from './foliage'
import { at, mix, type Point } from './path'
import { between, createRandom } from './rng'
import { shape } from './shapes'

export interface SeaArchOptions {
  /** the rock's outline and the hole in it, both starting and ending on the water. */
  outline: readonly Point[]
  hole: readonly Point[]
  rock: string
  shade: string
  lit: string
  green: readonly [string, string]
  seed: number
  unit: number
}

function rugged(points: readonly Point[], rough: number, seed: number): Point[] {
  const random = createRandom(seed)
  return points.flatMap((point, index): Point[] => {
    const next = points[index + 1]
    if (!next) return [point]
    return [
      point,
      [
        mix(point[0], next[0], 0.36) + between(random, -rough, rough),
        mix(point[1], next[1], 0.36) + between(random, -rough, rough),
      ],
      [
        mix(point[0], next[0], 0.72) + between(random, -rough, rough),
        mix(point[1], next[1], 0.72) + between(random, -rough, rough),
      ],
    ]
  })
}

/** A limestone island standing in the sea with an arch worn through it, green on top, its reveal in shade. */
export function seaArch(o: SeaArchOptions): string {
  const outer = rugged(o.outline, 13 * o.unit, o.seed)
  const hole = rugged(o.hole, 9 * o.unit, o.seed + 1)
  const depth = 46 * o.unit
  const inner = hole.map(([x, y]): Point => [x + depth, y - depth * 0.14])
  const path = (points: readonly Point[]) => `M${points.map(at).join(' ')}z`
  const mass = `<path fill="${o.rock}" fill-rule="evenodd" d="${path(outer)}${path(hole)}"/>`
  const reveal = `<path fill="${o.shade}" fill-rule="evenodd" d="${path(hole)}${path([...inner])}"/>`
  const random = createRandom(o.seed + 2)
  const middle = Math.floor(outer.length / 2)
  const flank = outer.slice(middle)
  const shadeSide = `M${[...flank, ...[...flank].reverse().map(([x, y], index): Point => [x - (70 + (index % 3) * 34) * o.unit, mix(y, y + 30 * o.unit, index % 2)])].map(at).join(' ')}z`
  const streaks = outer
    .slice(3, -3)
    .filter((_, index) => index % 2 === 0)
    .map(([x, y]) => {
      const long = between(random, 60, 150) * o.unit
      const wide = between(random, 9, 17) * o.unit
      return `M${at([x, y + 40 * o.unit])}l${Math.round(wide)},${Math.round(long * 0.4)} ${Math.round(-wide * 0.5)},${Math.round(long * 0.6)} ${Math.round(-wide)},${Math.round(-long * 0.5)}z`
    })
    .join('')
  const cracks = inner
    .filter((_, index) => index % 4 === 1)
    .map(([x, y]) => {
      const out = between(random, 50, 120) * o.unit
      const long = between(random, 50, 110) * o.unit
      const away = x < (hole[0]?.[0] ?? 0) + 190 * o.unit ? -1 : 1
      return `M${at([x + away * out - 46 * o.unit, y - 20 * o.unit])}l${Math.round(9 * o.unit)},${Math.round(long * 0.5)} ${Math.round(-7 * o.unit)},${Math.round(long * 0.5)} ${Math.round(-8 * o.unit)},${Math.round(-long * 0.6)}z`
    })
    .join('')
  const clip = `<clipPath id="sa"><path clip-rule="evenodd" d="${path(outer)}${path(hole)}"/></clipPath>`
  const bushes = stencils([
    ['b0', foliage(0, 0, 74, 36, o.green[0], o.seed)],
    ['b1', foliage(0, 0, 56, 26, o.green[1], o.seed + 3)],
  ])
  const crown = outer.slice(3, -4)
  const tops = [0, 1]
    .map((layer) =>
      crown
        .filter((_, index) => index % 2 === layer)
        .map(([x, y]) =>
          copyAt(
            `b${layer}`,
            x + between(random, -14, 14) * o.unit,
            y + (layer * 14 + 12) * o.unit,
            o.unit * between(random, 0.6, 1),
            0,
          ),
        )
        .join(''),
    )
    .join('')
  return `${clip}${bushes}${reveal}${mass}<g clip-path="url(#sa)">${shape(streaks, o.lit)}${shape(cracks, o.shade, 0.45)}${shape(shadeSide, o.shade)}</g>${tops}`
}
