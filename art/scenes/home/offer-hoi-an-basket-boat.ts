import { stencils } from '../../kit/copies'
import { coracle } from '../../kit/coracle'
import { nipa } from '../../kit/nipa'
import { skin } from '../../kit/palettes'
import { lens, num } from '../../kit/path'
import { conicalHat } from '../../kit/people'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape, verticalGradient } from '../../kit/shapes'
import { choose, type Scene, unit } from '../../scene'

const cane = {
  weave: '#d9a04a',
  shade: '#8a5a28',
  rim: '#ffd98a',
  inside: '#6a4424',
  shadow: '#0f3f44',
}

/** Somebody standing in a basket boat and leaning into a spin, feet at the origin. */
function spinner(shirt: string, shade: string, lean: number): string {
  const legs = line('M-10-56L-16-4M10-56L18-6', '#2b2440', 15)
  const body =
    shape('M-22-54Q-28-96-16-116Q0-122 16-116 28-96 22-54z', shirt) +
    shape('M4-119Q12-118 16-116 28-96 22-54H8Q16-92 4-119z', shade)
  const arms =
    line('M-16-108Q-46-100-62-120M16-108Q44-92 40-66', shirt, 13) +
    circle(-64, -123, 7, skin) +
    circle(40, -62, 7, skin)
  const paddle =
    line('M-74-150L62 6', '#7d5a2c', 7) +
    shape('M52-8Q74-4 92 34 84 46 74 40 50 20 46 4z', '#c98d48')
  const head = ellipse(0, -134, 14, 16, skin) + conicalHat(0, -141, 2.5)
  return placed(0, 14, 1, legs + body + paddle + arms + head, false, lean)
}

/** Rings and dashes of water thrown round a spinning boat. */
function swirl(x: number, y: number, k: number, turn: number): string {
  const arcs = range(4)
    .map((index) => {
      const r = (132 + index * 46) * k
      const [from, to] = [turn + index * 1.1, turn + index * 1.1 + 3.6 - index * 0.3]
      const spot = (angle: number) =>
        `${num(x + Math.cos(angle) * r)},${num(y + 30 * k + Math.sin(angle) * r * 0.46)}`
      return line(
        `M${spot(from)}A${num(r)},${num(r * 0.46)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${spot(to)}`,
        index % 2 === 0 ? '#d9fbe4' : '#7fdcb4',
        (13 - index * 2.4) * k,
        0.85 - index * 0.14,
      )
    })
    .join('')
  const drops = range(9)
    .map((index) => {
      const angle = turn + index * 0.7
      return circle(
        x + Math.cos(angle) * (150 + (index % 3) * 30) * k,
        y + (10 + Math.sin(angle) * 76 - (index % 2) * 24) * k,
        (5 + (index % 3) * 2) * k,
        '#f4fff4',
      )
    })
    .join('')
  return ellipse(x, y + 34 * k, 250 * k, 112 * k, '#2fae8c', 0.5) + arcs + drops
}

/** Cẩm Thanh near Hoi An: basket boats spin in the nipa creek, seen from above, water thrown in rings. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const boats = choose<readonly (readonly [number, number, number, string, string, number])[]>(
    frame,
    [
      [0.31, 0.36, 0.66, '#2f7fc0', '#1f5a94', 10],
      [0.75, 0.38, 0.74, '#ffc83a', '#d39422', -12],
      [0.52, 0.74, 1.25, '#e8322b', '#b0242c', -14],
    ],
    [
      [0.32, 0.27, 0.66, '#2f7fc0', '#1f5a94', 10],
      [0.68, 0.43, 0.82, '#ffc83a', '#d39422', -12],
      [0.44, 0.72, 1.3, '#e8322b', '#b0242c', -14],
    ],
    [
      [0.3, 0.3, 0.6, '#2f7fc0', '#1f5a94', 10],
      [0.71, 0.36, 0.7, '#ffc83a', '#d39422', -12],
      [0.49, 0.74, 1.15, '#e8322b', '#b0242c', -14],
    ],
  )
  const frond = { leaf: '#14553f', light: '#2f8a50', rib: '#7fbf5c' }
  const clump = (x: number, y: number, k: number, degrees: number, flip = false) =>
    placed(w * x, h * y, k * u, '<use href="#n"/>', flip, degrees)
  const light = range(13)
    .map((index) =>
      lens(
        w * ((index * 0.37 + 0.08) % 1),
        h * ((index * 0.283 + 0.12) % 1),
        (60 + ((index * 31) % 90)) * u,
        8 * u,
      ),
    )
    .join('')
  return [
    verticalGradient('g', [
      [0, '#5fc49a'],
      [0.5, '#1f9a84'],
      [1, '#0f5f66'],
    ]),
    rect(0, 0, w, h, 'url(#g)'),
    stencils([['n', nipa(0, 0, 1, frond, 0, 4)]]),
    shape(light, '#d9fbe4', 0.5),
    clump(0.03, 0.2, 0.85, 8) +
      clump(0.16, 0.13, 0.75, -6, true) +
      clump(0.9, 0.14, 0.8, -10, true) +
      clump(0.99, 0.24, 0.95, -14, true) +
      clump(0.5, 0.06, 0.6, 0),
    boats
      .map(([x, y, k, shirt, shade, lean], index) => {
        const size = k * u * choose(frame, 1.34, 1.2, 1.2)
        return (
          swirl(w * x, h * y, size, index * 1.3) +
          placed(
            w * x,
            h * y,
            size,
            placed(0, 0, 1, coracle(0, 0, 1, cane, `c${index}`, lean * 0.6)) +
              spinner(shirt, shade, lean),
          )
        )
      })
      .join(''),
    clump(-0.01, 1.04, 1.7, 26) +
      clump(choose(frame, 0.12, 0.16, 0.16), 1.1, 1.25, 12) +
      clump(1.01, 1.05, 1.8, -24, true) +
      clump(choose(frame, 0.87, 0.86, 0.86), 1.12, 1.3, -8, true),
  ].join('')
}
