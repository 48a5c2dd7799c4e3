import { num } from './path'
import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

export interface SteamColours {
  boiler: string
  shine: string
  iron: string
  red: string
  brass: string
  carriage: string
  carriageShade: string
  cream: string
}

function wheel(x: number, radius: number, c: SteamColours): string {
  const spokes = range(4)
    .map((index) => {
      const [dx, dy] = [
        Math.cos((index * Math.PI) / 4) * radius * 0.8,
        Math.sin((index * Math.PI) / 4) * radius * 0.8,
      ]
      return `M${num(x - dx)},${num(-radius - dy)}L${num(x + dx)},${num(-radius + dy)}`
    })
    .join('')
  return (
    circle(x, -radius, radius, c.iron) +
    circle(x, -radius, radius * 0.74, c.red) +
    line(spokes, c.iron, radius * 0.14) +
    circle(x, -radius, radius * 0.2, c.brass)
  )
}

/** An old rack-railway steam engine facing left with its tender and wooden carriages behind, rails at y; engine 200 units long, 108 tall. */
export function steamEngine(
  x: number,
  y: number,
  scale: number,
  carriages: number,
  c: SteamColours,
): string {
  const coach =
    rect(0, -22, 150, 8, c.iron) +
    rect(2, -74, 146, 54, c.carriage) +
    rect(2, -36, 146, 16, c.carriageShade) +
    line('M4-38h142', c.cream, 3) +
    shape('M-6-74Q4-88 20-88H130Q146-88 156-74z', c.carriageShade) +
    range(6)
      .map((index) => rect(12 + index * 22, -66, 15, 22, c.cream))
      .join('') +
    wheel(24, 10, c) +
    wheel(50, 10, c) +
    wheel(100, 10, c) +
    wheel(126, 10, c) +
    rect(-8, -22, 10, 5, c.iron)
  const tender =
    rect(84, -60, 62, 44, c.boiler) +
    rect(84, -60, 62, 6, c.red) +
    shape('M90-60Q104-76 116-66T140-60z', c.iron) +
    rect(82, -22, 66, 7, c.iron) +
    wheel(100, 10, c) +
    wheel(130, 10, c)
  const boiler =
    shape('M-100-76H24V-34H-100Q-106-55-100-76z', c.boiler) +
    shape('M-101-72H24V-64H-103z', c.shine) +
    line('M-74-77V-34M-38-77V-34M-4-77V-34', c.brass, 2.6)
  const front =
    ellipse(-101, -55, 7, 21, c.iron) +
    ellipse(-103, -55, 4, 13, c.shine) +
    circle(-106, -84, 8, c.iron) +
    circle(-109, -84, 6, '#fff0b8')
  const stack =
    shape('M-90-76L-93-102H-98L-96-108H-70L-68-102H-73L-76-76z', c.iron) +
    line('M-96-103H-70', c.brass, 3) +
    shape('M-50-76Q-50-92-40-92T-30-76z', c.brass) +
    shape('M-18-76V-86H-4V-76z', c.iron)
  const cab =
    shape('M22-98H78V-26H22z', c.boiler) +
    rect(31, -88, 16, 22, c.cream) +
    rect(54, -88, 16, 22, c.cream) +
    shape('M14-98Q48-110 86-98V-93H14z', c.red) +
    line('M28-56H72V-36H28z', c.brass, 2)
  const frame =
    rect(-104, -34, 186, 12, c.iron) +
    rect(-112, -36, 12, 16, c.red) +
    shape('M-108-20L-126-2H-96V-20z', c.red) +
    rect(-92, -30, 26, 16, c.iron)
  const rods = line('M-78-22L-16-15H58', c.shine, 4)
  return placed(
    x,
    y,
    scale,
    range(carriages)
      .map((index) => placed(158 + index * 166, 0, 1, coach))
      .join('') +
      tender +
      boiler +
      front +
      stack +
      cab +
      frame +
      wheel(-78, 9, c) +
      wheel(-54, 9, c) +
      wheel(-20, 16, c) +
      wheel(18, 16, c) +
      wheel(56, 16, c) +
      rods,
  )
}
