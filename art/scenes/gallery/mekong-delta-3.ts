import { copyAt, stencils } from '../../kit/copies'
import { crossOarRower } from '../../kit/cross-oar-rower'
import { paperbark, ragged, specks } from '../../kit/duckweed'
import { lens, num, type Point } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { between, createRandom, range } from '../../kit/rng'
import { line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { standingStork } from '../../kit/stork'
import { choose, type Frame, type Scene, unit } from '../../scene'

const dark = '#123f3a'
const rower = {
  blouse: '#d8402a',
  fold: '#8c2424',
  trousers: '#14202a',
  skin: '#d98f56',
  shade: '#7f4127',
  hat: '#f8e0a0',
  hatShade: '#c98f42',
  hair: '#14121c',
  scarf: '#fbf0d4',
  oar: '#3a2018',
}

/** Trunks of one distance, across the frame, thinner and denser the farther they are. */
function stand(
  frame: Frame,
  y: number,
  count: number,
  width: number,
  fill: string,
  seed: number,
): string {
  const random = createRandom(seed)
  return shape(
    range(count)
      .map((index) => {
        const x = (frame.width * (index + between(random, 0.1, 0.9))) / count
        const lean = between(random, -1, 1) * width * 3
        const half = (width / 2) * between(random, 0.7, 1.2)
        const foot = y + between(random, -0.4, 1) * width
        return `M${num(x - half)},${num(foot)}L${num(x + lean - half * 0.7)},-9h${num(half * 1.4)}L${num(x + half)},${num(foot)}z`
      })
      .join(''),
    fill,
  )
}

/** Trà Sư: a boat has cut a lane of dark water through the duckweed between pale paperbark trunks; storks watch. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const far = h * choose(frame, 0.48, 0.46, 0.47)
  const lane = (text: string) => percentPoints(frame, text)
  const left = lane(
    choose(
      frame,
      '51,48 46,53 44,59 30,65 22,74 6,84 -8,88',
      '50,46 44,52 42,59 24,65 20,76 4,86 -14,88',
      '50,47 44,53 42,60 24,66 20,77 4,87 -14,90',
    ),
  )
  const right = lane(
    choose(
      frame,
      '54,48 56,54 70,60 74,70 70,78 84,88 92,104',
      '54,46 58,52 76,60 80,72 74,80 88,88 96,104',
      '54,47 58,53 76,61 80,73 74,82 88,90 96,104',
    ),
  )
  const boat = choose(
    frame,
    { x: 800, y: 640, k: 0.82 },
    { x: 500, y: 840, k: 0.84 },
    { x: 460, y: 650, k: 0.72 },
  )
  const random = createRandom(5)
  const reflections = [-0.17, -0.1, 0.04, 0.13].flatMap((part, column) =>
    range(7).map((index) =>
      lens(
        boat.x + part * w + between(random, -8, 8) * u,
        boat.y + (78 + index * 26) * u,
        (30 + column * 7) * u * between(random, 0.7, 1.3),
        10 * u,
      ),
    ),
  )
  const hull =
    shape(
      'M-300-40Q-220-4-60 2H120Q240-4 300-34L280 12Q220 40 80 44H-120Q-240 34-300-40z',
      '#2a1c1a',
    ) +
    shape(
      'M-300-40Q-220-4-60 2H120Q240-4 300-34L297-26Q230 14 120 18H-70Q-220 14-300-40z',
      '#a8703a',
    )
  const visitor = (x: number, shirt: string, fold: string) =>
    placed(
      x,
      0,
      1,
      shape('M-34 4Q-42-62-10-72H14Q40-58 36 4z', shirt) +
        shape('M14-72Q40-58 36 4H10Q20-40 2-72z', fold) +
        shape('M-16-70Q-26-112 2-116 26-114 24-92L18-70z', '#9c5230') +
        shape('M-50-92L0-138 52-92Q0-76-50-92z', '#f8e0a0') +
        shape('M2-138L52-92Q34-86 18-84z', '#c98f42'),
    )
  const tone = { bark: '#efe3c4', shade: '#a88f6a', peel: '#c98f5a', water: '#1d4f45' }
  const trunks = choose<readonly (readonly [number, number, number, number, number])[]>(
    frame,
    [
      [0.2, 0.66, 0.66, 60, 4],
      [0.76, 0.64, 0.62, -40, 9],
      [0.34, 0.58, 0.42, -30, 2],
      [0.9, 0.76, 0.95, 50, 6],
      [0.06, 0.98, 1.7, 120, 7],
    ],
    [
      [0.2, 0.62, 0.66, 60, 4],
      [0.82, 0.62, 0.7, -40, 9],
      [0.96, 0.76, 1.05, 30, 6],
      [0.06, 0.96, 1.8, 120, 7],
    ],
    [
      [0.2, 0.64, 0.58, 60, 4],
      [0.8, 0.62, 0.56, -40, 9],
      [0.94, 0.78, 0.9, 30, 6],
      [0.05, 0.98, 1.6, 120, 7],
    ],
  )
  const crown = range(choose(frame, 17, 11, 11)).map((index, _, all) =>
    copyAt(
      'l',
      (w * (index + 0.3)) / all.length,
      between(random, -30, 90) * u,
      between(random, 0.9, 1.7) * u,
      between(random, -24, 24),
    ),
  )
  const point = ([x, y]: Point) => `${num(x)},${num(y)}`
  return [
    rect(0, 0, w, far + 20, '#e9edb4'),
    stand(frame, far, choose(frame, 46, 30, 30), 10 * u, '#b5cf9a', 3),
    stand(frame, far + 8 * u, choose(frame, 26, 17, 17), 17 * u, '#7fae86', 8),
    shape(
      `M0,${num(far - 60 * u)}${range(12)
        .map(
          (index) =>
            `q${num(w / 24)},${num((index % 2 ? 26 : -34) * u)} ${num(w / 12)},${num((index % 3) * 10 - 10)}`,
        )
        .join('')}V${num(far + 20)}H0z`,
      '#5f9a72',
    ),
    rect(0, far, w, h, '#a9bf35'),
    specks(0, w, far, h, 40, 150 * u, '#c9d85a', 4),
    specks(0, w, far, h, 26, 150 * u, '#7d9a2c', 9),
    shape(`M${left.map(point).join(' ')}L${[...right].reverse().map(point).join(' ')}z`, dark),
    ragged(left, `L${point([-40, h + 40])}V${num(far)}z`, 40 * u, '#a9bf35'),
    ragged(right, `L${point([w + 40, h + 40])}V${num(far)}z`, 40 * u, '#a9bf35'),
    specks(0, w * 0.34, far + 30 * u, h, 18, 150 * u, '#c9d85a', 14),
    specks(w * 0.66, w, far + 30 * u, h, 18, 150 * u, '#7d9a2c', 19),
    specks(0, w, far + 46 * u, far + 90 * u, 14, 190 * u, dark, 12),
    stand(frame, far + 40 * u, choose(frame, 11, 7, 7), 28 * u, '#cfd0a0', 12),
    specks(w * 0.12, w * 0.76, boat.y + 30 * u, h, 16, 130 * u, '#a9bf35', 23),
    shape(reflections.join(''), '#7fae86'),
    stencils([
      [
        'l',
        shape(
          'M-150 0Q-120-60-60-40-30-90 30-60 90-80 110-30 160-20 150 10 90 50 50 30 10 80-40 40-110 60-150 0z',
          '#17524a',
        ) + shape('M-90-10Q-60-44-20-26 20-50 60-26 20 0-30-6-60 10-90-10z', '#2f7a52'),
      ],
    ]),
    trunks
      .slice(0, -2)
      .map(([x, y, k, lean, seed]) => paperbark(w * x, h * y, k * u, tone, lean, seed))
      .join(''),
    mirrored(
      'b',
      placed(
        boat.x,
        boat.y,
        boat.k,
        visitor(-150, '#f0b23a', '#b8741e') +
          visitor(-50, '#2b857d', '#17524f') +
          hull +
          crossOarRower(150, 2, 0.94, rower),
      ),
      boat.y + 36 * boat.k,
      0.3,
      0.5,
    ),
    line(
      `M${num(boat.x - 330 * boat.k)},${num(boat.y + 50 * boat.k)}h${num(240 * boat.k)}M${num(boat.x + 30 * boat.k)},${num(boat.y + 60 * boat.k)}h${num(270 * boat.k)}`,
      '#c9d85a',
      4 * u,
    ),
    trunks
      .slice(-2)
      .map(([x, y, k, lean, seed]) => paperbark(w * x, h * y, k * u, tone, lean, seed))
      .join(''),
    crown.join(''),
    standingStork(
      w * choose(frame, 0.84, 0.8, 0.82),
      h * choose(frame, 0.9, 0.97, 0.98),
      choose(frame, 1.5, 1.3, 1.05) * u,
    ),
    standingStork(
      w * choose(frame, 0.3, 0.3, 0.28),
      h * choose(frame, 0.68, 0.63, 0.66),
      0.7 * u,
      true,
    ),
  ].join('')
}
