import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky, stars } from '../../kit/sky'
import { glow } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const wall = {
  light: '#ffe6bd',
  mid: '#eab98a',
  shade: '#b9776e',
  deep: '#6b3a54',
  lamp: '#ffd070',
  roof: '#8f3f44',
}
const cast = {
  skin: '#c9804a',
  shade: '#7d4230',
  cloth: '#d9a24a',
  clothShade: '#8a5a34',
  hair: '#20142a',
}
const cane = { fill: '#e8c46a', node: '#a87a34' }

/** The Opera House of 1900: steps, three doors under the great shell-filled arch, statues, wings; 500 units wide, 330 tall, ground at y. */
function operaHouse(x: number, y: number, scale: number): string {
  const door = (px: number, top: number, half: number) =>
    `M${px - half} 0V${top + half}a${half} ${half} 0 0 1 ${half * 2} 0V0z`
  const side = (sign: number) =>
    rect(sign < 0 ? -240 : 140, -136, 100, 136, wall.mid) +
    shape(
      [168, 212]
        .map((px) => `${door(px * sign, -62, 13)}M${px * sign - 12}-116h24v34h-24z`)
        .join(''),
      wall.lamp,
    ) +
    line([168, 212].map((px) => `M${px * sign}-60V0M${px * sign}-116v34`).join(''), wall.shade, 3) +
    shape(`M${sign * 134}-150L${sign * 150}-184H${sign * 226}L${sign * 244}-150z`, wall.roof) +
    rect(sign < 0 ? -248 : 132, -152, 116, 16, wall.light) +
    line(
      range(8)
        .map((index) => `M${sign * (140 + index * 14)}-166v14`)
        .join(''),
      wall.light,
      6,
    ) +
    line(`M${sign * 136}-168H${sign * 244}`, wall.light, 5)
  const statue = (px: number, py: number, k: number) =>
    placed(
      px,
      py,
      k,
      shape('M-9 0Q-14-34-6-52-12-60-4-64a8 8 0 1 1 8 0Q12-60 6-52 14-34 9 0z', wall.light) +
        shape('M2 0Q4-30 2-52L6-52Q14-34 9 0z', wall.shade),
    )
  const rays = range(9).map((index) => {
    const angle = Math.PI * (0.06 + (index / 8) * 0.88)
    return whole`M0-124L${Math.cos(angle) * 84},${-182 - Math.sin(angle) * 78}`
  })
  const main =
    shape('M-148 0V-188H-132A132 126 0 0 1 132-188H148V0z', wall.light) +
    shape('M132-188H148V0H122V-188z', wall.mid) +
    shape('M-104 0V-188A104 100 0 0 1 104-188V0z', wall.shade) +
    shape('M-92 0V-188A92 88 0 0 1 92-188V0z', wall.deep) +
    shape('M-84-118V-188A84 80 0 0 1 84-188V-118z', '#f2a35e') +
    line(rays.join(''), '#ffd9a0', 7) +
    shape('M-30-118A30 30 0 0 1 30-118z', '#fff0c4') +
    shape([-54, 0, 54].map((px) => door(px, -94, 19)).join(''), wall.lamp) +
    line([-54, 0, 54].map((px) => `M${px}-94V0M${px - 19}-62H${px + 19}`).join(''), wall.shade, 3) +
    rect(-92, -118, 184, 14, wall.light) +
    line('M-27-104V0M27-104V0M-84-104V0M84-104V0', wall.light, 11) +
    line('M-138-188A136 130 0 0 1 138-188', wall.light, 12) +
    line('M-118-188A118 113 0 0 1 118-188', wall.shade, 3) +
    shape('M-139-66V-122a15 15 0 0 1 30 0V-66zM109-66V-122a15 15 0 0 1 30 0V-66z', wall.shade) +
    statue(-124, -68, 0.84) +
    statue(124, -68, 0.84) +
    rect(-156, -196, 36, 12, wall.light) +
    rect(120, -196, 36, 12, wall.light)
  const angels =
    shape('M-22-310H22L16-326H-16z', wall.light) +
    statue(-22, -312, 0.62) +
    statue(22, -312, 0.62) +
    shape(
      'M-28-336Q-64-352-72-322-46-334-30-320zM28-336Q64-352 72-322 46-334 30-320z',
      wall.light,
    ) +
    line('M-6-314Q-16-346-4-346M6-314Q16-346 4-346M-8-318H8', wall.lamp, 4)
  const steps = range(6)
    .map((index) =>
      rect(-130 - index * 14, index * 7, 260 + index * 28, 7.5, index % 2 ? wall.mid : wall.shade),
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    shape('M-120-280L-96-300H96L120-280V-150H-120z', wall.roof) +
      side(-1) +
      side(1) +
      main +
      angels +
      steps,
  )
}

const head = (x: number, y: number) =>
  circle(x, y, 17, cast.skin) +
  shape(
    `M${x - 18} ${y + 4}Q${x - 22} ${y - 21} ${x} ${y - 21} ${x + 20} ${y - 21} ${x + 18} ${y - 4} ${x + 8} ${y - 12} ${x - 2} ${y - 8} ${x - 4} ${y + 6} ${x - 10} ${y + 12}z`,
    cast.hair,
  )

/** A man on the left of the pole, weight on the back leg, both fists round the cane at (0, 0). */
const holder =
  line('M-92-118L-66-62-84-6', cast.clothShade, 28) +
  line('M-104-118L-148-66-156-8', cast.cloth, 30) +
  shape('M-174-10H-138L-134 2H-176zM-98-8H-62L-56 2H-100z', cast.shade) +
  line('M-66-186L-34-160 0-176', cast.shade, 17) +
  shape('M-124-106Q-116-160-96-202-80-220-54-206-42-180-66-146L-76-106z', cast.skin) +
  shape('M-76-106L-66-146Q-48-174-50-202-62-190-78-166-92-136-96-106z', cast.shade) +
  rect(-126, -118, 54, 18, '#c9412c') +
  line('M-84-196L-44-204 0-226', cast.skin, 19) +
  circle(0, -227, 12, cast.skin) +
  circle(0, -177, 11, cast.shade) +
  line('M-72-206L-62-228', cast.shade, 16) +
  head(-52, -240)

/** The acrobat held straight out from the cane by his arms; upper hand at (0, -62), lower hand at (0, 34). */
const flyer =
  line('M72-2L30 26 2 36', cast.shade, 16) +
  shape('M60-34Q92-40 132-30L186-34 190 6Q130 20 76 10 56-10 60-34z', cast.skin) +
  shape('M76 10Q66 0 64-12 120 4 188-10L190 6Q130 20 76 10z', cast.shade) +
  shape('M176-36Q250-44 310-30L372-26 374-12 310-4Q250 8 178 8z', '#e0301f') +
  shape('M178-12Q260-10 374-14V-12L310-4Q250 8 178 8z', '#9a1a22') +
  shape('M370-28L416-32 420-24 374-10z', cast.skin) +
  rect(172, -38, 14, 47, cast.clothShade) +
  head(50, -20) +
  line('M70-26L36-52 2-64', cast.skin, 17) +
  circle(0, -66, 11, cast.skin) +
  circle(0, 37, 10, cast.shade)

/** A round basket boat seen from below, 210 units wide, in somebody's raised hands. */
const basket = (cx: number, cy: number) =>
  placed(
    cx,
    cy,
    1,
    ellipse(0, 0, 105, 92, '#8a5a2c') +
      ellipse(0, 0, 94, 82, '#e0b25a') +
      line(
        'M-84-36Q0-54 84-36M-93-10Q0-26 93-10M-93 16Q0 4 93 16M-82 42Q0 34 82 42M-58 64Q0 60 58 64M-58-64Q0-78 58-64',
        '#b8853a',
        5,
      ) +
      line(
        'M-60-62Q-74 0-60 62M-30-76Q-40 0-30 76M0-80V80M30-76Q40 0 30 76M60-62Q74 0 60 62',
        '#a06c2e',
        5,
      ) +
      shape('M40-74Q94-44 92 6 84 70 0 82 60 50 66 0 68-44 40-74z', '#8a5a2c', 0.45),
  )

/** A woman on one leg, the other drawn up behind, a round basket above her head. */
const lifter =
  line('M-4-130L-12-70-6-8', cast.cloth, 27) +
  line('M10-130L58-92 104-128', cast.clothShade, 25) +
  shape('M-22-8H8L20 2H-24zM100-144L124-150 122-112 104-116z', cast.skin) +
  line('M-18-218L-48-262-50-306M18-218L48-262 50-306', cast.shade, 15) +
  basket(0, -374) +
  shape('M-26-122Q-20-158-28-196-28-222 0-224 28-222 28-196 20-158 28-122z', cast.cloth) +
  shape('M4-224Q28-222 28-196 20-158 28-122H6Q14-170 4-224z', cast.clothShade) +
  rect(-27, -136, 54, 14, '#c9412c') +
  line('M0-222V-240', cast.shade, 15) +
  head(0, -254) +
  circle(10, -276, 10, cast.hair) +
  circle(-51, -308, 10, cast.skin) +
  circle(51, -308, 10, cast.skin)

/** The tall cane with its knots, from (0, 0) up. */
function bamboo(tall: number): string {
  const knots = range(Math.floor(tall / 74)).map((index) => `M-9-${50 + index * 74}h18`)
  return (
    line(`M0 4Q10-${tall / 2} 0-${tall}`, cane.node, 17) +
    line(`M-2 4Q8-${tall / 2}-2-${tall}`, cane.fill, 11) +
    line(knots.join(''), cane.node, 5)
  )
}

/** Blocks of the old centre at both sides of the square, windows lit. */
function neighbours(frame: Frame, base: number, u: number): string {
  const { width: w } = frame
  const blocks = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.02, 170, 400],
      [0.14, 150, 300],
      [0.27, 150, 240],
      [0.9, 170, 330],
      [1, 190, 430],
    ],
    [
      [0.02, 190, 420],
      [0.2, 110, 280],
      [0.98, 210, 360],
    ],
    [
      [0.02, 170, 330],
      [0.2, 110, 230],
      [0.98, 180, 280],
    ],
  )
  const windows = blocks.flatMap(([px, wide, tall]) =>
    range(Math.floor(tall / 44)).flatMap((row) =>
      range(Math.floor(wide / 40)).map((column) =>
        (row * 3 + column * 5 + wide) % 4 === 0
          ? ''
          : whole`M${w * px + (-wide / 2 + 18 + column * 38) * u},${base - (tall - 22 - row * 42) * u}h${16 * u}`,
      ),
    ),
  )
  return (
    shape(
      blocks
        .map(
          ([px, wide, tall]) =>
            whole`M${w * px - (wide / 2) * u},${base}v${-tall * u}h${wide * u}V${base}z`,
        )
        .join(''),
      '#45305f',
    ) + line(windows.join(''), '#f2a35e', 11 * u, 0.75)
  )
}

/** À Ố Show: a bamboo circus before the lit Opera House at dusk, an acrobat straight out from a cane, two round baskets held high. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const square = h * choose(frame, 0.74, 0.76, 0.745)
  const house = choose(frame, { x: 0.62, k: 1.2 }, { x: 0.55, k: 1.24 }, { x: 0.56, k: 1.14 })
  const stage = choose(
    frame,
    { x: 0.3, y: 0.95, k: 1.12, tall: 710 },
    { x: 0.28, y: 0.93, k: 1.22, tall: 666 },
    { x: 0.27, y: 0.955, k: 1.08, tall: 706 },
  )
  const lifters = choose<readonly (readonly [number, number, number, boolean])[]>(
    frame,
    [
      [0.715, 0.95, 1.02, false],
      [0.93, 0.94, 0.94, true],
    ],
    [[0.77, 0.93, 1.1, false]],
    [[0.79, 0.95, 0.94, false]],
  )
  const k = stage.k * u
  const [px, py] = [w * stage.x, h * stage.y]
  const shadow = (x: number, y: number, size: number) =>
    ellipse(x, y + 4, 120 * size, 13 * size, '#2a1838', 0.6)
  return [
    sky(frame, square, ['#1d2a63', '#4d3f86', '#b2587f', '#f59a68']),
    stars(frame, square * 0.5, choose(frame, 26, 18, 16), 9),
    neighbours(frame, square + 6, u),
    glow(w * house.x, square - 160 * u, 460 * u, '#ffc46b', 0.55, 'g'),
    operaHouse(w * house.x, square - 30 * u, house.k * u),
    rect(0, square, w, h, '#7a3f5a') + rect(0, square + 24 * u, w, h, '#8f4a5e'),
    shape(
      whole`M${w * house.x - 260 * u},${square + 24 * u}H${w * house.x + 260 * u}L${w * house.x + 620 * u},${h}H${w * house.x - 620 * u}z`,
      '#d9806a',
    ),
    shape(
      whole`M${w * house.x - 120 * u},${square + 24 * u}H${w * house.x + 120 * u}L${w * house.x + 300 * u},${h}H${w * house.x - 300 * u}z`,
      '#f2a874',
    ),
    shadow(px, py, 1.5 * k) +
      lifters.map(([x, y, size]) => shadow(w * x, h * y, size * 0.8 * u)).join(''),
    lifters.map(([x, y, size, flip]) => placed(w * x, h * y, size * u, lifter, flip)).join(''),
    placed(px, py, k, bamboo(stage.tall) + holder),
    placed(px, py, k, holder, true),
    placed(px, py - (stage.tall - 90) * k, k, flyer),
  ].join('')
}
