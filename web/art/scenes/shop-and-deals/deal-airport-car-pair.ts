import { controlTower, terminal } from '../../kit/airport'
import { carBehind, twinLamp } from '../../kit/car-behind'
import { copyAt, stencils } from '../../kit/copies'
import { hills } from '../../kit/haze'
import { palm } from '../../kit/palm'
import { range } from '../../kit/rng'
import { ellipse, line, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { cloudStreaks, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { plane } from '../../kit/transport'
import { glints, ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** The airport car at dusk: tail lamps on a bridge lined with palms, the lit terminal ahead, a plane climbing into the afterglow. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.56, 0.53, 0.55)
  const x = w * choose(frame, 0.5, 0.48, 0.49)
  const near = choose(frame, 560, 520, 490) * u
  const far = 44 * u
  const edge = (part: number, side: number) => x + side * (far + (near - far) * part)
  const depth = (part: number) => horizon + 8 * u + (h - horizon) * part
  const car = { x: x + choose(frame, 130, 108, 110) * u, y: h * choose(frame, 0.91, 0.89, 0.91) }
  const leaf = { trunk: '#3a2248', leaf: '#1f2a54', leafLight: '#31406e' }
  const rows = [0.035, 0.11, 0.26, 0.55]
  return [
    stencils([
      ['p', palm(0, 0, 1, leaf, 250, 12, 4)],
      ['t', twinLamp(0, 0, 1, '#2a2250', '#ffe39a')],
    ]),
    sky(frame, horizon, ['#1f2a66', '#7a4a8a', '#ea7f6c', '#ffcf86']),
    sun(w * choose(frame, 0.24, 0.2, 0.2), horizon - 60 * u, 92 * u, '#ffe6a4'),
    cloudStreaks(frame, h * 0.08, h * 0.4, 9, '#ffb49a', 12, 0.5),
    hills(frame, { base: horizon + 8, height: 90 * u, peaks: choose(frame, 4, 2.6, 2.6), seed: 14, fill: '#a85f80', bottom: horizon + 6 }),
    terminal(x - 20 * u, horizon + 6 * u, choose(frame, 2.1, 1.7, 1.7) * u, '#4a3468', '#6f4a80', '#ffd98a'),
    controlTower(x + choose(frame, 380, 300, 290) * u, horizon + 6 * u, 0.62 * u, {
      shaft: '#e8c0b0',
      shade: '#a8788c',
      cab: '#4a3468',
      glass: '#ffd98a',
    }),
    water(frame, horizon, ['#f7b28a', '#9a5f8e', '#3f3a78', '#1c2358']),
    glints({
      x: w * choose(frame, 0.24, 0.2, 0.2),
      top: horizon + 10 * u,
      bottom: h,
      widths: [80 * u, 240 * u],
      count: 16,
      colour: '#ffe0a4',
      seed: 4,
      opacity: 0.7,
    }),
    ripples({ left: 0, right: w, top: horizon + 30 * u, bottom: h, count: 22, colour: '#f2a3a0', seed: 9, opacity: 0.4, length: 200 * u }),
    shape(whole`M${x - far * 1.15},${depth(0)}L${edge(1, -1.12)},${h + 60 * u}H${edge(1, 1.12)}L${x + far * 1.15},${depth(0)}z`, '#2a2250'),
    shape(whole`M${x - far},${depth(0)}L${edge(1, -1)},${h + 20}H${edge(1, 1)}L${x + far},${depth(0)}z`, '#4f4270'),
    shape(whole`M${x - far * 0.82},${depth(0)}L${edge(1, -0.8)},${h + 20}H${edge(1, 0.8)}L${x + far * 0.82},${depth(0)}z`, '#3a3160'),
    range(7)
      .map((index) => {
        const [a, b] = [(index / 7) ** 2.2, ((index + 0.55) / 7) ** 2.2]
        return shape(
          whole`M${x - 4 - 10 * a * u},${depth(a)}H${x + 4 + 10 * a * u}L${x + 4 + 10 * b * u},${depth(b)}H${x - 4 - 10 * b * u}z`,
          '#ffe0a4',
        )
      })
      .join(''),
    rows
      .map((part) =>
        [-1, 1]
          .map(
            (side) =>
              copyAt('p', edge(part, side * 1.05), depth(part), (0.26 + part * 3.1) * u) +
              (part < 0.5 ? copyAt('t', edge(part * 1.55, side * 0.98), depth(part * 1.55), (0.18 + part * 1.9) * u) : ''),
          )
          .join(''),
      )
      .join(''),
    [-1, 1]
      .map(
        (side) =>
          line(
            whole`M${edge(0.02, side)},${depth(0.02) - 6 * u}L${edge(1.3, side)},${h * 1 + (h - horizon) * 0.3 - 92 * u}`,
            '#f2a987',
            7 * u,
          ) +
          line(
            range(9)
              .map((index) => {
                const part = ((index + 1) / 9) ** 1.9
                return whole`M${edge(part, side)},${depth(part)}V${depth(part) - (6 + 66 * part) * u}`
              })
              .join(''),
            '#f2a987',
            5 * u,
          ),
      )
      .join(''),
    ellipse(car.x, car.y, 170 * u, 18 * u, '#1c1740', 0.6),
    shining(
      shape(
        whole`M${car.x - 150 * u},${car.y}L${car.x - 190 * u},${h + 10}H${car.x - 70 * u}` +
          whole`L${car.x - 100 * u},${car.y}zM${car.x + 150 * u},${car.y}L${car.x + 190 * u},${h + 10}` +
          whole`H${car.x + 70 * u}L${car.x + 100 * u},${car.y}z`,
        '#ff5a4a',
        0.3,
      ),
    ),
    carBehind(car.x, car.y, choose(frame, 1.35, 1.3, 1.24) * u, {
      body: '#f6ead8',
      shade: '#c9b3c0',
      light: '#fff',
      glass: '#5a4a7a',
      dark: '#241c44',
    }),
    plane(
      w * choose(frame, 0.5, 0.56, 0.52),
      h * choose(frame, 0.17, 0.15, 0.15),
      choose(frame, 1.5, 1.5, 1.3) * u,
      '#fff1dc',
      '#e0402a',
      '#c9a3b0',
      false,
      -16,
    ),
  ].join('')
}
