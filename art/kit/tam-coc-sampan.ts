import { skin } from './palettes'
import { conicalHat } from './people'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface TamCocSampanColours {
  hull: string
  rim: string
  shirt: string
  shirtShade: string
  trousers: string
  guest: string
  guestShade: string
}

/** A Tam Cốc sampan seen close, gliding to the left: the rower leans back in the stern and works both oars with her feet, a guest sits in the bow; waterline at y, 420 units long and 190 tall. */
export function tamCocSampan(
  x: number,
  y: number,
  scale: number,
  c: TamCocSampanColours,
  flip = false,
): string {
  const inside = shape('M-206-46Q-110-22 10-20T206-40Q110-10 0-8T-206-46z', '#2a1a1c')
  const hull =
    shape('M-212-50Q-120-16 0-12T210-44Q190 2 130 14L-130 16Q-186 4-212-50z', c.hull) +
    line('M-206-44Q-110-10 0-6T204-38', c.rim, 6) +
    line('M-176-14Q-90 6 0 6T176-6', '#000', 3, 0.3)
  const farOar = line('M52-66L-34 2', '#6b4426', 6) + shape('M-28-8L-70 26-60 36-20 2z', '#8a5a2c')
  const nearOar = line('M62-60L4 8', '#8a5a2c', 7) + shape('M10-4L-24 38-10 46 20 4z', '#a8703a')
  const guest =
    shape('M-140-16Q-146-40-126-46L-84-40-76-16z', '#3a3358') +
    shape('M-150-18Q-156-72-142-88-132-94-122-88-108-70-112-18z', c.guest) +
    shape('M-122-88Q-108-70-112-18H-128Q-122-60-132-91z', c.guestShade) +
    line('M-138-78Q-150-60-132-48', c.guestShade, 11) +
    circle(-130, -47, 5, skin) +
    ellipse(-134, -103, 11, 13, skin) +
    shape('M-124-108Q-120-96-124-92-130-100-128-110z', '#1f1420') +
    placed(-134, -107, 1.7, conicalHat(0, 0, 1, -4))
  const legs =
    line('M122-30L84-74 52-64', c.trousers, 17) +
    shape('M56-74L44-78 40-54 52-54z', skin) +
    line('M124-26L92-66 64-56', '#000', 15, 0.16) +
    line('M124-26L92-66 66-56', c.trousers, 15) +
    shape('M68-66L56-72 52-46 64-46z', skin)
  const body =
    shape('M106-22Q112-74 136-96 150-104 160-94 172-70 150-18z', c.shirt) +
    shape('M152-100Q172-72 150-18H134Q156-60 146-100z', c.shirtShade) +
    line('M144-86Q126-64 148-34', c.shirt, 14) +
    line('M146-40L170-34', skin, 9) +
    shape('M140-98L154-96 154-112 144-114z', '#b97c50') +
    ellipse(148, -118, 12, 14, skin) +
    shape('M152-130Q168-124 164-104 158-88 154-104z', '#1f1420') +
    placed(149, -123, 1.9, conicalHat(0, 0, 1, 8))
  const rings = line('M-76 34q22 7 44 0M-40 50q26 8 54 0', '#fff6e4', 4, 0.8)
  return placed(x, y, scale, inside + farOar + guest + legs + body + hull + nearOar + rings, flip)
}
