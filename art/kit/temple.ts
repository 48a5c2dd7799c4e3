import { curvedRoof } from './roof'
import { circle, line, placed, rect, shape } from './shapes'

export interface TempleColours {
  wall: string
  pillar: string
  roof: string
  trim: string
  stone: string
  glow: string
}

/** A small lakeside temple pavilion with two curved roofs on a stone terrace, ground at y, 120 units wide, 100 tall. */
export function templePavilion(x: number, y: number, scale: number, c: TempleColours): string {
  const terrace =
    rect(-62, -8, 124, 8, c.stone) +
    rect(-54, -14, 108, 6, c.stone) +
    rect(-12, -14, 24, 14, c.trim, 0.4)
  const hall =
    rect(-40, -44, 80, 30, c.wall) +
    rect(-10, -40, 20, 26, c.glow) +
    line('M-40-44V-14M-22-44V-14M-12-44V-14M12-44V-14M22-44V-14M40-44V-14', c.pillar, 4)
  const roofs =
    curvedRoof({
      x: 0,
      y: -42,
      half: 66,
      height: 22,
      ridge: 34,
      fill: c.roof,
      trim: c.trim,
      tiles: 12,
    }) +
    rect(-24, -72, 48, 12, c.wall) +
    line('M-24-72V-60M-8-72V-60M8-72V-60M24-72V-60', c.pillar, 3) +
    curvedRoof({
      x: 0,
      y: -70,
      half: 46,
      height: 22,
      ridge: 18,
      fill: c.roof,
      trim: c.trim,
      tiles: 9,
    })
  return placed(x, y, scale, terrace + hall + roofs + circle(0, -97, 3, c.pillar))
}

/** A brick pagoda tower of stepped storeys under small eaves, ground at y, 60 units wide, 44 + 26 a storey tall. */
export function pagodaTower(
  x: number,
  y: number,
  scale: number,
  storeys: number,
  c: TempleColours,
): string {
  let content = rect(-34, -10, 68, 10, c.stone)
  let base = -10
  for (let storey = 0; storey < storeys; storey += 1) {
    const half = 25 - (storey / storeys) * 12
    content +=
      rect(-half, base - 20, half * 2, 20, c.wall) +
      rect(-half, base - 20, half * 0.6, 20, c.stone, 0.5)
    content += shape(`M-4 ${base - 3}v-8a4 4 0 0 1 8 0v8z`, c.glow)
    content += curvedRoof({
      x: 0,
      y: base - 19,
      half: half + 8,
      height: 8,
      ridge: half - 2,
      fill: c.roof,
      trim: c.trim,
    })
    base -= 26
  }
  return placed(
    x,
    y,
    scale,
    content + line(`M0 ${base + 2}v-20`, c.trim, 3) + circle(0, base - 18, 3, c.trim),
  )
}
