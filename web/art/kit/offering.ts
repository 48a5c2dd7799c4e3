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

/** Two hands pressed together round three lit incense sticks, fingertips up, the sleeves coming from the lower right; heel of the hands at (x, y). */
export function incenseHands(
  x: number,
  y: number,
  scale: number,
  c: { skin: string; shade: string; edge: string; sleeve: string; fold: string },
  flip = false,
): string {
  const sticks = line('M-20 60L-96-330M0 60L-36-350M20 60L24-340', '#8a2420', 7) + line('M-96-330v-6M-36-350v-6M24-340v-6', '#ffc766', 13)
  const far = line('M-52-10Q-76-90-58-160', c.shade, 44)
  const sleeve =
    shape('M60 110L330 330 420 700H90Q110 420-60 190z', c.sleeve) +
    shape('M-60 190Q0 200 60 250 200 440 210 700H90Q110 420-60 190z', c.fold)
  const palm =
    shape('M-60 10Q-50-60-20-80L40-60Q80 20 100 90L40 220Q-50 190-60 120z', c.skin) +
    shape('M-60 60Q10 130 60 190L40 220Q-50 190-60 120z', c.shade)
  const fingers =
    line('M-30-20Q-58-90-40-158', c.edge, 50) +
    line('M-26-20Q-54-90-36-156', c.skin, 44) +
    line('M10-20Q-18-100-6-178', c.edge, 50) +
    line('M14-20Q-14-100-2-176', c.skin, 44) +
    line('M44 0Q26-80 34-152', c.edge, 46) +
    line('M48 0Q30-80 38-150', c.skin, 40)
  const thumb = line('M66 70Q20 10-16-36', c.edge, 46) + line('M70 70Q24 10-12-38', c.skin, 40)
  return placed(x, y, scale, sleeve + far + sticks + palm + fingers + thumb, flip)
}

/** Incense smoke: a ribbon that widens and curls as it rises from (0, 0), 620 units tall. */
export function smokeRibbon(x: number, y: number, scale: number, colour: string, flip = false): string {
  return placed(
    x,
    y,
    scale,
    shape('M0 0Q-60-90 0-170 70-260-20-350-90-440 10-540 40-580 20-640 90-560 50-480-10-400 60-310 110-210 34-140 0-80 0 0z', colour),
    flip,
  )
}
