import { grove } from '../../kit/foliage'
import { num } from '../../kit/path'
import { marketBow, samplePole } from '../../kit/sample-pole'
import { circle, line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { stiltHouse } from '../../kit/stilt-house'
import { ripples } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

const house = {
  roof: '#22345c',
  roofShade: '#17254a',
  wall: '#2f4672',
  dark: '#101c3a',
  light: '#ffb64a',
}

/** Five o'clock on the Cần Thơ river: one great prow with its painted eye, blue on blue, and the spark of a stove behind it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.5, 0.5, 0.5)
  const x = w * choose(frame, 0.74, 0.86, 0.84)
  const y = h * choose(frame, 0.86, 0.8, 0.84)
  const size = choose(frame, 2.9, 2.5, 2.3) * u
  const stove = {
    x: w * choose(frame, 0.2, 0.24, 0.22),
    y: y - 380 * choose(frame, 1, 0.86, 0.8) * u,
  }
  return [
    rect(0, 0, w, h, '#16285a'),
    rect(0, h * 0.16, w, h, '#21407c'),
    rect(0, h * 0.32, w, h, '#3b67a0'),
    rect(0, shore - 60 * u, w, 60 * u, '#6f97b8'),
    grove(-40, w + 60, shore + 4, 90 * u, '#1c3564', 8),
    stiltHouse(w * 0.86, shore + 10 * u, 1.3 * u, house),
    stiltHouse(w * 0.64, shore + 10 * u, 1.1 * u, house, true),
    rect(0, shore, w, h - shore, '#2f5a94'),
    rect(0, shore + (h - shore) * 0.36, w, h, '#1f4279'),
    rect(0, shore + (h - shore) * 0.72, w, h, '#14305f'),
    line(
      `M${num(w * 0.865)},${num(shore + 30 * u)}v${num(110 * u)}M${num(w * 0.64)},${num(shore + 26 * u)}v${num(80 * u)}`,
      '#ffb64a',
      12 * u,
      0.6,
    ),
    ripples({
      left: 0,
      right: w,
      top: shore + 30 * u,
      bottom: h,
      count: 22,
      colour: '#7fa5cc',
      seed: 4,
      opacity: 0.4,
      length: 240 * u,
    }),
    samplePole(
      w * 0.5,
      h * 0.62,
      1.2 * u,
      400,
      [
        ['pineapple', 46, 20],
        ['cabbage', -46, 90],
        ['pumpkin', 46, 170],
      ],
      -3,
    ),
    shape(
      `M${num(-40 * u)},${num(stove.y + 120 * u)}V${num(stove.y - 120 * u)}Q${num(stove.x)},${num(stove.y - 240 * u)} ${num(stove.x + 260 * u)},${num(stove.y - 110 * u)}V${num(stove.y + 120 * u)}z`,
      '#0e1d44',
    ),
    rect(stove.x - 120 * u, stove.y - 80 * u, 250 * u, 190 * u, '#8a3a2c'),
    circle(stove.x + 10 * u, stove.y + 60 * u, 110 * u, '#ff9a3c', 0.35),
    placed(
      stove.x + 10 * u,
      stove.y + 100 * u,
      1.5 * u,
      shape('M-30 0Q-44-40-6-80-8-50 10-44 16-66 12-80 46-40 30 0z', '#ff8a34') +
        shape('M-14 0Q-18-22 0-44 18-22 14 0z', '#ffe08a'),
    ),
    mirrored('b', marketBow(x, y, size, '#1b2a55', '#101c40', '#b8342c'), y + 14 * size, 0.3, 0.4),
    circle(x - 52 * size, y - 62 * size, 46 * size, '#fff6e4', 0.12),
  ].join('')
}
