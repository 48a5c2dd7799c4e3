import { skin } from './palettes'
import { conicalHat } from './people'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface DancerColours {
  dress: string
  dressShade: string
  trousers: string
  turban: string
  fan: string
  fanRib: string
  hair?: string
}

/** A fan of painted silk opened upwards from the hand at (x, y), 60 units wide. */
export function silkFan(x: number, y: number, scale: number, silk: string, rib: string, degrees = 0): string {
  const leaf = shape('M0 0L-32-18A37 37 0 0 1 32-18z', silk) + shape('M0 0L-17-10A20 20 0 0 1 17-10z', rib, 0.55)
  return placed(x, y, scale, leaf + line('M0 0L-22-27M0 0L-8-35M0 0L8-35M0 0L22-27', rib, 1.2, 0.7), false, degrees)
}

/** A dancer in an áo dài whose panels fly, one hand lifting a conical hat and the other a fan; feet at (x, y), 215 units tall. */
export function aoDaiDancer(x: number, y: number, scale: number, c: DancerColours, flip = false): string {
  const hair = c.hair ?? '#1c1018'
  const trousers =
    shape('M-14-100Q-16-60-17-36-18-12-28-1H3Q-2-50 2-100z', c.trousers) +
    shape('M-4-100Q4-54 12-32 20-12 37-3L47-10Q30-36 16-98z', c.trousers) +
    line('M1-84Q0-40 2-4', '#000', 1.2, 0.18)
  const backPanel = shape('M-15-104Q-24-66-50-40-72-20-98-22-116-24-126-38-128-22-112-10-90 4-62-8-26-26-4-92z', c.dressShade)
  const frontPanel = shape('M-13-104L16-104Q22-70 44-46 62-28 84-32 98-35 106-46 108-28 92-16 70-4 44-20 12-42 0-82-6-92-13-104z', c.dress)
  const bodice = shape('M-15-152Q-6-158 0-158 8-158 15-152 18-138 10-118 16-108 17-98L-15-98Q-14-110-10-120-18-138-15-152z', c.dress)
  const seam = line('M3-158Q12-148 13-140M-10-120Q0-116 10-118', c.dressShade, 1.6)
  const arms =
    line('M12-150Q34-156 40-176T46-204', c.dress, 9) +
    line('M-12-150Q-32-136-48-140T-76-160', c.dress, 9) +
    circle(47, -208, 4.4, skin) +
    circle(-79, -163, 4.4, skin)
  const neck = shape('M-5-172H5L5-158H-5z', skin) + shape('M-6-163H6L6.5-156H-6.500z', c.dress)
  const head =
    shape('M-13-184Q-16-166-8-158-4-152-12-136-2-150-3-166z', hair) +
    ellipse(0, -179, 10, 12, skin) +
    shape('M-11-178Q-10-194 1-193 11-192 11-180 6-188 0-188-8-187-11-178z', hair) +
    line('M-13-182Q-10-197 1-197 12-196 14-183', c.turban, 6.4) +
    line('M-11-186Q-8-194 1-194 9-194 11-186', '#000', 0.8, 0.25)
  const fan = silkFan(-79, -163, 1.1, c.fan, c.fanRib, -34)
  return placed(
    x,
    y,
    scale,
    backPanel + trousers + frontPanel + bodice + seam + fan + arms + neck + head + conicalHat(50, -204, 1.7, 12),
    flip,
  )
}
