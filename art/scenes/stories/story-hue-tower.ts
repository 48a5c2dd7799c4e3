import { foliage } from '../../kit/foliage'
import { num } from '../../kit/path'
import { rainfall } from '../../kit/rainfall'
import { range } from '../../kit/rng'
import { line, rect, shape, verticalGradient } from '../../kit/shapes'
import { thienMuTower } from '../../kit/thien-mu'
import { umbrellaWalker } from '../../kit/walkers'
import { choose, type Scene, unit } from '../../scene'

const brick = {
  wall: '#9a6f78',
  shade: '#6a4f6a',
  light: '#bd9690',
  eave: '#4f4260',
  dark: '#3a304c',
}

/** The tower of Thiên Mụ from the foot of its steps, its upper storeys drawn in pencil and then not at all. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const foot = h * choose(frame, 0.8, 0.76, 0.78)
  const x = w * choose(frame, 0.6, 0.5, 0.52)
  const size = choose(frame, 3.9, 4.1, 3.5) * u
  const tread = (h - foot) / 5
  const walker = umbrellaWalker(
    w * choose(frame, 0.38, 0.26, 0.26),
    h * 0.97,
    choose(frame, 1.05, 1, 0.9) * u,
    {
      dress: '#e9ddd0',
      dressShade: '#b9a9a8',
      umbrella: '#d8402c',
      umbrellaShade: '#97283a',
    },
  )
  return [
    rect(0, 0, w, h, '#cfc9d2'),
    rect(0, h * 0.42, w, h, '#bdb8c8'),
    foliage(w * 0.05, foot, 330 * u, 330 * u, '#97a0a8', 5),
    foliage(w * 0.97, foot, 300 * u, 280 * u, '#97a0a8', 9),
    thienMuTower(x, foot, size, brick),
    foliage(w * -0.02, foot + 10 * u, 260 * u, 230 * u, '#4f6f70', 3),
    foliage(w * 1.02, foot + 10 * u, 250 * u, 200 * u, '#4f6f70', 7),
    range(6)
      .map(
        (index) =>
          rect(0, foot + index * tread, w, tread, index % 2 ? '#877f98' : '#736b88') +
          rect(0, foot + index * tread, w, 7 * u, '#b5adbd'),
      )
      .join(''),
    shape(
      `M${num(x - 60 * u)},${num(foot)}h${num(330 * u)}L${num(x + 560 * u)},${h}H${num(x + 60 * u)}z`,
      '#4d4668',
      0.45,
    ),
    verticalGradient('m', [
      [0, '#d6d1d8', 1],
      [0.45, '#d6d1d8', 0.92],
      [1, '#d6d1d8', 0],
    ]) + rect(0, 0, w, h * 0.62, 'url(#m)'),
    line(
      `M${num(x - 36 * u)},${num(h * 0.1)}v${num(-30 * u)}M${num(x + 36 * u)},${num(h * 0.1)}v${num(-30 * u)}`,
      '#a79fb2',
      2 * u,
      0.6,
    ),
    walker,
    rainfall(frame, {
      top: -80 * u,
      bottom: h,
      count: 60,
      length: 150 * u,
      colour: '#fbf9fd',
      width: 2.6 * u,
      opacity: 0.5,
      seed: 11,
    }),
  ].join('')
}
