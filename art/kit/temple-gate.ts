import { range } from './rng'
import { curvedRoof } from './roof'
import { circle, line, placed, rect, shape } from './shapes'

export interface TempleGateColours {
  lacquer: string
  shade: string
  light: string
  gold: string
  tile: string
  tileTrim: string
  dark: string
}

/** A red three-bay temple gate: lacquered wall, arched doors studded with gold, gold panels and medallions, tiled roofs with dragons' curls; ground at y, 640 units wide and 480 tall. */
export function templeGate(x: number, y: number, scale: number, c: TempleGateColours): string {
  const bay = (bx: number, half: number, tall: number) => {
    const arch = (grow: number) =>
      `M${bx - half - grow} 0V${-tall + half}a${half + grow} ${half + grow} 0 0 1 ${(half + grow) * 2} 0V0z`
    return shape(arch(16), c.gold) + shape(arch(8), c.shade) + shape(arch(0), c.dark)
  }
  const studs = line(
    [-92, 92]
      .flatMap((bx) =>
        range(12).map(
          (index) =>
            `M${bx + (bx < 0 ? -18 : -26) + (index % 3) * 22} ${-44 - Math.floor(index / 3) * 40}h0`,
        ),
      )
      .join(''),
    c.gold,
    9,
  )
  const leaves =
    shape('M-84 0V-196Q-70-226-46-240V0z', c.lacquer) +
    shape('M84 0V-196Q70-226 46-240V0z', c.lacquer)
  const walls =
    rect(-300, -226, 600, 226, c.lacquer) +
    rect(-130, -330, 260, 330, c.lacquer) +
    rect(-306, -14, 612, 14, c.shade) +
    shape([-146, 146, -292, 292].map((px) => `M${px - 15} 0V-230h30V0z`).join(''), c.light) +
    line(
      [-146, 146, -292, 292].map((px) => `M${px - 15}-210h30M${px - 15}-24h30`).join(''),
      c.gold,
      6,
    )
  const panel = (px: number, py: number, wide: number, tall: number) =>
    rect(px - wide / 2, py, wide, tall, c.gold) +
    rect(px - wide / 2 + 6, py + 6, wide - 12, tall - 12, c.shade) +
    line(
      `M${px - wide * 0.3} ${py + tall * 0.62}q${wide * 0.1}-${tall * 0.4} ${wide * 0.2} 0t${wide * 0.2} 0 ${wide * 0.2} 0`,
      c.gold,
      5,
    )
  const medal = (px: number, py: number) =>
    circle(px, py, 21, c.gold) +
    circle(px, py, 15, c.shade) +
    line(`M${px - 7} ${py - 7}h14v14h-14zM${px - 7} ${py}h14M${px} ${py - 7}v14`, c.gold, 3)
  const roofs =
    curvedRoof({
      x: -222,
      y: -222,
      half: 126,
      height: 54,
      ridge: 70,
      fill: c.tile,
      trim: c.tileTrim,
      tiles: 14,
    }) +
    curvedRoof({
      x: 222,
      y: -222,
      half: 126,
      height: 54,
      ridge: 70,
      fill: c.tile,
      trim: c.tileTrim,
      tiles: 14,
    }) +
    curvedRoof({
      x: 0,
      y: -326,
      half: 190,
      height: 70,
      ridge: 104,
      fill: c.tile,
      trim: c.tileTrim,
      tiles: 20,
    }) +
    rect(-84, -420, 168, 34, c.lacquer) +
    line('M-60-420v34M-20-420v34M20-420v34M60-420v34', c.gold, 5) +
    curvedRoof({
      x: 0,
      y: -416,
      half: 124,
      height: 50,
      ridge: 62,
      fill: c.tile,
      trim: c.tileTrim,
      tiles: 12,
    }) +
    circle(0, -478, 12, c.gold)
  return placed(
    x,
    y,
    scale,
    walls +
      bay(0, 84, 250) +
      leaves +
      studs +
      bay(-220, 44, 150) +
      bay(220, 44, 150) +
      panel(0, -318, 150, 48) +
      medal(-112, -294) +
      medal(112, -294) +
      panel(-220, -214, 110, 36) +
      panel(220, -214, 110, 36) +
      roofs,
  )
}
