import {
  chilliPod,
  chopsticks,
  herbSprig,
  limeHalf,
  type SoupColours,
  type SoupKind,
  sauceBowl,
  soupBowl,
} from '../../kit/food-above'
import { cycle, range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const shadow = '#0d3138'
const bowls: readonly (readonly [SoupKind, SoupColours])[] = [
  ['beef', { glaze: '#f6f1e4', paint: '#2f5fa0', broth: '#d9963f', noodle: '#fff3d6', shadow }],
  ['spicy', { glaze: '#e8b23a', paint: '#8a3a1c', broth: '#d8452a', noodle: '#ffe9c4', shadow }],
  ['crab', { glaze: '#f0e4cf', paint: '#b8302a', broth: '#e8843a', noodle: '#fff6e0', shadow }],
  ['quang', { glaze: '#5fae9c', paint: '#f6e6b8', broth: '#c98a34', noodle: '#f8d24e', shadow }],
]

/** Four noodle soups of the north, the centre and the south from above on a painted table, a window's light across it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const spots = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.16, 0.35, 2.05],
      [0.385, 0.69, 2.05],
      [0.61, 0.31, 2.05],
      [0.845, 0.66, 2.05],
    ],
    [
      [0.27, 0.2, 2.2],
      [0.74, 0.39, 2.2],
      [0.26, 0.62, 2.2],
      [0.74, 0.83, 2.2],
    ],
    [
      [0.27, 0.26, 1.95],
      [0.76, 0.3, 1.95],
      [0.24, 0.74, 1.95],
      [0.73, 0.78, 1.95],
    ],
  )
  const plank = 150 * u
  const seams = range(Math.ceil(h / plank))
    .map((index) => whole`M-10,${(index + 0.7) * plank}H${w + 10}`)
    .join('')
  const [restX, restY, restSize] = spots[0] ?? [0, 0, 1]
  const side = (
    wide: readonly [number, number],
    tall: readonly [number, number],
    square: readonly [number, number],
  ) => {
    const [x, y] = choose(frame, wide, tall, square)
    return [x * w, y * h] as const
  }
  const sauce = side([0.185, 0.86], [0.86, 0.13], [0.5, 0.07])
  const lime = side([0.36, 0.17], [0.5, 0.045], [0.03, 0.5])
  const limeTwo = side([0.405, 0.26], [0.605, 0.09], [0.98, 0.53])
  const herb = side([0.79, 0.2], [0.13, 0.46], [0.45, 0.99])
  const pods = side([0.6, 0.86], [0.2, 0.93], [0.5, 0.52])
  return [
    rect(0, 0, w, h, '#1f6a70'),
    line(seams, '#17535a', 5),
    shape(
      whole`M${w * 0.02},${h}L${w * 0.42},0H${w * 0.66}L${w * 0.3},${h}zM${w * 0.38},${h}L${w * 0.72},0H${w * 0.95}L${w * 0.66},${h}z`,
      '#f6d488',
      0.24,
    ),
    sauceBowl(sauce[0], sauce[1], 1.25 * u, '#f6f1e4', '#2f5fa0'),
    limeHalf(lime[0], lime[1], 1.5 * u) + limeHalf(limeTwo[0], limeTwo[1], 1.35 * u, 20),
    herbSprig(herb[0], herb[1], 1.35 * u, '#3f9450', '#a5d272', choose(frame, 70, 80, 6)) +
      herbSprig(
        herb[0] + 10 * u,
        herb[1] + 14 * u,
        1.3 * u,
        '#2f7d43',
        '#8fc46a',
        choose(frame, 108, 118, 40),
        9,
      ),
    chilliPod(pods[0], pods[1], 1.5 * u, 24) +
      chilliPod(pods[0] + 20 * u, pods[1] + 46 * u, 1.35 * u, -14),
    ...spots.map(([x, y, size], index) => {
      const [kind, colours] = cycle(bowls, index)
      return soupBowl(x * w, y * h, size * u, kind, colours, index + 3)
    }),
    chopsticks(
      restX * w + 8 * u,
      restY * h + 62 * restSize * u,
      restSize * 0.92 * u,
      '#6a2f20',
      '#f0b23a',
      -16,
    ),
  ].join('')
}
