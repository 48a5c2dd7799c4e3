import { num } from './path'
import { range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

export interface ControlTowerColours {
  shaft: string
  shade: string
  cab: string
  glass: string
}

/** An airport control tower: a tapering shaft, a flared cab of lit glass, dishes and a mast; foot at y, 420 units tall. */
export function controlTower(x: number, y: number, scale: number, c: ControlTowerColours): string {
  const shaft =
    shape('M-40 0Q-26-150-30-290H30Q26-150 40 0z', c.shaft) +
    shape('M6-290H30Q26-150 40 0H12Q4-150 6-290z', c.shade) +
    line('M-14-40V-270', c.shade, 5) +
    shape('M-30-288H30L56-318H-56z', c.shade)
  const cab =
    shape('M-62-330H62L58-316H-58z', c.cab) +
    shining(shape('M-60-332L-76-376H76L60-332z', c.glass)) +
    line('M-40-332L-50-376M-20-332L-25-376M0-332V-376M20-332L25-376M40-332L50-376', c.cab, 4) +
    shape('M-82-376H82L70-390H-70z', c.cab) +
    shape('M-40-390H40L32-402H-32z', c.shade)
  const masts =
    line('M0-402V-452M-20-402V-424M24-402V-430', c.cab, 4) +
    shape('M-34-424Q-20-440-8-424-20-416-34-424z', c.cab) +
    circle(0, -454, 5, '#ff5a3a')
  return placed(x, y, scale, shaft + masts + cab)
}

/** The ring of a passport stamp: two rims with worn gaps, ticks between them and wavy bars to one side; radius 100, centre at (x, y). */
export function stampRing(x: number, y: number, scale: number, ink: string, degrees = -14): string {
  const rim = (radius: number, width: number, dash: string) =>
    `<circle r="${radius}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-dasharray="${dash}"/>`
  const ticks = range(28)
    .map((index) => {
      const angle = (index / 28) * Math.PI * 2
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      return index % 7 < 5
        ? `M${num(cos * 84)},${num(sin * 84)}L${num(cos * 91)},${num(sin * 91)}`
        : ''
    })
    .join('')
  const waves = range(4)
    .map((index) => `M106 ${-36 + index * 22}q14-12 28 0t28 0 28 0 28 0`)
    .join('')
  return placed(
    x,
    y,
    scale,
    rim(100, 5, '190 5 140 9 90 4') +
      rim(75, 3, '120 6 200 4') +
      line(ticks, ink, 4) +
      line(waves, ink, 5),
    false,
    degrees,
  )
}

/** A long airport hall with a wave roof and a lit glass front, ground at y, 400 units wide and 66 tall. */
export function terminal(
  x: number,
  y: number,
  scale: number,
  roof: string,
  wall: string,
  lamp: string,
): string {
  const panes = range(12)
    .map((index) => rect(-184 + index * 31, -34, 24, 26, lamp))
    .join('')
  return placed(
    x,
    y,
    scale,
    rect(-192, -42, 384, 42, wall) +
      shining(panes) +
      shape('M-206-40Q-160-74-110-48-60-76-6-50 50-78 98-52 160-80 206-44V-38H-206z', roof),
  )
}
