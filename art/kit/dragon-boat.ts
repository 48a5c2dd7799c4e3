import { num } from './path'
import { range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'

export interface DragonBoatColours {
  gold: string
  shade: string
  green: string
  lacquer: string
  roof: string
  dark: string
}

/** A royal dragon boat of the Perfume River, dragon's head to the left, waterline at y, about 250 units long and 100 tall. */
export function dragonBoat(
  x: number,
  y: number,
  scale: number,
  c: DragonBoatColours,
  flip = false,
): string {
  const hull =
    shape('M-96-12Q-60-6 0-6T98-14L86 8Q40 14-10 13-70 12-96-12z', c.dark) +
    line('M-88-4Q-40 3 0 3T92-5', c.gold, 3) +
    line(
      range(14)
        .map((index) => `M${-76 + index * 12}-1q5 5 9 0`)
        .join(''),
      c.green,
      2.2,
    )
  const house =
    rect(-56, -44, 128, 36, '#fbe0a8') +
    rect(-56, -44, 128, 8, c.lacquer) +
    line(
      range(9)
        .map((index) => `M${-55 + index * 16}-46V-8`)
        .join(''),
      c.lacquer,
      4,
    ) +
    rect(-56, -17, 128, 8, c.green)
  const roof =
    shape('M-72-42Q-62-46-54-64H70Q78-46 88-42z', c.roof) +
    line(
      range(14)
        .map((index) => `M${num(-50 + index * 9)}-62L${num(-62 + index * 11.2)}-44`)
        .join(''),
      c.shade,
      1.4,
      0.7,
    ) +
    shape('M-28-62Q-22-66-18-80H34Q38-66 44-62z', c.roof) +
    line('M-22-81H38M-58-64H74', c.shade, 3) +
    line('M-74-42H90', c.gold, 3.4)
  const mane = shape(
    'M-86-14Q-92-34-104-42-88-40-84-34-88-52-104-60-86-60-80-50-82-66-94-78-78-74-74-60-68-40-74-12z',
    c.green,
  )
  const neck =
    shape('M-100-10Q-122-18-120-38-118-54-104-58L-92-50Q-104-44-102-34-98-22-80-14z', c.gold) +
    line('M-118-32l14-3M-115-22l14-6M-107-15l12-7M-116-44l13 3', c.shade, 2)
  const head =
    shape(
      'M-90-56Q-86-72-100-78-112-80-118-72L-134-70Q-142-76-146-70-152-62-142-60L-126-58Q-122-54-128-52L-142-50Q-148-46-140-42-122-38-108-44-94-48-90-56z',
      c.gold,
    ) +
    shape('M-126-58L-142-60-138-55-134-59-130-54z', '#fff6dc') +
    circle(-112, -67, 3.4, '#fff6dc') +
    circle(-113, -67, 1.7, c.dark) +
    line('M-100-78Q-92-90-80-92M-106-79Q-104-92-96-98', c.shade, 3) +
    line('M-144-72Q-156-80-160-74M-132-44Q-130-34-138-28', c.gold, 2.4) +
    circle(-152, -55, 4.6, '#e8452c')
  const tail =
    shape(
      'M90-8Q112-14 108-34 104-44 116-58 114-44 124-40 128-54 138-58 130-46 132-36 126-10 96 4z',
      c.gold,
    ) + line('M96-6Q116-16 114-36', c.shade, 2.4)
  return placed(x, y, scale, tail + hull + house + roof + mane + neck + head, flip)
}
