import { line, placed, shape } from './shapes'

/** The hair of `profileBust` without a hat: combed back under a wound band. */
export function woundHair(hair: string, band: string, bandShade: string): string {
  return (
    shape('M-68-56Q-78-120-10-146 90-160 132-60 150 10 120 70L60 60Q30-20-10-50z', hair) +
    shape('M-74-60Q-92-128-16-166 96-190 148-70L118-52Q80-150-10-132-58-116-58-62z', band) +
    shape('M40-172Q120-150 148-70L118-52Q90-130 34-136z', bandShade) +
    line('M-66-96Q-30-150 30-158M-40-134Q20-160 80-140', bandShade, 5)
  )
}

/** Incense smoke: a ribbon that widens and curls as it rises from (0, 0), 620 units tall. */
export function smokeRibbon(
  x: number,
  y: number,
  scale: number,
  colour: string,
  flip = false,
): string {
  return placed(
    x,
    y,
    scale,
    shape(
      'M0 0Q-60-90 0-170 70-260-20-350-90-440 10-540 40-580 20-640 90-560 50-480-10-400 60-310 110-210 34-140 0-80 0 0z',
      colour,
    ),
    flip,
  )
}
