import type { Frame } from '../scene'
import { foliage } from './foliage'
import { num } from './path'
import { between, createRandom, range } from './rng'
import { ellipse, line, placed, shape } from './shapes'

export interface MelaleucaColours {
  bark: string
  shade: string
  leaf: string
  light: string
}

/** A paperbark (tràm) standing in flooded forest: slim pale trunk, peeling bark, thin boughs with light foliage; foot at y, `tall` high. */
export function melaleuca(x: number, y: number, tall: number, width: number, c: MelaleucaColours, seed: number): string {
  const random = createRandom(seed)
  const sway = between(random, -0.05, 0.05) * tall
  const top = -tall
  const trunk =
    shape(
      `M${num(-width)},4Q${num(sway - width * 0.7)},${num(top * 0.5)} ${num(sway * 0.4 - width * 0.3)},${num(top)}h${num(width * 0.6)}Q${num(sway + width * 0.7)},${num(top * 0.5)} ${num(width)},4z`,
      c.bark,
    ) +
    shape(
      `M${num(width * 0.1)},4Q${num(sway + width * 0.1)},${num(top * 0.5)} ${num(sway * 0.4 + width * 0.1)},${num(top)}h${num(width * 0.2)}Q${num(sway + width * 0.7)},${num(top * 0.5)} ${num(width)},4z`,
      c.shade,
    )
  const peel = line(
    range(6)
      .map(
        () =>
          `M${num(between(random, -0.4, 0.1) * width + sway * 0.3)},${num(top * between(random, 0.05, 0.6))}l${num(width * 0.3)},${num(tall * 0.03)}`,
      )
      .join(''),
    c.shade,
    width * 0.2,
  )
  const boughs = range(5).map((index) => ({
    by: top * (0.6 + index * 0.09),
    bx: (index % 2 === 0 ? 1 : -1) * between(random, 2.4, 4.6) * width,
  }))
  const limbs = line(
    boughs
      .map(
        ({ bx, by }) =>
          `M${num(sway * 0.5)},${num(by + tall * 0.05)}Q${num(bx * 0.5)},${num(by + tall * 0.02)} ${num(bx)},${num(by - tall * 0.02)}`,
      )
      .join(''),
    c.shade,
    width * 0.35,
  )
  const leaves = boughs.map(({ bx, by }, index) =>
    foliage(
      bx,
      by - tall * 0.04,
      width * between(random, 1.5, 2.3),
      tall * between(random, 0.04, 0.06),
      index % 2 === 0 ? c.leaf : c.light,
      seed + index,
    ),
  )
  return placed(x, y, 1, trunk + peel + limbs + leaves.join('') + foliage(sway * 0.4, top, width * 2.2, tall * 0.07, c.leaf, seed))
}

const hundredth = (value: number) => Math.round(value * 100) / 100

export interface StandOptions {
  id: string
  y: number
  count: number
  tall: number
  width: number
  tone: MelaleucaColours
  seed: number
  /** part of the width left open. */
  gap?: readonly [number, number]
}

/** A stand of paperbarks across the frame with their reflections, three trees drawn once and repeated. */
export function melaleucaStand(frame: Frame, o: StandOptions): string {
  const random = createRandom(o.seed)
  const kinds = range(3).map((kind) => {
    const reflection = shape('M-18,0h36l-7,100h-22z', '#3f6f2c', 0.35)
    return `<g id="${o.id}${kind}">${reflection}${melaleuca(0, 0, 640, 18, o.tone, 31 + kind)}${ellipse(0, 3, 31, 7, '#d9ec7a')}</g>`
  })
  const spots = range(o.count)
    .map((index) => ({
      part: (index + between(random, 0.2, 0.8)) / o.count,
      drop: between(random, -0.8, 1.2),
      size: between(random, 0.84, 1.1),
      kind: index % 3,
    }))
    .filter(({ part }) => !o.gap || part < o.gap[0] || part > o.gap[1])
    .map(
      ({ part, drop, size, kind }) =>
        `<use href="#${o.id}${kind}" transform="translate(${num(frame.width * part)},${num(o.y + drop * o.width)})scale(${hundredth((o.width / 18) * size)},${hundredth((o.tall / 640) * size)})"/>`,
    )
  return `<defs>${kinds.join('')}</defs>${spots.join('')}`
}
