import { circle, line, placed, shape } from './shapes'

export interface SampanAwayColours {
  dark: string
  hull: string
  vest: string
  vestShade: string
  straw: string
  light: string
}

/** A rowing boat that leaves to the upper right, seen from behind: the rower in the stern, two guests in life vests, one of whom points up; waterline at y, 330 units wide with the oars and 190 tall. */
export function sampanAway(x: number, y: number, scale: number, c: SampanAwayColours): string {
  const hat = (hx: number, hy: number, size: number) =>
    placed(
      hx,
      hy,
      size,
      shape('M-50 0Q-22-24 0-46 22-24 50 0 0 16-50 0z', c.straw) +
        shape('M0-46Q22-24 50 0 34 9 16 9 14-20 0-46z', c.light),
    )
  const guest = (gx: number, gy: number, size: number, arm: string) =>
    placed(
      gx,
      gy,
      size,
      arm +
        circle(0, -76, 15, c.dark) +
        shape('M-30 10Q-36-46-18-58H18Q36-46 30 10z', c.dark) +
        shape('M-25 8Q-29-40-16-56L-8-50H8L16-56Q29-40 25 8z', c.vest) +
        shape('M-25 8L-22-22H23L25 8zM-3-50H3V8H-3z', c.vestShade),
    )
  const inside = shape('M-64-30Q-6-64 148-116 150-98 64-34z', c.dark)
  const pointing = line('M20-46L40-84 58-116', c.dark, 13) + line('M58-116L64-128', c.light, 6)
  const hull = shape(
    'M-68-36Q-70 8-38 24H36Q66 12 72-36 40-22 0-22T-68-36zM72-36Q120-76 150-120 146-66 40 22z',
    c.hull,
  )
  const rim = line('M-68-36Q-40-22 0-22T72-36Q118-74 150-120', c.light, 4)
  const oars =
    line('M-26-64L-112-4M30-66L122-14', c.light, 6) +
    shape('M-104-18L-170 22-160 36-96-4zM112-28L176 6 170 20 106-10z', c.light)
  const rower =
    shape('M-38-26Q-46-104-22-120H22Q48-104 38-26z', c.dark) +
    line('M22-118Q42-106 36-40', c.light, 5) +
    line('M-32-104Q-54-84-32-62M32-104Q56-86 34-64', c.dark, 15) +
    shape('M-10-116H10V-134H-10z', c.dark)
  const foam = line('M-196 34q30 10 60 0M140 18q28 10 56 0M-60 40q56 14 120 0', c.light, 4, 0.8)
  return placed(
    x,
    y,
    scale,
    inside +
      guest(96, -74, 0.72, '') +
      guest(52, -56, 0.84, pointing) +
      hat(96, -138, 0.56) +
      hull +
      rim +
      oars +
      rower +
      hat(0, -140, 1.25) +
      foam,
  )
}
