import { cannon, flagTower, rampart } from '../../kit/flag-tower'
import { foliage, grove } from '../../kit/foliage'
import { frangipaniBough } from '../../kit/frangipani'
import { hills } from '../../kit/haze'
import { aoDaiFigure } from '../../kit/people'
import { range } from '../../kit/rng'
import { circle, ellipse, rect, shape, verticalGradient } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { choose, type Scene, unit } from '../../scene'

const brick = { stone: '#c9764a', light: '#f2b878', shade: '#8f4a3c', dark: '#4a1f2c', flag: '#e0261a', star: '#ffd83a' }

/** A pyramid of iron balls. */
function cannonBalls(x: number, y: number, scale: number): string {
  return [3, 2, 1]
    .flatMap((count, row) =>
      range(count).map((index) => [x + (index - (count - 1) / 2) * 22 * scale, y - (10 + row * 18) * scale] as const),
    )
    .map(([bx, by]) => circle(bx, by, 11 * scale, '#241420') + circle(bx + 3 * scale, by - 4 * scale, 3.4 * scale, '#7a5a5c'))
    .join('')
}

/** History: the Flag Tower of Hanoi over its ramparts, an old cannon in the shade, frangipani at the corner of the eye. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.73, 0.7, 0.72)
  const towerX = w * choose(frame, 0.56, 0.46, 0.47)
  const wall = h * choose(frame, 0.86, 0.84, 0.86)
  const size = choose(frame, 1.5, 1.85, 1.5) * u
  return [
    sky(frame, ground, ['#2f8f9a', '#7fc4b4', '#f3e0a6', '#fbc682']),
    cloud(w * choose(frame, 0.26, 0.2, 0.2), h * 0.2, 300 * u, '#fdf3d4', 0.85) +
      cloud(w * choose(frame, 0.36, 0.7, 0.7), h * choose(frame, 0.42, 0.44, 0.44), 220 * u, '#fdf3d4', 0.7),
    hills(frame, { base: ground, height: 120 * u, peaks: choose(frame, 4, 2.4, 2.6), seed: 13, fill: '#b9b888', bottom: ground + 2 }),
    grove(-20, w + 40, ground + 4 * u, 110 * u, '#6f9a72', 5),
    grove(-20, w * choose(frame, 0.34, 0.2, 0.2), ground + 4 * u, 150 * u, '#3f7a62', 8) +
      grove(w * choose(frame, 0.8, 0.82, 0.82), w + 60, ground + 4 * u, 140 * u, '#3f7a62', 14),
    verticalGradient('g', [
      [0, '#f0c07a'],
      [1, '#b0623f'],
    ]) + rect(0, ground, w, h - ground, 'url(#g)'),
    shape(
      `M${towerX - 172 * size},${ground}L${towerX - 420 * size},${ground + 60 * u}H${towerX + 20 * size}L${towerX + 172 * size},${ground}z`,
      '#8f4a3c',
      0.35,
    ),
    flagTower(towerX, ground, size, brick),
    foliage(towerX - 190 * size, ground + 4 * u, 70 * u, 34 * u, '#2f6b52', 6) +
      foliage(towerX + 196 * size, ground + 6 * u, 80 * u, 38 * u, '#2f6b52', 9),
    aoDaiFigure(towerX + choose(frame, -40, 96, 76) * u, ground + 44 * u, 0.85 * u, { dress: '#fffaf0' }) +
      aoDaiFigure(towerX + choose(frame, -4, 134, 112) * u, ground + 48 * u, 0.88 * u, { dress: '#fffaf0' }),
    rampart(-20, w + 20, wall, h + 10, choose(frame, 1.3, 1.3, 1.15) * u, '#5d2a34', '#a85a44', '#3d1826'),
    ellipse(w * choose(frame, 0.27, 0.28, 0.28), wall - 2 * u, 190 * u, 9 * u, '#2a1020', 0.7),
    cannon(w * choose(frame, 0.27, 0.27, 0.27), wall - 2 * u, choose(frame, 1.75, 1.5, 1.4) * u, '#2a4a4c', '#7fae96', '#2a1420'),
    cannonBalls(w * choose(frame, 0.41, 0.52, 0.52), wall - 3 * u, choose(frame, 1.5, 1.4, 1.3) * u),
    frangipaniBough(w + 12 * u, h * choose(frame, 0.3, 0.36, 0.32), choose(frame, 1.75, 1.55, 1.4) * u, {
      bark: '#6a4a4c',
      leaf: '#1f5a4a',
      leafLight: '#3f8f5a',
      petal: '#fffaf0',
      heart: '#f6b83a',
    }),
  ].join('')
}
