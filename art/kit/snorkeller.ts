import { skin } from './palettes'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A snorkeller gliding face down to the left just under the surface, centre at (x, y), about 210 units long. */
export function snorkeller(
  x: number,
  y: number,
  scale: number,
  suit: string,
  fin: string,
  flip = false,
  degrees = 8,
): string {
  const fins = shape(
    'M76-4L112-22Q126-24 134-16L122-8 82 8zM78 10L116 16Q128 22 132 32L116 28 78 20z',
    fin,
  )
  const legs = line('M30 0L58-6 82 2', skin, 12) + line('M28 8L56 10 82 14', skin, 12)
  const trunk =
    shape('M-40-12Q-16-22 14-14L40-8 40 16 14 16Q-20 18-42 8z', suit) +
    shape('M14-15L40-9V17L14 17z', '#1f2a4a')
  const arm =
    line('M-30 2Q-34 30-58 42', skin, 9) +
    line('M-34 4L-30 14', suit, 11) +
    circle(-60, 43, 5, skin)
  const head =
    ellipse(-58, -4, 15, 14, skin) +
    shape('M-66-17Q-50-24-43-10-42 2-48 8-56-10-66-17z', '#3a2018') +
    shape('M-76-4Q-76 8-66 9L-58 6-60-8z', '#bfeaf0') +
    line('M-76-5Q-77 9-66 10L-57 6-60-8zM-58-2L-43-6', '#f4b02f', 3.4) +
    line('M-62 14Q-46 16-44-4L-46-34', '#f4b02f', 4.4) +
    line('M-46-28V-36', '#e8402a', 5)
  return placed(x, y, scale, fins + legs + trunk + head + arm, flip, degrees)
}
