import { num } from './path'
import { between, createRandom, range } from './rng'
import { circle, clipped, ellipse, line, placed, shape } from './shapes'

export interface PhoBowlColours {
  glaze: string
  glazeShade: string
  paint: string
  broth: string
  noodle: string
}

/** A wide bowl of phở seen from a low stool: broth, noodles, rare beef, herbs, chilli, chopsticks across the rim; foot at y, 210 units wide. */
export function phoBowl(x: number, y: number, scale: number, c: PhoBowlColours): string {
  const body =
    shape('M-105-96Q-98-24-42-8H42Q98-24 105-96z', c.glaze) +
    shape('M30-8H42Q98-24 105-96H70Q66-30 30-8z', c.glazeShade) +
    shape('M-42-9H42L36 0H-36z', c.glazeShade) +
    line('M-100-72Q0-36 100-72', c.paint, 3) +
    line('M-84-42Q0-12 84-42', c.paint, 3) +
    line(
      'M-82-52q8-14 16 0 6 8 12-2M-36-40q8-14 16 0 6 8 12-1M12-38q8-14 16-2 6 8 12-2M58-46q7-14 14-4 5 6 9-3',
      c.paint,
      3,
    )
  const surface = ellipse(0, -96, 105, 29, c.glaze) + ellipse(0, -94, 95, 24, c.broth)
  const noodles = line(
    'M-70-94Q-50-112-20-106T30-112 72-100M-60-86Q-30-102 4-94T70-92M-44-78Q-14-90 16-82T58-84M-50-102Q-24-116 6-114T52-108',
    c.noodle,
    5.4,
  )
  const beef =
    shape('M-62-98Q-52-118-26-110-8-102-24-90-46-82-62-98z', '#a8503f') +
    shape('M-48-99Q-40-110-26-105-20-98-28-94-42-90-48-99z', '#d58a78') +
    shape('M-14-92Q2-108 26-98 34-88 14-80-6-76-14-92z', '#b65a46') +
    shape('M0-92Q8-99 20-94 20-87 10-85 2-85 0-92z', '#dc9580')
  const scallions = [
    [-30, -82],
    [34, -104],
    [46, -90],
    [-4, -112],
    [-66, -88],
    [22, -76],
  ]
    .map(
      ([sx = 0, sy = 0]) =>
        `<ellipse cx="${sx}" cy="${sy}" rx="7" ry="3.6" fill="none" stroke="#4f9a3f" stroke-width="3"/>`,
    )
    .join('')
  const herbs =
    shape(
      'M40-112Q44-142 72-148 76-122 52-108zM30-110Q12-130 22-152 40-138 38-112zM52-106Q78-122 98-108 82-94 56-100z',
      '#2f7d43',
    ) + line('M42-112L66-142M32-112L24-146M56-104L90-106', '#8fc46a', 1.8)
  const chilli =
    shape('M-22-116q14-9 24 0-8 9-24 0zM60-84q10-7 17 0-6 6-17 0z', '#e0301f') +
    shape('M-14-117q6-3 10 0-4 3-10 0z', '#ff8a5a')
  const sticks =
    line('M-90-104L132-158M-84-98L136-148', '#6a2f20', 5) +
    line('M96-149L132-158M100-140L136-148', '#c8452c', 5)
  return placed(x, y, scale, body + surface + noodles + beef + scallions + herbs + chilli + sticks)
}

/** Three curls of steam rising from (x, y), 200 units tall, each thick in the middle and thin at its ends. */
export function steam(
  x: number,
  y: number,
  scale: number,
  colour: string,
  opacity: number,
): string {
  const curl = (dx: number, tall: number) =>
    `M${dx},0Q${dx - 34},${num(-tall * 0.25)} ${dx},${num(-tall * 0.5)}T${dx - 4},${-tall}Q${dx + 42},${num(-tall * 0.72)} ${dx + 15},${num(-tall * 0.48)}T${dx},0z`
  return placed(x, y, scale, shape(curl(-46, 150) + curl(0, 210) + curl(44, 168), colour, opacity))
}

/** A plate of herbs with a wedge of lime and red chillies, centre of the plate at (x, y), 130 units wide. */
export function herbPlate(x: number, y: number, scale: number, plate: string, rim: string): string {
  const random = createRandom(7)
  const leaves = range(9)
    .map((index) => {
      const lx = -34 + index * 8.5
      const ly = between(random, -8, 2)
      const lean = (index - 4) * 5 + between(random, -4, 4)
      const tall = between(random, 26, 44)
      return `M${num(lx)},${num(ly)}q${num(lean - 11)},${num(-tall * 0.6)} ${num(lean)},${num(-tall)}q${num(11)},${num(tall * 0.5)} ${num(-lean)},${num(tall)}z`
    })
    .join('')
  const lime =
    shape('M22 8A20 20 0 0 1 60-2L46 10z', '#5f9f35') +
    shape('M27 7A15 15 0 0 1 55 0L44 8z', '#d9e87a') +
    line('M40 8L34-4M42 8L45-5', '#9cc24a', 1.6)
  const chillies =
    shape('M-58 4Q-34-10-20 8-36 4-58 4zM-44 14Q-22 2-6 15-24 12-44 14z', '#e0301f') +
    line('M-20 8l7-2M-6 15l7-3', '#4f8a3a', 3)
  return placed(
    x,
    y,
    scale,
    ellipse(0, 8, 68, 20, rim) +
      ellipse(0, 5, 66, 18, plate) +
      shape(leaves, '#3f8f45') +
      lime +
      chillies,
  )
}

/** A glass of iced tea, foot at y, 60 units tall. */
export function icedTea(x: number, y: number, scale: number): string {
  const glass =
    shape('M-20-62H20L16 0H-16z', '#fff6e4', 0.45) +
    shape('M-18-44H18L15-3H-15z', '#d98f2e', 0.9) +
    shape('M-10-42l12-4 4 11-12 4zM4-26l9-3 3 9-9 3z', '#fff6e4', 0.6)
  return placed(
    x,
    y,
    scale,
    glass + ellipse(0, -62, 20, 4, '#fff6e4', 0.7) + ellipse(0, -44, 18, 3.6, '#f0b95a'),
  )
}

/** A low plastic table with an apron and splayed legs, top edge at y, 400 units wide and 120 tall. */
export function plasticTable(
  x: number,
  y: number,
  scale: number,
  top: string,
  face: string,
  shade: string,
): string {
  const legs =
    shape('M-186 22H-150L-164 120H-206zM186 22H150L164 120H206z', face) +
    shape('M-150 22H-128L-140 110H-162zM150 22H128L140 110H162z', shade)
  const apron =
    shape('M-200 0H200L192 34Q100 22 0 22T-192 34z', face) + line('M-180 14H180', shade, 3)
  const slab = shape(
    'M-172-58H172Q180-58 184-50L206-4Q208 6 198 6H-198Q-208 6-206-4L-184-50Q-180-58-172-58z',
    top,
  )
  return placed(x, y, scale, legs + apron + slab + line('M-164-48H164', '#fff', 3, 0.35))
}

/** A low plastic stool, feet at y, 64 units wide and 60 tall. */
export function plasticStool(
  x: number,
  y: number,
  scale: number,
  face: string,
  shade: string,
): string {
  const legs =
    shape('M-26-50H26L34 0H21L16-34H-16L-21 0H-34z', face) +
    shape('M-18-34H18L19-26H-19zM-24-16H24L25-10H-25z', shade)
  const seat =
    shape('M-30-60H30Q34-60 34-55T30-48H-30Q-34-50-34-55T-30-60z', face) +
    ellipse(0, -58, 26, 4.4, shade) +
    ellipse(0, -58, 7, 1.6, '#000', 0.4)
  return placed(x, y, scale, legs + seat)
}

/** A small dish of dipping sauce with sliced chilli, 60 units wide. */
export function sauceDish(x: number, y: number, scale: number, glaze: string): string {
  const sauce = clipped(
    `sd${Math.round(x)}`,
    'M-24 0A24 6 0 0 0 24 0 24 6 0 0 0-24 0z',
    ellipse(0, 0, 24, 6, '#a8401f') + circle(-6, 0, 4, '#f0b23a') + circle(8, 1, 3, '#e0301f'),
  )
  return placed(
    x,
    y,
    scale,
    shape('M-30 0Q-26 14-12 16H12Q26 14 30 0z', glaze) + ellipse(0, 0, 30, 8, glaze) + sauce,
  )
}
