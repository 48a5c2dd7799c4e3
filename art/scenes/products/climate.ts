import { lying, standing } from '../../kit/goods'
import { hoop } from '../../kit/hoop'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** A fan's round cage with five blades, 2 × 190 units across. */
const cage = (guard: string, blade: string, hub: string) =>
  circle(0, 0, 206, guard) +
  circle(0, 0, 182, '#f4fbf8') +
  range(5)
    .map((index) =>
      placed(
        0,
        0,
        1,
        shape('M-14 0Q-100-60-70-150-10-190 50-158 70-90 14 0z', blade),
        false,
        index * 72,
      ),
    )
    .join('') +
  hoop(0, 0, 120, guard, 7) +
  hoop(0, 0, 60, guard, 7) +
  line('M-190 0H190M0-190V190M-134-134L134 134M134-134L-134 134', guard, 6) +
  circle(0, 0, 50, hub) +
  circle(-10, -12, 16, '#fff3dc')

/** Against heat and damp. */
export const climateScenes: Record<string, Scene> = {
  'product-hand-fan': standing(
    ['#f08a5a', '#f6a277', '#b4562a'],
    pad(-56, -270, 112, 270, 50, '#1f7f8c') +
      shape('M10-270H20Q56-270 56-230V-50Q56 0 6 0 36-140 10-270z', '#155f6a') +
      circle(0, -170, 26, '#f2c95a') +
      line('M-14-90H14', '#a9dfe2', 14) +
      placed(0, -420, 1.02, cage('#1f7f8c', '#2fb5b0', '#f2c95a')),
    {
      shift: [-10, 10],
      air: [
        [190, -560],
        [270, -480],
        [230, -380],
        [320, -590],
        [330, -400],
        [390, -500],
      ]
        .map(([x = 0, y = 0]) => shape(`M${x} ${y - 34}q32 46 0 56-32-10 0-56z`, '#eafaf8'))
        .join(''),
    },
  ),
  'product-desk-fan': standing(
    ['#8fc3e0', '#a6d2ea', '#5c92b0'],
    ellipse(0, -24, 190, 44, '#c9453a') +
      ellipse(0, -36, 190, 40, '#e2604f') +
      pad(-24, -240, 48, 210, 20, '#c9453a') +
      placed(0, -390, 1.08, cage('#e2604f', '#f6a28c', '#fff3dc')) +
      circle(90, -40, 16, '#fff3dc'),
    { size: 1.02, shift: [0, 10] },
  ),
  'product-neck-fan': lying(
    ['#f5b8c4', '#facbd4', '#bd7f8d'],
    `<path d="M-150 250C-340 60-300-230 0-230S340 60 150 250" fill="none" stroke="#5f4a8a" stroke-width="120" stroke-linecap="round"/><path d="M-162 226C-334 60-300-236-10-240S256-150 270-60" fill="none" stroke="#7d67ab" stroke-width="70" stroke-linecap="round"/>` +
      [
        [-244, 60, 76],
        [-252, -20, 96],
        [-220, -110, 130],
        [244, 60, -76],
        [252, -20, -96],
        [220, -110, -130],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          placed(x, y, 1, line('M-20-40L20 40M-40-30L0 50', '#2f2350', 11), false, turn),
        )
        .join('') +
      circle(-150, 240, 46, '#2f2350') +
      circle(150, 240, 46, '#2f2350') +
      circle(-150, 240, 22, '#f2c95a'),
    {
      size: 0.98,
      shift: [0, 0],
      air: line('M-90 20q40-60 80 0t80 0M-90 110q40-60 80 0t80 0', '#fff', 20),
    },
  ),
  'product-travel-iron': standing(
    ['#f4a3a3', '#f9b9b9', '#bd6f6f'],
    `<path d="M200-330Q330-440 400-330" fill="none" stroke="#4a3a44" stroke-width="26"/>` +
      shape('M-330-40Q-210-300 60-300H250V-40z', '#2f8fa6') +
      shape('M150-300H250V-40H60Q190-150 150-300z', '#1f6c80') +
      shape('M-110-180Q-40-250 60-250H150V-180z', '#f4a3a3') +
      shape(
        'M-170-170Q-100-400 60-400H230Q270-400 270-350V-280H190V-320H70Q0-320-40-250z',
        '#26323f',
      ) +
      shape('M-340-50H260V0H-350Q-370-20-340-50z', '#cfd8dc') +
      circle(60, -110, 42, '#fff3dc') +
      line('M60-110L84-130', '#d8412a', 11) +
      circle(-120, -100, 18, '#f2c95a'),
    { size: 1.08, air: line('M-230-330q-30-50 0-90t0-90M-130-380q-30-50 0-90', '#fff', 18) },
  ),
  'product-hygrometer': standing(
    ['#7fb5a8', '#97c7bb', '#50867a'],
    pad(-250, -430, 500, 430, 60, '#fbf8f0') +
      shape('M110-430H190Q250-430 250-370V-60Q250 0 190 0H90Q200-210 110-430z', '#d8d0c0') +
      pad(-200, -380, 400, 300, 26, '#cfe0cc') +
      line(
        'M-150-330H-90V-270H-150M-90-270V-210H-150M-40-330V-270H20V-210M20-330V-270',
        '#26323f',
        24,
      ) +
      circle(70, -320, 17, '#26323f') +
      shape('M120-330Q70-250 120-232 170-250 120-330z', '#2f8fae') +
      line('M-150-150H-60M-20-150H60', '#26323f', 26) +
      line('M100-130L150-170', '#26323f', 14) +
      circle(100, -170, 13, '#26323f') +
      circle(150, -130, 13, '#26323f') +
      circle(0, -40, 20, '#d8412a'),
    { size: 1.08 },
  ),
  'product-shoe-dryer': standing(
    ['#6f9fd0', '#88b4de', '#44719f'],
    placed(
      -90,
      0,
      1,
      shape('M-230-20V-120Q-130-160-40-290H120V-20z', '#e9dcc0') +
        shape('M60-290H120V-20H20Q80-140 60-290z', '#c9b58c') +
        shape('M-240-50H126V0H-220Q-244-20-240-50z', '#d8412a') +
        line('M-90-220L-50-190M-130-170L-90-140', '#8a6a3a', 13) +
        line('M-60-240L40-200', '#8a6a3a', 12),
    ) +
      line('M0-310V-380Q0-470 90-470T180-400V-330', '#f4f6f6', 22) +
      pad(-60, -370, 120, 170, 40, '#2f3f50') +
      line('M-30-330H30M-30-300H30M-30-270H30', '#f2a51f', 12) +
      placed(
        210,
        0,
        1,
        pad(-80, -330, 150, 300, 50, '#2f3f50') +
          line('M-40-280H30M-40-240H30M-40-200H30M-40-160H30', '#f2a51f', 14) +
          circle(-4, -84, 26, '#6fe0a0'),
      ),
    {
      air: line('M-150-330q-30-50 0-90t0-90M-230-280q-30-50 0-90', '#fff', 18),
      shift: [0, 0],
      size: 1.06,
    },
  ),
  'product-dehumidifier': standing(
    ['#e9a0b4', '#f2b7c7', '#b26a7f'],
    pad(-190, -540, 380, 540, 90, '#fbf8f0') +
      shape('M70-540H100Q190-540 190-450V-90Q190 0 100 0H40Q170-270 70-540z', '#dcd0c4') +
      pad(-110, -430, 220, 300, 110, '#2a3a4a') +
      range(26)
        .map((index) =>
          circle(
            Math.cos(index * 2.4) * Math.sqrt(index) * 17,
            -280 + Math.sin(index * 2.4) * Math.sqrt(index) * 24,
            20,
            index % 4 ? '#f59a2c' : '#3f9a6a',
          ),
        )
        .join('') +
      line('M-60-80H60M-60-50H60', '#c9b8a8', 11) +
      `<path d="M-40-540V-590Q0-620 40-590V-540" fill="none" stroke="#dcd0c4" stroke-width="22"/>`,
    {
      air: [
        [-310, -420],
        [-280, -260],
        [300, -560],
        [-340, -130],
      ]
        .map(([x = 0, y = 0]) => shape(`M${x} ${y - 50}q52 74 0 92-52-18 0-92z`, '#7fd0e8'))
        .join(''),
    },
  ),
}
