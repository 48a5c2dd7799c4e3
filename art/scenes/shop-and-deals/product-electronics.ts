import { headphones, plugAdapter, powerBank } from '../../kit/gadgets'
import { hills } from '../../kit/haze'
import { phinGlass } from '../../kit/phin'
import { range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { sun, sunRays } from '../../kit/sun'
import { choose, type Scene, unit } from '../../scene'

/** Electronics for the road: headphones, a charged power bank and a plug adapter on a café table, the sun coming up behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const edge = h * choose(frame, 0.66, 0.66, 0.65)
  const x = w * choose(frame, 0.5, 0.46, 0.46)
  const size = choose(frame, 1.5, 1.5, 1.4) * u
  return [
    sky(frame, edge, ['#0f6f7a', '#3fa79a', '#b9dca0']),
    sunRays(x, edge - 120 * u, w, 36, '#fff3c4', 0.14),
    sun(
      x,
      edge - choose(frame, 170, 210, 180) * u,
      choose(frame, 280, 290, 270) * u,
      '#ff9a3d',
      '#ffd98a',
    ),
    hills(frame, {
      base: edge,
      height: 90 * u,
      peaks: choose(frame, 4, 2.6, 2.6),
      seed: 7,
      fill: '#1d6a6e',
      bottom: edge + 4,
    }),
    rect(0, edge, w, h - edge, '#c9553a'),
    rect(0, edge, w, 22 * u, '#e8805a'),
    line(
      range(7)
        .map(
          (index) =>
            `M${Math.round(w * (0.5 + (index - 3) * 0.13))},${Math.round(edge + 24 * u)}` +
            `L${Math.round(w * (0.5 + (index - 3) * 0.26))},${h}`,
        )
        .join(''),
      '#a83f30',
      4 * u,
    ),
    shape(
      `M${x - 420 * u},${h}L${x - 150 * u},${edge + 22 * u}H${x + 160 * u}L${x + 430 * u},${h}z`,
      '#ff9a6a',
      0.35,
    ),
    plugAdapter(
      w * choose(frame, 0.24, 0.17, 0.17),
      h * choose(frame, 0.82, 0.78, 0.8),
      choose(frame, 1.25, 1.2, 1.1) * u,
      '#fff1cf',
      '#d9b98a',
      '#fff9ea',
      '#43303a',
    ),
    frame.format === 'wide'
      ? phinGlass(w * 0.88, h * 0.82, 0.72 * u, '#e6e9f2', '#a8aebf', '#ffffff')
      : '',
    headphones(
      x,
      h * choose(frame, 0.88, 0.84, 0.87),
      size,
      '#e0322a',
      '#a81f26',
      '#2b2233',
      '#e6e9f2',
    ),
    powerBank(
      w * choose(frame, 0.7, 0.76, 0.77),
      h * choose(frame, 0.95, 0.92, 0.95),
      choose(frame, 1.3, 1.2, 1.15) * u,
      '#23305e',
      '#182349',
      '#fff1cf',
    ),
  ].join('')
}
