import { lying, standing } from '../../kit/goods'
import { cashews } from '../../kit/pantry'
import { circle, ellipse, line, placed, shape } from '../../kit/shapes'
import { fruitPouch } from '../../kit/shop-food'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** A wide bowl in front of what is heaped in it, its rim 560 units wide at (0, -260). */
const bowl = (glaze: string, shade: string, band: string) =>
  shape('M-290-266Q-260-10-110 0H110Q260-10 290-266 150-210 0-210T-290-266z', glaze) +
  shape('M140-222Q220-234 290-266 260-10 110 0H40Q140-70 140-222z', shade) +
  line('M-270-196Q-140-140 0-140T270-196', band, 14)

const taro =
  circle(0, 0, 84, '#d8c3d4') +
  circle(-4, -4, 72, '#f6ecf0') +
  line('M-40-20l20 14M0-44l14 20M24 10l24-12M-30 30l22-8M10 40l8-18M-50 4l4 18', '#8a5a94', 7)

const carrot =
  circle(0, 0, 62, '#d9641c') + circle(-4, -4, 52, '#f58a2a') + circle(-4, -4, 18, '#ffb14a')

const gourd = `<circle r="56" fill="none" stroke="#5f8f2e" stroke-width="34"/><circle cx="-3" cy="-3" r="58" fill="none" stroke="#9ccb52" stroke-width="18"/>`

const lotusSeed =
  ellipse(0, 0, 34, 40, '#dcc89c') +
  ellipse(-5, -5, 27, 32, '#fff6df') +
  line('M0-36V-22', '#8a6a3a', 7)

const macadamia =
  circle(0, 0, 112, '#7a4522') +
  shape('M-60 94Q60 120 104 40 120-20 96-60 70 60-60 94z', '#552c14') +
  line('M-76-70Q0-20 96-40', '#2f160a', 16) +
  line('M-74-62Q0-12 92-32', '#fff0d2', 9) +
  ellipse(-40, -66, 26, 14, '#a8683a')

/** Its nuts, seeds and roots. */
export const nutsScenes: Record<string, Scene> = {
  'product-mixed-chips': standing(
    ['#f3a530', '#f9b94a', '#c47c17'],
    placed(-150, -300, 1.1, taro) +
      placed(140, -310, 1.1, taro) +
      placed(0, -370, 1.2, carrot) +
      placed(-60, -296, 1.2, gourd) +
      placed(70, -300, 1.3, lotusSeed) +
      placed(-220, -276, 1.1, lotusSeed) +
      placed(226, -276, 1, carrot) +
      placed(10, -262, 1.1, lotusSeed) +
      placed(0, -450, 1, gourd) +
      bowl('#2f7f6a', '#1f5f50', '#f6d98a') +
      placed(-280, -50, 0.9, carrot) +
      placed(290, -50, 0.9, taro),
  ),
  'product-chilli-cashews': standing(
    ['#f0b8a6', '#f7cabb', '#c58a77'],
    ellipse(0, -256, 274, 56, '#b97a38') +
      shape('M-270-270Q-210-400-70-420 30-440 130-410 240-370 270-270z', '#b97a38') +
      placed(
        0,
        -300,
        2,
        cashews(-112, -8, 206, 12, 11, 5) +
          cashews(-86, -32, 156, 12, 9, 8) +
          cashews(-50, -54, 90, 10, 6, 12),
      ) +
      placed(
        70,
        -380,
        1,
        shape(
          'M-110 6Q-40-34 40-22 90-14 100-44 118-50 118-36 112 20 40 28-40 34-110 6z',
          '#d8261f',
        ) + shape('M100-50Q112-90 150-96L156-80Q130-70 120-34z', '#3f8f3a'),
        false,
        24,
      ) +
      shape('M-220-330Q-190-420-80-410-90-320-220-330z', '#3f8f3a') +
      line('M-210-334Q-150-370-92-404', '#8fc25a', 7) +
      bowl('#c8352c', '#98231f', '#fff1cf') +
      shape('M-350-6Q-376-90-310-116-290-150-282-118-220-90-246-6-298 16-350-6z', '#fff8ee') +
      line('M-312-108Q-336-50-326-2M-290-112Q-278-50-284-2', '#d9b9c4', 7),
  ),
  'product-macadamia': lying(
    ['#2f6f5c', '#3b826c', '#1b4a3c'],
    placed(-150, -130, 1.35, macadamia) +
      placed(160, 70, 1.5, macadamia, false, 30) +
      placed(
        -130,
        190,
        1.2,
        circle(0, 0, 112, '#7a4522') +
          circle(-4, -4, 90, '#a8683a') +
          circle(0, 0, 72, '#fff0d2') +
          shape('M-50 50Q40 60 66-20 60 60-10 72-36 70-50 50z', '#e2c895'),
      ) +
      placed(
        170,
        -220,
        1.2,
        `<circle cx="-110" cy="0" r="48" fill="none" stroke="#c9d2d6" stroke-width="26"/>` +
          shape('M-66-14H110L140 0 110 14H-66z', '#c9d2d6') +
          shape('M-66 0H140L110 14H-66z', '#8d9aa2'),
        false,
        24,
      ),
  ),
  'product-trail-mix': standing(
    ['#5fa9c4', '#79bcd3', '#3b7f99'],
    placed(
      -70,
      0,
      1,
      fruitPouch(
        '#f7c23c',
        '#d69a22',
        '#2f6b4a',
        circle(0, -270, 112, '#fff6dc') +
          placed(0, -270, 1.7, cashews(-44, -26, 80, 50, 8, 3)) +
          [-40, 10, 50]
            .map((x, index) => circle(x, -230 - index * 42, 20, index % 2 ? '#d8352a' : '#6b3a1e'))
            .join(''),
      ),
    ) +
      placed(200, -36, 1.9, cashews(-62, -26, 116, 26, 9, 5)) +
      [
        [110, -40, '#f59a1e'],
        [170, -76, '#6b3a1e'],
        [230, -30, '#fff0d2'],
        [270, -70, '#f59a1e'],
        [190, -24, '#d8352a'],
        [140, -96, '#fff0d2'],
        [300, -24, '#6b3a1e'],
        [230, -104, '#f59a1e'],
      ]
        .map(([x, y, fill]) => pad(Number(x) - 30, Number(y) - 26, 60, 52, 14, String(fill)))
        .join(''),
    { shift: [-20, 0] },
  ),
  'product-lotus-seeds': standing(
    ['#d96f8f', '#e586a2', '#a84766'],
    [
      [-170, -290],
      [-90, -310],
      [0, -300],
      [90, -310],
      [170, -290],
      [-130, -360],
      [-40, -380],
      [50, -380],
      [130, -356],
      [0, -440],
      [-80, -430],
      [80, -430],
    ]
      .map(([x = 0, y = 0], index) => placed(x, y, 1.45, lotusSeed, false, index * 31))
      .join('') +
      bowl('#f4f8f4', '#cddfd9', '#2f7fa0') +
      placed(
        250,
        -20,
        1,
        shape('M-110-60Q-96 40 0 46T110-60z', '#7fa23a') +
          ellipse(0, -64, 112, 44, '#a8c95a') +
          [-62, -10, 44, -34, 26, 74]
            .map((x, index) => ellipse(x, -74 + (index > 2 ? 22 : 0), 15, 10, '#4f6b22'))
            .join(''),
      ),
  ),
}
