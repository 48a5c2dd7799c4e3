import { num } from './path'
import { between, createRandom, cycle, range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

export interface SkylineOptions {
  left: number
  right: number
  base: number
  heights: readonly [number, number]
  width: number
  seed: number
  fills: readonly string[]
  lamp?: string
}

/** A row of plain tower blocks, some windows lit. */
export function towerBlocks(options: SkylineOptions): string {
  const { left, right, base, heights, width, seed, fills, lamp } = options
  const random = createRandom(seed)
  const count = Math.round((right - left) / (width * 1.15))
  let lights = ''
  const blocks = range(count).map((index) => {
    const tall = between(random, heights[0], heights[1])
    const wide = width * between(random, 0.75, 1.15)
    const x = left + ((right - left) * index) / count
    const top = base - tall
    if (lamp) {
      range(Math.round(tall / 34)).forEach(() => {
        lights +=
          `M${num(x + between(random, 0.12, 0.7) * wide)},${num(top + Math.round(between(random, 0.06, 0.9) * (tall / 14)) * 14)}` +
          `h${num(wide * 0.14)}`
      })
    }
    const hat =
      index % 3 === 1
        ? rect(x + wide * 0.3, top - width * 0.22, wide * 0.3, width * 0.24, cycle(fills, index))
        : ''
    return rect(x, top, wide, tall, cycle(fills, index)) + hat
  })
  return blocks.join('') + (lamp ? line(lights, lamp, width * 0.05, 0.9) : '')
}

export interface TowerTone {
  fill: string
  light: string
  lamp: string
}

/** Landmark 81: a bundle of square tubes stepping up to a spire, 330 units tall, foot at y. */
export function landmark81(x: number, y: number, scale: number, tone: TowerTone): string {
  const tubes =
    rect(-40, -150, 16, 150, tone.fill) +
    rect(24, -170, 16, 170, tone.fill) +
    rect(-28, -218, 18, 218, tone.fill) +
    rect(10, -238, 18, 238, tone.fill) +
    rect(-16, -272, 32, 272, tone.fill) +
    rect(-8, -296, 16, 26, tone.fill)
  const faces =
    rect(4, -272, 12, 272, tone.light) +
    rect(22, -238, 6, 238, tone.light) +
    rect(34, -170, 6, 170, tone.light) +
    rect(-14, -218, 4, 218, tone.light, 0.6)
  const spire = line('M0-296V-334', tone.light, 3) + circle(0, -336, 2.5, tone.lamp)
  const lamps = line(
    'M-35-130v110M-22-200v180M-7-256v240M10-256v240M29-150v130',
    tone.lamp,
    1.6,
    0.55,
  )
  return placed(x, y, scale, tubes + faces + lamps + spire)
}

/** Bitexco tower: a lotus-bud blade with the helipad disc out to one side, 240 units tall, foot at y. */
export function bitexco(x: number, y: number, scale: number, tone: TowerTone): string {
  const blade =
    shape('M-30 0Q-36-130-6-224L4-240 10-222Q34-140 30 0z', tone.fill) +
    shape('M4-240L10-222Q34-140 30 0H6Q12-130 4-240z', tone.light)
  const bands = line(
    range(11)
      .map((index) => `M${num(-30 + index * 1.4)}-${20 + index * 17}H${num(-2)}`)
      .join(''),
    tone.lamp,
    1.4,
    0.55,
  )
  const disc =
    shape('M12-156H50L24-140z', tone.fill) +
    ellipse(28, -158, 25, 5, tone.fill) +
    ellipse(28, -160, 25, 4, tone.lamp)
  return placed(x, y, scale, blade + bands + disc)
}
