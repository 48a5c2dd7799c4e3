import { skin } from './palettes'
import { circle, ellipse, line, placed, polygon, rect, shape } from './shapes'
import { templePavilion } from './temple'

/** The white Lady Buddha of Sơn Trà on her lotus, foot at (x, y), 120 units tall. */
export function ladyBuddha(
  x: number,
  y: number,
  scale: number,
  light: string,
  shade: string,
): string {
  const robe =
    shape('M-17-18Q-22-60-14-88-10-100 0-101 10-100 14-88 22-60 17-18z', light) +
    shape('M4-101Q10-100 14-88 22-60 17-18H8Q14-60 4-101z', shade)
  const head =
    ellipse(0, -108, 8, 10, light) +
    shape('M-10-98Q-14-122 0-126 14-122 10-98L6-104Q7-118 0-118-7-118-6-104z', light) +
    circle(0, -127, 3, light)
  const lotus =
    shape('M-30-18Q-24-28-16-20-8-32 0-20 8-32 16-20 24-28 30-18L22-6H-22z', light) +
    rect(-24, -7, 48, 7, shade)
  return placed(
    x,
    y,
    scale,
    lotus + robe + head + line('M-10-78Q0-66 10-78M-12-50Q0-40 12-50', shade, 2),
  )
}

/** A swimmer's head and shoulders over the water with one arm reaching, waterline at (x, y), 60 units wide. */
export function swimmer(x: number, y: number, scale: number, cap: string, flip = false): string {
  const arm = line('M8-4Q24-26 38-8', skin, 7)
  const wake = line('M-30 3q12 6 26 0t26 0 24 0M-18 10q18 6 40 0', '#fff6e4', 3, 0.85)
  return placed(
    x,
    y,
    scale,
    arm +
      shape('M-20 2Q-12-10 4-8 12-6 14 2z', skin) +
      ellipse(-4, -15, 9, 10, skin) +
      shape('M-13-16Q-13-28-3-27 7-27 5-16z', cap) +
      wake,
    flip,
  )
}

/** A bather standing to the thighs in the sea, seen from behind, arms up or down; waterline at (x, y), about 100 units tall. */
export function bather(
  x: number,
  y: number,
  scale: number,
  suit: string,
  armsUp = false,
  flip = false,
): string {
  const legs = line('M-8-34V2M9-34L11 2', skin, 12)
  const body =
    shape('M-18-34Q-14-54-19-76-10-84 0-84 10-84 19-76 14-54 18-34 0-26-18-34z', skin) +
    shape('M-18-34Q-15-48-16-58H16Q15-48 18-34 0-24-18-34z', suit)
  const arms = armsUp
    ? line('M-18-76L-30-98-20-118M18-76L30-98 20-118', skin, 8)
    : line('M-19-76L-30-46M19-76L32-52 22-40', skin, 8)
  const head =
    ellipse(0, -95, 10, 12, skin) +
    shape('M-11-92Q-12-108 0-108 12-108 11-92 6-86 0-86-6-86-11-92z', '#1d1220')
  return placed(
    x,
    y,
    scale,
    legs + arms + body + head + line('M-34 4q34 9 70 0', '#fff6e4', 3, 0.85),
    flip,
  )
}

export interface ShrineColours {
  rock: string
  rockLight: string
  rockDark: string
  stone: string
}

/** Dinh Cậu: a shrine on boulders with its stairs and a small lighthouse, waterline at (x, y), 440 units wide, 280 tall. */
export function rockShrine(
  x: number,
  y: number,
  scale: number,
  c: ShrineColours,
  lamp: string,
): string {
  const back = polygon(
    [
      [-210, 0],
      [-214, -40],
      [-170, -96],
      [-120, -104],
      [-92, -158],
      [-20, -176],
      [70, -168],
      [104, -122],
      [160, -106],
      [206, -52],
      [214, 0],
    ],
    c.rockDark,
  )
  const boulders =
    polygon(
      [
        [-214, 4],
        [-206, -46],
        [-158, -78],
        [-112, -58],
        [-100, 4],
      ],
      c.rock,
    ) +
    polygon(
      [
        [-206, -46],
        [-158, -78],
        [-112, -58],
        [-150, -44],
      ],
      c.rockLight,
    ) +
    polygon(
      [
        [-120, 4],
        [-116, -74],
        [-74, -128],
        [-18, -118],
        [-4, -40],
        [-10, 4],
      ],
      c.rock,
    ) +
    polygon(
      [
        [-116, -74],
        [-74, -128],
        [-18, -118],
        [-62, -84],
      ],
      c.rockLight,
    ) +
    polygon(
      [
        [60, 4],
        [56, -76],
        [92, -126],
        [150, -98],
        [166, -30],
        [160, 4],
      ],
      c.rock,
    ) +
    polygon(
      [
        [56, -76],
        [92, -126],
        [150, -98],
        [104, -84],
      ],
      c.rockLight,
    ) +
    polygon(
      [
        [148, 4],
        [152, -44],
        [186, -62],
        [222, -26],
        [226, 4],
      ],
      c.rock,
    ) +
    polygon(
      [
        [152, -44],
        [186, -62],
        [222, -26],
        [184, -34],
      ],
      c.rockLight,
    ) +
    polygon(
      [
        [-90, -150],
        [-40, -176],
        [60, -170],
        [92, -140],
        [20, -132],
      ],
      c.rockLight,
    )
  const stairs =
    polygon(
      [
        [10, 4],
        [44, 4],
        [40, -84],
        [20, -138],
        [-4, -138],
        [14, -84],
      ],
      c.stone,
    ) +
    line('M11-8H43M12-24H43M12-40H42M13-56H41M14-72H40M14-88H39M8-104H34M3-120H27', c.rockDark, 3)
  const temple = templePavilion(-22, -164, 1.15, {
    wall: '#e8a23a',
    pillar: '#a8281f',
    roof: '#c2402c',
    trim: '#7a1f22',
    stone: c.stone,
    glow: '#ffe3a0',
  })
  const tower =
    shape('M104-120L110-232H138L146-120z', '#fff3dc') +
    shape('M126-232H138L146-120H130z', '#d9b9a4') +
    shape('M107-178H141L143-158H106z', '#d8412a') +
    rect(104, -238, 40, 7, c.rockDark) +
    rect(112, -258, 24, 20, lamp) +
    shape('M108-258L124-276 140-258z', '#d8412a') +
    line('M118-258V-238M130-258V-238', c.rockDark, 2)
  return placed(x, y, scale, back + tower + temple + boulders + stairs)
}

/** The old brick gate of the Hải Vân pass with its arch and battered walls, foot at (x, y), 190 units wide and 130 tall. */
export function passGate(
  x: number,
  y: number,
  scale: number,
  brick: string,
  shade: string,
  light: string,
  sky: string,
): string {
  const bricks = line(
    'M-70-20h22M-76-38h26M-66-58h18M-74-76h20M54-16h20M50-34h24M56-56h20M52-74h20M-26-104h20M8-104h22M-8-94h16',
    shade,
    2.4,
    0.8,
  )
  const body =
    shape('M-92 0L-84-92H-62V-118H62V-92H84L92 0z', brick) +
    shape('M40-118H62V-92H84L92 0H56z', shade) +
    rect(-88, -96, 28, 7, light) +
    rect(60, -96, 28, 7, light) +
    rect(-67, -122, 134, 8, light) +
    shape('M-46-122v-10h18v10zM-10-122v-10h20v10zM28-122v-10h18v10z', brick)
  const arch =
    shape('M-34 0V-50a34 34 0 0 1 68 0V0z', shade) +
    shape('M-26 0V-49a26 26 0 0 1 52 0V0z', sky) +
    rect(-24, -110, 48, 16, light) +
    line('M-16-102h32', shade, 4)
  return placed(x, y, scale, body + bricks + arch)
}
