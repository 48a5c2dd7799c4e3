import { grove } from '../../kit/foliage'
import { hand } from '../../kit/hands'
import { num } from '../../kit/path'
import { range } from '../../kit/rng'
import { line, placed, rect, shape } from '../../kit/shapes'
import { glints, ripples } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** A pineapple in the low sun, about 300 units tall around its middle. */
function bigPineapple(x: number, y: number, scale: number, degrees: number): string {
  const crown =
    shape(
      'M-20-70Q-90-120-120-200-50-180-24-130-40-190-10-250 20-190 6-130 40-190 110-196 80-120 20-70z',
      '#3f8a4c',
    ) + shape('M0-70Q10-150-10-250 20-190 6-130 40-190 110-196 80-120 20-70z', '#1f5f48')
  const body =
    shape('M0-80Q90-80 96 30 92 140 0 144-92 140-96 30-90-80 0-80z', '#f2ae34') +
    shape('M0-80Q90-80 96 30 92 140 0 144 50 90 44 0 40-60 0-80z', '#b8661f')
  const net = line(
    'M-84-20L40 136M-90 50L-10 142M-50-70L86 92M10-80L94 30M84-20L-40 136M90 50L10 142M50-70L-86 92M-10-80L-94 30',
    '#8a4a1c',
    6,
  )
  return placed(x, y, scale, crown + body + net, false, degrees)
}

/** A forearm from the edge of the frame with an open hand at the origin; it reaches to the upper right. */
function reach(sleeve: string, fold: string): string {
  return (
    shape('M-900 470L-560 250-220 90-150 150-420 380-800 760z', hand.skin) +
    shape('M-860 700L-420 380-150 150-180 116-460 300-900 600z', hand.shade) +
    shape('M-960 420L-620 190-500 420-880 840z', sleeve) +
    shape('M-900 860L-500 420-540 350-960 640z', fold) +
    line('M-190 120Q-70 60 10-60M-180 130Q-30 110 80 10M-176 136Q-10 160 110 90', hand.skin, 50) +
    line('M-180 150Q-40 200 70 170', hand.shade, 48) +
    line('M-210 90Q-190-20-110-80', hand.skin, 54)
  )
}

function heap(frame: Frame, u: number): string {
  const { width: w, height: h } = frame
  const spots = choose<readonly (readonly [number, number])[]>(
    frame,
    range(8).map((index) => [0.02 + index * 0.07, index % 2 ? 0.93 : 1.0] as const),
    range(5).map((index) => [0.04 + index * 0.14, index % 2 ? 0.95 : 1.0] as const),
    range(5).map((index) => [0.04 + index * 0.14, index % 2 ? 0.94 : 1.0] as const),
  )
  return spots
    .map(([x, y], index) => bigPineapple(w * x, h * y, 0.8 * u, (index % 3) * 16 - 16))
    .join('')
}

/** Two pineapples in the air between two boats, one pair of hands that threw and one that waits; the sun is out of the picture. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * 0.5
  const arm = choose(frame, 0.86, 0.74, 0.72) * u
  return [
    rect(0, 0, w, h, '#f7c070'),
    rect(0, 0, w, h * 0.2, '#f09a62'),
    shape(
      `M0,${num(h * 0.2)}L${w},${num(h * 0.06)}V${num(h * 0.16)}L0,${num(h * 0.34)}z`,
      '#ffd894',
    ),
    grove(-40, w + 60, shore + 4, 90 * u, '#8f6a5c', 6),
    rect(0, shore, w, h - shore, '#b9785a'),
    rect(0, shore + (h - shore) * 0.34, w, h, '#5f6070'),
    rect(0, shore + (h - shore) * 0.7, w, h, '#37445e'),
    glints({
      x: w * 0.5,
      top: shore + 8 * u,
      bottom: h * 0.9,
      widths: [300 * u, 620 * u],
      count: 14,
      colour: '#ffe6ae',
      seed: 3,
      opacity: 0.8,
    }),
    ripples({
      left: 0,
      right: w,
      top: shore + 40 * u,
      bottom: h,
      count: 14,
      colour: '#5a4a60',
      seed: 5,
      opacity: 0.45,
      length: 240 * u,
    }),
    shape(
      `M${num(w * 0.7)},${h}Q${num(w * 0.74)},${num(h * 0.82)} ${num(w * 1.02)},${num(h * 0.76)}V${h}z`,
      '#3a2a3c',
    ),
    line(
      `M${num(w * 0.7)},${num(h * 0.99)}Q${num(w * 0.75)},${num(h * 0.82)} ${num(w * 1.02)},${num(h * 0.76)}`,
      '#e0a257',
      16 * u,
    ),
    placed(
      w * choose(frame, 0.27, 0.3, 0.3),
      h * choose(frame, 0.5, 0.56, 0.53),
      arm,
      reach('#2f6f7a', '#17474f'),
    ),
    placed(
      w * choose(frame, 0.8, 0.78, 0.8),
      h * choose(frame, 0.42, 0.42, 0.42),
      arm,
      reach('#d8402c', '#8f2430'),
      true,
    ),
    line(
      `M${num(w * 0.3)},${num(h * 0.4)}Q${num(w * 0.42)},${num(h * 0.1)} ${num(w * 0.58)},${num(h * 0.12)}`,
      '#fff1cc',
      6 * u,
      0.7,
    ),
    bigPineapple(
      w * choose(frame, 0.4, 0.38, 0.38),
      h * choose(frame, 0.3, 0.34, 0.32),
      choose(frame, 1.3, 1.15, 1.1) * u,
      -38,
    ),
    bigPineapple(
      w * choose(frame, 0.62, 0.64, 0.64),
      h * choose(frame, 0.24, 0.22, 0.24),
      choose(frame, 1.3, 1.15, 1.1) * u,
      24,
    ),
    heap(frame, u),
  ].join('')
}
