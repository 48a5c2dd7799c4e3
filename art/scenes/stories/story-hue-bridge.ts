import { foliage } from '../../kit/foliage'
import { num } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { circle, line, mirrored, rect, shape } from '../../kit/shapes'
import { truongTien } from '../../kit/truong-tien'
import { ripples } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** Trường Tiền bridge in the twenty blue minutes: its bows lit amber one after the other, and once more in the river. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.58, 0.55, 0.57)
  const random = createRandom(8)
  const bridge = truongTien(
    [-w * 0.16, shore + choose(frame, 96, 120, 96) * u],
    [w * 0.99, shore - 6 * u],
    6,
    choose(frame, 3.6, 3.3, 3) * u,
    0.66,
    { steel: '#ffc766', shade: '#c97b3a', pier: '#3d5a92', pierShade: '#22356a' },
  )
  const lamps = range(13)
    .map((index) =>
      circle(
        w * (0.5 + index * 0.042),
        shore - between(random, 6, 26) * u,
        between(random, 4, 8) * u,
        '#ffe0a0',
      ),
    )
    .join('')
  const trails = range(12)
    .map((index) => {
      const x = w * (0.04 + index * 0.085)
      return line(
        `M${num(x)},${num(shore + between(random, 90, 160) * u)}V${num(h * between(random, 0.82, 0.98))}`,
        index % 4 ? '#ffc766' : '#f58f7a',
        between(random, 8, 22) * u,
        0.5,
      )
    })
    .join('')
  const rail = h * choose(frame, 0.9, 0.92, 0.91)
  return [
    rect(0, 0, w, h, '#1d3a78'),
    rect(0, h * 0.2, w, h, '#2c5193'),
    rect(0, h * 0.38, w, h, '#4a74b0'),
    shape(
      `M0,${num(h * 0.1)}Q${num(w * 0.4)},${num(h * 0.02)} ${w},${num(h * 0.14)}V0H0z`,
      '#152c62',
    ),
    shape(
      `M${num(w * 0.3)},${num(h * 0.3)}Q${num(w * 0.6)},${num(h * 0.22)} ${w},${num(h * 0.32)}V${num(h * 0.36)}Q${num(w * 0.6)},${num(h * 0.28)} ${num(w * 0.3)},${num(h * 0.3)}z`,
      '#7fa3cc',
    ),
    foliage(w * 0.72, shore, 420 * u, 80 * u, '#1f3c6c', 4),
    foliage(w * 1.0, shore, 300 * u, 120 * u, '#182f5c', 9),
    rect(0, shore, w, h - shore, '#27498c'),
    rect(0, shore + (h - shore) * 0.45, w, h, '#1b3670'),
    lamps,
    trails,
    mirrored('b', bridge, shore + choose(frame, 130, 150, 130) * u, 0.28, 0.55),
    ripples({
      left: 0,
      right: w,
      top: shore + 40 * u,
      bottom: h,
      count: 24,
      colour: '#8fb4dc',
      seed: 6,
      opacity: 0.45,
      length: 260 * u,
    }),
    rect(0, rail, w, 26 * u, '#0f1f48') + rect(0, rail, w, 7 * u, '#ffc766', 0.8),
    range(9)
      .map((index) => rect(w * (0.02 + index * 0.124), rail, 22 * u, h - rail, '#0f1f48'))
      .join(''),
  ].join('')
}
