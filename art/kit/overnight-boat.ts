import { range } from './rng'
import { line, placed, rect, shape } from './shapes'
import { shining } from './shining'

export interface OvernightBoatColours {
  hull: string
  hullShade: string
  deck: string
  deckShade: string
  trim: string
  sail: string
  lamp: string
}

function cabins(
  left: number,
  count: number,
  step: number,
  top: number,
  tall: number,
  c: OvernightBoatColours,
): string {
  const openings = range(count)
    .map(
      (index) => `M${left + index * step} ${top + tall}V${top + 8}q0-8 9-8h6q9 0 9 8v${tall - 8}z`,
    )
    .join('')
  const frames = line(
    range(count)
      .map((index) => `M${left + index * step + 12} ${top}v${tall}`)
      .join(''),
    c.deckShade,
    2,
  )
  return shining(shape(openings, c.lamp)) + frames
}

/** A wooden overnight boat of Ha Long in profile, all cabins lit, bow to the left, waterline at y; about 470 units long and 330 tall. */
export function overnightBoat(
  x: number,
  y: number,
  scale: number,
  c: OvernightBoatColours,
  flip = false,
): string {
  const masts =
    line('M-96-150V-322M112-150V-300', c.hullShade, 7) +
    shape(
      'M-92-306Q-40-292 36-236L32-226Q-40-262-94-266zM116-286Q160-270 206-222L202-212Q160-246 114-250z',
      c.sail,
    ) +
    line('M-92-286Q-40-272 34-231M116-268Q160-256 204-217', c.hullShade, 2.4)
  const cord = 'M-248-84Q-180-220-96-318Q10-240 112-296Q190-200 232-96'
  const bulbs = shining(
    line(
      [
        [-218, -142],
        [-188, -196],
        [-156, -246],
        [-124, -289],
        [-52, -287],
        [-4, -272],
        [48, -276],
        [146, -252],
        [178, -204],
        [206, -154],
      ]
        .map(([bx, by]) => `M${bx} ${by}h.1`)
        .join(''),
      '#ffe39a',
      9,
    ),
  )
  const sunDeck =
    line('M-92-148V-206M-32-148V-206M28-148V-206M88-148V-206M146-148V-206', c.trim, 4) +
    shape('M-112-200Q-104-214-88-214H146Q160-214 166-200z', c.sail) +
    line('M-150-168H176M-150-158H176', c.trim, 2.4) +
    shining(line('M-62-196v8M-2-196v8M58-196v8M117-196v8', '#ffb347', 11))
  const upper =
    rect(-136, -142, 306, 50, c.deck) +
    rect(-136, -142, 306, 10, c.deckShade) +
    cabins(-120, 9, 31, -130, 34, c) +
    rect(-156, -150, 346, 8, c.trim)
  const lower =
    rect(-178, -94, 372, 46, c.deck) +
    rect(-178, -94, 372, 9, c.deckShade) +
    cabins(-164, 11, 31.6, -82, 32, c) +
    rect(-196, -100, 408, 7, c.trim)
  const hull =
    shape('M-252-84Q-226-52-190-50H198Q220-54 234-86 236-24 196 4H-166Q-226-20-252-84z', c.hull) +
    shape('M-222-30Q-40-8 222-24 212-4 196 4H-166Q-200-8-222-30z', c.hullShade) +
    line('M-240-66Q-226-44-186-42H200Q218-46 232-68', c.trim, 4)
  const ports = shining(
    line(
      'M-150-28h.1M-104-26h.1M-58-25h.1M-12-24h.1M34-24h.1M80-24h.1M126-25h.1M172-26h.1',
      c.lamp,
      9,
    ),
  )
  return placed(
    x,
    y,
    scale,
    masts + line(cord, c.trim, 1.6, 0.7) + sunDeck + upper + lower + hull + ports + bulbs,
    flip,
  )
}
