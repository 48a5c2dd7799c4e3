import { type ProfileColours, profileHead } from './profile-bust'
import { circle, line, placed, shape } from './shapes'

export interface EditorColours extends ProfileColours {
  collar: string
  pencil: string
  chair: string
}

/** Hair drawn back into a knot that a pencil holds, and round glasses, for `profileHead`. */
function knot(c: EditorColours): string {
  return (
    line('M52 56L176 140', c.pencil, 15) +
    shape('M92 66Q140 64 140 112 134 156 92 150 66 138 68 100z', c.hair) +
    shape(
      'M-70-44Q-88-128-6-152 96-160 134-68 146-2 128 48L74 34Q64-4 36-12-4-18-26-42-48-56-70-44z',
      c.hair,
    ) +
    line('M-44-106Q10-134 62-104M-20-78Q44-84 84-40', '#4a2c3c', 9) +
    `<circle cx="-56" cy="14" r="25" fill="none" stroke="${c.pencil}" stroke-width="7"/>` +
    line('M-31 10L44 22', c.pencil, 6) +
    circle(-44, 78, 17, '#e08a5e')
  )
}

/** A woman on a chair who faces left, the middle of her head at (x, y); the desk in front of her hides her from y = 570 units down. */
export function deskEditor(x: number, y: number, scale: number, c: EditorColours): string {
  const chair = line('M270 700V410Q270 350 214 350H150M270 470H190', c.chair, 24)
  const neck = shape('M-18 110Q-14 170-46 204L60 256 132 200Q92 160 88 70L20 70z', c.shade)
  const torso =
    shape(
      'M-46 196Q-96 250-112 340-120 430-92 510-84 580-96 700H226Q238 560 214 470 234 380 208 290 180 214 116 180 50 232-46 196z',
      c.blouse,
    ) +
    shape(
      'M116 180Q180 214 208 290 234 380 214 470 238 560 226 700H120Q160 520 118 400 112 280 116 180z',
      c.fold,
    ) +
    shape('M-50 180Q20 226 112 158L130 196Q40 266-58 216z', c.collar)
  return placed(x, y, scale, chair + neck + torso + profileHead(c, knot(c), true))
}

/** Her arms, in front of the desk: one hand with a pen on the paper, the other has just let something fly at (-500, 10). */
export function editorArms(x: number, y: number, scale: number, c: EditorColours): string {
  const writing =
    shape('M-112 400Q-190 470-262 560L-300 588-276 636-200 622Q-120 560-84 520z', c.fold) +
    line('M-366 640L-300 520', c.pencil, 14) +
    shape(
      'M-286 576Q-330 566-366 590-384 606-372 618-350 626-336 620-330 640-300 640L-262 632z',
      c.skin,
    ) +
    line('M-366 604Q-346 604-330 612', c.shade, 7)
  const forearm =
    shape('M-296 296L-420 150-372 108-222 246z', c.skin) +
    shape('M-296 296L-420 150-404 136-262 264z', c.shade)
  const fingers =
    line('M-398 128L-450 74-458 30', c.shade, 27) +
    line('M-408 122L-474 66-496 30', c.skin, 27) +
    line('M-420 130L-478 88-514 62', c.skin, 26) +
    line('M-408 134L-440 140-482 124', c.skin, 27) +
    shape('M-424 156Q-462 118-446 82-420 76-382 98L-366 118z', c.skin)
  const sleeve =
    shape(
      'M108 206Q30 206-14 262L-150 318-228 226-314 300-238 412Q-206 462-146 446L60 384Q156 334 156 272 146 216 108 206z',
      c.blouse,
    ) +
    shape(
      'M-314 300L-238 412Q-206 462-146 446L60 384Q156 334 156 272 120 336 40 350L-140 400Q-190 404-216 372L-288 278z',
      c.fold,
    ) +
    line('M-228 226L-314 300', c.collar, 22)
  return placed(x, y, scale, writing + forearm + fingers + sleeve)
}
