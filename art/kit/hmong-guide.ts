import { hand } from './hands'
import { profileHead } from './profile-bust'
import { line, placed, shape } from './shapes'

/** A checked woollen scarf wound round the head, and a silver hoop, around `profileHead`. */
const scarf =
  shape(
    'M-74-44Q-100-130-30-172 90-214 156-110 182-30 140 40L96 30Q84-40 40-60-20-70-74-44z',
    '#d8406a',
  ) +
  shape('M70-184Q150-160 156-110 182-30 140 40L96 30Q120-80 70-184z', '#8f1f4a') +
  line(
    'M-84-84Q-10-120 110-66M-64-132Q20-160 140-96M-40-166Q-50-100-40-56M30-190Q20-110 34-62M100-160Q80-90 84-36',
    '#f7c548',
    8,
  ) +
  `<path fill="none" stroke="#e9ebea" stroke-width="8" d="M48 70a26 26 0 1 0 .1 0z"/>`

/** A Hmong guide close by in profile to the left, a bamboo basket on her back, embroidered collar over indigo; chin near (-60, 150). */
export function hmongGuide(x: number, y: number, scale: number): string {
  const { skin, shade } = hand
  const basket =
    shape('M170 210Q330 130 450 190L480 640Q330 720 210 640z', '#b5763a') +
    shape('M360 158Q420 160 450 190L480 640Q430 680 380 684z', '#744420') +
    line(
      'M178 280Q320 220 456 270M186 360Q330 306 462 356M194 440Q330 396 468 442M202 520Q340 486 474 526M240 186L270 670M310 162L330 690',
      '#5f3818',
      8,
    ) +
    line('M170 210Q330 130 450 190', '#e0b06a', 22) +
    shape(
      'M200 190Q230 60 280 150 300 40 340 140 390 60 400 160 440 130 430 190 320 150 200 190z',
      '#3f8f4f',
    )
  const coat =
    shape(
      'M-50 196Q-130 270-126 430L-150 900H420L340 440Q300 270 196 220L96 180Q30 250-50 196z',
      '#23305e',
    ) +
    shape('M96 180L196 220Q300 270 340 440L420 900H230Q250 640 170 410 130 290 96 180z', '#131a3a')
  const collar =
    shape(
      'M-58 190Q20 280 108 172L132 196Q40 330-20 560L-70 560Q-40 380-20 290-40 250-84 220z',
      '#cf3f27',
    ) +
    line('M-50 214Q30 290 112 190M-10 300Q-40 400-52 540', '#f7c548', 9) +
    line('M-40 230Q30 304 118 204', '#2b857d', 6)
  const strap = line('M150 230Q60 330 90 520 110 640 220 700', '#744420', 28)
  const neck = shape('M-20 120Q-20 180-60 210L20 270 120 210Q88 150 84 60L20 60z', shade)
  return placed(
    x,
    y,
    scale,
    basket +
      neck +
      coat +
      collar +
      strap +
      placed(0, 0, 1, profileHead({ skin, shade, hair: '#1d1420' }, scarf, true), false, 2),
  )
}
