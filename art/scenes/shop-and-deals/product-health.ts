import { firstAidPouch, mosquitoCoil, mosquitoNet, sunCream } from '../../kit/first-aid'
import { palm } from '../../kit/palm'
import { range } from '../../kit/rng'
import { circle, clipped, line, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { moon } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Health on the road: a first-aid pouch, sun cream and a smouldering mosquito coil on a mat under the net, the moon in the window. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const floor = h * choose(frame, 0.7, 0.7, 0.7)
  const x = w * choose(frame, 0.5, 0.5, 0.5)
  const pane = {
    x: w * choose(frame, 0.74, 0.7, 0.7),
    y: h * choose(frame, 0.32, 0.31, 0.31),
    half: choose(frame, 190, 170, 160) * u,
    tall: choose(frame, 200, 220, 190) * u,
  }
  const size = choose(frame, 1.25, 1.24, 1.14) * u
  const window = whole`M${pane.x - pane.half},${pane.y - pane.tall}H${pane.x + pane.half}V${pane.y + pane.tall}H${pane.x - pane.half}z`
  return [
    rect(0, 0, w, h, '#27407a'),
    line(
      range(Math.ceil(w / (96 * u)))
        .map((index) => whole`M${(index + 0.5) * 96 * u},0V${floor}`)
        .join(''),
      '#1f3468',
      6 * u,
    ),
    clipped(
      'w',
      window,
      shape(window, '#16265a') +
        moon(pane.x + 30 * u, pane.y - 50 * u, 66 * u, '#fff3cf') +
        palm(
          pane.x - 150 * u,
          pane.y + pane.tall + 60 * u,
          1.5 * u,
          { trunk: '#0d1a40', leaf: '#0d1a40', leafLight: '#132450' },
          210,
          40,
          4,
        ) +
        shape(
          whole`M${pane.x - pane.half},${pane.y + pane.tall * 0.7}q${pane.half},${-60 * u} ` +
            whole`${pane.half * 2},${-10 * u}V${pane.y + pane.tall}H${pane.x - pane.half}z`,
          '#0d1a40',
        ),
    ),
    line(
      window +
        whole`M${pane.x},${pane.y - pane.tall}V${pane.y + pane.tall}M${pane.x - pane.half},${pane.y}H${pane.x + pane.half}`,
      '#8a5a4a',
      15 * u,
    ),
    rect(0, floor, w, h - floor, '#a8683f') + rect(0, floor, w, 16 * u, '#c98a56'),
    shape(
      whole`M${w * 0.06},${h + 10}L${w * 0.17},${floor + 50 * u}H${w * 0.83}L${w * 0.94},${h + 10}z`,
      '#e3b96a',
    ),
    line(
      range(9)
        .map(
          (index) =>
            whole`M${w * (0.17 + index * 0.0825)},${floor + 50 * u}L${w * (0.06 + index * 0.11)},${h + 10}`,
        )
        .join('') +
        whole`M${w * 0.15},${floor + 92 * u}H${w * 0.85}M${w * 0.12},${floor + 150 * u}H${w * 0.88}`,
      '#c9964a',
      6 * u,
    ),
    shining(
      circle(w * choose(frame, 0.2, 0.16, 0.16), h * 0.3, 210 * u, '#ffcf7a', 0.14) +
        circle(w * choose(frame, 0.2, 0.16, 0.16), h * 0.3, 120 * u, '#ffcf7a', 0.2) +
        circle(w * choose(frame, 0.2, 0.16, 0.16), h * 0.3, 46 * u, '#ffe3a0'),
    ),
    line(whole`M${w * choose(frame, 0.2, 0.16, 0.16)},0V${h * 0.25}`, '#14224e', 6 * u) +
      shape(
        whole`M${w * choose(frame, 0.2, 0.16, 0.16) - 84 * u},${h * 0.3}q${84 * u},${-120 * u} ${168 * u},0z`,
        '#e0563a',
      ),
    mosquitoNet(
      x,
      h * 0.06,
      w * choose(frame, 1.02, 1.2, 1.2),
      floor + 70 * u,
      '#eef4ff',
      '#ffffff',
    ),
    sunCream(
      x + choose(frame, 330, 292, 288) * u,
      h * choose(frame, 0.86, 0.82, 0.845),
      1.06 * size,
      '#f6b02c',
      '#cf831c',
      '#fff6e4',
    ),
    firstAidPouch(
      x - 10 * u,
      h * choose(frame, 0.9, 0.86, 0.89),
      1.2 * size,
      '#e0322a',
      '#a81f2a',
      '#f2604a',
    ),
    mosquitoCoil(
      x - choose(frame, 390, 262, 258) * u,
      h * choose(frame, 0.95, 0.92, 0.95),
      1.1 * size,
      '#3f9a5c',
      '#256b44',
      '#e9eefc',
    ),
  ].join('')
}
