import { num, type Point } from './path'
import { between, createRandom, cycle, range } from './rng'

export interface RoundHillOptions {
  id: string
  x: number
  /** y of the lowest ring's middle and of the top. */
  base: number
  top: number
  half: number
  rings: number
  /** colours of the fields in shadow (on the left) and in the light. */
  fields: readonly (readonly [dark: string, light: string])[]
  bank: string
  seed: number
}

/** Mâm Xôi: a round hill cut into rice terraces, ring upon ring to the top, one side still in the morning's shadow. */
export function roundHill(o: RoundHillOptions): string {
  const random = createRandom(o.seed)
  const waves = range(3).map((index) => [between(random, 0.02, 0.05), between(random, 0, 6), index * 2 + 3] as const)
  const outline = (level: number): Point[] => {
    const part = level / o.rings
    const reach = o.half * (1 - part ** 1.25)
    const y = o.base + (o.top - o.base) * part ** 0.86
    return range(18).map((step) => {
      const angle = (step / 18) * Math.PI * 2
      const wobble = waves.reduce(
        (sum, [size, shift, count]) => sum + size * (1 + part) * Math.sin(angle * count + shift + level * 0.34),
        1,
      )
      return [o.x + Math.cos(angle) * reach * wobble, y + Math.sin(angle) * reach * 0.27 * wobble]
    })
  }
  const closed = (points: readonly Point[], drop: number) => {
    const middle = (index: number): Point => {
      const [a, b] = [cycle(points, index), cycle(points, index + 1)]
      return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + drop]
    }
    const start = middle(-1)
    return `M${num(start[0])},${num(start[1])}${points
      .map((point, index) => {
        const end = middle(index)
        return `Q${Math.round(point[0])},${Math.round(point[1] + drop)} ${Math.round(end[0])},${Math.round(end[1])}`
      })
      .join('')}z`
  }
  const step = (o.base - o.top) / o.rings
  const gradients = o.fields
    .map(([dark, light], index) => {
      const edge = `.${46 + ((index * 7) % 12)}`
      return `<linearGradient id="${o.id}${index}"><stop offset="${edge}" stop-color="${dark}"/><stop offset="${edge}" stop-color="${light}"/></linearGradient>`
    })
    .join('')
  const bands = range(o.rings).map((level) => {
    const points = outline(level)
    return `<path fill="url(#${o.id}${level % o.fields.length})" stroke="${o.bank}" stroke-width="${num(step * (0.3 - (level / o.rings) * 0.12))}" d="${closed(points, 0)}"/>`
  })
  return gradients + bands.join('')
}
