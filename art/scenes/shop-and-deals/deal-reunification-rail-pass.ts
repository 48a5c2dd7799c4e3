import { engineFront, railsAhead } from '../../kit/engine-front'
import { hills } from '../../kit/haze'
import { bananaLeaf } from '../../kit/jungle'
import { circle, ellipse, line, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { cloud, sky } from '../../kit/sky'
import { sunDisc, sunRays } from '../../kit/sun'
import { water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** The Reunification Express head-on in the first light, red and blue, between the sea and banana leaves. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.5, 0.5, 0.5)
  const x = w * choose(frame, 0.75, 0.5, 0.5)
  const foot = h * choose(frame, 0.83, 0.78, 0.82)
  const size = choose(frame, 1.34, 1.5, 1.36) * u
  const vanish = horizon - 70 * u
  const post = w * choose(frame, 0.93, 0.86, 0.86)
  return [
    sky(frame, horizon, ['#f08a4a', '#f8bf6a', '#fff0bd']),
    sunRays(x, horizon - 150 * u, w, 34, '#fff6d4', 0.26),
    sunDisc(x, horizon - 150 * u, choose(frame, 230, 240, 220) * u, '#fff3c4'),
    cloud(w * choose(frame, 0.16, 0.16, 0.16), h * 0.14, 260 * u, '#fff1dc', 0.8) +
      cloud(w * 0.88, h * 0.2, 230 * u, '#fff1dc', 0.8),
    hills(frame, {
      base: horizon + 10,
      height: 150 * u,
      peaks: choose(frame, 4, 2.6, 2.6),
      seed: 21,
      fill: '#c9745f',
      bottom: horizon + 10,
    }),
    water(frame, horizon, ['#fbd79a', '#5fb5b0', '#1f7f92']),
    shape(
      whole`M${x - 20 * u},${horizon - 8 * u}Q${w * choose(frame, 0.85, 0.7, 0.7)},${horizon - 120 * u} ${w + 20},${horizon - 190 * u}V${h + 20}H${x}z`,
      '#3f7f5a',
    ),
    shape(
      whole`M${x - 50 * u},${horizon + 10 * u}Q${w * choose(frame, 0.88, 0.76, 0.76)},${horizon - 20 * u} ${w + 20},${horizon - 30 * u}V${h + 20}H${x}z`,
      '#2c664f',
    ),
    shape(
      whole`M${x},${horizon}L${w * choose(frame, 0.45, 0.06, 0.06)},${h + 20}H${w + 20}V${h * 0.7}z`,
      '#b58a56',
    ),
    line(
      whole`M${x - 40 * u},${horizon + 40 * u}L${w * choose(frame, 0.41, 0.02, 0.02)},${h + 20}`,
      '#fff6e4',
      12 * u,
      0.8,
    ),
    railsAhead(x, vanish, h + 20, choose(frame, 238, 290, 236) * u, {
      ballast: '#8f6a54',
      sleeper: '#5a3a34',
      rail: '#4a4658',
      shine: '#f6e0b8',
    }),
    ellipse(x, foot + 4 * u, 220 * size, 24 * size, '#33222c', 0.6),
    engineFront(x, foot, size, {
      body: '#1f4f9a',
      shade: '#173a78',
      band: '#e0322a',
      bandShade: '#a82026',
      glass: '#1c2b4a',
      steel: '#b9bcc9',
      dark: '#221c2e',
      lamp: '#ffe9a8',
    }),
    line(`M${post},${h * 0.92}V${h * 0.4}`, '#43384a', 14 * u) +
      rect(post - 34 * u, h * 0.36, 68 * u, 150 * u, '#2b2233') +
      circle(post, h * 0.36 + 110 * u, 22 * u, '#5a2a30') +
      shining(
        circle(post, h * 0.36 + 42 * u, 44 * u, '#7dffb0', 0.3) +
          circle(post, h * 0.36 + 42 * u, 22 * u, '#8dffb8'),
      ) +
      rect(post - 46 * u, h * 0.9, 92 * u, 40 * u, '#5a4a50'),
    [
      [-0.02, 1.04, 1.3, 18],
      [0.04, 1.1, 1.1, 48],
      [0.99, 1.08, 1.35, -14],
      [1.05, 1.02, 1.2, -40],
      [0.9, 1.14, 1, 12],
    ]
      .map(([px = 0, py = 0, s = 1, degrees = 0], index) =>
        bananaLeaf(px * w, py * h, s * u, index % 2 ? '#2f8a4f' : '#1f6a4a', '#8fc46a', degrees),
      )
      .join(''),
  ].join('')
}
