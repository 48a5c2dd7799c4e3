import { skin } from './palettes'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface KayakColours {
  hull: string
  deck: string
  vest: string
  hat: string
}

/** A sea kayak and its paddler going right, waterline at y, about 150 units long. */
export function kayak(
  x: number,
  y: number,
  scale: number,
  c: KayakColours,
  flip = false,
  dip = -1,
): string {
  const hull = shape('M-76-13Q-40-3 0-3T76-15Q60 6 24 7H-30Q-62 6-76-13z', c.hull)
  const deck = shape('M-70-11Q-30-12-16-14L22-14Q50-13 70-13 36-2 0-3-40-3-70-11z', c.deck)
  const body =
    shape('M-12-10Q-14-36-7-44H6Q13-34 10-10z', c.vest) + line('M-11-30H11', '#fff6e4', 2.4)
  const head =
    ellipse(1, -52, 6.6, 8, skin) + shape('M-8-54Q-7-65 2-65 10-64 10-54L17-52 10-51z', c.hat)
  const shaft = dip < 0 ? 'M-44-52L52 2' : 'M-40 0L56-50'
  const blades =
    dip < 0
      ? 'M-44-52l-20-9-2 8 18 9zM52 2l20 9-6 7-18-8z'
      : 'M-40 0l-20 8 4 8 18-8zM56-50l19-9 3 8-18 9z'
  const arms =
    dip < 0 ? 'M-5-38Q-18-34-20-40M6-38Q22-30 26-13' : 'M-5-38Q-18-30-18-12M6-38Q22-32 28-36'
  return placed(
    x,
    y,
    scale,
    hull +
      deck +
      body +
      head +
      line(shaft, '#3a2a22', 3) +
      shape(blades, c.hull) +
      line(arms, skin, 5) +
      circle(-20, dip < 0 ? -40 : -12, 3, skin),
    flip,
  )
}
