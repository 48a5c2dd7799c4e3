import { standing } from '../../kit/goods'
import { grip, trolley, wheels, zip } from '../../kit/goods-parts'
import { range } from '../../kit/rng'
import { circle, line, placed, rect, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** A travel bag with round grips, 640 units wide and 330 tall, its cloth shown between leather ends. */
const weekender = (cloth: string, shade: string, hide: string, print: string) =>
  grip(150, -580, -240, hide) +
  shape('M-320-40Q-330-300-250-330H250Q330-300 320-40 310 0 280 0H-280Q-310 0-320-40z', cloth) +
  print +
  shape('M150-330H250Q330-300 320-40 310 0 280 0H110Q230-120 150-330z', shade, 0.6) +
  shape('M-322-110H322L318-30Q310 0 280 0H-280Q-310 0-318-30z', hide) +
  shape('M-180-330H-120V-90H-180zM120-330H180V-90H120z', hide) +
  line('M-240-312H240', '#fff1cf', 12) +
  pad(-180, -130, 60, 60, 14, '#f2c95a') +
  pad(120, -130, 60, 60, 14, '#f2c95a')

/** Travel bags and cases. */
export const suitcasesScenes: Record<string, Scene> = {
  'product-weekender': standing(
    ['#7fa5b5', '#96b9c7', '#53798a'],
    weekender('#8a7a4a', '#5f5330', '#5a3620', ''),
  ),
  'product-brocade-holdall': standing(
    ['#f2c04a', '#f9d067', '#bd8f20'],
    weekender(
      '#a3242f',
      '#5f121b',
      '#5a3620',
      range(5)
        .map(
          (index) =>
            shape(`M${-260 + index * 110}-220l50-60 50 60-50 60z`, '#f2b23c') +
            shape(`M${-236 + index * 110}-220l26-32 26 32-26 32z`, '#1f6f7f'),
        )
        .join('') +
        line(
          'M-300-150L-270-124-240-150-210-124-180-150-150-124-120-150-90-124-60-150-30-124 0-150 30-124 60-150 90-124 120-150 150-124 180-150 210-124 240-150 270-124 300-150',
          '#fff1cf',
          11,
        ),
    ),
  ),
  'product-cabin-case': standing(
    ['#e9c46a', '#f3d485', '#b8923a'],
    trolley(-470, -630) +
      pad(-200, -480, 400, 470, 40, '#2f4f7a') +
      pad(90, -480, 110, 470, 40, '#213a5e') +
      pad(-150, -300, 300, 250, 26, '#3d6496') +
      zip('M-120-260H120') +
      line('M100-260V-210', '#f2b23c', 14) +
      zip('M-160-400Q0-440 160-400') +
      pad(-60, -520, 120, 50, 18, '#1a2c48') +
      wheels(140),
  ),
  'product-aluminium-case': standing(
    ['#d8553f', '#e66c56', '#9a2f1e'],
    trolley(-480, -630) +
      pad(-210, -490, 420, 480, 36, '#cfd6da') +
      pad(110, -490, 100, 480, 36, '#a0abb2') +
      line('M-150-470V-30M-90-470V-30M-30-470V-30M30-470V-30M90-470V-30', '#a9b4ba', 12) +
      [
        [-210, -490],
        [130, -490],
        [-210, -90],
        [130, -90],
      ]
        .map(([x = 0, y = 0]) => pad(x, y, 80, 80, 26, '#77838b'))
        .join('') +
      pad(-226, -370, 60, 70, 10, '#3a434b') +
      pad(-226, -200, 60, 70, 10, '#3a434b') +
      pad(-60, -525, 120, 46, 16, '#3a434b') +
      wheels(150),
  ),
  'product-ride-on-case': standing(
    ['#a8d8c0', '#bde5d1', '#6fa78b'],
    line('M-210-300Q-360-420-330-560', '#d8412a', 22) +
      line('M-210-330L-270-430M-210-330L-130-430', '#f2b23c', 26) +
      pad(-290, -330, 580, 270, 120, '#f07a3a') +
      shape('M120-330H170Q290-330 290-196 290-60 170-60H80Q210-180 120-330z', '#c9581c') +
      line('M-290-196H290', '#a8451a', 14) +
      circle(-190, -240, 40, '#fff') +
      circle(-200, -236, 20, '#1f2a2a') +
      line('M-236-150Q-190-110-140-150', '#7a2c10', 14) +
      line('M0-110V-280M80-110V-280', '#7a2c10', 22) +
      pad(-40, -356, 180, 44, 20, '#ffd34a') +
      placed(-190, 0, 1.6, circle(0, -30, 34, '#26323f') + circle(0, -30, 13, '#ffd34a')) +
      placed(190, 0, 1.6, circle(0, -30, 34, '#26323f') + circle(0, -30, 13, '#ffd34a')) +
      `<path d="M250-240Q340-270 320-380" fill="none" stroke="#f07a3a" stroke-width="30"/>`,
    { size: 1.06 },
  ),
  'product-rolling-trunk': standing(
    ['#8a9fc0', '#a0b4d2', '#5d7294'],
    trolley(-380, -600) +
      pad(-290, -460, 580, 450, 30, '#7a6a3f') +
      pad(150, -460, 140, 450, 30, '#5a4d2b') +
      rect(-290, -250, 580, 26, '#4a3f22') +
      zip('M-260-236H260') +
      line('M-180-460V-10M180-460V-10', '#3f2c1a', 34) +
      pad(-206, -370, 52, 46, 8, '#f2c95a') +
      pad(154, -370, 52, 46, 8, '#f2c95a') +
      pad(-206, -150, 52, 46, 8, '#f2c95a') +
      pad(154, -150, 52, 46, 8, '#f2c95a') +
      grip(70, -420, -330, '#3f2c1a') +
      [
        [-290, -460],
        [230, -460],
        [-290, -70],
        [230, -70],
      ]
        .map(([x = 0, y = 0]) => pad(x, y, 60, 60, 12, '#3f2c1a'))
        .join('') +
      wheels(220),
  ),
}
