import { num } from './path'
import { between, createRandom, range } from './rng'
import { ellipse, line, placed, shape } from './shapes'

/** An open lotus on its stem, flower about 60 units wide, foot of the stem at (x, y). */
export function lotusFlower(
  x: number,
  y: number,
  scale: number,
  petal: string,
  light: string,
  stem = 60,
  flip = false,
): string {
  const stalk = line(`M0 0Q6 ${num(-stem / 2)} 0 ${num(-stem)}`, '#2f6b4a', 3)
  const top = -stem
  const petals = (
    angles: readonly number[],
    length: number,
    half: number,
    fill: string,
    opacity = 1,
  ) =>
    shape(angles.map((degrees) => lotusPetal(top, degrees, length, half)).join(''), fill, opacity)
  const outer = petals([-76, 76, -58, 58], 36, 9, petal, 0.9)
  const middle = petals([-38, 38, -18, 18], 42, 10, petal)
  const front =
    petals([-48, 48], 30, 9, light, 0.55) +
    petals([-26, 26], 34, 9, light, 0.75) +
    petals([0], 38, 10, light)
  return placed(x, y, scale, stalk + outer + middle + front, flip)
}

function lotusPetal(top: number, degrees: number, length: number, half: number): string {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const spot = (along: number, across: number) =>
    `${num(along * sin + across * cos)},${num(top - along * cos + across * sin)}`
  return `M${spot(0, 0)}Q${spot(length * 0.45, -half * 1.8)} ${spot(length, 0)} ${spot(length * 0.45, half * 1.8)} ${spot(0, 0)}z`
}

/** A lotus bud on its stem. */
export function lotusBud(x: number, y: number, scale: number, petal: string, stem = 50): string {
  return placed(
    x,
    y,
    scale,
    line(`M0 0Q-5 ${num(-stem / 2)} 0 ${num(-stem)}`, '#2f6b4a', 3) +
      shape(
        `M0 ${-stem + 2}Q-15 ${-stem - 10} 0 ${-stem - 32} 15 ${-stem - 10} 0 ${-stem + 2}z`,
        petal,
      ),
  )
}

/** Floating lotus leaves over a patch of water, larger towards the viewer. */
export function lotusPads(
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
  colours: readonly [string, string],
  seed: number,
): string {
  const random = createRandom(seed)
  const depths = range(count)
    .map(() => random())
    .sort((a, b) => a - b)
  return depths
    .map((part) => {
      const rx = (22 + part * 52) * between(random, 0.75, 1.15)
      const x = between(random, left, right)
      const y = top + part * (bottom - top)
      const vein = line(
        `M${num(x)},${num(y)}l${num(rx * 0.7)},${num(-rx * 0.1)}m${num(-rx * 0.7)},${num(rx * 0.1)}` +
          `l${num(-rx * 0.6)},${num(-rx * 0.12)}m${num(rx * 0.6)},${num(rx * 0.12)}` +
          `l${num(-rx * 0.1)},${num(rx * 0.2)}`,
        colours[0],
        2,
      )
      return (
        ellipse(x, y + rx * 0.05, rx, rx * 0.3, colours[0]) +
        ellipse(x, y, rx, rx * 0.28, colours[1]) +
        vein
      )
    })
    .join('')
}
