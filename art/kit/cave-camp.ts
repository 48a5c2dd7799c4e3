import { at, type Point } from './path'
import { between, createRandom, range } from './rng'
import { line, placed, shape, verticalGradient } from './shapes'
import { shining } from './shining'

/** A dome tent with its door tied open and a lamp inside, ground at y, 200 units wide and 110 tall. */
export function domeTent(
  x: number,
  y: number,
  scale: number,
  cloth: string,
  shade: string,
  lamp: string,
  flip = false,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-100 0Q-84-104 6-110 92-102 104 0z', cloth) +
      shape('M6-110Q92-102 104 0H56Q48-80 6-110z', shade) +
      shining(shape('M-52 0Q-40-64-8-84 26-60 34 0z', lamp)) +
      shape('M-8-84Q26-60 34 0H20Q10-50-8-84zM-8-84Q-46-60-56 0H-66Q-60-64-8-84z', shade) +
      line('M-100 0L-120 8M104 0L124 8M-92-34Q-60-106 6-110 76-104 98-40', shade, 4),
    flip,
  )
}

/** A broad shaft of light from an opening at the top down to the ground, with a lit oval where it falls. */
export function lightFall(
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  colour: string,
  opacity: number,
  id: string,
): string {
  const gradient = verticalGradient(id, [
    [0, colour, opacity],
    [1, colour, opacity * 0.18],
  ])
  return (
    gradient + shape(`M${at(from[0])}L${at(from[1])}L${at(to[1])}L${at(to[0])}z`, `url(#${id})`)
  )
}

/** Rough rock around a closed outline: each corner broken into smaller ones by chance. */
export function brokenRock(points: readonly Point[], rough: number, seed: number): string {
  const random = createRandom(seed)
  const rim = points.flatMap((point, index): Point[] => {
    const next = points[(index + 1) % points.length] ?? point
    return range(4).map((step): Point => {
      const part = step / 4
      const push = step === 0 ? 0 : rough
      return [
        point[0] + (next[0] - point[0]) * part + between(random, -push, push),
        point[1] + (next[1] - point[1]) * part + between(random, -push, push),
      ]
    })
  })
  return `M${rim.map(at).join(' ')}z`
}

/** A great stalagmite with lit ledges down one side, foot at y, 150 units wide and 320 tall. */
export function stalagmite(
  x: number,
  y: number,
  scale: number,
  rock: string,
  lit: string,
  flip = false,
): string {
  return placed(
    x,
    y,
    scale,
    shape(
      'M-76 0Q-60-40-54-96-64-110-48-124-40-190-30-214-38-226-22-238-16-290 0-320 14-286 18-240 34-230' +
        ' 26-214 36-170 42-126 58-112 50-96 62-40 80 0z',
      rock,
    ) +
      shape(
        'M0-320Q14-286 18-240 34-230 26-214 36-170 42-126 58-112 50-96 62-40 80 0H50Q34-60 30-100 38-112' +
          ' 24-126 18-180 10-216 16-232 6-244z',
        lit,
      ) +
      line('M-40-110Q-10-100 24-112M-26-226Q-6-220 12-228', lit, 5, 0.8),
    flip,
  )
}
