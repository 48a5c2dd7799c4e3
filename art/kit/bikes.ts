import { skin } from './palettes'
import { conicalHat } from './people'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

export interface MotorbikeColours {
  bike: string
  shirt: string
  helmet: string
  tyre?: string
  light?: string
}

/** A motorbike and its rider going right, wheels on y, about 84 units long and 80 tall. A box may ride behind. */
export function motorbike(
  x: number,
  y: number,
  scale: number,
  colours: MotorbikeColours,
  flip = false,
  box = '',
): string {
  const tyre = colours.tyre ?? '#17121c'
  const beam = colours.light
    ? shape('M34-34L120-18V2H60z', colours.light, 0.22) + circle(34, -33, 4, colours.light)
    : ''
  const wheels = [-26, 30]
    .map((wx) => circle(wx, -11, 11, tyre) + circle(wx, -11, 5, '#8c8794'))
    .join('')
  const frame =
    shape(
      'M-38-26Q-34-32-18-31L2-30 8-22 20-20 26-38 31-37 30-18 22-8H-14L-22-18-36-20z',
      colours.bike,
    ) + line('M26-36L20-44M30-16L30-11', tyre, 3.4)
  const leg = line('M-10-32L8-30 6-12H13', '#262036', 7)
  const body =
    shape('M-18-30Q-20-52-12-60L-2-60Q4-50 0-30z', colours.shirt) +
    line('M-4-56Q6-46 20-45', colours.shirt, 5.4)
  const head = ellipse(-4, -66, 6, 7, skin) + shape('M-12-66Q-13-77-4-77T5-67z', colours.helmet)
  const cargo = box ? rect(-44, -52, 24, 24, box) : ''
  return placed(x, y, scale, beam + wheels + cargo + frame + leg + body + head, flip)
}

/** A cyclist in a conical hat going right, wheels on y, about 90 units long and 92 tall. */
export function cyclist(
  x: number,
  y: number,
  scale: number,
  dress: string,
  metal: string,
  flip = false,
): string {
  const wheels = [-28, 28]
    .map(
      (wx) =>
        `<circle cx="${wx}" cy="-17" r="16" fill="none" stroke="${metal}" stroke-width="2.6"/>`,
    )
    .join('')
  const frame = line(
    'M-28-17L-12-42 16-44 28-17M-12-42L0-17 16-44M-28-17H0M16-44L18-54H26M-18-46H-6',
    metal,
    2.8,
  )
  const legs = line('M-12-48L4-36 0-18', '#fff6e4', 6) + line('M-10-46L-6-30-6-16', '#e8dcc6', 5)
  const body =
    shape('M-20-46Q-18-70-10-76H-1Q6-66-2-46z', dress) +
    shape('M-18-50Q-30-40-34-24L-24-28-8-46z', dress)
  const arm = line('M-3-72Q8-62 22-55', dress, 5) + circle(23, -54, 2.6, skin)
  return placed(
    x,
    y,
    scale,
    wheels +
      frame +
      legs +
      body +
      arm +
      ellipse(-3, -82, 5.6, 6.6, skin) +
      conicalHat(-3, -85, 0.95),
    flip,
  )
}

/** A parked bicycle, wheels on y, 90 units long. */
export function bicycle(x: number, y: number, scale: number, metal: string, basket = ''): string {
  const wheels = [-28, 28]
    .map(
      (wx) =>
        `<circle cx="${wx}" cy="-17" r="16" fill="none" stroke="${metal}" stroke-width="2.6"/>`,
    )
    .join('')
  const frame = line(
    'M-28-17L-12-42 16-44 28-17M-12-42L0-17 16-44M-28-17H0M16-44L18-54H26M-20-46H-4',
    metal,
    2.8,
  )
  return placed(x, y, scale, wheels + frame + (basket ? shape('M18-52H40L37-38H21z', basket) : ''))
}
