import { barringtonia, bridgeDeck, moonGate } from '../../kit/bridge-deck'
import { foliage, grove } from '../../kit/foliage'
import { mist } from '../../kit/haze'
import type { Point } from '../../kit/path'
import { aoDaiFigure } from '../../kit/people'
import { range } from '../../kit/rng'
import { ellipse, line, mirrored, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { turtleTower } from '../../kit/turtle-tower'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Two days in Hanoi: from the red Thê Húc bridge on a misty morning, Turtle Tower on Hoàn Kiếm lake under strings of lộc vừng. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.48, 0.46, 0.48)
  const tower = {
    x: w * choose(frame, 0.33, 0.31, 0.3),
    y: shore + choose(frame, 62, 84, 64) * u,
    s: choose(frame, 1.85, 1.9, 1.6) * u,
  }
  const end = {
    x: w * choose(frame, 0.79, 0.75, 0.76),
    y: shore + choose(frame, 46, 60, 46) * u,
    half: choose(frame, 52, 50, 46) * u,
  }
  const near = choose(frame, [0.46, 1.24], [0.3, 1.3], [0.34, 1.32])
  const bend = choose(frame, [0.74, 0.9], [0.68, 0.94], [0.68, 0.95])
  const side = (index: 0 | 1): [Point, Point, Point] => [
    [w * (near[index] ?? 0), h * 1.06],
    [w * (bend[index] ?? 0), h * choose(frame, 0.7, 0.69, 0.7)],
    [end.x + (index === 0 ? -end.half : end.half), end.y],
  ]
  const walker = choose(
    frame,
    { x: 0.8, y: 0.76, s: 1.7 },
    { x: 0.74, y: 0.74, s: 1.75 },
    { x: 0.76, y: 0.76, s: 1.6 },
  )
  const piles = range(7)
    .map((index) => {
      const t = index / 7
      const px =
        w * ((near[0] ?? 0) * (1 - t) ** 2 + 2 * t * (1 - t) * (bend[0] ?? 0)) +
        t * t * (end.x - end.half)
      const py = h * (1.06 * (1 - t) ** 2 + 2 * t * (1 - t) * 0.7) + t * t * end.y
      return whole`M${px + 8 * u},${py}v${(130 * (1 - t) + 24) * u}`
    })
    .join('')
  return [
    sky(frame, shore, ['#8fc4b8', '#cfe3c6', '#fdf0c8']),
    shape(
      range(choose(frame, 15, 9, 9))
        .map(
          (index) =>
            whole`M${w * -0.02 + index * 112 * u},${shore}v${-(70 + ((index * 83) % 110)) * u}h${84 * u}v${200 * u}z`,
        )
        .join(''),
      '#a9cdb8',
    ),
    grove(-20, w * 1.02, shore + 6, 76 * u, '#7fb09a', 21),
    mist(frame, shore - 90 * u, 130 * u, '#fdf3d6', 0.85, 'm'),
    water(frame, shore, ['#dcebcf', '#8fc2ab', '#3f8f86', '#1c5f68']),
    mirrored(
      't',
      turtleTower(tower.x, tower.y, tower.s, {
        wall: '#c3b695',
        shade: '#8a8a74',
        trim: '#e9dfbd',
        lamp: '#3f5a54',
        grass: '#4f8a58',
        roof: '#7a5f52',
      }),
      tower.y + 4 * u,
      0.42,
      0.75,
    ),
    ripples({
      left: 0,
      right: w * 0.75,
      top: tower.y + 24 * u,
      bottom: h,
      count: 26,
      colour: '#eaf5dc',
      seed: 12,
      opacity: 0.6,
      length: 190 * u,
    }),
    ripples({
      left: 0,
      right: w * 0.7,
      top: tower.y + 30 * u,
      bottom: h,
      count: 18,
      colour: '#1c5f68',
      seed: 4,
      opacity: 0.4,
      length: 230 * u,
    }),
    mist(frame, shore + 4 * u, 100 * u, '#fdf3d6', 0.5, 'n'),
    ellipse(end.x + 70 * u, end.y + 8 * u, 330 * u, 24 * u, '#4f8a58'),
    foliage(end.x + 190 * u, end.y - 150 * u, 210 * u, 170 * u, '#2f6f58', 6) +
      foliage(end.x + 110 * u, end.y - 230 * u, 150 * u, 90 * u, '#4a8f62', 9) +
      foliage(end.x - 120 * u, end.y - 34 * u, 90 * u, 46 * u, '#3a7f5c', 15),
    moonGate(end.x, end.y + 6 * u, choose(frame, 1.4, 1.45, 1.3) * u, {
      wall: '#f3dfae',
      shade: '#b98a5c',
      dark: '#4a2a30',
      roof: '#a8482f',
      trim: '#c9372a',
    }),
    line(piles, '#7a1f22', 13 * u),
    bridgeDeck({
      left: side(0),
      right: side(1),
      rail: [choose(frame, 250, 260, 240) * u, 40 * u],
      plank: '#c58a5a',
      joint: '#96603f',
      red: '#d8352a',
      shade: '#9a1f24',
      light: '#ff7a52',
    }),
    ellipse(w * walker.x, h * walker.y, 34 * u, 7 * u, '#5a2a2a', 0.4),
    aoDaiFigure(w * walker.x, h * walker.y, walker.s * u, {
      dress: '#fffaf0',
      trousers: '#f3e6cf',
    }),
    rect(0, 0, w, 10 * u, '#2f6f4a', 0),
    barringtonia(
      w * choose(frame, 0.02, 0.02, 0.02),
      -6 * u,
      choose(frame, 1.5, 1.15, 1.05) * u,
      choose(frame, 6, 5, 5),
      '#2f7f52',
      '#5aa85a',
      '#e0353f',
    ),
  ].join('')
}
