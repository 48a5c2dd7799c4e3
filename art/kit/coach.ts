import { range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'

export interface CoachColours {
  body: string
  shade: string
  band: string
  glass: string
}

/** A sleeper coach going right: two decks of berth windows and a raked nose, wheels on y, 300 units long and 112 tall. */
export function sleeperCoach(
  x: number,
  y: number,
  scale: number,
  c: CoachColours,
  flip = false,
): string {
  const wheel = (wx: number) => circle(wx, -16, 17, '#17121c') + circle(wx, -16, 8, '#b9b3c0')
  const berths = (top: number, tall: number) =>
    range(6)
      .map((index) => rect(-136 + index * 41, top, 35, tall, c.glass))
      .join('')
  const body =
    shape('M-148-14V-102Q-148-112-136-112H120Q136-112 142-92L150-46V-14z', c.body) +
    shape('M-148-30H150V-14H-148z', c.shade) +
    shape('M-148-46L-20-46 60-30H-148z', c.band) +
    rect(-138, -104, 252, 24, '#17121c', 0.5) +
    rect(-138, -74, 252, 24, '#17121c', 0.5) +
    berths(-103, 22) +
    berths(-73, 22) +
    shape('M118-104Q130-106 135-90L144-50H118z', c.glass) +
    line('M118-78H138', c.body, 3)
  const trim =
    rect(-110, -120, 90, 10, c.shade) +
    circle(144, -28, 5, '#ffe9a8') +
    line('M-92-16h60M-30-16h104', c.shade, 4)
  return placed(x, y, scale, trim + body + wheel(-100) + wheel(-62) + wheel(98), flip)
}
