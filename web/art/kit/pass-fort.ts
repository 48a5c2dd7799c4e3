import { range } from './rng'
import { line, placed, rect, shape } from './shapes'

export interface FortColours {
  brick: string
  shade: string
  light: string
  lip: string
  moss: string
}

/** The gate of Hải Vân Quan close by: battered brick walls, a deep arch, a blank tablet, a stepped parapet with grass on it; foot at y, 560 units wide and 400 tall; the arch is left open. */
export function fortGate(x: number, y: number, scale: number, c: FortColours): string {
  const hole = 'M-70 0V-130A70 70 0 0 1 70-130V0z'
  const body = `<path fill="${c.brick}" fill-rule="evenodd" d="M-280 0L-262-250H-196V-330H196V-250H262L280 0z${hole}"/>`
  const side = shape('M196-330V-250H262L280 0H120L128-330z', c.shade, 0.55)
  const reveal = shape('M70-130V0H40V-126A70 70 0 0 0-20-197 70 70 0 0 1 70-130z', c.shade)
  const arch = `<path fill="none" stroke="${c.light}" stroke-width="16" d="M-82 0V-130A82 82 0 0 1 82-130V0"/>`
  const courses = range(9)
    .map((row) => {
      const top = -28 - row * 34
      const start = row % 2 === 0 ? -250 : -232
      return range(4)
        .map((brick) => {
          const bx = start + brick * 138 + ((row * 37) % 30)
          return (Math.abs(bx + 17) < 118 && row < 6) || (row > 5 && Math.abs(bx + 17) > 165) || (row > 6 && Math.abs(bx + 17) < 120)
            ? ''
            : `M${bx} ${top}h34`
        })
        .join('')
    })
    .join('')
  const tablet = rect(-92, -300, 184, 62, c.lip) + rect(-82, -292, 164, 46, c.shade) + line('M-50-270h24m16 0h24m16 0h24', c.light, 10)
  const ledges = rect(-270, -262, 78, 16, c.lip) + rect(192, -262, 78, 16, c.lip) + rect(-206, -344, 412, 18, c.lip)
  const merlons = shape('M-200-344v-30h52v30zM-112-344v-30h52v30zM-26-344v-36h52v36zM60-344v-30h52v30zM148-344v-30h52v30z', c.brick)
  const grass = shape(
    'M-196-374q8-30 14-4 10-38 18-2 8-24 14 4v4h-50zM64-374q6-22 12-2 8-30 16 0v4H64zM206-262q8-34 14-4 10-30 18 0v6h-34zM-262-262q10-26 16-2 8-30 16 4h-34z',
    c.moss,
  )
  return placed(x, y, scale, merlons + body + side + reveal + arch + line(courses, c.shade, 6, 0.6) + ledges + tablet + grass)
}

/** A broad flight of stone steps coming down to the viewer from (x, y): `half` is half its width at the top and at the foot. */
export function stoneSteps(
  x: number,
  y: number,
  half: readonly [number, number],
  tall: number,
  count: number,
  drift: number,
  tread: string,
  riser: string,
  wall: string,
): string {
  const spot = (part: number) => ({ cx: x + drift * part, reach: half[0] + (half[1] - half[0]) * part, top: y + tall * part ** 1.35 })
  const steps = range(count)
    .map((index) => {
      const a = spot(index / count)
      const b = spot((index + 1) / count)
      const drop = (b.top - a.top) * 0.46
      return (
        shape(
          `M${Math.round(a.cx - a.reach)},${Math.round(a.top)}H${Math.round(a.cx + a.reach)}L${Math.round(b.cx + b.reach)},${Math.round(b.top - drop)}H${Math.round(b.cx - b.reach)}z`,
          tread,
        ) +
        shape(
          `M${Math.round(b.cx - b.reach)},${Math.round(b.top - drop - 1)}h${Math.round(b.reach * 2)}v${Math.round(drop + 2)}h${Math.round(-b.reach * 2)}z`,
          riser,
        )
      )
    })
    .join('')
  const [a, b] = [spot(0), spot(1)]
  const rail = (side: number) =>
    shape(
      `M${Math.round(a.cx + side * a.reach)},${Math.round(a.top - 6)}L${Math.round(b.cx + side * b.reach)},${Math.round(b.top)}` +
        `h${Math.round(side * half[1] * 0.2)}V${Math.round(b.top - half[1] * 0.2)}L${Math.round(a.cx + side * (a.reach + half[0] * 0.2))},${Math.round(a.top - half[0] * 0.24)}z`,
      wall,
    )
  return steps + rail(-1) + rail(1)
}
