import { lying, standing } from '../../kit/goods'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { cinnamonStick, starAnise } from '../../kit/shop-food'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

const steam = line('M-50-40q-44-60 0-110t0-110M30-30q-44-60 0-110t0-110', '#fff8e8', 18)

const grinder = (fill: string, peppers: string, pepper: string) =>
  pad(-74, -420, 148, 120, 30, '#4a2c1c') +
  rect(-84, -330, 168, 44, '#6b4228') +
  pad(-90, -292, 180, 292, 26, '#e8f0ea') +
  pad(-74, -250, 148, 236, 18, fill) +
  range(18)
    .map((index) =>
      circle(
        -52 + (index % 5) * 26,
        -226 + Math.floor(index / 5) * 56 + (index % 2) * 18,
        13,
        index % 3 ? peppers : pepper,
      ),
    )
    .join('') +
  pad(-60, -160, 120, 76, 10, '#fff6e0')

const twist = (paper: string, shade: string) =>
  shape('M-74 0L-150-60Q-124 0-150 60zM74 0L150-60Q124 0 150 60z', shade) +
  circle(0, 0, 88, paper) +
  shape('M-80 34Q40 40 66-58 120 40 40 78-40 104-80 34z', shade) +
  line('M-50-30Q-30-60 6-60', '#fff6e0', 12)

/** Spices and snacks. */
export const pantryScenes: Record<string, Scene> = {
  'product-pepper': standing(
    ['#f2c15a', '#f9d27a', '#c4912c'],
    placed(-220, 0, 1.2, grinder('#c9c2b4', '#2a2420', '#4a4038')) +
      placed(0, 0, 1.35, grinder('#f0d0c0', '#c2321f', '#e0553a')) +
      placed(220, 0, 1.2, grinder('#f6efdc', '#e9dcbc', '#cdbb90')),
  ),
  'product-highland-spice': lying(
    ['#4a5a9c', '#5c6db0', '#303d75'],
    circle(-40, 40, 270, '#8a5a34') +
      circle(-46, 34, 250, '#b57f4a') +
      circle(-40, 40, 206, '#8a5a34') +
      range(44)
        .map((index) =>
          placed(
            -40 + Math.cos(index * 2.4) * Math.sqrt(index) * 27,
            40 + Math.sin(index * 2.4) * Math.sqrt(index) * 27,
            1,
            circle(0, 0, 26, '#5a3a1e') +
              shape('M-22-8Q0-28 22-8 6 8-22-8z', '#2a1a10') +
              line('M-16 10Q0 22 16 10', '#a87a3e', 7),
            false,
            index * 47,
          ),
        )
        .join('') +
      placed(
        200,
        -190,
        1.1,
        line('M-160 130Q-40 20 130-90M-70 50L-60-40M10-10L30-100M-30 20L60 40', '#7a8f3a', 12) +
          [
            [-60, -50],
            [30, -110],
            [136, -94],
            [66, 44],
            [-160, 130],
          ]
            .map(
              ([x = 0, y = 0]) => circle(x, y, 32, '#3f6a2c') + circle(x - 6, y - 6, 14, '#8fb53a'),
            )
            .join(''),
      ),
    { shift: [0, 10] },
  ),
  'product-cinnamon': lying(
    ['#2f7f6a', '#3d947d', '#1b5647'],
    placed(0, -130, 2.6, cinnamonStick(), false, -22) +
      placed(-20, 20, 2.7, cinnamonStick(), false, -14) +
      placed(20, 170, 2.6, cinnamonStick(), false, -24) +
      shape('M-60-160L20-200 60 210-20 250z', '#e8d3a2') +
      placed(250, -240, 1.6, starAnise()),
    { size: 0.96 },
  ),
  'product-chocolate': lying(
    ['#f0a860', '#f7bc7c', '#bf7632'],
    pad(-190, -330, 380, 660, 14, '#4a2616') +
      range(8)
        .map(
          (index) =>
            pad(
              -168 + (index % 2) * 176,
              -308 + Math.floor(index / 2) * 112,
              160,
              100,
              10,
              '#6b3a22',
            ) +
            shape(
              `M${-168 + (index % 2) * 176} ${-308 + Math.floor(index / 2) * 112}h160l-24 22h-112z`,
              '#8f5634',
            ),
        )
        .join('') +
      shape('M-204 10L-120-30-60 16 10-26 70 14 140-30 204 10V350H-204z', '#e8e2d6') +
      shape('M-216 70H216V350H-216z', '#1f6f62') +
      shape('M130 70H216V350H130z', '#155348') +
      ellipse(0, 210, 110, 92, '#fff1cf') +
      placed(
        0,
        210,
        1,
        shape('M-76 0Q-40-60 10-60T82 0Q40 60-10 60T-76 0z', '#c8602a') +
          line('M-60 0H70M-40-28Q10-44 56-24M-40 28Q10 44 56 24', '#8f3d17', 8),
      ),
    { turn: 12 },
  ),
  'product-rice-paper': standing(
    ['#e8553c', '#f06a4e', '#a8321f'],
    range(14)
      .map((index) =>
        line(
          `M${-180 + index * 28} -290Q${-150 + index * 24 + (index % 3) * 20} ${-400 - (index % 4) * 34} ${-120 + index * 22} -300`,
          index % 3 ? '#fff3d8' : '#f6d9a8',
          26,
        ),
      )
      .join('') +
      [
        [-120, -360],
        [-20, -410],
        [90, -370],
        [150, -330],
        [30, -350],
      ]
        .map(([x = 0, y = 0], index) => circle(x, y, 18, index % 2 ? '#d8261f' : '#f28a1e'))
        .join('') +
      line('M-70-390l40-26M60-420l44 18M120-350l30-34', '#3f8f3a', 16) +
      shape('M-240-300H240L196 0H-196z', '#f2f8f4', 0.92) +
      shape('M-226-210H226L200-16H-200z', '#f3c98a') +
      line(
        'M-190-180Q-90-110-40-170T110-150 190-180M-186-110Q-90-40-20-100T180-110M-170-50Q-60 0 10-44T170-50',
        '#fff3d8',
        24,
      ) +
      [
        [-120, -130],
        [60, -90],
        [130, -50],
        [-50, -60],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 14, '#d8261f'))
        .join('') +
      pad(-256, -316, 512, 36, 14, '#dbe8e2'),
  ),
  'product-congee': standing(
    ['#8fa9c9', '#a5bcd8', '#62809f'],
    shape('M-210-420H210L160 0H-160z', '#fff6e4') +
      shape('M100-420H210L160 0H76z', '#dfd0b2') +
      shape('M-196-290H196L176-130H-176z', '#8a5a3a') +
      ellipse(0, -424, 216, 58, '#e6d6b4') +
      ellipse(0, -424, 186, 44, '#fbf3e2') +
      [
        [-70, -434],
        [70, -420],
      ]
        .map(
          ([x = 0, y = 0]) =>
            ellipse(x, y, 54, 26, '#7a4a2a') +
            line(`M${x - 30} ${y}h60M${x} ${y - 16}v32`, '#d8b48a', 7),
        )
        .join('') +
      line('M-10-450h0M16-404h0M-110-414h0M120-442h0', '#4f9a3c', 16) +
      shape('M-70-170Q-90-250 0-254 90-250 70-170z', '#f0c28a') +
      shape('M-26-170H26L20-140H-20z', '#fff6e4'),
    { air: placed(0, -480, 0.7, steam) },
  ),
  'product-seaweed-crisps': lying(
    ['#f4b4a0', '#f9c6b5', '#c8826d'],
    [
      [-150, -150, -14],
      [150, -120, 12],
      [-130, 150, 8],
      [160, 170, -10],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        placed(
          x,
          y,
          1.25,
          circle(0, 0, 118, '#d9a45a') +
            circle(-5, -5, 106, '#f2d093') +
            line('M-60-40h0M-20-70h0M40-60h0M70-10h0M-70 20h0M50 60h0M-30 74h0', '#d9a45a', 18) +
            rect(-52, -100, 104, 200, '#1f4a3a') +
            rect(-52, -100, 30, 200, '#2f6a50'),
          false,
          turn,
        ),
      )
      .join(''),
  ),
  'product-wrapped-sweets': lying(
    ['#3f9a8c', '#52ad9e', '#256d62'],
    placed(-120, -170, 1.35, twist('#e88a2a', '#b5601a'), false, 20) +
      placed(170, -40, 1.4, twist('#c8352c', '#921f1e'), false, -24) +
      placed(-110, 170, 1.4, twist('#f2b53c', '#c4851c'), false, -8),
  ),
}
