import { stencils } from '../../kit/copies'
import { palmFromAbove } from '../../kit/from-above'
import { ferryFromAbove, isleFromAbove } from '../../kit/isle-above'
import { cycle, range } from '../../kit/rng'
import { circle, ellipse, line, rect, shape } from '../../kit/shapes'
import { cloud } from '../../kit/sky'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const tones = [
  {
    reef: '#2fb0b8',
    shallow: '#7fe0d0',
    foam: '#f6fff4',
    sand: '#fbe6b0',
    green: '#2f8a50',
    light: '#5fb05a',
    shade: '#1f6a4a',
  },
  {
    reef: '#2fb0b8',
    shallow: '#8fe6d4',
    foam: '#f6fff4',
    sand: '#fbe0a4',
    green: '#3a8f4a',
    light: '#8abf52',
    shade: '#23704a',
  },
] as const

/** The islands: parts of the width and of the height, reach, and two numbers of their shape. */
export const islesOf = (frame: Frame) =>
  choose<readonly (readonly [number, number, number, number, number])[]>(
    frame,
    [
      [0.2, 0.34, 180, 1.35, -16],
      [0.83, 0.3, 165, 1.2, 34],
      [0.7, 0.88, 150, 1.5, 8],
    ],
    [
      [0.3, 0.2, 180, 1.25, -16],
      [0.8, 0.53, 150, 1.05, 50],
      [0.28, 0.84, 165, 1.25, 14],
    ],
    [
      [0.25, 0.25, 150, 1.2, -16],
      [0.82, 0.4, 130, 1.05, 50],
      [0.3, 0.84, 130, 1.35, 12],
    ],
  )

/** The ferry: parts of the width and of the height, size, and its course in degrees. */
export const ferryOf = (frame: Frame) =>
  choose<readonly [number, number, number, number]>(
    frame,
    [0.5, 0.52, 0.82, 38],
    [0.49, 0.49, 0.8, 78],
    [0.51, 0.515, 0.64, 78],
  )

/** Three islands from straight above, each in its ring of reef and sand, and the white ferry that sews them together. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const isles = islesOf(frame)
  const [a, b, c] = isles.map(([x, y]) => [x * w, y * h] as const)
  const route =
    a && b && c
      ? choose(
          frame,
          whole`M${a[0] + 200 * u},${a[1] + 130 * u}Q${w * 0.42},${h * 0.72} ${w * 0.53},${h * 0.48}T${b[0] - 150 * u},${b[1] - 30 * u}` +
            whole`M${b[0] - 20 * u},${b[1] + 190 * u}Q${w * 0.86},${h * 0.66} ${c[0] + 120 * u},${c[1] - 120 * u}`,
          whole`M${a[0] + 120 * u},${a[1] + 190 * u}Q${w * 0.34},${h * 0.52} ${w * 0.46},${h * 0.5}T${b[0] - 130 * u},${b[1] + 20 * u}` +
            whole`M${b[0] - 40 * u},${b[1] + 180 * u}Q${w * 0.74},${h * 0.8} ${c[0] + 220 * u},${c[1]}`,
          whole`M${a[0] + 110 * u},${a[1] + 160 * u}Q${w * 0.36},${h * 0.56} ${w * 0.48},${h * 0.52}T${b[0] - 120 * u},${b[1] + 20 * u}` +
            whole`M${b[0] - 30 * u},${b[1] + 160 * u}Q${w * 0.74},${h * 0.76} ${c[0] + 200 * u},${c[1]}`,
        )
      : ''
  const ferry = ferryOf(frame)
  const roofs = isles
    .map(([x, y, reach], index) =>
      range(3)
        .map((spot) => {
          const rx = x * w + (spot * 26 - 40) * u
          const ry = y * h + reach * (0.84 + (spot % 2) * 0.1) * u
          return shape(
            whole`M${rx},${ry}l${16 * u},${-10 * u} ${16 * u},${10 * u}v${14 * u}l${-16 * u},${10 * u} ${-16 * u},${-10 * u}z`,
            index === 1 ? '#f0b23a' : '#e0502f',
          )
        })
        .join(''),
    )
    .join('')
  const jetties = isles
    .map(
      ([x, y, reach]) =>
        whole`M${x * w + 30 * u},${y * h + reach * 1.0 * u}l${14 * u},${reach * 0.5 * u}h${40 * u}`,
    )
    .join('')
  const boats = isles
    .flatMap(([x, y, reach]) => [
      [x * w - 60 * u, y * h + reach * 1.42 * u],
      [x * w + 120 * u, y * h + reach * 1.4 * u],
      [x * w - 10 * u, y * h + reach * 1.62 * u],
    ])
    .map(([x = 0, y = 0], index) =>
      shape(
        whole`M${x},${y - 24 * u}q${15 * u},${18 * u} ${8 * u},${42 * u}h${-16 * u}q${-7 * u},${-24 * u} ${8 * u},${-42 * u}z`,
        cycle(['#e0402a', '#fff6e4', '#f6c24a'], index),
      ),
    )
    .join('')
  return [
    rect(0, 0, w, h, '#11749c'),
    ellipse(w * 0.2, h * 0.3, w * 0.5, h * 0.5, '#178bac') +
      ellipse(w * 0.84, h * 0.72, w * 0.46, h * 0.52, '#178bac') +
      ellipse(w * 0.5, h * 0.5, w * 0.2, h * 0.26, '#0e6690', 0.6),
    ripples({
      left: 0,
      right: w,
      top: 0,
      bottom: h,
      count: choose(frame, 34, 28, 28),
      colour: '#5cc4cc',
      seed: 6,
      opacity: 0.5,
      length: 120 * u,
    }),
    line(route, '#fff6e4', 7 * u, 0.85).replace(
      '/>',
      ` stroke-dasharray="2 ${Math.round(20 * u)}"/>`,
    ),
    stencils([['p', circle(14, 20, 78, '#0f3f38', 0.3) + palmFromAbove('#1a5f42', '#5fae4c', 4)]]),
    isles
      .map(([x, y, reach, stretch, turn], index) =>
        isleFromAbove(
          x * w,
          y * h,
          reach * u,
          stretch,
          turn,
          'p',
          cycle(tones, index),
          11 + index * 5,
        ),
      )
      .join(''),
    line(jetties, '#a8703a', 9 * u) + roofs + boats,
    ferryFromAbove(
      ferry[0] * w,
      ferry[1] * h,
      ferry[2] * u,
      '#fffaf0',
      '#d3dde0',
      '#e0402a',
      '#e6fbf4',
      ferry[3],
    ),
    cloud(
      w * choose(frame, 0.47, 0.82, 0.74),
      h * choose(frame, 0.1, 0.1, 0.07),
      300 * u,
      '#fffdf6',
      0.9,
    ) +
      cloud(
        w * choose(frame, 0.12, 0.72, 0.78),
        h * choose(frame, 0.88, 0.93, 0.95),
        280 * u,
        '#fffdf6',
        0.85,
      ),
  ].join('')
}
