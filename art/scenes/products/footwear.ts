import { lying, standing } from '../../kit/goods'
import { pair } from '../../kit/goods-parts'
import { circle, line, placed, rect, shape } from '../../kit/shapes'
import type { Scene } from '../../scene'

/** A sock that hangs from its rim at (0, -300), toes to the left. */
const sock = (wool: string, shade: string, rim: string, toes: string) =>
  shape('M-70-300H70V60Q70 130 10 170L-110 250Q-180 280-210 230-230 180-180 140L-80 60z', wool) +
  shape('M20-300H70V60Q70 130 10 170L-110 250Q-150 266-180 256L-30 130Q20 80 20 40z', shade) +
  shape('M-76-316H76V-250H-76z', rim) +
  toes

/** Socks and shoes. */
export const footwearScenes: Record<string, Scene> = {
  'product-toe-socks': lying(
    ['#f2c95a', '#f9da7c', '#c0962c'],
    pair(
      sock(
        '#2f7f9c',
        '#205f78',
        '#f07a4a',
        [
          [-206, 232, 34],
          [-190, 188, 24],
          [-172, 156, 20],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#f07a4a'))
          .join(''),
      ),
      110,
      -4,
    ),
    { size: 0.98, shift: [0, 20] },
  ),
  'product-tabi-socks': lying(
    ['#b9c9e6', '#cddaf0', '#8497ba'],
    placed(
      -130,
      -20,
      1,
      sock('#fffaf0', '#d8cfbc', '#2b3f7a', line('M-214 200Q-170 200-150 170', '#2b3f7a', 12)),
      true,
      6,
    ) +
      placed(
        150,
        20,
        1,
        sock('#fffaf0', '#d8cfbc', '#2b3f7a', line('M-214 200Q-170 200-150 170', '#2b3f7a', 12)),
        true,
        -4,
      ),
    { shift: [-30, 10] },
  ),
  'product-leech-socks': lying(
    ['#7fa85a', '#93ba6d', '#547a33'],
    pair(
      shape(
        'M-80-310H80L66 100Q70 150 0 190L-110 260Q-190 290-216 230-230 180-170 140L-66 60z',
        '#d9c9a0',
      ) +
        shape(
          'M26-310H80L66 100Q70 150 0 190L-110 260Q-150 270-180 262L-30 140Q30 90 26 40z',
          '#b09c6c',
        ) +
        shape('M-86-320H86V-268H-86z', '#6b5a3a') +
        line('M-60-268Q-80-200-50-170M-40-268Q-20-220-40-180', '#6b5a3a', 11),
      116,
      -3,
    ),
  ),
  'product-gaiters': lying(
    ['#e8a05a', '#f0b473', '#b06f2c'],
    pair(
      shape('M-110-310H110L84 140 130 290H-140L-90 140z', '#3f5a48') +
        shape('M40-310H110L84 140 130 290H60L36 140z', '#2c4234') +
        rect(-116, -326, 232, 40, '#1f2e25') +
        line('M-8-286V280', '#f2b23c', 15) +
        line('M-100-180H96M-90 20H86', '#1f2e25', 24) +
        rect(-40, -198, 60, 36, '#f2b23c') +
        rect(-36, 2, 60, 36, '#f2b23c') +
        line('M-120 290Q0 350 110 290', '#1f2e25', 18),
      140,
      -4,
    ),
    { size: 0.96 },
  ),
  'product-shoe-covers': standing(
    ['#f4c85a', '#fad87a', '#bf942a'],
    [
      [130, -30, '#2f6fa0', '#1f5078'],
      [-40, 0, '#4a93c4', '#2f6fa0'],
    ]
      .map(([x, y, fill, shade]) =>
        placed(
          Number(x),
          Number(y),
          1,
          shape(
            'M-40-500H150V-190Q160-60 150-20H-250Q-270-110-180-150-60-190-40-270z',
            String(fill),
          ) +
            shape('M80-500H150V-190Q160-60 150-20H40Q110-200 80-500z', String(shade)) +
            shape('M-256-30H156L146 20H-250z', '#26323f') +
            line('M20-500L-30-250', '#f2f6f4', 13) +
            rect(-46, -520, 202, 44, '#1b3f5e') +
            line('M-190-130Q-150-110-140-70', '#a9d2ea', 12),
        ),
      )
      .join(''),
    { shift: [20, 0], size: 1.06 },
  ),
  'product-water-shoes': lying(
    ['#58c0c4', '#70d0d3', '#33959a'],
    pair(
      shape(
        'M-110-60Q-130-310-6-320T104-80Q104 20 92 90 130 300-4 314T-96 110Q-90 20-110-60z',
        '#2a3f6f',
      ) +
        shape('M-84-80Q-96-280-6-290T78-90Q70-40 0-30T-84-80z', '#f2784a') +
        shape('M-70 30Q0 10 70 30 76 260-2 274T-70 30z', '#16223f') +
        line('M-76-60L66-140M-60-10L70-80', '#fff3dc', 15) +
        line('M-50-190h80M-44-230h70', '#c2501f', 11) +
        shape('M-20 270Q0 330 20 270z', '#f2784a'),
      130,
      7,
    ),
  ),
  'product-overshoes': lying(
    ['#8a9a5a', '#9eae6d', '#5f6d36'],
    pair(
      shape(
        'M-120-60Q-130-310 0-316T118-60Q116 20 100 90 120 296 0 306T-100 90Q-116 20-120-60z',
        '#2b2b33',
      ) +
        shape('M-60-110Q-60-220 0-224T60-110 60 180 0 236-60 180-60-110z', '#8a9a5a') +
        line('M-90-40H90M-86 100H86', '#d8412a', 34) +
        [
          [-96, -100],
          [96, -100],
          [-80, -210],
          [80, -210],
          [-24, -278],
          [24, -278],
          [-84, 30],
          [84, 30],
          [-72, 180],
          [72, 180],
          [-30, 268],
          [30, 268],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 15, '#f2c95a'))
          .join(''),
      138,
      6,
    ),
  ),
}
