import { ellipse, line, placed, shape } from './shapes'

export interface ProfileColours {
  skin: string
  /** the hard shadow of the hat on the face */
  shade: string
  hair: string
  blouse: string
  fold: string
}

/** A conical hat seen from the side, its rim's middle at (x, y), 480 units wide; lit from the upper left. */
function bigHat(x: number, y: number, scale: number, degrees: number): string {
  const cone = shape(
    'M-240 8Q-110-92-8-196Q0-204 8-196Q112-92 240 8Q120 52 0 52-120 52-240 8z',
    '#f6dc98',
  )
  const dark = shape('M0-201Q4-201 8-196 112-92 240 8 160 38 66 48 84-70 0-201z', '#d0994c')
  const rings = line(
    'M-42-160Q4-146 46-158M-86-116Q4-88 90-114M-132-74Q2-30 138-72M-184-32Q0 22 192-30',
    '#b5803c',
    4,
  )
  const rim = line('M-240 8Q-120 52 0 52T240 8', '#8a5a2a', 9)
  return placed(x, y, scale, cone + dark + rings + rim, false, degrees)
}

/** A woman's head in profile to the left, eyes down unless `ahead`; chin at (-62, 150). `top` is what she wears on her head, drawn around it. */
export function profileHead(
  c: Pick<ProfileColours, 'skin' | 'shade' | 'hair'>,
  top: string,
  ahead = false,
): string {
  const bun =
    shape('M40-80Q128-78 134 20 132 92 92 120 66 96 60 40z', c.hair) +
    shape('M78 66Q138 60 140 112 134 158 92 152 66 140 66 104z', c.hair)
  const face = shape(
    'M-66-60Q-76-30-74-8-72 2-78 14L-100 50Q-104 60-94 63L-82 66Q-86 76-92 82-92 90-84 92-90 98-86 106-76 112-80 124-82 142-62 150-30 156 10 128L60 90 70-60z',
    c.skin,
  )
  const shadow = shape(
    'M-66-60Q-76-30-74-8-72 2-78 14L-86 28Q-30 22 8 60 24 100 2 134L10 128 60 90 70-60z',
    c.shade,
  )
  const features =
    line('M-70-14Q-56-24-36-16', c.hair, 7) +
    (ahead
      ? shape('M-72 14Q-60-6-34 12-54 24-70 20z', '#fff3e0') +
        ellipse(-63, 11, 8, 9, c.hair) +
        line('M-74 10Q-58-8-32 12', c.hair, 6)
      : line('M-68 12Q-54 24-36 16M-68 13L-75 20', c.hair, 5.5)) +
    line('M-89 84Q-74 88-64 77', '#a33326', 6) +
    line('M-84 60Q-76 62-76 54', c.shade, 4)
  const ear =
    shape('M36 26Q62 14 60 46 54 74 40 68 28 50 36 26z', c.skin) +
    shape('M36 76a7 7 0 1 0 .1 0z', '#f0b23a')
  const locks = shape('M-20-70Q14-30 18 24 26 50 22 66 36 40 36 20L80 40 90-70z', c.hair)
  return bun + face + shadow + features + locks + ear + top
}

/** The same woman down to below the frame's edge. */
export function profileBust(
  x: number,
  y: number,
  scale: number,
  c: ProfileColours,
  top: string,
  flip = false,
  nod = -9,
  ahead = false,
): string {
  const neck = shape('M-20 120Q-20 180-60 210L20 270 120 210Q88 150 84 60L20 60z', c.shade)
  const bodice =
    shape(
      'M-50 196Q-120 270-116 430L-140 900H420L340 440Q300 270 196 220L96 180Q30 250-50 196z',
      c.blouse,
    ) +
    shape('M96 180L196 220Q300 270 340 440L420 900H230Q250 640 170 410 130 290 96 180z', c.fold) +
    line('M-50 196Q-30 270 26 300M26 300Q16 420 30 560', c.fold, 8)
  return placed(
    x,
    y,
    scale,
    neck + bodice + placed(0, 0, 1, profileHead(c, top, ahead), false, nod),
    flip,
  )
}

/** What `profileHead` wears outdoors: a big conical hat tied with a silk strap. */
export function tiedHat(strap: string): string {
  return line('M-12-40Q10 60-36 146M-36 148Q10 140 64 20', strap, 9) + bigHat(-4, -58, 1, -6)
}
