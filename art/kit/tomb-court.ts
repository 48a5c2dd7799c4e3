import { num, type Point } from './path'
import { between, createRandom, range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

/** A stone mandarin of a royal tomb in his winged hat, holding a tablet, feet at (x, y), 140 units tall on his plinth. */
export function stoneMandarin(
  x: number,
  y: number,
  scale: number,
  stone: string,
  shade: string,
  light: string,
  flip = false,
): string {
  const plinth = rect(-30, -12, 60, 12, shade) + rect(-26, -18, 52, 7, stone)
  const robe =
    shape('M-17-96Q0-104 17-96L22-60 25-18H-25L-22-60z', stone) +
    shape('M2-100Q12-99 17-96L22-60 25-18H10Q14-56 2-100z', light)
  const sleeves =
    shape('M-18-92Q-30-70-24-48L-4-56-2-72 2-72 4-56 24-48Q30-70 18-92L8-78H-8z', shade) +
    rect(-3.4, -92, 7, 26, light) +
    line('M-20-30Q0-24 20-30M-22-36V-20M-8-40V-20M8-40V-20', shade, 1.8)
  const head =
    ellipse(0, -110, 10, 12, stone) +
    shape('M2-122Q10-118 10-110T2-98z', light) +
    line('M-5-112h3M3-112h3M-3-105h6', shade, 1.8) +
    shape('M-4-102Q0-90 4-102z', shade)
  const hat =
    shape('M-13-116V-128Q-8-138 0-138T13-128V-116z', shade) +
    shape('M-12-124L-34-128-34-123-12-118zM12-124L34-128 34-123 12-118z', shade) +
    line('M-13-118H13', light, 2.4)
  return placed(
    x,
    y,
    scale,
    ellipse(0, 0, 34, 5, '#000', 0.2) + plinth + robe + sleeves + head + hat,
    flip,
  )
}

/** A stone elephant of a royal tomb facing left, feet at y, 130 units long and 96 tall. */
export function stoneElephant(
  x: number,
  y: number,
  scale: number,
  stone: string,
  shade: string,
  flip = false,
): string {
  const legs =
    shape('M-34-40L-36-8H-16L-14-36zM26-40L28-8H48L50-40z', shade) +
    shape('M-46-44L-50-8H-30L-24-40zM34-44L42-8H60L60-50z', stone)
  const body = shape('M-50-60Q-48-88-14-90 30-94 54-78 68-62 62-36L34-28H-28Q-48-34-50-60z', stone)
  const head =
    shape('M-36-92Q-62-96-72-76-80-60-76-34L-84-8-74-6-64-34Q-48-36-38-50z', stone) +
    shape('M-44-90Q-28-88-26-66-34-52-46-58-52-76-44-90z', shade) +
    circle(-62, -72, 2.4, '#3a2a3a') +
    line('M-66-46Q-82-40-88-48', '#fff1d6', 4)
  const cloth = shape('M-14-91Q10-94 30-91L36-56H-14z', shade) + line('M-14-62H35', stone, 3)
  return placed(
    x,
    y,
    scale,
    ellipse(0, -4, 66, 6, '#000', 0.2) + rect(-62, -9, 134, 9, shade) + legs + body + cloth + head,
    flip,
  )
}

/** An old frangipani: thick bare forks that end in rosettes of leaves and white flowers with yellow hearts; about 220 units tall, foot at (x, y). */
export function frangipani(
  x: number,
  y: number,
  scale: number,
  c: { wood: string; leaf: string; petal: string; heart: string },
  flip = false,
  seed = 1,
): string {
  const random = createRandom(seed)
  const limbs: string[] = ['', '', '', '', '']
  const tips: Point[] = []
  const grow = (from: Point, angle: number, length: number, level: number): void => {
    const tip: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length]
    const bend = between(random, -0.16, 0.16) * length
    limbs[level] +=
      `M${num(from[0])},${num(from[1])}Q${num((from[0] + tip[0]) / 2 + bend)},${num((from[1] + tip[1]) / 2)} ${num(tip[0])},${num(tip[1])}`
    if (level === 3) {
      tips.push(tip)
      return
    }
    const spread = between(random, 0.42, 0.62)
    grow(tip, angle - spread, length * between(random, 0.66, 0.84), level + 1)
    grow(tip, angle + spread, length * between(random, 0.66, 0.84), level + 1)
  }
  grow([0, 0], -Math.PI / 2 + 0.16, 74, 0)
  const wood = limbs.map((d, index) => (d ? line(d, c.wood, 15 - index * 3.2) : '')).join('')
  const star = (
    cx: number,
    cy: number,
    count: number,
    reach: number,
    width: number,
    turn: number,
  ) =>
    range(count)
      .map((index) => {
        const angle = (index / count) * Math.PI * 2 + turn
        const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
        return `M${num(cx)},${num(cy)}q${num(dx * 0.5 - dy * width)},${num(dy * 0.5 + dx * width)} ${num(dx)},${num(dy)}q${num(-dx * 0.5 + dy * width)},${num(-dy * 0.5 - dx * width)} ${num(-dx)},${num(-dy)}`
      })
      .join('')
  const leaves = shape(
    tips.map(([tx, ty]) => star(tx, ty, 6, 31, 0.3, random() * 3)).join(''),
    c.leaf,
  )
  const blooms = tips.flatMap(([tx, ty]) =>
    range(2).map((): Point => [tx + between(random, -12, 12), ty + between(random, -13, 8)]),
  )
  const petals = shape(
    blooms.map(([bx, by]) => star(bx, by, 5, 10, 0.5, random() * 3)).join(''),
    c.petal,
  )
  return placed(
    x,
    y,
    scale,
    wood +
      leaves +
      petals +
      line(blooms.map(([bx, by]) => `M${num(bx)},${num(by)}h0`).join(''), c.heart, 5),
    flip,
  )
}
