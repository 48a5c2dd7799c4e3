import { junk } from '../../kit/junk'
import { karst, karstRow } from '../../kit/karst'
import { skies } from '../../kit/palettes'
import { mirrored } from '../../kit/shapes'
import { birds, cloud, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

const red = { sail: '#d8412a', sailShade: '#b93222', hull: '#2c1414' }

/** Ha Long Bay: karst islands in three hazes and a junk under red sails before a big sun. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.6, 0.56, 0.58)
  const sunX = w * choose(frame, 0.63, 0.6, 0.62)
  const sunY = horizon - choose(frame, 190, 260, 200) * u
  const far = { left: -0.05 * w, right: 1.05 * w, base: horizon + 1 }
  const junkX = w * choose(frame, 0.57, 0.5, 0.5)
  const junkY = horizon + choose(frame, 110, 120, 125) * u
  return [
    sky(frame, horizon, skies.sunset),
    sun(sunX, sunY, 150 * u, '#fff0c9'),
    cloud(w * 0.2, h * choose(frame, 0.2, 0.16, 0.17), 300 * u, '#fff0c9', 0.45),
    cloud(w * 0.86, h * 0.12, 220 * u, '#fff0c9', 0.35),
    karstRow({
      ...far,
      count: choose(frame, 9, 6, 6),
      heights: [70 * u, 190 * u],
      widths: [110 * u, 220 * u],
      seed: 5,
      fill: '#e8946a',
    }),
    water(frame, horizon, ['#ef9a6b', '#5d9a8e', '#24807f', '#0f4654']),
    mirrored(
      'm',
      karstRow({
        ...far,
        count: choose(frame, 6, 4, 4),
        heights: [120 * u, 270 * u],
        widths: [150 * u, 230 * u],
        seed: 21,
        fill: '#b4605a',
        shade: '#9b4d52',
      }),
      horizon,
      0.35,
      0.5,
    ),
    mirrored(
      'k',
      nearIslands(w, horizon, u, frame.format === 'wide'),
      horizon + 34 * u,
      0.42,
      0.45,
    ),
    glints({
      x: sunX,
      top: horizon + 8,
      bottom: h * 0.98,
      widths: [120 * u, 330 * u],
      count: 24,
      colour: '#ffe9bd',
      seed: 4,
      opacity: 0.85,
    }),
    ripples({
      left: 0,
      right: w,
      top: horizon + 30 * u,
      bottom: h,
      count: 26,
      colour: '#0f4654',
      seed: 9,
      opacity: 0.5,
      length: 240 * u,
    }),
    junk(w * choose(frame, 0.78, 0.8, 0.8), horizon + 22 * u, 0.55 * u, red, true),
    mirrored('j', junk(junkX, junkY, 2.1 * u, red), junkY + 8 * u, 0.22, 0.5),
    birds(w * choose(frame, 0.46, 0.4, 0.4), h * 0.2, 0.9 * u, '#7a3a3c'),
  ].join('')
}

function nearIslands(w: number, horizon: number, u: number, wide: boolean): string {
  const base = horizon + 34 * u
  const mid = { fill: '#5b4a63', shade: '#473a55', light: 'right' as const }
  const near = { fill: '#1f4a50', shade: '#12343d' }
  const left = [
    karst({ x: wide ? w * 0.3 : w * 0.34, base, width: 190 * u, height: 250 * u, seed: 3, ...mid }),
    karst({ x: wide ? w * 0.2 : w * 0.14, base, width: 250 * u, height: 360 * u, seed: 8, ...mid }),
    karst({
      x: wide ? w * 0.06 : -w * 0.02,
      base,
      width: 290 * u,
      height: 450 * u,
      seed: 12,
      ...near,
      light: 'right',
    }),
  ]
  const right = [
    karst({
      x: wide ? w * 0.86 : w * 0.88,
      base,
      width: 180 * u,
      height: 240 * u,
      seed: 14,
      ...mid,
      light: 'left',
    }),
    karst({
      x: wide ? w * 0.97 : w * 1.02,
      base,
      width: 270 * u,
      height: 410 * u,
      seed: 17,
      ...near,
      light: 'left',
    }),
  ]
  return left.join('') + right.join('')
}
