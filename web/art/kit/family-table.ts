import { skin } from './palettes'
import { conicalHat } from './people'
import { ellipse, line, placed, shape } from './shapes'

function sitter(x: number, scale: number, shirt: string, shade: string, hair: string, turn: -1 | 0 | 1): string {
  const legs = shape('M-24-2L-26 104H-10L0 10 10 104H26L24-2z', '#2b2440')
  const body = shape('M-22 0L-27-50Q-26-70-12-76H12Q26-70 27-50L22 0z', shirt) + shape('M8-76H12Q26-70 27-50L22 0H10Q18-40 8-76z', shade)
  const arms = line('M-24-58Q-40-36-38-20M24-58Q40-36 38-20', shirt, 12) + line('M-38-20L-18-8M38-20L18-8', skin, 9)
  const head = shape('M-6-88H6V-74Q0-69-6-74z', '#b97c50') + ellipse(turn * 2, -98, 14, 16, skin)
  const top = hair ? shape('M-16-94Q-19-119 0-120 19-119 16-94 11-107 0-108-11-107-16-94z', hair) : conicalHat(0, -104, 2.2, turn * 6)
  return placed(x, 0, scale, legs + body + head + top + arms)
}

/** A family of four behind a long wooden table heaped with fruit and bowls, feet at y, 460 units wide and 250 tall. */
export function familyTable(x: number, y: number, scale: number, fruit: string, wood: string, shade: string): string {
  const people =
    sitter(-150, 1.08, '#e8412a', '#b92f2a', '', 1) +
    sitter(-52, 1, '#fff1cf', '#dcc8a0', '#8f8a8c', 0) +
    sitter(40, 0.76, '#3fae8c', '#2a8068', '#2a1c22', 1) +
    sitter(138, 1.14, '#2f7fa8', '#1f5a80', '#2a1c22', -1)
  const top = shape('M-224-104L-196-136H196L224-104z', wood) + shape('M-224-104H224V-92H-224z', shade)
  const legs = line('M-196-92L-204 0M196-92L204 0M-120-92V-30M120-92V-30', shade, 14)
  const plates = ellipse(-110, -118, 40, 10, '#fff6e4') + ellipse(20, -116, 60, 12, '#c98d48') + ellipse(140, -118, 34, 9, '#bfe3d0')
  const mango = (mx: number, my: number, turn: number) =>
    placed(mx, my, 1, shape('M-15 0Q-13-14 2-14 18-12 16 2 12 12-2 11-14 9-15 0z', fruit), false, turn)
  const heap =
    mango(-14, -124, 10) + mango(18, -124, -14) + mango(48, -123, 8) + mango(2, -138, -6) + mango(32, -139, 12) + mango(17, -152, 0)
  const slices = line('M-130-122h10M-112-124h10M-122-116h10M-100-118h10', '#ffd24a', 8) + line('M130-122h8M146-120h8', '#d8342c', 9)
  return placed(x, y, scale, placed(0, -124, 1, people) + legs + top + plates + heap + slices)
}
