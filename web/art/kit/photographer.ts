import { skin } from './palettes'
import { circle, line, placed, rect, shape } from './shapes'

export interface PhotographerColours {
  jacket: string
  jacketShade: string
  trousers: string
  pack: string
  packShade: string
  cap: string
}

/** Somebody standing with a camera at the eye, a pack on the back, facing right; feet at (x, y), about 300 units tall. */
export function photographer(x: number, y: number, scale: number, c: PhotographerColours, flip = false): string {
  const legs =
    shape('M-34-138L-46-10H-18L-2-92 20-10H48L34-138z', c.trousers) + shape('M-48-12H-16L-10 0H-50zM18-12H48L60 0H20z', '#2a1a22')
  const pack =
    shape('M-30-238Q-84-246-88-206L-86-138Q-80-122-34-128z', c.pack) +
    shape('M-86-180L-34-176V-128Q-80-122-86-138z', c.packShade) +
    line('M-92-118L-34-124', '#f2d48c', 17)
  const body =
    shape('M-38-130Q-46-216-22-240L22-240Q44-214 36-130z', c.jacket) + shape('M8-240L22-240Q44-214 36-130H6Q26-190 8-240z', c.jacketShade)
  const straps = line('M-12-240Q-34-204-30-146', c.packShade, 8)
  const head =
    shape('M-12-250H14L12-228H-8z', skin) +
    shape('M-24-268Q-26-300 2-302 28-300 28-272 28-250 6-248-20-248-24-268z', skin) +
    shape('M-26-264Q-30-304 2-308 30-306 30-282L4-284Q-8-276-8-262-10-250-22-248z', '#2a1722') +
    shape('M-29-276Q-30-308 0-309 28-309 30-290L10-282Q-10-282-29-270L-46-262Q-50-270-42-274z', c.cap)
  const camera =
    rect(26, -284, 34, 34, '#1d1a24') +
    shape('M34-284l6-10h14l4 10z', '#1d1a24') +
    rect(58, -280, 34, 26, '#34303e') +
    rect(88, -284, 10, 34, '#1d1a24') +
    rect(70, -280, 6, 26, '#e0a23c') +
    circle(52, -287, 3, '#e0322a') +
    line('M30-262Q14-236 12-214', '#1d1a24', 4)
  const arms =
    line('M14-228Q44-196 56-206L72-248', c.jacketShade, 20) +
    circle(73, -252, 9, skin) +
    line('M-6-226Q20-184 40-200L48-244', c.jacket, 21) +
    circle(48, -249, 9.5, skin)
  return placed(x, y, scale, legs + pack + body + straps + head + camera + arms, flip)
}
