import { num } from './path'
import { between, createRandom, cycle, range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

/** A slim wooden sampan, waterline at y, about 124 units long; `load` is drawn inside, in front of the far gunwale. */
export function sampan(
  x: number,
  y: number,
  scale: number,
  hull: string,
  rim: string,
  load = '',
  flip = false,
): string {
  const inside = shape('M-62-14Q-30-5 0-5T62-14Q30-1 0-1T-62-14z', rim)
  const body = shape('M-64-15Q-32-2 0-2T64-15Q52 6 24 8L-24 8Q-52 6-64-15z', hull)
  const strake = line('M-56-9Q-28 2 0 2T56-9', rim, 1.6)
  return placed(x, y, scale, inside + load + body + strake, flip)
}

/** A round woven basket boat (thúng), waterline at y, 60 units wide. */
export function basketBoat(
  x: number,
  y: number,
  scale: number,
  weave: string,
  shade: string,
  load = '',
): string {
  const bowl = shape('M-30-14Q-28 8-10 9H10Q28 8 30-14 0-4-30-14z', weave)
  const bands = line('M-26-4Q0 5 26-4M-20-12L-12 8M-8-9L-4 9M8-9L4 9M20-12L12 8', shade, 1.6)
  return placed(x, y, scale, ellipse(0, -14, 30, 6, shade) + load + bowl + bands)
}

export interface FishingBoatColours {
  hull: string
  stripe: string
  cabin: string
  roof: string
}

/** A wooden fishing boat with a high painted bow and its eye to the left, waterline at y, about 150 units long. */
export function fishingBoat(
  x: number,
  y: number,
  scale: number,
  colours: FishingBoatColours,
  flip = false,
): string {
  const rigging =
    line('M-22-12V-78M-22-76L-66-34M-22-74L34-44', '#3a2418', 1.6) +
    shape('M-22-78h16v10h-16z', '#d8412a')
  const cabin =
    rect(14, -44, 46, 30, colours.cabin) +
    shape('M8-46H66L62-52H12z', colours.roof) +
    rect(20, -38, 10, 10, '#fff1cf') +
    rect(36, -38, 10, 10, '#fff1cf')
  const hull = shape(
    'M-84-36Q-62-14-40-13L66-14Q74-16 78-22L70 6Q20 12-50 6-72-8-84-36z',
    colours.hull,
  )
  const stripe = shape(
    'M-84-36Q-62-14-40-13L66-14 75-18 74-10Q20-4-44-6-70-16-84-36z',
    colours.stripe,
  )
  const eye = ellipse(-60, -8, 5.5, 3.4, '#fff6e4') + circle(-61, -8, 2, '#1d1a16')
  return placed(x, y, scale, rigging + cabin + hull + stripe + eye, flip)
}

export interface FruitBoatOptions {
  hull: string
  bow: string
  fruit: readonly string[]
  seed: number
  /** hang a sample pole (cây bẹo) in the bow. */
  pole?: boolean
}

/** A Mekong market boat with a red bow and painted eyes, heaped with fruit, waterline at y, about 170 units long. */
export function fruitBoat(
  x: number,
  y: number,
  scale: number,
  options: FruitBoatOptions,
  flip = false,
): string {
  const random = createRandom(options.seed)
  const dots = options.fruit.map(() => '')
  ;[2, 5, 8, 11, 13].forEach((count, row) => {
    range(count).forEach((index) => {
      const spot = Math.floor(random() * dots.length)
      dots[spot] +=
        `M${num((index - (count - 1) / 2) * 8.6 + between(random, -1, 1) - 6)}${num(-37.6 + row * 7.4)}h0`
    })
  })
  const heap = dots.map((d, index) => line(d, cycle(options.fruit, index), 11.6))
  const pole = options.pole
    ? line('M-52-6L-58-120', '#6b4426', 3) +
      line('M-58-114H-40M-57-104H-74', '#6b4426', 2) +
      circle(-42, -106, 6, '#e9a12f') +
      circle(-46, -96, 6, '#d8412a') +
      ellipse(-72, -94, 5, 8, '#7fa23a') +
      shape('M-44-114l3-7 3 7z', '#4c7a35')
    : ''
  const hull = shape(
    'M-92-30Q-70-10-50-9L70-9Q84-12 94-24L84 6Q70 12 40 12L-46 12Q-76 10-92-30z',
    options.hull,
  )
  const bow =
    shape('M-92-30Q-70-10-50-9L-46 12Q-76 10-92-30z', options.bow) +
    ellipse(-62, -5, 7, 4.4, '#fff6e4') +
    circle(-63, -5, 2.6, '#1d1a16')
  return placed(
    x,
    y,
    scale,
    pole + heap.join('') + hull + bow + line(`M-48-2L${num(84)}-4`, options.bow, 2),
    flip,
  )
}
