import { num } from './path'
import { range } from './rng'
import { curvedRoof } from './roof'
import { circle, line, placed, rect, shape } from './shapes'

export interface PavilionColours {
  plaster: string
  plasterShade: string
  lacquer: string
  lacquerDark: string
  gold: string
  tile: string
  tileTrim: string
  brick: string
  brickShade: string
}

function sunWindow(c: PavilionColours): string {
  const rays = range(16)
    .map((index) => {
      const angle = ((index + 0.5) / 16) * Math.PI * 2
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const reach = Math.min(25 / Math.max(0.01, Math.abs(cos)), 23 / Math.max(0.01, Math.abs(sin)))
      return `M${num(cos * 14)},${num(-128 + sin * 14)}L${num(cos * reach)},${num(-128 + sin * reach)}`
    })
    .join('')
  return (
    rect(-25, -151, 50, 46, c.lacquerDark) +
    line(rays, c.gold, 2.2) +
    circle(0, -128, 15, c.gold) +
    circle(0, -128, 11.4, c.lacquerDark) +
    line('M0-139V-117M-11-128H11', c.gold, 1.8)
  )
}

function sideWall(side: number, reach: number, c: PavilionColours): string {
  const far = side * reach
  const [left, right] = side < 0 ? [far, -56] : [56, far]
  const courses = range(5)
    .map((row) => `M${left},${-9 - row * 8}H${right}`)
    .join('')
  const joints = range(Math.floor((right - left) / 16))
    .map((index) => `M${num(left + 8 + index * 16)},${-1 - (index % 5) * 8}v-8`)
    .join('')
  const gate = side * 104
  return (
    rect(left, -48, right - left, 48, c.brick) +
    line(courses + joints, c.brickShade, 1.2, 0.55) +
    shape(`M${left - 3}-48L${left}-55H${right}L${right + 3}-48z`, c.tile) +
    rect(gate - 21, -58, 42, 58, c.plaster) +
    shape(`M${gate - 11} 0V-30a11 11 0 0 1 22 0V0z`, c.lacquerDark) +
    curvedRoof({
      x: gate,
      y: -56,
      half: 31,
      height: 13,
      ridge: 19,
      fill: c.tile,
      trim: c.tileTrim,
      tiles: 7,
    })
  )
}

/** Khuê Văn Các of the Temple of Literature: white pillars, a red loft with round sun windows, two tiled roofs; 200 tall, brick walls on both sides. */
export function khueVanCac(
  x: number,
  y: number,
  scale: number,
  reach: number,
  c: PavilionColours,
): string {
  const plinth = rect(-66, -5, 132, 9, c.brickShade) + rect(-60, -10, 120, 6, c.brick)
  const inner = rect(-27, -84, 9, 76, c.plasterShade) + rect(18, -84, 9, 76, c.plasterShade)
  const pillar = (px: number) =>
    rect(px - 11, -90, 22, 82, c.plaster) +
    rect(px + 4, -90, 7, 82, c.plasterShade) +
    line(`M${px - 6}-80v62M${px - 1}-76v54`, c.plasterShade, 1.4, 0.8) +
    rect(px - 14, -14, 28, 6, c.plasterShade) +
    rect(px - 13, -90, 26, 5, c.plasterShade)
  const floor =
    rect(-54, -96, 108, 9, c.lacquerDark) +
    rect(-54, -96, 108, 4, c.lacquer) +
    line(
      'M-52-109H52' +
        range(21)
          .map((index) => `M${-50 + index * 5}-109V-97`)
          .join(''),
      c.lacquer,
      1.8,
    )
  const loft =
    rect(-41, -152, 82, 56, c.lacquer) +
    line('M-39-152V-98M-28-152V-98M28-152V-98M39-152V-98', c.gold, 2) +
    shape('M-36-146h5v42h-5zM31-146h5v42h-5z', c.lacquerDark)
  const roofs =
    curvedRoof({
      x: 0,
      y: -148,
      half: 72,
      height: 19,
      ridge: 44,
      fill: c.tile,
      trim: c.tileTrim,
      tiles: 16,
    }) +
    rect(-33, -174, 66, 10, c.lacquer) +
    line('M-28-169H28', c.gold, 2.4) +
    curvedRoof({
      x: 0,
      y: -170,
      half: 58,
      height: 27,
      ridge: 27,
      fill: c.tile,
      trim: c.tileTrim,
      tiles: 13,
    }) +
    shape('M-9-199Q0-214 9-199z', c.tileTrim) +
    circle(0, -203, 3, c.gold)
  return placed(
    x,
    y,
    scale,
    sideWall(-1, reach, c) +
      sideWall(1, reach, c) +
      plinth +
      inner +
      pillar(-42) +
      pillar(42) +
      loft +
      sunWindow(c) +
      floor +
      roofs,
  )
}
