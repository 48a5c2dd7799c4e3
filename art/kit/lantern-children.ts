import { skin } from './palettes'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A child walking to the right with one arm up; what hangs from the stick is drawn around (66, -150). Feet at y, 150 units tall. */
export function lanternChild(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  trousers: string,
  load: string,
  hair: 'tuft' | 'braids' | 'cap',
  flip = false,
): string {
  const legs =
    line('M-8-50L-20-8M8-50L22-10', trousers, 17) + line('M-24-3H-10M18-4H34', '#2a1a24', 9)
  const body = shape('M-20-46Q-24-84-14-98H14Q24-84 20-46 0-40-20-46z', shirt)
  const arms =
    line('M-12-92Q-30-80-30-62', shirt, 11) +
    circle(-30, -58, 5, skin) +
    line('M10-92Q26-96 34-112', shirt, 11) +
    circle(36, -115, 5.5, skin)
  const stick = line('M28-100L66-178', '#6a4426', 4)
  const tops = {
    tuft:
      circle(2, -116, 22, skin) +
      shape('M-18-124Q-14-142 4-140 24-138 23-122 8-132-6-128z', '#1d1220'),
    braids:
      circle(2, -116, 22, skin) +
      shape('M-21-112Q-24-142 4-142 28-140 24-118 14-132-6-130-16-124-15-108z', '#1d1220') +
      circle(-22, -130, 9, '#1d1220') +
      circle(24, -134, 9, '#1d1220'),
    cap:
      circle(2, -116, 22, skin) +
      shape('M-21-118Q-22-142 4-142 27-140 25-120L40-116 24-114z', trousers),
  }
  return placed(x, y, scale, legs + stick + body + arms + tops[hair] + load, flip)
}

/** A carp lantern of red cellophane, 110 units long, centred on the origin. */
export function carpLantern(film: string, shade: string, light: string): string {
  return (
    line('M0-30V-56', '#6a4426', 2.4) +
    ellipse(0, 0, 78, 52, light, 0.16) +
    shape('M34 0Q56-34 72-30 62-8 66 0 62 14 72 30 54 32 34 0z', shade) +
    shape('M-52 4Q-30-32 6-30 34-26 46 0 32 28 4 30-30 30-52 4z', film) +
    shape('M-8-30Q6-50 30-34L20-27z', shade) +
    shape('M-4 29Q4 46 24 40L18 26z', shade) +
    line(
      'M-22-18Q-12 2-22 22M-6-16q10 8 0 16 10 8 0 16M12-16q10 8 0 16 10 8 0 16M28-10q8 5 0 10 8 5 0 10',
      light,
      3,
    ) +
    circle(-34, -4, 7, '#fff8e6') +
    circle(-35, -4, 3.4, '#1d1220')
  )
}

/** A ribbed paper lantern that folds like an accordion, 50 units wide, centred on the origin. */
export function foldedLantern(film: string, shade: string, light: string): string {
  return (
    line('M0-34V-56', '#6a4426', 2.4) +
    circle(0, 0, 54, light, 0.16) +
    shape('M-12-34H12Q34-20 34 0T12 34H-12Q-34 20-34 0T-12-34z', film) +
    shape('M-5-34H5Q12-14 12 0T5 34H-5Q-12 14-12 0T-5-34z', light, 0.7) +
    line('M-22-26H22M-30-14H30M-34 0H34M-30 14H30M-22 26H22', shade, 2.6) +
    line('M-6 36V54M0 36V58M6 36V54', film, 2.6)
  )
}
