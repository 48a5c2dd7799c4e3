import { ellipse, line, placed, rect, shape } from './shapes'

export interface StoneColours {
  /** the painted cap: its front, and its side that the light meets. */
  cap: string
  capLight: string
  white: string
  whiteLight: string
  plinth: string
  plinthLight: string
  letter: string
}

/** A kilometre stone of a Vietnamese road with its round red cap, of km 0, lit from the left; foot at y, 240 units wide, 300 tall. */
export function kilometreStone(x: number, y: number, scale: number, c: StoneColours): string {
  const cap = 'M-84-186Q-84-296 0-296T84-186z'
  const side =
    [-40, -32, -24, -16, -8]
      .map((dx) => placed(dx, -dx * 0.34, 1, shape(cap, c.capLight)))
      .join('') + shape('M-84-188L-124-174V-6L-84-16z', c.whiteLight)
  const front =
    rect(-84, -188, 168, 170, c.white) +
    shape(cap, c.cap) +
    rect(-84, -192, 168, 8, c.capLight) +
    shape('M-84-44Q-40-36 0-42T84-38V-18H-84z', c.plinthLight, 0.7)
  const letters =
    line('M-42-166V-134M-22-166L-40-149-20-134M2-134V-166L20-144 38-166V-134', c.letter, 8) +
    `<ellipse cx="0" cy="-80" rx="25" ry="33" fill="none" stroke="${c.letter}" stroke-width="13"/>`
  const plinth =
    shape('M-106-24L-146-10V4L-106 8z', c.plinthLight) +
    rect(-106, -24, 212, 32, c.plinth) +
    rect(-106, -24, 212, 8, c.plinthLight)
  return placed(x, y, scale, ellipse(10, 6, 150, 12, '#000', 0.2) + side + front + letters + plinth)
}
