import { range } from './rng'
import { line, placed, rect, shape } from './shapes'

export interface EarthHouseColours {
  wall: string
  wallShade: string
  roof: string
  roofShade: string
  tile: string
  wood: string
  dark: string
  maize: string
}

/** An earth-walled house of the Đồng Văn plateau under a roof of yin-yang tiles, maize hung under the eaves; ground at y, 520 units wide and 270 tall. */
export function earthHouse(x: number, y: number, scale: number, c: EarthHouseColours): string {
  const walls =
    rect(-200, -140, 400, 140, c.wall) +
    shape('M112-140H200V0H128z', c.wallShade) +
    line('M-200-96H96M-200-48H110M-120-140v44M20-96v48M-60-48V0M70-140v44', c.wallShade, 3, 0.7) +
    rect(-200, -140, 400, 26, c.wallShade)
  const door =
    rect(-44, -108, 88, 108, c.dark) +
    rect(-56, -112, 14, 112, c.wood) +
    rect(42, -112, 14, 112, c.wood) +
    rect(-62, -118, 124, 12, c.wood) +
    shape('M-44-106L-8-98V0H-44z', c.wood)
  const window =
    rect(-160, -96, 54, 44, c.dark) + line('M-160-96h54v44h-54zM-142-96v44M-124-96v44', c.wood, 5)
  const roof =
    shape(
      'M-262-120Q-236-138-206-214L-186-262Q0-250 186-262L206-214Q236-138 262-120 0-140-262-120z',
      c.roof,
    ) +
    shape('M186-262L206-214Q236-138 262-120 200-128 130-130 150-200 140-259z', c.roofShade) +
    line(
      range(13)
        .map(
          (index) => `M${-168 + index * 28}-254Q${-184 + index * 31}-190 ${-228 + index * 38}-128`,
        )
        .join(''),
      c.tile,
      5,
    ) +
    line('M-192-264Q0-250 192-264', c.tile, 12) +
    line('M-262-121Q0-141 262-121', c.tile, 8)
  const maize = line('M80-112v34M98-112v40M116-112v30M-92-112v30M-76-112v40', c.maize, 13)
  return placed(x, y, scale, walls + door + window + maize + roof)
}

export interface DryFenceOptions {
  /** foot of the fence at its two ends, from far to near, with its height there. */
  from: readonly [x: number, y: number, tall: number]
  to: readonly [x: number, y: number, tall: number]
  rows: number
  stones: number
  light: string
  stone: string
  shade: string
}

/** A fence of loose stones piled without mortar: rough blocks that grow towards the viewer, each with a lit top. */
export function dryFence(o: DryFenceOptions): string {
  const [ax, ay, at] = o.from
  const [bx, by, bt] = o.to
  const noise = (index: number, row: number) =>
    ((index * 37 + row * 53 + ((index * row) % 7) * 11) % 17) / 17
  const along = (part: number, lift: number) => {
    const eased = part ** 1.25
    return [
      ax + (bx - ax) * eased,
      ay + (by - ay) * eased - (at + (bt - at) * eased) * lift,
    ] as const
  }
  let body = ''
  let top = ''
  range(o.rows).forEach((row) => {
    range(o.stones + 1).forEach((index) => {
      const start = (index - (row % 2) * 0.5 + noise(index, row) * 0.2) / o.stones
      const end = (index + 0.94 - (row % 2) * 0.5 + noise(index + 1, row) * 0.2 - 0.04) / o.stones
      if (end < 0) return
      const low = row / o.rows + 0.02
      const high =
        (row + 0.96 + noise(index, row + 3) * (row === o.rows - 1 ? 0.45 : 0.12)) / o.rows
      const spots = [
        along(Math.max(0, start), low),
        along(Math.max(0, start + 0.1 / o.stones), high),
        along(end - 0.12 / o.stones, high - 0.03),
        along(end, low + 0.02),
      ]
      const [a, b, c, d] = spots.map(([px, py]) => `${Math.round(px)},${Math.round(py)}`)
      body += `M${a}L${b} ${c} ${d}z`
      const deep = along((start + end) / 2, high - 0.32 / o.rows)
      top += `M${b}L${c} ${Math.round(deep[0])},${Math.round(deep[1])}z`
    })
  })
  const corner = (part: number, lift: number) => along(part, lift).map(Math.round).join(',')
  return (
    shape(
      `M${corner(0, 0)}L${corner(0, 0.92)} ${corner(1.06, 0.92)} ${corner(1.06, 0)}z`,
      o.shade,
    ) +
    shape(body, o.stone) +
    shape(top, o.light)
  )
}
