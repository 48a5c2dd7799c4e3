import { caveMouth, dripstones } from '../../kit/great-cave'
import type { Point } from '../../kit/path'
import { posterKarst } from '../../kit/poster-karst'
import { range } from '../../kit/rng'
import { sampanAway } from '../../kit/sampan-away'
import { polygon, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { templePavilion } from '../../kit/temple'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const temple = {
  wall: '#f6dca8',
  pillar: '#b8331f',
  roof: '#c8452c',
  trim: '#6a2430',
  stone: '#c9cfae',
  glow: '#7a2a24',
}

/** Ninh Bình: out of a low cave of Tràng An into green water, a temple at the foot of the cliffs. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.6, 0.56, 0.58)
  const crown = h * choose(frame, 0.29, 0.29, 0.28)
  const [left, right] = choose(frame, [0.15, 0.87], [0.06, 0.94], [0.08, 0.93])
  const arch = [0, 0.03, 0.12, 0.26, 0.44, 0.62, 0.78, 0.9, 0.97, 1].map((part, index): Point => {
    const rise = [0, 0.5, 0.8, 0.86, 1, 0.9, 0.62, 0.56, 0.3, 0][index] ?? 0
    return [w * (left + (right - left) * part), shore - (shore - crown) * rise]
  })
  const rim: Point[] = [...arch, [w * right, shore + 120 * u], [w * left, shore + 120 * u]]
  const mirror = arch.map(([x, y]): Point => [x + (x - w * 0.5) * 0.03, shore + (shore - y) * 0.74])
  const k = (x: number, width: number, height: number, seed: number) => ({
    x: w * x,
    base: shore + 2,
    width: width * u,
    height: height * u,
    seed,
  })
  const boat = choose(
    frame,
    { x: 0.37, y: 0.84, s: 1.36 },
    { x: 0.4, y: 0.8, s: 1.5 },
    { x: 0.38, y: 0.83, s: 1.3 },
  )
  return [
    sky(frame, shore, ['#c7e6cf', '#eef4cf', '#fff3c4']),
    posterKarst({
      ...k(choose(frame, 0.42, 0.42, 0.42), 260, 260, 8),
      rock: '#b5d9b6',
      shade: '#99c8a6',
    }),
    posterKarst({
      ...k(choose(frame, 0.8, 0.86, 0.86), 330, 330, 21),
      rock: '#8fc49a',
      shade: '#66a884',
      leaf: '#4f9470',
    }),
    posterKarst({
      ...k(choose(frame, 0.24, 0.14, 0.16), 340, 350, 14),
      rock: '#6fae86',
      shade: '#458a70',
      leaf: '#37785c',
      light: 'right',
    }),
    posterKarst({
      ...k(choose(frame, 0.6, 0.62, 0.62), 400, 300, 4),
      rock: '#5fa57c',
      shade: '#3a8268',
      leaf: '#2f6f54',
      light: 'right',
    }),
    shape(
      whole`M${w * 0.1},${shore + 4}V${shore - 22 * u}Q${w * 0.5},${shore - 40 * u} ${w * 0.95},${shore - 18 * u}V${shore + 4}z`,
      '#2f6f54',
    ),
    templePavilion(
      w * choose(frame, 0.64, 0.66, 0.66),
      shore - 4 * u,
      choose(frame, 1.5, 1.5, 1.4) * u,
      temple,
    ),
    caveMouth(frame, {
      rim,
      seed: 6,
      tones: ['#3f8f6a', '#1d5c56', '#123f48', '#0b2936'],
      step: choose(frame, 34, 30, 28) * u,
    }),
    dripstones(
      [w * (left + 0.14), crown + 44 * u],
      [w * (right - 0.28), crown + 14 * u],
      choose(frame, 9, 6, 7),
      [40 * u, 120 * u],
      '#123f48',
      '#3f8f6a',
      5,
    ),
    dripstones(
      [-20, 20 * u],
      [w + 20, 10 * u],
      choose(frame, 9, 6, 6),
      [90 * u, choose(frame, 200, 300, 190) * u],
      '#0b2936',
      '#123f48',
      12,
    ),
    rect(0, shore, w, h - shore, '#0f3c42'),
    polygon(mirror, '#2f8f70'),
    polygon(
      mirror.map(([x, y]): Point => [w * 0.5 + (x - w * 0.52) * 0.78, shore + (y - shore) * 0.62]),
      '#8fd0a0',
    ),
    shape(
      whole`M${w * (left + 0.2)},${shore}H${w * (right - 0.16)}Q${w * 0.62},${shore + 70 * u} ${w * 0.5},${shore + 54 * u}T${w * (left + 0.2)},${shore}z`,
      '#d8f0c0',
    ),
    shape(
      range(4)
        .map(
          (i) =>
            whole`M${w * choose(frame, 0.64, 0.66, 0.66) - (70 - i * 14) * u},${shore + (8 + i * 22) * u}h${(140 - i * 28) * u}l${-20 * u},${10 * u}h${-(100 - i * 28) * u}z`,
        )
        .join(''),
      '#c8452c',
    ),
    ripples({
      left: w * 0.04,
      right: w * 0.96,
      top: shore + 40 * u,
      bottom: h * 0.96,
      count: 26,
      colour: '#2f8f70',
      seed: 5,
      length: 300 * u,
    }),
    ripples({
      left: w * 0.1,
      right: w * 0.9,
      top: shore + 20 * u,
      bottom: h * 0.9,
      count: 20,
      colour: '#0f3c42',
      seed: 25,
      length: 240 * u,
    }),
    ripples({
      left: w * 0.2,
      right: w * 0.8,
      top: shore + 30 * u,
      bottom: h * 0.9,
      count: 14,
      colour: '#d8f0c0',
      seed: 15,
      length: 150 * u,
    }),
    sampanAway(w * boat.x, h * boat.y, boat.s * u, {
      dark: '#102a30',
      hull: '#123038',
      vest: '#f08a2c',
      vestShade: '#c85a24',
      straw: '#e9c37a',
      light: '#fff0c0',
    }),
  ].join('')
}
