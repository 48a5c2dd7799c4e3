import { line, placed, rect, shape } from './shapes'
import { shining } from './shining'

export interface AFrameColours {
  roof: string
  roofShade: string
  timber: string
  stone: string
  stoneShade: string
  lamp: string
  warm: string
}

/** An A-frame villa from the front: a lit gable of glass, a balcony, a stone chimney; ground at y, 330 units wide, 350 tall. */
export function aFrame(
  x: number,
  y: number,
  scale: number,
  c: AFrameColours,
  flip = false,
): string {
  const chimney =
    rect(66, -330, 40, 150, c.stone) +
    rect(88, -330, 18, 150, c.stoneShade) +
    rect(58, -342, 56, 16, c.stoneShade)
  const side =
    shape('M0-346L64-346 214 0H168z', c.roofShade) +
    line('M40-300L188 0M62-340L204-14', c.timber, 2, 0.5)
  const glass = shining(shape('M0-300L128-6H-128z', c.lamp) + shape('M0-300L128-6H20z', c.warm))
  const mullions =
    line(
      'M0-300V-150M-64-152V-150M-44-198H44M-64-6V-130M64-6V-130M-20-6V-128M20-6V-128M-64-66H-20M20-66H64',
      c.timber,
      6,
    ) + rect(-82, -150, 164, 24, c.timber)
  const rail = line(
    'M-72-150V-184M-36-150V-184M0-150V-184M36-150V-184M72-150V-184M-76-184H76',
    c.timber,
    4,
  )
  const frame =
    shape('M0-350L-172 0H-132L0-292 132 0H172z', c.roof) +
    shape('M0-350L172 0H150L0-312z', c.roofShade)
  const deck =
    rect(-186, -8, 420, 16, c.timber) +
    shape('M-40 8H60L84 34H-62z', c.stone) +
    line('M-48 16H68M-56 26H77', c.stoneShade, 4)
  return placed(x, y, scale, side + chimney + glass + mullions + rail + frame + deck, flip)
}

/** A plume of chimney smoke rolling up and to one side from (x, y), about 330 units tall. */
export function smokePlume(
  x: number,
  y: number,
  scale: number,
  colour: string,
  opacity: number,
  flip = false,
): string {
  const plume = shape(
    'M-10 0Q-34-34-6-64-44-92-14-132-40-168 8-196-6-246 52-254 54-300 112-296 156-322 196-290 150-292' +
      ' 128-262 92-268 84-232 44-222 48-184 12-160 30-126 6-100 22-66-2-40 10 0z',
    colour,
    opacity,
  )
  return placed(x, y, scale, plume, flip)
}
