import { copyAt, stencils } from '../../kit/copies'
import { fruitKnife, scoredCheek } from '../../kit/cut-mango'
import { dryingTray } from '../../kit/drying-tray'
import { grove } from '../../kit/foliage'
import { mangoLeaf } from '../../kit/fruit'
import { cuppedHand, hand, toolArm, toolHand } from '../../kit/hands'
import { profileBust, tiedHat } from '../../kit/profile-bust'
import { cycle, range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const blouse = '#cf3f27'
const fold = '#8c2420'

/** The farm day: two hands and a knife cut a mango, the woman they belong to in profile under her hat, trays of fruit drying at noon. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const far = h * choose(frame, 0.4, 0.36, 0.4)
  const head = choose(
    frame,
    { x: 1262, y: 292, k: 1.4 },
    { x: 690, y: 350, k: 1.4 },
    { x: 690, y: 236, k: 1.1 },
  )
  const fruit = choose(
    frame,
    { x: 470, y: 640, k: 1.15 },
    { x: 320, y: 900, k: 1.1 },
    { x: 280, y: 686, k: 0.95 },
  )
  const knife = { x: fruit.x + 60 * fruit.k, y: fruit.y - 50 * fruit.k, k: fruit.k * 0.8 }
  const tilt = choose(frame, 8, 0, 12)
  const trays = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.06, 0.47, 0.4],
      [0.2, 0.47, 0.4],
      [0.34, 0.47, 0.4],
      [0.48, 0.47, 0.4],
      [0.02, 0.59, 0.75],
      [0.27, 0.59, 0.75],
      [0.52, 0.59, 0.75],
      [0.1, 0.83, 1.35],
      [0.6, 0.83, 1.35],
    ],
    [
      [0.08, 0.42, 0.4],
      [0.33, 0.42, 0.4],
      [0.58, 0.42, 0.4],
      [0.02, 0.51, 0.75],
      [0.44, 0.51, 0.75],
      [0.2, 0.67, 1.3],
    ],
    [
      [0.08, 0.47, 0.4],
      [0.33, 0.47, 0.4],
      [0.58, 0.47, 0.4],
      [0.02, 0.6, 0.75],
      [0.44, 0.6, 0.75],
      [0.2, 0.83, 1.3],
    ],
  )
  const whorl = (x: number, y: number, k: number) =>
    range(7)
      .map((index) =>
        mangoLeaf(
          x,
          y,
          k * u,
          cycle(['#0f352e', '#1f5a3c', '#123f33'], index),
          '#7fa23a',
          cycle([-62, 58, -38, 34, -14, 14, 0], index),
        ),
      )
      .join('')
  return [
    rect(0, 0, w, far, '#ffcf4d'),
    grove(-40, w + 40, far + 6, 150 * u, '#7fa23a', 4),
    grove(-60, w + 40, far + 10, 90 * u, '#1f5a44', 9),
    rect(0, far, w, h, '#e9b04a'),
    shape(whole`M0,${far}H${w}V${far + 26 * u}H0z`, '#b8802e'),
    stencils([['t', dryingTray()]]),
    trays.map(([x, y, k]) => copyAt('t', w * x, h * y, k * u)).join(''),
    line(whole`M-10,${26 * u}Q${w * 0.3},${-20 * u} ${w * 0.7},${-10}`, '#5a2f22', 30 * u),
    whorl(w * choose(frame, 0.09, 0.12, 0.1), 10 * u, 4.6) +
      whorl(w * choose(frame, 0.35, 0.46, 0.44), -10 * u, 4),
    profileBust(
      head.x,
      head.y,
      head.k,
      { skin: hand.skin, shade: hand.shade, hair: '#1d1420', blouse, fold },
      tiedHat('#2b857d'),
    ),
    toolArm(knife.x, knife.y, knife.k, tilt, blouse, fold),
    cuppedHand(fruit.x, fruit.y, fruit.k, blouse, fold, scoredCheek()),
    toolHand(knife.x, knife.y, knife.k, tilt, fruitKnife()),
  ].join('')
}
