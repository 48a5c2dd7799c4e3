import { between, createRandom, cycle, range } from './rng'
import { ellipse, line, placed, shape } from './shapes'

/** A mango hanging from (x, y), about 34 units long, blushing on one side. */
export function mangoFruit(
  x: number,
  y: number,
  scale: number,
  skin: string,
  blush: string,
  degrees = 0,
  stalk = 12,
): string {
  const body =
    shape('M0 0Q16 4 15 20 12 38-2 37-16 34-13 17-9 2 0 0z', skin) +
    shape('M0 0Q16 4 15 20 12 36 3 37 12 20 0 0z', blush, 0.75)
  return placed(
    x,
    y,
    scale,
    (stalk > 0 ? line(`M0-${stalk}V1`, '#5a3a22', 2) : '') + body,
    false,
    degrees,
  )
}

/** A long mango leaf hanging from (x, y). */
export function mangoLeaf(
  x: number,
  y: number,
  scale: number,
  fill: string,
  vein: string,
  degrees: number,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M0 0Q16 22 2 64-14 26 0 0z', fill) + line('M0 4L2 56', vein, 1.4),
    false,
    degrees,
  )
}

/** A woven basket heaped with round fruit, foot at y, about 110 units wide and 90 tall. */
export function fruitBasket(
  x: number,
  y: number,
  scale: number,
  fruit: readonly (readonly [string, string])[],
  seed: number,
): string {
  const random = createRandom(seed)
  const heap = [7, 6, 4, 2]
    .map((count, row) =>
      range(count)
        .map((index) => {
          const [skin, blush] = cycle(fruit, Math.floor(random() * 12))
          return mangoFruit(
            (index - (count - 1) / 2) * 16 + between(random, -2, 2),
            -68 - row * 12,
            0.66,
            skin,
            blush,
            between(random, -70, 70),
            0,
          )
        })
        .join(''),
    )
    .reverse()
    .join('')
  const bowl =
    shape('M-56-52H56L42-4Q0 4-42-4z', '#b87a3c') + shape('M10-52H56L42-4Q28-1 16-1z', '#96602e')
  const weave = line(
    'M-52-38H52M-49-24H49M-45-11H45M-36-50L-28-4M-16-50L-12-2M4-50L4 0M24-50L20-2M42-50L34-4',
    '#7a4a22',
    1.8,
    0.75,
  )
  const rim = ellipse(0, -53, 58, 7, '#d39a54')
  return placed(
    x,
    y,
    scale,
    ellipse(0, 0, 52, 6, '#000', 0.18) +
      rim +
      heap +
      bowl +
      weave +
      line('M-56-52Q0-40 56-52', '#e0ad66', 5),
  )
}

/** A dragon fruit with its green scales, foot at y, 40 units tall. */
export function dragonFruit(x: number, y: number, scale: number): string {
  const scales = shape(
    'M-14-18Q-26-24-24-34-14-28-10-22zM12-20Q24-26 23-36 13-30 9-24zM-6-30' +
      'Q-12-44-4-52 0-42 1-32zM4-32Q6-46 14-48 12-38 8-30zM-14-8Q-24-10-26-18-16-16-12-12zM14-8' +
      'Q24-12 26-20 16-18 11-12z',
    '#8bb54a',
  )
  return placed(
    x,
    y,
    scale,
    ellipse(0, -18, 17, 18, '#d9346f') + ellipse(5, -20, 9, 12, '#f0659a', 0.6) + scales,
  )
}

/** A pineapple standing, foot at y, 60 units tall. */
export function pineapple(x: number, y: number, scale: number): string {
  const crown = shape(
    'M0-34Q-14-44-16-58-8-50-5-46-6-58 0-66 6-58 5-46 8-50 16-58 14-44 0-34z',
    '#4f8a44',
  )
  const eyes = line(
    'M-12-8L10-32M-14-18L2-36M-6-3L14-24M12-8L-10-32M14-18L-2-36M6-3L-14-24',
    '#b06a1a',
    1.4,
    0.8,
  )
  return placed(x, y, scale, crown + ellipse(0, -18, 15, 19, '#eeaa2c') + eyes)
}
