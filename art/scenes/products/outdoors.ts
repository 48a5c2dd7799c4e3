import { lying } from '../../kit/goods'
import { hoop } from '../../kit/hoop'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** Tools for woods and the road. */
export const outdoorsScenes: Record<string, Scene> = {
  'product-binoculars': lying(
    ['#d8b04a', '#e5c266', '#a07c20'],
    [-1, 1]
      .map((side) =>
        placed(
          side * 150,
          0,
          1,
          shape('M-90-250Q0-290 90-250L120 190Q0 240-120 190z', '#2f3a44') +
            shape('M30-270Q60-264 90-250L120 190Q70 212 30 214 70 0 30-270z', '#1d252d') +
            pad(-100, -330, 200, 110, 30, '#1d252d') +
            ellipse(0, 196, 124, 84, '#1d252d') +
            ellipse(0, 196, 96, 62, '#4f93b0') +
            shape('M-80 186Q-60 146 0 140L-50 236Q-76 216-80 186z', '#a9d6e6') +
            line('M-84-100H84M-92-40H92', '#1d252d', 13),
          side < 0,
          side * -4,
        ),
      )
      .join('') +
      pad(-70, -150, 140, 110, 24, '#4a5660') +
      pad(-40, -260, 80, 130, 24, '#d8412a') +
      line('M-200-330Q-330-400-300-200T-380 200M200-330Q330-400 300-200T380 160', '#7a4a22', 20),
    { size: 1.0, shift: [0, 30] },
  ),
  'product-folding-saw': lying(
    ['#9ab56a', '#aec880', '#697f3f'],
    placed(
      0,
      0,
      1,
      shape(
        `M-40-30L340-40 350 10 -30 60${range(20)
          .map(
            (index) =>
              `L${-30 + (19 - index) * 19 + 10} ${14 + index * 2.2}L${-30 + (19 - index) * 19} ${60 - (19 - index) * 2.5}`,
          )
          .join('')}z`,
        '#d5dde0',
      ) +
        line('M-20-16L330-26', '#f4f7f8', 11) +
        shape(
          'M-370 40Q-380-40-300-50L-40-56Q0-50 0 0T-40 70L-290 110Q-360 110-370 40z',
          '#c98a4a',
        ) +
        shape('M-370 40Q-360 70-290 66L0 10Q-4 60-40 70L-290 110Q-360 110-370 40z', '#96602a') +
        circle(-30, 6, 30, '#59636a') +
        circle(-30, 6, 12, '#e9eef0') +
        circle(-320, 30, 18, '#697f3f'),
      false,
      -32,
    ) +
      placed(
        150,
        240,
        1,
        circle(0, 0, 90, '#7a4a22') +
          circle(-4, -4, 76, '#e9c98f') +
          hoop(-4, -4, 48, '#b5854a', 8) +
          hoop(-4, -4, 22, '#b5854a', 8),
      ),
    { size: 0.98 },
  ),
  'product-bungee-net': lying(
    ['#7a8fd0', '#90a3de', '#4c5f9c'],
    line(
      'M-230-230L230 230M230-230L-230 230M-230 0L0-230 230 0 0 230zM-230-230H230V230H-230zM-230-115L-115-230M115-230L230-115M230 115L115 230M-115 230L-230 115M-230 115L115-230M-115-230L230 115M230-115L-115 230M115 230L-230-115',
      '#d8412a',
      20,
    ) +
      [
        [-230, -230],
        [0, -230],
        [230, -230],
        [-230, 0],
        [230, 0],
        [-230, 230],
        [0, 230],
        [230, 230],
        [0, 0],
        [-115, -115],
        [115, -115],
        [-115, 115],
        [115, 115],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 17, '#26323f'))
        .join('') +
      [
        [-240, -240, -45],
        [240, -240, 45],
        [-240, 240, -135],
        [240, 240, 135],
        [-240, 0, -90],
        [240, 0, 90],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          placed(
            x,
            y,
            1,
            `<path d="M0 0V-70Q0-120 40-116T66-70" fill="none" stroke="#26323f" stroke-width="24" stroke-linecap="round"/>`,
            false,
            turn,
          ),
        )
        .join(''),
    { size: 0.94, turn: 8 },
  ),
  'product-explorer-kit': lying(
    ['#f6cf5f', '#fadc7c', '#c09a2c'],
    placed(
      -110,
      -70,
      1,
      hoop(0, -60, 170, '#26323f', 50) +
        circle(0, -60, 150, '#cdeaf0') +
        line('M0 130V330', '#26323f', 76) +
        line('M0 180V320', '#d8412a', 60) +
        shape('M-90-60Q-40-130 30-120 90-60 20 0-60 10-90-60z', '#5fae4a') +
        line('M-80-50L40-90', '#cfe8a8', 11) +
        shape('M-100-140Q-80-180-30-186L-70-60Q-110-90-100-140z', '#fff', 0.6),
      false,
      24,
    ) +
      placed(
        190,
        -160,
        1,
        circle(0, 0, 130, '#b5823a') +
          circle(0, 0, 108, '#fff6e4') +
          shape('M0-90L26 0H-26z', '#d8412a') +
          shape('M0 90L26 0H-26z', '#26323f') +
          circle(0, 0, 15, '#f2c95a') +
          pad(-26, -170, 52, 50, 16, '#b5823a'),
        false,
        -14,
      ) +
      placed(
        200,
        190,
        1,
        pad(-120, -46, 190, 92, 30, '#d8412a') +
          circle(-50, 20, 74, '#d8412a') +
          circle(-50, 20, 40, '#26323f') +
          rect(30, -30, 56, 56, '#fff3dc'),
        false,
        -10,
      ),
    { size: 1.0 },
  ),
  'product-paracord': lying(
    ['#e9d2ae', '#f3e2c6', '#b0976f'],
    [-150, -90, -30, 30, 90, 150]
      .map(
        (x, index) =>
          `<ellipse cx="${x}" rx="76" ry="250" fill="none" stroke="${index % 2 ? '#e8602f' : '#f2783f'}" stroke-width="52"/>`,
      )
      .join('') +
      '<path d="M-150-250q-60 250 0 500M30-250q-70 250 0 500M90-250q-70 250 0 500" fill="none" stroke="#fff3dc" stroke-width="13" stroke-dasharray="26 34"/>' +
      pad(-250, -70, 500, 140, 40, '#f2783f') +
      line('M-240-30H240M-240 0H240M-240 30H240', '#c24a1c', 13) +
      '<path d="M-240-15H240M-240 15H240" fill="none" stroke="#fff3dc" stroke-width="11" stroke-dasharray="26 34"/>' +
      line('M240 20Q340 60 290 180', '#e8602f', 40),
    { size: 0.98, turn: 10 },
  ),
}
