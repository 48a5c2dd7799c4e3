import { num } from './path'
import { range } from './rng'
import { circle, line, placed, shape } from './shapes'

export interface GreatLotusColours {
  petal: string
  shade: string
  light: string
  vein: string
  seed: string
  stem: string
}

function petal(
  degrees: number,
  length: number,
  half: number,
): { whole: string; lit: string; vein: string } {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const spot = (along: number, across: number) =>
    `${num(along * sin + across * cos)},${num(-along * cos + across * sin)}`
  const side = (sign: number) =>
    `C${spot(length * 0.25, sign * half * 1.1)} ${spot(length * 0.66, sign * half * 1.25)} ${spot(length, 0)}`
  const back = (sign: number) =>
    `C${spot(length * 0.66, sign * half * 1.25)} ${spot(length * 0.25, sign * half * 1.1)} ${spot(0, 0)}`
  return {
    whole: `M${spot(0, 0)}${side(-1)}${back(1)}z`,
    lit: `M${spot(0, 0)}${side(-1)}C${spot(length * 0.7, -half * 0.3)} ${spot(length * 0.3, -half * 0.2)} ${spot(0, 0)}z`,
    vein: [-0.45, 0, 0.45]
      .map(
        (part) =>
          `M${spot(length * 0.2, half * part * 0.5)}Q${spot(length * 0.55, half * part * 1.3)} ${spot(length * 0.86, half * part * 0.4)}`,
      )
      .join(''),
  }
}

/** A lotus in full flower from the side, its heart at (x, y): rows of veined petals, 400 units wide, 280 tall, `stem` long below. */
export function greatLotus(
  x: number,
  y: number,
  scale: number,
  c: GreatLotusColours,
  stem: number,
): string {
  const row = (
    angles: readonly number[],
    length: number,
    half: number,
    fill: string,
    lit: string,
  ) =>
    angles
      .map((degrees) => {
        const one = petal(degrees, length, half)
        return shape(one.whole, fill) + shape(one.lit, lit, 0.8) + line(one.vein, c.vein, 1.8, 0.5)
      })
      .join('')
  const stalk = line(`M0 20Q26 ${num(stem * 0.5)} -6 ${num(stem)}`, c.stem, 15)
  const heart =
    shape('M-40-26Q-44-70 0-74T40-26Q0-6-40-26z', c.seed) +
    line(
      range(9)
        .map((index) => `M${-32 + index * 8}-66v-${20 + (index % 3) * 8}`)
        .join(''),
      '#f6c24a',
      4,
    )
  const drops = circle(-96, -38, 6, '#fff', 0.8) + circle(54, -96, 5, '#fff', 0.8)
  return placed(
    x,
    y,
    scale,
    stalk +
      row([-16, 16, 0], 216, 50, c.shade, c.petal) +
      row([-44, 44, -30, 30], 212, 50, c.shade, c.petal) +
      heart +
      row([-82, 82], 206, 44, c.petal, c.light) +
      row([-62, 62], 200, 50, c.petal, c.light) +
      row([-104, 104], 150, 34, c.shade, c.petal) +
      row([-34, 34], 166, 54, c.petal, c.light) +
      row([0], 150, 58, c.light, '#ffffff') +
      drops,
  )
}

/** A tea bowl of jade glaze with a little foot, half full, foot at y, 190 units wide and 110 tall. */
export function teaBowl(
  x: number,
  y: number,
  scale: number,
  glaze: string,
  shade: string,
  light: string,
  tea: string,
): string {
  return placed(
    x,
    y,
    scale,
    `<ellipse cx="12" cy="2" rx="92" ry="13" fill="#000" opacity=".25"/>` +
      shape('M-36-12H36L30 4H-30z', shade) +
      shape('M-95-100Q-90-30-40-10H40Q90-30 95-100z', glaze) +
      shape('M40-10Q90-30 95-100H60Q60-40 20-10z', shade) +
      shape('M-82-80Q-76-40-48-24-62-50-64-84z', light, 0.8) +
      line('M-91-82Q0-58 91-82', light, 3, 0.7) +
      `<ellipse cx="0" cy="-100" rx="95" ry="22" fill="${light}"/><ellipse cx="0" cy="-97" rx="84" ry="17" fill="${tea}"/>` +
      shape('M-60-102Q-20-112 20-108-10-100-60-102z', '#fff', 0.45),
  )
}
