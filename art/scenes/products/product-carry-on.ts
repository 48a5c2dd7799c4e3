import { controlTower } from '../../kit/airport'
import { range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { carryOn } from '../../kit/shop-bags'
import { cloud, sky } from '../../kit/sky'
import { setAt } from '../../kit/still-life'
import { sun } from '../../kit/sun'
import { plane } from '../../kit/transport'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A cabin case waiting before the tall glass of a departure hall, a plane climbing outside. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const floor = h * choose(frame, 0.76, 0.78, 0.78)
  const panes = choose(frame, 6, 4, 4)
  return [
    sky(frame, floor, ['#3f7fc4', '#8fc3e0', '#fde3b8']),
    sun(w * choose(frame, 0.82, 0.8, 0.8), floor - 190 * u, 84 * u, '#fff6d0', '#ffe9a8'),
    cloud(w * 0.2, h * 0.3, 300 * u, '#fff', 0.85) + cloud(w * 0.66, h * 0.5, 240 * u, '#fff', 0.7),
    plane(
      w * choose(frame, 0.72, 0.66, 0.68),
      h * choose(frame, 0.22, 0.16, 0.17),
      choose(frame, 2.6, 2.2, 2) * u,
      '#fff9ea',
      '#e0402a',
      '#b9c6d8',
      false,
      -18,
    ),
    rect(0, floor - 60 * u, w, 62 * u, '#7fae7a') + rect(0, floor - 34 * u, w, 36 * u, '#5a6478'),
    controlTower(w * choose(frame, 0.2, 0.17, 0.16), floor - 50 * u, 0.78 * u, {
      shaft: '#f4e4c6',
      shade: '#cfb692',
      cab: '#2f6a8c',
      glass: '#bfe6ea',
    }),
    range(panes + 1)
      .map((index) => rect((index * w) / panes - 9 * u, 0, 18 * u, floor, '#26486e'))
      .join('') + rect(0, h * 0.4, w, 12 * u, '#26486e'),
    rect(0, floor, w, h - floor, '#c98a5c') + rect(0, floor, w, 16 * u, '#26486e'),
    range(panes)
      .map((index) =>
        shape(
          whole`M${(index * w) / panes + 20 * u},${floor + 16 * u}h${w / panes - 40 * u}l${-90 * u},${h - floor}h${40 * u - w / panes}z`,
          '#f0bf8a',
          0.6,
        ),
      )
      .join(''),
    line(whole`M0,${h * 0.9}H${w}`, '#b5764a', 4 * u),
    setAt(frame, carryOn('#f7b52c', '#c97d14', '#ffd777'), {
      wide: [0.46, 0.94, 1.13],
      tall: [0.47, 0.93, 1.24],
      square: [0.45, 0.95, 1.13],
    }),
  ].join('')
}
