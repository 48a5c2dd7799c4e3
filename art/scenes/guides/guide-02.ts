import { controlTower, stampRing, terminal } from '../../kit/airport'
import { buffalo, egret } from '../../kit/animals'
import { paddies } from '../../kit/fields'
import { hills } from '../../kit/haze'
import { seatedFigure } from '../../kit/people'
import { range } from '../../kit/rng'
import { line, rect, veiled } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { cloudStreaks, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { plane } from '../../kit/transport'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Arriving: a teal airliner crosses a sun ringed like a passport stamp; tower, terminal and a buffalo in the paddies at dawn. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.68, 0.66, 0.68)
  const sunX = w * choose(frame, 0.75, 0.4, 0.38)
  const sunY = h * choose(frame, 0.4, 0.36, 0.38)
  const radius = choose(frame, 150, 160, 138) * u
  const beast = {
    x: w * choose(frame, 0.2, 0.26, 0.25),
    y: h * choose(frame, 0.94, 0.885, 0.93),
    s: choose(frame, 1.75, 1.8, 1.6) * u,
  }
  const lamps = range(14)
    .map((index) => whole`M${w * (0.02 + index * 0.075)},${ground - 9 * u}h.1`)
    .join('')
  return [
    sky(frame, ground, ['#32407f', '#8a5c96', '#f08a7a', '#ffc37a']),
    cloudStreaks(frame, h * 0.08, h * 0.34, 6, '#f6a58c', 21, 0.5),
    shining(sun(sunX, sunY, radius, '#fff0c4', '#ffd58a')),
    veiled(stampRing(sunX, sunY, radius / 66, '#c5312b', -12), 0.85),
    hills(frame, {
      base: ground + 4,
      height: 70 * u,
      peaks: 4,
      seed: 8,
      fill: '#a35f83',
      bottom: ground + 10,
    }),
    terminal(
      w * choose(frame, 0.32, 0.44, 0.42),
      ground,
      choose(frame, 1.3, 1.25, 1.15) * u,
      '#33366f',
      '#4a3f74',
      '#ffd98a',
    ),
    rect(0, ground - 6 * u, w, 30 * u, '#2b2a58'),
    shining(line(lamps, '#ffe9a8', 6 * u)),
    rect(0, ground, w, h - ground, '#4a7048'),
    paddies({
      width: w,
      top: ground + 22 * u,
      bottom: h + 80 * u,
      rows: 6,
      vanishX: sunX,
      fills: ['#4f7a4c', '#4f7a4c', '#e88f82', '#618a4a', '#426a46', '#618a4a'],
      edge: '#33523f',
      seed: 5,
    }),
    controlTower(
      w * choose(frame, 0.08, 0.82, 0.82),
      ground + 20 * u,
      choose(frame, 1.27, 1.45, 1.2) * u,
      {
        shaft: '#4b4a8a',
        shade: '#33366f',
        cab: '#211f4a',
        glass: '#ffd98a',
      },
    ),
    plane(
      sunX + choose(frame, 30, 10, 16) * u,
      sunY - choose(frame, 30, 24, 20) * u,
      choose(frame, 3, 2.9, 2.5) * u,
      '#12707c',
      '#0d4f66',
      '#0b3f52',
      false,
      -16,
    ),
    buffalo(beast.x, beast.y, beast.s, '#2a2346', '#c9a884'),
    seatedFigure(beast.x + 10 * u, beast.y - 58 * beast.s, 0.8 * beast.s, '#e8402a', '#1f1a38'),
    egret(w * choose(frame, 0.44, 0.6, 0.6), h * choose(frame, 0.9, 0.9, 0.9), 1.2 * u) +
      egret(
        w * choose(frame, 0.49, 0.68, 0.68),
        h * choose(frame, 0.93, 0.93, 0.94),
        1.4 * u,
        true,
      ),
  ].join('')
}
