import { copyAt } from './copies'
import { limb } from './limb'
import { skin } from './palettes'
import { cycle, range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

export interface AwningColours {
  cloth: string
  stripe: string
  clothShade: string
  stripeShade: string
}

/** A striped awning over a shop's front, its upper edge on the wall, its scalloped hem in the shade; the middle of the hem at (x, y). */
export function shopAwning(
  x: number,
  y: number,
  half: number,
  tall: number,
  count: number,
  c: AwningColours,
): string {
  const step = (half * 2) / count
  const lean = (index: number) => Math.round(-half + index * step + (1 - (2 * index) / count) * 34)
  const low = (index: number) => Math.round(-half + index * step)
  const parts = (odd: number, draw: (index: number) => string) =>
    range(count)
      .filter((index) => index % 2 === odd)
      .map(draw)
      .join('')
  const slope = (index: number) =>
    `M${lean(index)}-${tall}H${lean(index + 1)}L${low(index + 1)} 0H${low(index)}z`
  const drop = (index: number) =>
    `M${low(index)} 0H${low(index + 1)}V16Q${Math.round(low(index) + step / 2)} 44 ${low(index)} 16z`
  return placed(
    x,
    y,
    1,
    shape(parts(0, slope), c.cloth) +
      shape(parts(1, slope), c.stripe) +
      shape(parts(0, drop), c.clothShade) +
      shape(parts(1, drop), c.stripeShade),
  )
}

/** A conical hat as it hangs, brim on y, 120 units wide and 58 tall, its rings showing. */
export function hungHat(x: number, y: number, scale: number, degrees = 0): string {
  return placed(
    x,
    y,
    scale,
    shape('M-60 0Q-30-22-4-56 0-60 4-56 30-22 60 0 34 12 0 12T-60 0z', '#f8e0a2') +
      shape('M2-58Q30-22 60 0 42 8 18 11 22-20 2-58z', '#dcb062') +
      line('M-15-42Q1-36 16-42M-30-26Q1-15 31-26M-46-12Q1 4 47-12', '#c0914a', 2.2) +
      line('M-60 0Q-34 12 0 12T60 0', '#b07f3c', 3),
    false,
    degrees,
  )
}

/** An enamel cup with a blue rim and handle, foot at (x, y), 62 units wide with its handle and 52 tall. */
export function enamelCup(x: number, y: number, scale: number, flip = false): string {
  return placed(
    x,
    y,
    scale,
    line('M22-40Q42-42 40-25T20-12', '#dfe3e6', 6) +
      shape('M-25-50H25L21-4Q0 3-21-4z', '#fff8ea') +
      shape('M8-50H25L21-4Q14-1 7 0z', '#cdd3dc') +
      ellipse(0, -50, 25, 5, '#33597f') +
      `<ellipse cx="0" cy="-50" rx="25" ry="5" fill="none" stroke="#2f5fa0" stroke-width="4"/>` +
      shape(
        'M-8-20q-9-8 0-14 9 6 0 14zM-9-22q-11 1-11-9 10-1 11 9zM-7-22q11 1 11-9-10-1-11 9z',
        '#2f5fa0',
      ),
    flip,
  )
}

export interface StallColours {
  room: string
  roomLight: string
  dim: string
  dimLight: string
  frame: string
  panel: string
  panelShade: string
  top: string
  topShade: string
  stone: string
  stoneShade: string
  board: string
  boardSeam: string
}

/** Tins, boxes and folded cloth on the shelves at the back of a shop, in two tones of its shade. */
function stock(
  left: number,
  right: number,
  y: number,
  seed: number,
  dim: string,
  light: string,
): string {
  const tall = [44, 30, 52, 38, 26, 48, 34, 56]
  const boxes = range(Math.floor((right - left) / 42)).map((index) => {
    const x = left + index * 42
    const high = cycle(tall, index * 3 + seed)
    return (index + seed) % 3 === 1
      ? `M${x}-0v-${high - 8}q0-8 8-8h16q8 0 8 8v${high - 8}z`
      : (index + seed) % 3 === 2
        ? `M${x - 2} 0v-${high}h36v${high}z`
        : `M${x} 0q-8-${high * 0.7} 8-${high * 0.8}v-8h14v8q16 ${high * 0.1} 8 ${high * 0.8}z`
  })
  return placed(
    0,
    y,
    1,
    shape(boxes.filter((_, index) => index % 2 === 0).join(''), dim) +
      shape(boxes.filter((_, index) => index % 2 === 1).join(''), light) +
      rect(left - 10, 0, right - left + 10, 7, light),
  )
}

/** The open front of a small shop: doorway, counter, stocked room behind, a folded shutter; floor on y = 0, from 150 to 790. */
export function shopFront(c: StallColours): string {
  const room =
    rect(150, -362, 556, 362, c.room) +
    shape('M250-362H706V-126H250z', c.roomLight) +
    stock(280, 706, -256, 1, c.dim, c.dimLight) +
    stock(300, 706, -176, 4, c.dim, c.dimLight) +
    shape('M164 0L250-40V-126H150V0z', c.dim)
  const panels = [262, 372, 482, 592]
    .map(
      (x) => rect(x, -98, 96, 84, c.panelShade) + shape(`M${x}-98h96l-8 8h-80v68l-8 8z`, c.frame),
    )
    .join('')
  const counter =
    rect(246, -112, 460, 112, c.panel) +
    panels +
    rect(246, -112, 460, 9, c.frame) +
    rect(232, -126, 474, 15, c.top) +
    rect(232, -114, 474, 4, c.topShade)
  const posts = rect(148, -362, 17, 362, c.panel) + rect(161, -362, 5, 362, c.frame)
  const shutter =
    rect(704, -362, 90, 362, c.board) +
    line('M722-362V0M744-362V0M766-362V0', c.boardSeam, 4) +
    line('M706-300H794M706-60H794', c.boardSeam, 7)
  const step = rect(126, 0, 700, 15, c.stone) + rect(126, 15, 700, 12, c.stoneShade)
  return room + counter + posts + shutter + step
}

export interface ShopkeeperColours {
  blouse: string
  shade: string
  light: string
  trousers: string
  trousersShade: string
}

/** A shopkeeper in an áo bà ba who stretches to the right to hang up something by both hands, at (104, -298); feet on y, 300 units tall. */
export function shopkeeper(
  x: number,
  y: number,
  scale: number,
  c: ShopkeeperColours,
  held: string,
): string {
  const hair = '#1f1420'
  const browned = '#b3754c'
  const feet =
    shape('M-24-16L-2-4 4 0-16 0-30-10z', browned) +
    shape('M-26-5L4-3 6 3H-28z', '#4a2a2e') +
    shape('M14-18L34-6 46-3 44 0 10-2z', skin) +
    shape('M8-4L46-3 47 3H6z', '#4a2a2e')
  const legs =
    shape('M-8-150L8-18Q26-12 42-18 44-84 26-152z', c.trousersShade) +
    shape('M-26-154Q-38-92-34-16-14-8 6-16 8-72 16-106L24-154z', c.trousers)
  const farArm =
    limb(
      [
        [14, -232, 13],
        [62, -256, 11],
        [100, -292, 8],
      ],
      c.shade,
    ) + circle(106, -298, 7, browned)
  const torso =
    shape(
      'M-12-246Q8-256 20-244 34-224 31-200 26-182 24-172 36-148 42-122 6-112-40-120-34-150-25-176-30-208-26-228-22-240-12-246z',
      c.blouse,
    ) +
    shape(
      'M20-244Q34-224 31-200 26-182 24-172 36-148 42-122 28-116 12-115 20-150 12-180 20-212 12-246z',
      c.shade,
    ) +
    shape(
      'M-12-246Q-22-240-26-228-30-208-25-176-34-150-40-120-34-118-28-118-20-150-15-178-18-214-12-246z',
      c.light,
    ) +
    line('M-20-160Q-26-140-29-120', c.shade, 2.6)
  const head = placed(
    2,
    -248,
    1,
    shape('M-12-24L-10 4Q2 12 16 2L14-14z', browned) +
      shape(
        'M-14-44Q14-56 28-42 31-36 30-31L37-22Q37-18 31-18L31-12Q32-5 24-4 14-4 8-12L-12-16z',
        skin,
      ) +
      shape('M-14-44Q14-56 28-42 16-36 10-26 2-14-6-12L-16-16z', browned, 0) +
      shape(
        'M-16-22Q-22-48 4-56 26-58 30-42 22-46 14-42 12-30 6-26 2-28 0-22 2-14-6-8-16-10-16-22z',
        hair,
      ) +
      circle(-20, -20, 13, hair) +
      line('M25-11Q29-9 31-12', '#a33326', 2.6) +
      line('M21-32q5-3 8 0', hair, 2.6) +
      circle(3, -19, 2.2, '#f4d690'),
    false,
    -14,
  )
  const arm =
    limb(
      [
        [-4, -230, 15],
        [50, -236, 12.5],
        [88, -268, 9],
      ],
      c.shade,
    ) +
    limb(
      [
        [-4, -232, 14],
        [50, -239, 11],
        [88, -271, 7.5],
      ],
      c.blouse,
    ) +
    line('M-2-240L46-246', c.light, 5) +
    limb(
      [
        [88, -268, 7],
        [98, -278, 6],
      ],
      skin,
    ) +
    circle(101, -282, 7.5, skin)
  return placed(x, y, scale, feet + legs + farArm + held + torso + head + arm)
}

/** Green mangoes and yellow ones heaped in a flat basket, foot at (x, y), 130 units wide; copies of the stencil of a mango. */
export function mangoBasket(x: number, y: number, scale: number, id: string): string {
  const heap = [
    [-34, -48],
    [-4, -54],
    [28, -50],
    [-18, -66],
    [12, -70],
  ] as const
  return placed(
    x,
    y,
    scale,
    heap.map(([mx, my], index) => copyAt(id, mx, my, 1, index * 37 - 60)).join('') +
      shape('M-62-44Q0-30 62-44L48-3Q0 5-48-3z', '#d9a050') +
      shape('M20-36Q46-38 62-44L48-3Q34 0 20 1z', '#a8743a') +
      line('M-58-32Q0-18 58-32M-53-18Q0-6 53-18', '#8f5a2c', 2.4) +
      line('M-63-45Q0-31 63-45', '#efc27a', 6),
  )
}
