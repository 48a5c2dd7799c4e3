import { range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'

export interface MarketColours {
  wall: string
  shade: string
  trim: string
  roof: string
  roofShade: string
  dark: string
  glow: string
}

function archRow(
  left: number,
  count: number,
  step: number,
  base: number,
  tall: number,
  fill: string,
): string {
  const r = step * 0.34
  return shape(
    range(count)
      .map(
        (index) =>
          `M${left + step * (index + 0.5) - r} ${base}V${base - tall + r}a${r} ${r} 0 0 1 ${2 * r} 0V${base}z`,
      )
      .join(''),
    fill,
  )
}

/** The front of Bến Thành market: clock tower over the gate, low arcades under tiled roofs on both sides; 440 units wide, 205 tall. */
export function marketHall(x: number, y: number, scale: number, c: MarketColours): string {
  const wing = (side: number) => {
    const left = side < 0 ? -220 : 76
    const roof = shape(side < 0 ? 'M-228-58L-204-92H-70V-58z' : 'M228-58L204-92H70V-58z', c.roof)
    const rows = line(
      range(11)
        .map((index) => `M${side * (88 + index * 12)}-90V-61`)
        .join(''),
      c.roofShade,
      1.6,
    )
    return (
      rect(left, -58, 144, 58, c.wall) +
      rect(left, -30, 144, 4, c.trim) +
      archRow(left + 2, 5, 28, 0, 26, c.dark) +
      archRow(left + 2, 5, 28, -34, 17, c.glow) +
      roof +
      rows +
      rect(left - 8, -60, 160, 5, c.trim)
    )
  }
  const shoulder = (side: number) => {
    const left = side < 0 ? -80 : 36
    return (
      rect(left, -84, 44, 84, c.wall) +
      archRow(left + 3, 1, 38, 0, 38, c.dark) +
      archRow(left + 7, 2, 15, -50, 22, c.glow) +
      rect(left - 3, -89, 50, 6, c.trim) +
      shape(side < 0 ? 'M-86-88L-74-108H-34V-88z' : 'M86-88L74-108H34V-88z', c.roof)
    )
  }
  const tower =
    rect(-38, -164, 76, 164, c.wall) +
    rect(-38, -164, 14, 164, c.shade) +
    rect(-44, -96, 88, 6, c.trim) +
    rect(-43, -168, 86, 7, c.trim)
  const gate =
    archRow(-29, 1, 58, 0, 58, c.dark) +
    rect(-17, -30, 34, 30, c.glow) +
    archRow(-27, 3, 18, -66, 22, c.glow)
  const clock =
    circle(0, -130, 22, c.trim) +
    circle(0, -130, 17.5, '#fffaf0') +
    line('M0-130V-142M0-130L8-125', '#2a1a1c', 2.6) +
    line('M0-146v2M0-116v2M-16-130h2M14-130h2', '#2a1a1c', 1.6)
  const cap =
    rect(-30, -182, 60, 16, c.shade) +
    line('M-22-176v6M-11-176v6M0-176v6M11-176v6M22-176v6', c.glow, 4) +
    shape('M-50-180L-16-206H16L50-180z', c.roof) +
    line(
      'M-34-182L-10-205M-18-182L-5-205M0-182V-205M18-182L5-205M34-182L10-205',
      c.roofShade,
      1.6,
    ) +
    line('M0-206V-216', c.roofShade, 2.4)
  return placed(
    x,
    y,
    scale,
    wing(-1) + wing(1) + shoulder(-1) + shoulder(1) + tower + gate + clock + cap,
  )
}
