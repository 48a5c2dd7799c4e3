import { foliage } from '../../kit/foliage'
import { lanternString } from '../../kit/lantern'
import { carpLantern, foldedLantern, lanternChild } from '../../kit/lantern-children'
import { cycle, range } from '../../kit/rng'
import { circle, line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { cloud, sky, stars } from '../../kit/sky'
import { starFilms, starLantern } from '../../kit/star-lantern'
import { glow } from '../../kit/sun'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const clothes = [
  ['#e0402a', '#2a2a5c', 'tuft'],
  ['#f6b02e', '#7a2f5c', 'braids'],
  ['#2f9c93', '#3a2a5c', 'cap'],
  ['#e4588a', '#f3e2d0', 'braids'],
  ['#3f8fd0', '#2a2a5c', 'tuft'],
] as const

/** Children walk along the village dyke with star, carp and paper lanterns, under the largest moon of the year. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const dyke = h * choose(frame, 0.73, 0.7, 0.72)
  const full = {
    x: w * choose(frame, 0.5, 0.5, 0.5),
    y: h * choose(frame, 0.41, 0.4, 0.41),
    r: choose(frame, 320, 350, 320) * u,
  }
  const walkers = choose<readonly (readonly [number, number])[]>(
    frame,
    [
      [0.13, 1.42],
      [0.305, 1.62],
      [0.485, 1.36],
      [0.65, 1.66],
      [0.83, 1.44],
    ],
    [
      [0.13, 1.5],
      [0.43, 1.75],
      [0.75, 1.55],
    ],
    [
      [0.13, 1.42],
      [0.42, 1.65],
      [0.74, 1.45],
    ],
  )
  const loads = [0, 1, 2, 3, 4].map((index) =>
    placed(
      66,
      index % 2 === 0 ? -112 : -118,
      index % 2 === 0 ? 1 : 0.9,
      shining(
        index % 2 === 0
          ? starLantern(cycle(starFilms, index === 4 ? 3 : index))
          : index === 1
            ? carpLantern('#f0502f', '#b8241f', '#ffd88a')
            : foldedLantern('#f0629c', '#b8346f', '#ffe9b0'),
      ),
    ),
  )
  const kids = walkers
    .map(([x, size], index) => {
      const [shirt, trousers, hair] = cycle(clothes, index)
      return lanternChild(x * w, dyke - 6 * u, size * u, shirt, trousers, cycle(loads, index), hair)
    })
    .join('')
  const bamboo = (x: number, seed: number) => {
    const lean = (seed % 2 === 0 ? 40 : -40) * u
    const canes = range(5).map((index) => {
      const spread = (index - 2) * u
      return (
        whole`M${x + spread * 16},${dyke}Q${x + spread * 20},${dyke - 300 * u} ` +
        whole`${x + spread * 60 + lean},${dyke - (420 + ((index * 37) % 120)) * u}`
      )
    })
    return (
      line(canes.join(''), '#1a1f4a', 8 * u) +
      foliage(x + lean, dyke - 430 * u, 150 * u, 90 * u, '#1a1f4a', seed)
    )
  }
  return [
    sky(frame, dyke, ['#141a52', '#3a2f8a', '#8a4a9c', '#e0788a']),
    stars(frame, dyke * 0.8, 40, 6),
    glow(full.x, full.y, full.r * 1.8, '#ffe9a8', 0.5, 'g'),
    shining(circle(full.x, full.y, full.r, '#fdeeb8')),
    shining(
      circle(full.x - full.r * 0.42, full.y - full.r * 0.4, full.r * 0.17, '#e8c98a', 0.5) +
        circle(full.x + full.r * 0.5, full.y - full.r * 0.1, full.r * 0.22, '#e8c98a', 0.4) +
        placed(
          full.x + full.r * 0.12,
          full.y - full.r * 0.1,
          full.r / 420,
          foliage(0, -150, 130, 74, '#d9b878', 3, 0.8) +
            shape('M-22 60Q-10-20-16-110H18Q14-20 34 60z', '#d9b878', 0.8) +
            shape('M-66 60Q-70 20-52 14-54-4-42-4T-30 12Q-14 24-22 60z', '#d9b878', 0.8),
        ),
    ),
    cloud(w * 0.12, h * 0.42, 360 * u, '#c98ab8', 0.4) +
      cloud(w * 0.9, h * 0.3, 330 * u, '#a878c0', 0.4),
    shining(
      lanternString(
        [-20, h * 0.05],
        [w + 20, h * 0.02],
        36 * u,
        choose(frame, 9, 5, 5),
        0.8 * u,
        1,
      ),
    ),
    bamboo(w * choose(frame, 0.03, -0.02, -0.02), 4) +
      bamboo(w * choose(frame, 0.98, 1.03, 1.03), 7),
    range(9)
      .map((index) =>
        foliage(
          w * (index / 8),
          dyke + 6 * u,
          120 * u,
          (30 + (index % 3) * 14) * u,
          '#2a2a66',
          index + 4,
        ),
      )
      .join(''),
    water(frame, dyke + 30 * u, ['#c9688c', '#5a3a8a', '#231f5c', '#14143f']),
    mirrored('k', rect(0, dyke - 10 * u, w, 52 * u, '#1a1a44') + kids, dyke + 36 * u, 0.42, 0.62),
    rect(0, dyke - 10 * u, w, 10 * u, '#5a4a86'),
    shape(
      whole`M${full.x - 150 * u},${dyke + 60 * u}h${300 * u}l${60 * u},${20 * u}h${-420 * u}zM${full.x - 210 * u},${dyke + 110 * u}` +
        (whole`h${380 * u}l${50 * u},${16 * u}h${-460 * u}z` +
          whole`M${full.x - 160 * u},${dyke + 160 * u}h${330 * u}l${30 * u},${14 * u}h${-390 * u}z`),
      '#fdeeb8',
      0.35,
    ),
    ripples({
      left: 0,
      right: w,
      top: dyke + 50 * u,
      bottom: h,
      count: 34,
      colour: '#1a1748',
      seed: 8,
      opacity: 0.6,
      length: 240 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: dyke + 50 * u,
      bottom: h,
      count: 20,
      colour: '#ffe0a0',
      seed: 3,
      opacity: 0.6,
      length: 130 * u,
    }),
  ].join('')
}
