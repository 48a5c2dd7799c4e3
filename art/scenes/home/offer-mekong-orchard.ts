import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { rambutans } from '../../kit/orchard-fruit'
import { at, mix, type Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { sampanAbove } from '../../kit/sampan-above'
import { line, placed, rect, shape, verticalGradient } from '../../kit/shapes'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A Mekong orchard from the tree tops: rambutans hang over a green canal, a sampan laden with fruit passes underneath. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const middle = (t: number): Point => [
    w * mix(choose(frame, 0.3, 0.34, 0.32), choose(frame, 0.72, 0.7, 0.72), t) +
      Math.sin(t * 5) * 46 * u,
    mix(h + 40, -40, t),
  ]
  const half = (t: number) => mix(choose(frame, 230, 200, 190), choose(frame, 170, 150, 140), t) * u
  const bank = (side: -1 | 1, grow: number) => {
    const points = range(13).map(
      (index): Point => [
        middle(index / 12)[0] + side * (half(index / 12) + grow * u),
        middle(index / 12)[1],
      ],
    )
    const edge = side < 0 ? -20 : w + 20
    return `M${edge},${h + 60}L${points.map(at).join(' ')}L${edge},-60z`
  }
  const crowns = ([-1, 1] as const).flatMap((side) =>
    range(choose(frame, 17, 14, 12)).map((index) => {
      const t = (index * 0.618 + 0.05) % 1
      const reach = half(t) + (90 + ((index * 73) % 100) * choose(frame, 5, 2, 2)) * u
      return copyAt(
        `t${(index + (side > 0 ? 1 : 0)) % 2}`,
        middle(t)[0] + side * reach,
        middle(t)[1],
        (0.85 + ((index * 29) % 40) / 100) * u,
        index * 47,
      )
    }),
  )
  const boat = middle(choose(frame, 0.4, 0.42, 0.42))
  const turn = choose(frame, 36, 18, 24)
  const bough = whole`M${w + 20},${h * 0.12}Q${w * 0.7},${h * 0.06} ${w * 0.46},${h * 0.1}T${w * 0.08},${h * 0.02}M${w * 0.8},${h * 0.08}Q${w * 0.74},${h * 0.2} ${w * 0.66},${h * 0.22}`
  const bunches = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.12, 0.2, 1.35],
      [0.3, 0.16, 1.1],
      [0.48, 0.24, 1.3],
      [0.66, 0.34, 1.6],
      [0.82, 0.24, 1.3],
      [0.94, 0.36, 1.7],
    ],
    [
      [0.12, 0.15, 1.4],
      [0.4, 0.17, 1.3],
      [0.66, 0.28, 1.65],
      [0.92, 0.22, 1.7],
    ],
    [
      [0.12, 0.18, 1.25],
      [0.4, 0.2, 1.15],
      [0.67, 0.33, 1.45],
      [0.92, 0.26, 1.5],
    ],
  )
  return [
    verticalGradient('c', [
      [0, '#a9d98a'],
      [0.5, '#4fb08a'],
      [1, '#1f7f7c'],
    ]),
    rect(0, 0, w, h, 'url(#c)'),
    shape(
      `M${range(9)
        .map((index) => at([middle(index / 8)[0] - half(index / 8) * 0.3, middle(index / 8)[1]]))
        .join('L')}L${range(9)
        .map((index) =>
          at([middle(1 - index / 8)[0] + half(1 - index / 8) * 0.25, middle(1 - index / 8)[1]]),
        )
        .join('L')}z`,
      '#e9f6b0',
      0.4,
    ),
    ripples({
      left: w * 0.2,
      right: w * 0.8,
      top: 0,
      bottom: h,
      count: 24,
      colour: '#f4fbd0',
      seed: 8,
      opacity: 0.6,
      length: 110 * u,
    }),
    shape(bank(-1, -26) + bank(1, -8), '#14554c', 0.5),
    shape(bank(-1, 0) + bank(1, 0), '#b98a52'),
    shape(bank(-1, 34) + bank(1, 34), '#6f9a48'),
    line(
      whole`M${boat[0] - Math.sin((turn * Math.PI) / 180) * 190 * u - 50 * u},${boat[1] + 210 * u}q${40 * u},${-70 * u} ${70 * u},${-110 * u}M${boat[0] - Math.sin((turn * Math.PI) / 180) * 190 * u + 60 * u},${boat[1] + 260 * u}q${20 * u},${-80 * u} ${30 * u},${-140 * u}`,
      '#f4fbd0',
      6 * u,
      0.7,
    ),
    sampanAbove(
      boat[0],
      boat[1],
      choose(frame, 1.05, 1.2, 1.05) * u,
      turn,
      '#5a3424',
      '#b97a44',
      '#7a3fb0',
    ),
    stencils([
      [
        't0',
        foliage(10, 14, 96, 88, '#1f4f3c', 3) +
          foliage(0, 0, 94, 86, '#2f7a48', 3) +
          foliage(-16, -16, 56, 48, '#4f9a52', 6) +
          line('M-50 30h0M34-44h0M48 34h0M-8 56h0M-60-20h0M10 10h0M-28-58h0', '#e0452c', 15),
      ],
      [
        't1',
        foliage(10, 14, 82, 90, '#1f4f3c', 8) +
          foliage(0, 0, 80, 88, '#3a8a4c', 8) +
          foliage(-14, -18, 46, 46, '#6fb055', 4) +
          line('M-40-40h0M30 50h0M44-12h0M-34 34h0M6-58h0', '#e0452c', 15),
      ],
      ['rb', rambutans(0, 0, 1, 3)],
    ]),
    crowns.join(''),
    line(bough, '#4a2c24', 24 * u) +
      line(
        bunches
          .map(
            ([x, y, k]) =>
              whole`M${w * x},${h * y - 70 * k * u}Q${w * x + 20 * u},${h * y - 120 * k * u} ${w * x + 40 * u},${h * 0.05}`,
          )
          .join(''),
        '#4a2c24',
        9 * u,
      ),
    foliage(w * 0.2, h * -0.03, 260 * u, 90 * u, '#174a38', 4) +
      foliage(w * 0.62, h * -0.05, 260 * u, 90 * u, '#174a38', 7) +
      foliage(w * 0.98, h * -0.01, 190 * u, 110 * u, '#174a38', 10),
    bunches
      .map(([x, y, k], index) => placed(w * x, h * y, k * u, '<use href="#rb"/>', index % 2 === 1))
      .join(''),
  ].join('')
}
