import { lying, standing } from '../../kit/goods'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

const oval = (x: number, y: number, rx: number, ry: number, width: number, colour: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** What makes a journey softer. */
export const comfortScenes: Record<string, Scene> = {
  'product-silk-liner': lying(
    ['#e9a9a0', '#f2c0b8', '#b8766c'],
    pad(-150, -380, 300, 170, 60, '#fffaf0') +
      shape('M60-380H90Q150-380 150-320V-270Q150-210 90-210H40Q110-300 60-380z', '#ddd2c0') +
      pad(-220, -270, 440, 640, 50, '#4f86a8') +
      shape('M100-270H170Q220-270 220-220V320Q220 370 170 370H70Q170 40 100-270z', '#3a6a89') +
      shape('M-220-270H220V-210L40-40Q-120-110-220-210z', '#bcdcec') +
      shape('M220-210L40-40Q-20-70-80-100L220-270z', '#93bcd2') +
      line('M-150 20Q-110 160-160 330M-40 60Q0 180-40 340M110 60Q90 200 130 340', '#35627f', 10) +
      line('M-190-60V320', '#8fbbd6', 14) +
      placed(
        290,
        230,
        1,
        pad(-70, -80, 140, 180, 50, '#f2c95a') +
          line('M-40-70Q0-110 40-70', '#8a5a1a', 14) +
          line('M-46 0H46', '#bd8f20', 12),
      ),
    { turn: -6, shift: [-40, 0], size: 0.92 },
  ),
  'product-folding-fan': lying(
    ['#3a7f6f', '#4d9583', '#23564a'],
    shape('M0 250L-380-60Q-230-330 0-330T380-60z', '#f7ecd2') +
      range(11)
        .map((index) =>
          shape(
            `M0 250L${Math.round(Math.cos(Math.PI * (0.78 - index * 0.056)) * 490)} ${250 - Math.round(Math.sin(Math.PI * (0.78 - index * 0.056)) * 490 * 1.16)}`,
            '#f7ecd2',
          ),
        )
        .join('') +
      shape('M0 250L-130 40Q0-20 130 40z', '#3a7f6f') +
      line(
        range(11)
          .map((index) => {
            const angle = Math.PI * (0.79 - index * 0.058)
            return `M0 250L${Math.round(Math.cos(angle) * 470)} ${Math.round(250 - Math.sin(angle) * 560)}`
          })
          .join(''),
        '#c9a56a',
        9,
      ) +
      line('M0 270L-374-54M0 270L374-54', '#7a4a22', 26) +
      placed(
        -20,
        -90,
        1.5,
        shape(
          'M0 0Q-120-10-116-92-66-84-54-66-54-130 0-166 54-130 54-66 66-84 116-92 120-10 0 0z',
          '#e8759a',
        ) + shape('M0 0Q-46-60 0-166 46-60 0 0z', '#f7b3c8'),
      ) +
      line('M-20-90Q0-10-30 60', '#4f8f4a', 13) +
      ellipse(170, -60, 80, 34, '#6fae5a') +
      circle(0, 262, 24, '#f2c95a') +
      line('M0 290Q-20 350 10 400', '#d8412a', 13),
    { shift: [0, 0], size: 0.98 },
  ),
  'product-bamboo-cutlery': lying(
    ['#e2725a', '#ec8b75', '#aa4631'],
    pad(-290, -150, 580, 400, 30, '#e9dcb8') +
      rect(-290, 70, 580, 180, '#cdbb8a') +
      line('M-200-340V130M-130-340V130', '#d9a64a', 24) +
      ellipse(-20, -290, 60, 86, '#e0b25a') +
      ellipse(-24, -296, 42, 62, '#f2cf85') +
      line('M-20-210V130', '#d9a64a', 30) +
      line('M90-350V130', '#8fae4a', 32) +
      line('M84-350V130', '#b5cf74', 10) +
      line('M190-130V130', '#e9eef0', 14) +
      line('M190-340V-150', '#fff', 36) +
      line('M160-330h60M160-290h60M160-250h60M160-210h60M160-170h60', '#cfd8da', 8) +
      rect(-290, 100, 580, 150, '#cdbb8a') +
      line('M-290 100H290', '#a8925a', 12) +
      line('M290 180Q380 160 380 260', '#8a5a2c', 22),
    { turn: -6 },
  ),
  'product-foot-hammock': lying(
    ['#7f8fc4', '#95a5d6', '#566494'],
    line('M-230-360L-230-40M230-360L230-40', '#2a3050', 26) +
      rect(-330, -370, 660, 50, '#3a4068') +
      pad(-256, -200, 52, 70, 10, '#f2c95a') +
      pad(204, -200, 52, 70, 10, '#f2c95a') +
      shape('M-270-40H270Q260 180 0 200T-270-40z', '#d8605a') +
      shape('M110-40H270Q260 180 20 200 160 120 110-40z', '#b0443f') +
      pad(-290, -66, 580, 60, 28, '#e9837c') +
      [-1, 1]
        .map((side) =>
          placed(
            side * 96,
            20,
            1,
            shape('M-60 0Q-84-110-64-180 0-230 56-170 76-90 50 0 0 40-60 0z', '#e8b48a') +
              [
                [-52, -200, 22],
                [-14, -222, 20],
                [20, -216, 18],
                [46, -198, 16],
              ]
                .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#e8b48a'))
                .join('') +
              ellipse(0, -20, 38, 26, '#d8996c') +
              ellipse(0, -140, 46, 26, '#d8996c'),
            side > 0,
          ),
        )
        .join('') +
      shape('M-260 20Q-200 180 0 190T260 20Q200 90 0 90T-260 20z', '#d8605a'),
    { shift: [0, 60] },
  ),
  'product-notebook': lying(
    ['#7f9f8a', '#96b3a0', '#53735f'],
    pad(-230, -310, 480, 640, 20, '#f7f0dc') +
      line('M236-290V310', '#d6c9a6', 8) +
      pad(-250, -320, 470, 640, 24, '#9a5a2c') +
      shape('M70-320H196Q220-320 220-296V296Q220 320 196 320H60Q130 0 70-320z', '#7d4520') +
      rect(-250, -320, 60, 640, '#6b3a1a') +
      rect(120, -320, 30, 640, '#2a2420') +
      pad(-130, -180, 200, 130, 12, '#f2dca0') +
      line('M-100-130H40M-100-96H0', '#7d4520', 12) +
      placed(
        200,
        40,
        1,
        line('M60-330L-20 230', '#d8412a', 34) + shape('M-38 220L-2 226-32 290z', '#f2dca0'),
        false,
        8,
      ) +
      line('M-190 320V380L-172 362-154 380V320', '#d8412a', 15),
    { turn: -6, size: 0.96 },
  ),
  'product-earplugs': lying(
    ['#6a5aa0', '#7f70b5', '#463a73'],
    circle(-90, -60, 250, '#aab7bf') +
      circle(-98, -68, 234, '#d3dde1') +
      circle(-90, -60, 204, '#8d9aa3') +
      [
        [-160, -60, -20],
        [-20, -80, 30],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          placed(
            x,
            y,
            1.1,
            shape('M-50 90Q-66-20-30-70 0-110 30-70 66-20 50 90z', '#f7a05a') +
              shape('M10-92Q40-70 50-20 60 40 50 90H14Q40 10 10-92z', '#d9782f') +
              line('M-56 30H56M-52-10H52', '#d9782f', 10) +
              ellipse(0, 92, 50, 16, '#ffc28a'),
            false,
            turn,
          ),
        )
        .join('') +
      placed(
        200,
        180,
        0.8,
        circle(0, 0, 240, '#aab7bf') +
          circle(-8, -8, 222, '#d3dde1') +
          oval(0, 0, 150, 150, 20, '#aab7bf'),
      ),
  ),
  'product-soft-bottle': standing(
    ['#f5876a', '#fa9f86', '#ba5438'],
    pad(-64, -600, 128, 90, 24, '#1f4f6a') +
      shape(
        'M-70-530H70Q170-490 170-380 140-320 170-260 140-190 166-120L150-30Q140 0 100 0H-100Q-140 0-150-30L-166-120Q-140-190-170-260-140-320-170-380-170-490-70-530z',
        '#6fc4d4',
      ) +
      shape(
        'M40-530H70Q170-490 170-380 140-320 170-260 140-190 166-120L150-30Q140 0 100 0H50Q120-90 96-190 120-260 96-320 130-420 40-530z',
        '#4799aa',
      ) +
      line(
        'M-160-320Q0-270 160-320M-156-190Q0-140 156-190M-170-380Q0-330 170-380M-168-256Q0-206 168-256',
        '#3a8797',
        12,
      ) +
      line('M-120-440Q-120-480-80-490', '#d6f2f6', 18) +
      `<path d="M64-560Q160-560 160-620T100-670" fill="none" stroke="#aab4ba" stroke-width="24"/>`,
    { size: 0.98 },
  ),
}
