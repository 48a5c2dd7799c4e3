import { casuarina } from '../../kit/casuarina'
import { copyAt, stencils } from '../../kit/copies'
import { duneWalker } from '../../kit/dune-walker'
import { lotusBud, lotusFlower } from '../../kit/lotus'
import { lotusLeaf } from '../../kit/lotus-leaf'
import { crestHeight, lens, mix, type Point, smoothLine } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { clipped, ellipse, line, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { sunDisc } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

type Spots = readonly (readonly [number, number])[]

/** Mũi Né: the White Dunes of Bàu Trắng at sunrise, walkers in single file on the crest, the lotus lake below. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const on = (points: Spots): Point[] => points.map(([x, y]): Point => [w * x, h * y])
  const horizon = h * choose(frame, 0.5, 0.48, 0.5)
  const shore = h * choose(frame, 0.76, 0.77, 0.77)
  const crest = on(
    choose<Spots>(
      frame,
      [
        [-0.1, 0.64],
        [0.08, 0.6],
        [0.24, 0.52],
        [0.38, 0.41],
        [0.5, 0.3],
        [0.6, 0.235],
        [0.66, 0.21],
        [0.74, 0.26],
        [0.86, 0.36],
        [1.1, 0.44],
      ],
      [
        [-0.14, 0.6],
        [0.06, 0.57],
        [0.24, 0.49],
        [0.4, 0.39],
        [0.54, 0.3],
        [0.66, 0.245],
        [0.74, 0.23],
        [0.84, 0.27],
        [0.96, 0.33],
        [1.14, 0.38],
      ],
      [
        [-0.14, 0.62],
        [0.06, 0.59],
        [0.24, 0.51],
        [0.4, 0.4],
        [0.54, 0.3],
        [0.66, 0.24],
        [0.74, 0.22],
        [0.84, 0.26],
        [0.96, 0.33],
        [1.14, 0.39],
      ],
    ),
  )
  const [px, py] = crest[6] ?? [0, 0]
  const top = smoothLine(crest)
  const dune = whole`${top}V${shore + 20 * u}H${-w * 0.2}z`
  const lee = whole`M${px - 20 * u},${py + 6 * u}Q${px + 40 * u},${py - 4 * u} ${px + 70 * u},${py + 16 * u}L${w * 1.2},${py}V${shore + 20 * u}H${px - 180 * u}Q${px + 110 * u},${mix(py, shore, 0.8)} ${px + 10 * u},${mix(py, shore, 0.58)}T${px + 50 * u},${mix(py, shore, 0.26)}T${px - 20 * u},${py + 6 * u}z`
  const fold = whole`M${-w * 0.1},${h * 0.72}Q${w * 0.16},${h * 0.6} ${w * 0.34},${h * 0.64}T${w * 0.62},${shore + 20 * u}H${-w * 0.1}z`
  const walkers = choose(
    frame,
    [0.2, 0.272, 0.336, 0.4, 0.455],
    [0.14, 0.25, 0.345, 0.435, 0.515],
    [0.16, 0.265, 0.36, 0.445, 0.52],
  )
  const stand = (part: number): Point => {
    const x = w * part
    return [x, crestHeight(crest, x) + choose(frame, 5, 3, 4) * u]
  }
  const size = choose(frame, 1, 1.05, 0.92) * u
  const random = createRandom(5)
  const ripple = range(6)
    .map((index) =>
      smoothLine(
        crest.map(([x, y]): Point => [x - index * 36 * u, y + (70 + index * (58 + index * 7)) * u]),
      ),
    )
    .join('')
  const pads = range(choose(frame, 22, 16, 16))
    .map((index) => {
      const part = index / choose(frame, 22, 16, 16)
      const y = mix(shore + 40 * u, h + 10, part)
      const rx = mix(34, 118, part) * u
      const x = between(random, -0.05, 1.05) * w
      return (
        ellipse(x, y + 5 * u, rx, rx * 0.26, '#1c5a55') +
        ellipse(x, y, rx, rx * 0.25, index % 2 ? '#3f9a6c' : '#58ad74')
      )
    })
    .join('')
  const leaf = { top: '#4aa56c', under: '#1f6a54', vein: '#8fcf8a', stalk: '#1c5a4a' }
  const place = choose(
    frame,
    { a: 0.16, b: 0.86, c: 0.34, d: 0.7, e: 0.5 },
    { a: 0.16, b: 0.92, c: 0.44, d: 0.72, e: 0.28 },
    { a: 0.14, b: 0.92, c: 0.42, d: 0.72, e: 0.26 },
  )
  const k = choose(frame, 1, 1, 0.86) * u
  return [
    sky(frame, horizon + 90 * u, ['#5b9fb8', '#b9d6cc', '#fde3b4', '#fca983']),
    sunDisc(
      w * choose(frame, 0.2, 0.2, 0.2),
      horizon - choose(frame, 10, 4, 10) * u,
      choose(frame, 150, 140, 128) * u,
      '#ee5a3c',
    ),
    shape(
      lens(w * 0.18, horizon - 90 * u, 360 * u, 14 * u) +
        lens(w * 0.34, horizon - 180 * u, 560 * u, 18 * u) +
        lens(w * 0.06, horizon - 230 * u, 380 * u, 14 * u),
      '#fff1d0',
      0.9,
    ),
    shape(
      whole`M-10,${horizon + 120 * u}V${horizon + 20 * u}Q${w * 0.1},${horizon - 40 * u} ${w * 0.22},${horizon + 30 * u}T${w * 0.5},${horizon + 120 * u}z`,
      '#e39a7c',
    ),
    shape(
      whole`M${w * 0.6},${horizon}V${h * 0.36}Q${w * 0.8},${h * 0.26} ${w * 0.92},${h * 0.32}T${w + 10},${h * 0.3}V${horizon}z`,
      '#b9a3b4',
    ),
    stencils([
      ['wa', duneWalker('#d8402a', '#8e2638', '#2a2240', '#f7e6b8', true)],
      ['wb', duneWalker('#2f6f8a', '#1b4560', '#2a2240', '#f7e6b8', false)],
      ['wc', duneWalker('#f0b23a', '#b0652a', '#2a2240', '#c9452f', true)],
      ['ca', casuarina('#4a3a44', '#23584e', '#3f7f62', 4)],
    ]),
    clipped(
      'du',
      dune,
      shape(dune, '#fdf1d6') +
        line(ripple, '#efd3a4', 4 * u) +
        shape(fold, '#f4dcb2') +
        shape(lee, '#8683ae') +
        shape(
          whole`M${px + 50 * u},${mix(py, shore, 0.26)}Q${px + 260 * u},${mix(py, shore, 0.4)} ${w * 1.1},${mix(py, shore, 0.5)}V${shore + 20 * u}H${px + 160 * u}Q${px + 320 * u},${mix(py, shore, 0.7)} ${px + 50 * u},${mix(py, shore, 0.26)}z`,
          '#6a6798',
        ),
    ),
    line(top, '#fffaf0', 5 * u),
    walkers
      .map((part) => {
        const [x, y] = stand(part)
        return whole`M${x - 12 * u},${y + 4 * u}L${x + 10 * u},${y}L${x + 150 * u},${y + 92 * u}L${x + 128 * u},${y + 92 * u}z`
      })
      .map((d) => shape(d, '#a99ab0'))
      .join(''),
    walkers
      .map((part, index) =>
        copyAt(['wa', 'wb', 'wc', 'wb', 'wa'][index] ?? 'wa', ...stand(part), size),
      )
      .join(''),
    range(choose(frame, 7, 5, 5))
      .map((index) =>
        copyAt(
          'ca',
          Math.round(
            w * (choose(frame, 0.62, 0.54, 0.54) + index * choose(frame, 0.062, 0.1, 0.1)),
          ),
          shore + 16 * u,
          (0.25 + ((index * 7) % 5) * 0.035) * u,
        ),
      )
      .join(''),
    shape(
      whole`M${w * 0.5},${shore + 22 * u}Q${w * 0.7},${shore - 26 * u} ${w + 10},${shore - 8 * u}V${shore + 30 * u}z`,
      '#23584e',
    ),
    rect(0, shore + 10 * u, w, h, '#4f9fae'),
    shape(
      range(16)
        .map(() =>
          lens(
            between(random, 0, w),
            between(random, shore + 30 * u, h),
            between(random, 120, 320) * u,
            7 * u,
          ),
        )
        .join(''),
      '#bfe0d8',
      0.8,
    ),
    shape(
      range(9)
        .map((index) =>
          lens(
            w * (0.04 + (index % 3) * 0.12),
            shore + (24 + index * 20) * u,
            (380 - index * 26) * u,
            8 * u,
          ),
        )
        .join(''),
      '#fbd3a8',
    ),
    shape(lens(w * 0.26, shore + 12 * u, w * 0.9, 10 * u), '#e0bb8c'),
    pads,
    lotusLeaf(w * place.a, h + 40 * u, 1.5 * k, leaf, 150, -6),
    lotusLeaf(w * place.b, h + 50 * u, 1.7 * k, leaf, 140, 8, true),
    lotusFlower(w * place.c, h + 20 * u, 3.1 * k, '#e0507f', '#ffc2cf', 56),
    lotusFlower(w * place.d, h - 10 * u, 2.2 * k, '#e0507f', '#ffc2cf', 52, true),
    lotusBud(w * place.e, h + 10 * u, 2.6 * k, '#e0507f', 50),
  ].join('')
}
