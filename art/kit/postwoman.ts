import { copyAt } from './copies'
import { hoop } from './hoop'
import { skin, straw, strawShade } from './palettes'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface PostwomanColours {
  blouse: string
  blouseShade: string
  blouseLight: string
  trousers: string
  trousersShade: string
  bag: string
  bagShade: string
  metal: string
  tyre: string
  lamp: string
}

const browned = '#a8653f'
const hair = '#1f1420'

const hat = placed(
  22,
  -596,
  1,
  shape('M-150 22Q-70-40-6-104 0-110 6-104 70-40 150 22 84 40 0 40-84 40-150 22z', straw) +
    shape('M-150 22Q-70-40-6-104 0-110 0-104-34-20-60 36-110 32-150 22z', strawShade) +
    line('M-66-44Q0-22 66-44M-108-8Q0 26 108-8', strawShade, 5),
  false,
  -7,
)

function bicycle(c: PostwomanColours): string {
  const wheel = (x: number) =>
    hoop(x, -100, 93, c.tyre, 14) +
    line(
      `M${x - 84}-100h168M${x}-184v168M${x - 60}-160l120 120M${x + 60}-160l-120 120`,
      c.metal,
      2.6,
    ) +
    circle(x, -100, 14, c.tyre)
  const guard = line(
    'M-314-110Q-306-208-210-214-120-212-102-130M114-130Q130-210 222-210 300-204 322-150',
    c.metal,
    9,
  )
  const frame = line(
    'M-205-100H-5L-78-262M-205-100L-84-240M-5-100Q70-130 146-300M136-330L218-100',
    c.metal,
    13,
  )
  const bars =
    line('M136-330L130-366Q112-374 66-362', c.metal, 9) + line('M92-366L60-360', c.tyre, 15)
  const saddle = shape('M-150-284Q-110-292-40-278-44-262-92-258-140-254-150-284z', c.tyre)
  const lamp =
    line('M196-214L222-226', c.metal, 8) +
    shape('M212-250L246-256V-202L212-212Q200-230 212-250z', c.tyre) +
    ellipse(247, -229, 8, 28, c.lamp)
  return wheel(-205) + wheel(215) + guard + frame + bars + saddle + lamp
}

/** Letters that stand in a bag, the middle of its mouth at (x, y). */
function letters(x: number, y: number, id: string): string {
  return (
    [
      [-78, -34, -24],
      [70, -40, 20],
      [-34, -74, -8],
      [26, -62, 12],
      [-2, -26, -3],
    ] as const
  )
    .map(([dx, dy, degrees]) => copyAt(id, x + dx, y + dy, 0.56, degrees))
    .join('')
}

/**
 * A postwoman on her bicycle going right, a bag of letters over the rear wheel, one held out; wheels on y, 640 units long and 705 tall.
 * `letter` is the stencil of an envelope, `size` that of the one in her hand, whose middle is at (318, -468).
 */
export function postwoman(
  x: number,
  y: number,
  scale: number,
  c: PostwomanColours,
  letter: string,
  size = 0.62,
): string {
  const farLeg =
    shape('M-60-318L60-300Q104-296 92-256L-2-150-48-166 16-250-60-262z', c.trousersShade) +
    shape('M-52-168Q-30-172 18-152L16-140H-56z', c.tyre)
  const leg =
    shape(
      'M-116-322Q-60-350 0-322L92-262Q112-240 98-204L62-78 0-92 24-208-86-252Q-126-270-116-322z',
      c.trousers,
    ) +
    line('M34-66L30-44', skin, 22) +
    shape('M6-50Q30-56 84-32L82-22H4z', c.tyre)
  const crank = line('M-5-100L34-24M18-20h50', c.metal, 9)
  const bag =
    letters(-224, -300, letter) +
    shape('M-336-296H-112L-118-150Q-120-132-140-132H-308Q-328-132-330-150z', c.bag) +
    shape('M-336-296L-330-150Q-328-132-308-132H-270L-280-296z', c.bagShade) +
    line('M-336-292H-112', c.bagShade, 14) +
    placed(
      -196,
      -214,
      1,
      shape('M-58-38H58V38H-58z', straw) + line('M-58-38L0 8 58-38', c.bagShade, 7),
    )
  const farArm = line('M10-470Q44-410 78-372', c.blouseShade, 36) + circle(80, -370, 17, browned)
  const tail = shape('M-130-330Q-200-330-236-296-190-300-170-276-120-262-80-290z', c.blouseShade)
  const torso =
    shape(
      'M-44-492Q-4-520 44-488 60-420 18-300 0-278-60-276-120-278-138-316-96-380-76-440-66-478-44-492z',
      c.blouse,
    ) +
    shape('M-44-492Q-66-478-76-440-96-380-138-316-132-300-112-290-50-380-20-502z', c.blouseShade) +
    shape('M44-440Q40-360 18-300L-14-286Q16-350 14-440z', c.blouseLight)
  const plait = shape('M-30-560Q-74-540-84-470-96-400-138-356-80-372-54-440-40-500 0-520z', hair)
  const head =
    shape('M-16-540H40L36-478Q6-462-24-486z', browned) +
    shape('M-26-600H70Q74-574 72-566L88-540Q86-534 74-534 76-504 58-496 24-490 0-520z', skin) +
    shape('M-26-600H70Q74-574 72-566 40-580 14-556 4-530 0-520L-26-540z', browned) +
    shape('M-40-604H30Q22-560-4-524-40-530-40-604z', hair) +
    line('M52-520Q62-512 70-518', '#a33326', 5) +
    line('M44-556Q54-550 62-556', hair, 5) +
    line('M2-590Q6-520 40-494', c.blouseShade, 8)
  const arm =
    line('M-2-462Q60-420 140-440', c.blouseShade, 50) +
    line('M2-466Q62-428 138-448', c.blouse, 42) +
    line('M26-468Q76-446 138-460', c.blouseLight, 10) +
    line('M146-448L212-462', skin, 26) +
    circle(222, -464, 18, skin) +
    line('M220-474L254-482', skin, 13)
  return placed(
    x,
    y,
    scale,
    farArm +
      farLeg +
      bicycle(c) +
      bag +
      tail +
      crank +
      leg +
      torso +
      plait +
      head +
      hat +
      copyAt(letter, 226 + 150 * size, -468, size, -8) +
      arm,
  )
}

/** Her shadow on a wall, flat in one colour. */
export function postwomanShadow(x: number, y: number, scale: number, colour: string): string {
  const wheels = hoop(-205, -100, 93, colour, 14) + hoop(215, -100, 93, colour, 14)
  const bike = line(
    'M-205-100H-5L-78-262M-5-100Q70-130 146-300M60-362L130-366 218-100M-5-100L34-24',
    colour,
    14,
  )
  const her = shape(
    'M-130-574Q-50-650-14-706-6-712 2-706 80-640 172-608 120-576 88-572L74-500 44-488 50-446 214-474V-440L50-392 18-320 98-250 62-78H6L24-208-112-240V-132H-330L-336-296-380-340-330-364-344-420-200-446-192-420-110-390-76-440-20-560z',
    colour,
  )
  return placed(x, y, scale, wheels + bike + her)
}
