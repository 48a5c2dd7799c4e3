import { egret } from '../../kit/animals'
import { sampan } from '../../kit/boats'
import { riceTuft } from '../../kit/fields'
import { foliage } from '../../kit/foliage'
import { mist } from '../../kit/haze'
import { karst, karstRow } from '../../kit/karst'
import { lotusFlower, lotusPads } from '../../kit/lotus'
import { seatedFigure } from '../../kit/people'
import { line, mirrored, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { templePavilion } from '../../kit/temple'
import { ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const temple = { wall: '#f3cf9a', pillar: '#b9331f', roof: '#a8452f', trim: '#5e2430', stone: '#c9bd9a', glow: '#ffe2a0' }

function cliffs(frame: Frame, base: number, u: number): string {
  const { width: w } = frame
  const mid = { fill: '#4f8f84', shade: '#3a766f', base, light: 'right' as const }
  const near = { fill: '#2f6b52', shade: '#1d4d42', base: base + 26 * u }
  const bushes = (x: number, size: number, seed: number) =>
    foliage(x, base + 24 * u, 120 * u * size, 26 * u * size, '#1d4d38', seed) +
    foliage(x + 60 * u, base + 30 * u, 90 * u * size, 16 * u * size, '#2f6b3f', seed + 1)
  const templeX = w * choose(frame, 0.6, 0.56, 0.57)
  return [
    karst({ x: w * choose(frame, 0.37, 0.3, 0.3), width: 260 * u, height: 250 * u, seed: 5, ...mid }),
    karst({ x: w * choose(frame, 0.78, 0.84, 0.83), width: 300 * u, height: 330 * u, seed: 26, ...mid, light: 'left' }),
    foliage(templeX, base + 6 * u, 150 * u, 26 * u, '#3c7a52', 31) +
      foliage(templeX - 120 * u, base - 30 * u, 46 * u, 44 * u, '#2f6b4a', 8) +
      foliage(templeX + 120 * u, base - 26 * u, 44 * u, 40 * u, '#2f6b4a', 12),
    templePavilion(templeX, base + 8 * u, 1.5 * u, temple),
    karst({ x: w * choose(frame, 0.2, 0.08, 0.08), width: 300 * u, height: 400 * u, seed: 9, ...near, light: 'right' }),
    karst({ x: w * choose(frame, 0.045, -0.12, -0.12), width: 380 * u, height: 520 * u, seed: 16, ...near, light: 'right' }),
    karst({ x: w * choose(frame, 0.95, 1.04, 1.04), width: 380 * u, height: 500 * u, seed: 33, ...near, light: 'left' }),
    bushes(w * 0.06, 1.2, 41),
    bushes(w * choose(frame, 0.93, 0.97, 0.97), 1.1, 47),
  ].join('')
}

function rowingBoat(x: number, y: number, scale: number, shirts: readonly [string, string, string]): string {
  const crew =
    seatedFigure(-36, -4, 0.58, shirts[0], '#33222c', true) +
    seatedFigure(-10, -4, 0.58, shirts[1], '#33222c', true) +
    seatedFigure(30, -6, 0.62, shirts[2], '#2b2030', true)
  const oars = line('M24-22L-4 14M36-20L62 14', '#5a3a22', 2.4) + shape('M-8 12l6 8-10 6zM58 12l12 10 2-8z', '#5a3a22')
  return mirrored(
    `b${Math.round(x)}`,
    sampan(x, y, scale, '#3a2a28', '#8a6a48', crew) +
      `<g transform="translate(${Math.round(x)},${Math.round(y)})scale(${scale.toFixed(2)})">${oars}</g>`,
    y + 9 * scale,
    0.32,
    0.55,
  )
}

/** Ninh Binh: rowing boats on the jade river of Tràng An between limestone cliffs, a lone temple at the bend. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const base = h * choose(frame, 0.56, 0.52, 0.54)
  const sunX = w * choose(frame, 0.54, 0.55, 0.55)
  const y = (part: number) => base + (h - base) * part
  return [
    sky(frame, base, ['#6fbcb4', '#b8dfc6', '#fbf0bf', '#fddf9a']),
    cloudStreaks(frame, h * 0.07, h * 0.25, 5, '#f7f7de', 14, 0.6),
    karstRow({
      left: w * 0.1,
      right: w * 0.95,
      base: base + 2,
      count: choose(frame, 6, 4, 4),
      heights: [130 * u, 270 * u],
      widths: [180 * u, 280 * u],
      seed: 15,
      fill: '#a9d0bd',
    }),
    mist(frame, base - 130 * u, 150 * u, '#fbf3cf', 0.7, 'f'),
    karstRow({
      left: w * 0.22,
      right: w * 0.92,
      base: base + 2,
      count: choose(frame, 4, 3, 3),
      heights: [90 * u, 190 * u],
      widths: [170 * u, 250 * u],
      seed: 22,
      fill: '#7fb5a4',
    }),
    mist(frame, base - 90 * u, 110 * u, '#f6f3d0', 0.6, 'g'),
    water(frame, base, ['#dfe3b4', '#7fb89f', '#3c8c7e', '#1d5a5a']),
    mirrored('k', cliffs(frame, base, u), base + 26 * u, 0.42, 0.62),
    ripples({ left: 0, right: w, top: base + 40 * u, bottom: h, count: 36, colour: '#2a6f66', seed: 3, opacity: 0.45, length: 260 * u }),
    ripples({
      left: sunX - 170 * u,
      right: sunX + 190 * u,
      top: base + 40 * u,
      bottom: h * 0.9,
      count: 18,
      colour: '#fff6cf',
      seed: 5,
      opacity: 0.65,
      length: 150 * u,
    }),
    rowingBoat(w * choose(frame, 0.46, 0.4, 0.38), y(0.22), 0.75 * u, ['#f4b02f', '#fff1cf', '#7a4a8a']),
    rowingBoat(w * choose(frame, 0.63, 0.58, 0.6), y(choose(frame, 0.52, 0.44, 0.5)), 1.75 * u, ['#e0402a', '#f4b02f', '#8a3f7a']),
    lotusPads(w * 0.7, w * 1.02, y(0.68), h * 0.98, choose(frame, 12, 7, 7), ['#17564a', '#4f9a62'], 9),
    lotusFlower(w * choose(frame, 0.86, 0.84, 0.84), h * 0.96, 1.3 * u, '#d9487c', '#ffc6d0', 60),
    egret(w * choose(frame, 0.77, 0.78, 0.78), y(0.8), 1.15 * u),
    [0.9, 0.95, 1.0].map((part, index) => riceTuft(w * part, h + 6 * u, 1.9 * u, '#2f6b3c', '#f0c24a', 20 + index)).join(''),
  ].join('')
}
