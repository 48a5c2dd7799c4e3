import { citadelGate } from '../../kit/citadel-gate'
import { foliage, tree } from '../../kit/foliage'
import { num } from '../../kit/path'
import { raindropRings, rainfall } from '../../kit/rainfall'
import { range } from '../../kit/rng'
import { line, mirrored, polygon, rect } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { umbrellaWalker } from '../../kit/walkers'
import { ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

const wet = {
  stone: '#8f7f94',
  stoneShade: '#6c6384',
  stoneLight: '#b3a3ae',
  lacquer: '#8a3f52',
  gold: '#d9bf8a',
  yellowTile: '#c9a05c',
  yellowTrim: '#8a6a58',
  greenTile: '#4f8084',
  greenTrim: '#38586c',
  dark: '#3f3557',
}

/** Huế in the rain: a purple áo dài under an amber umbrella on the flooded court before Ngọ Môn, everything doubled. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.55, 0.45, 0.47)
  const gateX = w * choose(frame, 0.36, 0.42, 0.42)
  const size = choose(frame, 2.15, 1.72, 1.62) * u
  const walkX = w * choose(frame, 0.72, 0.68, 0.69)
  const walkY = h * choose(frame, 0.86, 0.87, 0.92)
  const trees = { trunk: '#4a4468', dark: '#54708a', light: '#6f8a9a' }
  const joints = range(9)
    .map(
      (index) =>
        `M${num(walkX)},${num(ground)}L${num(walkX + (index - 4) * w * 0.34)},${num(h + 20)}`,
    )
    .join('')
  const walker = umbrellaWalker(walkX, walkY, choose(frame, 2.05, 2.15, 1.8) * u, {
    dress: '#7a35a8',
    dressShade: '#56217e',
    umbrella: '#f2a52c',
    umbrellaShade: '#c8701f',
  })
  return [
    sky(frame, ground, ['#6a6f94', '#8d8fae', '#b9b1c0', '#d9c8c4']),
    cloud(w * 0.22, h * 0.12, 520 * u, '#5c6088', 0.55),
    cloud(w * 0.78, h * 0.2, 620 * u, '#7a7c9e', 0.5),
    foliage(w * 0.86, ground, 300 * u, 120 * u, '#9c9cb4', 4),
    foliage(w * 0.99, ground, 200 * u, 170 * u, '#8589a6', 9),
    water(frame, ground + 6 * u, ['#b4a9b8', '#8a88a8', '#5f6490', '#3b4170']),
    mirrored(
      'g',
      citadelGate(gateX, ground + 6 * u, size, wet) +
        rect(0, ground, w, 8 * u, '#a293a6') +
        tree(w * choose(frame, 0.93, 0.96, 0.96), ground + 8 * u, 1.7 * u, trees, 6),
      ground + 8 * u,
      0.5,
      0.85,
    ),
    line(joints, '#4a4f7c', 2.4 * u, 0.18),
    line(
      [0.12, 0.3, 0.56, 0.9].map((part) => `M0,${num(ground + (h - ground) * part)}H${w}`).join(''),
      '#4a4f7c',
      2.4 * u,
      0.35,
    ),
    ripples({
      left: 0,
      right: w,
      top: ground + 24 * u,
      bottom: h,
      count: 26,
      colour: '#dcd6e2',
      seed: 4,
      opacity: 0.35,
      length: 240 * u,
    }),
    rainfall(frame, {
      top: -80 * u,
      bottom: h * 0.9,
      count: 90,
      length: 100 * u,
      colour: '#eef0fa',
      width: 1.8 * u,
      opacity: 0.35,
      seed: 3,
      slant: 0.24,
    }),
    polygon(
      [
        [walkX - 30 * u, walkY],
        [walkX + 40 * u, walkY],
        [walkX + 20 * u, walkY + 10 * u],
        [walkX - 20 * u, walkY + 10 * u],
      ],
      '#2c3060',
      0.5,
    ),
    mirrored('w', walker, walkY + 4 * u, 0.42, 0.62),
    raindropRings(frame, ground + 30 * u, h, 34, 34 * u, '#eef0fa', 8),
    rainfall(frame, {
      top: -80 * u,
      bottom: h * 0.9,
      count: 26,
      length: 190 * u,
      colour: '#ffffff',
      width: 3 * u,
      opacity: 0.4,
      seed: 13,
      slant: 0.24,
    }),
  ].join('')
}
