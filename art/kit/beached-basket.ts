import { range } from './rng'
import { ellipse, line, placed, shape } from './shapes'

/** A basket boat (thúng) drawn up on the sand, tipped so its ribs and bench show; foot at y, 120 units wide, 60 tall. */
export function beachedBasket(
  x: number,
  y: number,
  scale: number,
  weave: string,
  shade: string,
  inside: string,
  degrees = -10,
): string {
  const bowl = shape('M-60-34Q-58 2-22 6H22Q58 2 60-34z', weave)
  const bands = line(
    `M-57-18Q0 8 57-18M-48-4Q0 16 48-4${range(7)
      .map((index) => `M${-51 + index * 17}-${30 - Math.abs(index - 3) * -1}L${-30 + index * 10} 5`)
      .join('')}`,
    shade,
    2.4,
    0.8,
  )
  const well =
    ellipse(0, -35, 60, 20, inside) +
    line('M-44-28Q-30-44 0-46T46-28M-52-34Q-20-22 0-22T52-34', shade, 2.4, 0.7) +
    shape('M-34-30L34-42 38-36-30-24z', weave)
  const rim = `<ellipse cy="-35" rx="60" ry="20" fill="none" stroke="${weave}" stroke-width="6"/><ellipse cy="-35" rx="62.5" ry="22" fill="none" stroke="${shade}" stroke-width="2"/>`
  return (
    ellipse(x + 12 * scale, y + 4 * scale, 62 * scale, 9 * scale, '#a8693f', 0.45) +
    placed(x, y, scale, bowl + bands + well + rim, false, degrees)
  )
}
