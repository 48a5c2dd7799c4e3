import { circle, line, placed, rect, shape } from './shapes'
import { pad } from './still-life'

/** A broad leaf with its midrib, growing up 260 units from its stalk on the origin. */
export function leaf(fill: string, vein: string): string {
  return (
    shape('M0 0Q-76-70-40-190-10-250 0-260 10-250 40-190 76-70 0 0z', fill) +
    line('M0 20V-216', vein, 9)
  )
}

/** A drop of water. */
export function drop(x: number, y: number, fill: string): string {
  return shape(`M${x} ${y - 44}q46 66 0 80-46-14 0-80z`, fill)
}

/** A bottle without its cap, 260 units wide and 440 tall. */
export function flask(body: string, shade: string, label: string): string {
  return (
    shape(
      'M-60-440H60Q130-410 130-320V-40Q130 0 90 0H-90Q-130 0-130-40V-320Q-130-410-60-440z',
      body,
    ) +
    shape('M30-440H60Q130-410 130-320V-40Q130 0 90 0H40Q100-200 30-440z', shade) +
    label
  )
}

/** A left thing and its mirror image. */
export function pair(thing: string, apart: number, degrees = 6): string {
  return placed(-apart, 0, 1, thing, false, -degrees) + placed(apart, 0, 1, thing, true, degrees)
}

/** A phone held upright, a beach on its screen; 230 units wide and 460 tall, centred on the origin. */
export const phoneUpright =
  pad(-115, -230, 230, 460, 36, '#1d242d') +
  pad(-98, -212, 196, 424, 24, '#f7b26a') +
  circle(30, -90, 54, '#fff0c4') +
  shape('M-98 0Q0-30 98 0V120H-98z', '#2f8fae') +
  shape('M-98 90Q0 50 98 110V188Q98 212 74 212H-74Q-98 212-98 188z', '#f2d9a0')

/** A print with a white border, 200 units wide and 240 tall, centred on the origin. */
export function photoPrint(sky: string, ground: string): string {
  return (
    rect(-100, -120, 200, 240, '#fffaf0') +
    rect(-82, -102, 164, 160, sky) +
    circle(36, -50, 26, '#fff3c4') +
    shape('M-82 58V0Q-40-50 0-6T82-20V58z', ground)
  )
}

/** A zip along a path. */
export function zip(d: string): string {
  return line(d, '#fff3dc', 9)
}

/** A bag's round grip, its ends 2 × wide apart at `low`. */
export function grip(wide: number, top: number, low: number, colour: string): string {
  return line(`M-${wide} ${low}Q-${wide} ${top} 0 ${top}T${wide} ${low}`, colour, 32)
}

/** Two wheels below a case. */
export function wheels(apart: number): string {
  return [-apart, apart]
    .map((x) => circle(x, -6, 30, '#22252e') + circle(x, -6, 11, '#aab4ba'))
    .join('')
}

/** A case's handle, pulled out. */
export function trolley(from: number, to: number): string {
  return (
    line(`M-70 ${from}V${to}M70 ${from}V${to}`, '#aab4ba', 18) +
    line(`M-86 ${to}H86`, '#2a2f38', 34)
  )
}
