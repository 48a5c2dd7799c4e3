import { num } from './path'
import { cycle } from './rng'
import { ellipse, line, placed, rect, shape } from './shapes'

/** A slim seaside hotel tower with bands of balconies, foot at (x, y). */
export function hotelTower(
  x: number,
  y: number,
  width: number,
  height: number,
  light: string,
  shade: string,
  band: string,
): string {
  const floor = Math.max(4, width * 0.26)
  const dashes =
    `<path stroke="${band}" stroke-width="${num(width * 0.5)}" stroke-dasharray="${num(floor * 0.3)} ${num(floor * 0.7)}" ` +
    `d="M${num(x - width * 0.18)},${num(y - height + floor * 0.6)}V${num(y - floor)}"/>`
  return (
    rect(x - width / 2, y - height, width, height, light) +
    rect(x + width * 0.14, y - height, width * 0.36, height, shade) +
    rect(x - width * 0.3, y - height - width * 0.16, width * 0.5, width * 0.17, shade) +
    dashes
  )
}

/** A lattice pylon of the sea cable car, foot at the origin, 200 units tall; make it a stencil. */
export function seaPylon(steel: string): string {
  const frame = line(
    'M-24 0Q-8-70-4-196M24 0Q8-70 4-196M-18-26L14-60-10-90 8-126-6-160M18-26L-14-60 10-90-8-126 6-160M-26-196H26',
    steel,
    3.6,
  )
  return ellipse(0, 2, 34, 8, steel) + frame
}

/** A white dive boat with an awning and the red diving flag, bow to the left, waterline at y, about 230 units long. */
export function diveBoat(
  x: number,
  y: number,
  scale: number,
  hull: string,
  trim: string,
  awning: string,
): string {
  const flag =
    line('M62-62V-150', '#3a2a33', 3) +
    shape('M62-150H112V-116H62z', '#e0301f') +
    shape('M62-150H72L112-124V-116H102L62-142z', '#fff6e4')
  const deck =
    rect(-46, -58, 92, 30, '#fff6e4') +
    rect(-36, -52, 20, 13, trim) +
    rect(-8, -52, 20, 13, trim) +
    rect(20, -52, 16, 13, trim) +
    line('M-66-28V-74M92-28V-66M52-58V-72', '#3a2a33', 3)
  const roof = shape('M-78-70Q-60-84-30-84H70Q92-82 98-66H-78z', awning)
  const tanks = [58, 68, 78]
    .map((tx) => rect(tx, -46, 7, 20, cycle(['#f0b23a', '#2f7fb8', '#e0402a'], tx / 10 - 5.8)))
    .join('')
  const body =
    shape('M-134-44Q-110-30-80-28H112Q118-14 108 6H-84Q-112 0-134-44z', hull) +
    shape('M-119-22Q-104-8-84-8H113Q112-2 108 6H-84Q-106 2-119-22z', trim)
  return placed(x, y, scale, flag + deck + tanks + roof + body)
}
