import { copyAt, stencils } from './copies'
import { conicalHat } from './people'
import { between, createRandom, range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

/** A ripe mango lying on its side, 60 units long, centre on its origin; make it a stencil. */
function ripeMango(skin: string, blush: string, light: string): string {
  return (
    shape('M-30 2Q-30-20-4-20 24-22 31 0 26 20 0 20-26 20-30 2z', skin) +
    shape('M31 0Q26 20 0 20-18 20-26 12 4 18 16-2 20-14 14-18 27-14 31 0z', blush) +
    shape('M-18-8Q-10-16 4-15-6-10-14-2z', light) +
    line('M-30 0l-6-4', '#5a4a2a', 4)
  )
}

/** A slatted crate heaped with fruit from a stencil, foot at y, 200 units wide and about 150 tall. */
export function fruitCrate(
  x: number,
  y: number,
  scale: number,
  id: string,
  slat: string,
  shade: string,
  dark: string,
  seed: number,
): string {
  const random = createRandom(seed)
  const heap = [
    [4, -104, 26],
    [3, -130, 34],
    [2, -150, 20],
  ].flatMap(([count = 0, hy = 0]) =>
    range(count).map((index) =>
      copyAt(
        id,
        (index - (count - 1) / 2) * (count > 3 ? 38 : 46) + between(random, -5, 5),
        hy + between(random, -5, 5),
        0.98,
        between(random, -40, 30),
      ),
    ),
  )
  const box =
    rect(-96, -84, 192, 80, dark) +
    rect(-100, -96, 200, 24, slat) +
    rect(-100, -64, 200, 24, slat) +
    rect(-100, -32, 200, 26, slat) +
    line('M-96-74H96M-96-42H96M-96-8H96', shade, 4) +
    rect(-100, -100, 18, 100, shade) +
    rect(82, -100, 18, 100, shade)
  return placed(x, y, scale, heap.join('') + box)
}

/** A wooden ladder leaning to the right, feet at (x, y), `long` units from foot to top before it leans. */
export function ladder(
  x: number,
  y: number,
  scale: number,
  long: number,
  degrees: number,
  wood: string,
  shade: string,
): string {
  const rungs = range(Math.floor(long / 44))
    .map((index) => `M-30-${34 + index * 44}H30`)
    .join('')
  return placed(
    x,
    y,
    scale,
    line(rungs, shade, 9) + line(`M-38 0L-28-${long}M38 0L28-${long}`, wood, 13),
    false,
    degrees,
  )
}

/** A fruit picker seen from behind on a ladder, one arm stretched up to the right; feet at (x, y), about 290 units to the hand. */
export function ladderPicker(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  shade: string,
  trousers: string,
): string {
  const legs =
    line('M-16-96L-20-50-22-6M14-96L26-66 20-42', trousers, 26) +
    line('M-26-2h14M14-38h16', '#5a3322', 11)
  const body =
    shape('M-36-92Q-44-150-32-186L28-190Q46-150 36-90z', shirt) +
    shape('M10-188L28-190Q46-150 36-90H14z', shade)
  const arms =
    line('M24-178Q52-206 66-250', shirt, 20) +
    line('M66-250L72-276', '#d99a6c', 13) +
    line('M-28-174Q-58-150-40-118', shirt, 20) +
    circle(-38, -112, 8, '#d99a6c')
  const bag =
    line('M-30-182Q10-150 40-120', '#7a4c22', 7) +
    shape('M10-128H60L54-76Q36-66 16-76z', '#c9924e') +
    ellipse(35, -128, 25, 8, '#7a4c22') +
    ellipse(30, -132, 15, 8, '#f6b02c')
  const head = ellipse(-2, -204, 17, 18, '#2a1a18') + conicalHat(-2, -206, 2.5, 6)
  return placed(x, y, scale, legs + arms + body + bag + head)
}

/** The stencil of a mango under an id. */
export function mangoStencil(id: string): string {
  return stencils([[id, ripeMango('#f9b92f', '#ef7d2d', '#ffe08a')]])
}
