import { skin } from './palettes'
import { conicalHat, seatedFigure } from './people'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A slim long-tail boat running left, its high stem dressed with ribbons, the engine's long shaft behind; waterline at y, 210 units long. */
export function longTail(
  x: number,
  y: number,
  scale: number,
  hull: string,
  ribbon: string,
  rim: string,
): string {
  const engine = line('M76-20L100-26 146 8', '#2a1a30', 4) + shape('M84-34h22v14H84z', '#3a2436')
  const body = shape('M-118-62Q-104-22-66-16L88-14Q96-14 98-18L88 8H-60Q-100 2-118-62z', hull)
  const rail = line('M-117-60Q-103-21-66-16L94-15', rim, 4)
  const ribbons =
    line('M-116-56Q-108-58-106-52M-113-49Q-105-51-102-45', ribbon, 6) +
    line('M-112-52Q-118-36-113-22M-110-50Q-108-34-111-26', ribbon, 4)
  const awning =
    line('M-34-16V-58M38-15V-58', '#3a2436', 3) + shape('M-44-56Q2-72 48-56L44-50H-40z', rim)
  return placed(
    x,
    y,
    scale,
    engine +
      seatedFigure(-14, -12, 0.8, '#f6d27a') +
      seatedFigure(16, -12, 0.8, '#d9487c') +
      awning +
      placed(66, -14, 0.72, steersman()) +
      body +
      rail +
      ribbons,
  )
}

/** The boatman at the engine's tiller, feet at the origin. */
function steersman(): string {
  return (
    shape('M-4-42L-10 0H-3L3-34 12 0H19L12-42z', '#2b2030') +
    shape('M-6-40Q-10-66-4-74L6-75Q14-64 14-40z', '#fff1cf') +
    line('M8-70Q18-60 26-46', '#fff1cf', 5.5) +
    circle(27, -45, 3, skin) +
    ellipse(-1, -80, 6, 7, skin) +
    conicalHat(-1, -83, 0.95, -6)
  )
}
