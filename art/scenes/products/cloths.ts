import { lying, standing } from '../../kit/goods'
import { pair } from '../../kit/goods-parts'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** A left glove from above, fingers up; 300 units wide and 560 tall. */
const glove = (hide: string, shade: string, tips: string, cuff: string) =>
  [
    [-100, -140, -12],
    [-34, -190, -4],
    [34, -180, 4],
    [98, -120, 14],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        x,
        y,
        1,
        pad(-34, -90, 68, 220, 34, hide) + pad(-34, -90, 68, 62, 31, tips),
        false,
        turn,
      ),
    )
    .join('') +
  placed(
    128,
    40,
    1,
    pad(-36, -120, 72, 220, 36, hide) + pad(-36, -120, 72, 64, 32, tips),
    false,
    42,
  ) +
  shape('M-132-80Q0-130 128-80L120 120Q110 200 96 220H-96Q-120 140-132-80z', hide) +
  shape('M60-100L128-80 120 120Q110 200 96 220H30Q90 100 60-100z', shade) +
  shape('M-110 210H110L124 310H-124z', cuff)

/** Gloves, sleeves and cloths. */
export const clothsScenes: Record<string, Scene> = {
  'product-sun-sleeves': lying(
    ['#4aa8b8', '#62bcc9', '#2d7d8c'],
    pair(
      shape('M-96-310H96Q100-100 60 120L76 300Q0 330-76 300L-60 120Q-100-100-96-310z', '#fff3dc') +
        shape('M40-310H96Q100-100 60 120L76 300Q50 312 20 314 30 0 40-310z', '#dfc99c') +
        rect(-100, -320, 200, 44, '#f07a4a') +
        ellipse(-56, 226, 20, 34, '#2d7d8c') +
        line('M-84-200Q0-160 88-200M-82-150Q0-110 86-150', '#f07a4a', 15),
      130,
      8,
    ),
  ),
  'product-riding-gloves': lying(
    ['#8fb2cc', '#a6c6dc', '#5f86a3'],
    pair(
      glove('#2f3540', '#1f242d', '#f2b23c', '#d8412a') +
        pad(-90, -60, 170, 60, 22, '#11141a') +
        line('M-70 60H70M-66 110H66', '#6a737e', 10),
      196,
      8,
    ),
    { size: 0.88, shift: [0, -20] },
  ),
  'product-photo-gloves': lying(
    ['#e9b4c4', '#f3c8d5', '#b87f92'],
    pair(
      glove('#5a6f8f', '#445673', '#5a6f8f', '#39475f') +
        placed(
          -34,
          -190,
          1,
          pad(-32, -126, 64, 120, 32, '#e0a87a') + rect(-36, -40, 72, 26, '#39475f'),
          false,
          -4,
        ) +
        placed(
          128,
          40,
          1,
          pad(-34, -146, 68, 110, 34, '#e0a87a') + rect(-38, -70, 76, 26, '#39475f'),
          false,
          42,
        ) +
        circle(0, 60, 36, '#39475f') +
        circle(0, 60, 20, '#f2c95a'),
      200,
      8,
    ),
    { size: 0.86, shift: [0, 0] },
  ),
  'product-silk-scarf': lying(
    ['#2f5a6f', '#3d6d84', '#1c3e4f'],
    shape('M-40 0L-190 300-60 350 60 40z', '#b5862e') +
      shape('M-190 300L-60 350-74 372-206 322z', '#fff0c4') +
      shape(
        'M10-40Q-250-20-260-190-250-340 0-340T260-190Q250-20-10-40L0-110Q150-100 150-190 140-244 0-244T-150-190Q-150-100 0-110z',
        '#e8b04a',
      ) +
      shape('M0-340Q250-340 260-190 250-20-10-40L0-110Q150-100 150-190 140-244 0-244z', '#c2861f') +
      shape('M-50-20Q0 0 50-30L210 290 90 350z', '#e8b04a') +
      shape('M20-20L50-30 210 290 150 320z', '#c2861f') +
      shape('M210 290L90 350 102 374 224 312z', '#fff0c4') +
      pad(-74, -120, 148, 120, 44, '#d89a30') +
      [
        [-206, -190],
        [-120, -290],
        [0, -300],
        [126, -290],
        [206, -190],
        [60, 90],
        [110, 190],
        [140, 270],
        [-60, 120],
        [-100, 220],
        [0, -60],
      ]
        .map(([x = 0, y = 0]) => placed(x, y, 1, shape('M0-30Q24-8 0 26-24-8 0-30z', '#fff0c4')))
        .join(''),
    { size: 1.02 },
  ),
  'product-towel': lying(
    ['#f2a58a', '#f7bba4', '#c0745a'],
    pad(-250, -80, 500, 300, 40, '#1f8fa0') +
      pad(-250, -150, 500, 250, 40, '#2fa9ba') +
      pad(-250, -220, 500, 220, 40, '#46c0d0') +
      line('M-250 150H250M-250 20H250', '#156a78', 9) +
      rect(110, -220, 60, 440, '#fff3dc') +
      rect(186, -220, 22, 440, '#fff3dc') +
      `<path d="M-250-160Q-350-170-340-90T-250-60" fill="none" stroke="#f2c95a" stroke-width="24"/>`,
    { turn: -8, size: 1.06 },
  ),
  'product-cooling-towel': standing(
    ['#f5d06a', '#fadd8a', '#c29a34'],
    pad(-130, -520, 260, 520, 60, '#d9f0f2') +
      pad(-96, -470, 192, 440, 40, '#2f8fc4') +
      line(
        'M-90-400Q0-340 90-400M-90-310Q0-250 90-310M-90-220Q0-160 90-220M-90-130Q0-70 90-130',
        '#6fbfe6',
        22,
      ) +
      pad(-140, -560, 280, 110, 40, '#f07a3a') +
      shape('M60-560H100Q140-560 140-520V-490Q140-450 100-450H60z', '#c4551a') +
      `<path d="M0-560V-610a44 44 0 1 1 60 40" fill="none" stroke="#4a5560" stroke-width="20"/>` +
      line('M-94-400V-90', '#fff', 15) +
      shape('M0-260Q-60-180 0-150 60-180 0-260z', '#fff'),
    { shift: [20, 20] },
  ),
  'product-sarong': lying(
    ['#f2d7a4', '#f8e4bd', '#c4a568'],
    shape('M-270-300Q-100-250 40-290T290-270L270 280Q100 320-40 270T-280 300z', '#6a2f6f') +
      shape('M120-300Q220-296 290-270L270 280Q190 300 110 300 170 0 120-300z', '#4f1f55') +
      [
        [-170, -170],
        [40, -180],
        [200, -170],
        [-60, -10],
        [140, 0],
        [-190, 120],
        [40, 160],
        [210, 170],
      ]
        .map(([x = 0, y = 0], index) =>
          placed(
            x,
            y,
            1.1,
            range(6)
              .map((petal) =>
                placed(
                  0,
                  0,
                  1,
                  shape('M0 0Q-26-40 0-66 26-40 0 0z', index % 2 ? '#f2a53a' : '#e8657a'),
                  false,
                  petal * 60,
                ),
              )
              .join('') + circle(0, 0, 14, '#fff0c4'),
          ),
        )
        .join('') +
      line('M-274-236Q-100-190 40-230T286-206M-278 236Q-100 200 40 226T274 216', '#f2c95a', 13) +
      range(12)
        .map((index) => line(`M${-262 + index * 48} 296v44`, '#f2c95a', 9))
        .join(''),
    { turn: 5, size: 1.02 },
  ),
  'product-furoshiki': standing(
    ['#e87a5a', '#f09275', '#b04c2f'],
    shape('M-230-230Q-290 0-150 0H150Q290 0 230-230 120-330 0-340-120-330-230-230z', '#2b4a86') +
      shape('M90-310Q180-290 230-230 290 0 150 0H70Q190-140 90-310z', '#1d3566') +
      [
        [-150, -190],
        [-60, -120],
        [-170, -80],
        [60, -80],
        [150, -170],
        [-40, -40],
        [160, -60],
        [30, -200],
      ]
        .map(([x = 0, y = 0]) =>
          placed(
            x,
            y,
            0.9,
            `<circle r="40" fill="none" stroke="#e9f0f2" stroke-width="9"/><circle r="20" fill="none" stroke="#e9f0f2" stroke-width="9"/>`,
          ),
        )
        .join('') +
      shape('M0-330Q-180-330-250-500-90-520 0-360 90-520 250-500 180-330 0-330z', '#3a5c9c') +
      shape(
        'M0-330Q90-420 250-500 180-330 0-330zM0-330Q-150-360-250-500-180-330 0-330z',
        '#1d3566',
      ) +
      pad(-56, -396, 112, 92, 36, '#4a6fb0'),
    { size: 1.12 },
  ),
}
