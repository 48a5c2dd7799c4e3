import { cloudBank, cloudSea } from '../../kit/cloud-sea'
import { cragRange } from '../../kit/crag-range'
import { foliage } from '../../kit/foliage'
import { hills, mist } from '../../kit/haze'
import { mix, type Point, smoothLine } from '../../kit/path'
import { ridgeTraveller } from '../../kit/ridge-traveller'
import { between, createRandom, range } from '../../kit/rng'
import { saMu } from '../../kit/sa-mu'
import { line, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { terraceSpur } from '../../kit/terrace-spur'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const traveller = {
  jacket: '#e0301f',
  shade: '#a81f2c',
  light: '#f75a3a',
  pack: '#2b6f78',
  packShade: '#1c4c58',
  trousers: '#2f3a66',
  trousersShade: '#1f2748',
  boot: '#2a2036',
  hair: '#1f1420',
  camera: '#2a2633',
  cameraShade: '#14121c',
  stone: '#3a5560',
  stoneLight: '#7f9a92',
}
const house = { roof: '#7a4a3a', roofShade: '#5c3430', wall: '#9a6644', dark: '#3a2228', light: '#ffd98a' }

/** Where things stand: the horizon, the feet and size of the traveller, the house below. */
export function ridgeOf(frame: Frame) {
  return choose(
    frame,
    { horizon: 640, x: 1250, y: 596, k: 0.52, houseX: 978, houseY: 634, houseK: 0.42 },
    { horizon: 640, x: 640, y: 716, k: 0.86, houseX: 318, houseY: 836, houseK: 0.62 },
    { horizon: 490, x: 606, y: 540, k: 0.62, houseX: 300, houseY: 622, houseK: 0.48 },
  )
}

const gold = ['#f2b840', '#f8cf63', '#e5a936', '#f5c24c', '#c6b648', '#f9d676']
const shaded = ['#2f6f66', '#3b7d6c', '#2a655f', '#478a70']

/** The road calls: a traveller with a camera on a high ridge, ripe terraces and a sea of cloud below, a great quiet morning before her. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const { horizon, x, y, k, houseX, houseY, houseK } = ridgeOf(frame)
  const [sx, sy] = choose<Point>(frame, [1, 1], [0.9, 1.5], [0.84, 1.2])
  const at = (dx: number, dy: number): Point => [x + dx * sx, y + dy * sy]
  const crest = [
    at(-560, 340),
    at(-440, 262),
    at(-300, 176),
    at(-196, 92),
    at(-130, 18),
    at(-60, 4),
    at(0, 0),
    at(64, 2),
    at(130, 26),
    at(200, 30),
    at(300, -10),
    at(420, -20),
    at(560, -60),
  ]
  const face = [
    at(-440, 262),
    at(-300, 176),
    at(-196, 92),
    at(-130, 18),
    at(-60, 4),
    at(-84, 60),
    at(-40, 110),
    at(-130, 170),
    at(-150, 240),
    at(-300, 300),
    at(-330, 380),
    at(-560, 420),
  ]
  const random = createRandom(6)
  const tufts = range(13)
    .map(() => {
      const t = between(random, 0, 1)
      const [gx, gy] = at(mix(-330, -60, t), mix(240, 30, t ** 0.8) + between(random, 0, 40))
      return whole`M${gx},${gy}l${-9 * u},${-13 * u}M${gx},${gy}l${2 * u},${-17 * u}M${gx},${gy}l${10 * u},${-10 * u}`
    })
    .join('')
  const blades = range(12)
    .map((index) => {
      const [gx, gy] = at(-10 + index * 24 + between(random, -9, 9), 56 + between(random, 0, 70))
      return whole`M${gx},${gy}l${-6 * u},${-15 * u}M${gx},${gy}l${8 * u},${-13 * u}`
    })
    .join('')
  const [fx, fy, fk] = choose(frame, [1500, 640, 1], [860, 640, 0.86], [800, 500, 0.76])
  const peak = (dx: number, dy: number): Point => [fx + dx * fk, fy + dy * fk]
  const high = [
    peak(-1060, 100),
    peak(-900, 66),
    peak(-800, 34),
    peak(-640, -60),
    peak(-520, -130),
    peak(-420, -210),
    peak(-300, -300),
    peak(-190, -400),
    peak(-120, -350),
    peak(-20, -320),
    peak(80, -360),
    peak(240, -300),
  ]
  const low = [
    peak(-760, 90),
    peak(-660, 50),
    peak(-520, -10),
    peak(-360, -70),
    peak(-240, -60),
    peak(-120, -150),
    peak(20, -220),
    peak(120, -190),
    peak(240, -250),
  ]
  const spur = { flat: 0.3, levels: 10, fields: gold, bank: '#6d8a3c', lip: '#fdeaa6' }
  return [
    sky(frame, horizon, ['#7cc7c8', '#bfe5d6', '#f6f0d2', '#ffe3bd']),
    hills(frame, { base: horizon - 8 * u, height: 70 * u, peaks: 4, seed: 21, fill: '#f3d2bb', bottom: horizon + 80 * u }),
    hills(frame, { base: horizon + 20 * u, height: 60 * u, peaks: 5, seed: 8, fill: '#e8bdb0', bottom: horizon + 120 * u }),
    cragRange({
      crest: high,
      bottom: horizon + 140 * u,
      rough: 34 * u,
      step: 50 * u,
      seed: 9,
      fill: '#9cc0c2',
      lit: '#d6dcc8',
      deep: 120 * u,
    }),
    cragRange({
      crest: low,
      bottom: horizon + 140 * u,
      rough: 20 * u,
      step: 40 * u,
      seed: 12,
      fill: '#6f9fa6',
      lit: '#8fb6b2',
      deep: 80 * u,
    }),
    mist(frame, horizon - 130 * u, 240 * u, '#fff0d6', 0.9, 'm'),
    cloudSea(-60, w, horizon + 16 * u, h, ['#fff3dc', '#fbe4c9', '#fff6e4'], 200 * u, 11),
    choose(
      frame,
      terraceSpur({ ...spur, x: 1020, y: 622, reach: 400, tall: 236, lean: -0.3, phase: 1.1 }),
      terraceSpur({ ...spur, x: 360, y: 830, reach: 470, tall: 330, flat: 0.34, lean: -0.16, phase: 1.1 }),
      terraceSpur({ ...spur, x: 340, y: 616, reach: 380, tall: 240, flat: 0.32, lean: -0.16, phase: 1.1 }),
    ),
    foliage(houseX + 34 * houseK, houseY - 40 * houseK, 70 * houseK, 56 * houseK, '#4f7a4a', 3),
    line(
      whole`M${houseX - 20 * houseK},${houseY - 112 * houseK}q${-30 * houseK},${-40 * houseK} ${-6 * houseK},${-80 * houseK}` +
        whole`t${-20 * houseK},${-90 * houseK}`,
      '#fff6e4',
      9 * houseK,
      0.8,
    ),
    stiltHouse(houseX, houseY, houseK, house),
    foliage(houseX + 84 * houseK, houseY - 12 * houseK, 40 * houseK, 30 * houseK, '#6b9450', 6),
    cloudBank({
      left: -100,
      right: w * 0.8,
      y: h * choose(frame, 0.955, 0.95, 0.95),
      billow: 260 * u,
      bottom: h + 20,
      fill: '#fffaf0',
      seed: 9,
    }),
    saMu(x + 262 * sx, y + 24 * sy, 210 * u * choose(frame, 1, 1.2, 1), '#1d4a52', '#3f7a74', 3),
    shape(`${smoothLine(crest)}L${w + 40},${h + 20}H${Math.round(x - 700 * sx)}z`, '#24525a'),
    shape(`${smoothLine(face)}z`, '#3f7f72'),
    line(smoothLine(crest.slice(3, 9)), '#f1dfa0', 5 * u),
    line(tufts, '#8fb877', 3.4 * u),
    line(blades, '#4c8f7c', 4 * u),
    saMu(x + 322 * sx, y + 6 * sy, 270 * u * choose(frame, 1, 1.2, 1), '#173c46', '#2f6668', 8),
    terraceSpur({
      x: x + choose(frame, 140, 70, 70),
      y: y + choose(frame, 150, 216, 160),
      reach: choose(frame, 560, 620, 520),
      tall: choose(frame, 230, 350, 260),
      flat: 0.3,
      levels: 7,
      lean: 0.1,
      phase: 3.1,
      fields: shaded,
      bank: '#1b444d',
      lip: '#63a383',
    }),
    ridgeTraveller(x, y + 4 * u, k, traveller),
  ].join('')
}
