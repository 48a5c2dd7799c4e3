import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

export interface BackpackColours {
  cloth: string
  shade: string
  light: string
  lining: string
  strap: string
}

/** A backpack standing wide open, seen from the front; `load` is drawn in its mouth around (0, -300), behind the front wall; foot at y, 320 units wide, 310 tall. */
export function openBackpack(
  x: number,
  y: number,
  scale: number,
  c: BackpackColours,
  load: string,
): string {
  const back =
    shape('M-128-270Q-132-352-70-372-30-384 0-384 30-384 70-372 132-352 128-270z', c.shade) +
    shape('M-112-272Q-114-340-62-356-30-366 0-366 30-366 62-356 114-340 112-272z', c.lining) +
    line('M-26-384Q-26-414 0-414T26-384', c.strap, 12)
  const sides =
    shape('M-138-34Q-186-40-184-96L-178-160Q-160-176-140-172z', c.shade) +
    shape('M138-34Q186-40 184-96L178-160Q160-176 140-172z', c.shade) +
    line('M-180-150L-140-140M180-150L140-140', c.strap, 7)
  const front =
    shape(
      'M-140-276Q-70-250 0-250T140-276Q162-160 150-36 146 0 104 0H-104Q-146 0-150-36-162-160-140-276z',
      c.cloth,
    ) +
    shape('M80-256Q118-266 140-276 162-160 150-36 146 0 104 0H60Q110-120 80-256z', c.shade) +
    line('M-140-276Q-70-250 0-250T140-276', c.light, 12) +
    line('M-138-262Q-70-236 0-236T138-262', c.strap, 3)
  const pocket =
    shape(
      'M-94-132H94Q104-132 104-122L98-36Q94-20 76-20H-76Q-94-20-98-36L-104-122Q-104-132-94-132z',
      c.light,
    ) +
    shape('M-104-134H104L100-98Q0-76-100-98z', c.cloth) +
    line('M-100-98Q0-76 100-98', c.strap, 4) +
    rect(-13, -104, 26, 34, c.strap) +
    rect(-7, -96, 14, 16, '#f2d48c')
  const buckles =
    line('M-92-252V-136M92-256V-136', c.strap, 14) +
    rect(-103, -196, 22, 20, '#f2d48c') +
    rect(81, -196, 22, 20, '#f2d48c')
  return placed(
    x,
    y,
    scale,
    ellipse(6, 2, 190, 16, '#000', 0.25) + back + load + sides + front + buckles + pocket,
  )
}

/** A fan of đồng notes held by a band, each in its own tint; foot of the fan at (x, y), notes 64 units wide and 140 tall. */
export function noteFan(
  x: number,
  y: number,
  scale: number,
  tints: readonly (readonly [string, string])[],
): string {
  const last = tints.length - 1
  const notes = tints
    .map(([fill, mark], index) => {
      const note =
        rect(-34, -146, 68, 146, fill) +
        rect(-28, -140, 56, 134, '#fff6e4', 0.35) +
        ellipse(0, -96, 17, 22, mark) +
        circle(0, -102, 8, fill) +
        shape('M-11-82Q0-98 11-82L9-76H-9z', fill) +
        line('M-20-40q10-12 20 0t20 0M-20-26q10-12 20 0t20 0', mark, 3) +
        circle(20, -132, 5, mark)
      return placed(0, 0, 1, note, false, (index - last / 2) * 15)
    })
    .join('')
  return placed(x, y, scale, notes)
}

/** A rolled raincoat with its hood and two ties, lying upright; foot at (x, y), 70 units wide and 190 tall. */
export function rolledRaincoat(
  x: number,
  y: number,
  scale: number,
  coat: string,
  shade: string,
  tie: string,
  degrees = 0,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-36 0V-166Q-36-190 0-190T36-166V0z', coat) +
      shape('M10-189Q36-188 36-166V0H14z', shade) +
      ellipse(0, -170, 30, 14, shade) +
      `<path fill="none" stroke="${coat}" stroke-width="4" d="M-20-170a20 9 0 1 1 22 9 11 5 0 1 1-6-10"/>` +
      line('M-36-128Q0-116 36-128M-36-60Q0-48 36-60', tie, 8),
    false,
    degrees,
  )
}

/** A phone standing upright with a lit map on its screen, foot at (x, y), 84 units wide and 164 tall. */
export function phoneWithMap(x: number, y: number, scale: number, degrees = 0): string {
  const screen =
    rect(-36, -154, 72, 144, '#dff0dc') +
    shape('M-36-60Q-8-70 6-40T36-20V-10H-36z', '#7cc4c8') +
    line('M-36-120L36-96M-14-154L6-70 36-58M-36-88L-6-96', '#fff', 6) +
    line('M-20-76L-2-94 -12-128', '#2f6fd0', 6) +
    shape('M-12-126q-14-20-10-28a11 11 0 0 1 20 0q4 8-10 28z', '#e0322a')
  return placed(
    x,
    y,
    scale,
    shape('M-34-164H34Q42-164 42-156V-8Q42 0 34 0H-34Q-42 0-42-8V-156Q-42-164-34-164z', '#1d1a26') +
      shining(screen),
    false,
    degrees,
  )
}

/** A parcel of sticky rice in folded banana leaf, tied crosswise with bamboo string; foot at (x, y), 150 units wide and 70 tall. */
export function leafParcel(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    ellipse(6, 0, 82, 9, '#000', 0.22) +
      shape('M-76-6L-66-50 -20-70H30L70-48 78-4Q0 8-76-6z', '#3f8a4a') +
      shape('M-66-50L-20-70H30L70-48 4-34z', '#7fb85a') +
      shape('M4-34L70-48 78-4Q44 4 6 4z', '#2c6a3c') +
      line('M-66-50L4-34M-44-58L24-40M-4-70L50-45', '#5fa04c', 2.4) +
      shape('M66-50L98-66 84-40z', '#7fb85a') +
      line('M-36-62L-30 0M-36-62L28-39 30 3M-76-28Q0-12 76-28', '#f0dca0', 4) +
      line('M-4-50q-22-22-30-6t30 6q20-26 32-12t-32 12', '#f0dca0', 4),
  )
}

/** A floor of patterned cement tiles in perspective below y, running to a point above the middle. */
export function tileFloor(
  width: number,
  y: number,
  bottom: number,
  vanishX: number,
  colours: readonly [string, string, string],
): string {
  const deep = bottom - y
  const rows = 5
  const lift = deep * 1.1
  const depth = (row: number) => y + deep * (1 / (1 - (row / rows) * 0.62) - 1) * 0.62
  const reach = (yy: number) => (yy - y + lift) / (deep + lift)
  const size = width / 7
  const across = (column: number, yy: number) => vanishX + column * size * reach(yy)
  let diamonds = ''
  let stars = ''
  let joints = ''
  range(rows).forEach((row) => {
    const [top, foot] = [depth(row), depth(row + 1)]
    const middle = (top + foot) / 2 - (foot - top) * 0.04
    joints += `M0,${Math.round(top)}H${Math.round(width)}`
    range(17).forEach((step) => {
      const column = step - 8
      const p = (cx: number, cy: number) => `${Math.round(across(cx, cy))},${Math.round(cy)}`
      diamonds += `M${p(column, middle)}L${p(column + 0.5, top)} ${p(column + 1, middle)} ${p(column + 0.5, foot)}z`
      const inner = (foot - top) * 0.26
      stars += `M${p(column + 0.27, middle)}L${p(column + 0.5, middle - inner)} ${p(column + 0.73, middle)} ${p(column + 0.5, middle + inner)}z`
    })
  })
  joints += range(18)
    .map(
      (step) =>
        `M${Math.round(across(step - 8, y))},${Math.round(y)}L${Math.round(across(step - 8, bottom))},${Math.round(bottom)}`,
    )
    .join('')
  return (
    rect(0, y, width, deep, colours[0]) +
    shape(diamonds, colours[1]) +
    shape(stars, colours[2]) +
    line(joints, colours[2], 2, 0.35)
  )
}
