import { circle, ellipse, line, placed, rect, shape } from './shapes'

export interface SuitcaseColours {
  shell: string
  shade: string
  light: string
  strap: string
  strapShade: string
  metal: string
}

/** A travel case with two leather straps, a handle and stickers without words; foot at y, 400 units wide and 320 tall. */
export function suitcase(x: number, y: number, scale: number, c: SuitcaseColours): string {
  const handle = line('M-56-284V-306Q-56-324-38-324H38Q56-324 56-306V-284', c.strapShade, 18)
  const side = shape('M176-284H196Q216-276 216-254V-30Q216-8 196 0H170z', c.shade)
  const body =
    shape(
      'M-200-30V-252Q-200-284-168-284H160Q192-284 192-252V-30Q192 0 160 0H-168Q-200 0-200-30z',
      c.shell,
    ) +
    shape('M-200-252Q-200-284-168-284H160Q192-284 192-252V-238H-200z', c.light) +
    shape('M-200-60V-30Q-200 0-168 0H160Q192 0 192-30V-60z', c.shade, 0.6)
  const straps = [-110, 84]
    .map(
      (sx) =>
        rect(sx, -288, 34, 290, c.strap) +
        rect(sx + 22, -288, 12, 290, c.strapShade) +
        rect(sx - 6, -150, 46, 34, c.metal) +
        rect(sx + 3, -143, 28, 20, c.strapShade),
    )
    .join('')
  const stickers =
    circle(-16, -170, 44, '#2f9c93') +
    shape('M-48-152L-26-196-6-168 4-180 20-146Q-16-126-48-152z', '#0f4a4e') +
    placed(
      8,
      -70,
      1,
      rect(-58, -34, 108, 62, '#fff1cf') + shape('M-48 18Q-30-20-4 6 14-24 40 18z', '#e0563a'),
      false,
      -8,
    ) +
    placed(
      154,
      -200,
      1,
      shape('M0-30L9-10 30-9 14 5 19 26 0 14-19 26-14 5-30-9-9-10z', '#ffd23f'),
      false,
      10,
    )
  const corners = shape(
    'M-200-40V-30Q-200 0-168 0H-156Q-164-34-200-40zM192-40V-30Q192 0 160 0H148Q156-34 192-40z' +
      'M-200-244V-252Q-200-284-168-284H-156Q-164-250-200-244zM192-244V-252Q192-284 160-284H148Q156-250' +
      ' 192-244z',
    c.metal,
  )
  return placed(
    x,
    y,
    scale,
    ellipse(10, 0, 230, 14, '#000', 0.28) + handle + side + body + stickers + straps + corners,
  )
}

/** A conical hat set down on something, seen from the side: palm-leaf rings and a ribbon; brim at y, 210 units wide and 92 tall. */
export function restingHat(
  x: number,
  y: number,
  scale: number,
  ribbon: string,
  degrees = 0,
): string {
  return placed(
    x,
    y,
    scale,
    line('M-50 4Q-70 56-30 74T30 60', ribbon, 8) +
      shape('M-106 0L-6-88Q0-94 6-88L106 0Q0 26-106 0z', '#f6dc98') +
      shape('M0-92Q3-92 6-88L106 0Q70 10 30 12z', '#d9ac5c') +
      line('M-84-18Q0 4 84-18M-60-40Q0-24 60-40M-36-62Q0-52 36-62', '#c9984a', 3),
    false,
    degrees,
  )
}

/** A packed trekking backpack: rolled mat on top, side bottle, front pocket with straps; foot at y, 270 units wide and 430 tall. */
export function trekPack(
  x: number,
  y: number,
  scale: number,
  cloth: string,
  shade: string,
  light: string,
  strap: string,
  roll: string,
): string {
  return placed(
    x,
    y,
    scale,
    ellipse(0, 0, 150, 14, '#000', 0.28) +
      rect(-130, -418, 250, 66, roll) +
      circle(120, -385, 33, roll) +
      circle(120, -385, 20, '#fff1cf') +
      circle(120, -385, 9, roll) +
      circle(-130, -385, 33, roll) +
      shape('M106-40V-190Q106-214 128-214T150-190V-40Q150-24 128-24T106-40z', '#bfe3e6') +
      rect(112, -236, 32, 26, '#e0402a') +
      shape(
        'M-112-20V-280Q-112-350-40-352H40Q112-350 112-280V-20Q112 0 92 0H-92Q-112 0-112-20z',
        cloth,
      ) +
      shape('M62-350Q112-344 112-280V-20Q112 0 92 0H62z', shade) +
      shape('M-124-262Q-120-356-40-358H40Q120-356 124-262 0-236-124-262z', light) +
      shape('M70-354Q120-340 124-262 96-254 66-250z', cloth) +
      shape(
        'M-76-30V-150Q-76-172-54-172H54Q76-172 76-150V-30Q76-14 60-14H-60Q-76-14-76-30z',
        shade,
      ) +
      shape('M-76-120V-150Q-76-172-54-172H54Q76-172 76-150V-120Q0-96-76-120z', cloth) +
      line('M-60-262V-196M60-262V-196M-86-418V-352M80-418V-352', strap, 15) +
      rect(-72, -216, 24, 22, '#2b2233') +
      rect(48, -216, 24, 22, '#2b2233') +
      line('M-40-112H40', strap, 8),
  )
}
