import { range } from './rng'
import { line, placed, rect, shape } from './shapes'

/** A white-ribbed garden glasshouse with a pitched roof and flowers inside, ground at y, 150 units wide and 110 tall. */
export function glassHouse(x: number, y: number, scale: number, rib: string, glass: string, deep: string): string {
  const blooms =
    line('M-62-14h0M-38-16h0M-14-14h0M34-15h0M60-14h0', '#e0457e', 17) + line('M-50-12h0M-26-13h0M22-13h0M48-13h0', '#f4b02f', 15)
  const bars = range(9)
    .map((index) => `M${-75 + index * 18.75}-54V0`)
    .join('')
  const slope = range(8)
    .map((index) => `M${-60 + index * 19}-92L${-70 + index * 20.6}-54`)
    .join('')
  return placed(
    x,
    y,
    scale,
    rect(-75, -56, 150, 56, glass) +
      rect(-75, -24, 150, 24, deep, 0.55) +
      blooms +
      shape('M-84-54L-64-94H66L84-54z', glass) +
      shape('M-84-54L-64-94H-10L-40-54z', '#fff', 0.45) +
      rect(-13, -40, 26, 40, deep) +
      line(`${bars}${slope}M-75-30H75M-84-54H84M-64-94H66`, rib, 2.6) +
      line('M-75 0H75', rib, 5) +
      line('M-40-94V-102H44V-94', rib, 3),
  )
}
