import { copyAt, stencils } from '../../kit/copies'
import { departingRider } from '../../kit/departing-rider'
import { grove } from '../../kit/foliage'
import { grassBlades } from '../../kit/grass-blades'
import { mist } from '../../kit/haze'
import { karst } from '../../kit/karst'
import { kilometreStone } from '../../kit/kilometre-stone'
import { palm } from '../../kit/palm'
import { num } from '../../kit/path'
import { posterKarst } from '../../kit/poster-karst'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { hatOnTop, rucksack } from '../../kit/rucksack'
import { line, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const stone = {
  cap: '#c62b22',
  capLight: '#f4573a',
  white: '#e6e2d2',
  whiteLight: '#fffaea',
  plinth: '#a8a79b',
  plinthLight: '#cfcab6',
  letter: '#2b3346',
}
const pack = {
  cloth: '#2f4a80',
  shade: '#1f315f',
  light: '#5274ad',
  leather: '#b36a33',
  buckle: '#f4d690',
  roll: '#e7a63c',
  rollShade: '#b8742a',
}
const rider = {
  jacket: '#d8322b',
  jacketShade: '#a81f2c',
  pack: '#f0b23a',
  packShade: '#b8742a',
  helmet: '#fff6e4',
  bike: '#24508f',
}

/** Where the lane begins and ends, and where the things at its start and the rider ahead stand. */
export function roadOf(frame: Frame) {
  return choose(
    frame,
    {
      horizon: 590,
      vanish: 930,
      foot: 670,
      left: 452,
      right: 1000,
      stone: 1404,
      pack: 1160,
      k: 0.9,
      rideX: 922,
      rideY: 608,
      rideK: 0.26,
    },
    {
      horizon: 770,
      vanish: 190,
      foot: 980,
      left: -150,
      right: 210,
      stone: 724,
      pack: 426,
      k: 1.26,
      rideX: 172,
      rideY: 824,
      rideK: 0.5,
    },
    {
      horizon: 552,
      vanish: 170,
      foot: 726,
      left: -120,
      right: 196,
      stone: 678,
      pack: 408,
      k: 1.12,
      rideX: 154,
      rideY: 594,
      rideK: 0.4,
    },
  )
}

/** Level paddies from the horizon to the bottom: beds between banks that run to one point, young rice and standing water by turns. */
function levelPaddies(frame: Frame, horizon: number, vanish: number, deep: number): string {
  const { width: w, height: h } = frame
  const fills = ['#a5cd78', '#8bbd6a', '#fbdcae', '#b9d98a', '#7ab069', '#98c670', '#fbe6c0']
  const random = createRandom(7)
  const depths = [30, 14, 8.4, 5.6, 4, 2.9, 2.1, 1.5, 1.05, 0.72, 0.46, 0.2]
  const level = (index: number) => horizon + deep / cycle(depths, index)
  const cuts = range(64).map((index) => (index - 32) * 300 + between(random, -60, 60))
  const cells = fills.map(() => '')
  range(depths.length - 1).forEach((row) => {
    const [y1, y2] = [level(row), level(row + 1)]
    const [s1, s2] = [(y1 - horizon) / deep, (y2 - horizon) / deep]
    const stride = Math.max(1, Math.round(cycle(depths, row) / 2))
    const posts = cuts.filter((_, index) => (index - 32) % stride === 0)
    posts.slice(1).forEach((cut, index) => {
      const before = cycle(posts, index)
      const xs = [vanish + before * s1, vanish + cut * s1, vanish + cut * s2, vanish + before * s2]
      const tone = Math.floor(random() * fills.length)
      const hidden =
        Math.max(...xs) < 0 ||
        Math.min(...xs) > w ||
        y1 > h ||
        (y1 > horizon + deep * 0.5 && before > 0)
      if (tone === 0 || hidden) return
      const [a = 0, b = 0, c = 0, d = 0] = xs
      cells[tone] += whole`M${a},${y1}H${b}L${c},${y2}H${d}z`
    })
  })
  const banks =
    range(depths.length)
      .slice(3)
      .map((row) => whole`M0,${level(row)}H${w}`)
      .join('') +
    cuts
      .filter((_, index) => index > 14 && index < 50 && index % 2 === 0)
      .map(
        (cut) =>
          whole`M${vanish + (cut * (level(2) - horizon)) / deep},${level(2)}L${vanish + (cut * (h - horizon)) / deep},${h}`,
      )
      .join('')
  return (
    rect(0, horizon, w, h - horizon, '#a5cd78') +
    cells.map((d, index) => shape(d, cycle(fills, index))).join('') +
    line(banks, '#639c5c', 2.4 * unit(frame))
  )
}

/** The shadow of a palm outside the picture, thrown across the lane: a copy of `sh` laid down from its foot at (x, y). */
function palmShadow(x: number, y: number, scale: number): string {
  const laid = [0, scale * 0.24, -scale, scale * -0.03, x, y].map(num).join(',')
  return `<use href="#sh" transform="matrix(${laid})"/>`
}

/** The trip ahead: at a red-capped kilometre stone a packed rucksack waits in the first light; the lane runs off between the paddies. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const {
    horizon,
    vanish,
    foot,
    left,
    right,
    stone: stoneX,
    pack: packX,
    k,
    rideX,
    rideY,
    rideK,
  } = roadOf(frame)
  const deep = foot - horizon
  const at = (x: number, y: number) => vanish + ((x - vanish) * (y - horizon)) / deep
  const hill = (x: number, width: number, height: number, seed: number) => ({
    x: w * x,
    base: horizon + 3,
    width: width * u,
    height: height * u,
    seed,
    light: 'left' as const,
  })
  const mid = { rock: '#9cc6bb', shade: '#7fb0ac', leaf: '#74a69f' }
  const near = { rock: '#74a8a4', shade: '#4f8789', leaf: '#457a78', leafLight: '#6a9f8c' }
  const tree = { trunk: '#4a6f68', leaf: '#2f6a60', leafLight: '#4c8a70' }
  const verge = at(right, h)
  const joints = [7, 4.6, 3.1, 2.1, 1.42, 0.94, 0.6, 0.36]
    .map((z) => horizon + deep / z)
    .map((y) => whole`M${at(left + 10, y)},${y}H${at(right, y)}`)
    .join('')
  const hamlet = w * choose(frame, 0.6, 0.02, 0.02)
  return [
    stencils([
      [
        'sh',
        palm(0, 0, 1, { trunk: '#dcb796', leaf: '#dcb796', leafLight: '#dcb796' }, 330, 26, 5),
      ],
      ['pa', palm(0, 0, 1, tree, 160, 22, 3)],
    ]),
    sky(frame, horizon, ['#74c0c3', '#bfe0d0', '#fbf1d2', '#ffd9a8']),
    choose<readonly (readonly [number, number, number, number])[]>(
      frame,
      [
        [0.61, 190, 96, 3],
        [0.68, 180, 160, 8],
        [0.765, 220, 226, 12],
      ],
      [
        [0.16, 190, 150, 3],
        [0.34, 200, 230, 8],
        [0.56, 240, 280, 12],
      ],
      [
        [0.14, 180, 110, 3],
        [0.32, 190, 170, 8],
        [0.54, 230, 230, 12],
      ],
    )
      .map(([x, width, height, seed]) =>
        karst({ ...hill(x, width, height, seed), fill: '#cadfd2', steps: 6 }),
      )
      .join(''),
    choose<readonly (readonly [number, number, number, number])[]>(
      frame,
      [[0.835, 270, 292, 27]],
      [[0.74, 330, 400, 27]],
      [[0.74, 310, 350, 27]],
    )
      .map(([x, width, height, seed]) => posterKarst({ ...hill(x, width, height, seed), ...mid }))
      .join(''),
    posterKarst({
      ...hill(
        choose(frame, 1, 1.02, 1.02),
        choose(frame, 330, 400, 360),
        choose(frame, 430, 560, 480),
        33,
      ),
      ...near,
    }),
    mist(frame, horizon - 80 * u, 120 * u, '#fff0d0', 0.8, 'm'),
    grove(w * choose(frame, 0.57, -0.02, -0.02), w + 60, horizon + 4, 44 * u, '#8ab8a0', 4),
    levelPaddies(frame, horizon, vanish, deep),
    mist(frame, horizon - 26 * u, 64 * u, '#eaefc8', 0.9, 'n'),
    rect(hamlet, horizon - 14 * u, 54 * u, 20 * u, '#fbe0b0') +
      shape(
        whole`M${hamlet - 8 * u},${horizon - 13 * u}l${14 * u},${-17 * u}h${42 * u}l${14 * u},${17 * u}z`,
        '#b9583c',
      ) +
      rect(hamlet + 22 * u, horizon - 9 * u, 11 * u, 15 * u, '#6a4a4a') +
      copyAt('pa', hamlet + 74 * u, horizon + 8 * u, 0.46 * u) +
      copyAt('pa', hamlet + 104 * u, horizon + 6 * u, 0.36 * u, -12) +
      grove(hamlet + 44 * u, hamlet + 130 * u, horizon + 8 * u, 26 * u, '#4c8a70', 2),
    shape(whole`M${vanish},${horizon}L${at(left - 60, h)},${h}H${at(right + 60, h)}z`, '#5f9a58'),
    shape(whole`M${vanish},${horizon}L${at(left, h)},${h}H${verge}z`, '#f8e0ba'),
    line(joints, '#e3c298', 4 * u),
    choose(
      frame,
      palmShadow(-40, 812, 3.2) + palmShadow(-300, 716, 2.3),
      palmShadow(-460, 1100, 2.6),
      palmShadow(-420, 812, 2.2),
    ),
    shape(
      whole`M${vanish},${horizon}L${at(right, h)},${h}H${w + 20}V${foot - 16 * k}L${at(w + 20, horizon + 34 * u)},${horizon + 34 * u}z`,
      '#7fb565',
    ),
    shape(
      whole`M${at(right, foot + 12 * k)},${foot + 12 * k}Q${packX},${foot + 30 * k} ${w + 20},${foot + 22 * k}V${h}H${verge}z`,
      '#629e56',
    ),
    departingRider(rideX, rideY, rideK, rider),
    shape(
      whole`M${packX - 90 * k},${foot + 2 * k}L${stoneX + 60 * k},${foot - 14 * k}L${w + 20},${foot - 34 * k}` +
        whole`V${foot + 2 * k}L${packX},${foot + 16 * k}z`,
      '#47804c',
    ),
    kilometreStone(stoneX, foot - 8 * k, k, stone),
    rucksack(packX, foot + 6 * k, k, pack),
    hatOnTop(packX - 8 * k, foot - 264 * k, 1.06 * k, '#e0322a', '#a81f2c', -8),
    grassBlades(
      [at(right, foot + 14 * k) + 8, foot + 14 * k],
      [w + 10, foot + 12 * k],
      choose(frame, 24, 20, 20),
      38 * k,
      '#4f8a4c',
      5,
    ),
    grassBlades(
      [at(right, h) + 20 * u, h + 10],
      [w + 20, h * 0.94],
      choose(frame, 17, 15, 14),
      130 * u,
      '#3a7a4c',
      8,
    ),
    shape(
      whole`M${at(right, h) + 40 * u},${h + 4}Q${w * choose(frame, 0.88, 0.66, 0.66)},${h * 0.975} ${w + 10},${h * 0.935}V${h + 4}z`,
      '#23584a',
    ),
    grassBlades(
      [at(right, h) + 50 * u, h + 14],
      [w + 20, h * 0.96],
      choose(frame, 18, 15, 14),
      140 * u,
      '#23584a',
      9,
    ),
  ].join('')
}
