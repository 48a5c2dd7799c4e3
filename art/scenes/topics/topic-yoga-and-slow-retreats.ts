import { hills, mist } from '../../kit/haze'
import { lotusBud, lotusFlower, lotusPads } from '../../kit/lotus'
import { skin } from '../../kit/palettes'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, polygon, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sunDisc } from '../../kit/sun'
import { glints, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Somebody sitting cross-legged, seen from behind, hands on the knees; seat at y, 230 units wide and 230 tall. */
function sitter(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    ellipse(0, 2, 150, 18, '#000', 0.22) +
      ellipse(0, -8, 108, 20, '#c9446f') +
      ellipse(0, -14, 108, 20, '#e4588a') +
      shape('M-112-22Q-116-46-78-50L0-58 78-50Q116-46 112-22 60-2 0-8-60-2-112-22z', '#3a3f74') +
      shape('M20-57L78-50Q116-46 112-22 70-6 30-8 60-30 20-57z', '#2a2d5c') +
      shape(
        'M-48-40Q-56-110-44-146-20-162 0-160 20-162 44-146 56-110 48-40 0-30-48-40z',
        '#fff6e8',
      ) +
      shape('M16-160Q32-156 44-146 56-110 48-40 36-36 26-35 36-100 16-160z', '#e0c8c0') +
      line('M-42-138Q-76-100-88-52M42-138Q76-100 88-52', '#fff6e8', 18) +
      circle(-91, -46, 10, skin) +
      circle(91, -46, 10, skin) +
      rect(-11, -176, 22, 22, skin) +
      ellipse(0, -196, 25, 29, '#2a1620') +
      circle(0, -230, 15, '#2a1620'),
  )
}

/** Sunrise over a lotus lake: one person sits still on the wooden deck, the light coming straight across the water. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const lake = h * choose(frame, 0.48, 0.46, 0.47)
  const deck = h * choose(frame, 0.8, 0.78, 0.79)
  const middle = w * choose(frame, 0.5, 0.5, 0.5)
  const half = choose(frame, 430, 380, 350) * u
  const planks = range(11)
    .map(
      (index) =>
        whole`M${middle + (index - 5) * half * 0.19},${deck}L${middle + (index - 5) * half * 0.36},${h}`,
    )
    .join('')
  const lotus = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.1, 0.93, 2.3],
      [0.21, 0.74, 1.4],
      [0.8, 0.76, 1.5],
      [0.91, 0.96, 2.4],
      [0.34, 0.62, 0.8],
      [0.68, 0.62, 0.8],
    ],
    [
      [0.08, 0.9, 1.9],
      [0.16, 0.7, 1.2],
      [0.86, 0.69, 1.2],
      [0.93, 0.87, 1.9],
      [0.3, 0.57, 0.7],
      [0.74, 0.56, 0.7],
    ],
    [
      [0.07, 0.92, 1.7],
      [0.15, 0.72, 1.1],
      [0.87, 0.71, 1.1],
      [0.94, 0.9, 1.7],
      [0.3, 0.59, 0.65],
      [0.74, 0.58, 0.65],
    ],
  )
  const disc = {
    x: middle,
    y: lake - choose(frame, 110, 140, 110) * u,
    r: choose(frame, 170, 190, 160) * u,
  }
  return [
    sky(frame, lake, ['#a8a4dc', '#f0b8c4', '#fcd0a8', '#fde8b4']),
    cloudStreaks(frame, h * 0.05, h * 0.22, 7, '#fff3ea', 9, 0.6),
    sunDisc(disc.x, disc.y, disc.r, '#fffbe0'),
    hills(frame, {
      base: lake + 6,
      height: 150 * u,
      peaks: choose(frame, 3.2, 2, 2),
      seed: 27,
      fill: '#c49ac0',
      bottom: lake + 4,
    }),
    hills(frame, {
      base: lake + 6,
      height: 80 * u,
      peaks: choose(frame, 4, 2.6, 2.6),
      seed: 39,
      fill: '#9a86b8',
      bottom: lake + 4,
    }),
    mist(frame, lake - 60 * u, 110 * u, '#fff0d8', 0.75, 'm'),
    water(frame, lake, ['#fbe0b8', '#e8b8b0', '#a890b8', '#5f6a9c']),
    glints({
      x: disc.x,
      top: lake + 6,
      bottom: deck,
      widths: [200 * u, 330 * u],
      count: 18,
      colour: '#fffbe0',
      seed: 4,
      opacity: 0.9,
    }),
    lotusPads(
      -20,
      w * 0.34,
      lake + 40 * u,
      h,
      choose(frame, 15, 12, 12),
      ['#2f6a64', '#6aa884'],
      5,
    ),
    lotusPads(
      w * 0.66,
      w + 20,
      lake + 40 * u,
      h,
      choose(frame, 15, 12, 12),
      ['#2f6a64', '#5f9f80'],
      9,
    ),
    lotus
      .map(
        ([x, y, size], index) =>
          (index % 3 === 1 ? lotusBud(x * w + 40 * u, y * h, size * u, '#e4588a', 60) : '') +
          lotusFlower(x * w, y * h, size * u, '#e8629a', '#ffd0dc', 52, index % 2 === 1),
      )
      .join(''),
    polygon(
      [
        [middle - half, deck],
        [middle + half, deck],
        [middle + half * 1.9, h + 4],
        [middle - half * 1.9, h + 4],
      ],
      '#b87a5c',
    ) +
      line(planks, '#95593f', 4) +
      line(whole`M${middle - half},${deck}H${middle + half}`, '#f6c898', 9 * u) +
      shape(
        whole`M${middle - 90 * u},${deck + 6 * u}H${middle + 90 * u}L${middle + 160 * u},${h}H${middle - 160 * u}z`,
        '#fde0b0',
        0.3,
      ),
    sitter(middle, deck + choose(frame, 92, 120, 96) * u, choose(frame, 1.45, 1.6, 1.35) * u),
    placed(
      middle + choose(frame, 300, 250, 220) * u,
      deck + choose(frame, 96, 124, 100) * u,
      1.1 * u,
      ellipse(4, 2, 52, 8, '#000', 0.2) +
        shape('M-34-44Q-32-6-16 0H16Q32-6 34-44z', '#4f8a78') +
        ellipse(0, -44, 34, 8, '#c9d88a') +
        line('M-8-60q-14-18 0-34t-2-34M12-60q-12-16 0-30', '#fff8ea', 5, 0.7),
    ),
  ].join('')
}
