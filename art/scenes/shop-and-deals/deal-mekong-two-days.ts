import { sampan } from '../../kit/boats'
import { copyAt, stencils } from '../../kit/copies'
import { grove } from '../../kit/foliage'
import { stiltGuesthouse } from '../../kit/guest-house'
import { lotusBud, lotusFlower, lotusPads } from '../../kit/lotus'
import { nipa } from '../../kit/nipa'
import { palm } from '../../kit/palm'
import { seatedFigure } from '../../kit/people'
import { ellipse, line, mirrored } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { sunDisc, sunRays } from '../../kit/sun'
import { ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** Noon in the delta: a palm-leaf guesthouse over the canal, a woman in her sampan among lotus. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const bank = h * choose(frame, 0.5, 0.5, 0.5)
  const home = {
    x: w * choose(frame, 0.64, 0.5, 0.5),
    y: bank + 70 * u,
    size: choose(frame, 1.42, 1.4, 1.34) * u,
  }
  const boat = {
    x: w * choose(frame, 0.24, 0.3, 0.28),
    y: h * choose(frame, 0.78, 0.76, 0.78),
    size: choose(frame, 2, 1.9, 1.8) * u,
  }
  const leaf = { trunk: '#8a5a3a', leaf: '#147052', leafLight: '#57a84a', nut: '#d98a2c' }
  const fronds = { leaf: '#1f7a4f', light: '#5fae4a', rib: '#c9d67a' }
  const lilies = choose(
    frame,
    [
      [0.55, 0.98, 2],
      [0.7, 0.93, 1.5],
      [0.88, 1, 2.4],
      [0.06, 0.99, 1.7],
      [0.42, 1.02, 1.5],
    ],
    [
      [0.66, 0.95, 2.1],
      [0.9, 1, 2.4],
      [0.1, 0.99, 2.2],
      [0.4, 1.01, 1.5],
    ],
    [
      [0.66, 0.96, 1.8],
      [0.9, 1.01, 2.2],
      [0.1, 1, 2],
      [0.4, 1.03, 1.4],
    ],
  ) as readonly (readonly [number, number, number])[]
  return [
    stencils([
      ['p', palm(0, 0, 1, leaf, 225, 30, 2)],
      ['n', nipa(0, 0, 1, fronds, 10, 3)],
      ['l', lotusFlower(0, 0, 1, '#e8609a', '#ffc9d6', 62)],
    ]),
    sky(frame, bank, ['#2fa3b8', '#9fdcd0', '#fbf3c4']),
    sunRays(w * choose(frame, 0.32, 0.5, 0.5), h * 0.1, w * 0.9, 30, '#fffbe0', 0.16),
    sunDisc(w * choose(frame, 0.32, 0.5, 0.5), h * 0.1, 70 * u, '#fffde6'),
    cloud(w * 0.12, h * 0.2, 240 * u, '#fffdf2', 0.9) +
      cloud(w * 0.86, h * 0.13, 300 * u, '#fffdf2', 0.8),
    grove(-20, w + 20, bank + 4, 150 * u, '#8cc489', 4),
    grove(-20, w + 20, bank + 8, 96 * u, '#4f9f62', 9),
    water(frame, bank, ['#cfe8b4', '#7cc2a0', '#2f9088', '#156a70']),
    copyAt('p', home.x - choose(frame, 214, 250, 250) * home.size, bank + 24 * u, 1.5 * u) +
      copyAt('p', home.x + 236 * home.size, bank + 36 * u, 1.7 * u) +
      (frame.format === 'wide' ? copyAt('p', w * 0.07, bank + 16 * u, 1.3 * u) : ''),
    mirrored(
      'h',
      stiltGuesthouse(home.x, home.y, home.size, {
        roof: '#c98f4a',
        roofShade: '#8f5c34',
        wall: '#e8c48a',
        wallShade: '#c4935c',
        wood: '#5f3626',
        inside: '#43303a',
        cloth: '#2f8f86',
      }),
      home.y + 14 * u,
      0.32,
      0.5,
    ),
    copyAt('n', home.x + 300 * home.size, home.y + 34 * u, 1.1 * u) +
      copyAt('n', w * choose(frame, 0.02, -0.02, -0.02), bank + 110 * u, 1.3 * u),
    ripples({
      left: 0,
      right: w,
      top: bank + 90 * u,
      bottom: h,
      count: 30,
      colour: '#e6f7d0',
      seed: 5,
      opacity: 0.5,
      length: 200 * u,
    }),
    mirrored(
      'b',
      sampan(
        boat.x,
        boat.y,
        boat.size,
        '#4a2a20',
        '#c98a4a',
        seatedFigure(14, -2, 0.86, '#e0357e', '#33222c', true) +
          lotusFlower(-26, -6, 0.4, '#e86a9a', '#ffc3d4', 16) +
          lotusBud(-38, -6, 0.4, '#e86a9a', 14),
      ) +
        line(
          `M${boat.x - 16 * boat.size},${boat.y - 30 * boat.size}L${boat.x - 2 * boat.size},${boat.y + 12 * boat.size}`,
          '#33180f',
          4 * u,
        ),
      boat.y + 8 * u,
      0.3,
      0.5,
    ),
    ellipse(boat.x, boat.y + 12 * u, 70 * boat.size, 5 * boat.size, '#12565c', 0.4),
    lotusPads(0, w, h * 0.86, h * 1.01, choose(frame, 13, 10, 10), ['#1b6a52', '#4fae6a'], 14),
    lilies
      .map(([x, y, s], index) => copyAt('l', x * w, y * h + (index % 3) * 12 * u, s * u))
      .join(''),
    lotusBud(w * choose(frame, 0.78, 0.78, 0.78), h * 1.0, 2 * u, '#e8609a', 60) +
      lotusBud(w * 0.22, h * 1.01, 1.8 * u, '#e8609a', 50),
  ].join('')
}
