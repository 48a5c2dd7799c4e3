import { num } from '../../kit/path'
import { raindropRings, rainfall } from '../../kit/rainfall'
import { range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { stoneMandarin } from '../../kit/tomb-court'
import { umbrellaWalker } from '../../kit/walkers'
import { choose, type Scene, unit } from '../../scene'

const tones = [
  ['#8f8f9e', '#6b6c82', '#b4b4be'],
  ['#6f7086', '#4b4c66', '#9d9eac'],
  ['#4d4e68', '#2d2e48', '#8b8ca2'],
] as const

/** The stone court of Khải Định's tomb in a downpour: mandarins in file, the nearest as tall as the picture. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * 0.6
  const file = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.84, 0.7, 2.3],
      [0.66, 0.8, 3.6],
      [0.3, 1.1, 6.7],
    ],
    [
      [0.88, 0.66, 2.2],
      [0.68, 0.78, 3.8],
      [0.28, 1.06, 8.2],
    ],
    [
      [0.88, 0.68, 2],
      [0.7, 0.8, 3.4],
      [0.3, 1.12, 7.4],
    ],
  )
  const stairs = range(7)
    .map((index) =>
      rect(
        w * 0.34 - index * 26 * u,
        ground - (7 - index) * 26 * u,
        w,
        14 * u,
        index % 2 ? '#c2c0ca' : '#8f8d9e',
      ),
    )
    .join('')
  return [
    rect(0, 0, w, h, '#b4b3c0'),
    rect(0, 0, w, h * 0.3, '#9a9aac'),
    shape(`M${num(w * 0.3)},${num(ground)}V${num(h * 0.2)}H${w}V${num(ground)}z`, '#a5a3b2'),
    shape(
      `M${num(w * 0.4)},${num(ground)}V${num(h * 0.1)}h${num(60 * u)}V${num(ground)}zM${num(w * 0.9)},${num(ground)}V${num(h * 0.06)}h${num(66 * u)}V${num(ground)}z`,
      '#8b899c',
    ),
    stairs,
    rect(0, ground, w, h - ground, '#73748c'),
    line(
      range(11)
        .map(
          (index) =>
            `M${num(w * 0.8 + (index - 5) * 70 * u)},${num(ground)}L${num(w * 0.6 + (index - 5) * w * 0.36)},${h}`,
        )
        .join('') +
        [0.12, 0.34, 0.7].map((part) => `M0,${num(ground + (h - ground) * part)}H${w}`).join(''),
      '#5a5b76',
      4 * u,
    ),
    file
      .map(([x, y, k], index) => {
        const [stone, shade, light] = tones[index] ?? tones[0]
        return (
          shape(
            `M${num(w * x - 30 * k * u)},${num(h * y)}h${num(60 * k * u)}l${num(90 * k * u)},${num(16 * k * u)}h${num(-60 * k * u)}z`,
            '#2d2a48',
            0.5,
          ) + stoneMandarin(w * x, h * y, k * u, stone, shade, light)
        )
      })
      .join(''),
    umbrellaWalker(
      w * choose(frame, 0.52, 0.5, 0.53),
      h * choose(frame, 0.74, 0.66, 0.7),
      choose(frame, 0.72, 0.6, 0.56) * u,
      {
        dress: '#efe2c8',
        dressShade: '#c7b49a',
        umbrella: '#f2a52c',
        umbrellaShade: '#c8701f',
      },
    ),
    raindropRings(frame, ground + 30 * u, h, 22, 44 * u, '#e9e6f2', 4),
    rainfall(frame, {
      top: -80 * u,
      bottom: h,
      count: 80,
      length: 210 * u,
      colour: '#f1f0f8',
      width: 2.6 * u,
      opacity: 0.42,
      seed: 21,
      slant: 0.3,
    }),
  ].join('')
}
