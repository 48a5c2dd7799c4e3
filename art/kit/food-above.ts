import { num } from './path'
import { between, createRandom, range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

export type SoupKind = 'beef' | 'spicy' | 'crab' | 'quang'

/** Path data of one leaf from (x, y), turned by degrees from straight up. */
export function leafBlade(
  x: number,
  y: number,
  degrees: number,
  length: number,
  half: number,
): string {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const spot = (along: number, across: number) =>
    `${num(x + along * sin + across * cos)},${num(y - along * cos + across * sin)}`
  return `M${spot(0, 0)}Q${spot(length * 0.35, -half * 2)} ${spot(length, 0)} ${spot(length * 0.35, half * 2)} ${spot(0, 0)}z`
}

/** A shrimp curled on its side, 40 units wide, centred on the origin. */
function shrimp(x: number, y: number, degrees: number): string {
  return placed(
    x,
    y,
    1,
    line('M-17 10A19 19 0 1 1 17 8', '#f0784e', 12) +
      line('M-17 10A19 19 0 1 1 17 8', '#ffd9bd', 10).replace('/>', ' stroke-dasharray="1 8"/>') +
      shape('M14 6L28 14 20 22 12 12z', '#e0512f'),
    false,
    degrees,
  )
}

function rings(
  spots: readonly (readonly [number, number])[],
  radius: number,
  colour: string,
  width: number,
): string {
  const d = spots
    .map(
      ([x, y]) =>
        `M${x - radius},${y}a${radius},${radius} 0 1 0 ${radius * 2},0a${radius},${radius} 0 1 0 ${-radius * 2},0`,
    )
    .join('')
  return line(d, colour, width)
}

const scallions = (turn: number) =>
  rings(
    range(9).map((index) => [
      Math.round(Math.cos(index * 2.4 + turn) * (18 + index * 6)),
      Math.round(Math.sin(index * 2.4 + turn) * (18 + index * 6)),
    ]),
    5,
    '#5aa544',
    3.6,
  )

const basil = (x: number, y: number, turn: number) =>
  shape(
    [-60, -22, 18, 58]
      .map((degrees, index) => leafBlade(x, y, turn + degrees, 40 + (index % 2) * 10, 10))
      .join(''),
    '#2f7d43',
  ) +
  line(
    `M${x},${y}l${num(Math.sin((turn * Math.PI) / 180) * 30)},${num(-Math.cos((turn * Math.PI) / 180) * 30)}`,
    '#8fc46a',
    2.4,
  )

const toppings: Record<SoupKind, () => string> = {
  beef: () =>
    shape(
      'M-62-30Q-40-66-8-50-2-26-28-14-56-8-62-30zM-44 6Q-22-22 8-8 16 14-12 26-42 28-44 6zM6-58Q34-66 46-38 36-18 14-28-2-40 6-58z',
      '#a8503f',
    ) +
    shape(
      'M-52-30Q-38-54-14-44-10-28-28-22-46-20-52-30zM-34 7Q-18-12 2-2 8 10-10 18-30 18-34 7zM12-52Q30-56 38-38 30-26 18-32 8-40 12-52z',
      '#d98b78',
    ) +
    line('M-10 44Q14 60 40 44M-2 36Q16 48 34 36', '#fff6e4', 4) +
    scallions(0.4) +
    basil(44, 30, 60) +
    rings(
      [
        [-46, 42],
        [20, -4],
      ],
      5,
      '#e0301f',
      4.4,
    ),
  spicy: () =>
    [
      [-34, -26],
      [30, -40],
      [-14, 36],
    ]
      .map(([x = 0, y = 0], index) =>
        index === 1
          ? circle(x, y, 25, '#c9836a') + circle(x, y, 21, '#e0a98c')
          : circle(x, y, 27, '#8a4a34') +
            circle(x, y, 22, '#c98a6c') +
            line(`M${x - 12},${y - 4}q12-10 24 2M${x - 8},${y + 8}q8-6 16 0`, '#f0d2bc', 4),
      )
      .join('') +
    line('M30 14Q46 4 62 10M26 22Q44 14 60 20M32 30Q44 24 56 30', '#8a4a78', 3.4) +
    scallions(1.6) +
    basil(40, 48, 120) +
    shape('M-68 14Q-44 22-40 52-60 44-68 14z', '#e0301f') +
    rings(
      [
        [-4, -8],
        [54, -14],
        [6, 62],
      ],
      4,
      '#ffb04a',
      3,
    ),
  crab: () =>
    shape('M-56-34Q-48-62-20-54 2-66 18-46 30-22 8-14-10 2-30-8-58-8-56-34z', '#b8744a') +
    shape('M-46-36Q-34-52-18-44 0-54 10-40 14-26 0-24-20-12-34-20-48-24-46-36z', '#d99a68') +
    shape(
      'M-58 20Q-40-2-14 14-20 42-44 44-58 38-58 20zM34-20Q58-24 66 0 56 22 38 16 28-4 34-20z',
      '#e23a26',
    ) +
    shape('M-48 22Q-38 8-22 18-26 34-42 36zM42-12Q54-12 58 0 50 12 42 8z', '#ff7a54') +
    placed(
      16,
      40,
      1,
      rect(-17, -15, 34, 30, '#e8b04a') + rect(-17, -15, 34, 8, '#f6d488'),
      false,
      18,
    ) +
    placed(
      38,
      -52,
      1,
      rect(-13, -12, 26, 24, '#e8b04a') + rect(-13, -12, 26, 7, '#f6d488'),
      false,
      -24,
    ) +
    scallions(2.7) +
    basil(-12, 54, 190),
  quang: () =>
    shape('M-6 8L64-52Q90-10 72 34z', '#f4dca8') +
    shape('M-6 8L72 34 68 44z', '#c99a54') +
    line('M24 0h0M44-20h0M58-4h0M50 14h0M36 10h0M60-26h0', '#6a4426', 5) +
    shrimp(-40, -30, -20) +
    shrimp(-4, -58, 40) +
    shrimp(-46, 26, -80) +
    ellipse(6, 50, 20, 16, '#fffdf2') +
    ellipse(6, 50, 10, 9, '#f6a623') +
    basil(-22, 6, -60) +
    line('M-64-2h0M-14-24h0M-26 50h0M-10 28h0M-62 12h0', '#d9a860', 9) +
    rings(
      [
        [30, -60],
        [-20, 66],
      ],
      5,
      '#e0301f',
      4.4,
    ),
}

export interface SoupColours {
  glaze: string
  paint: string
  broth: string
  noodle: string
  shadow: string
}

/** A bowl of noodle soup from straight above, 200 units across. */
export function soupBowl(
  x: number,
  y: number,
  scale: number,
  kind: SoupKind,
  c: SoupColours,
  seed: number,
): string {
  const random = createRandom(seed)
  const nest = range(13)
    .map(() => {
      const turn = random() * 6.3
      const reach = between(random, 6, 34)
      const r = between(random, 16, 42)
      const a = random() * 6.3
      const [cx, cy] = [Math.cos(turn) * reach, Math.sin(turn) * reach]
      const end = (angle: number) =>
        `${Math.round(cx + Math.cos(angle) * r)},${Math.round(cy + Math.sin(angle) * r)}`
      return `M${end(a)}A${Math.round(r)},${Math.round(r)} 0 0 1 ${end(a + 2.6)}`
    })
    .join('')
  const marks = `<circle r="92" fill="none" stroke="${c.paint}" stroke-width="6" stroke-dasharray="14 10.100"/>`
  const rim = circle(14, 18, 104, c.shadow, 0.5) + circle(0, 0, 100, c.glaze) + marks
  const soup =
    circle(0, 0, 82, c.broth) + shape('M-82 0A82 82 0 0 1 58-58 82 82 0 0 0-82 0z', '#000', 0.18)
  return placed(
    x,
    y,
    scale,
    rim + soup + line(nest, c.noodle, 7.4) + line(nest, '#000', 1.4, 0.12) + toppings[kind](),
  )
}

/** Two chopsticks lying side by side, 260 units long, centred on (x, y). */
export function chopsticks(
  x: number,
  y: number,
  scale: number,
  wood: string,
  tip: string,
  degrees: number,
): string {
  const pair =
    shape('M-130-9L130-5V-1L-130-3zM-130 9L130 4V8L-130 15z', wood) +
    shape('M-130-9L-70-8V-3.500H-130zM-130 9L-70 8V13.500L-130 15z', tip)
  return placed(
    x,
    y,
    scale,
    `<g opacity=".3" transform="translate(5,9)">${shape('M-130-9L130-5V8L-130 15z', '#000')}</g>${pair}`,
    false,
    degrees,
  )
}

/** Half a lime from straight above, 60 units across. */
export function limeHalf(x: number, y: number, scale: number, degrees = 0): string {
  const cells = range(8)
    .map((index) => leafBlade(0, 0, index * 45, 21, 4.6))
    .join('')
  return placed(
    x,
    y,
    scale,
    circle(4, 6, 30, '#000', 0.22) +
      circle(0, 0, 30, '#5f9f35') +
      circle(0, 0, 26, '#eef3b8') +
      shape(cells, '#b5d24e'),
    false,
    degrees,
  )
}

/** A chilli lying on its side, 90 units long. */
export function chilliPod(
  x: number,
  y: number,
  scale: number,
  degrees: number,
  red = '#e0301f',
  light = '#ff7a54',
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-34 4Q-10-16 46 8-8 18-34 4z', '#000', 0.18) +
      shape('M-36-2Q-34-12-20-10 14-10 48 2 10 12-22 8-36 8-36-2z', red) +
      line('M-24-4Q4-6 26-1', light, 3) +
      line('M-36 0L-50-6', '#4f8a3a', 5),
    false,
    degrees,
  )
}

/** A sprig of herbs lying flat: stem and paired leaves, 150 units long, its foot at (x, y). */
export function herbSprig(
  x: number,
  y: number,
  scale: number,
  leaf: string,
  light: string,
  degrees: number,
  wide = 12,
): string {
  const pairs = range(5)
    .map((index) => {
      const long = 46 - index * 5
      return (
        leafBlade(0, -30 - index * 24, -62 + index * 6, long, wide) +
        leafBlade(0, -30 - index * 24, 62 - index * 6, long, wide)
      )
    })
    .join('')
  const stem = line('M0 0V-140', light, 3.4)
  const ribs = range(5)
    .map(
      (index) =>
        `M0,${-30 - index * 24}l${26 - index * 3},${-14 - index * 2}M0,${-30 - index * 24}l${-26 + index * 3},${-14 - index * 2}`,
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    shape(pairs + leafBlade(0, -134, 0, 34, wide), leaf) + stem + line(ribs, light, 1.8, 0.8),
    false,
    degrees,
  )
}

/** A bowl of dipping fish sauce with chilli and garlic from straight above, 120 units across. */
export function sauceBowl(
  x: number,
  y: number,
  scale: number,
  glaze: string,
  paint: string,
): string {
  return placed(
    x,
    y,
    scale,
    circle(9, 12, 63, '#000', 0.25) +
      circle(0, 0, 60, glaze) +
      `<circle r="54" fill="none" stroke="${paint}" stroke-width="4" stroke-dasharray="9 6"/>` +
      circle(0, 0, 47, '#c2641c') +
      shape('M-47 0A47 47 0 0 1 33-33 50 50 0 0 0-47 0z', '#7a3412', 0.6) +
      shape('M-20 30Q10 40 32 10 22 34-4 38z', '#f0a850') +
      rings(
        [
          [-14, -8],
          [12, 8],
          [-4, 18],
          [22, -12],
        ],
        5,
        '#e8301f',
        4.6,
      ) +
      line('M2-18h5M-24 8h5M10-4h4M-8 2h5M16 22h4M28 4h3', '#fff1cf', 6),
  )
}
