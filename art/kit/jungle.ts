import { num } from './path'
import { between, createRandom, range } from './rng'
import { circle, ellipse, line, placed, shape, verticalGradient } from './shapes'

/** A broad banana leaf with torn edges growing up and away from (x, y), 300 units long before it is turned. */
export function bananaLeaf(
  x: number,
  y: number,
  scale: number,
  fill: string,
  vein: string,
  degrees: number,
): string {
  const blade = shape(
    'M0 0Q-44-40-58-110L-40-112-64-134Q-66-190-44-232L-34-222-38-246Q-20-284 4-306 26-280 40-240L32-222 48-226Q66-180 62-132L44-118 60-108Q46-40 0 0z',
    fill,
  )
  const ribs = line(
    'M0 8Q4-150 4-292M0-60L-42-92M1-110L-50-146M2-160L-48-196M3-210L-34-240M0-60L44-88M1-110L52-144M2-160L50-192M3-210L38-238',
    vein,
    3.4,
    0.8,
  )
  return placed(x, y, scale, blade + ribs, false, degrees)
}

/** A fern frond arching from (x, y), 220 units long before it is turned. */
export function fern(
  x: number,
  y: number,
  scale: number,
  fill: string,
  degrees: number,
  flip = false,
): string {
  const count = 11
  const leaflets = range(count)
    .map((index) => {
      const t = (index + 0.8) / count
      const px = 70 * t * t
      const py = -220 * t + 40 * t * t
      const size = 62 * Math.sin(Math.PI * (0.2 + t * 0.78)) + 6
      return `M${num(px)},${num(py + 6)}q${num(-size * 0.5)},${num(-size * 0.5)} ${num(-size)},${num(-size * 0.16)}q${num(size * 0.5)},${num(size * 0.3)} ${num(size)},${num(size * 0.02)}zM${num(px)},${num(py + 6)}q${num(size * 0.6)},${num(-size * 0.2)} ${num(size * 0.9)},${num(size * 0.3)}q${num(-size * 0.6)},${num(size * 0.14)} ${num(-size * 0.9)},${num(-size * 0.12)}z`
    })
    .join('')
  return placed(
    x,
    y,
    scale,
    line('M0 0Q10-130 72-184', fill, 4) + shape(leaflets, fill),
    flip,
    degrees,
  )
}

export interface WaterfallOptions {
  x: number
  top: number
  bottom: number
  /** half width at the top and at the foot. */
  half: readonly [number, number]
  white: string
  shade: string
  seed: number
}

/** A long fall of water: a pale ribbon with darker and brighter threads, spreading to a cloud of spray at its foot. */
export function waterfall(o: WaterfallOptions): string {
  const random = createRandom(o.seed)
  const { x, top, bottom } = o
  const tall = bottom - top
  const [narrow, broad] = o.half
  const body = shape(
    `M${num(x - narrow)},${num(top)}Q${num(x)},${num(top - narrow * 0.3)} ${num(x + narrow)},${num(top)}C${num(x + narrow * 1.1)},${num(top + tall * 0.4)} ${num(x + broad)},${num(top + tall * 0.5)} ${num(x + broad)},${num(bottom)}H${num(x - broad)}C${num(x - broad)},${num(top + tall * 0.5)} ${num(x - narrow * 1.1)},${num(top + tall * 0.4)} ${num(x - narrow)},${num(top)}z`,
    o.white,
  )
  const threads = range(15).map((index) => {
    const side = between(random, -0.86, 0.86)
    const from = between(random, 0.02, 0.6)
    const to = Math.min(1, from + between(random, 0.2, 0.5))
    const at = (t: number) => x + side * (narrow + (broad - narrow) * t ** 1.4)
    const wide = between(random, 3, 9)
    return {
      pale: index % 4 === 0,
      d: `M${num(at(from))},${num(top + tall * from)}Q${num(at((from + to) / 2) + wide)},${num(top + (tall * (from + to)) / 2)} ${num(at(to))},${num(top + tall * to)}Q${num(at((from + to) / 2) - wide)},${num(top + (tall * (from + to)) / 2)} ${num(at(from))},${num(top + tall * from)}z`,
    }
  })
  return body + shape(threads.map((thread) => thread.d).join(''), o.shade, 0.75)
}

/** Spray at the foot of a fall: a bank of soft white humps. */
export function spray(x: number, y: number, half: number, colour: string, opacity: number): string {
  const d = range(9)
    .map((index) => {
      const part = index / 8 - 0.5
      const r = half * (0.34 - Math.abs(part) * 0.34)
      const cx = x + part * half * 2
      return `M${num(cx - r)},${num(y)}a${num(r)},${num(r)} 0 0 1 ${num(2 * r)},0z`
    })
    .join('')
  return shape(d, colour, opacity)
}

/** A shaft of light falling from above the frame through leaves. */
export function lightShaft(
  x: number,
  width: number,
  tall: number,
  lean: number,
  colour: string,
  opacity: number,
  id: string,
): string {
  const gradient = verticalGradient(id, [
    [0, colour, opacity],
    [1, colour, 0],
  ])
  return (
    gradient +
    shape(
      `M${num(x)},-10h${num(width)}l${num(lean + width * 0.8)},${num(tall)}h${num(-width * 2.6)}z`,
      `url(#${id})`,
    )
  )
}

/** A red-shanked douc langur of Sơn Trà sitting on a branch at (x, y) with its white tail hanging, 140 units tall above it. */
export function langur(x: number, y: number, scale: number, flip = false): string {
  const [grey, dark, red, white] = ['#8b93a0', '#2a2833', '#b03a26', '#f6f1e6']
  const tail = shape('M-30-14Q-48 30-40 90-36 130-50 158-28 140-28 96-34 40-12-6z', white)
  const back =
    shape('M-36-2Q-52-52-30-90-14-110 10-104 32-92 30-52 28-16 14 2-16 10-36-2z', grey) +
    shape('M-36-2Q-48-44-36-76-22-40-14 4-28 4-36-2z', '#6d7582')
  const bib =
    shape('M-6-104Q14-92 30-100 34-82 22-74 4-74-6-104z', white) +
    shape('M0-88Q14-80 30-86 28-72 20-68 8-70 0-88z', red)
  const farLeg = line('M22-22L52-34 52 0', dark, 15) + line('M52-30V-4', red, 14)
  const nearLeg =
    shape('M-20-2Q-24-44 10-46 40-44 42-30L22-16Q10 6-20-2z', dark) +
    line('M34-32L30 0', red, 17) +
    line('M26 6H46', dark, 9)
  const arm =
    line('M-8-86Q-6-62 8-52', grey, 18) +
    line('M8-52L44-40 64-16', white, 12) +
    line('M64-14L70 2', dark, 9)
  const head =
    circle(6, -122, 25, grey) +
    shape('M-18-120Q-24-94 4-92 34-90 38-116 34-104 20-100-8-100-18-120z', white) +
    shape(
      'M-16-118Q-26-106-20-92-4-84 16-90-8-96-16-118zM36-120Q42-104 34-92 28-88 20-90 34-100 36-120z',
      white,
    ) +
    ellipse(13, -116, 17, 18, '#eeb065') +
    shape('M-8-126Q-4-148 14-147 32-144 32-124 24-134 12-133-2-134-8-126z', dark) +
    ellipse(16, -108, 11, 9, '#fbe3c0') +
    ellipse(6, -120, 3, 3.6, dark) +
    ellipse(21, -120, 3, 3.6, dark) +
    line('M10-104Q16-100 22-105', dark, 1.8) +
    circle(14, -111, 1.3, dark) +
    circle(18, -111, 1.3, dark)
  return placed(x, y, scale, tail + farLeg + back + bib + nearLeg + head + arm, flip)
}

/** A rope of vine hanging in a loop between two points, with small leaves. */
export function vine(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  sag: number,
  colour: string,
  leaf: string,
  scale: number,
): string {
  const midX = (fromX + toX) / 2
  const midY = (fromY + toY) / 2 + sag * 2
  const leaves = range(7)
    .map((index) => {
      const t = (index + 0.5) / 7
      const px = (1 - t) ** 2 * fromX + 2 * t * (1 - t) * midX + t * t * toX
      const py = (1 - t) ** 2 * fromY + 2 * t * (1 - t) * midY + t * t * toY
      const way = index % 2 === 0 ? 1 : -1
      return `M${num(px)},${num(py)}q${num(12 * way * scale)},${num(6 * scale)} ${num(8 * way * scale)},${num(28 * scale)}q${num(-14 * way * scale)},${num(-10 * scale)} ${num(-8 * way * scale)},${num(-28 * scale)}z`
    })
    .join('')
  return (
    line(
      `M${num(fromX)},${num(fromY)}Q${num(midX)},${num(midY)} ${num(toX)},${num(toY)}`,
      colour,
      4 * scale,
    ) + shape(leaves, leaf)
  )
}
