import { closedCurve } from './contour-terraces'
import { copyAt } from './copies'
import { foliage } from './foliage'
import { at, type Point, smoothLine } from './path'
import { between, createRandom, cycle, range } from './rng'
import { line, placed, rect, shape } from './shapes'

export interface IsleColours {
  reef: string
  shallow: string
  foam: string
  sand: string
  green: string
  light: string
  shade: string
}

/** An island from straight above in its rings of reef, shallows and sand, hills in the middle; palms are copies of the stencil `crown`. */
export function isleFromAbove(
  x: number,
  y: number,
  reach: number,
  stretch: number,
  degrees: number,
  crown: string,
  c: IsleColours,
  seed: number,
): string {
  const random = createRandom(seed)
  const wobble = range(11).map(() => between(random, 0.78, 1.2))
  const ring = (part: number, dx = 0, dy = 0) =>
    closedCurve(
      range(11).map((index): Point => {
        const angle = (index / 11) * Math.PI * 2
        const out = reach * part * (1 + (cycle(wobble, index) - 1) * Math.min(1, part))
        return [Math.cos(angle) * out * stretch + dx, Math.sin(angle) * out + dy]
      }),
    )
  const palms = range(11)
    .map((index) => {
      const angle = (index / 11) * Math.PI * 2 + 0.3
      const out = reach * 0.86 * cycle(wobble, index)
      const [px, py] = [Math.cos(angle) * out * stretch, Math.sin(angle) * out]
      return index % 3 === 2
        ? ''
        : copyAt(crown, px, py, reach * between(random, 0.0016, 0.0021), index * 67)
    })
    .join('')
  const spine = range(6).map(
    (index): Point => [
      reach * stretch * (index - 2.5) * 0.24,
      reach * (index % 2 === 0 ? -0.1 : 0.08) * cycle(wobble, index),
    ],
  )
  const ridge = `${smoothLine(spine)}L${range(6)
    .map((index) =>
      at([reach * stretch * (2.2 - index) * 0.24, reach * (index % 2 === 0 ? 0.52 : 0.3)]),
    )
    .join(' ')}z`
  const woods = range(7)
    .map((index) => {
      const angle = index * 2.4 + seed
      const out = reach * (0.2 + (index % 3) * 0.16)
      return foliage(
        Math.cos(angle) * out * stretch,
        Math.sin(angle) * out - reach * 0.14,
        reach * 0.2,
        reach * 0.13,
        index % 2 === 0 ? c.light : c.green,
        seed + index,
      )
    })
    .join('')
  return placed(
    x,
    y,
    1,
    shape(ring(1.75, reach * 0.1, reach * 0.08), c.reef, 0.55) +
      shape(ring(1.4), c.shallow) +
      line(ring(1.16), c.foam, reach * 0.05) +
      shape(ring(1.1), c.sand) +
      shape(ring(0.86), c.green) +
      shape(ridge, c.shade) +
      woods +
      palms,
    false,
    degrees,
  )
}

/** A fast passenger ferry from straight above, bow up, 110 units wide and 300 long, its wake spreading behind it. */
export function ferryFromAbove(
  x: number,
  y: number,
  scale: number,
  white: string,
  shade: string,
  stripe: string,
  foam: string,
  degrees: number,
): string {
  const wake =
    shape(
      'M-50 120Q-90 260-170 420-90 330-44 300-60 420-90 560-20 440 0 330 20 440 90 560 60 420 44 300 90 330 170 420 90 260 50 120z',
      foam,
      0.75,
    ) + shape('M0-150Q-70-90-96 20-66-50-50-80zM0-150Q70-90 96 20 66-50 50-80z', foam, 0.6)
  const hull = shape(
    'M0-156Q52-96 56-20V126Q56 146 38 146H-38Q-56 146-56 126V-20Q-52-96 0-156z',
    white,
  )
  const side = shape('M0-156Q52-96 56-20V126Q56 146 38 146H18Q34 60 26-40 18-110 0-156z', shade)
  const deck =
    rect(-38, -50, 76, 168, stripe) +
    rect(-38, -50, 76, 30, '#1f4a6a') +
    rect(-28, -4, 56, 104, white) +
    rect(-28, 20, 56, 7, shade) +
    rect(-28, 52, 56, 7, shade) +
    rect(-12, -90, 24, 18, shade)
  const shadow = placed(
    22,
    18,
    1,
    shape('M0-156Q52-96 56-20V146H-56V-20Q-52-96 0-156z', '#04283c', 0.28),
  )
  return placed(x, y, scale, shadow + wake + hull + side + deck, false, degrees)
}
