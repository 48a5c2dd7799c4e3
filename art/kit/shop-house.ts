import { num } from './path'
import { range } from './rng'
import { line, rect, shape } from './shapes'

export interface ShopHouseOptions {
  x: number
  base: number
  width: number
  height: number
  wall: string
  wallShade: string
  roof: string
  roofShade: string
  wood: string
  shutter: string
  glow: string
  /** upper floor: shuttered windows or a wooden balcony. */
  upper: 'windows' | 'balcony'
}

/** An old Hoi An shop-house: lit shop below, tiled canopy, yellow upper floor, tiled roof with raised ridge ends. */
export function shopHouse(options: ShopHouseOptions): string {
  const { x, base, width: w, height: h, wood, glow } = options
  const floor = base - h * 0.42
  const eave = base - h * 0.78
  const wall =
    rect(x, eave - 4, w, base - eave + 4, options.wall) +
    rect(x, eave - 2, w, h * 0.05, options.wallShade) +
    rect(x, eave, w * 0.05, base - eave, options.wallShade)
  const upper =
    options.upper === 'windows' ? windows(options, eave, floor) : balcony(options, eave, floor)
  return (
    wall +
    upper +
    shopFront(x, base, w, floor, wood, glow) +
    tiles(x, floor - h * 0.1, w, h * 0.11, 0.05, options) +
    tiles(x, base - h, w, h * 0.24, 0.12, options) +
    ridge(x, base - h, w, options.roofShade)
  )
}

function shopFront(
  x: number,
  base: number,
  w: number,
  floor: number,
  wood: string,
  glow: string,
): string {
  const bays = 3
  const step = w / bays
  const doors = range(bays).map((bay) => {
    const left = x + bay * step + step * 0.14
    const door = rect(
      left,
      floor + 10,
      step * 0.72,
      base - floor - 10,
      bay === 1 ? glow : '#e0933c',
    )
    const panels =
      `M${num(left + step * 0.36)},${num(floor + 10)}V${num(base)}` +
      `M${num(left)},${num(base - (base - floor) * 0.3)}h${num(step * 0.72)}`
    return door + line(panels, wood, 2)
  })
  return rect(x, floor, w, base - floor, wood) + doors.join('')
}

function windows(options: ShopHouseOptions, eave: number, floor: number): string {
  const { x, width: w, height: h, shutter, glow, wood } = options
  const top = eave + h * 0.08
  const tall = floor - top - h * 0.13
  return [0.27, 0.73]
    .map((spot) => {
      const middle = x + w * spot
      const half = w * 0.075
      const slats = range(3)
        .map(
          (row) =>
            `M${num(middle - half * 2)},${num(top + (tall * (row + 1)) / 4)}h${num(half * 0.86)}m${num(half * 2.28)},0h${num(half * 0.86)}`,
        )
        .join('')
      return (
        rect(middle - half, top, half * 2, tall, glow) +
        rect(middle - half * 2.1, top - 2, half * 1.1, tall + 4, shutter) +
        rect(middle + half, top - 2, half * 1.1, tall + 4, shutter) +
        line(`${slats}M${num(middle)},${num(top)}v${num(tall)}`, wood, 1.5, 0.7)
      )
    })
    .join('')
}

function balcony(options: ShopHouseOptions, eave: number, floor: number): string {
  const { x, width: w, height: h, glow, wood, shutter } = options
  const top = eave + h * 0.06
  const rail = floor - h * 0.2
  const doors = [0.2, 0.5, 0.8]
    .map(
      (spot) =>
        rect(x + w * (spot - 0.1), top, w * 0.2, floor - top - h * 0.08, shutter) +
        rect(x + w * (spot - 0.06), top + 4, w * 0.12, floor - top - h * 0.1, glow),
    )
    .join('')
  const posts = range(9)
    .map((index) => `M${num(x + (w * (index + 0.5)) / 9)},${num(rail)}V${num(floor - h * 0.08)}`)
    .join('')
  return doors + line(`M${num(x + 3)},${num(rail)}H${num(x + w - 3)}${posts}`, wood, 2.6)
}

function tiles(
  x: number,
  top: number,
  w: number,
  tall: number,
  spread: number,
  options: ShopHouseOptions,
): string {
  const flare = w * spread
  const roof = shape(
    `M${num(x - 4)},${num(top)}H${num(x + w + 4)}` +
      `Q${num(x + w + flare * 0.5)},${num(top + tall * 0.7)} ${num(x + w + flare)},${num(top + tall)}` +
      `H${num(x - flare)}` +
      `Q${num(x - flare * 0.5)},${num(top + tall * 0.7)} ${num(x - 4)},${num(top)}z`,
    options.roof,
  )
  const rows = range(8)
    .map((index) => {
      const part = (index + 0.5) / 8
      return `M${num(x + w * part)},${num(top + 2)}L${num(x - flare + (w + 2 * flare) * part)},${num(top + tall - 3)}`
    })
    .join('')
  return (
    roof +
    line(rows, options.roofShade, 2.4) +
    rect(x - flare, top + tall - 4, w + 2 * flare, 5, options.roofShade)
  )
}

function ridge(x: number, y: number, w: number, colour: string): string {
  return shape(
    `M${num(x - 12)},${num(y - 9)}Q${num(x - 2)},${num(y - 4)} ${num(x + 10)},${num(y - 4)}` +
      `H${num(x + w - 10)}Q${num(x + w + 2)},${num(y - 4)} ${num(x + w + 12)},${num(y - 9)}` +
      `V${num(y + 4)}H${num(x - 12)}z`,
    colour,
  )
}
