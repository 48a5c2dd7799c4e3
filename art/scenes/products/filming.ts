import { lying, standing } from '../../kit/goods'
import { phoneUpright } from '../../kit/goods-parts'
import { range } from '../../kit/rng'
import { circle, line, placed, rect, shape } from '../../kit/shapes'
import { compactCamera } from '../../kit/shop-camera'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** A small action camera from the front, 220 units wide and 160 tall, centred on the origin. */
const actionCam =
  pad(-110, -80, 220, 160, 30, '#26323f') +
  pad(-84, -44, 80, 60, 12, '#3f4c58') +
  circle(50, -6, 52, '#12171d') +
  circle(50, -6, 34, '#2f7fae') +
  circle(40, -18, 11, '#cfe8f2') +
  circle(-60, 46, 10, '#d8412a')

/** What films, and what holds a camera. */
export const filmingScenes: Record<string, Scene> = {
  'product-gimbal': standing(
    ['#4fb5a5', '#68c6b8', '#2d8274'],
    pad(-60, -330, 120, 330, 50, '#26323f') +
      shape('M16-330H30Q60-330 60-290V-40Q60 0 20 0H0Q50-160 16-330z', '#171f27') +
      circle(0, -250, 34, '#59677a') +
      circle(0, -250, 16, '#d8412a') +
      line('M-30-150H30M-30-120H30M-30-90H30', '#3f4c58', 13) +
      `<path d="M0-330V-390Q170-390 170-480V-530" fill="none" stroke="#26323f" stroke-width="52"/>` +
      circle(0, -380, 46, '#59677a') +
      circle(170, -540, 46, '#59677a') +
      placed(-40, -520, 0.92, `<g transform="rotate(90)">${phoneUpright}</g>`, false, -8) +
      pad(110, -580, 60, 90, 20, '#26323f'),
    { shift: [0, 6], size: 0.98 },
  ),
  'product-lapel-mics': lying(
    ['#e58aa6', '#efa2b9', '#ac5672'],
    [
      [-140, -90, -12, '#26323f', '#171f27'],
      [150, 60, 10, '#fbf8f0', '#d6cdbc'],
    ]
      .map(([x, y, turn, body, shade]) =>
        placed(
          Number(x),
          Number(y),
          1.1,
          circle(0, -150, 96, '#4a4458') +
            circle(-20, -170, 76, '#5f5870') +
            line(
              'M-60-190h0M-20-210h0M24-200h0M-50-140h0M0-160h0M50-150h0M-20-110h0M30-110h0',
              '#3a3448',
              15,
            ) +
            pad(-100, -90, 200, 250, 44, String(body)) +
            shape('M40-90H56Q100-90 100-46V116Q100 160 56 160H20Q80 30 40-90z', String(shade)) +
            circle(0, 10, 40, '#d8412a') +
            circle(0, 100, 13, '#6fe0a0') +
            line('M-60-50H20', '#8a8f98', 11),
          false,
          Number(turn),
        ),
      )
      .join(''),
    {
      air: placed(
        -20,
        250,
        1,
        line(
          'M-190 0v0M-150-30V30M-110-60V60M-70-20V20M-30-70V70M10-40V40M50-60V60M90-20V20M130-36V36',
          '#fff3dc',
          20,
        ),
      ),
      size: 0.98,
      shift: [0, -20],
    },
  ),
  'product-selfie-stick': standing(
    ['#f6c85f', '#fad87c', '#be932c'],
    line('M0-160L-170 0M0-160L170 0M0-160V0', '#26323f', 30) +
      pad(-34, -420, 68, 270, 22, '#26323f') +
      line('M0-420V-500', '#aab4ba', 26) +
      pad(-24, -260, 48, 80, 18, '#d8412a') +
      placed(0, -510, 0.84, phoneUpright) +
      pad(-110, -400, 220, 44, 16, '#3f4a58') +
      placed(
        270,
        0,
        1,
        pad(-50, -150, 100, 150, 40, '#fbf8f0') +
          circle(0, -96, 30, '#d8412a') +
          shape('M10-150Q50-150 50-110V-40Q50 0 10 0 40-70 10-150z', '#d6cdbc'),
      ),
    { size: 0.94, shift: [-20, 0] },
  ),
  'product-led-panel': standing(
    ['#3f3a6a', '#504b80', '#272345'],
    pad(-280, -430, 560, 430, 50, '#26303a') +
      pad(-244, -394, 488, 300, 26, '#fff3c4') +
      rect(-244, -380, 244, 272, '#ffd98a') +
      range(40)
        .map((index) =>
          circle(
            -204 + (index % 8) * 58,
            -356 + Math.floor(index / 8) * 56,
            17,
            index % 8 < 4 ? '#ffb347' : '#fff',
          ),
        )
        .join('') +
      circle(-180, -48, 28, '#d8412a') +
      circle(180, -48, 32, '#59677a') +
      line('M180-48L196-66', '#fff', 11) +
      pad(-110, -66, 220, 36, 12, '#8fd0a8') +
      line('M-90-48H10', '#26303a', 13),
    {
      size: 1.08,
      air: line(
        'M-330-420L-390-450M-340-240H-410M330-420L390-450M340-240H410M0-480V-540M-200-470L-230-530M200-470L230-530',
        '#ffe9a0',
        17,
      ),
    },
  ),
  'product-float-grip': standing(
    ['#3a9fc8', '#54b2d7', '#22728f'],
    pad(-76, -360, 152, 300, 60, '#f27a1f') +
      shape('M20-360Q76-360 76-300V-120Q76-60 20-60 60-210 20-360z', '#bd5510') +
      line('M-60-280H60M-66-220H66M-66-160H66M-60-110H60', '#a8480c', 13) +
      pad(-50, -410, 100, 60, 14, '#26323f') +
      placed(0, -490, 1.2, actionCam) +
      `<path d="M60-80Q190-40 180-180T100-330" fill="none" stroke="#f2c95a" stroke-width="22"/>` +
      shape('M-1000-50H-200Q-100-90 0-50T200-50 400-50H1200V600H-1000z', '#1f6c94', 0.75) +
      line('M-1000-50H-200Q-100-90 0-50T200-50 400-50H1200', '#dff4fa', 15),
    { shift: [0, 0] },
  ),
  'product-chest-harness': lying(
    ['#d98a4f', '#e59f69', '#9b5a26'],
    line(
      'M-230-330L-60-40M230-330L60-40M-60 60L-230 330M60 60L230 330M-330 40H330',
      '#26323f',
      62,
    ) +
      line(
        'M-230-330L-60-40M230-330L60-40M-60 60L-230 330M60 60L230 330M-330 40H330',
        '#d8412a',
        11,
      ) +
      pad(-170, -140, 340, 290, 60, '#2f3a44') +
      placed(0, 10, 1.16, actionCam) +
      [
        [-150, -190, 30],
        [150, -190, -30],
        [-250, 40, 90],
        [250, 40, 90],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          placed(
            x,
            y,
            1,
            pad(-46, -26, 92, 52, 12, '#98a4aa') + pad(-26, -12, 52, 24, 8, '#26323f'),
            false,
            turn,
          ),
        )
        .join(''),
  ),
  'product-bendy-tripod': standing(
    ['#f0805a', '#f69a78', '#b24c2a'],
    [
      ['M-20-300Q-160-260-150-150T-260 0', '#26323f'],
      ['M20-300Q160-260 140-150T250 0', '#1b232b'],
      ['M0-300Q20-200-20-120T20 0', '#333f4c'],
    ]
      .map(([d, fill]) => line(String(d), String(fill), 52) + line(String(d), '#59677a', 10))
      .join('') +
      ['-260 0', '250 0', '20 0']
        .map((spot) => circle(Number(spot.split(' ')[0]), -14, 34, '#d8412a'))
        .join('') +
      pad(-50, -350, 100, 70, 24, '#d8412a') +
      circle(0, -360, 44, '#59677a') +
      placed(0, -470, 1.16, compactCamera('#fbf8f0', '#d3c9b4', '#2f8fae')),
    { shift: [0, 0], size: 1.04 },
  ),
  'product-star-tracker': standing(
    ['#2a2f66', '#3a407c', '#171b42'],
    line('M0-180L-200 0M0-180L200 0M0-180V0', '#59636f', 34) +
      shape('M-190-200L150-340 210-220-110-90z', '#3f4a58') +
      shape('M-190-200L150-340 174-292-160-150z', '#59677a') +
      circle(-20, -250, 110, '#d8412a') +
      circle(-26, -258, 104, '#ee6a4c') +
      circle(-20, -250, 50, '#26323f') +
      placed(60, -400, 0.74, compactCamera('#dde3e6', '#a9b4ba', '#26323f'), false, -22) +
      line('M170-300L280-350', '#26323f', 36) +
      circle(290, -354, 24, '#8fcbe0'),
    {
      air:
        [
          [-300, -560],
          [-180, -640],
          [260, -600],
          [330, -480],
          [-330, -400],
          [-60, -660],
          [120, -690],
        ]
          .map(([x = 0, y = 0], index) =>
            shape(
              `M${x} ${y - 26}l7 19 19 7-19 7-7 19-7-19-19-7 19-7z`,
              index % 2 ? '#fff6d6' : '#f2c95a',
            ),
          )
          .join('') +
        '<path d="M-240-520A300 300 0 0 1 60-690M200-640A300 300 0 0 1 330-420" fill="none" stroke="#8f98d8" stroke-width="7"/>',
      shift: [0, 0],
    },
  ),
}
