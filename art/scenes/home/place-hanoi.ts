import { sampan } from '../../kit/boats'
import { flowerRider } from '../../kit/flower-rider'
import { grove } from '../../kit/foliage'
import { longBienLane } from '../../kit/long-bien'
import { shoulderPoleFigure } from '../../kit/people'
import { seenAt } from '../../kit/perspective'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { towerBlocks } from '../../kit/skyline'
import { sun } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** Hanoi: riding over Long Biên bridge at dawn with baskets full of flowers, the iron trusses on one side, the Red River on the other. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const camera = {
    x: w * choose(frame, 0.46, 0.5, 0.48),
    y: h * choose(frame, 0.52, 0.5, 0.5),
    focal: choose(frame, 500, 480, 430) * u,
  }
  const rider = seenAt(camera, 0.42, -1.7, 2.1)
  const walker = seenAt(camera, -0.55, -1.7, 6)
  return [
    sky(frame, camera.y, ['#f2a07a', '#f9c48a', '#ffe7b4']),
    cloudStreaks(frame, h * 0.06, h * 0.36, 8, '#fff0cf', 4, 0.55),
    sun(w * choose(frame, 0.62, 0.68, 0.68), camera.y - 130 * u, 110 * u, '#fffbe4', '#fff0bf'),
    towerBlocks({
      left: w * 0.3,
      right: w + 20,
      base: camera.y + 4,
      heights: [16 * u, 70 * u],
      width: 42 * u,
      seed: 8,
      fills: ['#e59a7c', '#dd8f78'],
    }),
    grove(w * 0.4, w + 20, camera.y + 6 * u, 30 * u, '#a8706a', 5),
    water(frame, camera.y, ['#ffd9a0', '#e59a78', '#a85a5e', '#6a3552']),
    grove(w * 0.62, w + 20, camera.y + 34 * u, 40 * u, '#8a6a56', 15),
    glints({
      x: w * choose(frame, 0.66, 0.74, 0.74),
      top: camera.y + 30 * u,
      bottom: h,
      widths: [110 * u, 300 * u],
      count: 20,
      colour: '#fff0c4',
      seed: 3,
      opacity: 0.8,
    }),
    ripples({
      left: w * 0.5,
      right: w,
      top: camera.y + 40 * u,
      bottom: h,
      count: 12,
      colour: '#7a3f58',
      seed: 9,
      opacity: 0.5,
      length: 200 * u,
    }),
    sampan(w * choose(frame, 0.86, 0.88, 0.88), camera.y + 130 * u, 0.9 * u, '#4a2440', '#c2846a'),
    longBienLane(camera, h, ['#8a5a62', '#5a3450'], {
      iron: '#4a2242',
      light: '#7a3a4a',
      far: '#b0686a',
    }),
    shoulderPoleFigure(walker[0], walker[1], camera.focal / 6 / 62, '#2f8f8a', '#7fb04a'),
    flowerRider(rider[0], rider[1], camera.focal / 2.1 / 118, '#d9342b', '#a82434'),
    birds(w * choose(frame, 0.78, 0.72, 0.72), h * 0.16, 1 * u, '#a04a50'),
  ].join('')
}
