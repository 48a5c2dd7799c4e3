import { mist, mountains } from '../../kit/haze'
import { karst } from '../../kit/karst'
import { shape } from '../../kit/shapes'
import { dayPack } from '../../kit/shop-bags'
import { cloud, sky } from '../../kit/sky'
import { setAt } from '../../kit/still-life'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A red day pack on a rock over the gorge at Ma Pi Leng: grey peaks to both sides, the jade river far below. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const rock = h * choose(frame, 0.86, 0.86, 0.87)
  const wall = (
    x: number,
    width: number,
    height: number,
    seed: number,
    fill: string,
    shade: string,
  ) =>
    karst({
      x: w * x,
      base: h * 0.98,
      width: width * u,
      height: height * u,
      seed,
      fill,
      shade,
      light: 'right',
    })
  return [
    sky(frame, h * 0.8, ['#7fb8c9', '#c4e0d4', '#fdf0cf']),
    cloud(w * 0.3, h * 0.15, 320 * u, '#fff', 0.8) +
      cloud(w * 0.76, h * 0.24, 220 * u, '#fff', 0.7),
    mountains(frame, {
      base: h * 0.6,
      height: 260 * u,
      peaks: choose(frame, 6, 4, 4),
      seed: 31,
      fill: '#9fc0bd',
    }),
    mist(frame, h * 0.4, h * 0.3, '#fdf3da', 0.7, 'm'),
    wall(choose(frame, 0.1, 0.02, 0.02), 620, 620, 12, '#6f9a94', '#557f7e') +
      wall(choose(frame, 0.92, 0.98, 0.98), 660, 680, 22, '#5f8d88', '#487372'),
    shape(
      whole`M${w * 0.54},${h * 0.56}Q${w * 0.62},${h * 0.64} ${w * 0.5},${h * 0.7}T${w * 0.4},${h}H${w * 0.66}Q${w * 0.56},${h * 0.76} ${w * 0.62},${h * 0.7}T${w * 0.54},${h * 0.56}z`,
      '#2fa894',
    ),
    wall(choose(frame, 0.24, 0.1, 0.12), 420, 420, 5, '#4a7a70', '#38605c') +
      wall(choose(frame, 0.8, 0.9, 0.9), 440, 400, 9, '#3f7068', '#2f5853'),
    shape(
      whole`M-20,${rock + 40 * u}L${w * 0.16},${rock - 10 * u} ${w * 0.34},${rock - 30 * u} ${w * 0.7},${rock - 24 * u} ${w * 0.86},${rock + 20 * u} ${w + 20},${rock + 50 * u}V${h + 20}H-20z`,
      '#c4a78a',
    ),
    shape(
      whole`M-20,${rock + 90 * u}L${w * 0.3},${rock + 50 * u} ${w * 0.56},${rock + 74 * u} ${w + 20},${rock + 90 * u}V${h + 20}H-20z`,
      '#94755f',
    ),
    setAt(frame, dayPack('#d8352a', '#9c2030', '#f05a40', '#fff0d0'), {
      wide: [0.47, 0.9, 1.26],
      tall: [0.48, 0.89, 1.4],
      square: [0.48, 0.91, 1.24],
    }),
  ].join('')
}
