import { sampan } from '../../kit/boats'
import { grove } from '../../kit/foliage'
import { nipa } from '../../kit/nipa'
import { standingRower } from '../../kit/people'
import { rect, shape } from '../../kit/shapes'
import { aoBaBa } from '../../kit/shop-wear'
import { sky } from '../../kit/sky'
import { setAt } from '../../kit/still-life'
import { sun } from '../../kit/sun'
import { bambooPole } from '../../kit/washing-line'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** An áo bà ba hung out under the eaves of a river house in the delta, nipa palms and a sampan on the canal behind it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const canal = h * choose(frame, 0.56, 0.56, 0.56)
  const pole = h * choose(frame, 0.17, 0.19, 0.17)
  const palm = { leaf: '#2f7a4c', light: '#58a85a', rib: '#1f5a3c' }
  const boat = { x: w * choose(frame, 0.78, 0.84, 0.84), y: h * choose(frame, 0.74, 0.8, 0.83) }
  return [
    sky(frame, canal, ['#f9c25a', '#fbdc8c', '#fff3cc']),
    sun(w * choose(frame, 0.24, 0.2, 0.2), h * 0.36, 90 * u, '#fffbe0'),
    grove(-20, w + 20, canal + 4, 90 * u, '#9fc47a', 4) +
      grove(-20, w + 20, canal + 6, 54 * u, '#6fa866', 9),
    water(frame, canal, ['#cfd49a', '#7fb08a', '#3f7f74']),
    ripples({
      left: 0,
      right: w,
      top: canal + 16 * u,
      bottom: h * 0.86,
      count: 34,
      colour: '#fff0b8',
      seed: 6,
      opacity: 0.55,
      length: 190 * u,
    }),
    nipa(w * choose(frame, 0.08, 0.03, 0.03), canal + 90 * u, 1.5 * u, palm, 8, 3) +
      nipa(w * choose(frame, 0.96, 1, 1), canal + 60 * u, 1.3 * u, palm, -8, 7),
    sampan(boat.x, boat.y, choose(frame, 1.7, 1.3, 1.3) * u, '#4a2a24', '#a8683a') +
      standingRower(boat.x + 40 * u, boat.y - 8 * u, choose(frame, 1.5, 1.2, 1.2) * u, '#e0402a'),
    rect(0, h * 0.89, w, h * 0.11, '#8a5432') + rect(0, h * 0.89, w, 14 * u, '#c98a54'),
    bambooPole(-20, pole, w + 20, pole - 10 * u, 26 * u, '#b5964a', '#7f6430'),
    shape(
      whole`M-10,-10H${w + 10}V${h * 0.07}Q${w * 0.75},${h * 0.1} ${w * 0.5},${h * 0.075}T-10,${h * 0.08}z`,
      '#7a5230',
    ),
    setAt(frame, aoBaBa('#9a58a6', '#713a82', '#b97cc2', '#f2d9a0'), {
      wide: [0.46, 0.2, 1.16],
      tall: [0.46, 0.215, 1.4],
      square: [0.46, 0.2, 1.16],
    }),
  ].join('')
}
