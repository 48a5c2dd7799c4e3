import { foliage, grove } from '../../kit/foliage'
import { bananaLeaf, fern, langur, lightShaft, spray, vine, waterfall } from '../../kit/jungle'
import type { Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { line, polygon, rect, verticalGradient } from '../../kit/shapes'
import { sun } from '../../kit/sun'
import { onlooker } from '../../kit/traveller'
import { ripples } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

function cliff(frame: Frame, fallX: number, lip: number, pool: number, u: number): string {
  const { width: w } = frame
  const left: Point[] = [
    [-20, lip - 130 * u],
    [fallX - 420 * u, lip - 100 * u],
    [fallX - 260 * u, lip - 30 * u],
    [fallX - 120 * u, lip - 46 * u],
    [fallX - 50 * u, lip + 6 * u],
    [fallX - 30 * u, pool],
    [-20, pool],
  ]
  const right: Point[] = [
    [w + 20, lip - 170 * u],
    [fallX + 460 * u, lip - 110 * u],
    [fallX + 250 * u, lip - 70 * u],
    [fallX + 110 * u, lip - 20 * u],
    [fallX + 44 * u, lip + 2 * u],
    [fallX + 30 * u, pool],
    [w + 20, pool],
  ]
  const faces: Point[] = [
    [fallX - 260 * u, lip - 30 * u],
    [fallX - 120 * u, lip - 46 * u],
    [fallX - 50 * u, lip + 6 * u],
    [fallX - 40 * u, pool],
    [fallX - 150 * u, pool],
    [fallX - 110 * u, lip + 190 * u],
    [fallX - 190 * u, lip + 110 * u],
  ]
  const other: Point[] = [
    [fallX + 250 * u, lip - 70 * u],
    [fallX + 110 * u, lip - 20 * u],
    [fallX + 44 * u, lip + 2 * u],
    [fallX + 40 * u, pool],
    [fallX + 170 * u, pool],
    [fallX + 130 * u, lip + 200 * u],
    [fallX + 210 * u, lip + 90 * u],
  ]
  return (
    polygon(
      [
        [fallX - 60 * u, lip + 4 * u],
        [fallX + 60 * u, lip + 4 * u],
        [fallX + 60 * u, pool],
        [fallX - 60 * u, pool],
      ],
      '#1f5a52',
    ) +
    polygon(left, '#2a6a58') +
    polygon(right, '#245f52') +
    polygon(faces, '#4a8f6c') +
    polygon(other, '#3f8264')
  )
}

/** Nature: a red-shanked douc on a branch of the rainforest, a waterfall and a shaft of morning light behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const fallX = w * choose(frame, 0.47, 0.36, 0.36)
  const lip = h * choose(frame, 0.29, 0.3, 0.3)
  const pool = h * choose(frame, 0.74, 0.7, 0.72)
  const perchX = w * choose(frame, 0.74, 0.7, 0.71)
  const perchY = h * choose(frame, 0.6, 0.53, 0.57)
  const bushes = (y: number, fill: string, seed: number, height: number) => grove(-20, w + 60, y, height, fill, seed)
  return [
    verticalGradient('s', [
      [0, '#f6e7a0'],
      [0.6, '#cfe3a0'],
      [1, '#8fc493'],
    ]) + rect(0, 0, w, pool, 'url(#s)'),
    sun(fallX + 60 * u, lip - 120 * u, 100 * u, '#fffbe0', '#fff6c0'),
    bushes(lip - 20 * u, '#b5d296', 3, 190 * u),
    bushes(lip + 30 * u, '#86b886', 7, 170 * u),
    cliff(frame, fallX, lip, pool, u),
    foliage(fallX - 250 * u, lip - 50 * u, 150 * u, 60 * u, '#2f7a54', 4) +
      foliage(fallX + 260 * u, lip - 80 * u, 170 * u, 66 * u, '#2a6f50', 8),
    foliage(fallX - 120 * u, lip - 56 * u, 60 * u, 30 * u, '#4f9a5c', 14) +
      foliage(fallX + 120 * u, lip - 36 * u, 64 * u, 30 * u, '#4f9a5c', 17),
    slopeTrees(frame, fallX, lip, u),
    waterfall({ x: fallX, top: lip, bottom: pool + 6 * u, half: [46 * u, 92 * u], white: '#f4fff2', shade: '#8fd6c4', seed: 5 }),
    lightShaft(fallX + 20 * u, 90 * u, h * 0.8, 260 * u, '#fff6c0', 0.5, 'a') +
      lightShaft(fallX - 130 * u, 50 * u, h * 0.7, -120 * u, '#fff6c0', 0.4, 'b'),
    verticalGradient('p', [
      [0, '#a5e3c8'],
      [0.3, '#3fa58f'],
      [1, '#0f4a48'],
    ]) + rect(0, pool, w, h - pool, 'url(#p)'),
    spray(fallX, pool + 12 * u, 170 * u, '#f4fff2', 0.9),
    ripples({
      left: fallX - 300 * u,
      right: fallX + 340 * u,
      top: pool + 20 * u,
      bottom: h * 0.95,
      count: 26,
      colour: '#e4fff0',
      seed: 9,
      opacity: 0.6,
      length: 190 * u,
    }),
    boulders(fallX - 210 * u, pool + 40 * u, u),
    onlooker(fallX - 196 * u, pool + 26 * u, 0.9 * u, {
      jacket: '#e8402a',
      pack: '#f6b23a',
      packShade: '#c97f22',
      trousers: '#22303a',
      hat: '#f2d48c',
    }),
    foliage(w * 0.02, h * 0.72, 220 * u, 130 * u, '#17473c', 5) + foliage(w * 0.97, h * 0.86, 260 * u, 150 * u, '#123f38', 12),
    vine(w * choose(frame, 0.56, 0.46, 0.48), -10, w * 0.84, -10, 110 * u, '#1f4a38', '#2f7a4c', u),
    line(
      `M${w + 30},${perchY - 90 * u}Q${w * 0.9},${perchY - 10 * u} ${perchX},${perchY + 12 * u}T${w * choose(frame, 0.55, 0.42, 0.44)},${perchY - 30 * u}`,
      '#3a2a2c',
      30 * u,
    ),
    line(`M${w + 30},${perchY - 96 * u}Q${w * 0.9},${perchY - 18 * u} ${perchX},${perchY + 4 * u}`, '#6a4a3c', 8 * u),
    langur(perchX, perchY - 4 * u, choose(frame, 1.95, 2.2, 1.9) * u, true),
    foliage(w * choose(frame, 0.55, 0.42, 0.44), perchY - 36 * u, 50 * u, 24 * u, '#2f7a4c', 6),
    leaves(frame, u),
  ].join('')
}

/** Tree crowns stepping down the cliffs on both sides of the fall, darker towards the viewer. */
function slopeTrees(frame: Frame, fallX: number, lip: number, u: number): string {
  const { width: w } = frame
  const left = range(6).map((index) => {
    const x = fallX - (330 + index * 92) * u
    return foliage(x, lip + (70 + ((index * 67) % 190)) * u, 96 * u, 46 * u, index % 2 === 0 ? '#23604e' : '#327a58', 20 + index)
  })
  const right = range(5).map((index) => {
    const x = fallX + (320 + index * 110) * u
    return x > w + 90 * u
      ? ''
      : foliage(x, lip + (20 + ((index * 83) % 170)) * u, 100 * u, 44 * u, index % 2 === 0 ? '#1f5848' : '#2f7555', 30 + index)
  })
  return left.join('') + right.join('')
}

/** Wet rocks at the edge of the pool. */
function boulders(x: number, y: number, u: number): string {
  const rock = (rx: number, ry: number, half: number, tall: number) =>
    polygon(
      [
        [rx - half, ry],
        [rx - half * 0.8, ry - tall * 0.7],
        [rx - half * 0.2, ry - tall],
        [rx + half * 0.6, ry - tall * 0.9],
        [rx + half, ry],
      ],
      '#17443f',
    ) +
    polygon(
      [
        [rx - half * 0.8, ry - tall * 0.7],
        [rx - half * 0.2, ry - tall],
        [rx + half * 0.6, ry - tall * 0.9],
        [rx + half * 0.2, ry - tall * 0.62],
      ],
      '#3f8a74',
    )
  return rock(x - 96 * u, y + 4 * u, 66 * u, 44 * u) + rock(x + 14 * u, y, 74 * u, 18 * u) + rock(x - 40 * u, y + 16 * u, 60 * u, 24 * u)
}

function leaves(frame: Frame, u: number): string {
  const { width: w, height: h } = frame
  return [
    bananaLeaf(-20 * u, h * 1.02, 1.5 * u, '#0f3d36', '#1f5f4c', 18),
    bananaLeaf(-40 * u, h * 0.98, 1.25 * u, '#17524a', '#2f7a5c', 58),
    fern(w * choose(frame, 0.16, 0.2, 0.2), h * 1.04, 1.3 * u, '#12463c', 10),
    fern(w * choose(frame, 0.16, 0.2, 0.2), h * 1.04, 1.2 * u, '#1f5f48', -24, true),
    bananaLeaf(-30 * u, -30 * u, 1.15 * u, '#17524a', '#2f7a5c', 128),
    bananaLeaf(w * choose(frame, 0.1, 0.16, 0.16), -60 * u, 0.95 * u, '#0f3d36', '#1f5f4c', 168),
    bananaLeaf(w + 30 * u, h * 1.04, 1.4 * u, '#0f3d36', '#1f5f4c', -30),
    bananaLeaf(w + 50 * u, h * 0.98, 1.1 * u, '#1d6250', '#3f8f63', -66),
    fern(w * choose(frame, 0.84, 0.8, 0.8), h * 1.05, 1.2 * u, '#17524a', -16, true),
    bananaLeaf(w + 20 * u, -50 * u, 1.1 * u, '#17524a', '#2f7a5c', -138),
  ].join('')
}
