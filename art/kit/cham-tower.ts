import { range } from './rng'
import { line, placed, rect, shape } from './shapes'

/** A brick Cham tower (Po Nagar): a tall body with pilasters and a flame-arched door under stepped tiers, ground at y, 130 units wide, 270 tall. */
export function chamTower(
  x: number,
  y: number,
  scale: number,
  brick: string,
  light: string,
  shade: string,
): string {
  const tier = (half: number, base: number, tall: number) =>
    rect(-half, base - tall, half * 2, tall, brick) +
    rect(half * 0.3, base - tall, half * 0.7, tall, shade) +
    rect(-half - 6, base - tall - 7, half * 2 + 12, 8, light) +
    shape(
      `M-7 ${base}V${base - tall * 0.5}Q-5 ${base - tall * 0.72} 0 ${base - tall * 0.9} 5 ${base - tall * 0.72} 7 ${base - tall * 0.5}V${base}z`,
      shade,
    ) +
    [-1, 1]
      .map((side) => shape(`M${side * half - 6} ${base - tall - 6}l6-22 6 22z`, brick))
      .join('')
  const pilasters = line(
    range(5)
      .map((index) => `M${-46 + index * 23}-24V-122`)
      .join(''),
    shade,
    3,
    0.7,
  )
  const door =
    shape('M-26 0V-70Q-22-96 0-116 22-96 26-70V0z', light) +
    shape('M-15 0V-60Q-12-78 0-90 12-78 15-60V0z', '#3a1c2a')
  return placed(
    x,
    y,
    scale,
    shape('M-8-232Q-14-252 0-274 14-252 8-232z', light) +
      tier(20, -204, 26) +
      tier(34, -168, 34) +
      tier(46, -128, 38) +
      rect(-60, -14, 120, 14, light) +
      rect(-56, -126, 112, 114, brick) +
      rect(20, -126, 36, 114, shade) +
      pilasters +
      rect(-64, -134, 128, 10, light) +
      door,
  )
}
