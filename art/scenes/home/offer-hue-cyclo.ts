import { cycloFront } from '../../kit/cyclo-front'
import { foliage } from '../../kit/foliage'
import { range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { sunDisc, sunRays } from '../../kit/sun'
import { templeGate } from '../../kit/temple-gate'
import { festivalFlag } from '../../kit/water-puppet'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Hue: a cyclo comes straight on from a red and gold temple gate, its driver in a topee, a guest in yellow under the hood. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.73, 0.7, 0.72)
  const mid = w * 0.5
  const k = choose(frame, 1.28, 1.42, 1.2) * u
  const lanes = range(7)
    .map(
      (index) =>
        whole`M${mid + (index - 3) * 62 * k},${ground}L${mid + (index - 3) * 330 * k},${h + 10}`,
    )
    .join('')
  return [
    sky(frame, ground, ['#f08a4a', '#f9bb6a', '#ffe6a8']),
    sunRays(mid, ground - 470 * k, 1500 * u, 32, '#fff3c0', 0.3),
    sunDisc(mid, ground - choose(frame, 440, 470, 450) * k, 150 * u, '#fff8d4'),
    foliage(mid - 380 * k, ground - 130 * k, 170 * u, 220 * u, '#7a8f4a', 4) +
      foliage(mid + 380 * k, ground - 130 * k, 170 * u, 220 * u, '#7a8f4a', 8),
    rect(0, ground - 96 * k, w, 100 * k, '#d99a5c'),
    line(whole`M0,${ground - 98 * k}H${w}`, '#7a4a3c', 14 * u),
    templeGate(mid, ground, k, {
      lacquer: '#c22f24',
      shade: '#8a1f26',
      light: '#e25434',
      gold: '#f7bf45',
      tile: '#8a5a2a',
      tileTrim: '#f3c25a',
      dark: '#3a1220',
    }),
    festivalFlag(mid - choose(frame, 470, 292, 330) * k, ground + 10 * u, 1.5 * u, [
      '#f7bf45',
      '#2f8f6e',
      '#fff1cf',
      '#c22f24',
      '#2f4f9c',
    ]),
    festivalFlag(
      mid + choose(frame, 470, 292, 330) * k,
      ground + 10 * u,
      1.5 * u,
      ['#f7bf45', '#2f8f6e', '#fff1cf', '#c22f24', '#2f4f9c'],
      true,
    ),
    rect(0, ground, w, h, '#d98a5c'),
    shape(
      whole`M${mid - 96 * k},${ground}H${mid + 96 * k}L${mid + 360 * k},${h + 10}H${mid - 360 * k}z`,
      '#f0b97c',
    ),
    line(
      lanes + whole`M0,${ground + 40 * u}H${w}M0,${ground + 110 * u}H${w}`,
      '#b86a4c',
      4 * u,
      0.6,
    ),
    cycloFront(
      mid,
      h * choose(frame, 0.95, 0.89, 0.94),
      choose(frame, 1.12, 1.3, 1.06) * u,
      {
        frame: '#1f6f7a',
        seat: '#2f9c93',
        hood: '#17546a',
        hoodShade: '#0f3a50',
        trim: '#ffe3a0',
        shirt: '#f4efe0',
        metal: '#33283c',
      },
      '#ffcf2e',
    ),
  ].join('')
}
