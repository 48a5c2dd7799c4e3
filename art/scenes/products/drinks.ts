import { lying, standing } from '../../kit/goods'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** A drinking glass, 240 units wide and 340 tall, filled up to 290 with two layers. */
const glass = (low: string, high: string) =>
  shape('M-124-340H124L96 0H-96z', '#eef6f2') +
  shape('M-116-250H116L94-12H-94z', low) +
  shape('M-116-250H116L108-150H-108z', high) +
  shape('M60-340H124L96 0H52z', '#cfe0da', 0.55) +
  line('M-92-310L-76-40', '#fff', 11)

const teaLeaf =
  shape('M0 0Q-70-60-40-170 0-240 20-250 76-140 0 0z', '#4f8a3c') +
  line('M0 0Q-6-110 16-220', '#a8cc7a', 8)

const bag = (paper: string, shade: string, mark: string) =>
  line('M0-150Q60-330 150-250', '#f6efdc', 9) +
  shape('M-110 160V-110L-60-156H60L110-110V160z', paper) +
  shape('M60-156L110-110V160H60z', shade) +
  pad(110, -310, 110, 110, 10, '#fff6e0') +
  circle(165, -255, 30, mark)

const sachet = (paper: string, shade: string, mark: string) =>
  pad(-62, -260, 124, 520, 8, paper) +
  rect(-62, -260, 124, 44, shade) +
  rect(-62, 216, 124, 44, shade) +
  rect(30, -216, 32, 432, shade) +
  mark

/** Coffee and tea. */
export const drinksScenes: Record<string, Scene> = {
  'product-drip-coffee': standing(
    ['#e9a23c', '#f2b555', '#b5741c'],
    shape('M-190-300H190Q190-60 110 0H-110Q-190-60-190-300z', '#2f7f8a') +
      shape('M90-300H190Q190-60 110 0H40Q100-90 90-300z', '#1f626b') +
      `<path d="M190-250Q300-260 290-160T160-90" fill="none" stroke="#2f7f8a" stroke-width="36"/>` +
      shape('M-150-560H150L190-300H-190z', '#f6e8cc') +
      shape('M-136-540H136L150-440H-150z', '#3a2015') +
      shape('M60-560H150L190-300H90z', '#d8c19a') +
      shape('M-250-400L-150-470V-400L-196-300H-260zM250-400L150-470V-400L196-300H260z', '#b5652c') +
      shape('M0-420Q-30-370 0-350 30-370 0-420z', '#b5652c'),
  ),
  'product-phin': standing(
    ['#c8402f', '#d8553f', '#8f231b'],
    glass('#f7ead0', '#5a2c18') +
      shape('M-190-360H190L160-330H-160z', '#aab4ba') +
      shape('M-120-560H120L104-360H-104z', '#d8e0e2') +
      shape('M40-560H120L104-360H34z', '#9aa6ae') +
      line('M-86-530L-76-390', '#fff', 14) +
      ellipse(0, -560, 132, 26, '#eef3f3') +
      pad(-28, -620, 56, 50, 14, '#9aa6ae') +
      line('M-120-460H-172V-520', '#9aa6ae', 16) +
      line('M0-330V-270', '#3a1a0e', 12),
  ),
  'product-egg-coffee': standing(
    ['#3f6f7f', '#528494', '#264d5a'],
    ellipse(0, -6, 320, 46, '#fff3dc') +
      ellipse(0, -14, 240, 28, '#d9c6a2') +
      shape('M-210-330H210Q200-40 90-20H-90Q-200-40-210-330z', '#fff8ea') +
      shape('M100-330H210Q200-40 90-20H40Q110-110 100-330z', '#dccfb4') +
      `<path d="M204-280Q330-290 312-180T180-110" fill="none" stroke="#fff8ea" stroke-width="38"/>` +
      ellipse(0, -332, 210, 60, '#4a2616') +
      shape(
        'M-190-340Q-200-420-110-420-80-500 10-480 110-500 120-410 210-410 190-330 100-290 0-290T-190-340z',
        '#f9c947',
      ) +
      shape('M-150-360Q-120-400-70-380-40-450 20-440-40-390-20-340-90-320-150-360z', '#ffe39a') +
      line('M-40-330Q30-300 100-330', '#a8541c', 16),
  ),
  'product-hand-grinder': standing(
    ['#7fa65a', '#92b86c', '#557a37'],
    shape('M-100-420H100L88 0H-88z', '#b9c4c8') +
      shape('M40-420H100L88 0H34z', '#87959c') +
      rect(-104, -250, 208, 54, '#8a4f2a') +
      line('M-66-400L-58-30', '#eef3f3', 14) +
      pad(-112, -450, 224, 46, 12, '#5a4636') +
      line('M0-450V-520L190-560', '#3a2c22', 24) +
      circle(200, -566, 44, '#8a4f2a') +
      placed(
        230,
        0,
        1,
        shape('M-120-190H120L40-50V0H-40V-50z', '#f0a63a') +
          shape('M40-190H120L40-50V0H20V-50z', '#c97c1c') +
          line('M-120-190H120', '#ffd27a', 20),
      ) +
      [
        [-220, -20],
        [-170, -34],
        [-262, -40],
      ]
        .map(([x = 0, y = 0]) =>
          placed(
            x,
            y,
            1.3,
            ellipse(0, 0, 28, 20, '#4a2616') + line('M-22 2Q-6-8 4 2T24-2', '#a8683a', 6),
          ),
        )
        .join(''),
    { shift: [-40, 0] },
  ),
  'product-green-tea': lying(
    ['#d8e6a0', '#e6f0b6', '#a9b96a'],
    circle(-40, 60, 270, '#f6faf0') +
      circle(-34, 66, 236, '#d7e3d4') +
      circle(-40, 60, 214, '#b7c24a') +
      circle(-60, 40, 170, '#cdd665') +
      placed(-60, 130, 1, teaLeaf, false, 40) +
      placed(
        210,
        -60,
        1.25,
        teaLeaf + placed(0, 0, 1, teaLeaf, false, -58) + placed(0, 0, 0.9, teaLeaf, false, 54),
        false,
        12,
      ),
    { shift: [-20, 20] },
  ),
  'product-tea-tin': standing(
    ['#e890a8', '#f2a5ba', '#b55f78'],
    pad(-190, -470, 380, 470, 16, '#1f6f62') +
      shape('M80-470H190V0H80z', '#124f46') +
      ellipse(0, -470, 190, 36, '#e9c46a') +
      pad(-196, -520, 392, 70, 16, '#f2d27a') +
      rect(80, -520, 116, 70, '#c99a3c') +
      ellipse(0, -520, 196, 30, '#ffe7a6') +
      pad(-140, -370, 280, 290, 140, '#fff3dc') +
      shape(
        'M0-140Q-130-150-120-250-60-240-50-220-60-300 0-340 60-300 50-220 60-240 120-250 130-150 0-140z',
        '#e06a92',
      ) +
      shape('M0-140Q-50-220 0-340 50-220 0-140z', '#f5a3bd') +
      line('M-60-120Q0-90 60-120', '#3f8a5a', 14),
  ),
  'product-tea-bags': lying(
    ['#c9a44a', '#d9b862', '#927324'],
    placed(
      -130,
      60,
      1.3,
      bag('#f6f0dc', '#d8cdb0', '#6f9a3c') +
        pad(-70, -60, 140, 190, 10, '#7a5a2a') +
        shape('M-40 100Q-60 20 0-20 60 20 40 100z', '#a8843e'),
      false,
      -8,
    ) +
      placed(
        150,
        130,
        1.25,
        bag('#fbf6e6', '#dccfae', '#d8412a') +
          pad(-70, -60, 140, 190, 10, '#8f6a34') +
          shape('M-40 100Q-60 20 0-20 60 20 40 100z', '#bf9a52'),
        false,
        10,
      ),
    { shift: [-20, 20] },
  ),
  'product-sachets': lying(
    ['#58b0c9', '#70c2d8', '#35859d'],
    placed(
      -190,
      10,
      1.1,
      sachet('#fff6e4', '#e0d2b2', circle(-16, 0, 44, '#f59a1e') + circle(-16, 0, 30, '#ffd06a')),
      false,
      -14,
    ) +
      placed(
        10,
        0,
        1.15,
        sachet('#8fc94a', '#6aa32e', circle(-16, 0, 44, '#fff8e0') + circle(-16, 0, 30, '#cfe88a')),
        false,
        2,
      ) +
      placed(
        210,
        10,
        1.1,
        sachet('#fff6e4', '#e0d2b2', circle(-16, 0, 44, '#6b3a1e') + circle(-16, 0, 32, '#fff')),
        false,
        16,
      ),
  ),
}
