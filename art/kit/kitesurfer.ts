import { line, placed, shape } from './shapes'

export interface KiteColours {
  sail: string
  sailShade: string
  stripe: string
  line: string
}

/** A kite on the wind, bent like a bow, its hollow side to the lower right; 620 units from tip to tip around (0, 0). */
export function bigKite(x: number, y: number, scale: number, c: KiteColours, degrees = 0): string {
  const sail = shape(
    'M-310 120Q-290-130 0-160 290-130 310 120L286 140Q220-20 0-40-220-20-286 140z',
    c.sail,
  )
  const under = shape(
    'M-310 120L-286 140Q-220-20 0-40 220-20 286 140L310 120Q230-70 0-84-230-70-310 120z',
    c.sailShade,
  )
  const stripe = shape(
    'M-70-154Q0-166 70-154L52-78Q0-88-52-78zM-236-60L-190-106-128-62-158-32zM236-60L190-106 128-62 158-32z',
    c.stripe,
  )
  const battens = line(
    'M-150-126L-112-62M150-126L112-62M-276 0L-220 34M276 0L220 34',
    c.sailShade,
    6,
  )
  return placed(x, y, scale, sail + stripe + under + battens, false, degrees)
}

/** A rider leaning back against the pull, to the left, on a board that throws spray; the board's middle at (0, 0), the bar at (-128, -212). */
export function kiteRider(c: {
  skin: string
  shade: string
  vest: string
  shorts: string
  board: string
  boardShade: string
  hair: string
}): string {
  const board =
    shape('M-130-22Q-90-6 60 26 120 40 132 30 128 50 100 52 20 50-116 0-134-10-130-22z', c.board) +
    shape('M-120-8Q-20 34 132 30 128 50 100 52 20 50-116 0z', c.boardShade)
  const legs =
    line('M60-120L4-80-44-14', c.shade, 27) +
    line('M-44-12L-64-10', c.shade, 17) +
    line('M76-112L74-52 58 12', c.skin, 29) +
    line('M58 14L36 16', c.skin, 18)
  const shorts = shape('M34-146L94-134 92-78Q76-66 58-74L56-94 30-68Q14-76 14-92z', c.shorts)
  const body =
    shape('M34-140Q40-190 66-238L110-232Q120-180 96-130z', c.vest) +
    shape('M92-236L110-232Q120-180 96-130L70-134Q98-180 92-236z', c.hair)
  const farArm = line('M72-220L-20-204-124-216', c.shade, 18)
  const nearArm = line('M92-222L10-184-112-206', c.skin, 21)
  const bar = line('M-150-236L-104-184', c.hair, 11)
  const neck = shape('M74-236L78-262 108-258 106-232z', c.shade)
  const face = shape(
    'M66-296Q62-286 66-280L56-266Q58-260 64-262 62-248 76-246L96-252 112-264 108-304z',
    c.skin,
  )
  const hair =
    shape(
      'M62-296Q70-322 100-318 128-310 122-276 116-262 108-258 104-276 96-288 78-288 70-300 62-296z',
      c.hair,
    ) + shape('M112-300Q150-296 168-318 164-280 118-276z', c.hair)
  return farArm + neck + face + hair + legs + shorts + body + bar + nearArm + board
}
