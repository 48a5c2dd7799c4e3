import { at, crestHeight, mix, num, type Point, smoothLine } from './path'
import { between, createRandom, cycle, type Random, range } from './rng'
import { clipped, line, shape } from './shapes'

export interface TerraceOptions {
  id: string
  /** the hill's skyline from left to right. */
  crest: readonly Point[]
  bottom: number
  levels: number
  /** depth of the first and of the last step. */
  steps: readonly [number, number]
  /** how far the steps bulge out, in steps. */
  bulge: number
  /** width of one bulge. */
  lobe: number
  seed: number
  fields: readonly string[]
  bank: string
}

/** A hillside cut into rice terraces: stepped bands that bulge downhill like contour lines, each over its grassy bank. */
export function terraces(options: TerraceOptions): string {
  const { crest, bottom, levels, steps, lobe } = options
  const left = crest[0]?.[0] ?? 0
  const right = crest[crest.length - 1]?.[0] ?? 0
  const random = createRandom(options.seed)
  const count = Math.ceil((right - left) / lobe) + 4
  const knots = range(count).map(
    (index) => left + (index - 2 + between(random, -0.28, 0.28)) * lobe,
  )
  const drift = between(random, 0.1, 0.2) * lobe * (random() > 0.5 ? 1 : -1)
  let depth = 0
  const bands = range(levels).map((level) => {
    const part = level / levels
    const step = mix(steps[0], steps[1], part)
    depth += level === 0 ? 0 : step
    const edge = knots.map((knot): Point => {
      const x = knot + level * drift + between(random, -0.1, 0.1) * lobe
      return [x, crestHeight(crest, x) + depth]
    })
    const d = scallops(edge, level === 0 ? 0 : step * options.bulge, random)
    const bank = level === 0 ? '' : line(d, options.bank, step * 0.2)
    return (
      bank +
      shape(
        `${d}V${num(bottom)}H${num(left - lobe * 3)}z`,
        cycle(options.fields, level + Math.floor(random() * 2)),
      )
    )
  })
  const spans = Math.max(6, Math.round((right - left) / 90))
  const silhouette = range(spans + 1).map((index): Point => {
    const x = left + ((right - left) * index) / spans
    return [x, crestHeight(crest, x)]
  })
  return clipped(
    options.id,
    `${smoothLine(silhouette)}V${num(bottom)}H${num(left)}z`,
    bands.join(''),
  )
}

function scallops(edge: readonly Point[], bulge: number, random: Random): string {
  return edge
    .map((point, index) => {
      const previous = edge[index - 1]
      if (!previous) return `M${at(point)}`
      const middle: Point = [
        (previous[0] + point[0]) / 2,
        (previous[1] + point[1]) / 2 + bulge * between(random, 0.5, 1.4),
      ]
      return `Q${at(middle)} ${at(point)}`
    })
    .join('')
}
