import { motorbike } from '../../kit/bikes'
import { sampan } from '../../kit/boats'
import { copyAt, stencils } from '../../kit/copies'
import { buckwheat, cliffWall, passRoad } from '../../kit/gorge'
import { mist, mountains } from '../../kit/haze'
import { type Point, smoothLine } from '../../kit/path'
import { range } from '../../kit/rng'
import { ellipse, line, placed, polygon, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** The Ha Giang loop: hairpins stacked on the flank of Mã Pì Lèng, the jade Nho Quế between sheer walls far below, buckwheat in flower. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const far = h * choose(frame, 0.36, 0.34, 0.35)
  const gx = choose(frame, 0.66, 0.68, 0.68)
  const river = [
    p(gx + 0.01, 0.44),
    p(gx + 0.03, 0.5),
    p(gx - 0.05, 0.58),
    p(gx + 0.04, 0.68),
    p(gx - 0.02, 0.8),
    p(gx + 0.1, 1.03),
  ]
  const bank = [
    p(gx + 0.32, 1.03),
    p(gx + 0.17, 0.82),
    p(gx + 0.13, 0.69),
    p(gx + 0.01, 0.59),
    p(gx + 0.06, 0.51),
    p(gx + 0.025, 0.44),
  ]
  const slope: Point[] = [
    p(-0.02, choose(frame, 0.2, 0.24, 0.24)),
    p(0.1, choose(frame, 0.24, 0.27, 0.27)),
    p(choose(frame, 0.24, 0.26, 0.26), 0.33),
    p(choose(frame, 0.38, 0.44, 0.44), 0.42),
    p(choose(frame, 0.5, 0.56, 0.56), 0.52),
    p(choose(frame, 0.58, 0.62, 0.62), 0.68),
    p(choose(frame, 0.63, 0.66, 0.66), 0.84),
    p(choose(frame, 0.7, 0.72, 0.72), 1.04),
  ]
  const bends = choose<readonly (readonly [number, number])[]>(
    frame,
    [
      [0.03, 0.3],
      [0.16, 0.335],
      [0.28, 0.375],
      [0.31, 0.415],
      [0.16, 0.44],
      [0.09, 0.475],
      [0.22, 0.515],
      [0.38, 0.555],
      [0.42, 0.61],
      [0.2, 0.645],
      [0.06, 0.69],
      [0.2, 0.755],
      [0.44, 0.81],
      [0.52, 0.9],
      [0.3, 1.0],
      [0.1, 1.12],
    ],
    [
      [-0.02, 0.32],
      [0.2, 0.355],
      [0.34, 0.39],
      [0.36, 0.43],
      [0.16, 0.455],
      [0.08, 0.49],
      [0.26, 0.53],
      [0.46, 0.565],
      [0.48, 0.615],
      [0.22, 0.65],
      [0.06, 0.7],
      [0.26, 0.76],
      [0.52, 0.805],
      [0.56, 0.88],
      [0.3, 0.96],
      [0.1, 1.08],
    ],
    [
      [-0.02, 0.32],
      [0.2, 0.355],
      [0.34, 0.39],
      [0.36, 0.43],
      [0.16, 0.455],
      [0.08, 0.49],
      [0.26, 0.53],
      [0.46, 0.57],
      [0.48, 0.625],
      [0.22, 0.66],
      [0.06, 0.71],
      [0.26, 0.775],
      [0.5, 0.825],
      [0.54, 0.91],
      [0.3, 1.0],
      [0.1, 1.12],
    ],
  ).map(([x, y]): Point => p(x, y))
  const bike = choose(
    frame,
    { x: 0.34, y: 0.8, s: 2 },
    { x: 0.36, y: 0.79, s: 2.1 },
    { x: 0.35, y: 0.81, s: 1.8 },
  )
  const passenger =
    shape('M-36-32Q-40-54-32-66H-22Q-15-54-18-32z', '#f0b23a') +
    ellipse(-26, -71, 6, 7, '#d99a6c') +
    shape('M-34-71Q-35-82-26-82T-17-72z', '#2f9c93') +
    line('M-24-58L-10-50', '#f0b23a', 5) +
    rect(-54, -60, 16, 28, '#7a2a3c')
  const meadow = (x: number) =>
    h * choose(frame, 0.93, 0.93, 0.94) + Math.sin(x / (90 * u)) * 12 * u + (x / w) * 30 * u
  return [
    sky(frame, far, ['#5f8fb8', '#f3c9a0', '#ffdf9f']),
    rect(0, far - 2, w, h, '#9c7f9c'),
    cloudStreaks(frame, h * 0.05, h * 0.2, 5, '#fff1d6', 13, 0.6),
    mountains(frame, {
      base: far + 30 * u,
      height: 190 * u,
      peaks: choose(frame, 6, 4, 4),
      seed: 52,
      fill: '#c9a3a8',
      bottom: h * 0.6,
    }),
    mountains(frame, {
      base: far + 80 * u,
      height: 190 * u,
      peaks: choose(frame, 5, 3, 3),
      seed: 18,
      fill: '#9c7f9c',
      bottom: h * 0.6,
    }),
    mist(frame, far - 20 * u, 190 * u, '#ffe9c0', 0.7, 'm'),
    polygon(
      [
        p(gx, 0.4),
        p(gx + 0.04, 0.4),
        p(1.02, 0.9),
        p(1.02, 1.02),
        p(gx - 0.2, 1.02),
        p(gx - 0.1, 0.6),
      ],
      '#1f8f86',
    ),
    cliffWall({
      crest: [
        p(gx + 0.02, 0.37),
        p(gx + 0.08, 0.3),
        p(gx + 0.13, 0.33),
        p(gx + 0.2, 0.2),
        p(gx + 0.27, 0.24),
        p(1.04, 0.08),
      ],
      foot: [
        p(gx + 0.025, 0.45),
        p(gx + 0.055, 0.51),
        p(gx + 0.05, 0.59),
        p(gx + 0.13, 0.69),
        p(gx + 0.18, 0.83),
        p(1.1, 1.04),
      ],
      seed: 5,
      lit: '#e3a878',
      shade: '#b5746a',
      deep: '#8a5260',
    }),
    shape(`${smoothLine(river)}L${bank.map(([x, y]) => whole`${x},${y}`).join(' ')}z`, '#2fae98'),
    shape(
      `${smoothLine([p(gx + 0.03, 0.46), p(gx + 0.04, 0.52), p(gx - 0.01, 0.585), p(gx + 0.1, 0.69), p(gx + 0.1, 0.82), p(gx + 0.22, 1.03)])}H${Math.round(w * (gx + 0.3))}L${bank.map(([x, y]) => whole`${x},${y}`).join(' ')}z`,
      '#5fd0b4',
      0.6,
    ),
    sampan(
      w * (gx + choose(frame, 0.07, 0.06, 0.06)),
      h * 0.76,
      choose(frame, 0.42, 0.46, 0.42) * u,
      '#2a1d2c',
      '#f0b23a',
    ) + line(whole`M${w * (gx + 0.07)},${h * 0.775}l${-60 * u},${40 * u}`, '#c9f3e0', 3 * u, 0.7),
    cliffWall({
      crest: [
        p(gx + 0.01, 0.4),
        p(gx - 0.06, 0.43),
        p(gx - 0.12, 0.5),
        p(gx - 0.16, 0.6),
        p(gx - 0.14, 0.8),
        p(gx - 0.1, 1.04),
      ],
      foot: [
        p(gx + 0.015, 0.45),
        p(gx + 0.03, 0.5),
        p(gx - 0.04, 0.58),
        p(gx + 0.04, 0.68),
        p(gx - 0.01, 0.8),
        p(gx + 0.1, 1.04),
      ],
      seed: 9,
      lit: '#6a5a86',
      shade: '#54456f',
      deep: '#3a3058',
    }),
    shape(`${smoothLine(slope)}H-20z`, '#6f8f58'),
    shape(
      whole`${smoothLine(slope)}L${w * choose(frame, 0.52, 0.54, 0.54)},${h * 0.86}L${w * choose(frame, 0.46, 0.48, 0.48)},${h * 0.64}L${w * 0.3},${h * 0.48}L${w * 0.12},${h * 0.36}z`,
      '#4f7050',
      0.75,
    ),
    shape(
      [
        [0.14, 0.4],
        [0.24, 0.48],
        [0.3, 0.6],
        [0.02, 0.56],
        [0.14, 0.6],
        [0.34, 0.72],
        [0.02, 0.8],
        [0.14, 0.86],
      ]
        .map(
          ([x = 0, y = 0], index) =>
            whole`M${w * x},${h * y}l${14 * u},${-(34 + (index % 3) * 14) * u} ${22 * u},${10 * u} ${12 * u},${24 * u}z`,
        )
        .join(''),
      '#a3a58c',
    ),
    passRoad({
      path: bends,
      half: [7 * u, choose(frame, 56, 60, 52) * u],
      fill: '#f3e0b4',
      edge: '#8a6a4c',
      dash: '#c9a468',
    }),
    ellipse(w * bike.x, h * bike.y + 2 * u, 76 * u, 9 * u, '#5a3a2c', 0.4),
    motorbike(w * bike.x, h * bike.y, bike.s * u, {
      bike: '#1f2f5c',
      shirt: '#d8322b',
      helmet: '#fff1cf',
    }),
    placed(w * bike.x, h * bike.y, bike.s * u, passenger),
    shape(
      whole`M-10,${h + 10}V${meadow(0)}Q${w * 0.3},${meadow(0) - 26 * u} ${w * 0.6},${meadow(w * 0.5)}T${w + 10},${meadow(w) - 10 * u}V${h + 10}z`,
      '#5a6f44',
    ),
    stencils([
      ['bw', buckwheat('#8a3f5c', '#e0709c', '#ffd0dc', 3)],
      ['bx', buckwheat('#7a2f50', '#cf4a82', '#ffb3cc', 8)],
    ]),
    range(choose(frame, 15, 9, 9))
      .map((index) =>
        copyAt(
          'bw',
          index * 118 * u,
          meadow(index * 118 * u),
          (0.86 + ((index * 7) % 4) * 0.09) * u,
        ),
      )
      .join(''),
    range(choose(frame, 12, 8, 8))
      .map((index) =>
        copyAt(
          'bx',
          (30 + index * 148) * u,
          meadow(index * 140 * u) + 74 * u,
          (1.1 + ((index * 5) % 4) * 0.1) * u,
        ),
      )
      .join(''),
  ].join('')
}
