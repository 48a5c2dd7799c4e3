import { sampan } from '../../kit/boats'
import { hills, mist } from '../../kit/haze'
import { standingRower } from '../../kit/people'
import { line, shape } from '../../kit/shapes'
import { tripodCamera } from '../../kit/shop-camera'
import { sky } from '../../kit/sky'
import { setAt } from '../../kit/still-life'
import { sun } from '../../kit/sun'
import { glints, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A tripod set up before sunrise on the shore of Tam Giang lagoon, fish weirs and a boat waiting for the light. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.56, 0.56, 0.56)
  const shore = h * 0.88
  const sunX = w * choose(frame, 0.68, 0.7, 0.7)
  const weir = (x: number, y: number, count: number, step: number, tall: number, lean: number) =>
    line(
      Array.from(
        { length: count },
        (_, index) =>
          whole`M${x + index * step},${y + index * lean}v${-tall - (index % 3) * 6 * u}`,
      ).join('') +
        whole`M${x},${y - tall * 0.5}L${x + (count - 1) * step},${y + (count - 1) * lean - tall * 0.5}`,
      '#3a2a5c',
      4 * u,
    )
  return [
    sky(frame, horizon, ['#3a4a94', '#9a6aa8', '#f78a72', '#ffd08a']),
    sun(sunX, horizon - 16 * u, 110 * u, '#ffefb8', '#ffcf7a'),
    hills(frame, {
      base: horizon,
      height: 90 * u,
      peaks: choose(frame, 4, 3, 3),
      seed: 27,
      fill: '#8a5a9c',
      bottom: horizon + 4,
    }),
    mist(frame, horizon - 50 * u, 90 * u, '#ffd9b0', 0.5, 'm'),
    water(frame, horizon, ['#f7a880', '#a8679c', '#39387c']),
    glints({
      x: sunX,
      top: horizon + 6,
      bottom: shore,
      widths: [110 * u, 330 * u],
      count: 22,
      colour: '#ffe7ac',
      seed: 4,
      opacity: 0.8,
    }),
    weir(
      w * choose(frame, 0.56, 0.52, 0.54),
      horizon + 120 * u,
      choose(frame, 22, 14, 14),
      30 * u,
      46 * u,
      -3 * u,
    ),
    weir(
      w * choose(frame, 0.7, 0.64, 0.66),
      horizon + 190 * u,
      choose(frame, 14, 10, 9),
      38 * u,
      60 * u,
      5 * u,
    ),
    sampan(w * choose(frame, 0.12, 0.13, 0.13), horizon + 90 * u, 1.5 * u, '#2a1f4c', '#5a4080') +
      standingRower(
        w * choose(frame, 0.12, 0.13, 0.13) + 30 * u,
        horizon + 84 * u,
        1.3 * u,
        '#e0402a',
        '#2a1f4c',
      ),
    shape(
      whole`M-20,${shore - 30 * u}Q${w * 0.3},${shore - 70 * u} ${w * 0.6},${shore}T${w + 20},${shore + 30 * u}V${h + 20}H-20z`,
      '#241c4a',
    ),
    line(
      Array.from(
        { length: 18 },
        (_, index) =>
          whole`M${w * (0.02 + index * 0.055)},${h + 8}q${((index % 5) - 2) * 9 * u},${-40 * u} ${((index % 7) - 3) * 12 * u},${(-80 - (index % 4) * 22) * u}`,
      ).join(''),
      '#181238',
      8 * u,
    ),
    setAt(frame, tripodCamera('#4a4460', '#2b2540', '#14102c'), {
      wide: [0.38, 0.95, 1.08],
      tall: [0.36, 0.94, 1.26],
      square: [0.37, 0.95, 1.06],
    }),
  ].join('')
}
