import { skin } from './palettes'
import { conicalHat } from './people'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A slim sampan coming straight at the viewer with a woman in a conical hat paddling behind the bow, waterline at y, 90 units wide and 170 tall. */
export function sampanAhead(
  x: number,
  y: number,
  scale: number,
  c: { hull: string; rim: string; shirt: string; load: string },
): string {
  const paddle =
    line('M30-92L58-4', '#6b4426', 4) + shape('M55-14L50 20Q58 28 66 18L63-12z', '#6b4426')
  const legs = shape('M-22-42Q-24-58-8-60H8Q24-58 22-42z', '#241f30')
  const body =
    shape('M-17-50Q-22-88-10-98H10Q22-88 17-50z', c.shirt) +
    shape('M4-98H10Q22-88 17-50H6Q10-76 4-98z', '#000', 0.14) +
    line('M-3-97Q0-90 3-97M0-92V-54', '#fff6e4', 1.6, 0.7)
  const arms =
    line('M-14-90Q-26-74-6-68L24-80', c.shirt, 8) +
    line('M14-90Q30-86 33-84', c.shirt, 8) +
    circle(26, -80, 4, skin) +
    circle(33, -85, 4, skin)
  const hair = shape('M-10-112Q-14-98-10-88H10Q14-98 10-112z', '#1f1420')
  const head =
    ellipse(0, -107, 9, 11, skin) + line('M-4-108h2.4M2-108h2.4M-3-101q3 2 6 0', '#5a2f22', 1.5)
  const inside = shape('M-36-40Q-30-54 0-56T36-40L0-6z', '#1c1218')
  const cargo = shape('M-24-32Q-20-48-8-42-2-54 8-44 20-48 24-32L4-10H-4z', c.load)
  const hull =
    shape('M-42-44Q-34-6-12 12L0 18 12 12Q34-6 42-44 26-14 3-10L0-30-3-10Q-26-14-42-44z', c.hull) +
    shape('M0-30L3-10 3 17 0 18z', '#000', 0.25) +
    line('M-42-44Q-28-12-2-9M42-44Q28-12 2-9M0-32V-6', c.rim, 4)
  return placed(
    x,
    y,
    scale,
    paddle + inside + legs + hair + body + head + conicalHat(0, -112, 1.5) + arms + cargo + hull,
  )
}
