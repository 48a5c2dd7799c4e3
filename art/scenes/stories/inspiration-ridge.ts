import { cloudBank, cloudSea } from '../../kit/cloud-sea'
import { copyAt, stencils } from '../../kit/copies'
import { flowingTerraces } from '../../kit/flowing-terraces'
import { foliage } from '../../kit/foliage'
import { hills, mist } from '../../kit/haze'
import { mix, type Point, smoothLine } from '../../kit/path'
import { ridgeTraveller } from '../../kit/ridge-traveller'
import { between, createRandom, cycle, range } from '../../kit/rng'
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
const house = {
  roof: '#7a4a3a',
  roofShade: '#5c3430',
  wall: '#9a6644',
  dark: '#3a2228',
  light: '#ffd98a',
}

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

/** A culm of bamboo that nods under its leaves, foot on the origin, 300 units tall. */
const culm = (stem: string, leaf: string) =>
  line('M0 0Q2-150 26-226T84-286', stem, 6) +
  shape(
    [
      [6, -120, 30],
      [10, -150, 150],
      [16, -186, 16],
      [20, -204, 166],
      [26, -226, 46],
      [34, -240, 180],
      [38, -246, 8],
      [50, -262, 74],
      [56, -268, 200],
      [62, -272, 30],
      [72, -280, 96],
      [84, -286, 60],
      [84, -286, 10],
      [84, -286, -34],
    ]
      .map(([x = 0, y = 0, degrees = 0]) => {
        const [dx, dy] = [
          Math.cos((degrees * Math.PI) / 180) * 64,
          Math.sin((degrees * Math.PI) / 180) * 50 + 14,
        ]
        return whole`M${x},${y}q${dx * 0.5 - dy * 0.34},${dy * 0.5 + dx * 0.34 - 8} ${dx},${dy}q${-dx * 0.5 + dy * 0.06},${-dy * 0.5 - dx * 0.06 - 6} ${-dx},${-dy}z`
      })
      .join(''),
    leaf,
  )

/** Three spurs that fall from a summit to the left and catch the light on their flanks, one in front of the other. */
function flanks(spots: readonly Point[], wide: number, tall: number): string {
  return spots
    .map(([x, y], index) => {
      const [a, b] = [wide * cycle([1, 0.72, 0.86], index), tall * cycle([1, 0.8, 0.66], index)]
      return (
        whole`M${x},${y}c${-a * 0.12},${b * 0.34} ${-a * 0.5},${b * 0.5} ${-a},${b}` +
        whole`c${a * 0.5},${-b * 0.1} ${a * 0.86},${-b * 0.16} ${a * 1.04},${-b * 0.5}q${a * 0.1},${-b * 0.24} ${-a * 0.04},${-b * 0.5}z`
      )
    })
    .join('')
}

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
  const [fx, fy, fk] = choose(frame, [1500, 640, 1], [860, 660, 0.86], [800, 510, 0.76])
  const peak = (dx: number, dy: number): Point => [fx + dx * fk, fy + dy * fk]
  const ridge = (points: readonly Point[]) =>
    `${smoothLine(points)}V${h}H${Math.round(points[0]?.[0] ?? 0)}z`
  const far = [
    peak(-1300, 60),
    peak(-1120, 20),
    peak(-960, -60),
    peak(-820, -110),
    peak(-690, -104),
    peak(-560, -190),
    peak(-430, -330),
    peak(-330, -318),
    peak(-210, -380),
    peak(-90, -440),
    peak(30, -400),
    peak(150, -420),
    peak(300, -360),
  ]
  const mid = [
    peak(-1080, 100),
    peak(-920, 60),
    peak(-790, -20),
    peak(-680, -64),
    peak(-560, -50),
    peak(-430, -120),
    peak(-300, -230),
    peak(-190, -214),
    peak(-60, -270),
    peak(70, -330),
    peak(300, -300),
  ]
  const near = [
    peak(-800, 110),
    peak(-640, 60),
    peak(-520, -20),
    peak(-420, -60),
    peak(-300, -66),
    peak(-180, -150),
    peak(-50, -206),
    peak(90, -190),
    peak(280, -270),
  ]
  const bamboo = (bx: number, by: number, size: number) =>
    [
      [-10, 0.72, -46],
      [4, 0.86, 18],
      [-6, 0.96, -30],
      [8, 0.64, 34],
      [0, 1.1, -8],
    ]
      .map(([dx = 0, part = 1, degrees = 0]) =>
        copyAt('b', bx + dx * size, by, part * size, degrees),
      )
      .join('')
  const spur = { flat: 0.3, levels: 10, fields: gold, bank: '#6d8a3c', lip: '#fdeaa6' }
  return [
    stencils([['b', culm('#1d4a4c', '#2d6a5a')]]),
    sky(frame, horizon, ['#7cc7c8', '#bfe5d6', '#f6f0d2', '#ffe3bd']),
    hills(frame, {
      base: horizon - 4 * u,
      height: 74 * u,
      peaks: 4,
      seed: 21,
      fill: '#d5e3cf',
      bottom: horizon + 120 * u,
    }),
    shape(ridge(far), '#a9d3cd'),
    shape(
      flanks([peak(-424, -298), peak(-80, -402), peak(-800, -92)], 250 * fk, 300 * fk),
      '#bfdfd3',
    ),
    mist(frame, horizon - 230 * u, 220 * u, '#f4f0d6', 0.5, 'f'),
    shape(ridge(mid), '#7fbab0'),
    shape(
      flanks([peak(-286, -204), peak(70, -300), peak(-676, -44)], 220 * fk, 260 * fk),
      '#97c9b6',
    ),
    flowingTerraces({
      id: 't',
      crest: near,
      bottom: horizon + 200 * u,
      levels: 8,
      steps: [20 * u, 34 * u],
      wave: 330 * u,
      swing: 0.5,
      phase: 1,
      fields: ['#4f9a85', '#8cc08a', '#6fb080', '#b5cf86', '#7cb884', '#cfd98c'],
      bank: '#3f8578',
    }),
    mist(frame, horizon - 60 * u, 220 * u, '#fff0d6', 0.95, 'm'),
    cloudSea(-60, w, horizon + 16 * u, h, ['#fff3dc', '#fbe4c9', '#fff6e4'], 200 * u, 11),
    choose(
      frame,
      terraceSpur({ ...spur, x: 1020, y: 622, reach: 400, tall: 236, lean: -0.3, phase: 1.1 }),
      terraceSpur({
        ...spur,
        x: 360,
        y: 830,
        reach: 470,
        tall: 330,
        flat: 0.34,
        lean: -0.16,
        phase: 1.1,
      }),
      terraceSpur({
        ...spur,
        x: 340,
        y: 616,
        reach: 380,
        tall: 240,
        flat: 0.32,
        lean: -0.16,
        phase: 1.1,
      }),
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
    shape(`${smoothLine(crest)}L${w + 40},${h + 20}H${Math.round(x - 700 * sx)}z`, '#24525a'),
    shape(`${smoothLine(face)}z`, '#3f7f72'),
    line(smoothLine(crest.slice(3, 9)), '#f1dfa0', 5 * u),
    line(tufts, '#8fb877', 3.4 * u),
    line(blades, '#4c8f7c', 4 * u),
    bamboo(x + 290 * sx, y + 30 * sy, u * choose(frame, 0.8, 1.1, 0.9)),
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
