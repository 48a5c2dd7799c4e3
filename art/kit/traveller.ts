import { skin } from './palettes'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface TravellerColours {
  jacket: string
  pack: string
  packShade: string
  trousers: string
  hat: string
  hair?: string
}

/** A hiker with a tall pack and a stick, walking up to the right, boots at (x, y), 112 units tall. */
export function hiker(
  x: number,
  y: number,
  scale: number,
  c: TravellerColours,
  flip = false,
): string {
  const stick = line('M33-66L44 6', '#5a3a22', 2.6)
  const legs =
    line('M-3-48L-8-26-20-6', c.trousers, 10) +
    line('M3-48L16-32 13-8', c.trousers, 10.5) +
    shape('M-27-7L-15-8-12 0H-28zM8-9H19Q28-5 28 0H8z', '#33190f')
  const pack =
    shape('M-12-90Q-32-94-35-78L-34-52Q-30-44-12-46z', c.pack) +
    shape('M-12-90Q-30-94-34-80-22-76-12-80z', c.packShade) +
    line('M-33-62L-14-60', c.packShade, 2.4) +
    line('M-36-40L-8-44', '#f2d48c', 8)
  const body =
    shape('M-12-44Q-14-80-4-89L6-89Q16-80 12-44z', c.jacket) +
    line('M2-84Q-6-70-4-54', c.packShade, 3.4)
  const arm = line('M5-80Q18-72 20-62L33-64', c.jacket, 7.4) + circle(34, -65, 3.6, skin)
  const head =
    shape('M2-92H11L10-84H3z', skin) +
    ellipse(8, -99, 7.4, 8.4, skin) +
    shape('M-1-98Q0-108 8-108 15-108 17-101L26-99Q18-96 6-101-2-102-1-98z', c.hat) +
    shape('M-1-100Q-2-92 2-88L5-96z', c.hair ?? '#2a1a18')
  return placed(x, y, scale, stick + legs + pack + body + arm + head, flip)
}

/** A traveller seen from behind, standing at ease with a pack, feet at (x, y), 104 units tall. */
export function onlooker(x: number, y: number, scale: number, c: TravellerColours): string {
  const legs = shape('M-11-48L-14 0H-4L0-40 5 0H15L12-48z', c.trousers)
  const arms = line('M-12-82Q-24-70-20-52M12-82Q24-70 20-52', c.jacket, 7)
  const body = shape('M-14-46Q-17-78-11-88L11-88Q17-78 14-46z', c.jacket)
  const pack =
    shape('M-11-86Q0-92 11-86L13-58Q0-50-13-58z', c.pack) +
    shape('M-11-72Q0-68 11-72L12-62Q0-57-12-62z', c.packShade)
  const head =
    ellipse(0, -97, 7.4, 8.6, c.hair ?? '#2a1a18') +
    shape('M-14-97Q0-91 14-97 8-101 8-105-1-110-8-105-8-101-14-97z', c.hat)
  return placed(x, y, scale, legs + arms + body + pack + head)
}
