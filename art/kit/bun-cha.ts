import { conicalHat } from './people'
import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

/** A bowl of bún chả: charred patties and slices of pork in amber dipping broth with papaya and carrot; foot at y, 200 units wide. */
export function bunChaBowl(
  x: number,
  y: number,
  scale: number,
  glaze: string,
  shade: string,
  paint: string,
): string {
  const patty = (px: number, py: number, turn: number) =>
    placed(
      px,
      py,
      1,
      ellipse(0, 3, 25, 13, '#6a2c1a') +
        ellipse(0, 0, 25, 12, '#a8552a') +
        line('M-16-4L-2 8M-6-8L10 6M6-9L18 1', '#4a1f16', 4),
      false,
      turn,
    )
  const carrot = (cx: number, cy: number) =>
    shape(`M${cx - 11} ${cy}q0-8 11-8t11 8q-4-2-5 2-6-4-8 1-5-4-9-3z`, '#f27a2a') +
    line(`M${cx - 5} ${cy - 3}h8`, '#ffb25e', 2)
  return placed(
    x,
    y,
    scale,
    ellipse(4, 0, 74, 8, '#000', 0.22) +
      shape('M-100-84Q-92-20-40-6H40Q92-20 100-84z', glaze) +
      shape('M30-6H40Q92-20 100-84H70Q64-30 30-6z', shade) +
      shape('M-40-7H40L34 0H-34z', shade) +
      line('M-95-62Q0-30 95-62', paint, 3.4) +
      line('M-70-34q9-13 18 0t18 0 18 0 18 0 18 0 18 0 16-2', paint, 3.4) +
      ellipse(0, -84, 100, 28, glaze) +
      ellipse(0, -82, 91, 23, '#d98a2f') +
      ellipse(-14, -86, 66, 13, '#eeb04a') +
      shape(
        'M-70-86q18-18 40-8 8 14-10 20-22 2-30-12zM20-98q24-8 38 4 2 12-14 14-22-4-24-18z',
        '#c9733a',
      ) +
      line('M-62-86L-46-80M-50-92L-34-84M28-95L40-86M40-97L50-88', '#5a2618', 4) +
      patty(-18, -78, -6) +
      patty(28, -76, 8) +
      patty(4, -94, 2) +
      carrot(-52, -70) +
      carrot(62, -80) +
      shape('M-78-80q12-8 22 2-12 8-22-2zM52-68q14-4 20 6-14 4-20-6z', '#dff0b8') +
      shape('M-30-100q9-7 18 0-7 7-18 0zM72-90q7-5 12 1-5 5-12-1z', '#e0301f'),
  )
}

/** A plate of rice noodles in a mound of white nests, centre at (x, y), 150 units wide. */
export function noodlePlate(x: number, y: number, scale: number): string {
  const nest = (nx: number, ny: number) =>
    ellipse(nx, ny, 32, 17, '#fffaf0') +
    line(
      `M${nx - 26} ${ny}q26-22 52 0M${nx - 18} ${ny + 5}q18-18 36 0M${nx - 8} ${ny + 8}q8-10 18 0`,
      '#d5cdb8',
      2.6,
    )
  return placed(
    x,
    y,
    scale,
    ellipse(0, 9, 78, 22, '#2f5fa0') +
      ellipse(0, 5, 76, 20, '#f3f6f0') +
      nest(-32, -2) +
      nest(32, -2) +
      nest(0, 6) +
      nest(-2, -20),
  )
}

/** A charcoal grill: a long tin trough on legs over glowing coals, patties clamped in a wire rack; foot at y, 220 units wide and 92 tall. */
export function charcoalGrill(x: number, y: number, scale: number): string {
  const coals = range(9)
    .map((index) =>
      circle(-80 + index * 20, -58 - (index % 2) * 5, 11, index % 3 === 0 ? '#ffb13a' : '#f0521f'),
    )
    .join('')
  const meat = range(5)
    .map(
      (index) =>
        ellipse(-68 + index * 34, -82, 15, 8, '#8a3f22') +
        line(`M${-76 + index * 34}-84l10 5m-1-8l9 5`, '#421a14', 3),
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    line('M-78-22L-88 0M78-22L88 0', '#3a3440', 9) +
      shining(rect(-96, -66, 192, 14, '#ff8a2a') + coals) +
      shape('M-106-56H106L92-18H-92z', '#77737f') +
      shape('M-106-56H106L102-44H-102z', '#a39fab') +
      line('M-60-32h18m24 0h18m24 0h18', '#3a3440', 6) +
      meat +
      line('M-98-74H98M-98-90H98M-98-90V-74M98-90V-74M98-82H158', '#2c2730', 4),
  )
}

/** A vendor in a conical hat on a low stool, leaning to the left over her fire with a palm-leaf fan; feet at (x, y), about 210 units tall. */
export function grillCook(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  shirtShade: string,
  trousers: string,
): string {
  const dots = range(10)
    .map((index) => `M${-12 + ((index * 23) % 52)}-${72 + ((index * 37) % 62)}h.1`)
    .join('')
  return placed(
    x,
    y,
    scale,
    shape('M8-50H72L80 0H66L60-34H22L14 0H0z', '#2f6fb8') +
      shape('M4-58H76V-46H4z', '#3f86cf') +
      shape('M64-62Q40-84 8-78L-44-84-58-70-50-6H-32L-30-58 20-46 64-48z', trousers) +
      shape('M-30-58L20-46 40-46 10-58z', '#000', 0.2) +
      shape('M-52-8H-30V2H-66Q-64-6-52-8z', '#d99a6c') +
      shape('M8-60Q0-118 14-142 24-154 44-150 66-138 70-100 74-74 68-58z', shirt) +
      shape('M44-150Q66-138 70-100 74-74 68-58H44Q58-100 34-150z', shirtShade) +
      line(dots, '#fff1cf', 6) +
      line('M26-136Q-2-122-18-96', shirt, 20) +
      line('M-18-96L-44-104', '#d99a6c', 11) +
      shape('M-44-100Q-94-84-112-118-100-152-62-140-44-122-44-100z', '#e9c98a') +
      line('M-46-104L-106-120M-46-106L-92-140M-46-102L-92-98', '#b98a44', 2.6) +
      shape('M22-150L38-150 40-166 20-166z', '#c08458') +
      ellipse(22, -172, 17, 20, '#d99a6c') +
      shape('M22-192Q46-196 44-170 46-150 34-148 34-170 22-178z', '#1f1420') +
      placed(24, -184, 2.6, conicalHat(0, 0, 1), false, -10),
  )
}
