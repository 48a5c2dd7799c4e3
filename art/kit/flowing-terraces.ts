import { crestHeight, num, type Point } from './path'
import { cycle, range } from './rng'
import { clipped, line, shape } from './shapes'

export interface FlowingTerraceOptions {
  id: string
  /** the hill's skyline from left to right. */
  crest: readonly Point[]
  bottom: number
  levels: number
  /** depth of the first and of the last step. */
  steps: readonly [number, number]
  /** length of one wave along the slope and how far it swings, in steps. */
  wave: number
  swing: number
  phase: number
  fields: readonly string[]
  bank: string
}

/** Rice terraces that flow down a slope as long unbroken ribbons, each waving a little out of step with the one above. */
export function flowingTerraces(o: FlowingTerraceOptions): string {
  const left = o.crest[0]?.[0] ?? 0
  const right = o.crest[o.crest.length - 1]?.[0] ?? 0
  const knots = Math.max(8, Math.round(((right - left) / o.wave) * 4))
  let depth = 0
  const ribbons = range(o.levels).map((level) => {
    const part = level / Math.max(1, o.levels - 1)
    const step = o.steps[0] + (o.steps[1] - o.steps[0]) * part
    depth += level === 0 ? 0 : step
    const edge = range(knots + 1).map((index): Point => {
      const x = left + ((right - left) * index) / knots
      const angle = (x / o.wave) * Math.PI * 2 + o.phase + level * 0.34
      const sway =
        level === 0
          ? 0
          : (Math.sin(angle) + 0.5 * Math.sin(angle * 2.3 + level * 0.7)) * o.swing * step
      return [x, crestHeight(o.crest, x) + depth + sway]
    })
    const d = softPath(edge)
    return (
      (level === 0 ? '' : line(d, o.bank, step * 0.62)) +
      shape(`${d}V${num(o.bottom)}H${num(left)}z`, cycle(o.fields, level))
    )
  })
  const top = softPath(
    range(15).map((index): Point => {
      const x = left + ((right - left) * index) / 14
      return [x, crestHeight(o.crest, x)]
    }),
  )
  return clipped(o.id, `${top}V${num(o.bottom)}H${num(left)}z`, ribbons.join(''))
}

function softPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const next = points[index + 1]
      if (index === 0) return `M${Math.round(point[0])},${Math.round(point[1])}`
      if (!next) return `T${Math.round(point[0])},${Math.round(point[1])}`
      return `${index === 1 ? 'Q' : ''}${index === 1 ? `${Math.round(point[0])},${Math.round(point[1])} ` : 'T'}${Math.round((point[0] + next[0]) / 2)},${Math.round((point[1] + next[1]) / 2)}`
    })
    .join('')
}
