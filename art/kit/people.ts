import { skin, straw, strawShade } from './palettes'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A conical hat (nón lá) with its brim at (x, y). */
export function conicalHat(x: number, y: number, scale: number, degrees = 0): string {
  return placed(
    x,
    y,
    scale,
    shape('M-20 0Q-8-10 0-17 8-10 20 0 0 5-20 0z', straw) +
      shape('M0-17Q8-10 20 0 10 4 3 4z', strawShade),
    false,
    degrees,
  )
}

export interface AoDaiColours {
  dress: string
  trousers?: string
  hair?: string
}

/** A woman walking in an áo dài and a conical hat, feet at (x, y), 100 units tall. */
export function aoDaiFigure(
  x: number,
  y: number,
  scale: number,
  colours: AoDaiColours,
  flip = false,
): string {
  const hair = colours.hair ?? '#1f1420'
  const trousers = shape('M-6-40L-12 0H-3L0-30 6 0H15L8-40z', colours.trousers ?? '#fff6e4')
  const dress = shape(
    'M-6-76Q0-79 6-76L9-70 7-54 9-46Q14-24 17-9L4-6 0-34-5-6-14-8Q-10-30-8-46L-7-56-9-70z',
    colours.dress,
  )
  const arm = line('M7-72Q14-62 10-48', colours.dress, 5) + circle(9, -46, 3, skin)
  const head = shape('M-6-92Q-10-70-7-58L-2-58-1-78z', hair) + ellipse(1, -85, 6, 7, skin)
  return placed(x, y, scale, trousers + head + dress + arm + conicalHat(1, -88, 0.85), flip)
}

/** A person sitting in a boat or on the ground, seat at (x, y), about 52 units tall with the hat. */
export function seatedFigure(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  trousers = '#33222c',
  flip = false,
): string {
  const legs = shape('M-10 2Q-8-8 2-10L20-8 24 2z', trousers)
  const body = shape('M-9-4Q-11-26-3-33H5Q13-26 10-4z', shirt)
  const arm = line('M4-26Q14-20 20-14', shirt, 5) + circle(20, -13, 2.6, skin)
  return placed(
    x,
    y,
    scale,
    legs + body + arm + ellipse(2, -38, 6, 7, skin) + conicalHat(2, -41, 0.95),
    flip,
  )
}

/** A boatman standing and leaning on a long oar to the left, feet at (x, y), 95 units tall. */
export function standingRower(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  trousers = '#2b2030',
  flip = false,
): string {
  const oar = line('M38-66L-62 26', '#3a2014', 3) + shape('M-58 18L-80 40-74 46-54 26z', '#3a2014')
  const legs = shape('M-4-42L-10 0H-3L3-34 12 0H19L12-42z', trousers)
  const body = shape('M-6-40Q-10-66-4-74L6-75Q14-64 14-40z', shirt)
  const arms =
    line('M4-68Q-8-56-16-42M8-70Q18-60 26-55', shirt, 5.5) +
    circle(-17, -41, 3, skin) +
    circle(27, -55, 3, skin)
  return placed(
    x,
    y,
    scale,
    oar + legs + body + arms + ellipse(-1, -80, 6, 7, skin) + conicalHat(-1, -83, 0.95, -6),
    flip,
  )
}

/** A farmer stooping over a field, feet at (x, y), about 60 units tall. */
export function stoopingFarmer(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  trousers = '#2b2030',
  flip = false,
): string {
  const legs = shape('M2-36L-2 0H5L10-24 14 0H21L19-38z', trousers)
  const body = shape('M20-34Q18-50 4-52L-16-44-14-36 6-34z', shirt)
  const arm = line('M-10-42L-16-20', shirt, 5) + circle(-16, -18, 2.8, skin)
  return placed(
    x,
    y,
    scale,
    legs + body + arm + ellipse(-20, -43, 6, 6, skin) + conicalHat(-22, -47, 0.95, -24),
    flip,
  )
}

/** Someone with a bamboo pole and two baskets on the shoulder, feet at (x, y), 100 units tall. */
export function shoulderPoleFigure(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  load: string,
  flip = false,
): string {
  const baskets = [-46, 46].map(
    (bx) =>
      line(`M${bx}-66L${bx - 12}-34M${bx}-66L${bx + 12}-34`, '#6b4426', 1.6) +
      ellipse(bx, -35, 12, 6, load) +
      shape(`M${bx - 16}-34H${bx + 16}L${bx + 11}-18H${bx - 11}z`, '#a8703a'),
  )
  const legs = shape('M-5-42L-13 0H-6L1-32 8 0H15L8-42z', '#2b2030')
  const body = shape('M-7-40Q-9-66-5-74H6Q11-64 9-40z', shirt) + line('M5-70Q14-66 15-72', shirt, 5)
  const pole = line('M-48-66Q0-84 48-66', '#8a5a2c', 3.4)
  return placed(
    x,
    y,
    scale,
    legs + body + ellipse(0, -82, 6, 7, skin) + pole + conicalHat(0, -85, 0.95) + baskets.join(''),
    flip,
  )
}

/** A highland woman with a red headscarf and a basket on her back, feet at (x, y), 95 units tall. */
export function highlander(x: number, y: number, scale: number, flip = false): string {
  const legs =
    shape('M-7-24L-8 0H-1L0-20 4 0H11L9-24z', '#141a33') + line('M-5-12H-1M5-12H9', '#e8553a', 3)
  const basket =
    shape('M-10-66L-26-62-22-34-8-32z', '#a8703a') +
    line('M-25-54L-9-58M-24-45L-9-47', '#7a4c22', 1.6)
  const coat =
    shape('M-8-70Q0-74 7-70L12-44 14-22H-12L-9-46z', '#1d2547') +
    shape('M-12-22H14L14-29H-11z', '#d8412a') +
    line('M0-70L2-36', '#e9b949', 2.4)
  const arm = line('M6-66Q15-54 12-42', '#2a3566', 5.5) + line('M13-48L12-44', '#e8553a', 6)
  const head =
    ellipse(2, -78, 6.4, 7, skin) +
    shape('M-10-77Q-12-92 2-93 13-92 11-82 0-88-4-78L-7-70z', '#d8412a') +
    circle(-9, -74, 3, '#e9b949')
  return placed(x, y, scale, legs + basket + coat + arm + head, flip)
}
