import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { lens } from '../../kit/path'
import { seatedFigure } from '../../kit/people'
import { between, createRandom, range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { onlooker } from '../../kit/traveller'
import { water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const lit = '#f3c79c'
const stone = '#b98c78'
const shade = '#6f566a'
const deep = '#4a3550'

/** The perched boulder, square-shouldered, with the five finger marks of the legend; base at the origin, 330 units wide and 320 tall. */
const great =
  shape(
    'M-150-16Q-176-120-146-226-126-300-40-310 60-322 124-284 166-252 164-150 164-50 132-8 60 10-40 6-130 6-150-16z',
    stone,
  ) +
  shape(
    'M-150-16Q-176-120-146-226-126-300-40-310 50-320 96-298 0-284-24-200-44-110-30 6-130 6-150-16z',
    lit,
  ) +
  shape('M164-150Q164-50 132-8 60 10 10 6 60-50 66-140 72-230 112-290 166-252 164-150z', shade) +
  shape('M132-8Q60 10-40 6-110 4-140-6-60-22 10-18 90-16 150-60 144-24 132-8z', deep) +
  line('M-24-200Q20-190 66-206M-30-90Q10-70 62-96', shade, 5) +
  line('M-112-190l7 26M-96-204l5 30M-79-208l3 32M-62-202v30M-122-150l14 16', '#a8674f', 9)

/** A rounded block split by a joint, 230 units wide and 180 tall. */
const round =
  shape(
    'M-108-16Q-124-84-104-138-84-172-10-174 70-178 100-142 122-90 110-14 60 8-20 6-96 8-108-16z',
    stone,
  ) +
  shape(
    'M-108-16Q-124-84-104-138-84-172-10-174 40-176 66-166-4-150-16-104-22-40-14 6-96 8-108-16z',
    lit,
  ) +
  shape('M110-14Q60 8 26 6 50-50 52-100 56-146 76-162 116-140 116-80 118-40 110-14z', shade) +
  line('M-114-70Q-60-60-16-76 20-66 52-78M-66-66Q-58-30-70 4', shade, 4)

/** A long flat boulder, 460 units wide and 130 tall. */
const slab =
  shape(
    'M-220-10Q-244-70-190-104-60-138 100-122 214-112 228-50 232-8 180 6H-180Q-210 6-220-10z',
    stone,
  ) +
  shape(
    'M-220-10Q-244-70-190-104-60-138 100-122 170-114 200-96 60-104-60-92-130-76-150 6H-180Q-210 6-220-10z',
    lit,
  ) +
  shape('M228-50Q232-8 180 6H20Q80-24 120-60 170-92 206-92 226-76 228-50z', shade) +
  line('M-60-92Q-40-50-66 4M70-98Q60-60 84-32', shade, 5)

/** A ruông house in the manner of Huế: one long low roof of yin-yang tiles over a row of wooden posts; floor at the origin, 280 units wide. */
const ruong =
  rect(-112, -44, 224, 44, '#4f2a2a') +
  shape('M-98-38h36v38h-36zM-46-38h36v38h-36zM10-38h36v38h-36zM62-38h36v38h-36z', '#f0a95a') +
  line('M-80-38V0M-28-38V0M28-38V0M80-38V0M-98-20H98', '#4f2a2a', 4) +
  line('M-108-42V0M-54-42V0M0-42V0M54-42V0M108-42V0', '#2f1a26', 8) +
  shape('M-96-104H96L142-44 138-36H-138L-142-44z', '#a8604a') +
  shape('M66-104H96L142-44 138-36H88z', '#6f3a40') +
  line(
    'M-76-100L-104-42M-52-100L-70-42M-28-100L-38-42M-4-100V-42M20-100L30-42M44-100L62-42',
    '#7f4238',
    4,
  ) +
  line('M-100-106Q-94-104-88-105H88Q94-104 100-106', '#4f2a2a', 8) +
  rect(-132, 0, 264, 14, '#d9b596')

/** Hòn Chồng late in the day: the perched granite boulder with its hand print, the ruông house on the bluff, Fairy Mountain lying across the bay. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.53, 0.54, 0.53)
  const mx = (x: number) =>
    w * choose(frame, 0.02, -0.06, -0.05) + x * choose(frame, 1.2, 0.82, 0.8) * u
  const my = (y: number) => horizon - y * choose(frame, 1.15, 1.1, 1) * u
  const fairy =
    whole`M${mx(-200)},${my(-6)}V${my(70)}Q${mx(-60)},${my(96)} ${mx(40)},${my(140)}Q${mx(86)},${my(170)} ${mx(120)},${my(138)}` +
    whole`Q${mx(170)},${my(84)} ${mx(230)},${my(92)}Q${mx(280)},${my(148)} ${mx(318)},${my(146)}Q${mx(352)},${my(136)} ${mx(380)},${my(82)}` +
    whole`L${mx(394)},${my(74)} ${mx(406)},${my(100)}Q${mx(414)},${my(108)} ${mx(420)},${my(98)}L${mx(428)},${my(106)} ${mx(432)},${my(98)} ${mx(448)},${my(126)} ${mx(454)},${my(108)}` +
    whole`Q${mx(474)},${my(118)} ${mx(490)},${my(100)}Q${mx(540)},${my(30)} ${mx(640)},${my(-6)}z`
  const fairyShade =
    whole`M${mx(92)},${my(156)}Q${mx(112)},${my(150)} ${mx(120)},${my(138)}Q${mx(170)},${my(84)} ${mx(230)},${my(92)}L${mx(250)},${my(-6)}H${mx(150)}Q${mx(140)},${my(70)} ${mx(92)},${my(156)}z` +
    whole`M${mx(318)},${my(146)}Q${mx(352)},${my(136)} ${mx(380)},${my(82)}L${mx(394)},${my(74)} ${mx(404)},${my(-6)}H${mx(340)}Q${mx(352)},${my(80)} ${mx(318)},${my(146)}z` +
    whole`M${mx(470)},${my(112)}Q${mx(480)},${my(112)} ${mx(490)},${my(100)}Q${mx(540)},${my(30)} ${mx(640)},${my(-6)}H${mx(480)}z`
  const stack = choose(
    frame,
    { x: 1090, y: 670, k: 1.42 },
    { x: 620, y: 900, k: 1.44 },
    { x: 585, y: 690, k: 1.3 },
  )
  const put = (id: string, dx: number, dy: number, size: number, degrees = 0) =>
    copyAt(id, stack.x + dx * stack.k, stack.y + dy * stack.k, size * stack.k, degrees)
  const bluff = h * choose(frame, 0.65, 0.625, 0.645)
  const house = { x: w * choose(frame, 0.17, 0.2, 0.2), k: choose(frame, 1.1, 0.92, 0.82) * u }
  const person = stack.k * 0.66
  const random = createRandom(5)
  const swell = range(choose(frame, 24, 18, 18))
    .map((index) =>
      lens(
        between(random, 0.05, 1) * w,
        horizon + (10 + index ** 1.6 * 2.2) * u,
        between(random, 90, 260) * u * (0.4 + index / 20),
        (4 + index * 0.3) * u,
      ),
    )
    .join('')
  return [
    sky(frame, horizon, ['#5fb0b8', '#bfdcc4', '#fdeec0', '#fbcf9a']),
    shape(
      whole`M0,${h * 0.2}Q${w * 0.5},${h * 0.12} ${w},${h * 0.22}V${h * 0.25}Q${w * 0.5},${h * 0.16} 0,${h * 0.26}z`,
      '#fff8e2',
      0.7,
    ),
    shape(
      whole`M${w * 0.5},${horizon + 4}Q${w * 0.7},${horizon - 70 * u} ${w * 0.84},${horizon - 40 * u}T${w + 10},${horizon - 60 * u}V${horizon + 4}z`,
      '#b5c4bf',
    ),
    shape(fairy, '#8fa79a') + shape(fairyShade, '#6a8a8c'),
    water(frame, horizon, ['#f6d5a4', '#7cc0b2', '#2f98a0', '#16708a']),
    shape(swell, '#e9f3d8', 0.75),
    foliage(w * choose(frame, 0.02, -0.01, -0.01), bluff - 60 * u, 110 * u, 90 * u, '#3f7f5a', 5),
    foliage(house.x + 140 * house.k, bluff - 26 * u, 60 * u, 44 * u, '#3f7f5a', 11),
    placed(house.x, bluff - 8 * u, house.k, ruong),
    shape(
      whole`M-10,${bluff}H${house.x + 150 * house.k}Q${house.x + 210 * house.k},${bluff + 20 * u} ${house.x + 230 * house.k},${bluff + 110 * u}L${house.x + 250 * house.k},${bluff + 168 * u}H-10z`,
      '#8f7266',
    ),
    shape(
      whole`M-10,${bluff}H${house.x + 150 * house.k}Q${house.x + 200 * house.k},${bluff + 14 * u} ${house.x + 216 * house.k},${bluff + 50 * u}Q${house.x},${bluff + 30 * u} -10,${bluff + 70 * u}z`,
      '#7fa058',
    ),
    stencils([
      ['g', great],
      ['r', round],
      ['s', slab],
    ]),
    range(5)
      .map((index) =>
        copyAt(
          index % 2 ? 'r' : 's',
          house.x + (index * 84 - 170) * house.k,
          bluff + (140 + (index % 2) * 30) * u,
          (0.52 + (index % 3) * 0.12) * u,
        ),
      )
      .join(''),
    shape(
      range(6)
        .map((index) =>
          lens(
            house.x + (index * 96 - 230) * house.k,
            bluff + (168 + (index % 2) * 10) * u,
            190 * house.k,
            13 * u,
          ),
        )
        .join(''),
      '#fffdf0',
    ),
    put('r', 262, 0, 1.5, 6) + put('r', -210, 40, 0.92, -8),
    put('s', 20, 76, 1.02, -2),
    put('g', 40, -22, 1),
    ellipse(
      stack.x - 120 * stack.k,
      stack.y - 30 * stack.k,
      40 * stack.k,
      6 * stack.k,
      '#a8674f',
      0.7,
    ),
    onlooker(stack.x - 134 * stack.k, stack.y - 30 * stack.k, person, {
      jacket: '#d8301f',
      pack: '#f6d27a',
      packShade: '#c98f3c',
      trousers: '#2a3358',
      hat: '#fff1cf',
    }),
    put('r', 226, 196, 0.98, 4) + put('s', -40, 214, 0.74, -3) + put('s', -262, 206, 0.5, 3),
    seatedFigure(
      stack.x - 280 * stack.k,
      stack.y + 146 * stack.k,
      person * 1.2,
      '#fff6e4',
      '#2f6f8c',
      true,
    ),
    shape(
      range(9)
        .map((index) =>
          lens(
            stack.x + (index * 86 - 440) * stack.k,
            stack.y + (208 + (index % 3) * 10) * stack.k,
            (150 + (index % 2) * 60) * stack.k,
            15 * stack.k,
          ),
        )
        .join(''),
      '#fffdf0',
    ),
    put('s', 330, 318, 0.9, -3) + put('r', 90, 330, 0.7, 3),
  ].join('')
}
