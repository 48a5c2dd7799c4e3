import { foliage } from '../../kit/foliage'
import { mist } from '../../kit/haze'
import { nipa } from '../../kit/nipa'
import { num } from '../../kit/path'
import { cycle } from '../../kit/rng'
import { sampanAhead } from '../../kit/sampan-ahead'
import { ellipse, mirrored, placed, rect, shape, verticalGradient } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { sunDisc } from '../../kit/sun'
import { glints, ripples } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

const tones = [
  { leaf: '#8fbd8a', light: '#a9cf92', rib: '#c9dba0' },
  { leaf: '#5f9f74', light: '#7fb87c', rib: '#b0cd86' },
  { leaf: '#357f60', light: '#549a64', rib: '#a3bf62' },
  { leaf: '#1f5f4e', light: '#38805a', rib: '#86ad54' },
  { leaf: '#123f3f', light: '#1f5c4c', rib: '#4f8a4c' },
]

/** The Mekong delta: a sampan slips down a narrow canal roofed by nipa palms, a woman in a conical hat at the paddle. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.5, 0.47, 0.49)
  const vx = w * choose(frame, 0.54, 0.5, 0.5)
  const boatY = h * choose(frame, 0.84, 0.78, 0.83)
  const depths = [0.1, 0.2, 0.36, 0.62, 1]
  const reach = choose(frame, 0.46, 0.52, 0.5)
  const rows = depths.map((depth, level) => {
    const y = horizon + depth * (h - horizon) * 1.02
    const out =
      w * (level < 4 ? reach : choose(frame, 0.5, 0.66, 0.64)) * depth ** 0.85 +
      choose(frame, 46, 60, 56) * u
    const size = (0.3 + depth * choose(frame, 3.1, 2.9, 2.5)) * u
    const lean = level < 3 ? 10 : -6
    const tone = cycle(tones, level)
    const mud =
      ellipse(vx - out - 130 * size, y + 4 * u, 170 * size, 16 * size, '#6a4f3c', 0.9) +
      ellipse(vx + out + 130 * size, y + 4 * u, 170 * size, 16 * size, '#6a4f3c', 0.9)
    return (
      mud +
      nipa(vx - out - 80 * size, y - 6 * size, size * 1.1, tone, lean, level + 3) +
      nipa(vx + out + 80 * size, y - 6 * size, size * 1.1, tone, -lean, level + 5) +
      nipa(vx - out, y, size, tone, lean, level + 2) +
      nipa(vx + out, y, size, tone, -lean, level + 6)
    )
  })
  return [
    sky(frame, horizon, ['#a9d6b0', '#e3ebb4', '#fff3bc']),
    foliage(w * 0.2, horizon - 40 * u, 330 * u, 190 * u, '#a9cf9c', 5) +
      foliage(w * 0.86, horizon - 40 * u, 330 * u, 200 * u, '#a9cf9c', 9),
    sunDisc(vx + 12 * u, horizon - choose(frame, 130, 190, 150) * u, 92 * u, '#fffde6'),
    verticalGradient('q', [
      [0, '#f3eeb0'],
      [0.25, '#a5bd7c'],
      [0.6, '#5f8f68'],
      [1, '#1f5250'],
    ]) + rect(0, horizon, w, h, 'url(#q)'),
    mist(frame, horizon - 60 * u, 110 * u, '#fffbd2', 0.8, 'f'),
    mirrored('a', rows.slice(0, 2).join(''), horizon + 60 * u, 0.3, 0.4),
    rows.slice(2, 4).join(''),
    shape(
      `M${num(vx - 24 * u)},${num(horizon)}L${num(vx - 230 * u)},${h}H${num(vx + 260 * u)}L${num(vx + 24 * u)},${num(horizon)}z`,
      '#fbf3b4',
      0.16,
    ),
    glints({
      x: vx + 8 * u,
      top: horizon + 10,
      bottom: h * 0.98,
      widths: [60 * u, 420 * u],
      count: 26,
      colour: '#fff9c6',
      seed: 6,
      opacity: 0.7,
    }),
    ripples({
      left: w * 0.1,
      right: w * 0.94,
      top: horizon + 120 * u,
      bottom: h,
      count: 24,
      colour: '#245a52',
      seed: 4,
      opacity: 0.5,
      length: 240 * u,
    }),
    mirrored(
      's',
      sampanAhead(vx + 14 * u, boatY, choose(frame, 2.1, 2.2, 1.9) * u, {
        hull: '#5a3326',
        rim: '#c98a4c',
        shirt: '#d8346a',
        load: '#f2a02c',
      }),
      boatY + 34 * u,
      0.3,
      0.45,
    ),
    shape(
      `M${num(vx - 130 * u)},${num(boatY + 40 * u)}q${num(140 * u)},${num(34 * u)} ${num(290 * u)},0q${num(-150 * u)},${num(14 * u)} ${num(-290 * u)},0z`,
      '#fdf6cf',
      0.7,
    ),
    rows.slice(4).join(''),
    placed(
      0,
      0,
      1,
      foliage(w * 0.06, -10 * u, 260 * u, 60 * u, '#1f5f4e', 4) +
        foliage(w * 0.95, -10 * u, 280 * u, 70 * u, '#1f5f4e', 8),
    ),
  ].join('')
}
