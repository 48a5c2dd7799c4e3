import { windingRoad } from '../../kit/fields'
import { foliage, grove, tree } from '../../kit/foliage'
import { dragonFruit, fruitBasket, mangoFruit, mangoLeaf, pineapple } from '../../kit/fruit'
import { hills, mist } from '../../kit/haze'
import { shoulderPoleFigure } from '../../kit/people'
import { between, createRandom, range } from '../../kit/rng'
import { ellipse, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { thatchHut } from '../../kit/stilt-house'
import { choose, type Frame, type Scene, unit } from '../../scene'

const house = { roof: '#a8502f', roofShade: '#823a2a', wall: '#f3cf92', dark: '#4a2a2a' }
const ripe = [
  ['#f8b82e', '#f28a2a'],
  ['#f6c945', '#ef7a34'],
  ['#b9bf3f', '#f0a52c'],
] as const

function orchard(frame: Frame, horizon: number, u: number): string {
  const { width: w, height: h } = frame
  const colours = { trunk: '#5a3a2c', dark: '#2f7048', light: '#5a9a4c' }
  return range(3)
    .map((row) => {
      const count = choose(frame, [8, 6, 4], [5, 4, 2], [5, 4, 2])[row] ?? 3
      const y = horizon + (h - horizon) * (0.06 + row * row * 0.075 + row * 0.02)
      return range(count)
        .map((index) => tree(((index + (row % 2 === 0 ? 0.5 : 0.1)) / count) * w, y, (0.6 + row * 0.34) * u, colours, 3 + row + index))
        .join('')
    })
    .join('')
}

/** A mango bough across the top of the frame: leaves and fruit hanging from its edge. */
function bough(frame: Frame, u: number): string {
  const { width: w, height: h } = frame
  const random = createRandom(8)
  const edge = (x: number) => h * 0.1 + Math.abs(x / w - 0.42) ** 1.5 * h * 0.42
  const count = choose(frame, 17, 11, 11)
  const spots = range(count).map((index) => ((index + 0.5) / count) * w)
  const leaves = spots.map((x) =>
    mangoLeaf(
      x + between(random, -20, 20) * u,
      edge(x) - 30 * u,
      between(random, 1.1, 1.6) * u,
      random() > 0.5 ? '#1f5a3c' : '#2f7546',
      '#5a9a4c',
      between(random, -38, 38),
    ),
  )
  const fruit = spots
    .filter((_, index) => index % 2 === 0)
    .map((x, index) =>
      mangoFruit(
        x,
        edge(x) + between(random, 4, 34) * u,
        between(random, 1.7, 2.1) * u,
        ripe[index % 3]?.[0] ?? '#f8b82e',
        ripe[index % 3]?.[1] ?? '#f28a2a',
        between(random, -10, 10),
      ),
    )
  const canopy = spots.map((x, index) => foliage(x, edge(x) - 90 * u, 100 * u, 78 * u, '#174a34', 50 + index)).join('')
  return canopy + leaves.join('') + fruit.join('')
}

/** A mango orchard at harvest: fruit hanging over the picture, baskets heaped on the ground, a carrier on the path. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.54, 0.5, 0.52)
  const far = horizon / h + 0.01
  const bends = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.4, 1.02, 0.11],
      [0.5, 0.78, 0.045],
      [0.4, 0.63, 0.018],
      [0.46, far, 0.006],
    ],
    [
      [0.3, 1.02, 0.17],
      [0.48, 0.76, 0.075],
      [0.36, 0.6, 0.03],
      [0.46, far, 0.01],
    ],
    [
      [0.32, 1.02, 0.17],
      [0.48, 0.78, 0.07],
      [0.36, 0.62, 0.03],
      [0.46, far, 0.01],
    ],
  )
  const floor = (part: number) => h * part
  const low = choose(frame, 0.755, 0.985, 0.985)
  return [
    sky(frame, horizon, ['#7cc2b4', '#cfe3b8', '#fde7a6', '#fcc772']),
    cloud(w * 0.72, horizon - 190 * u, 240 * u, '#fdf6dc', 0.8),
    hills(frame, { base: horizon - 20 * u, height: 130 * u, peaks: choose(frame, 4, 2.5, 2.7), seed: 18, fill: '#8fbf9f' }),
    hills(frame, { base: horizon, height: 70 * u, peaks: choose(frame, 5, 3, 3), seed: 23, fill: '#5f9f72' }),
    mist(frame, horizon - 70 * u, 100 * u, '#fdf3cc', 0.6, 'f'),
    shape(`M0,${horizon}H${w}V${h}H0z`, '#b5c750'),
    hills(frame, { base: h * 0.66, height: 50 * u, peaks: 3, seed: 4, fill: '#9dbb49' }),
    hills(frame, { base: h * 0.8, height: 50 * u, peaks: 2, seed: 9, fill: '#86ab43' }),
    grove(-20, w + 40, horizon + 6 * u, 46 * u, '#3f8052', 6),
    thatchHut(w * choose(frame, 0.57, 0.76, 0.74), horizon + 26 * u, 1.2 * u, house),
    orchard(frame, horizon, u),
    windingRoad({ bends: bends.map(([bx, by, half]) => [w * bx, h * by, w * half] as const), fill: '#f6dca2', edge: '#cf9f58' }),
    ellipse(
      w * choose(frame, 0.86, 0.8, 0.8),
      h * choose(frame, 0.92, 1.02, 1.02),
      w * choose(frame, 0.36, 0.6, 0.6),
      h * choose(frame, 0.26, 0.14, 0.14),
      '#5f8f3a',
    ),
    shoulderPoleFigure(w * choose(frame, 0.497, 0.46, 0.46), h * choose(frame, 0.735, 0.78, 0.8), 1.55 * u, '#e0402a', '#f8b82e'),
    fruitBasket(w * choose(frame, 0.638, 0.3, 0.34), floor(choose(frame, 0.728, 0.91, 0.91)), 1.25 * u, ripe, 21),
    fruitBasket(w * choose(frame, 0.88, 0.9, 0.9), floor(choose(frame, 0.72, 0.93, 0.93)), 1.6 * u, ripe, 12),
    fruitBasket(w * choose(frame, 0.75, 0.62, 0.64), floor(choose(frame, 0.745, 0.97, 0.97)), 1.9 * u, ripe, 5),
    dragonFruit(w * choose(frame, 0.815, 0.78, 0.79), floor(low), 1.35 * u),
    pineapple(w * choose(frame, 0.672, 0.46, 0.48), floor(low), 1.4 * u),
    dragonFruit(w * choose(frame, 0.965, 1.0, 1.0), floor(low), 1.2 * u),
    frame.format === 'wide'
      ? foliage(w * 0.06, h, 260 * u, 110 * u, '#2f7048', 6) + foliage(w * 0.96, h, 220 * u, 90 * u, '#2f7048', 9)
      : '',
    bough(frame, u),
  ].join('')
}
