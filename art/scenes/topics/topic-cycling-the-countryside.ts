import { egret } from '../../kit/animals'
import { cyclist } from '../../kit/bikes'
import { foliage, grove } from '../../kit/foliage'
import { lotusPads } from '../../kit/lotus'
import { palm } from '../../kit/palm'
import { range } from '../../kit/rng'
import { line, mirrored, rect, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const colours = { trunk: '#5a4230', leaf: '#1f6a4a', leafLight: '#3f9450', nut: '#c98a34' }

/** A canal path in the south: coconut palms in a row, a cyclist passing a monkey bridge, everything once more in the water. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const field = h * choose(frame, 0.52, 0.56, 0.54)
  const bank = h * choose(frame, 0.7, 0.7, 0.7)
  const rider = { x: w * choose(frame, 0.36, 0.4, 0.4), size: choose(frame, 2.1, 2.3, 2) * u }
  const palms = choose<readonly (readonly [number, number, number, number])[]>(
    frame,
    [
      [0.04, 1.9, 250, 36],
      [0.2, 2.1, 270, -26],
      [0.5, 2.0, 262, 30],
      [0.62, 1.8, 250, -34],
      [0.96, 2.1, 260, -40],
    ],
    [
      [0.06, 2.2, 300, 30],
      [0.66, 2.4, 318, 26],
      [0.96, 2.1, 290, -30],
    ],
    [
      [0.05, 1.9, 250, 30],
      [0.66, 2.0, 262, 26],
      [0.98, 1.8, 250, -30],
    ],
  )
  const bridge = {
    left: w * choose(frame, 0.69, 0.56, 0.58),
    right: w * 1.02,
    top: bank - choose(frame, 90, 90, 84) * u,
  }
  const legs = [0.16, 0.45, 0.75]
    .map((part) => {
      const x = bridge.left + (bridge.right - bridge.left) * part
      return (
        whole`M${x - 40 * u},${bank + 90 * u}L${x + 12 * u},${bridge.top - 66 * u}` +
        whole`M${x + 40 * u},${bank + 90 * u}L${x - 12 * u},${bridge.top - 66 * u}`
      )
    })
    .join('')
  const monkeyBridge =
    line(legs, '#6a4a2c', 9 * u) +
    line(
      whole`M${bridge.left},${bank + 10 * u}L${bridge.left + 70 * u},${bridge.top + 4 * u}H${bridge.right}`,
      '#a87a3c',
      13 * u,
    ) +
    line(
      whole`M${bridge.left},${bank - 70 * u}L${bridge.left + 76 * u},${bridge.top - 66 * u}H${bridge.right}`,
      '#c2985a',
      7 * u,
    )
  const shore = [
    rect(0, bank - 30 * u, w, 44 * u, '#d9a85a'),
    rect(0, bank - 34 * u, w, 9 * u, '#f6d894'),
    rect(0, bank + 10 * u, w, 26 * u, '#7a5a34'),
    line(
      range(choose(frame, 24, 16, 16))
        .map(
          (index) =>
            whole`M${(index + 0.3) * (w / choose(frame, 24, 16, 16))},${bank + 14 * u}` +
            whole`q${6 * u},${-22 * u} ${-4 * u},${-36 * u}m${4 * u},${36 * u}q${10 * u},${-16 * u} ${18 * u},${-26 * u}`,
        )
        .join(''),
      '#5a9a3c',
      5 * u,
    ),
    palms
      .map(([x, size, tall, lean], index) =>
        palm(x * w, bank - 6 * u, size * u, colours, tall * 0.86, lean, index + 3),
      )
      .join(''),
    cyclist(rider.x, bank - 14 * u, rider.size, '#e0402a', '#2a2346'),
    monkeyBridge,
  ].join('')
  const rows = range(7)
    .map((index) => {
      const y = field + (bank - field) * (index / 7) ** 1.5
      return whole`M0,${y}H${w}`
    })
    .join('')
  return [
    sky(frame, field, ['#46b0b8', '#a8e0c8', '#fbf3b8']),
    cloud(w * 0.42, h * 0.17, 340 * u, '#fffdf0', 0.8) +
      cloud(w * choose(frame, 0.1, 0.16, 0.14), h * 0.3, 240 * u, '#fffdf0', 0.6),
    grove(-20, w + 40, field + 4, 90 * u, '#7fc08a', 8),
    grove(-20, w + 40, field + 8, 56 * u, '#4f9a6c', 19),
    rect(0, field, w, bank - field, '#c2d84a') + line(rows, '#9cc03a', 6 * u),
    shape(
      whole`M${w * 0.5},${field}L${w * 0.1},${bank}H${w * 0.3}zM${w * 0.56},${field}L${w * 0.7},${bank}H${w * 0.94}z`,
      '#e6e66a',
      0.7,
    ),
    egret(w * choose(frame, 0.53, 0.2, 0.2), bank - 70 * u, 0.9 * u) +
      egret(w * choose(frame, 0.57, 0.28, 0.28), bank - 90 * u, 0.7 * u, true),
    water(frame, bank + 30 * u, ['#b8e0b0', '#4fa89a', '#1f7278', '#124f5c']),
    mirrored('m', shore, bank + 34 * u, 0.38, 0.6),
    ripples({
      left: 0,
      right: w,
      top: bank + 50 * u,
      bottom: h,
      count: 30,
      colour: '#1f6f74',
      seed: 8,
      opacity: 0.5,
      length: 240 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: bank + 44 * u,
      bottom: h,
      count: 18,
      colour: '#f6f8c8',
      seed: 3,
      opacity: 0.6,
      length: 140 * u,
    }),
    lotusPads(w * 0.02, w * 0.34, h * 0.9, h * 0.99, 6, ['#2a6a4a', '#5aa35c'], 6),
    foliage(w * 0.98, h * 1.02, 130 * u, 80 * u, '#1a5a44', 14),
  ].join('')
}
