import { copyAt, stencils } from './copies'
import { num } from './path'
import { between, createRandom, range } from './rng'
import { ellipse, line, rect, shape } from './shapes'
import { whole } from './whole-path'

export interface ArcadeArch {
  /** middle of the arch. */
  x: number
  half: number
  /** y where the round part begins. */
  spring: number
}

/** A wall pierced by round arches, seen from within; what was drawn before shows through. The reveals on one side are in shade. */
export function arcadeWall(
  width: number,
  bottom: number,
  arches: readonly ArcadeArch[],
  wall: string,
  reveal: string,
  trim: string,
): string {
  const opening = ({ x, half, spring }: ArcadeArch, grow: number) =>
    `M${num(x - half - grow)},${num(bottom)}V${num(spring)}a${num(half + grow)},${num(half + grow)} 0` +
    ` 0 1 ${num(2 * (half + grow))},0V${num(bottom)}z`
  const reveals = arches.map(({ x, half, spring }) => {
    const deep = half * 0.14
    return shape(
      `M${num(x - half)},${num(bottom)}V${num(spring)}a${num(half)},${num(half)} 0 0 1 ` +
        `${num(2 * half)},0a${num(half - deep)},${num(half)} 0 0 0 ${num(-2 * half + deep)},0` +
        `V${num(bottom)}z`,
      reveal,
    )
  })
  const holes = arches.map((arch) => opening(arch, 0)).join('')
  const rims = arches
    .map(
      ({ x, half, spring }) =>
        `M${num(x - half - 14)},${num(spring)}a${num(half + 14)},${num(half + 14)} 0 0 1 ${num(2 * half + 28)},0`,
    )
    .join('')
  const caps = arches.map(({ x, half, spring }) =>
    [-1, 1]
      .map((side) => rect(x + side * half - (side < 0 ? 34 : 0), spring - 6, 34, 20, trim))
      .join(''),
  )
  return (
    reveals.join('') +
    `<path fill="${wall}" fill-rule="evenodd" d="M-9-9H${width + 9}V${num(bottom + 400)}H-9z${holes}"/>` +
    line(rims, trim, 9) +
    caps.join('')
  )
}

/** A balustrade of glazed vase balusters between two ends; rail on top at y, `tall` high. */
export function glazedBalustrade(
  left: number,
  right: number,
  y: number,
  tall: number,
  glaze: string,
  shade: string,
  rail: string,
  railShade: string,
): string {
  const step = tall * 0.44
  const vase = (half: number, shift: number) =>
    whole`M${shift - half * 0.42},12h${half * 0.84}Q${shift + half * 0.42},36 ${shift + half},60` +
    whole`T${shift + half * 0.42},90h${half * -0.84}Q${shift - half * 1.6},80 ${shift - half},60` +
    whole`T${shift - half * 0.42},12z`
  const count = Math.ceil((right - left) / step)
  return (
    stencils([['gb', shape(vase(17, 0), glaze) + shape(vase(6, 7), shade)]]) +
    range(count)
      .map((index) => copyAt('gb', left + (index + 0.5) * step, y, tall / 100))
      .join('') +
    rect(left, y, right - left, tall * 0.14, rail) +
    rect(left, y + tall * 0.12, right - left, tall * 0.05, railShade) +
    rect(left, y + tall * 0.88, right - left, tall * 0.14, rail) +
    rect(left, y + tall, right - left, tall * 0.06, railShade)
  )
}

/** A cluster of bougainvillea, leaves behind and paper-thin flowers in two tones before; about 140 units across. Make it a stencil. */
export function bougainvillea(leaf: string, flower: string, light: string, seed: number): string {
  const random = createRandom(seed)
  const petals = (r: number) => {
    const turn = random() * 6.3
    const [x, y] = [between(random, -52, 52), between(random, -52, 52)]
    return range(3)
      .map((index) => {
        const angle = turn + index * 2.09
        const [cos, sin] = [Math.cos(angle) * r, Math.sin(angle) * r]
        return (
          whole`M${x},${y}q${cos * 0.4 - sin * 0.7},${sin * 0.4 + cos * 0.7} ${cos},${sin}` +
          whole`q${-cos * 0.2 + sin * 0.7},${-sin * 0.2 - cos * 0.7} ${-cos},${-sin}`
        )
      })
      .join('')
  }
  const scatter = (count: number, r: number) =>
    range(count)
      .map(() => petals(r))
      .join('')
  return shape(scatter(8, 40), leaf) + shape(scatter(9, 33), flower) + shape(scatter(4, 25), light)
}

/** A small café table with a cup and its saucer and a folded napkin, top at y, 120 units wide. */
export function cafeTable(
  x: number,
  y: number,
  wide: number,
  tall: number,
  top: string,
  leg: string,
): string {
  return (
    line(
      `M${num(x)},${num(y)}v${num(tall)}M${num(x - wide * 0.3)},${num(y + tall)}h${num(wide * 0.6)}`,
      leg,
      wide * 0.06,
    ) +
    ellipse(x, y, wide / 2, wide * 0.09, leg) +
    ellipse(x, y - wide * 0.03, wide / 2, wide * 0.09, top)
  )
}
