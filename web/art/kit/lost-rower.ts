import { line, placed, shape } from './shapes'

/** A boatman who has lost his way: leans on a pole, pushes the hat back and scratches his head, looking up to the left; feet at (0, 0), 340 units tall. */
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
  const pole = line('M-92-330L-70 150', c.pole, 9)
  const farArm = line('M-20-226L-62-180-84-210', c.fold, 21) + line('M-70-190L-86-214', c.shade, 15)
  const legs =
    shape('M-30-142L-44-60-50 0H-22L-10-60 2-110 22-60 34 0H62L50-66 30-142z', c.trousers) + line('M-50-1H-66M62-1H44', c.skin, 12)
  const torso =
    shape('M-34-250Q-48-190-36-132H34Q44-180 28-236L6-258z', c.shirt) + shape('M6-258L28-236Q44-180 34-132H4Q20-200-6-250z', c.fold)
  const neck = shape('M-22-250L-26-276 6-272 8-250z', c.shade)
  const face = shape('M-34-320Q-50-306-46-294L-62-284Q-62-278-54-276L-58-266-52-262Q-54-252-40-250L-14-258 10-278 6-318z', c.skin)
  const shadow = shape('M-34-320Q-50-306-46-294L-50-290Q-24-292-14-262L10-278 6-318z', c.shade)
  const mouth = line('M-53-264l9 3', c.hair, 3)
  const eye = line('M-42-300l7-2M-46-310l12-4', c.hair, 4)
  const hair = shape('M-20-322Q-10-300-6-290L2-272Q18-290 14-318z', c.hair)
  const hat = placed(
    22,
    -318,
    1,
    shape('M-88 4L-4-74Q0-78 4-74L88 4Q0 26-88 4z', c.hat) + shape('M4-74L88 4Q60 14 26 15 30-30 0-76z', c.hatShade),
    false,
    32,
  )
  const nearArm =
    line('M14-228L66-250 34-296', c.shirt, 24) +
    line('M66-252L38-290', c.fold, 8) +
    line('M40-288L22-308M30-304l-10-12M24-300l-14-6', c.skin, 13)
  return placed(x, y, scale, pole + farArm + legs + neck + torso + hat + face + shadow + eye + mouth + hair + nearArm)
}
