import { num } from './path'
import { range } from './rng'
import { circle, radialGradient, shape } from './shapes'
import { shining, sunlit } from './shining'

/** A flat sun with two pale rings of light around it. */
export function sun(x: number, y: number, radius: number, colour: string, halo = colour): string {
  return sunlit(
    circle(x, y, radius * 1.6, halo, 0.16) +
      circle(x, y, radius * 1.28, halo, 0.24) +
      circle(x, y, radius, colour),
  )
}

/** The same without rings, for pictures in which the sun is not the subject. */
export function sunDisc(x: number, y: number, radius: number, colour: string): string {
  return sunlit(circle(x, y, radius, colour))
}

/** A moon with a soft glow and a few flat seas. */
export function moon(x: number, y: number, radius: number, colour: string): string {
  const seas =
    circle(x - radius * 0.3, y - radius * 0.2, radius * 0.2, '#000', 0.06) +
    circle(x + radius * 0.25, y + radius * 0.3, radius * 0.28, '#000', 0.05)
  return shining(glow(x, y, radius * 2.6, colour, 0.35, 'mg') + circle(x, y, radius, colour)) + seas
}

/** A round light that fades to nothing; give each its own id. */
export function glow(
  x: number,
  y: number,
  radius: number,
  colour: string,
  opacity: number,
  id: string,
): string {
  const gradient = radialGradient(id, [
    [0, colour, opacity],
    [1, colour, 0],
  ])
  return shining(gradient) + circle(x, y, radius, `url(#${id})`)
}

/** Broad flat rays fanning out from a point, as on old posters. */
export function sunRays(
  x: number,
  y: number,
  reach: number,
  count: number,
  colour: string,
  opacity: number,
): string {
  const step = (Math.PI * 2) / count
  const d = range(count)
    .map((index) => {
      const from = index * step
      const to = from + step / 2
      const ends = [from, to].map(
        (angle) => `${num(x + Math.cos(angle) * reach)},${num(y + Math.sin(angle) * reach)}`,
      )
      return `M${num(x)},${num(y)}L${ends.join(' ')}z`
    })
    .join('')
  return shape(d, colour, opacity)
}
