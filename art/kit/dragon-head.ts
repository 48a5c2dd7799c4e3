import { circle, line, placed, shape } from './shapes'

export interface DragonColours {
  gold: string
  shine: string
  shade: string
  line: string
  /** red, orange and yellow; a stone dragon breathes none */
  fire?: readonly [string, string, string]
}

/** The head of the Dragon Bridge, breathing fire to the right: the jaw's hinge at (0, 0), about 460 units from the mane to the nose. */
export function dragonHead(
  x: number,
  y: number,
  scale: number,
  c: DragonColours,
  degrees = 0,
  flip = false,
): string {
  const [red, orange, yellow] = c.fire ?? [c.line, c.line, c.line]
  const fire =
    shape(
      'M130 24Q260-40 380-20 470-90 620-90 560-50 560-20 680-50 800 10 700 20 680 50 760 70 780 120 660 100 590 130 480 190 380 150 400 120 360 110 250 110 130 24z',
      red,
    ) +
    shape(
      'M130 24Q260-20 370 4 460-50 560-54 510-20 530 6 620-4 690 26 600 40 600 70 520 90 440 90 300 100 130 24z',
      orange,
    ) +
    shape('M130 24Q270-4 360 22 440 0 500 10 450 40 410 54 280 70 130 24z', yellow)
  const mane = shape(
    'M-40-90Q-150-190-290-190-220-160-210-130-300-130-370-70-280-80-240-50-330-20-360 60-270 10-220 30-280 80-270 150-210 80-150 90L-20 110z',
    c.shade,
  )
  const flames = shape(
    'M-40-80Q-130-150-230-160-170-120-170-96-240-90-290-50-210-56-180-26-240 10-250 60-190 20-140 40-180 80-170 120-120 70-70 80L0 60z',
    c.gold,
  )
  const horns =
    shape('M-50-96Q-120-190-240-230-130-240-10-116z', c.shine) +
    shape('M-10-110Q-50-210-130-270-30-240 40-116z', c.gold)
  const jaw =
    shape(
      'M-60 60Q-50 130 30 140 110 140 170 110 210 100 216 70 200 64 180 76 100 70 40 16z',
      c.shade,
    ) + shape('M-60 50Q-40 104 30 112 110 112 160 86 190 84 200 66 120 76 40 16z', c.gold)
  const mouth =
    shape('M20 4Q90 20 190 6L206 66Q120 76 40 30z', c.line) +
    shape('M60 24Q130 30 190 52 130 66 80 50z', red)
  const skull =
    shape(
      'M-80 70Q-130-20-60-90-20-130 40-116L60-140 84-104Q120-78 160-70 190-110 232-96 262-80 244-40 230-10 200 6 120 22 40 14 0 60-80 70z',
      c.gold,
    ) +
    shape(
      'M-80 70Q-110 0-70-60-50 10 10 0 120 4 216-30 244-44 250-66 262-20 200 6 120 22 40 14 0 60-80 70z',
      c.shade,
    )
  const teeth = shape(
    'M70 16L82 44 94 17zM110 15L122 46 134 13zM160 11L176 52 192 5zM176 78L184 44 198 70zM110 82L118 56 132 79z',
    '#fff6dc',
  )
  const eye =
    shape('M20-76Q60-100 96-66 60-40 24-52z', c.shine) +
    circle(62, -66, 13, c.line) +
    line('M4-92Q50-116 104-76', c.line, 12) +
    circle(222, -66, 9, c.line)
  const beard = shape(
    'M60 124Q40 190-20 230 0 180-10 130zM110 126Q110 180 70 220 80 170 70 130z',
    c.shine,
  )
  const whisker =
    line('M226-50Q290-90 280-160 270-200 310-220', c.shine, 8) +
    line('M226-44Q310-50 340-110', c.shine, 6)
  return placed(
    x,
    y,
    scale,
    mane +
      horns +
      flames +
      beard +
      (c.fire ? fire : '') +
      jaw +
      mouth +
      skull +
      teeth +
      eye +
      whisker,
    flip,
    degrees,
  )
}

/** The bridge's body: a thick steel tube along a path, lit from below, with ribs across it. */
export function dragonBody(d: string, width: number, c: DragonColours): string {
  const ribs = `<path fill="none" stroke="${c.line}" stroke-width="${Math.round(width)}" stroke-dasharray="${Math.round(width * 0.07)} ${Math.round(width * 0.34)}" d="${d}"/>`
  return (
    line(d, c.shade, width) +
    placed(0, width * -0.1, 1, line(d, c.gold, width * 0.76)) +
    ribs +
    placed(0, width * -0.26, 1, line(d, c.shine, width * 0.16))
  )
}
