import { range } from './rng'
import { circle, clipped, line, placed, rect, shape } from './shapes'

export interface WovenColours {
  weave: string
  shade: string
  rim: string
  inside: string
}

const round = 'M-100 0a100 100 0 0 0 200 0a100 100 0 0 0-200 0z'

/** A woven basket boat from straight above, lit from the upper left: open with its bench, or turned over with tarred seams; 220 units across. Give each its own id. */
export function basketAbove(
  x: number,
  y: number,
  scale: number,
  c: WovenColours,
  id: string,
  upturned: boolean,
  degrees = 0,
): string {
  const hatch = line(
    range(13)
      .map((index) => `M${-180 + index * 24}-100l160 200M${20 + index * 24 - 200} 100l160-200`)
      .join(''),
    c.shade,
    4,
    0.75,
  )
  const open =
    hatch +
    shape('M-100 0A100 100 0 0 1 0-100Q40-90 30-80-60-70-78 30-84 40-100 0z', c.shade, 0.8) +
    rect(-110, -22, 220, 34, c.rim) +
    rect(-110, 12, 220, 9, c.shade)
  const dome =
    hatch +
    shape('M-40 92Q70 70 92-40L120 0 60 110z', c.shade, 0.75) +
    line('M-96 20Q-20-20 20-98M-70 70Q30 40 84-50', c.inside, 9) +
    circle(-34, -38, 15, c.inside) +
    circle(30, 30, 11, c.inside)
  const body = clipped(
    id,
    round,
    shape(round, upturned ? c.weave : c.inside) + (upturned ? dome : open),
  )
  return placed(
    x,
    y,
    scale,
    body + line(round, c.rim, 15) + line(round, c.shade, 3),
    false,
    degrees,
  )
}
