import { line, placed, shape } from './shapes'

export interface RowerColours {
  blouse: string
  fold: string
  trousers: string
  skin: string
  shade: string
  hat: string
  hatShade: string
  hair: string
  scarf: string
  oar: string
}

/** A woman standing in a boat's stern and leaning into two crossed oars, to the left; feet at (0, 0), 330 units tall. */
export function crossOarRower(x: number, y: number, scale: number, c: RowerColours): string {
  const farOar =
    line('M-96-196L-20-20 30 110', c.oar, 9) + shape('M8 62L34 54 74 150Q70 170 50 160z', c.oar)
  const farArm =
    line('M-28-222L-78-176-100-196', c.fold, 22) + line('M-84-182L-100-198', c.shade, 15)
  const legs =
    shape('M-30-140L-62-70-84 0H-50L-26-62 6-106z', c.trousers) +
    shape('M-24-146L20-146 46-70 74 0H38L10-62-20-110z', c.trousers) +
    line('M-82-1H-100M40-1H24', c.skin, 12)
  const torso =
    shape('M-50-250Q-66-200-44-150L-40-112H30Q38-170 10-232L-8-258z', c.blouse) +
    shape('M-8-258L10-232Q38-170 30-112H-2Q6-190-24-246z', c.fold)
  const neck = shape('M-44-262L-50-246-14-240-14-276z', c.shade)
  const face = shape(
    'M-72-306Q-76-292-74-288L-82-272Q-84-268-76-266L-78-258-74-254Q-76-244-62-242L-40-250-16-274-18-306z',
    c.skin,
  )
  const shadow = shape('M-72-306Q-76-292-74-288L-79-278Q-54-282-42-248L-16-274-18-306z', c.shade)
  const hair = shape('M-36-306Q-34-280-24-272L-14-262Q0-240-2-214 16-240 8-282L-8-306z', c.hair)
  const hat = placed(
    -42,
    -304,
    1,
    shape('M-96 4L-4-80Q0-84 4-80L96 4Q0 28-96 4z', c.hat) +
      shape('M4-80L96 4Q70 12 34 16 32-34 0-81z', c.hatShade),
    false,
    -13,
  )
  const scarf =
    shape('M-54-258Q-34-240-4-256L6-238Q-26-218-54-240z', c.scarf) +
    shape('M-2-244L26-196 12-190-14-238z', c.scarf)
  const nearOar =
    line('M-124-170L-30-64 60 70', c.oar, 10) + shape('M34 24L62 12 112 104Q110 124 90 116z', c.oar)
  const nearArm =
    line('M-10-228L-44-158-112-172', c.blouse, 26) +
    line('M-36-152L-98-168', c.fold, 10) +
    line('M-96-170L-122-176', c.skin, 17)
  return placed(
    x,
    y,
    scale,
    farOar + farArm + legs + neck + torso + face + shadow + hair + hat + scarf + nearOar + nearArm,
  )
}
