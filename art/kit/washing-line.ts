import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

/** A bamboo pole with its nodes between two points, `thick` pixels wide. */
export function bambooPole(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  thick: number,
  green: string,
  shade: string,
): string {
  const count = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / (thick * 7)))
  const at = (part: number, lift: number): string =>
    `${Math.round(x1 + (x2 - x1) * part)},${Math.round(y1 + (y2 - y1) * part + lift)}`
  const nodes = range(count - 1)
    .map((index) => `M${at((index + 1) / count, 0)}h.1`)
    .join('')
  return (
    line(`M${at(0, 0)}L${at(1, 0)}`, green, thick) +
    line(`M${at(0, thick * 0.22)}L${at(1, thick * 0.22)}`, shade, thick * 0.3) +
    line(nodes, shade, thick * 1.2)
  )
}

/** A hooded rain jacket on a hanger, blown a little to the right; hook at (x, y), 380 units wide and 500 tall. */
export function rainJacket(
  x: number,
  y: number,
  scale: number,
  coat: string,
  shade: string,
  light: string,
  lining: string,
): string {
  return placed(
    x,
    y,
    scale,
    line('M0 0Q16-14 0-26', '#5a4a40', 7) +
      shape('M-44 66Q-50 8 2 4 54 8 50 66 2 96-44 66z', shade) +
      shape('M-30 62Q-30 26 2 24T38 62Q4 82-30 62z', lining) +
      shape(
        'M-46 56L-104 84Q-148 130-178 260L-170 330-118 336-96 240-100 470Q0 500 122 462L104 240 132 322' +
          ' 186 306Q190 220 158 140 142 102 112 84L54 54Q4 92-46 56z',
        coat,
      ) +
      shape(
        'M54 54L112 84Q142 102 158 140 190 220 186 306L132 322 104 240 122 462Q90 474 56 480 66 260 30 76z',
        shade,
      ) +
      shape('M-104 84Q-148 130-178 260L-170 330-146 333Q-140 200-86 96z', light) +
      line('M2 86L10 484', light, 7) +
      line('M-86 350L-34 340V400L-90 408M48 344L108 336', shade, 7) +
      line('M-22 78L-28 140M28 76L32 132', '#fff6e4', 5) +
      range(4)
        .map((index) => circle(20, 150 + index * 84, 8, '#fff6e4'))
        .join(''),
  )
}

/** A linen shirt with short sleeves on a hanger, its hem in the wind; hook at (x, y), 400 units wide and 420 tall. */
export function linenShirt(
  x: number,
  y: number,
  scale: number,
  cloth: string,
  shade: string,
  button: string,
): string {
  return placed(
    x,
    y,
    scale,
    line('M0 0Q16-14 0-26', '#5a4a40', 7) +
      shape(
        'M-40 26L-108 50-196 150-138 210-96 168Q-92 300-112 400 0 424 104 386 94 280 92 166L140 202 192 140 110 48 40 26z',
        cloth,
      ) +
      shape(
        'M40 26L110 48 192 140 140 202 92 166Q94 280 104 386 76 398 50 402 62 200 30 60z',
        shade,
      ) +
      shape('M-40 26Q0 74 40 26L20 18H-20z', shade) +
      shape('M-44 22L-4 64-28 98-62 36zM44 22L-4 64 22 98 60 36z', cloth) +
      line('M-4 66L2 408M-44 22L-4 64 44 22M-28 98L-4 66 22 98', shade, 5) +
      rect(34, 140, 46, 52, cloth) +
      line('M34 140V186L57 196 80 186V140z', shade, 5) +
      line('M-96 168Q-86 130-92 104M92 166Q82 130 88 104', shade, 5) +
      range(4)
        .map((index) => circle(-3 + index, 126 + index * 70, 6, button))
        .join(''),
  )
}

/** A checked scarf (khăn rằn) folded over a pole, its fringed ends hanging; top at (x, y), 120 units wide and 330 tall. */
export function checkedScarf(
  x: number,
  y: number,
  scale: number,
  ground: string,
  check: string,
): string {
  const checks = range(6)
    .map((index) => `M-58 ${22 + index * 48}h112M${-52 + index * 20} -6v300`)
    .join('')
  return placed(
    x,
    y,
    scale,
    shape('M-62-10H56L62 292-54 304z', ground) +
      line(checks, check, 8, 0.75) +
      line('M-50 304l-3 34M-28 302l-1 34M-4 300v34M20 298l2 34M44 294l4 34', ground, 6) +
      shape('M30-10H56L62 292 36 296z', '#000', 0.14),
  )
}

/** A pair of leather sandals side by side on the ground, heel at y, 150 units wide. */
export function sandals(x: number, y: number, scale: number, sole: string, strap: string): string {
  const one = (sx: number) =>
    ellipse(sx, 0, 66, 18, sole) +
    line(
      `M${sx - 44}-2Q${sx - 20}-36 ${sx + 8}-6M${sx - 2}-4Q${sx + 24}-32 ${sx + 46}-4`,
      strap,
      12,
    )
  return placed(x, y, scale, one(-50) + one(66))
}
