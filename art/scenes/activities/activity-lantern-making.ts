import { cuppedHand, toolArm, toolHand } from '../../kit/hands'
import { placed, rect, shape } from '../../kit/shapes'
import { hungLantern, lanternFrame } from '../../kit/silk-lantern'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const wood = '#5a2418'
const tones = {
  red: ['#d8402a', '#8f2420'],
  teal: ['#2b857d', '#17524f'],
  plum: ['#8a3a72', '#5a2450'],
  gold: ['#f6b53a', '#c9761e'],
} as const

/** A glue brush for `toolHand`. */
const brush =
  shape('M190-190L262-240 306-184 250-130Q170-70 88-62 116-120 190-190z', '#3a2a24') +
  shape('M140-140Q190-120 206-98 140-66 88-62 104-100 140-140z', '#fbf0d4') +
  shape('M226-220L270-252 318-190 274-156z', '#c9a24a') +
  shape('M240-214L440-350 466-312 290-180z', '#8a5a2c')

/** Making a lantern in Hội An: two hands hold a bamboo frame half covered in silk and brush glue on a rib, finished lanterns hang on the yellow wall. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const main = choose(
    frame,
    { x: 720, y: 420, k: 1.4 },
    { x: 430, y: 720, k: 1.5 },
    { x: 420, y: 460, k: 1.2 },
  )
  const rib = { x: main.x - 8 * main.k, y: main.y - 60 * main.k, k: main.k * 0.72 }
  const hung = choose<readonly (readonly [number, number, number, keyof typeof tones])[]>(
    frame,
    [
      [0.07, 0.32, 1, 'teal'],
      [0.2, 0.08, 0.9, 'red'],
      [0.61, -0.02, 0.8, 'plum'],
      [0.78, 0.12, 1.1, 'teal'],
      [0.94, 0.3, 1.05, 'red'],
    ],
    [
      [0.12, 0.2, 1.05, 'teal'],
      [0.37, 0.04, 0.95, 'red'],
      [0.64, 0.13, 1, 'plum'],
      [0.9, 0.26, 1.05, 'teal'],
    ],
    [
      [0.1, 0.16, 0.9, 'teal'],
      [0.4, -0.06, 0.7, 'plum'],
      [0.68, 0.02, 0.85, 'red'],
      [0.92, 0.2, 0.95, 'teal'],
    ],
  )
  const frameOfBamboo = lanternFrame({
    silk: '#d8402a',
    silkShade: '#8f2420',
    bamboo: '#f7dc98',
    wood,
    inside: '#b5702c',
  })
  return [
    rect(0, 0, w, h, '#f6b53a'),
    shape(whole`M${w * 0.42},0H${w}V${h * 0.9}z`, '#e0912a'),
    shape(whole`M0,${h * 0.86}H${w}V${h}H0z`, '#7a3420'),
    shape(whole`M0,${h * 0.86}H${w}v${16 * u}H0z`, '#b8602e'),
    hung
      .map(
        ([x, y, k, tone]) =>
          shape(
            whole`M${w * x + 60 * k * u},${h * y + 60 * k * u}q${130 * k * u},${100 * k * u} ${20 * k * u},${210 * k * u}q${-150 * k * u},${-80 * k * u} ${-20 * k * u},${-210 * k * u}z`,
            '#b8661e',
          ) + hungLantern(w * x, h * y, k * u, tones[tone][0], tones[tone][1], wood),
      )
      .join(''),
    toolArm(rib.x, rib.y, rib.k, -8, '#23305e', '#161d40'),
    cuppedHand(
      main.x,
      main.y + 96 * main.k,
      main.k * 0.95,
      '#23305e',
      '#161d40',
      placed(0, -96, 0.95, frameOfBamboo, true),
      true,
    ),
    toolHand(rib.x, rib.y, rib.k, -8, brush),
  ].join('')
}
