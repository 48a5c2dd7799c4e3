import { crag } from '../../kit/crag'
import { forestEdge } from '../../kit/forest-edge'
import { mist } from '../../kit/haze'
import type { Point } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { between, createRandom, range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { birds, cloud, sky } from '../../kit/sky'
import { backpacker } from '../../kit/walkers'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

interface Tone {
  fill: string
  shade: string
  light: string
}

/** One row of rounded green hills, shoulder to shoulder across the frame: each with a shaded flank and tufts of light on top. */
function rank(
  frame: Frame,
  foot: number,
  size: number,
  count: number,
  tone: Tone,
  seed: number,
): string {
  const random = createRandom(seed)
  const hills = range(count).map((index) => ({
    x: (frame.width * (index + between(random, 0.1, 0.9))) / count,
    half: size * between(random, 0.75, 1.15),
    tall: size * between(random, 0.9, 1.6),
  }))
  const dome = (x: number, half: number, tall: number) =>
    whole`M${x - half},${foot}Q${x - half * 0.86},${foot - tall * 0.7} ${x - half * 0.3},${foot - tall * 0.95}T${x + half * 0.5},${foot - tall * 0.8}T${x + half},${foot}z`
  const floor = rect(
    0,
    foot - size * 0.24,
    frame.width,
    frame.height - foot + size * 0.24,
    tone.fill,
  )
  const slopes = hills
    .map(
      ({ x, half, tall }) =>
        shape(dome(x, half, tall), tone.fill) +
        shape(
          whole`M${x + half * 0.1},${foot - tall * 0.99}Q${x + half * 0.5},${foot - tall * 0.9} ${x + half * 0.6},${foot - tall * 0.74}T${x + half},${foot}H${x + half * 0.24}Q${x + half * 0.44},${foot - tall * 0.5} ${x + half * 0.1},${foot - tall * 0.99}z`,
          tone.shade,
        ) +
        line(
          whole`M${x - half * 0.5},${foot - tall * 0.66}q${half * 0.06},${-tall * 0.14} ${half * 0.24},${-tall * 0.18}M${x - half * 0.62},${foot - tall * 0.36}q${half * 0.08},${-tall * 0.12} ${half * 0.22},${-tall * 0.12}M${x - half * 0.2},${foot - tall * 0.44}q${half * 0.08},${-tall * 0.1} ${half * 0.2},${-tall * 0.1}`,
          tone.light,
          Math.max(3, size * 0.05),
        ),
    )
    .join('')
  return slopes + floor
}

/** Cát Bà from the top of Ngự Lâm: a walker on the last sharp rock, and hill behind green hill to the horizon, not a roof in sight. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const pts = (wide: string, tall: string, square: string): Point[] =>
    percentPoints(frame, choose(frame, wide, tall, square))
  const top = h * choose(frame, 0.4, 0.42, 0.4)
  const rows: readonly (readonly [
    y: number,
    size: number,
    count: number,
    tone: Tone,
    seed: number,
  ])[] = [
    [0.46, 54, 17, { fill: '#a8cfc4', shade: '#97c2bb', light: '#b9dac8' }, 3],
    [0.52, 76, 14, { fill: '#86bca4', shade: '#72ab98', light: '#a3cfa8' }, 8],
    [0.61, 108, 11, { fill: '#62a483', shade: '#4a8d78', light: '#8fc488' }, 14],
    [0.73, 150, 8, { fill: '#458d64', shade: '#30735c', light: '#84bd66' }, 21],
    [1.0, 270, 5, { fill: '#2f7550', shade: '#1f5a4a', light: '#7ab350' }, 27],
  ]
  const rock = pts(
    '52,104 55,94 59,88 62,80 66,76 68,69 72,72 75,66 78,70 81,67 85,73 88,71 92,79 96,83 104,88 104,104',
    '30,104 35,94 41,88 45,80 52,76 55,70 60,72 64,67 69,70 73,68 79,74 84,73 90,80 97,84 104,88 104,104',
    '32,104 37,94 43,89 47,81 53,77 56,70 61,73 65,67 70,71 74,68 80,74 85,73 90,80 97,84 104,88 104,104',
  )
  const man = choose(
    frame,
    { x: 0.765, y: 0.715, k: 1.2 },
    { x: 0.655, y: 0.7, k: 1.3 },
    { x: 0.665, y: 0.71, k: 1.14 },
  )
  const [mx, my, k] = [w * man.x, h * man.y, man.k * u]
  const near = pts(
    '-3,104 -3,90 6,88 14,92 22,97 30,104',
    '-3,104 -3,92 8,90 18,95 28,104',
    '-3,104 -3,92 8,90 18,95 28,104',
  )
  return [
    sky(frame, top + 60 * u, ['#6fbad0', '#b9e0d4', '#fdf4d0']),
    cloud(w * choose(frame, 0.24, 0.26, 0.25), h * 0.17, 340 * u, '#fffdf2', 0.9),
    cloud(
      w * choose(frame, 0.56, 0.86, 0.88),
      h * choose(frame, 0.1, 0.27, 0.08),
      220 * u,
      '#fffdf2',
      0.7,
    ),
    rows
      .map(
        ([y, size, count, tone, seed], index) =>
          rank(
            frame,
            h * y + 30 * u,
            size * u,
            Math.round(count * choose(frame, 1, 0.62, 0.62)) + 1,
            tone,
            seed,
          ) +
          (index < 4
            ? mist(
                frame,
                h * y - (10 + index * 12) * u,
                (70 + index * 24) * u,
                '#eef6dc',
                0.55,
                `m${index}`,
              )
            : ''),
      )
      .join(''),
    birds(
      w * choose(frame, 0.44, 0.3, 0.3),
      h * choose(frame, 0.28, 0.3, 0.28),
      1.1 * u,
      '#2f6f6c',
    ),
    crag({
      id: 'c',
      outline: rock,
      columns: 7,
      seed: 9,
      rock: '#b9b2a0',
      shade: '#6f7078',
      light: '#f0e6c4',
    }),
    backpacker(mx, my, k, '#e8473a', '#a82c34', '#ffc23a'),
    shape(
      whole`M${mx - 70 * k},${my + 10 * k}L${mx - 40 * k},${my - 14 * k} ${mx - 22 * k},${my + 4 * k} ${mx + 4 * k},${my - 8 * k} ${mx + 26 * k},${my + 6 * k} ${mx + 56 * k},${my - 18 * k} ${mx + 90 * k},${my + 30 * k}z`,
      '#8f8c88',
    ),
    forestEdge(near.slice(1, -1), 2, 84 * u, '#174a40', '#2f7a50', '#9cc85c', 4),
  ].join('')
}
