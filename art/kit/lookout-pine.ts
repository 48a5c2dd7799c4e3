import { line, placed, shape } from './shapes'

/** A wind-bent pine on a rock, leaning to the left over the drop: flat pads of needles; foot at (x, y), 190 units tall. */
export function lookoutPine(
  x: number,
  y: number,
  scale: number,
  trunk: string,
  dark: string,
  light: string,
  flip = false,
): string {
  const bole = shape(
    'M-12 4Q-8-40-22-72-34-100-22-130-12-152-30-178L-24-180Q0-154-10-128-18-104-6-74 10-38 16 4z',
    trunk,
  )
  const boughs = line(
    'M-20-84Q-60-96-92-92M-22-120Q10-136 44-132M-20-150Q-52-164-74-160M-6-70Q28-82 56-78',
    trunk,
    5,
  )
  const pad = (px: number, py: number, half: number) =>
    `M${px - half} ${py + 8}Q${px - half} ${py - 6} ${px - half * 0.5} ${py - 8} ${px - half * 0.3} ${py - 22} ${px} ${py - 20} ${px + half * 0.35} ${py - 24} ${px + half * 0.55} ${py - 8} ${px + half} ${py - 8} ${px + half} ${py + 8}Q${px} ${py + 14} ${px - half} ${py + 8}z`
  const pads =
    pad(-96, -94, 50) +
    pad(46, -134, 44) +
    pad(-78, -162, 42) +
    pad(58, -80, 34) +
    pad(-26, -184, 46)
  const shine =
    pad(-108, -99, 26) +
    pad(36, -140, 22) +
    pad(-90, -168, 22) +
    pad(-38, -191, 24) +
    pad(50, -85, 16)
  return placed(x, y, scale, bole + boughs + shape(pads, dark) + shape(shine, light), flip)
}
