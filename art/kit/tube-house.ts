import { num } from './path'
import { cycle, range } from './rng'
import { line, rect, shape } from './shapes'

export interface TubeHouseOptions {
  x: number
  base: number
  width: number
  storeys: number
  /** height of one upper storey; the shop below is a little taller. */
  tall: number
  wall: string
  shade: string
  trim: string
  shutter: string
  dark: string
  awning: readonly [string, string]
  top: 'tiles' | 'parapet'
  roof: string
}

function upperFloor(o: TubeHouseOptions, floor: number, arched: boolean): string {
  const { x, width: w, tall, shutter, dark, trim } = o
  const top = floor - tall * 0.82
  const foot = floor - tall * 0.12
  const windows = [0.3, 0.7].map((spot) => {
    const middle = x + w * spot
    const half = w * 0.055
    const arch = arched
      ? `M${num(middle - half * 2)},${num(top + 1)}a${num(half * 2)},${num(half * 1.5)} 0 0 1 ${num(half * 4)},0z`
      : ''
    const slats = range(4)
      .map(
        (row) =>
          `M${num(middle - half * 2.4)},${num(top + ((row + 0.7) * (foot - top)) / 4)}h${num(half)}m${num(half * 2.8)},0h${num(half)}`,
      )
      .join('')
    return (
      rect(middle - half * 1.2, top, half * 2.4, foot - top, dark) +
      shape(arch, shutter) +
      rect(middle - half * 2.8, top, half * 1.8, foot - top, shutter) +
      rect(middle + half, top, half * 1.8, foot - top, shutter) +
      line(slats, dark, 1.4, 0.45)
    )
  })
  const rail = `M${num(x + w * 0.08)},${num(floor - tall * 0.34)}H${num(x + w * 0.92)}`
  const bars = range(8)
    .map(
      (index) =>
        `M${num(x + w * (0.12 + index * 0.108))},${num(floor - tall * 0.34)}V${num(floor)}`,
    )
    .join('')
  const balcony = rect(x + w * 0.04, floor - 4, w * 0.92, 7, trim) + line(rail + bars, dark, 2, 0.8)
  return windows.join('') + (arched ? balcony : rect(x, floor - 5, w, 6, trim))
}

function shop(o: TubeHouseOptions, ceiling: number): string {
  const { x, width: w, base, awning } = o
  const deep = (base - ceiling) * 0.26
  const stripes = range(5).map((index) => {
    const left = x + w * (0.02 + index * 0.19)
    return shape(
      `M${num(left + w * 0.01)},${num(ceiling + 6)}h${num(w * 0.17)}l${num(w * 0.014)},${num(deep)}q${num(-w * 0.09)},${num(w * 0.06)} ${num(-w * 0.2)},0z`,
      cycle(awning, index),
    )
  })
  const goods = range(6)
    .map(
      (index) =>
        `M${num(x + w * (0.14 + (index % 3) * 0.13))},${num(base - 10 - Math.floor(index / 3) * 15)}h${num(w * 0.05)}`,
    )
    .join('')
  const hall = rect(x + w * 0.06, ceiling + 4, w * 0.88, base - ceiling - 4, o.dark)
  const glow = rect(x + w * 0.58, ceiling + deep, w * 0.26, base - ceiling - deep, '#ffce73', 0.85)
  return hall + glow + line(goods, o.trim, 9, 0.6) + stripes.join('')
}

/** A narrow tube house of the Hanoi old quarter: shop under a striped awning, shuttered floors with a balcony, tiles or parapet on top. */
export function tubeHouse(o: TubeHouseOptions): string {
  const { x, width: w, base, tall, storeys, shade, trim } = o
  const ceiling = base - tall * 1.15
  const top = ceiling - tall * storeys
  const wall =
    rect(x, top, w, base - top, o.wall) +
    rect(x + w * 0.93, top, w * 0.07, base - top, shade) +
    rect(x, top, w, tall * 0.08, shade)
  const stains = shape(
    `M${num(x + w * 0.1)},${num(top)}h${num(w * 0.14)}l${num(-w * 0.03)},${num(tall * 0.5)}zM${num(x + w * 0.52)},${num(ceiling)}h${num(w * 0.2)}l${num(-w * 0.06)},${num(-tall * 0.16)}z`,
    shade,
    0.6,
  )
  const floors = range(storeys).map((index) =>
    upperFloor(o, ceiling - index * tall, index % 2 === 0),
  )
  const roof =
    o.top === 'tiles'
      ? shape(
          `M${num(x - 8)},${num(top)}L${num(x + w * 0.1)},${num(top - tall * 0.4)}H${num(x + w * 0.9)}L${num(x + w + 8)},${num(top)}z`,
          o.roof,
        ) +
        line(
          range(8)
            .map(
              (index) =>
                `M${num(x + w * (0.15 + index * 0.1))},${num(top - tall * 0.38)}L${num(x + w * (0.04 + index * 0.13))},${num(top - 2)}`,
            )
            .join(''),
          shade,
          2,
        )
      : rect(x - 4, top - 8, w + 8, 10, trim) +
        shape(
          `M${num(x + w * 0.16)},${num(top - 8)}v${num(-tall * 0.16)}q${num(w * 0.34)},${num(-tall * 0.34)} ${num(w * 0.68)},0v${num(tall * 0.16)}z`,
          o.wall,
        ) +
        line(
          `M${num(x + w * 0.16)},${num(top - 8 - tall * 0.16)}q${num(w * 0.34)},${num(-tall * 0.34)} ${num(w * 0.68)},0`,
          trim,
          5,
        )
  return roof + wall + stains + floors.join('') + shop(o, ceiling)
}
