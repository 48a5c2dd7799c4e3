import { lying, standing } from '../../kit/goods'
import { leaf } from '../../kit/goods-parts'
import { hoop } from '../../kit/hoop'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** What helps against blisters, cold and mosquitoes. */
export const remediesScenes: Record<string, Scene> = {
  'product-mosquito-plug': standing(
    ['#5a6fa8', '#6f84bb', '#38487a'],
    shape('M-130-300Q-140-560 0-560T130-300z', '#bfe6d0', 0.9) +
      shape('M-110-300Q-116-420 110-400L110-300z', '#5fb58a') +
      pad(-170, -320, 340, 320, 70, '#fbf8f0') +
      shape('M60-320H100Q170-320 170-250V-70Q170 0 100 0H30Q130-160 60-320z', '#d8d0c0') +
      circle(0, -160, 74, '#d8412a') +
      circle(0, -160, 54, '#fff') +
      line('M-20-180Q0-150 20-130M-30-150L-10-160 4-180M10-140L30-150', '#26323f', 11) +
      line('M-42-118L42-202', '#d8412a', 15) +
      rect(170, -220, 60, 20, '#aab4ba') +
      rect(170, -120, 60, 20, '#aab4ba'),
    {
      air: line('M-50-590q-40-50 0-90t0-90M50-590q-40-50 0-90', '#dff3e6', 18),
      size: 1.06,
      shift: [-10, 20],
    },
  ),
  'product-mosquito-net': standing(
    ['#3f5f8f', '#5474a5', '#253d63'],
    pad(-300, -90, 600, 90, 24, '#f2b8a0') +
      pad(-250, -150, 170, 80, 34, '#fff3dc') +
      shape('M-340 0Q-330-540 0-560T340 0z', '#e4f0f2', 0.5) +
      line(
        'M-340 0Q-330-540 0-560T340 0M0-560Q-180-360-190 0M0-560Q180-360 190 0M0-560V0',
        '#fff',
        12,
      ) +
      line(
        'M-326-110H326M-310-210H310M-284-310H284M-240-400H240M-170-490H170M-270-330L-300 0M-110-470L-100 0M110-470L100 0M270-330L300 0',
        '#fff',
        5,
      ) +
      line('M-346 0H346', '#f2c95a', 20) +
      shape('M-90 0Q-70-330 0-400 70-330 90 0z', '#253d63', 0.25),
    { size: 1.02 },
  ),
  'product-blister-plasters': lying(
    ['#4fa088', '#66b29c', '#2d6f5b'],
    [
      [-130, -140, -30, '#f2c09a', '#e0a27a'],
      [120, 90, -30, '#f2c09a', '#e0a27a'],
    ]
      .map(([x, y, turn, fill, shade]) =>
        placed(
          Number(x),
          Number(y),
          1.2,
          pad(-230, -70, 460, 140, 70, String(fill)) +
            rect(-70, -70, 140, 140, '#fff3e2') +
            line(
              'M-160-30h0M-130 0h0M-160 30h0M-190 0h0M160-30h0M130 0h0M160 30h0M190 0h0M-30-20h0M0 20h0M30-20h0',
              String(shade),
              17,
            ),
          false,
          Number(turn),
        ),
      )
      .join('') +
      placed(
        200,
        -200,
        1,
        ellipse(0, 0, 110, 84, '#e9f6f4') +
          ellipse(-4, -6, 76, 54, '#bfe0dc') +
          ellipse(-24, -24, 26, 12, '#fff'),
      ) +
      placed(
        -190,
        220,
        1,
        circle(0, 0, 110, '#fff6ea') +
          circle(0, 0, 46, '#2d6f5b') +
          hoop(0, 0, 78, '#d9cbb4', 8) +
          pad(60, 60, 150, 50, 4, '#fff6ea'),
      ),
  ),
  'product-sheet-mask': lying(
    ['#a8d8c0', '#bde5d1', '#6fa588'],
    placed(
      130,
      -20,
      1,
      pad(-170, -300, 340, 600, 16, '#e86a8a') +
        rect(-170, -300, 340, 60, '#c24a6a') +
        circle(0, -20, 100, '#fff0f3') +
        line('M-60 160H60M-40 200H40', '#fff0f3', 16) +
        placed(0, 60, 0.6, leaf('#8fbf6a', '#fff0f3')),
      false,
      10,
    ) +
      placed(
        -110,
        20,
        1.06,
        shape(
          'M-200-90Q-190-300 0-300T200-90Q200 150 70 260 0 310-70 260-200 150-200-90z',
          '#fffdf6',
        ) +
          shape('M60-294Q200-270 200-90 200 150 70 260 40 284 10 288 150 60 60-294z', '#e6e2d2') +
          ellipse(-84, -70, 56, 34, '#bde5d1') +
          ellipse(84, -70, 56, 34, '#bde5d1') +
          ellipse(0, 150, 60, 28, '#bde5d1') +
          line('M-30 60Q0 80 30 60', '#d5d0bc', 11) +
          line('M-200-60L-150-70M200-60L150-70M0-300V-240', '#d5d0bc', 9),
        false,
        -8,
      ),
  ),
  'product-warming-patch': lying(
    ['#4f6fa0', '#6484b3', '#304b74'],
    [
      [-120, -80, -14],
      [110, 80, 8],
    ]
      .map(([x = 0, y = 0, turn = 0], index) =>
        placed(
          x,
          y,
          1.1,
          pad(-210, -150, 420, 300, 60, '#d8503a') +
            pad(-222, -162, 420, 300, 60, index ? '#f6795a' : '#ea6446') +
            shape(
              'M-10-90Q70-20 50 40 30 90-20 90-90 80-80 10-70-30-40-50-40-20-20-10-30-50-10-90z',
              '#ffd27a',
            ) +
            shape('M0 10Q30 40 10 70-10 84-30 70-40 40 0 10z', '#fff6dc'),
          false,
          turn,
        ),
      )
      .join(''),
    {
      air: line('M-60-300q-40-50 0-90M40-270q-40-60 0-110M140-230q-40-50 0-90', '#ffd27a', 20),
      size: 1.02,
      shift: [0, 20],
    },
  ),
}
