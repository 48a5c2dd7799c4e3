import { hand } from './hands'
import { circle, line, placed, rect, shape } from './shapes'

/** Someone close by in profile, a camera raised to the eye, both hands on it, looking to the left; the eye at (0, 0), shoulders run off below. */
export function cameraPerson(
  x: number,
  y: number,
  scale: number,
  c: {
    jacket: string
    fold: string
    cap: string
    capShade: string
    hair: string
    body: string
    bodyShade: string
    glass: string
  },
  flip = false,
): string {
  const { skin, shade, nail, line: edge } = hand
  const jacket =
    shape(
      'M-30 250Q-90 300-110 430L-160 900H460L380 470Q340 320 240 280L150 240Q60 300-30 250z',
      c.jacket,
    ) +
    shape('M150 240L240 280Q340 320 380 470L460 900H290Q280 660 210 460 180 340 150 240z', c.fold)
  const neck = shape('M20 160Q10 230-30 260L60 320 170 250Q140 190 140 90L60 90z', shade)
  const face = shape(
    'M-6-70Q-16-30-10 0L-34 62Q-38 72-26 76L-20 92-24 104-14 112-20 130-12 146Q-14 174 14 184 60 186 100 150L140 90 140-70z',
    skin,
  )
  const dark = shape(
    'M-6-70Q-16-30-10 0L-20 26Q40 20 76 60 90 110 70 160L100 150 140 90 140-70z',
    shade,
  )
  const ear = shape('M104 22Q132 10 130 44 122 74 108 66 94 48 104 22z', skin)
  const hairBack = shape(
    'M56-60Q84-20 84 20 92 50 88 64 102 44 104 24L132 40Q140 90 126 130 170 120 178 40 184-30 150-80z',
    c.hair,
  )
  const cap =
    shape('M-30-46Q-40-150 70-166 180-166 190-50L186-30Q80-66-30-46z', c.cap) +
    shape('M100-164Q180-150 190-50L186-30 130-44Q146-110 100-164z', c.capShade) +
    shape('M-30-46Q40-70 100-56L60-36Q-60-50-140-20-120-52-30-46z', c.capShade)
  const camera =
    rect(-250, -36, 96, 104, c.bodyShade) +
    rect(-286, -48, 44, 128, c.body) +
    rect(-278, -42, 14, 116, c.glass) +
    rect(-226, -36, 16, 104, c.body) +
    rect(-186, -36, 10, 104, c.body) +
    shape('M-160-60H-120L-104-92H-40L-26-60H24V104H-160z', c.body) +
    shape('M-160 60H24V104H-160z', c.bodyShade) +
    circle(-2, -30, 8, c.glass)
  const farHand =
    line('M-214 96Q-200 120-150 130', edge, 48) + line('M-236 82Q-220 108-160 110', shade, 46)
  const lensHand =
    shape('M-170 60Q-120 130-60 160L10 330-90 420Q-180 300-220 170-250 120-236 90z', skin) +
    shape(
      'M-236 90Q-250 120-220 170-180 300-90 420L-50 384Q-150 270-190 150-210 110-236 90z',
      shade,
    ) +
    line('M-252 74Q-240 120-190 140', edge, 46) +
    line('M-252 70Q-240 114-190 134', skin, 40)
  const sleeve =
    shape('M-40 250L100 420 260 900H-40Q-70 620-150 370z', c.jacket) +
    shape('M-150 370L-96 320Q40 560 60 900H-40Q-70 620-150 370z', c.fold)
  const grip =
    shape('M-30-70Q30-90 64-50L96 60Q70 120 10 110L-20 60z', skin) +
    line('M20-44Q-20-80-66-78', edge, 42) +
    line('M20-48Q-20-84-66-82', skin, 36) +
    line('M44 0Q10 10-6 44M50 44Q24 54 6 84', edge, 5) +
    shape('M-82-92Q-64-100-52-92-58-78-78-80z', nail)
  const forearm =
    shape('M40-10L96 30Q200 220 330 420L230 520Q100 330 10 110z', c.jacket) +
    shape('M10 110L50 90Q170 300 290 460L230 520Q100 330 10 110z', c.fold)
  return placed(
    x,
    y,
    scale,
    jacket +
      neck +
      face +
      dark +
      hairBack +
      ear +
      cap +
      farHand +
      camera +
      lensHand +
      sleeve +
      forearm +
      grip,
    flip,
  )
}
