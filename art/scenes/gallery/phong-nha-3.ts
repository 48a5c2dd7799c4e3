import { egret } from '../../kit/animals'
import { cyclist } from '../../kit/bikes'
import { copyAt, stencils } from '../../kit/copies'
import { windingRoad } from '../../kit/fields'
import { grove } from '../../kit/foliage'
import { greatBuffalo } from '../../kit/great-buffalo'
import { posterKarst } from '../../kit/poster-karst'
import { range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A peanut plant: pairs of round leaflets and two yellow flowers, 120 units wide and 80 tall. */
function peanutPlant(leaf: string, light: string, flower: string): string {
  const leaves =
    'M-44-22l-14-8M-30-40l-16-14M-8-50l-4-20M16-48l10-18M38-32l18-12M50-14l16-2M-20-20l-10-10M22-18l12-8M0-16v-14'
  return (
    line(
      'M0 10Q-20-16-44-22M0 10Q-10-30-30-40M0 10Q-2-30-8-50M0 10Q6-30 16-48M0 10Q20-20 38-32M0 10Q30-10 50-14',
      leaf,
      5,
    ) +
    line(leaves, leaf, 26) +
    line('M-46-26l-6-4M-32-46l-6-6M-8-58v-6M20-56l4-6M44-38l6-4', light, 13) +
    line('M-18-6h0M30-2h0', flower, 13)
  )
}

/** Phong Nha: a buffalo at the edge of the peanut fields of Bồng Lai, a cyclist on the dirt lane below the karst. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const plain = h * choose(frame, 0.46, 0.44, 0.45)
  const vx = w * choose(frame, 0.76, 0.72, 0.73)
  const k = (x: number, width: number, height: number, seed: number, drop = 0) => ({
    x: w * x,
    base: plain + drop * u,
    width: width * u,
    height: height * u,
    seed,
  })
  const rows = range(23).map((i) => {
    const x = (i - 12) * w * 0.13
    return whole`M${vx + (i - 12) * 5 * u},${plain + 8 * u}L${vx + x},${h * 1.02}L${vx + x + w * 0.062},${h * 1.02}z`
  })
  const bends = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.74, 1.04, 170],
      [0.83, 0.82, 92],
      [0.73, 0.65, 42],
      [0.78, 0.54, 18],
      [0.76, 0.472, 5],
    ],
    [
      [0.6, 1.04, 230],
      [0.82, 0.76, 90],
      [0.78, 0.61, 42],
      [0.69, 0.52, 20],
      [0.72, 0.45, 5],
    ],
    [
      [0.6, 1.04, 200],
      [0.86, 0.74, 80],
      [0.8, 0.6, 36],
      [0.7, 0.52, 17],
      [0.73, 0.46, 5],
    ],
  ).map(([x, y, half]) => [w * x, h * y, half * u] as const)
  const cow = choose(
    frame,
    { x: 0.35, y: 0.95, s: 0.92 },
    { x: 0.49, y: 0.96, s: 0.76 },
    { x: 0.45, y: 0.97, s: 0.72 },
  )
  const rider = choose(
    frame,
    { x: 0.82, y: 0.81, s: 1.7 },
    { x: 0.765, y: 0.59, s: 1.2 },
    { x: 0.775, y: 0.57, s: 1.0 },
  )
  const [cx, cy, cs] = [w * cow.x, h * cow.y, cow.s * u]
  return [
    sky(frame, plain, ['#7fc0c8', '#c9e2cc', '#fdeebc']),
    cloudStreaks(frame, h * 0.08, h * 0.24, 4, '#fff8e2', 10, 0.85),
    choose(
      frame,
      [0.04, 0.2, 0.4, 0.6, 0.76, 0.96],
      [0.05, 0.36, 0.66, 0.96],
      [0.05, 0.36, 0.66, 0.96],
    )
      .map((x, i) =>
        posterKarst({
          ...k(x, 330, 150 + ((i * 61) % 90), 70 + i),
          rock: '#a9d0c4',
          shade: '#90bfb8',
        }),
      )
      .join(''),
    posterKarst({
      ...k(choose(frame, 0.54, 0.4, 0.42), 380, choose(frame, 250, 300, 250), 81, 4),
      rock: '#6fa89c',
      shade: '#4f8a88',
      leaf: '#3f7a70',
    }),
    posterKarst({
      ...k(choose(frame, 0.9, 0.96, 0.96), 420, choose(frame, 330, 420, 330), 84, 6),
      rock: '#57948a',
      shade: '#37707a',
      leaf: '#2f6a62',
    }),
    posterKarst({
      ...k(choose(frame, 0.12, 0.02, 0.02), 460, choose(frame, 300, 380, 300), 88, 6),
      rock: '#57948a',
      shade: '#37707a',
      leaf: '#2f6a62',
    }),
    grove(-20, w + 20, plain + 14 * u, 54 * u, '#2f6a50', 12),
    rect(0, plain + 8 * u, w, h, '#8fb944'),
    shape(rows.join(''), '#5f9a3c'),
    windingRoad({ bends, fill: '#e39a5c', edge: '#b8673a' }),
    shape(
      whole`M${w * rider.x - 60 * u},${h * rider.y}h${130 * u}l${60 * u},${10 * u}h${-130 * u}z`,
      '#9a5236',
    ),
    cyclist(w * rider.x, h * rider.y, rider.s * u, '#d8392a', '#2a2438', true),
    stencils([['pn', peanutPlant('#2f6f3f', '#7fb84a', '#ffd23e')]]),
    range(choose(frame, 8, 5, 5))
      .map((i) => copyAt('pn', (i * 130 - 20) * u, h * 0.86 + (i % 2) * 10 * u, 0.9 * u))
      .join(''),
    shape(
      whole`M${cx - 420 * cs},${cy + 6 * u}h${900 * cs}q${-80 * cs},${34 * u} ${-440 * cs},${36 * u}t${-460 * cs},${-36 * u}z`,
      '#2f5a34',
    ),
    greatBuffalo(cx, cy, cs, {
      hide: '#5a4a5e',
      light: '#93809a',
      shade: '#382d46',
      horn: '#e9d3a4',
      hornShade: '#a8845f',
      muzzle: '#a58a92',
      rope: '#d8392a',
    }),
    egret(cx + choose(frame, 200, 40, 40) * cs, cy - 506 * cs, 2.3 * u),
    range(choose(frame, 13, 8, 8))
      .map((i) =>
        copyAt(
          'pn',
          (i * 140 - 10) * u,
          h * 1.015 + ((i * 3) % 4) * 5 * u,
          (1.25 + ((i * 7) % 3) * 0.12) * u,
        ),
      )
      .join(''),
  ].join('')
}
