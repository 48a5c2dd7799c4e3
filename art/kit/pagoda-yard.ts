import { foliage } from './foliage'
import { num } from './path'
import { createRandom, range } from './rng'
import { curvedRoof } from './roof'
import { circle, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

export interface PagodaGateColours {
  wall: string
  shade: string
  tile: string
  trim: string
  dark: string
  wood: string
}

/** The three-door gate (tam quan) of a pagoda with a bell loft over its middle door, ground at y, 400 units wide and 330 tall. */
export function pagodaGate(x: number, y: number, scale: number, c: PagodaGateColours): string {
  const door = (dx: number, half: number, tall: number, colour: string) =>
    shape(`M${dx - half},0V${-tall}A${half},${half} 0 0 1 ${dx + half},${-tall}V0z`, colour)
  const side = (s: number) =>
    rect(s * 135 - 55, -116, 110, 116, c.wall) +
    (s > 0 ? rect(168, -116, 22, 116, c.shade) : '') +
    door(s * 135, 30, 50, c.trim) +
    door(s * 135, 25, 48, c.dark) +
    curvedRoof({
      x: s * 135,
      y: -112,
      half: 78,
      height: 34,
      ridge: 40,
      fill: c.tile,
      trim: c.trim,
      tiles: 14,
      lift: 20,
    })
  const middle =
    rect(-76, -166, 152, 166, c.wall) +
    rect(56, -166, 20, 166, c.shade) +
    door(0, 46, 76, c.trim) +
    door(0, 40, 74, c.dark) +
    rect(-58, -152, 116, 20, c.wood)
  const loft =
    rect(-56, -240, 112, 50, c.wood) +
    rect(-56, -240, 112, 50, c.dark, 0.35) +
    shape('M-20-196V-216Q-18-234 0-236 18-234 20-216V-196L25-190H-25z', c.trim) +
    line('M-54-240V-190M-28-240V-190M28-240V-190M54-240V-190', c.wood, 8)
  const pillars = [-196, 196]
    .map(
      (px) =>
        rect(px - 9, -150, 18, 150, c.wall) +
        shape(`M${px - 14}-150H${px + 14}L${px}-184z`, c.trim) +
        rect(px - 13, -12, 26, 12, c.shade),
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    pillars +
      side(-1) +
      side(1) +
      middle +
      curvedRoof({
        x: 0,
        y: -164,
        half: 112,
        height: 40,
        ridge: 62,
        fill: c.tile,
        trim: c.trim,
        tiles: 20,
        lift: 26,
      }) +
      loft +
      curvedRoof({
        x: 0,
        y: -236,
        half: 94,
        height: 52,
        ridge: 34,
        fill: c.tile,
        trim: c.trim,
        tiles: 16,
        lift: 28,
      }),
  )
}

/** A hanging incense coil: a cone of rings with a red slip, ember and smoke; top at (x, y), 180 units wide and 200 tall. */
export function incenseCoil(
  x: number,
  y: number,
  scale: number,
  coil: string,
  slip: string,
  smoke: string,
): string {
  const turns = range(8)
    .map((index) => {
      const rx = 10 + index * 11
      return (
        `M${-rx},${52 + index * 15}a${rx},${num(rx * 0.3)} 0 0 1 ${rx * 2},0` +
        `a${num(rx + 5)},${num(rx * 0.32)} 0 0 1 ${num(-rx * 2 - 11)},8`
      )
    })
    .join('')
  return placed(
    x,
    y,
    scale,
    line('M0-200V44M0 44L-84 160M0 44L84 160', '#5a3a22', 2) +
      line(turns, coil, 5.5) +
      shape('M-11 66H11V150H-11z', slip) +
      shape('M-5 76H5V140H-5z', '#ffd25a', 0.8) +
      line('M-97 164Q-118 130-98 98T-104 30 -92-40', smoke, 6, 0.5) +
      shining(circle(-97, 168, 5, '#ff8a3a')),
  )
}

/** An old banyan: a fused trunk of many stems, hanging roots and a wide crown; foot at (x, y), about 460 units wide and 430 tall. */
export function banyan(
  x: number,
  y: number,
  scale: number,
  c: { bark: string; shade: string; dark: string; leaf: string; light: string },
  seed = 2,
): string {
  const random = createRandom(seed)
  const trunk =
    shape(
      'M-96 12Q-50-10-58-90-74-170-150-236L-128-250Q-60-196-40-150-36-220-60-290H-30Q-8-220-6-160 10-230 60-284L84-268' +
        'Q40-210 34-150 80-200 150-226L160-208Q90-160 62-90 56-10 104 12 60 4 44 12 20 2 0 12-24 2-44 12-70 4-96 12z',
      c.bark,
    ) +
    shape(
      'M14 8Q20-90 12-160 24-220 70-276L84-268Q40-210 34-150 80-200 150-226L160-208Q90-160 62-90 56-10 104 12 60 4 44 12 28 6 14 8z',
      c.shade,
    ) +
    line('M-30 4Q-24-60-34-130M-8 4Q-6-70-14-140M30 0Q36-60 30-110', c.shade, 4)
  const roots = range(13)
    .map((index) => {
      const rx = -190 + index * 31 + random() * 12
      const long = 70 + random() * 150
      return Math.abs(rx) < 50
        ? ''
        : `M${num(rx)}-214q${num(random() * 12 - 6)} ${num(long * 0.5)} 0 ${num(long)}`
    })
    .join('')
  const crown =
    foliage(-120, -270, 120, 64, c.dark, seed + 1) +
    foliage(120, -262, 124, 66, c.dark, seed + 2) +
    foliage(0, -320, 160, 82, c.dark, seed + 3) +
    foliage(-140, -290, 80, 36, c.leaf, seed + 4) +
    foliage(90, -296, 90, 40, c.leaf, seed + 5) +
    foliage(-20, -350, 110, 46, c.leaf, seed + 6) +
    foliage(-50, -368, 60, 22, c.light, seed + 7) +
    foliage(110, -314, 46, 18, c.light, seed + 8)
  return placed(x, y, scale, line(roots, c.shade, 4) + trunk + crown)
}
