import { circle, ellipse, line, placed, shape } from './shapes'

export type FishKind = 'clown' | 'angel' | 'slim'

/** A reef fish swimming left, centre at (x, y), about 70 units long. */
export function reefFish(
  x: number,
  y: number,
  scale: number,
  kind: FishKind,
  body: string,
  stripe: string,
  fin: string,
  flip = false,
): string {
  const eye = (ex: number, ey: number) =>
    circle(ex, ey, 4, '#fff8e6') + circle(ex - 0.6, ey, 2.2, '#1d1a2a')
  const kinds: Record<FishKind, () => string> = {
    clown: () =>
      shape('M22 0Q34-18 42-16 38 0 42 16 34 18 22 0z', fin) +
      shape('M-8-16Q4-30 20-14zM-4 16Q6 28 18 13z', fin) +
      shape('M-34 0Q-22-19 0-19T28 0Q20 19 0 19T-34 0z', body) +
      shape(
        'M-16-15.5Q-10 0-16 15.5L-8 18Q-3 0-8-18zM9-18Q14 0 9 18L17 14.5Q21 0 17-14.5z',
        stripe,
      ) +
      eye(-23, -3),
    angel: () =>
      shape('M-6-20Q6-52 34-50 18-36 20-18zM-6 20Q6 52 34 50 18 36 20 18z', fin) +
      shape('M22 0L38-16Q34 0 38 16z', fin) +
      shape('M-34 2Q-14-32 6-30 26-24 28 0 26 24 6 30-14 32-34 2z', body) +
      shape('M-16-21Q-10 0-16 21L-8 26Q-2 0-8-26zM8-30Q15 0 8 30L17 26Q22 0 17-26z', stripe) +
      eye(-21, -3),
    slim: () =>
      shape('M26 0L44-14Q38 0 44 14z', fin) +
      shape('M-4-10Q8-22 20-9z', fin) +
      shape('M-38 1Q-20-13 4-12T32 0Q20 12 2 12T-38 1z', body) +
      line('M-22 1Q4 6 28 0', stripe, 4) +
      eye(-27, -2),
  }
  return placed(x, y, scale, kinds[kind](), flip)
}

/** A shoal of small fish swimming left around (x, y). */
export function shoal(x: number, y: number, scale: number, fill: string, flip = false): string {
  const spots = [
    [0, 0],
    [46, -22],
    [52, 18],
    [96, -6],
    [104, 30],
    [98, -40],
    [150, 8],
    [150, -26],
    [196, -8],
    [20, 42],
    [66, 54],
  ] as const
  return placed(
    x,
    y,
    scale,
    shape(
      spots
        .map(([sx, sy]) => `M${sx - 17} ${sy}q14-11 28 0l8-7q-2 7 0 14l-8-7q-14 11-28 0z`)
        .join(''),
      fill,
    ),
    flip,
  )
}

/** A sea turtle gliding to the left, centre at (x, y), about 130 units long. */
export function seaTurtle(
  x: number,
  y: number,
  scale: number,
  shell: string,
  plate: string,
  hide: string,
  flip = false,
): string {
  const flippers = shape(
    'M-28 8Q-30 40-62 58-58 26-44 4zM-22-12Q-10-44 14-54 8-26 0-14zM38 10Q52 30 66 30 60 12 50 2zM40-6Q56-20 68-16 60-4 50 2z',
    hide,
  )
  const head =
    shape('M-42-2Q-58-16-70-8-78 0-68 8-54 12-42 8z', hide) + circle(-64, -3, 2.6, '#1d1a2a')
  return placed(
    x,
    y,
    scale,
    flippers +
      head +
      ellipse(2, 0, 50, 27, shell) +
      line(
        'M-34-6L-18-14 0-12 18-16 36-8M-36 6L-18 12 0 10 18 14 38 6M-18-14V12M0-12V10M18-16V14',
        plate,
        4,
      ),
    flip,
  )
}
