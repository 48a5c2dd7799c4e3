import { line, placed, shape } from './shapes'

/** A white stork flying to the right on wide wings, centre at (x, y), about 150 units across. */
export function flyingStork(
  x: number,
  y: number,
  scale: number,
  white: string,
  dark: string,
  flip = false,
  degrees = 0,
): string {
  const legs = line('M-26 4L-62 10', dark, 2.6)
  const far =
    shape('M4-4Q-2-40 26-62 34-36 18-2z', '#d8e4dc') +
    shape('M14-54Q22-62 26-62 31-48 27-32z', dark)
  const body =
    shape('M-30 6Q-14-8 10-8L34-16Q42-20 50-17L66-13 50-11Q42-10 36-5 16 10-8 8z', white) +
    shape('M50-17L70-12 50-12z', '#f0922e')
  const near =
    shape('M-8-4Q-22-48-60-62-58-34-42-16-28-2-4 4z', white) +
    shape('M-60-62Q-58-34-42-16L-32-20Q-46-40-60-62z', dark)
  return placed(x, y, scale, far + legs + body + near, flip, degrees)
}

/** A white stork standing in shallow water, looking to the left; feet at (x, y), 150 units tall. */
export function standingStork(x: number, y: number, scale: number, flip = false): string {
  const legs = line('M-2-46V0M14-46L18-22 14 0', '#e2601f', 4)
  const body =
    shape('M-26-70Q-20-92 6-90 40-86 58-44 30-34 6-40-18-46-26-70z', '#fffaf0') +
    shape('M20-66Q44-62 58-44 40-30 26-38z', '#14302e')
  const neck = line('M-18-68Q-34-96-16-114-8-130-24-134', '#fffaf0', 12)
  return placed(
    x,
    y,
    scale,
    legs +
      neck +
      body +
      shape('M-22-142L-60-126-24-126z', '#e2601f') +
      line('M-26-136h1', '#14302e', 4),
    flip,
  )
}
