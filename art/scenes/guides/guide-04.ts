import { motorbike } from '../../kit/bikes'
import { sleeperCoach } from '../../kit/coach'
import { grove } from '../../kit/foliage'
import { hills, mountains } from '../../kit/haze'
import { karstRow } from '../../kit/karst'
import { conicalHat } from '../../kit/people'
import { range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { cloud, sky } from '../../kit/sky'
import { plane, railway, train } from '../../kit/transport'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** A band of road: tarmac between two kerbs with a broken middle line. */
function road(
  left: number,
  right: number,
  y: number,
  deep: number,
  fill: string,
  kerb: string,
  dash: string,
): string {
  const dashes = range(Math.ceil((right - left) / (deep * 2)))
    .map((index) => whole`M${left + index * deep * 2},${y + deep * 0.62}h${deep * 0.9}`)
    .join('')
  return (
    rect(left, y - deep * 0.12, right - left, deep * 1.2, kerb) +
    rect(left, y, right - left, deep, fill) +
    line(dashes, dash, deep * 0.1)
  )
}

/** Getting around: four slanting bands, one above the other: a plane in the sun, a train by the sea, a sleeper coach, a motorbike for two. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const [left, right] = [-0.15 * w, 1.15 * w]
  const row = (part: number) => h * part
  const inner: Frame = { ...frame, width: w * 1.3 }
  const shifted = (content: string) => placed(left, 0, 1, content)
  const rail = row(choose(frame, 0.45, 0.43, 0.43))
  const highway = row(choose(frame, 0.69, 0.67, 0.67))
  const lane = row(choose(frame, 0.96, 0.925, 0.94))
  const deep = choose(frame, 58, 70, 58) * u
  const seaTop = row(choose(frame, 0.3, 0.3, 0.3))
  const greenTop = rail + 30 * u
  const duskTop = highway + deep * 1.06
  const bike = { x: w * choose(frame, 0.6, 0.5, 0.5), s: choose(frame, 2.6, 2.6, 2.2) * u }
  const rider = { bike: '#d8322b', shirt: '#2f9c93', helmet: '#fff1cf' }
  const passenger =
    shape('M-32-32Q-36-52-28-62H-18Q-12-50-14-30z', '#f0b23a') +
    line('M-20-54L-8-46', '#f0b23a', 5) +
    ellipse(-23, -67, 5.6, 6.6, '#d99a6c') +
    conicalHat(-23, -70, 0.85)
  const blocks = range(choose(frame, 20, 13, 13)).map((index) => ({
    x: left + index * 100 * u,
    tall: (70 + ((index * 67) % 110)) * u,
  }))
  const city = blocks
    .map(({ x, tall }) => whole`M${x},${lane}v${-tall}h${74 * u}v${tall}z`)
    .join('')
  const windows = blocks
    .map(({ x, tall }) => whole`M${x + 22 * u},${lane - tall + 26 * u}h.1m${28 * u},${26 * u}h.1`)
    .join('')
  const bands = [
    rect(left, -0.2 * h, w * 1.3, h * 1.4, '#f6b84e'),
    placed(left, -0.15 * h, 1, sky(inner, seaTop + 0.16 * h, ['#f0953a', '#f8c055', '#ffe3a0'])),
    cloud(w * 0.02, row(0.2), 300 * u, '#fff3d0', 0.8) +
      cloud(w * choose(frame, 0.74, 0.66, 0.66), row(0.26), 340 * u, '#fff3d0', 0.85),
    shifted(
      hills(inner, {
        base: seaTop + 4,
        height: 54 * u,
        peaks: 5,
        seed: 14,
        fill: '#e58a52',
        bottom: seaTop + 8,
      }),
    ),
    rect(left, seaTop, w * 1.3, rail - seaTop + 40, '#2f9aa6'),
    rect(left, seaTop, w * 1.3, 16 * u, '#8fd6cc'),
    shifted(
      ripples({
        left: 0,
        right: w * 1.3,
        top: seaTop + 24 * u,
        bottom: rail,
        count: 26,
        colour: '#c9efe2',
        seed: 6,
        opacity: 0.7,
        length: 120 * u,
      }),
    ),
    karstRow({
      left: w * choose(frame, 0.68, 0.6, 0.6),
      right: w * 1.1,
      base: seaTop + 44 * u,
      count: choose(frame, 4, 3, 3),
      heights: [130 * u, 230 * u],
      widths: [120 * u, 170 * u],
      seed: 5,
      fill: '#2f8a94',
      shade: '#17606e',
      light: 'left',
    }),
    rect(left, rail - 4 * u, w * 1.3, 60 * u, '#d9b07a'),
    railway(left, right, rail, 1.9 * u, '#4a2f38', '#8a5a44'),
    train(
      w * choose(frame, 0.66, 0.76, 0.74),
      rail,
      choose(frame, 1.5, 1.55, 1.3) * u,
      7,
      { body: '#fff1cf', stripe: '#c92f2c', roof: '#23305e', window: '#23305E', dark: '#2a1a2c' },
      true,
    ),
    rect(left, greenTop + 10 * u, w * 1.3, 400, '#6fa04a'),
    shifted(
      mountains(inner, {
        base: highway - 20 * u,
        height: 120 * u,
        peaks: choose(frame, 9, 6, 6),
        seed: 31,
        fill: '#4f8a56',
        bottom: highway,
      }),
    ),
    grove(left, right, highway + 4, 60 * u, '#2f6f4a', 12),
    road(left, right, highway, deep, '#4a4660', '#e9dcb0', '#ffd56e'),
    sleeperCoach(
      w * choose(frame, 0.36, 0.46, 0.46),
      highway + deep * 0.42,
      choose(frame, 1.55, 1.7, 1.42) * u,
      {
        body: '#e8782a',
        shade: '#a8481f',
        band: '#fff1cf',
        glass: '#bfe0e6',
      },
    ),
    rect(left, duskTop, w * 1.3, h, '#3a2f6c'),
    shifted(
      hills(inner, {
        base: lane - 40 * u,
        height: 100 * u,
        peaks: 4,
        seed: 3,
        fill: '#54408a',
        bottom: lane,
      }),
    ),
    shape(city, '#241d52'),
    shining(line(windows, '#ffd36e', 9 * u)),
    road(left, right, lane, 260 * u, '#221c46', '#e58e8a', '#f0b23a'),
    motorbike(bike.x, lane + 42 * u, bike.s, rider),
    placed(bike.x, lane + 42 * u, bike.s, passenger),
    plane(
      w * choose(frame, 0.62, 0.62, 0.62),
      row(choose(frame, 0.13, 0.14, 0.14)),
      choose(frame, 2, 2.1, 1.75) * u,
      '#fffaf0',
      '#d8322b',
      '#b9c3d3',
      false,
      -7,
    ),
    line(
      whole`M${left},${row(choose(frame, 0.13, 0.14, 0.14)) + 40 * u}H${w * choose(frame, 0.5, 0.42, 0.42)}`,
      '#fffaf0',
      7 * u,
      0.75,
    ),
  ]
  return `<g transform="rotate(${choose(frame, -7, -9, -8)} ${w / 2} ${h / 2})">${bands.join('')}</g>`
}
