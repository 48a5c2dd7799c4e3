import { buttons, garment, top, trousers } from '../../kit/garments'
import { lying } from '../../kit/goods'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

const bloom = (fill: string, heart: string) =>
  range(5)
    .map((index) => placed(0, 0, 1, ellipse(0, -20, 14, 19, fill), false, index * 72))
    .join('') + circle(0, 0, 9, heart)

const lotus = (fill: string, light: string) =>
  shape('M0 0Q-90-6-86-70-50-62-40-50-40-96 0-124 40-96 40-50 50-62 86-70 90-6 0 0z', fill) +
  shape('M0 0Q-36-50 0-124 36-50 0 0z', light)

/** An áo dài over its trousers: high collar, fitted waist, two long panels. */
function aoDai(cloth: string, shade: string, light: string, flower: string): string {
  return (
    shape('M-110 40L-150 330H-20L0 80 20 330H150L110 40z', '#fff6e4') +
    shape('M60 60L150 330H90z', '#dfd0b2') +
    shape('M-120-230L-270 60-212 86-92-110z', cloth) +
    shape('M120-230L270 60 212 86 92-110z', shade) +
    shape(
      'M-60-270L-128-232Q-110-120-82-60-130 120-138 300 0 330 84 296 70 100 82-60 110-120 128-232L60-270Q0-236-60-270z',
      cloth,
    ) +
    shape('M60-270L128-232Q110-120 82-60 76 100 84 296L40 306Q30 60 60-60 90-160 60-270z', shade) +
    shape('M-52-266L-44-318Q0-336 44-318L52-266Q0-236-52-266z', light) +
    line('M0-252Q70-220 104-150', light, 9) +
    circle(26, -240, 9, light) +
    circle(72, -206, 9, light) +
    circle(100, -158, 9, light) +
    placed(-46, 250, 0.86, lotus(flower, '#fff3e0')) +
    line('M-46 250Q-40 290-60 304', '#3f8f4a', 9)
  )
}

/** Other clothes laid out flat. */
export const clothesScenes: Record<string, Scene> = {
  'product-ao-dai': garment(
    ['#f0b04a', '#f8c263', '#b97c1f'],
    aoDai('#c8302f', '#951f24', '#f2c14e', '#f7b6c4'),
    1.01,
  ),
  'product-kids-ao-dai': garment(
    ['#6fb7c9', '#87c8d8', '#43879a'],
    placed(30, 40, 0.94, aoDai('#f2b52c', '#c78a16', '#d8352a', '#e8657a')) +
      placed(
        -200,
        -210,
        1,
        `<ellipse rx="110" ry="76" fill="none" stroke="#d8352a" stroke-width="52"/>` +
          `<ellipse rx="122" ry="86" fill="none" stroke="#f5c84a" stroke-width="12"/>`,
        false,
        -12,
      ),
    1.01,
  ),
  'product-merino-tee': garment(
    ['#f5c95a', '#fbd97a', '#c4972a'],
    top({ cloth: '#4f6f9c', shade: '#38537c', light: '#6f8fbb', sleeves: 'short' }),
    1.02,
  ),
  'product-vest-tops': lying(
    ['#8fc0a8', '#a5d0ba', '#5f937a'],
    ['#e9dcc0', '#8a9a74', '#fffaf0']
      .map((fill, index) =>
        placed(
          -110 + index * 110,
          -40 + index * 44,
          0.86,
          shape(
            'M-110-270H-66Q-60-130 0-126 60-130 66-270H110Q106-120 150-60V270H-150V-60Q-106-120-110-270z',
            '#5a6a58',
          ) +
            shape(
              'M-104-266H-70Q-62-118 0-114 62-118 70-266H104Q102-116 144-56V262H-144V-56Q-102-116-104-266z',
              fill,
            ),
        ),
      )
      .join(''),
    { turn: -4 },
  ),
  'product-long-sleeve': garment(
    ['#f6a37c', '#fbb794', '#c26f49'],
    top({ cloth: '#2f9fae', shade: '#1f7784', light: '#f6e06a', sleeves: 'long' }) +
      shape('M-172 20Q0 60 172 20V84Q0 124-172 84z', '#f6e06a'),
  ),
  'product-thermal-top': garment(
    ['#a9c3da', '#bfd5e8', '#7592ad'],
    top({ cloth: '#3a3f55', shade: '#282c3f', light: '#d8412a', sleeves: 'long', neck: 'stand' }) +
      line('M0-270V-90', '#d8412a', 12) +
      pad(-14, -104, 28, 44, 10, '#f2efe4'),
  ),
  'product-linen-trousers': garment(
    ['#e6927a', '#efa891', '#b3624b'],
    trousers({ cloth: '#f4ead2', shade: '#d3c19a', light: '#fff8e8' }, 320, 170) +
      line('M-20-290Q-60-220-40-170M20-290Q50-230 30-160', '#b5622f', 13),
    1.01,
  ),
  'product-zip-off-trousers': garment(
    ['#f0c56a', '#f7d485', '#bb9136'],
    trousers({ cloth: '#6a7a4a', shade: '#4c5a32', light: '#3a4526' }, 40, 90) +
      line('M-138 26H-30M30 26H138', '#2b331c', 14) +
      shape('M-152 92H-30L-36 320H-150zM30 92H152L150 320H36z', '#6a7a4a') +
      shape('M96 92H152L150 320H96zM-60 92H-30L-36 320H-66z', '#4c5a32') +
      line('M-142 104H-38M38 104H142', '#2b331c', 14) +
      shape('M-140-110H-66V-20H-140z', '#4c5a32'),
    1.01,
  ),
  'product-board-shorts': garment(
    ['#f7dd9a', '#fce9b6', '#c6a85c'],
    placed(
      0,
      90,
      1.25,
      trousers({ cloth: '#1f8fa8', shade: '#156b80', light: '#0f4f60' }, 90, 150),
    ) +
      shape('M-258 150Q-150 90-30 150L-32 100Q-150 40-240 90z', '#f58a3a') +
      shape('M258 150Q150 90 30 150L32 100Q150 40 240 90z', '#d96a20') +
      line('M-30-260Q-60-200-40-150M30-260Q60-200 40-150', '#fff', 13),
  ),
  'product-pyjamas': lying(
    ['#7fa9c9', '#96bcd8', '#537d9e'],
    placed(
      140,
      130,
      0.72,
      trousers({ cloth: '#f2a9b8', shade: '#cf7f92', light: '#fff0f2' }, 300, 120),
      false,
      10,
    ) +
      placed(
        -80,
        -20,
        0.92,
        top({
          cloth: '#f7bcc8',
          shade: '#d68a9c',
          light: '#fff0f2',
          sleeves: 'short',
          isOpen: true,
        }) +
          buttons(-120, 200, 4, '#fff') +
          [
            [-110, -120],
            [-60, 20],
            [-130, 120],
            [90, -60],
            [70, 110],
            [120, 200],
            [-70, 210],
            [-250, -50],
            [250, -40],
            [60, -160],
          ]
            .map(([x = 0, y = 0], index) =>
              placed(x, y, 1, bloom(index % 2 ? '#c8405a' : '#7a5ab0', '#ffe07a')),
            )
            .join(''),
        false,
        -5,
      ),
  ),
  'product-linen-dress': garment(
    ['#c48a5a', '#d29c6d', '#8f5b30'],
    shape(
      'M-70-330L-128-296-96-190Q-90-120-190 320 0 360 190 320 90-120 96-190L128-296 70-330Q0-230-70-330z',
      '#f6f1e2',
    ) +
      shape('M70-330L128-296 96-190Q90-120 190 320 150 332 96 338 40 0 60-190z', '#d8cdb0') +
      line('M-92-120Q0-90 92-120', '#d8cdb0', 10) +
      placed(-60, 220, 1.3, lotus('#e0709a', '#f7bcd0')) +
      line('M-60 220Q-70 280-40 326M-60 270Q-110 250-130 276', '#4f8f4a', 11) +
      placed(-30, -190, 0.46, lotus('#e0709a', '#f7bcd0')),
  ),
  'product-wrap-skirt': garment(
    ['#f2b8a6', '#f7cbbc', '#c48872'],
    shape('M-140-300H140Q200 40 210 320 0 350-210 320-200 40-140-300z', '#1f6f7f') +
      shape('M60-300H140Q200 40 210 320L110 336Q130 0 20-290z', '#15525f') +
      rect(-150, -320, 300, 56, '#f0b03c') +
      line('M150-292Q250-270 270-160M150-292Q230-310 280-240', '#f0b03c', 24) +
      range(3)
        .map((row) =>
          line(
            `M${-186 + row * 8} ${240 - row * 100}Q-40 ${270 - row * 100} ${100 - row * 20} ${250 - row * 100}`,
            row % 2 ? '#e8604a' : '#f0b03c',
            18,
          ),
        )
        .join('') +
      line('M-180 290Q-40 316 110 300', '#fff1cf', 12),
  ),
}
