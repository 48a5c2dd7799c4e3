import { skin } from './palettes'
import { conicalHat } from './people'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface CycloFrontColours {
  frame: string
  seat: string
  hood: string
  hoodShade: string
  trim: string
  shirt: string
  metal: string
}

/** A cyclo coming straight at the viewer: a guest in an áo dài under the hood between two wheels, the driver in his topee above and behind; wheels on y, 260 units wide and 400 tall. */
export function cycloFront(
  x: number,
  y: number,
  scale: number,
  c: CycloFrontColours,
  dress: string,
): string {
  const driver =
    shape('M-50-236Q-58-300-34-318H34Q58-300 50-236z', c.shirt) +
    shape('M10-318H34Q58-300 50-236H22Q34-286 10-318z', '#000', 0.1) +
    line('M-40-304Q-70-280-66-244M40-304Q70-280 66-244', c.shirt, 19) +
    shape('M-10-336H10V-316Q0-308-10-316z', '#b97c50') +
    ellipse(0, -348, 20, 24, skin) +
    shape(
      'M-40-352Q-36-358-26-358-24-392 0-392T26-358Q36-358 40-352 20-360 0-360T-40-352z',
      '#efe3c6',
    ) +
    line('M-26-360Q0-368 26-360', '#8a6a4a', 5)
  const bar =
    line('M-76-240H76', c.metal, 9) + circle(-70, -240, 10, skin) + circle(70, -240, 10, skin)
  const hood =
    shape(
      'M-92-112V-196Q-88-262 0-264 88-262 92-196V-112H78V-190Q70-236 0-238T-78-190V-112z',
      c.hood,
    ) +
    shape('M-78-112V-190Q-70-236 0-238T78-190V-112z', c.hoodShade) +
    line('M-92-196Q-88-262 0-264 88-262 92-196', c.trim, 6) +
    line(
      'M-84-204l8 12M-70-232l8 14M-40-252l4 14M0-258v14M40-252l-4 14M70-232l-8 14M84-204l-8 12',
      c.trim,
      4,
    )
  const seat =
    shape('M-80-112H80L74-64H-74z', c.seat) +
    shape('M-70-158Q0-172 70-158V-104H-70z', c.seat) +
    line('M-44-162V-106M0-166V-106M44-162V-106', c.hoodShade, 3)
  const guest =
    shape('M-28-96Q-34-146-16-160H16Q34-146 28-96L36-30Q0-18-36-30z', dress) +
    shape('M-20-40L-24 2H-6L0-36 6 2H24L20-40Q0-34-20-40z', '#fffaf0') +
    line('M-22-148Q-40-116-10-100M22-148Q40-116 10-100', dress, 13) +
    circle(-4, -99, 6, skin) +
    circle(5, -99, 6, skin) +
    shape('M-18-178Q-22-140-12-134L-8-176zM18-178Q22-140 12-134L8-176z', '#1f1420') +
    shape('M-6-172H6V-156Q0-150-6-156z', '#c98a5c') +
    ellipse(0, -184, 15, 18, skin) +
    conicalHat(0, -190, 2.7)
  const wheel = (side: number) =>
    `<ellipse cx="${side * 112}" cy="-56" rx="10" ry="56" fill="none" stroke="${c.metal}" stroke-width="9"/>` +
    ellipse(side * 112, -56, 4, 7, c.metal) +
    line(`M${side * 112}-108V-4`, c.metal, 2) +
    shape(
      `M${side * 92}-122Q${side * 112}-136 ${side * 130}-120L${side * 128}-104Q${side * 112}-116 ${side * 94}-106z`,
      c.frame,
    )
  const foot =
    line('M-92-64H92M-60-60L-46-8H46L60-60', c.frame, 8) + shape('M-52-14H52L58 2H-58z', c.frame)
  return placed(
    x,
    y,
    scale,
    ellipse(0, 4, 150, 11, '#000', 0.25) +
      driver +
      bar +
      hood +
      seat +
      wheel(-1) +
      wheel(1) +
      foot +
      guest,
  )
}
