import { bigFrond } from '../../kit/big-frond'
import { copyAt, stencils } from '../../kit/copies'
import { crossOarRower } from '../../kit/cross-oar-rower'
import { grove } from '../../kit/foliage'
import { pineapple } from '../../kit/fruit'
import { lens } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { between, createRandom, range } from '../../kit/rng'
import { line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const dark = '#0c3b36'
const rower = {
  blouse: '#d8402a',
  fold: '#8c2424',
  trousers: '#16202e',
  skin: '#d98f56',
  shade: '#7f4127',
  hat: '#f8e0a0',
  hatShade: '#c98f42',
  hair: '#14121c',
  scarf: '#fbf0d4',
  oar: '#4a2a1e',
}

/** Fronds of nipa palm written as percents of the frame: root, bend and tip. */
const fronds = {
  wide: [
    '106,112 100,30 66,-4',
    '110,96 103,46 86,24',
    '100,114 95,72 80,62',
    '-4,104 2,20 34,-6',
    '-6,88 0,46 18,28',
    '110,60 98,-6 80,-10',
    '-8,40 6,-8 22,-8',
  ],
  tall: [
    '116,104 106,30 52,-6',
    '120,94 112,50 88,26',
    '112,112 104,80 84,72',
    '-12,104 -4,30 40,-2',
    '-16,90 -8,52 16,34',
    '-8,114 0,84 18,72',
  ],
  square: [
    '114,106 104,28 56,-6',
    '118,94 110,48 88,24',
    '110,114 102,78 84,70',
    '-10,104 -4,26 38,-4',
    '-14,88 -8,50 14,32',
    '-6,116 0,82 16,74',
  ],
}

function nipaFrame(frame: Frame, u: number): string {
  return fronds[frame.format]
    .map((text, index) => {
      const [from = [0, 0], bend = [0, 0], to = [0, 0]] = percentPoints(frame, text)
      return bigFrond(
        from,
        bend,
        to,
        (index % 3 === 2 ? 190 : 240) * u,
        index % 2 ? '#14564a' : dark,
        index % 2 ? '#2b857d' : '#14564a',
      )
    })
    .join('')
}

/** The Mekong at first light: out of a tunnel of nipa palms a woman rows a sampan of pineapples with two crossed oars. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.5, 0.46, 0.48)
  const boat = choose(
    frame,
    { x: 760, y: 660, k: 1.3 },
    { x: 400, y: 830, k: 1.15 },
    { x: 390, y: 650, k: 1 },
  )
  const random = createRandom(7)
  const fruit = range(11)
    .map((index) =>
      copyAt('p', -190 + (index % 6) * 36 + (index > 5 ? 18 : 0), index > 5 ? -34 : 2, 1),
    )
    .join('')
  const hull =
    shape(
      'M-330-58Q-240-6-60 0H140Q260-6 330-50L310 6Q240 44 100 48H-120Q-260 36-330-58z',
      '#4a2a1e',
    ) +
    shape(
      'M-330-58Q-240-6-60 0H140Q260-6 330-50L326-38Q250 14 140 18H-70Q-240 14-330-58z',
      '#e9a24a',
    )
  const streaks = range(16)
    .map((index) =>
      lens(
        w * 0.5 + between(random, -0.3, 0.3) * w,
        shore + (14 + index * index * 1.9) * u,
        between(random, 120, 420) * u,
        (5 + index * 0.7) * u,
      ),
    )
    .join('')
  const sails = placed(boat.x, boat.y, boat.k, fruit + hull + crossOarRower(170, 2, 1, rower))
  return [
    rect(0, 0, w, h, '#f6a13a'),
    shape(
      whole`M0,${shore - 90 * u}Q${w * 0.3},${shore - 150 * u} ${w * 0.6},${shore - 120 * u}T${w},${shore - 170 * u}V${h}H0z`,
      '#ffd36e',
    ),
    shape(
      whole`M0,${shore - 300 * u}Q${w * 0.4},${shore - 380 * u} ${w},${shore - 330 * u}V0H0z`,
      '#e9793a',
    ),
    grove(-40, w + 40, shore + 4, 110 * u, '#b8682e', 5),
    grove(-60, w + 60, shore + 6, 60 * u, '#7c4630', 11),
    rect(0, shore, w, h, '#e98f36'),
    shape(
      whole`M0,${shore + 200 * u}Q${w * 0.4},${shore + 150 * u} ${w},${shore + 220 * u}V${h}H0z`,
      '#2b857d',
    ),
    shape(
      whole`M0,${shore + 330 * u}Q${w * 0.5},${shore + 250 * u} ${w},${shore + 340 * u}V${h}H0z`,
      '#14564a',
    ),
    shape(streaks, '#ffe6a0'),
    stencils([['p', pineapple(0, 0, 1.15)]]),
    mirrored('b', sails, boat.y + 40 * boat.k, 0.35, 0.55),
    line(
      whole`M${boat.x - 420 * boat.k},${boat.y + 44 * boat.k}h${330 * boat.k}M${boat.x + 60 * boat.k},${boat.y + 56 * boat.k}h${420 * boat.k}`,
      '#ffe6a0',
      5 * u,
    ),
    nipaFrame(frame, u),
  ].join('')
}
