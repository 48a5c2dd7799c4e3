import { curvedRoof } from './roof'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

export interface TowerColours {
  wall: string
  shade: string
  trim: string
  lamp: string
  grass: string
  roof: string
}

function arches(
  count: number,
  half: number,
  base: number,
  tall: number,
  width: number,
  fill: string,
): string {
  const step = (half * 2) / count
  let d = ''
  for (let index = 0; index < count; index += 1) {
    const x = -half + step * (index + 0.5)
    const r = width / 2
    d += `M${x - r} ${base}V${base - tall + r}A${r} ${r} 0 0 1 ${x + r} ${base - tall + r}V${base}z`
  }
  return shape(d, fill)
}

/** Hanoi's Turtle Tower on its islet: three tiers of lit arches under a small curved roof, foot at y, 150 units tall. */
export function turtleTower(x: number, y: number, scale: number, c: TowerColours): string {
  const islet = shape('M-104 6Q-96-8-70-9-50-14-30-12 20-16 60-10 92-10 104 6z', c.grass)
  const tier = (half: number, base: number, top: number) =>
    rect(-half, top, half * 2, base - top, c.wall) +
    rect(-half, top, half * 0.55, base - top, c.shade) +
    rect(-half - 4, top - 4, half * 2 + 8, 6, c.trim)
  const tiers =
    rect(-60, -16, 120, 8, c.trim) + tier(54, -14, -58) + tier(41, -62, -97) + tier(25, -101, -126)
  const openings =
    arches(3, 50, -14, 31, 20, c.lamp) +
    arches(3, 37, -62, 25, 14, c.lamp) +
    circle(0, -113, 7.5, c.lamp)
  const roof = curvedRoof({
    x: 0,
    y: -128,
    half: 36,
    height: 20,
    ridge: 12,
    fill: c.roof,
    trim: c.shade,
    tiles: 6,
  })
  const spire = line('M0-148V-158', c.shade, 2) + line('M-54-40h108M-41-82h82', c.shade, 1, 0.5)
  return placed(
    x,
    y,
    scale,
    ellipse(0, 5, 108, 5, c.grass) + islet + tiers + openings + roof + spire,
  )
}
