import { lying, standing } from '../../kit/goods'
import { drop, flask, leaf } from '../../kit/goods-parts'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** What to wash with. */
export const washingScenes: Record<string, Scene> = {
  'product-wet-wipes': lying(
    ['#6fc0c9', '#88d0d8', '#43909a'],
    shape('M-80-60Q-110-220-20-250 60-330 110-230 190-200 110-60z', '#fff') +
      line('M-20-230Q0-150-30-80M70-220Q50-150 70-80', '#d5e4e8', 12) +
      shape('M-330-110Q0-160 330-110L310 240Q0 290-310 240z', '#f7f3e6') +
      shape('M150-130Q250-124 330-110L310 240Q220 256 120 262 220 60 150-130z', '#dccfb4') +
      shape('M-300 60Q0 10 316 60L310 240Q0 290-310 240z', '#3fa88f') +
      pad(-150, -90, 300, 130, 60, '#3fa88f') +
      pad(-110, -70, 220, 80, 40, '#fff') +
      drop(-120, 160, '#fff') +
      drop(0, 170, '#fff') +
      drop(120, 160, '#fff') +
      line('M-318-90L-306 220M318-90L306 220', '#c9bb98', 11),
    { turn: -5, shift: [0, 20] },
  ),
  'product-shampoo-bar': lying(
    ['#7fb0d8', '#96c2e5', '#4f7fa6'],
    placed(
      120,
      -150,
      1,
      pad(-260, -190, 460, 360, 50, '#aab4ba') +
        pad(-250, -182, 440, 340, 44, '#d5dde0') +
        placed(-30, 110, 0.8, leaf('#7fae5a', '#d5dde0')),
    ) +
      pad(-330, -90, 560, 400, 60, '#aab4ba') +
      pad(-300, -66, 500, 350, 44, '#8b979e') +
      pad(-260, -30, 420, 280, 90, '#d8b0c4') +
      pad(-268, -44, 420, 280, 90, '#f2cfdd') +
      placed(-60, 200, 0.8, leaf('#d8b0c4', '#f2cfdd')) +
      [
        [200, 150, 60],
        [270, 70, 40],
        [250, 240, 36],
        [150, 260, 30],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            circle(x, y, r, '#fff') + circle(x - r * 0.3, y - r * 0.3, r * 0.24, '#cfe4f2'),
        )
        .join(''),
    { size: 0.96, shift: [20, 0] },
  ),
  'product-travel-bottles': standing(
    ['#f6c06a', '#fad085', '#c08a34'],
    [
      [-240, '#7fc4d4', '#5299aa', 0.86],
      [-20, '#f2a0b0', '#c87283', 1.02],
      [210, '#a8d08a', '#7aa55a', 0.9],
    ]
      .map(([x, fill, shade, size]) =>
        placed(
          Number(x),
          0,
          Number(size),
          flask(
            String(fill),
            String(shade),
            pad(-84, -260, 168, 130, 14, '#fffaf0') +
              line('M-54-216H54M-54-180H20', String(shade), 13),
          ) +
            pad(-50, -490, 100, 60, 14, '#fffaf0') +
            (size === 1.02
              ? line('M0-490V-560M0-566H-90V-530', '#fffaf0', 34)
              : pad(-64, -540, 128, 64, 20, '#fffaf0')),
        ),
      )
      .join(''),
    { size: 1.02 },
  ),
  'product-shower-head': lying(
    ['#58b5c4', '#70c5d2', '#338792'],
    placed(
      0,
      0,
      1,
      pad(-70, -60, 140, 410, 60, '#d5eef2') +
        rect(-50, 10, 100, 250, '#fff6dc') +
        line('M-50 60H50M-50 110H50M-50 160H50M-50 210H50', '#f2a53a', 18) +
        pad(-80, 240, 160, 130, 40, '#e4eaec') +
        shape('M-190-130Q-190-330 0-330T190-130Q190-40 0-40T-190-130z', '#e4eaec') +
        shape('M70-318Q190-290 190-130 190-40 30-40 150-140 70-318z', '#b5c2c7') +
        ellipse(0, -180, 140, 110, '#7f8f96') +
        range(22)
          .map((index) =>
            circle(
              Math.cos(index * 2.4) * Math.sqrt(index) * 26,
              -180 + Math.sin(index * 2.4) * Math.sqrt(index) * 20,
              9,
              '#e4f6f8',
            ),
          )
          .join(''),
      false,
      24,
    ),
    {
      air: [
        [-330, -120],
        [-280, 20],
        [-330, 150],
        [-220, 140],
        [-240, -230],
      ]
        .map(([x = 0, y = 0]) => drop(x, y, '#eafafc'))
        .join(''),
      shift: [30, 0],
    },
  ),
  'product-camp-soap': standing(
    ['#8aa85a', '#9ebb6d', '#5b7534'],
    flask(
      '#e9dfa0',
      '#c2b56a',
      pad(-96, -300, 192, 230, 20, '#3f7f5a') +
        shape('M0-280L80-150H-80zM-60-150L0-220 60-150 90-90H-90z', '#dff0d0'),
    ) +
      pad(-60, -500, 120, 70, 16, '#3f7f5a') +
      line('M0-500V-560M0-566H-110V-530', '#3f7f5a', 34) +
      [
        [-190, -60, 50],
        [-260, -130, 32],
        [200, -50, 46],
        [180, -150, 28],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            circle(x, y, r, '#f4fbf4') + circle(x - r * 0.3, y - r * 0.3, r * 0.26, '#bcd8c4'),
        )
        .join(''),
    { shift: [-10, 0], size: 1.08 },
  ),
  'product-sanitiser-card': lying(
    ['#f2707a', '#f88b94', '#b5434d'],
    pad(-180, -240, 360, 520, 60, '#dff3f6') +
      shape('M80-240H120Q180-240 180-180V220Q180 280 120 280H40Q140 20 80-240z', '#b0d8df') +
      pad(-140, -60, 280, 300, 40, '#6fc8d6') +
      pad(-50, -310, 100, 80, 20, '#fff') +
      pad(-80, -350, 160, 60, 20, '#3f97a8') +
      shape('M-30 0H30V60H90V120H30V180H-30V120H-90V60H-30z', '#fff') +
      line('M-140-180V-110', '#fff', 16),
    {
      turn: -12,
      air: [
        [-170, -360],
        [-230, -320],
        [-240, -390],
        [-300, -350],
        [-300, -290],
        [-310, -420],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 15, '#eafafc'))
        .join(''),
      shift: [20, 20],
    },
  ),
  'product-foot-salts': standing(
    ['#e9907a', '#f2a894', '#ae5a46'],
    shape('M-320-250H320L270-30Q266 0 230 0H-230Q-266 0-270-30z', '#c98a4a') +
      shape('M150-250H320L270-30Q266 0 230 0H120z', '#9c6430') +
      line('M-200-240L-180-10M-70-240L-62-10M70-240L62-10', '#8a5626', 10) +
      rect(-310, -190, 620, 26, '#e9c46a') +
      rect(-290, -80, 580, 26, '#e9c46a') +
      ellipse(0, -256, 320, 66, '#8a5626') +
      ellipse(0, -250, 290, 50, '#a8dcd8') +
      ellipse(-80, -262, 100, 16, '#d5f0ee') +
      [
        [-60, -40, 0.62, -40],
        [60, -30, 0.62, 36],
        [0, -60, 0.7, 0],
      ]
        .map(([x = 0, y = 0, size = 1, turn = 0]) =>
          placed(x, y - 230, size, leaf('#4f9c5a', '#a8d888'), false, turn),
        )
        .join('') +
      [
        [-190, -262],
        [180, -266],
        [120, -240],
        [-120, -240],
      ]
        .map(([x = 0, y = 0]) => pad(x - 18, y - 16, 36, 32, 6, '#fff'))
        .join(''),
    { air: line('M-150-380q-40-60 0-110t0-110M170-380q-40-60 0-110t0-110', '#fff3e6', 18) },
  ),
  'product-leaf-bath': lying(
    ['#c9a06a', '#d8b27f', '#8f6a38'],
    range(9)
      .map((index) =>
        placed(
          0,
          200,
          1.35,
          leaf(['#4f7a3a', '#6b9448', '#3f6a34'][index % 3] ?? '#4f7a3a', '#b5d08a'),
          false,
          -60 + index * 15,
        ),
      )
      .join('') +
      placed(
        0,
        200,
        1,
        line('M-60 0L-90 190M-20 10L-30 200M20 10L30 200M60 0L90 190', '#7a5a2c', 28),
      ) +
      pad(-130, 150, 260, 96, 30, '#d8412a') +
      line('M-120 182H120M-120 214H120', '#fff1cf', 11) +
      line('M120 200Q230 150 250 240M120 210Q210 260 190 330', '#d8412a', 17) +
      [
        [-150, -110],
        [120, -170],
        [10, -60],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 30, '#fff6e4') + circle(x, y, 13, '#f2b23c'))
        .join(''),
    { size: 0.98, shift: [0, -30] },
  ),
}
