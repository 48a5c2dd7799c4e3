import { circle, line, placed, rect, shape } from './shapes'

export interface RucksackColours {
  cloth: string
  shade: string
  light: string
  leather: string
  buckle: string
  roll: string
  rollShade: string
}

/** A canvas rucksack packed full, a mat rolled under its lid, lit from the left; foot at y, 290 units wide and 276 tall. */
export function rucksack(x: number, y: number, scale: number, c: RucksackColours): string {
  const sling =
    line('M92-206Q150-176 146-96', c.shade, 16) + line('M146-96Q146-30 112-8', c.leather, 8)
  const pockets =
    shape('M-98-128Q-142-122-144-62-144-12-96-6z', c.light) +
    shape('M-98-134Q-132-132-142-98-120-84-98-88z', c.cloth) +
    shape('M98-128Q142-120 144-60 142-10 96-6z', c.shade)
  const body =
    shape(
      'M-104-14Q-120-80-110-160-104-214-62-226H60Q104-214 110-158 120-76 102-12 60 4 0 4-62 4-104-14z',
      c.cloth,
    ) + shape('M40-226H60Q104-214 110-158 120-76 102-12 74 2 30 4 78-90 40-226z', c.shade)
  const pocket =
    shape('M-68-14Q-78-92-66-116H58Q72-92 62-14 0 0-68-14z', c.light) +
    shape('M24-116H58Q72-92 62-14 44-8 20-7 40-60 24-116z', c.cloth) +
    shape('M-74-120H66L64-84Q0-62-72-84z', c.cloth) +
    shape('M28-120H66L64-84Q50-78 32-74z', c.shade) +
    line('M-71-83Q0-61 63-83', c.shade, 4)
  const roll =
    shape('M-112-232Q-128-214-112-196H112V-232z', c.roll) +
    shape('M-116-206Q-114-198-112-196H112V-206z', c.rollShade) +
    circle(112, -214, 19, c.roll) +
    circle(112, -214, 12, c.rollShade) +
    circle(112, -214, 6, c.roll)
  const lid =
    shape(
      'M-106-226Q-102-270-40-276H36Q98-270 104-226 100-176 52-168-4-160-58-168-102-178-106-226z',
      c.cloth,
    ) +
    shape('M-106-226Q-102-270-40-276H-20Q-86-256-82-182-104-194-106-226z', c.light) +
    shape('M36-276Q98-270 104-226 100-176 52-168 84-232 36-276z', c.shade) +
    line('M-84-180Q-4-156 84-180', c.shade, 4)
  const straps =
    line('M-46-262V-92M42-262V-92', c.leather, 17) +
    rect(-60, -150, 28, 26, c.buckle) +
    rect(28, -150, 28, 26, c.buckle) +
    rect(-53, -143, 14, 12, c.leather) +
    rect(35, -143, 14, 12, c.leather)
  return placed(x, y, scale, sling + pockets + body + pocket + roll + lid + straps)
}

/** A conical hat left on top of something, its silk strap blown to the left; brim at y, 220 units wide and 100 tall. */
export function hatOnTop(
  x: number,
  y: number,
  scale: number,
  silk: string,
  fold: string,
  degrees = 0,
): string {
  return placed(
    x,
    y,
    scale,
    line('M60 2Q-6 30-52 66-84 92-104 68-116 44-66 2', fold, 9) +
      line(
        'M-52 66Q-84 92-104 68-116 44-66 2M-52 66Q-92 104-146 88M-52 66Q-84 120-122 132',
        silk,
        9,
      ) +
      shape('M-112 2Q-56-44-6-97-2-101 6-97 58-44 112 2 60 25 0 25T-112 2z', '#f8e0a2') +
      shape('M2-100Q4-100 6-97 58-44 112 2 76 18 30 24 40-40 2-100z', '#dcb062') +
      line(
        'M-24-78Q2-68 26-78M-48-54Q2-34 50-54M-72-32Q2 0 74-32M-94-12Q2 28 95-12',
        '#c0914a',
        2.6,
      ) +
      line('M-112 2Q-60 25 0 25T112 2', '#b07f3c', 5),
    false,
    degrees,
  )
}
