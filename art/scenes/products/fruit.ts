import { lying, standing } from '../../kit/goods'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, shape } from '../../kit/shapes'
import { fruitPouch, mangoPrint } from '../../kit/shop-food'
import type { Scene } from '../../scene'

type Place = readonly [x: number, y: number, degrees: number, scale?: number]

const scattered = (thing: string, places: readonly Place[]) =>
  places.map(([x, y, degrees, scale = 1]) => placed(x, y, scale, thing, false, degrees)).join('')

const jackfruitPod =
  shape('M-6 84Q-58 40-56-30-50-90-8-92 50-92 58-30 60 40 16 84z', '#f7b52b') +
  shape('M22 80Q58 36 56-30 50-74 26-86 40-20 4 84z', '#dd8a1d') +
  shape('M-18-60Q14-70 26-34 20 20-2 50-30 6-18-60z', '#ffdc7a')

const jackfruit = placed(
  0,
  -262,
  1,
  ellipse(0, 6, 84, 104, '#5f9a3c') +
    ellipse(14, 12, 62, 88, '#f8d058') +
    shape('M0-76Q48-30 20 84 66 20 44-44zM-24-56Q-8 14-20 74-46 14-24-56z', '#e39a26') +
    line('M-4-98Q-4-122 20-132', '#4a6a2c', 12),
)

const dragonSlice = (seeds: number) =>
  circle(0, 0, 112, '#e0559a') +
  circle(0, 0, 97, '#c2187a') +
  circle(-8, -8, 80, '#d62f8e') +
  range(seeds)
    .map((index) => {
      const [angle, reach] = [index * 2.4, 16 + Math.sqrt(index) * 15]
      return circle(Math.cos(angle) * reach, Math.sin(angle) * reach, 6, '#3a0d35')
    })
    .join('')

const dragonFruit =
  shape(
    'M0 170Q-150 160-150 0-140-130-30-166 0-176 30-166 140-130 150 0 150 160 0 170z',
    '#e22f7f',
  ) +
  shape(
    'M-20-160Q-70-220-60-260 0-230 6-170 30-240 90-252 70-200 36-160zM-140-40Q-210-60-230-120-170-120-112-90zM140-40Q212-50 236-110 176-116 112-90zM-146 60Q-206 50-232 10-180 0-140 20z',
    '#7fb53a',
  ) +
  circle(6, 10, 122, '#fff') +
  circle(6, 10, 112, '#d62f8e') +
  range(26)
    .map((index) =>
      circle(
        6 + Math.cos(index * 2.4) * Math.sqrt(index) * 20,
        10 + Math.sin(index * 2.4) * Math.sqrt(index) * 20,
        7,
        '#3a0d35',
      ),
    )
    .join('')

const banana =
  shape(
    'M-168-40Q-150 60-30 84 90 96 160 20L196-30 170-52 140-26Q80 10-10-8-80-24-118-72-150-92-168-40z',
    '#d08a2a',
  ) +
  shape(
    'M-168-40Q-150 60-30 84 90 96 160 20L196-30 180-40Q120 50-10 46-110 36-168-40z',
    '#9a5418',
  ) +
  line('M-130-46Q-90 14 0 22T130-10', '#f3bf5c', 13) +
  shape(
    'M196-30L170-52Q190-86 220-84L236-58Q208-52 196-30zM-168-40Q-176-66-158-76L-128-78Q-150-66-150-14z',
    '#4a2812',
  )

const ring = (fill: string, shade: string) =>
  `<circle r="96" fill="none" stroke="${shade}" stroke-width="84"/><circle cx="-5" cy="-6" r="94" fill="none" stroke="${fill}" stroke-width="72"/>` +
  line(
    range(14)
      .map((index) => {
        const angle = index * 0.449
        const [x, y] = [Math.cos(angle), Math.sin(angle)]
        return `M${Math.round(x * 74)} ${Math.round(y * 74)}L${Math.round(x * 116)} ${Math.round(y * 116)}`
      })
      .join(''),
    '#fff0a8',
    7,
  )

const pineapple =
  ellipse(0, 0, 88, 118, '#f0a62a') +
  line(
    'M-70-70L64 78M-84-10L24 110M-30-110L84 20M70-70L-64 78M84-10L-24 110M30-110L-84 20',
    '#b9661c',
    8,
  ) +
  shape(
    'M0-104Q-90-130-110-200-50-180-26-150-50-220-24-260 0-220 4-160 14-230 54-254 50-190 34-150 60-190 116-190 90-124 0-104z',
    '#3f8f4a',
  )

const curl =
  shape('M-74 10Q-60-60 0-66 66-60 76 4 46-22 4-22-40-20-74 10z', '#fff4dc') +
  line('M-68 2Q-52-54 0-58T70-2', '#a85f2c', 12)

const stick = (tall: number, fill: string, light: string) =>
  shape(`M-26 0L-22-${tall}Q4-${tall + 16} 28-${tall - 8}L30 0z`, fill) +
  shape(`M-26 0L-22-${tall}Q-10-${tall + 12} 0-${tall + 8}L-2 0z`, light)

const chilli =
  shape('M-110 6Q-40-34 40-22 90-14 100-44 112-50 118-36 112 20 40 28-40 34-110 6z', '#d8261f') +
  shape('M100-50Q112-90 150-96L156-80Q130-70 120-34z', '#3f8f3a') +
  line('M-50-4Q0-18 46-6', '#ff7a5a', 8)

const chilliStrip = (fill: string) =>
  shape('M-30 0Q-54-126-16-200 18-216 36-184 54-104 26 0z', fill) +
  line('M0-24Q-14-104 8-172', '#ffd987', 7) +
  [-14, 20, -20, 16, -2].map((x, index) => circle(x, -40 - index * 34, 8, '#c2181a')).join('')

/** The company's own dried fruit: its pouch where one is sold, and what is in it, near. */
export const fruitScenes: Record<string, Scene> = {
  'product-chilli-mango': standing(
    ['#7fb04a', '#93c25a', '#557f33'],
    placed(-80, 0, 1, fruitPouch('#e0402e', '#b52a24', '#8f1d20', mangoPrint)) +
      [-74, 74, -46, 46, -16, 18]
        .map((degrees, index) =>
          placed(150, -10, 0.92, chilliStrip(index % 2 ? '#f5a623' : '#e88a1a'), false, degrees),
        )
        .join('') +
      placed(150, -4, 1.2, chilli),
    { shift: [-10, 0] },
  ),
  'product-jackfruit': standing(
    ['#1f7a66', '#2b8c74', '#125447'],
    placed(-70, 0, 1, fruitPouch('#fff1cf', '#e4cf9c', '#5f9a3c', jackfruit)) +
      scattered(jackfruitPod, [
        [60, -84, 80, 1.2],
        [290, -80, -70, 1.2],
        [176, -110, 10, 1.35],
        [100, -20, 60, 1.2],
        [236, -20, -50, 1.2],
      ]),
    { shift: [-40, 0] },
  ),
  'product-dragon-fruit': lying(
    ['#8fd0b8', '#a4dcc6', '#5fa68d'],
    placed(-110, -110, 1.2, dragonFruit) +
      placed(-130, 220, 1, dragonSlice(22)) +
      placed(190, 150, 1.3, dragonSlice(24)) +
      placed(230, -150, 0.9, dragonSlice(20)),
    { size: 0.98 },
  ),
  'product-dried-banana': lying(
    ['#f4c63d', '#fad45a', '#c79420'],
    shape('M-420 90Q-260-290 90-330 300-340 420-250 320 40 60 190-200 320-420 90z', '#3f8a45') +
      line(
        'M-420 90Q-100-40 420-250M-250 10L-190-150M-90-60L-30-250M70-110L140-310M-180-10L-70 190M0-90L110 150M160-150L260 50',
        '#5fa85c',
        9,
      ) +
      scattered(banana, [
        [-30, -120, -8, 1.35],
        [0, 10, -4, 1.4],
        [40, 140, 4, 1.4],
      ]),
    { size: 0.95 },
  ),
  'product-pineapple-rings': lying(
    ['#e8603c', '#f07450', '#b03e22'],
    placed(-190, -90, 1.55, pineapple, false, -24) +
      placed(170, -160, 1.05, ring('#f9c22e', '#d68a1c')) +
      placed(30, 130, 1.25, ring('#fbcb3c', '#d68a1c')) +
      placed(250, 130, 0.95, ring('#f9c22e', '#d68a1c')),
    { size: 0.96 },
  ),
  'product-coconut-chips': standing(
    ['#3a9fae', '#50b0bd', '#256f7c'],
    ellipse(0, -280, 200, 90, '#f6e3bd') +
      scattered(curl, [
        [-130, -330, -20, 1.2],
        [0, -390, 8, 1.25],
        [130, -330, 24, 1.2],
        [-60, -320, 14, 1.2],
        [70, -300, -12, 1.2],
      ]) +
      shape('M-290-260Q-280 0 0 0T290-260Q150-200 0-200T-290-260z', '#6b3a1e') +
      shape('M120-214Q210-226 290-260 280 0 0 0 160-60 120-214z', '#4c2712') +
      line('M-230-170Q-200-90-150-60M-120-140Q-100-70-60-40M20-150Q30-80 40-50', '#8f5630', 9) +
      shape(
        'M-290-260Q-240-310-180-300-100-230 0-230T180-300Q240-310 290-260 150-180 0-180T-290-260z',
        '#fff8e8',
      ) +
      scattered(curl, [
        [-250, -10, -10, 0.95],
        [270, -14, 12, 1],
      ]),
  ),
  'product-purple-potato': standing(
    ['#f2b8a0', '#f8c9b2', '#c98b72'],
    [-28, 26, -20, 19, -11, 11, -4, 4, 0]
      .map((degrees, index) =>
        placed(
          degrees * 3.4,
          -230,
          1,
          stick(260 + ((index * 67) % 110), index % 2 ? '#7a3f9c' : '#5f2b84', '#a272c4'),
          false,
          degrees,
        ),
      )
      .join('') +
      shape('M-170-400Q0-350 170-400L120 0H-120z', '#fff6e0') +
      shape('M60-376Q120-386 170-400L120 0H56z', '#e6d6b4') +
      shape('M-152-260Q0-220 152-260L140-160Q0-124-140-160z', '#f0a02c') +
      shape('M250-120Q150-150 130-70 130 0 220 6 330 10 360-50 350-110 250-120z', '#7a3f6c') +
      ellipse(170, -56, 38, 52, '#9a62b8'),
  ),
}
