import { foliage } from './foliage'
import { num } from './path'
import { between, createRandom, cycle, range } from './rng'
import { circle, ellipse, line, placed, polygon, rect, shape } from './shapes'

/** A square bánh chưng in its leaves, tied with bamboo string, foot at (x, y), 100 units wide and 60 tall, seen a little from above. */
export function banhChung(x: number, y: number, scale: number, flip = false): string {
  const top = polygon(
    [
      [-52, -44],
      [-14, -66],
      [54, -56],
      [20, -32],
    ],
    '#5f9a4a',
  )
  const front =
    polygon(
      [
        [-52, -44],
        [20, -32],
        [20, 4],
        [-50, -8],
      ],
      '#3f7a3c',
    ) +
    polygon(
      [
        [20, -32],
        [54, -56],
        [53, -18],
        [20, 4],
      ],
      '#2a5a34',
    )
  const folds = line('M-52-44L20-56 20-32M-14-66L20-32', '#7fb45c', 1.6, 0.7)
  const ties = line(
    'M-28-40.5V-4.5M-4-36V-.4M-28-40.5L10-62.5M-4-36L32-59.5M32-41V-4M44-49.5V-12M-36-53L37-43.5M-25-59L45-50M-51-27L20-15 54-38',
    '#f0dca0',
    2.6,
  )
  return placed(x, y, scale, top + front + folds + ties, flip)
}

/** A red lucky-money envelope with a gold blossom, lying flat, centre at (x, y), 44 units by 70. */
export function luckyEnvelope(
  x: number,
  y: number,
  scale: number,
  degrees: number,
  fill = '#d8322b',
): string {
  const flap =
    shape('M-22-35H22V-20Q0-4-22-20z', '#a81d24') + line('M-22-20Q0-4 22-20', '#ffd25a', 2)
  const flower = [0, 72, 144, 216, 288]
    .map((turn) =>
      circle(
        Math.sin((turn * Math.PI) / 180) * 7,
        12 - Math.cos((turn * Math.PI) / 180) * 7,
        5.4,
        '#ffd25a',
      ),
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    rect(-22, -35, 44, 70, fill) + flap + flower + circle(0, 12, 3, '#d8322b'),
    false,
    degrees,
  )
}

/** A kumquat tree in a glazed pot, clipped to a cone and full of fruit, foot at (x, y), about 200 units wide and 330 tall. */
export function kumquatTree(x: number, y: number, scale: number, seed = 4): string {
  const random = createRandom(seed)
  const pot =
    shape('M-70-96H70L52-4Q0 8-52-4z', '#2f5fa0') +
    shape('M16-96H70L52-4Q34 2 20 3z', '#1f437c') +
    shape('M-78-108H78V-92H-78z', '#3f76b8') +
    line('M-58-64Q-30-44 0-62 30-78 60-58', '#dbeaf2', 4) +
    line('M-54-36Q-26-18 0-34 26-48 54-32', '#dbeaf2', 3)
  const rows = [
    [0, -150, 98],
    [0, -196, 88],
    [0, -240, 72],
    [0, -282, 52],
    [0, -314, 30],
  ] as const
  const leaves = rows
    .map(([lx, ly, r], index) =>
      foliage(lx, ly, r, 34, index % 2 === 0 ? '#1f5f3c' : '#2a7346', 20 + index),
    )
    .join('')
  const light = rows
    .map(([, ly, r], index) => foliage(-r * 0.36, ly - 10, r * 0.46, 18, '#4c9455', 40 + index))
    .join('')
  const dots: string[] = ['', '', '']
  rows.forEach(([, ly, r]) => {
    range(Math.round(r / 9)).forEach(() => {
      const spot = Math.floor(random() * 3)
      dots[spot] =
        `${dots[spot] ?? ''}M${num(between(random, -0.92, 0.92) * r)},${num(ly + between(random, -24, 22))}h0`
    })
  })
  const fruit = dots
    .map((d, index) => (d ? line(d, cycle(['#ff9a1f', '#ffb733', '#f58220'], index), 15) : ''))
    .join('')
  return placed(x, y, scale, rect(-6, -130, 12, 40, '#5a3322') + pot + leaves + light + fruit)
}

/** A round-bellied blue and white vase, foot at (x, y), 110 units wide and 150 tall. */
export function porcelainVase(x: number, y: number, scale: number): string {
  const body =
    shape(
      'M-30 0Q-62-36-56-74-50-104-20-116L-24-144Q0-150 24-144L20-116Q50-104 56-74 62-36 30 0z',
      '#f6f1e4',
    ) + shape('M24-144L20-116Q50-104 56-74 62-36 30 0H8Q44-50 20-116L10-146z', '#c9d3dd')
  const marks =
    line('M-54-84Q0-66 54-84M-56-36Q0-18 56-36', '#2f5fa0', 4) +
    line('M-38-54q10-16 20 0t20 0 20 0 18 0', '#2f5fa0', 4) +
    line('M-21-122Q0-116 21-122', '#2f5fa0', 3)
  return placed(x, y, scale, body + marks + ellipse(0, -145, 24, 5, '#8a9ab0'))
}
