import { skin } from './palettes'
import { circle, ellipse, line, placed, radialGradient, rect, shape } from './shapes'
import { whole } from './whole-path'

/** A tall stock pot on a clay stove with live coals, foot at (x, y), about 130 units wide and 190 tall. */
export function stockPot(x: number, y: number, scale: number): string {
  const stove =
    shape('M-52 0L-60-58H60L52 0z', '#8a3f2c') +
    shape('M14-58H60L52 0H20z', '#66281f') +
    shape('M-26-8V-26Q0-42 26-26V-8z', '#2a0f16') +
    shape('M-20-8Q-14-22-6-14 0-28 8-14 14-22 20-8z', '#ff8a35') +
    shape('M-10-8Q-4-16 0-12 6-18 10-8z', '#ffd873')
  const pot =
    shape('M-66-62V-166H66V-62Q0-44-66-62z', '#b9bcc8') +
    shape('M20-53V-166H66V-62Q44-56 20-53z', '#747a95') +
    rect(-52, -160, 12, 92, '#eef0f2', 0.7) +
    line('M-66-124Q0-108 66-124', '#7c819c', 3)
  const rim =
    ellipse(0, -167, 70, 15, '#dfe2e6') +
    ellipse(0, -167, 60, 11, '#c9772e') +
    ellipse(-8, -165, 40, 6, '#eeb05a')
  const handles = line('M-66-132h-14v16h14M66-132h14v16h-14', '#5c617c', 6)
  return placed(x, y, scale, stove + handles + pot + rim)
}

/** Flat curls of steam rising from (x, y), about 300 units tall. */
export function steam(x: number, y: number, scale: number, colour: string, opacity = 0.5): string {
  const curl = (dx: number, size: number) =>
    whole`M${dx} 0C${dx - 70 * size}-50 ${dx + 60 * size}-110 ${dx - 6} ${-180 * size}` +
    whole` ${dx < 0 ? -50 : -40} ${-240 * size} ${dx + 20} ${-280 * size} ${dx + 30 * size} ${-320 * size}` +
    whole` ${dx + 34} ${-250 * size} ${dx + 90 * size} ${-190 * size} ${dx + 30} ${-110 * size}` +
    whole` ${dx - 10}-60 ${dx + 40 * size}-40 ${dx + 14} 0z`
  return placed(
    x,
    y,
    scale,
    shape(curl(-34, 0.8), colour, opacity * 0.8) +
      shape(curl(0, 1.1), colour, opacity) +
      shape(curl(34, 0.7), colour, opacity * 0.7),
  )
}

/** A low plastic stool, feet at (x, y), 44 units wide and 36 tall. */
export function plasticStool(
  x: number,
  y: number,
  scale: number,
  fill: string,
  shade: string,
): string {
  const legs =
    shape('M-18-30L-24 0H-14L-8-30zM18-30L24 0H14L8-30z', fill) +
    shape('M-10-30L-12-4H-6L-3-30zM10-30L12-4H6L3-30z', shade) +
    line('M-19-12H19', fill, 4)
  return placed(
    x,
    y,
    scale,
    legs + shape('M-22-38H22L20-28H-20z', fill) + ellipse(0, -38, 22, 4, shade),
  )
}

/** A bare bulb on its cord, hanging from y = top down to (x, y), with its pool of light. */
export function bareBulb(
  x: number,
  y: number,
  scale: number,
  top: number,
  reach: number,
  id: string,
): string {
  const pool =
    radialGradient(id, [
      [0, '#ffdf8e', 0.95],
      [0.25, '#ffb750', 0.5],
      [1, '#ff9a3c', 0],
    ]) + circle(x, y, reach, `url(#${id})`)
  return (
    pool +
    line(`M${Math.round(x)},${Math.round(top)}V${Math.round(y - 20 * scale)}`, '#1a1022', 3) +
    placed(
      x,
      y,
      scale,
      rect(-6, -26, 12, 14, '#1a1022') +
        shape('M-7-13Q-15 0-13 8-9 17 0 17 9 17 13 8 15 0 7-13z', '#fff7d8'),
    )
  )
}

/** A bowl of phở, foot at (x, y), 50 units wide. */
export function phoBowl(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-26-22H26Q22-2 10 0H-10Q-22-2-26-22z', '#fff6e4') +
      shape('M-24-15H24L22-11H-22z', '#3a62a8') +
      ellipse(0, -22, 26, 5, '#e9b45c') +
      line('M-12-23q6-4 12 0M2-24q5-3 10 1', '#5b9a4a', 3.4),
  )
}

/** Somebody hunched over a bowl on a low stool, facing left, feet at (x, y), about 96 units tall. */
export function stoolEater(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  shade: string,
  stool: string,
  flip = false,
): string {
  const seat = plasticStool(14, 0, 0.95, stool, '#5a1620')
  const legs = line('M14-36L-20-38-22-4', '#1d2143', 13) + line('M-28-2H-18', '#0f1226', 7)
  const body =
    shape('M30-32Q38-70 18-84L-2-84Q-12-74-4-56L2-34z', shirt) +
    shape('M30-32Q38-70 18-84L12-84Q26-66 18-32z', shade)
  const arm = line('M6-74L-8-54-26-60', shirt, 10) + circle(-29, -61, 4.6, skin)
  const head =
    ellipse(-8, -93, 11, 12, skin) +
    shape('M-16-98Q-14-110-2-108 10-106 5-90L-1-84Q2-96-16-98z', '#1a1020')
  const chopsticks = line('M-30-62L-18-84M-27-61L-14-82', '#f2d48c', 2)
  return placed(x, y, scale, seat + legs + body + head + chopsticks + arm, flip)
}

/** A phở cook in an apron holding a ladle out to the left, feet at (x, y), about 190 units tall. */
export function phoCook(x: number, y: number, scale: number, shirt: string): string {
  const legs = shape('M-20-84L-22 0H-4L0-70 6 0H24L22-84z', '#231a38')
  const body =
    shape('M-26-80Q-30-142-14-152H14Q30-142 26-80z', shirt) +
    shape('M-20-132H14L22-50H-24z', '#fff1d8') +
    line('M-16-132L-8-152M10-132L6-152', '#fff1d8', 4)
  const arms =
    line('M-18-142L-34-112-62-118', shirt, 14) +
    circle(-66, -119, 7, skin) +
    line('M20-140Q36-120 20-100', shirt, 14)
  const ladle =
    line('M-66-124L-100-104', '#cfd3da', 4) + shape('M-116-106Q-106-90-94-102z', '#cfd3da')
  const head =
    ellipse(-2, -166, 14, 16, skin) +
    shape('M-14-170Q-14-188 2-187 20-186 15-162L10-154Q8-168-14-170z', '#1a1020') +
    circle(17, -172, 8, '#1a1020')
  return placed(x, y, scale, legs + ladle + body + arms + head)
}
