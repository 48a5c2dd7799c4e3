import { line, placed, rect, shape } from './shapes'

export interface VillaColours {
  wall: string
  shade: string
  roof: string
  roofShade: string
  timber: string
  lamp: string
}

/** A French hill villa: steep gables, timber framing, chimney, lit windows; 150 units wide, 130 tall, ground at y. */
export function villa(x: number, y: number, scale: number, c: VillaColours, flip = false): string {
  const chimney = rect(38, -128, 12, 40, c.shade) + rect(35, -131, 18, 5, c.timber)
  const body = rect(-70, -58, 140, 58, c.wall) + shape('M-78-54L-56-102H62L80-54z', c.roof) + shape('M20-102H62L80-54H30z', c.roofShade)
  const gable =
    rect(-52, -66, 56, 66, c.wall) +
    rect(-52, -66, 12, 66, c.shade) +
    shape('M-64-56L-24-124 16-56 8-56-24-108-56-56z', c.roofShade) +
    shape('M-56-56L-24-108 8-56z', c.wall) +
    line('M-24-106V-62M-38-82H-10M-48-62H0M-38-82L-24-62-10-82', c.timber, 3)
  const windows =
    rect(-34, -48, 20, 24, c.lamp) +
    rect(20, -46, 18, 22, c.lamp) +
    rect(46, -46, 16, 22, c.lamp) +
    rect(-32, -78, 16, 12, c.lamp) +
    line('M-24-48V-24M-34-36H-14M29-46V-24M54-46V-24', c.timber, 2)
  const door = shape('M24 0V-18a8 8 0 0 1 16 0V0z', c.timber) + rect(-78, -3, 156, 5, c.shade) + line('M-64-20H-56', c.lamp, 6)
  return placed(x, y, scale, chimney + body + gable + windows + door, flip)
}

/** A hill-town church with one tall spire, cross and rooster on top; 90 units wide, 190 tall. */
export function church(x: number, y: number, scale: number, c: VillaColours): string {
  const nave = rect(-46, -52, 92, 52, c.wall) + shape('M-52-50L-34-78H34L52-50z', c.roof)
  const tower =
    rect(-15, -128, 30, 128, c.wall) +
    rect(-15, -128, 9, 128, c.shade) +
    shape('M-19-126L0-182 19-126z', c.roof) +
    shape('M0-182L19-126H4z', c.roofShade)
  const top = line('M0-182V-198M-5-191H5', c.timber, 2) + shape('M-5-198q3 1 5-1 2-4 5-3-1 5-5 6z', c.timber)
  const openings = shape(
    'M-6-92V-104a6 6 0 0 1 12 0V-92zM-7 0V-20a7 7 0 0 1 14 0V0zM-36-16V-34a4 4 0 0 1 8 0V-16zM28-16V-34a4 4 0 0 1 8 0V-16z',
    c.lamp,
  )
  return placed(x, y, scale, nave + tower + openings + top)
}
