import { coffeeBranch } from '../../kit/coffee'
import { hills } from '../../kit/haze'
import { range } from '../../kit/rng'
import { line, shape } from '../../kit/shapes'
import { beanSack } from '../../kit/shop-food'
import { sky } from '../../kit/sky'
import { setAt } from '../../kit/still-life'
import { sun } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A sack of roasted beans on the red earth of the Central Highlands, rows of coffee running to the hills. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const field = h * choose(frame, 0.5, 0.5, 0.5)
  const rows = range(9)
    .map((index) => {
      const side = index - 4
      const [near, far] = [
        w * 0.5 + side * choose(frame, 330, 260, 240) * u,
        w * 0.5 + side * 60 * u,
      ]
      return shape(
        whole`M${far - 14 * u},${field}Q${far},${field - 20 * u} ${far + 14 * u},${field}L${near + 90 * u},${h * 0.96}H${near - 90 * u}z`,
        index % 2 ? '#2f7a4c' : '#276a45',
      )
    })
    .join('')
  return [
    sky(frame, field, ['#5a9fc4', '#f7d9a8', '#ffe9bf']),
    sun(w * choose(frame, 0.76, 0.76, 0.78), h * 0.2, 80 * u, '#fffbe4', '#fff0c0'),
    hills(frame, {
      base: field - 20 * u,
      height: 190 * u,
      peaks: choose(frame, 4, 3, 3),
      seed: 15,
      fill: '#8fae9c',
    }),
    hills(frame, {
      base: field + 6 * u,
      height: 90 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 29,
      fill: '#5a8f6a',
    }),
    shape(whole`M-20,${field}H${w + 20}V${h + 20}H-20z`, '#b5502f'),
    rows,
    shape(
      whole`M-20,${h * 0.84}Q${w * 0.5},${h * 0.78} ${w + 20},${h * 0.85}V${h + 20}H-20z`,
      '#c9603a',
    ),
    line(
      range(14)
        .map(
          (index) =>
            whole`M${((index * 0.618) % 1) * w},${h * (0.86 + ((index * 0.37) % 0.12))}h${30 * u}`,
        )
        .join(''),
      '#9c4428',
      7 * u,
    ),
    coffeeBranch(
      w * choose(frame, -0.01, -0.06, -0.06),
      h * 0.13,
      choose(frame, 1.7, 1.4, 1.4) * u,
      {
        wood: '#5a3a2a',
        leaf: '#1f6a44',
        light: '#3f9c5a',
        cherry: '#d8322b',
        ripe: '#a81f26',
      },
    ),
    setAt(frame, beanSack('#d3a266', '#a8763f', '#e6c08a', '#7a2a1f'), {
      wide: [0.5, 0.94, 1.24],
      tall: [0.5, 0.92, 1.4],
      square: [0.5, 0.95, 1.22],
    }),
  ].join('')
}
