import { range } from './rng'
import { line, placed, rect, shape } from './shapes'

export interface BrickColours {
  light: string
  brick: string
  shade: string
  dark: string
  stone: string
}

/** A block of brickwork lit from the left, its foot at `base`. */
function block(half: number, base: number, tall: number, c: BrickColours): string {
  return (
    rect(-half, base - tall, half * 2, tall, c.brick) +
    rect(-half, base - tall, half * 0.34, tall, c.light) +
    rect(half * 0.38, base - tall, half * 0.62, tall, c.shade)
  )
}

/** Courses of brick that step outwards over a wall's head. */
function cornice(half: number, base: number, c: BrickColours): string {
  return range(3)
    .map((row) => {
      const reach = half + 7 + row * 7
      const y = base - 9 - row * 9
      return (
        rect(-reach, y, reach * 2, 10, row === 1 ? c.brick : c.light) +
        rect(half * 0.38, y, reach - half * 0.38, 10, c.shade)
      )
    })
    .join('')
}

/** A Cham flame arch, or only its right half, which lies in shade. */
function flame(half: number, base: number, tall: number, fill: string, rightOnly = false): string {
  const y = (part: number) => Math.round(base - tall * part)
  const x = (part: number) => Math.round(half * part)
  const left = `M${-half} ${base}V${y(0.34)}Q${x(-1.25)} ${y(0.62)} ${x(-0.62)} ${y(0.7)} ${x(-0.2)} ${y(0.76)} 0 ${y(1)}`
  const right = `Q${x(0.2)} ${y(0.76)} ${x(0.62)} ${y(0.7)} ${x(1.25)} ${y(0.62)} ${half} ${y(0.34)}V${base}z`
  return shape((rightOnly ? `M0 ${base}V${y(1)}` : left) + right, fill)
}

function turret(x: number, base: number, s: number, c: BrickColours, inShade: boolean): string {
  return placed(
    x,
    base,
    s,
    shape('M-13 0V-20H-16V-26H-10L0-56 10-26H16V-20H13V0z', inShade ? c.shade : c.brick) +
      (inShade ? '' : shape('M-13 0V-20H-16V-26H-10L0-56-3-26V0z', c.light)),
  )
}

/** A Cham temple tower (kalan) of brick: pilasters, a flame-arched porch, three receding storeys with corner turrets, a stone finial; foot at (x, y), 250 units wide, 560 tall, lit from the left. */
export function kalan(x: number, y: number, scale: number, c: BrickColours): string {
  const storeys = (
    [
      [76, -253, 74],
      [56, -354, 58],
      [38, -439, 42],
    ] as const
  ).map(([half, base, tall]) => {
    const corners = [-1, 1]
      .map((side) => turret(side * (half + 19), base, tall / 62, c, side > 0))
      .join('')
    const niche =
      flame(half * 0.44, base, tall * 0.96, c.light) +
      flame(half * 0.28, base, tall * 0.72, c.shade) +
      rect(-half * 0.12, base - tall * 0.42, half * 0.24, tall * 0.42, c.dark)
    return corners + block(half, base, tall, c) + niche + cornice(half, base - tall, c)
  })
  const pilasters = line('M-84-24V-222M-68-24V-222M68-24V-222M84-24V-222', c.dark, 4, 0.55)
  const porch =
    rect(-58, -140, 116, 140, c.brick) +
    rect(22, -140, 36, 140, c.shade) +
    flame(58, -118, 112, c.light) +
    flame(58, -118, 112, c.shade, true) +
    flame(34, -118, 74, c.brick) +
    flame(34, -118, 74, c.dark, true) +
    rect(-66, -118, 132, 10, c.light) +
    rect(22, -118, 44, 10, c.shade) +
    flame(26, 0, 146, c.dark)
  return placed(
    x,
    y,
    scale,
    [
      rect(-122, -16, 244, 16, c.light) +
        rect(38, -16, 84, 16, c.shade) +
        rect(-112, -30, 224, 15, c.brick) +
        rect(38, -30, 74, 15, c.shade),
      block(100, -26, 200, c),
      pilasters,
      cornice(100, -226, c),
      storeys.join(''),
      rect(-24, -520, 48, 12, c.brick) + rect(8, -520, 16, 12, c.shade),
      shape('M-15-520Q-22-548 0-590 22-548 15-520z', c.stone) +
        shape('M0-590Q22-548 15-520H3z', c.shade),
      porch,
    ].join(''),
  )
}

/** The storehouse of a Cham temple under its saddle-backed roof, seen along its side; foot at (x, y), 300 units wide, 290 tall. */
export function saddleTower(x: number, y: number, scale: number, c: BrickColours): string {
  const pilasters = line('M-96-20V-128M-64-20V-128M-22-20V-128M22-20V-128', c.dark, 4, 0.5)
  return placed(
    x,
    y,
    scale,
    rect(-140, -16, 280, 16, c.light) +
      rect(60, -16, 80, 16, c.shade) +
      rect(-124, -140, 248, 126, c.brick) +
      rect(-124, -140, 34, 126, c.light) +
      rect(58, -140, 66, 126, c.shade) +
      pilasters +
      flame(24, -14, 104, c.light) +
      flame(15, -14, 84, c.dark) +
      rect(-134, -154, 268, 14, c.light) +
      rect(-146, -168, 292, 15, c.brick) +
      rect(58, -168, 88, 28, c.shade) +
      shape('M-136-168Q-122-214-124-282-72-232 0-232T124-282Q122-214 136-168z', c.brick) +
      shape('M-136-168Q-122-214-124-282-104-260-84-250-96-200-98-168z', c.light) +
      shape('M124-282Q122-214 136-168H58Q72-210 64-240 98-252 124-282z', c.shade) +
      line('M-100-190H100M-92-212H94', c.dark, 4, 0.4),
  )
}

/** A brick pillar of a pillared hall that lost its roof, foot at the origin, 30 units wide, 120 tall; make it a stencil. */
export function hallPillar(c: BrickColours): string {
  return (
    rect(-13, -112, 26, 112, c.brick) +
    rect(-13, -112, 8, 112, c.light) +
    rect(3, -112, 10, 112, c.shade) +
    rect(-18, -120, 36, 10, c.light) +
    rect(-18, -10, 36, 10, c.light) +
    rect(3, -120, 15, 10, c.shade)
  )
}
