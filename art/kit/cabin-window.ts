import { num } from './path'
import { circle, clipped, line, placed, rect, shape } from './shapes'

function portal(x: number, y: number, half: number, tall: number): string {
  const r = half * 0.86
  return (
    `M${num(x - half)},${num(y - tall + r)}a${num(r)},${num(r)} 0 0 1 ${num(r)},${num(-r)}` +
    `h${num(2 * (half - r))}a${num(r)},${num(r)} 0 0 1 ${num(r)},${num(r)}v${num(2 * (tall - r))}` +
    `a${num(r)},${num(r)} 0 0 1 ${num(-r)},${num(r)}h${num(-2 * (half - r))}a${num(r)},${num(r)} 0 0` +
    ` 1 ${num(-r)},${num(-r)}z`
  )
}

/** A window of an airliner with its moulded frame, half-drawn shade and the view inside it; half width `half`, half height `tall`. */
export function cabinWindow(
  id: string,
  x: number,
  y: number,
  half: number,
  tall: number,
  view: string,
  shell: string,
  lip: string,
  blind: string,
  drawn: number,
): string {
  return (
    shape(portal(x, y, half * 1.26, tall * 1.2), lip) +
    shape(portal(x, y, half * 1.18, tall * 1.14), shell) +
    shape(portal(x - half * 0.05, y - tall * 0.02, half * 1.06, tall * 1.05), lip) +
    clipped(
      id,
      portal(x, y, half, tall),
      view +
        rect(x - half, y - tall, half * 2, tall * 2 * drawn, blind) +
        rect(x - half, y - tall + tall * 2 * drawn - tall * 0.04, half * 2, tall * 0.04, lip),
    )
  )
}

/** The wing of an airliner seen from its cabin, root at (x, y), tip 700 units away to the right with a coloured winglet. */
export function airlinerWing(
  x: number,
  y: number,
  scale: number,
  light: string,
  shade: string,
  tail: string,
  mark: string,
): string {
  const wing =
    shape('M-40-40Q240-110 690-196L716-190Q560-96 200 60 60 120-40 190z', light) +
    shape('M-40 90Q240 0 716-190 560-96 200 60 60 120-40 190z', shade)
  const flaps = line('M60 46L150 92M210-6L270 28M350-58L390-34M-40 70Q260-20 640-164', '#8f9bb0', 4)
  const pods = shape(
    'M90 96Q150 60 190 58 180 84 110 122zM262 26Q310 0 342-2 334 18 276 48z',
    '#8f9bb0',
  )
  const engine =
    shape('M-40 196Q60 130 150 150 170 196 120 236 40 270-40 264z', tail) +
    shape('M-40 236Q60 232 140 216 110 244 60 258 0 270-40 264z', '#000', 0.2)
  const winglet =
    shape('M676-194Q720-230 752-334L776-340Q770-240 716-188z', tail) +
    shape('M716-188Q752-230 764-300L776-340Q770-240 716-188z', '#000', 0.16)
  return placed(x, y, scale, engine + wing + pods + flaps + winglet + circle(750, -290, 9, mark))
}

/** The back of an airliner seat with its pocket and a paper fan of magazines, foot at y, 300 units wide and 520 tall. */
export function seatBack(
  x: number,
  y: number,
  scale: number,
  cloth: string,
  shade: string,
  linen: string,
  mark: string,
): string {
  const back =
    shape('M-150 0L-130-420Q-124-500-60-510H60Q124-500 130-420L150 0z', cloth) +
    shape('M70-510Q124-500 130-420L150 0H84z', shade)
  const cover = shape('M-128-430Q-122-504-60-514H60Q122-504 128-430 0-404-128-430z', linen)
  const pocket = shape('M-96-190H96L104-20H-104z', shade) + line('M-96-190H96', linen, 7)
  return placed(
    x,
    y,
    scale,
    back +
      cover +
      shape('M-74-190L-66-262H10L16-190z', mark) +
      shape('M-10-190L4-246H74L70-190z', '#fff6e4') +
      pocket,
  )
}
