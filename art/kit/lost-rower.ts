import { circle, line, placed, shape } from './shapes'

/** A boatman who has lost his way: leans on a pole and scratches the back of his head under the hat, looking to the left; feet at (0, 0), 390 units tall. */
export function lostRower(
  x: number,
  y: number,
  scale: number,
  c: {
    shirt: string
    fold: string
    trousers: string
    skin: string
    shade: string
    hat: string
    hatShade: string
    hair: string
    pole: string
  },
): string {
  const pole = line('M-98-296L-68 150', c.pole, 9)
  const farArm = line('M-20-226L-62-176-84-200', c.fold, 21) + line('M-76-190L-91-208', c.skin, 15)
  const legs =
    shape('M-30-142L-44-60-50 0H-22L-10-60 2-110 22-60 34 0H62L50-66 30-142z', c.trousers) +
    line('M-50-1H-66M62-1H44', c.skin, 12)
  const torso =
    shape('M-34-246Q-48-190-36-132H34Q44-180 28-236L8-252z', c.shirt) +
    shape('M8-252L28-236Q44-180 34-132H4Q20-200-4-248z', c.fold)
  const neck =
    shape('M-24-242L-20-284H12L10-248Q-8-230-24-242z', c.skin) +
    line('M-22-254Q-6-252 4-268', c.shade, 4)
  const face = shape(
    'M-42-336Q-50-318-47-308L-61-288Q-61-282-51-281L-54-272-49-268Q-53-252-38-250-12-250 8-276L22-330z',
    c.skin,
  )
  const shadow = shape('M-44-330Q-49-312-48-306L-50-303-10-293 24-290 22-330z', c.shade)
  const features = line('M-41-290h3', c.hair, 7) + line('M-49-264L-41-266', c.shade, 4)
  const hair =
    shape('M-14-330Q-16-306-10-298L-8-286 4-280Q2-266 12-262 34-280 28-330z', c.hair) +
    circle(-4, -284, 8, c.skin)
  const hat = placed(
    -4,
    -314,
    1,
    shape('M-84 2L-4-68Q0-72 4-68L84 2Q0 26-84 2z', c.hat) +
      shape('M4-68L84 2Q56 12 24 14 28-28 0-70z', c.hatShade),
    false,
    10,
  )
  const nearArm =
    line('M14-228L70-226 46-264', c.shirt, 24) +
    line('M70-228L50-260', c.fold, 8) +
    line('M48-268L28-288', c.skin, 15) +
    line('M28-288L10-294M28-284L12-282', c.skin, 8)
  const head = placed(-4, -246, 1.16, placed(4, 246, 1, face + shadow + features + hair + hat))
  return placed(x, y, scale, pole + farArm + legs + neck + torso + head + nearArm)
}
