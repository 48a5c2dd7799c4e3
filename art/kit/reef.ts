import { num } from './path'
import { between, createRandom, range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A staghorn coral: round-ended branches forking upwards, foot at (x, y), about 100 units tall. */
export function branchCoral(
  x: number,
  y: number,
  scale: number,
  fill: string,
  light: string,
  seed: number,
): string {
  const random = createRandom(seed)
  const levels = ['', '', '', '']
  let tips = ''
  const grow = (px: number, py: number, angle: number, length: number, level: number): void => {
    const nx = px + Math.cos(angle) * length
    const ny = py + Math.sin(angle) * length
    levels[level] += `M${num(px)},${num(py)}L${num(nx)},${num(ny)}`
    if (level === 3) {
      tips += `M${num(nx)},${num(ny)}h0`
      return
    }
    const fork = between(random, 0.3, 0.5)
    grow(nx, ny, angle - fork, length * between(random, 0.7, 0.95), level + 1)
    grow(nx, ny, angle + fork, length * between(random, 0.7, 0.95), level + 1)
  }
  for (const angle of [-2.2, -1.57, -0.94]) grow(0, 4, angle, 34, 0)
  return placed(
    x,
    y,
    scale,
    levels.map((d, index) => line(d, fill, 13 - index * 2)).join('') + line(tips, light, 6),
  )
}

/** A sea fan: a half disc of fine ribs on a short stalk, foot at (x, y), 120 units wide. */
export function fanCoral(x: number, y: number, scale: number, fill: string, rib: string): string {
  const ribs = range(11).map((index) => {
    const angle = Math.PI * (0.06 + index * 0.088)
    return `M0,-16Q${num(-Math.cos(angle) * 30)},${num(-20 - Math.sin(angle) * 34)} ${num(-Math.cos(angle) * 56)},${num(-20 - Math.sin(angle) * 66)}`
  })
  const arcs = 'M-24-30Q0-58 24-30M-40-36Q0-88 40-36M-52-44Q0-112 52-44'
  return placed(
    x,
    y,
    scale,
    shape('M-6 0L-4-18Q-60-22-62-36-60-92 0-96 60-92 62-36 60-22 4-18L6 0z', fill) +
      line(ribs.join('') + arcs, rib, 2.4, 0.8),
  )
}

/** A table coral: flat plates on a stem, foot at (x, y), 130 units wide. */
export function tableCoral(
  x: number,
  y: number,
  scale: number,
  fill: string,
  light: string,
): string {
  const plate = (py: number, rx: number, px: number) =>
    shape(`M${px - rx} ${py}Q${px} ${py + rx * 0.5} ${px + rx} ${py}z`, fill) +
    ellipse(px, py, rx, rx * 0.16, light)
  return placed(
    x,
    y,
    scale,
    shape('M-16 4Q-8-20-14-44H14Q8-20 18 4z', fill) + plate(-44, 64, 0) + plate(-22, 34, 40),
  )
}

/** A brain coral: a furrowed dome, foot at (x, y), 90 units wide. */
export function brainCoral(
  x: number,
  y: number,
  scale: number,
  fill: string,
  furrow: string,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-46 6Q-50-50 0-52T46 6z', fill) +
      line(
        'M-36-4Q-38-30-24-36T-16-14-4-10-6-40 8-44M6 0Q4-22 14-24T22-4 34-6 30-32 20-38',
        furrow,
        3.4,
      ),
  )
}

/** A cluster of tube sponges, foot at (x, y), 90 units tall. */
export function tubeSponge(
  x: number,
  y: number,
  scale: number,
  fill: string,
  dark: string,
): string {
  const tubes = [
    [-26, -50],
    [-8, -84],
    [12, -62],
    [30, -38],
  ].map(
    ([tx = 0, ty = 0]) =>
      line(`M${tx * 0.4} 0L${tx} ${ty}`, fill, 17) + ellipse(tx, ty - 4, 6, 3.4, dark),
  )
  return placed(x, y, scale, tubes.join(''))
}

/** Blades of seaweed swaying up from (x, y). */
export function seaweed(x: number, y: number, scale: number, fill: string, seed: number): string {
  const random = createRandom(seed)
  const d = range(5)
    .map((index) => {
      const tall = between(random, 70, 130)
      const px = (index - 2) * 14
      const sway = between(random, -16, 16)
      return `M${px - 6},4Q${num(px - 20 + sway)},${num(-tall * 0.4)} ${num(px + sway)},${num(-tall * 0.6)}T${num(px + sway * 1.6)},${num(-tall)}Q${num(px + 16 + sway)},${num(-tall * 0.7)} ${num(px + 8 + sway)},${num(-tall * 0.5)}T${px + 6},4z`
    })
    .join('')
  return placed(x, y, scale, shape(d, fill))
}

/** Rising bubbles from (x, y). */
export function bubbles(
  x: number,
  y: number,
  scale: number,
  colour: string,
  count: number,
  seed: number,
): string {
  const random = createRandom(seed)
  return range(count)
    .map((index) =>
      circle(
        x + between(random, -16, 16) * scale,
        y - index * 24 * scale,
        between(random, 3, 8) * scale,
        colour,
        0.6,
      ),
    )
    .join('')
}
