import { lying, standing } from '../../kit/goods'
import { hoop } from '../../kit/hoop'
import { circle, line, placed, rect, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

const waves = (colour: string) =>
  line('M-70-40Q0-110 70-40M-130-90Q0-220 130-90M-190-140Q0-330 190-140', colour, 28)

const cell = (fill: string) =>
  pad(-34, -130, 68, 260, 14, fill) +
  rect(-34, -130, 68, 60, '#26323f') +
  pad(-16, -150, 32, 26, 6, '#c9d2d6') +
  line('M-14-110H14M0-124V-96', '#f2c95a', 8)

/** What charges and connects. */
export const powerScenes: Record<string, Scene> = {
  'product-wall-charger': lying(
    ['#f07a5a', '#f6937a', '#b54a2d'],
    pad(-30, -310, 44, 150, 8, '#aab4ba') +
      pad(100, -310, 44, 150, 8, '#aab4ba') +
      pad(-190, -190, 480, 430, 60, '#fbf8f0') +
      shape('M150-190H230Q290-190 290-130V180Q290 240 230 240H110Q220 60 150-190z', '#dcd3c0') +
      pad(-60, 60, 180, 56, 28, '#26323f') +
      pad(-60, 150, 180, 40, 10, '#26323f') +
      shape('M50-140L-30 0H20L0 40 84-70H36z', '#f2a51f') +
      line('M-160-150Q-160-160-140-160', '#fff', 20),
    { turn: -8, shift: [-40, 20] },
  ),
  'product-power-strip': lying(
    ['#6fa58f', '#86b9a4', '#457361'],
    `<path d="M330 40Q440 60 400-80T260-260" fill="none" stroke="#e9dcb8" stroke-width="26"/>` +
      placed(
        220,
        -290,
        1,
        pad(-60, -40, 120, 90, 24, '#26323f') +
          rect(-96, -26, 40, 14, '#aab4ba') +
          rect(-96, 18, 40, 14, '#aab4ba'),
        false,
        30,
      ) +
      pad(-350, -90, 690, 260, 50, '#fbf8f0') +
      shape('M-350 110H340V120Q340 170 290 170H-300Q-350 170-350 120z', '#d8c9a4') +
      [-240, -80, 80]
        .map(
          (x) =>
            circle(x, 30, 66, '#e3dccb') + line(`M${x - 22} 6V54M${x + 22} 6V54`, '#26323f', 14),
        )
        .join('') +
      [0, 1, 2].map((index) => pad(190, -50 + index * 54, 100, 32, 6, '#26323f')).join('') +
      circle(-310, -50, 14, '#d8412a'),
    { turn: -10 },
  ),
  'product-pocket-router': standing(
    ['#4a5aa8', '#5f6fbd', '#2f3c7c'],
    pad(-240, -280, 480, 280, 70, '#fbf8f0') +
      shape('M100-280H170Q240-280 240-210V-70Q240 0 170 0H90Q190-140 100-280z', '#d8d0c0') +
      pad(-180, -210, 190, 100, 20, '#26323f') +
      line('M-150-160h30M-90-160h30M-30-160h10', '#6fe0b0', 20) +
      circle(110, -160, 34, '#d8412a') +
      [-140, -90, -40].map((x) => circle(x, -60, 13, '#3fb58a')).join(''),
    { air: placed(0, -320, 1, waves('#f2c95a')), size: 1.06 },
  ),
  'product-charging-cable': lying(
    ['#f6d068', '#fadd84', '#c29b2c'],
    `<path d="M0-40Q-320-110-300 250" fill="none" stroke="#d8412a" stroke-width="30"/><path d="M60 60Q200 200 120 300M90 40Q300 120 260 300M-30 60Q-40 200-40 300" fill="none" stroke="#d8412a" stroke-width="24"/>` +
      circle(30, -90, 200, '#26323f') +
      circle(24, -96, 176, '#38485a') +
      hoop(30, -90, 110, '#26323f', 16) +
      circle(30, -90, 56, '#d8412a') +
      shape('M44-130L0-86H28L14-48 64-98H34z', '#fff') +
      [
        [-300, 250, 90],
        [-40, 300, 64],
        [120, 300, 54],
        [262, 300, 74],
      ]
        .map(
          ([x = 0, y = 0, wide = 0]) =>
            pad(x - wide / 2, y - 60, wide, 90, 14, '#26323f') +
            pad(x - wide / 2 + 12, y + 24, wide - 24, 44, 6, '#c9d2d6'),
        )
        .join(''),
    { size: 0.98, shift: [0, -10] },
  ),
  'product-car-charger': lying(
    ['#5fa0a8', '#77b4bb', '#39737a'],
    pad(-120, -290, 240, 190, 50, '#2a333d') +
      shape('M40-290H70Q120-290 120-240V-100H70Q90-200 40-290z', '#181e25') +
      pad(-80, -240, 70, 40, 8, '#f2a51f') +
      pad(20, -244, 60, 44, 20, '#f2a51f') +
      shape('M-110-110H110L84 200H-84z', '#c9d2d6') +
      shape('M40-110H110L84 200H34z', '#98a4aa') +
      rect(-104, -60, 208, 26, '#d8412a') +
      pad(-130, 10, 46, 110, 14, '#e9eef0') +
      pad(84, 10, 46, 110, 14, '#7f8c93') +
      pad(-84, 196, 168, 50, 12, '#2a333d') +
      pad(-40, 240, 80, 60, 22, '#f2c95a'),
    { turn: 28 },
  ),
  'product-solar-panel': standing(
    ['#f7c95a', '#fbd878', '#bf9427'],
    [
      [-330, -20, 12],
      [-110, 0, -12],
      [110, -20, 12],
    ]
      .map(
        ([x = 0, y = 0, lean = 0]) =>
          shape(
            `M${x} ${y}L${x + 20} ${-500 + lean + y}H${x + 200}L${x + 220} ${-20 - y}z`,
            '#26323f',
          ) +
          shape(
            `M${x + 20} ${-26 + y}L${x + 36} ${-474 + lean}H${x + 186}L${x + 200} ${-44 - y}z`,
            '#2f5f9c',
          ) +
          shape(`M${x + 36} ${-474 + lean}H${x + 186}L${x + 30} ${-190 + lean}z`, '#4a7fbf') +
          line(
            `M${x + 110}-480V-30M${x + 24}-330H${x + 196}M${x + 22}-180H${x + 200}`,
            '#cfe0ee',
            8,
          ),
      )
      .join('') + line('M330-60Q420-40 400 30', '#26323f', 20),
    { shift: [20, 10], size: 1.02 },
  ),
  'product-battery-charger': lying(
    ['#f0a04a', '#f6b566', '#b56a1a'],
    pad(-300, -130, 600, 400, 50, '#26323f') +
      pad(-270, -100, 540, 250, 30, '#18212b') +
      [-190, -64, 64, 190]
        .map((x, index) => placed(x, -30, 1, cell(index % 2 ? '#3fae7a' : '#d8412a')))
        .join('') +
      pad(-240, 180, 200, 60, 14, '#bfe6c8') +
      line('M-220 210H-120', '#2f7f4a', 26) +
      [60, 110, 160, 210]
        .map((x, index) => circle(x, 210, 15, index < 3 ? '#6fe0a0' : '#d8412a'))
        .join('') +
      line('M0-130V-240Q0-300 90-310', '#f4efe0', 22),
    { turn: -7, shift: [0, 0] },
  ),
}
