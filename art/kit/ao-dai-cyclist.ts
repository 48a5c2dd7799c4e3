import { skin } from './palettes'
import { conicalHat } from './people'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A schoolgirl in an áo dài on an upright bicycle going left, its panels flying behind her, flowers in the basket; wheels on y, 150 units long and 132 tall. */
export function aoDaiCyclist(
  x: number,
  y: number,
  scale: number,
  dress: string,
  dressShade: string,
  metal: string,
  flip = false,
): string {
  const wheel = (wx: number) =>
    `<circle cx="${wx}" cy="-25" r="23.5" fill="none" stroke="${metal}" stroke-width="3"/>` +
    line(
      `M${wx - 22}-25H${wx + 22}M${wx}-47V-3M${wx - 16}-41L${wx + 16}-9M${wx + 16}-41L${wx - 16}-9`,
      metal,
      0.7,
      0.6,
    ) +
    circle(wx, -25, 3, metal)
  const frame = line(
    'M44-25L20-62M44-25H6L20-62M6-25L-30-60M-42-25L-29-76-22-80M28-66H10M30-56L60-50 44-25',
    metal,
    3.6,
  )
  const basket =
    shape('M-58-72H-32L-36-50H-54z', '#c98d48') +
    line('M-56-64H-34M-54-57H-35', '#7d4f26', 1.6) +
    circle(-52, -76, 6, '#fff6e4') +
    circle(-44, -80, 6.4, '#ffc83a') +
    circle(-37, -75, 6, '#f77fa2')
  const farLeg = line('M16-66L-8-52 2-14', '#e9dfcc', 9) + line('M2-12h-9', '#8a4a3a', 5)
  const nearLeg =
    line('M18-66L-4-46 8-20', '#fffaf0', 10) + shape('M8-22L-4-17-3-13 12-15z', '#c8322b')
  const tail =
    shape('M10-84Q30-86 34-70 60-64 92-84 84-62 96-52 64-44 40-52 20-56 10-66z', dress) +
    shape('M34-70Q60-64 92-84 86-72 88-64 60-54 36-60z', dressShade)
  const body =
    shape('M2-106Q12-112 18-108 28-96 29-70L10-62Q4-78 2-106z', dress) +
    shape('M18-108Q28-96 29-70L22-66Q22-92 12-109z', dressShade)
  const front = shape('M12-72Q-6-70-14-56-14-48-8-44 4-48 20-62z', dress)
  const arm = line('M8-100Q-6-92-22-80', dress, 7) + circle(-24, -79, 3.6, skin)
  const head =
    shape('M10-122Q22-118 24-104 30-88 24-76 16-82 12-104z', '#1f1420') +
    shape('M4-112H12V-102H4z', '#c98a5c') +
    ellipse(6, -119, 8.4, 9.6, skin) +
    shape('M4-128Q16-130 16-116L12-108Q12-120 2-124z', '#1f1420') +
    conicalHat(7, -124, 1.35, -4)
  return placed(
    x,
    y,
    scale,
    ellipse(0, 0, 74, 5, '#000', 0.18) +
      wheel(44) +
      wheel(-42) +
      farLeg +
      frame +
      tail +
      nearLeg +
      front +
      head +
      body +
      arm +
      basket,
    flip,
  )
}
