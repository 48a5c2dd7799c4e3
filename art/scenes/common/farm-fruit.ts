import { windingRoad } from '../../kit/fields'
import { foliage, grove } from '../../kit/foliage'
import { dragonFruit, fruitBasket, mangoFruit, mangoLeaf, pineapple } from '../../kit/fruit'
import { hills, mist } from '../../kit/haze'
import { skin } from '../../kit/palettes'
import { palm } from '../../kit/palm'
import { between, createRandom, range } from '../../kit/rng'
import { ellipse, line, placed, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { thatchHut } from '../../kit/stilt-house'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const house = { roof: '#a8502f', roofShade: '#823a2a', wall: '#f3cf92', dark: '#4a2a2a' }
const ripe = [
  ['#f8b82e', '#f28a2a'],
  ['#f6c945', '#ef7a34'],
  ['#b9bf3f', '#f0a52c'],
] as const

const woods = { trunk: '#5a3a2c', dark: '#2f7048', light: '#5a9a4c' }

/** A broad old mango tree heavy with fruit: a low wide dome on two stems, foot at y, 170 units tall. */
function oldTree(x: number, y: number, scale: number, seed: number): string {
  const random = createRandom(seed)
  const fruit = range(9)
    .map(
      (index) =>
        whole`M${-88 + index * 22 + between(random, -8, 8)},${-58 - (index % 3) * 13 - between(random, 0, 8)}v7`,
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    ellipse(6, 1, 96, 8, '#5f8f3a') +
      shape(
        'M-12 0Q-4-40-22-66L-50-90-40-94-8-64 6-96 14-94 6-60 40-86 46-80 14-48Q8-24 14 0z',
        woods.trunk,
      ) +
      foliage(0, -112, 112, 52, woods.dark, seed) +
      foliage(30, -126, 62, 28, woods.light, seed + 3) +
      foliage(-52, -104, 40, 18, woods.light, seed + 5) +
      line(fruit, '#f6c945', 8),
  )
}

/** A young tree, upright as a flame, foot at y, 150 units tall. */
function youngTree(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    ellipse(3, 1, 30, 5, '#5f8f3a') +
      line('M0 0V-46', woods.trunk, 8) +
      shape('M0-150Q26-120 36-88 46-46 22-32 0-24-22-32-46-46-36-88-26-120 0-150z', woods.dark) +
      shape('M2-146Q26-118 34-86 40-56 22-46 12-90 2-146z', woods.light),
  )
}

function orchard(frame: Frame, u: number): string {
  const { width: w, height: h } = frame
  const areca = { trunk: '#7a5a44', leaf: '#2f7048', leafLight: '#3f8052' }
  return choose<
    readonly (readonly [kind: 'old' | 'young' | 'areca', x: number, y: number, size: number])[]
  >(
    frame,
    [
      ['old', 0.05, 0.585, 0.66],
      ['young', 0.145, 0.575, 0.5],
      ['young', 0.185, 0.58, 0.62],
      ['old', 0.285, 0.575, 0.5],
      ['areca', 0.375, 0.56, 0.42],
      ['areca', 0.392, 0.565, 0.54],
      ['old', 0.665, 0.575, 0.62],
      ['young', 0.752, 0.575, 0.62],
      ['old', 0.86, 0.59, 0.78],
      ['young', 0.962, 0.6, 0.8],
      ['areca', 0.09, 0.7, 0.8],
      ['old', 0.215, 0.715, 1.05],
    ],
    [
      ['old', 0.12, 0.545, 0.62],
      ['young', 0.26, 0.535, 0.5],
      ['areca', 0.33, 0.53, 0.5],
      ['old', 0.6, 0.535, 0.5],
      ['young', 0.9, 0.55, 0.7],
      ['areca', 0.98, 0.585, 0.9],
      ['areca', 0.05, 0.64, 0.9],
      ['old', 0.2, 0.665, 1.05],
      ['young', 0.72, 0.615, 0.86],
    ],
    [
      ['old', 0.1, 0.575, 0.6],
      ['young', 0.25, 0.56, 0.5],
      ['areca', 0.33, 0.55, 0.5],
      ['old', 0.6, 0.565, 0.5],
      ['young', 0.9, 0.58, 0.7],
      ['areca', 0.06, 0.69, 0.9],
      ['old', 0.2, 0.72, 0.95],
    ],
  )
    .map(([kind, x, y, size], index) => {
      if (kind === 'areca') return palm(w * x, h * y, size * u * 0.6, areca, 240, 10, 3)
      return kind === 'old'
        ? oldTree(w * x, h * y, size * u, 3 + index)
        : youngTree(w * x, h * y, size * u)
    })
    .join('')
}

/** A mango bough reaching in at the upper right: its leaves and fruit hang over that corner alone, the rest of the sky is quiet. */
function bough(frame: Frame, u: number): string {
  const { width: w, height: h } = frame
  const random = createRandom(8)
  const left = w * choose(frame, 0.66, 0.62, 0.6)
  const part = (x: number) => (x - left) / (w - left)
  const edge = (x: number) =>
    h * (choose(frame, 0.13, 0.03, 0.04) + part(x) ** 0.8 * choose(frame, 0.19, 0.17, 0.2))
  const count = choose(frame, 8, 6, 6)
  const spots = range(count).map((index) => left + ((index + 0.5) / count) * (w - left))
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
    .filter((_, index) => index % 2 === choose(frame, 1, 0, 0) && index > 0)
    .map((x, index) =>
      mangoFruit(
        x,
        edge(x) + between(random, 22, 44) * u,
        between(random, 1.9, 2.3) * u,
        ripe[index % 3]?.[0] ?? '#f8b82e',
        ripe[index % 3]?.[1] ?? '#f28a2a',
        between(random, -10, 10),
        26,
      ),
    )
  const canopy = spots
    .map((x, index) => {
      const size = (0.55 + part(x) * 0.6) * u
      return foliage(x, edge(x) - 66 * size - 16 * u, 104 * size, 72 * size, '#174a34', 50 + index)
    })
    .join('')
  const top = shape(
    whole`M${left + 190 * u},0L${left + 120 * u},${edge(left + 120 * u) - 60 * u}L${w},${edge(w) - 60 * u}V0z`,
    '#174a34',
  )
  const crown = range(choose(frame, 2, 1, 1))
    .map((index) =>
      foliage(
        left + (130 + index * 60) * u,
        (choose(frame, 50, 4, 4) - index * 50) * u,
        96 * u,
        64 * u,
        '#174a34',
        70 + index,
      ),
    )
    .join('')
  return fruit.join('') + top + crown + canopy + leaves.join('')
}

/** A carrier of the harvest striding to the right, in profile under a conical hat, a hand on the pole; feet at (x, y), 128 units tall. */
function carrier(x: number, y: number, scale: number): string {
  const load = (bx: number, top: number) =>
    line(
      `M${bx} ${top}L${bx - 17} ${top + 44}M${bx} ${top}L${bx + 17} ${top + 44}`,
      '#6b4426',
      1.6,
    ) +
    line(
      `M${bx - 11} ${top + 41}h0M${bx + 1} ${top + 38}h0M${bx + 11} ${top + 41}h0`,
      '#f8b82e',
      13,
    ) +
    shape(`M${bx - 22} ${top + 44}H${bx + 22}L${bx + 15} ${top + 63}H${bx - 15}z`, '#b87a3c') +
    line(`M${bx - 22} ${top + 44}H${bx + 22}`, '#e0ad66', 3)
  return placed(
    x,
    y,
    scale,
    load(-58, -82) +
      line('M-9-16L-17-3H-11M13-14L16-2H23', skin, 6) +
      shape('M-9-58L9-58Q10-40 2-30L-5-12H-14Q-12-32-9-58z', '#2b2030') +
      shape('M-7-58L10-58Q17-36 18-12H8Q4-30-4-40z', '#3a2c40') +
      shape('M-10-56Q-12-84-4-92 4-95 10-91 14-76 12-55 0-51-10-56z', '#e0402a') +
      shape('M10-91Q14-76 12-55L5-54Q8-76 4-92z', '#b32c26') +
      shape('M-4-92L-3-98H6L7-91Q2-87-4-92z', '#a8653f') +
      shape('M-8-112H12L13-107 16-102 13-101 13-97Q10-94 4-95L-5-96z', skin) +
      shape('M-9-112H2Q1-102-3-95L-9-92-13-84Q-15-100-9-112z', '#1f1420') +
      line('M7-106H10M9-98L12-99', '#1f1420', 1.5) +
      line('M1-111Q0-101 5-95', '#b32c26', 1.5) +
      line('M-60-82Q0-100 62-84', '#8a5a2c', 4) +
      load(60, -84) +
      line('M2-86Q10-72 18-76L25-89', '#e0402a', 7) +
      line('M21-81L25-89', skin, 5.6) +
      ellipse(26, -91, 4.4, 4, skin) +
      shape(
        'M-26-108Q-8-118 2-131 6-131 7-129 17-116 31-109 18-104 4-104-12-104-26-108z',
        '#f2d48c',
      ) +
      shape('M4-131L7-129Q17-116 31-109 22-106 14-105 14-118 4-131z', '#d3a655'),
  )
}

/** A mango orchard at harvest: fruit hanging in at the corner, baskets heaped on the ground, a carrier on the path. */
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
    cloud(
      w * choose(frame, 0.6, 0.74, 0.62),
      horizon - choose(frame, 96, 150, 120) * u,
      200 * u,
      '#fdf6dc',
      0.8,
    ),
    hills(frame, {
      base: horizon - 20 * u,
      height: 130 * u,
      peaks: choose(frame, 4, 2.5, 2.7),
      seed: 18,
      fill: '#8fbf9f',
    }),
    hills(frame, {
      base: horizon,
      height: 70 * u,
      peaks: choose(frame, 5, 3, 3),
      seed: 23,
      fill: '#5f9f72',
    }),
    mist(frame, horizon - 70 * u, 100 * u, '#fdf3cc', 0.6, 'f'),
    shape(`M0,${horizon}H${w}V${h}H0z`, '#b5c750'),
    hills(frame, { base: h * 0.66, height: 50 * u, peaks: 3, seed: 4, fill: '#9dbb49' }),
    hills(frame, { base: h * 0.8, height: 50 * u, peaks: 2, seed: 9, fill: '#86ab43' }),
    grove(-20, w + 40, horizon + 6 * u, 46 * u, '#3f8052', 6),
    thatchHut(w * choose(frame, 0.57, 0.76, 0.74), horizon + 26 * u, 1.2 * u, house),
    orchard(frame, u),
    windingRoad({
      bends: bends.map(([bx, by, half]) => [w * bx, h * by, w * half] as const),
      fill: '#f6dca2',
      edge: '#cf9f58',
    }),
    ellipse(
      w * choose(frame, 0.86, 0.8, 0.8),
      h * choose(frame, 0.92, 1.02, 1.02),
      w * choose(frame, 0.36, 0.6, 0.6),
      h * choose(frame, 0.26, 0.14, 0.14),
      '#5f8f3a',
    ),
    carrier(
      w * choose(frame, 0.49, 0.47, 0.47),
      h * choose(frame, 0.735, 0.79, 0.81),
      choose(frame, 1.4, 1.62, 1.5) * u,
    ),
    fruitBasket(
      w * choose(frame, 0.638, 0.3, 0.34),
      floor(choose(frame, 0.728, 0.91, 0.91)),
      1.25 * u,
      ripe,
      21,
    ),
    fruitBasket(
      w * choose(frame, 0.88, 0.9, 0.9),
      floor(choose(frame, 0.72, 0.93, 0.93)),
      1.6 * u,
      ripe,
      12,
    ),
    fruitBasket(
      w * choose(frame, 0.75, 0.62, 0.64),
      floor(choose(frame, 0.745, 0.97, 0.97)),
      1.9 * u,
      ripe,
      5,
    ),
    dragonFruit(w * choose(frame, 0.815, 0.78, 0.79), floor(low), 1.35 * u),
    pineapple(w * choose(frame, 0.672, 0.46, 0.48), floor(low), 1.4 * u),
    dragonFruit(w * choose(frame, 0.965, 1.0, 1.0), floor(low), 1.2 * u),
    frame.format === 'wide' ? foliage(w * 0.96, h, 220 * u, 90 * u, '#2f7048', 9) : '',
    bough(frame, u),
  ].join('')
}
