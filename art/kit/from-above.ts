import { skin, straw, strawShade } from './palettes'
import { num } from './path'
import { between, createRandom, cycle, range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A conical hat from straight above, 60 units wide: rings of leaf and the light on one side. */
export function hatFromAbove(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    circle(0, 0, 30, straw) +
      shape('M0 0L29 8A30 30 0 0 1-14 26.6z', strawShade) +
      shape('M0 0L-14 26.6A30 30 0 0 1-29 8z', '#e3bb6c') +
      `<path fill="none" stroke="${strawShade}" stroke-width="1.6" d="M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0"/>`,
  )
}

/** Somebody in a conical hat sitting in a boat, from above, arms reaching forward (up); about 80 units wide. */
export function sitterFromAbove(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  degrees = 0,
): string {
  return placed(
    x,
    y,
    scale,
    ellipse(0, 6, 34, 22, shirt) +
      line('M-26 0Q-34-26-20-42M26 0Q34-26 20-42', shirt, 14) +
      circle(-19, -45, 6.5, skin) +
      circle(19, -45, 6.5, skin) +
      hatFromAbove(0, 0, 0.94),
    false,
    degrees,
  )
}

/** The crown of a coconut palm from above at its origin, about 240 units across; make it a stencil. */
export function palmFromAbove(leaf: string, light: string, seed: number): string {
  const random = createRandom(seed)
  const fronds = range(11).map((index) => {
    const length = between(random, 96, 124)
    const teeth = range(7)
      .map(
        (tooth) =>
          `L${num(length * (1 - tooth / 7))} ${num(-(6 + Math.sin(((tooth + 1) / 8) * Math.PI) * 22))} ${num(length * (0.94 - tooth / 7))}-3`,
      )
      .join('')
    const back = range(7)
      .map(
        (tooth) =>
          `L${num(length * (0.1 + tooth / 7))} ${num(6 + Math.sin(((tooth + 1) / 8) * Math.PI) * 20)} ${num(length * (0.16 + tooth / 7))} 3`,
      )
      .join('')
    const d = `M${num(length + 8)} 0${teeth}L0 0${back}z`
    return placed(
      0,
      0,
      1,
      shape(d, index % 2 ? leaf : light),
      false,
      index * 32.7 + between(random, -6, 6),
    )
  })
  return (
    fronds.join('') +
    circle(0, 0, 9, light) +
    circle(-12, 5, 9, '#b8a23a') +
    circle(11, 8, 9, '#9a8a34') +
    circle(2, -13, 9, '#c4ae44')
  )
}

/** A market boat from straight above, bow up, 150 units wide and 600 long: red cheeks with painted eyes, planked ends; `load` lies amidships. */
export function marketBoatFromAbove(
  hull: string,
  deck: string,
  rim: string,
  bow: string,
  load: string,
): string {
  const outline = 'M0-310Q62-230 75-110V170Q70 262 44 296H-44Q-70 262-75 170V-110Q-62-230 0-310z'
  return (
    shape(outline, hull) +
    shape('M0-290Q52-220 63-108V168Q58 250 36 282H-36Q-58 250-63 168V-108Q-52-220 0-290z', deck) +
    shape('M0-310Q44-252 63-180L46-150H-46L-63-180Q-44-252 0-310z', bow) +
    ellipse(-40, -196, 9, 17, '#fff6e4') +
    circle(-40, -198, 6, '#1d1a16') +
    ellipse(40, -196, 9, 17, '#fff6e4') +
    circle(40, -198, 6, '#1d1a16') +
    line('M-58-150H58M-62-96H62M-62 70H62M-61 130H61M-56 196H56M-46 250H46', rim, 7) +
    line('M-20 134V192M20 134V192M-16 200V246M16 200V246', rim, 3) +
    load
  )
}

/** Round fruit packed in rows over a patch, from above: darker ones below, a glint on each. */
export function fruitRows(
  left: number,
  top: number,
  columns: number,
  rows: number,
  step: number,
  fills: readonly string[],
  shine: string,
  seed: number,
): string {
  const random = createRandom(seed)
  const dots = fills.map(() => '')
  let glints = ''
  range(rows).forEach((row) => {
    range(columns).forEach((column) => {
      const x = left + (column + (row % 2) * 0.5) * step + between(random, -2, 2)
      const y = top + row * step * 0.86 + between(random, -2, 2)
      const kind = Math.floor(random() * fills.length)
      dots[kind] = `${dots[kind] ?? ''}M${num(x)} ${num(y)}h0`
      glints += `M${num(x - step * 0.18)} ${num(y - step * 0.2)}h0`
    })
  })
  return (
    dots.map((d, index) => line(d, cycle(fills, index), step * 1.04)).join('') +
    line(glints, shine, step * 0.22, 0.8)
  )
}

/** Watermelons from above with their dark stripes. */
export function melonsFromAbove(
  spots: readonly (readonly [number, number])[],
  radius: number,
  skinTone: string,
  stripe: string,
): string {
  const stripes = spots
    .map(([x, y]) =>
      [-0.55, -0.18, 0.18, 0.55]
        .map(
          (part) =>
            `M${num(x - radius * 0.86 * Math.sqrt(1 - part * part))} ${num(y + part * radius)}q${num(radius * 0.8)} ${num(part * radius * 0.5)} ${num(radius * 1.72 * Math.sqrt(1 - part * part))} 0`,
        )
        .join(''),
    )
    .join('')
  return (
    line(spots.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join(''), skinTone, radius * 2) +
    line(stripes, stripe, radius * 0.17)
  )
}
