import { at, mix, num, type Point, smoothLine } from './path'
import { between, createRandom, range } from './rng'
import { line, shape } from './shapes'

export interface SandWallOptions {
  /** the wall's upper edge and its foot, from far to near. */
  crest: readonly Point[]
  foot: readonly Point[]
  slices: number
  wall: string
  /** the sand on top that has run down in fingers. */
  cap: string
  band: string
  shade: string
  flute: string
  seed: number
}

/** A wall of soft sand washed into buttresses by the rain, its upper layer hanging down in fingers, each buttress in shade on its right. */
export function sandWall(o: SandWallOptions): string {
  const random = createRandom(o.seed)
  const along = (points: readonly Point[], part: number): Point => {
    const place = Math.min(points.length - 1.001, part * (points.length - 1))
    const index = Math.floor(place)
    const [a, b] = [points[index] ?? [0, 0], points[index + 1] ?? [0, 0]]
    return [mix(a[0], b[0], place - index), mix(a[1], b[1], place - index)]
  }
  const down = (part: number, depth: number): Point => {
    const [a, b] = [along(o.crest, part), along(o.foot, part)]
    return [mix(a[0], b[0], depth), mix(a[1], b[1], depth)]
  }
  const step = 1 / o.slices
  const cuts = range(o.slices + 1).map((index) =>
    Math.min(
      1,
      Math.max(
        0,
        index * step + (index % o.slices === 0 ? 0 : between(random, -0.22, 0.22) * step),
      ),
    ),
  )
  const slices = cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? 1
    return {
      from,
      to,
      mid: mix(from, to, between(random, 0.4, 0.62)),
      peak: between(random, -0.16, -0.03),
      cap: between(random, 0.26, 0.5),
      band: between(random, 0.62, 0.84),
    }
  })
  const top = smoothLine([
    down(0, 0),
    ...slices.flatMap((s): Point[] => [
      down(mix(s.from, s.mid, 0.7), s.peak),
      down(s.mid, s.peak * 0.9),
      down(s.to, 0.02),
    ]),
  ])
  const back = (path: string) => `L${path.slice(1)}z`
  const fingers = (depth: 'cap' | 'band', shallow: number) =>
    smoothLine([
      down(1, shallow),
      ...[...slices]
        .reverse()
        .flatMap((s): Point[] => [
          down(mix(s.mid, s.to, 0.5), s[depth]),
          down(s.mid, s[depth] * 0.96),
          down(s.from, shallow),
        ]),
    ])
  const shades = slices
    .map((s) => {
      const [p1, p2, p3] = [
        down(mix(s.mid, s.to, 0.1), 0.34),
        down(mix(s.mid, s.from, 0.3), 0.62),
        down(mix(s.mid, s.to, 0.1), 1),
      ]
      return `M${at(down(s.mid, s.peak * 0.9))}Q${at(p1)} ${at(down(s.mid, 0.5))}T${at(p3)}L${at(down(s.to, 1))}L${at(down(s.to, 0.02))}z`.replace(
        'T',
        `Q${at(p2)} `,
      )
    })
    .join('')
  const flutes = slices
    .map((s) => {
      const part = mix(s.from, s.mid, 0.45)
      return `M${at(down(part, s.cap + 0.06))}L${at(down(mix(part, s.from, 0.1), between(random, 0.8, 0.94)))}`
    })
    .join('')
  const feet = `L${[...o.foot].reverse().map(at).join(' ')}z`
  return (
    shape(top + feet, o.wall) +
    shape(top + back(fingers('band', 0.5)), o.band) +
    shape(top + back(fingers('cap', 0.14)), o.cap) +
    line(flutes, o.flute, Number(num(5)), 0.6) +
    shape(shades, o.shade, 0.42)
  )
}
