import { standing } from '../../kit/goods'
import { grip, trolley, wheels, zip } from '../../kit/goods-parts'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** The body of a rucksack from the front, 400 units wide and 520 tall: sides, a lit face and a darker flank. */
const pack = (cloth: string, shade: string, wide = 200, tall = 520) =>
  line(
    `M-${wide - 10}-${tall - 120}Q-${wide + 70}-${tall / 2} -${wide - 10}-70M${wide - 10}-${tall - 120}Q${wide + 70}-${tall / 2} ${wide - 10}-70`,
    shade,
    40,
  ) +
  shape(
    `M-${wide}-50Q-${wide + 10}-${tall - 60} -${wide - 60}-${tall - 20}-${wide / 2}-${tall} 0-${tall}T${wide - 60}-${tall - 20}Q${wide + 10}-${tall - 60} ${wide}-50 ${wide}0 ${wide - 50}0H-${wide - 50}Q-${wide}0-${wide}-50z`,
    cloth,
  ) +
  shape(
    `M${wide * 0.45}-${tall - 14}Q${wide - 50}-${tall - 10} ${wide - 30}-${tall - 60} ${wide + 4}-${tall / 2} ${wide}-50 ${wide}0 ${wide - 50}0H${wide * 0.3}Q${wide * 0.8}-${tall / 2} ${wide * 0.45}-${tall - 14}z`,
    shade,
  ) +
  `<path d="M-60-${tall - 6}V-${tall + 50}Q0-${tall + 90} 60-${tall + 50}V-${tall - 6}" fill="none" stroke="${shade}" stroke-width="26"/>`

/** Packs for the back. */
export const packsScenes: Record<string, Scene> = {
  'product-trek-pack': standing(
    ['#f2b84a', '#f9c962', '#bd831c'],
    pad(-210, -640, 420, 110, 54, '#5a7a9c') +
      circle(-164, -585, 50, '#456382') +
      circle(-164, -585, 24, '#8fa9c4') +
      pack('#2f7a5a', '#1f5840', 190, 540) +
      shape('M-196-380Q-190-520 0-530T196-380Q0-330-196-380z', '#3f9470') +
      line('M-90-360V-60M90-360V-60', '#fff3dc', 18) +
      pad(-112, -300, 44, 34, 8, '#f2b23c') +
      pad(68, -300, 44, 34, 8, '#f2b23c') +
      shape('M-130-220H130V-40Q0-10-130-40z', '#256349') +
      line('M-130-190H130', '#fff3dc', 9) +
      pad(176, -220, 84, 200, 24, '#e0e9ea') +
      pad(188, -256, 60, 44, 12, '#d8412a'),
  ),
  'product-roll-top-pack': standing(
    ['#d96a4a', '#e57f60', '#a0432a'],
    pack('#e9e2d0', '#c2b797', 200, 500) +
      pad(-186, -560, 372, 110, 30, '#d3c8a9') +
      pad(-186, -560, 372, 50, 24, '#f4eedd') +
      line('M-186-510Q-250-420-196-330M186-510Q250-420 196-330', '#26323f', 26) +
      pad(-226, -380, 60, 60, 12, '#26323f') +
      pad(166, -380, 60, 60, 12, '#26323f') +
      shape('M-150-280H150V-60Q0-30-150-60z', '#d3c8a9') +
      zip('M-130-250H130') +
      line('M150-250V-210', '#d8412a', 14),
  ),
  'product-compression-pack': standing(
    ['#8a7fc0', '#9f95d2', '#5e538f'],
    pack('#3a3f55', '#272b3d', 200, 520) +
      line('M-196-400Q0-360 196-400M-200-260Q0-220 200-260M-200-120Q0-80 200-120', '#1a1d2b', 30) +
      shape(
        'M-190-380Q0-340 190-380V-276Q0-236-194-276zM-198-240Q0-200 198-240V-136Q0-96-200-136z',
        '#4f5674',
      ) +
      circle(110, -440, 50, '#f2c95a') +
      circle(110, -440, 24, '#8f6a1a') +
      line('M110-440V-560Q110-620 200-600', '#e8eef0', 20) +
      pad(186, -640, 90, 90, 30, '#d8412a'),
  ),
  'product-packable-daypack': standing(
    ['#6fc0b8', '#88d0c8', '#43928a'],
    pack('#f07a3a', '#c4551a', 180, 480) +
      zip('M-130-400Q0-450 130-400V-300') +
      shape('M-110-230Q0-260 110-230V-50Q0-30-110-50z', '#e0662a') +
      zip('M-100-216Q0-244 100-216') +
      line('M-150-340Q-110-240-150-120M140-360Q110-280 150-140', '#f9a876', 11) +
      placed(
        260,
        0,
        1,
        pad(-80, -130, 160, 130, 40, '#f07a3a') +
          pad(10, -130, 70, 130, 40, '#c4551a') +
          line('M-50-100Q0-120 50-100', '#fff3dc', 12) +
          grip(24, -176, -130, '#c4551a'),
      ),
    { shift: [-30, 0] },
  ),
  'product-kids-pack': standing(
    ['#f7d76a', '#fce48a', '#c9a432'],
    ellipse(-130, -480, 60, 66, '#3f9c6a') +
      ellipse(130, -480, 60, 66, '#2d7a50') +
      ellipse(-130, -480, 30, 34, '#f7b6c4') +
      ellipse(130, -480, 30, 34, '#f7b6c4') +
      pack('#58b87f', '#3f9c6a', 200, 480) +
      circle(-80, -330, 50, '#fff') +
      circle(80, -330, 50, '#fff') +
      circle(-70, -326, 25, '#1f2a2a') +
      circle(70, -326, 25, '#1f2a2a') +
      shape('M-140-220Q0-260 140-220V-50Q0-20-140-50z', '#f4f0d8') +
      line('M-60-180Q0-130 60-180', '#d8412a', 15) +
      line('M-200-260H-120M120-260H200', '#f0803a', 20) +
      circle(-126, -210, 26, '#f7a6b4') +
      circle(126, -210, 26, '#f7a6b4'),
    { size: 1.06 },
  ),
  'product-hydration-pack': standing(
    ['#f2b8a0', '#f8cab6', '#bf8068'],
    pack('#2f9c8a', '#1f7567', 160, 500) +
      line('M-100-430Q0-470 100-430', '#1f7567', 14) +
      pad(-96, -390, 192, 240, 40, '#cfeaf4') +
      shape('M-96-290Q-40-320 0-290T96-290V-190Q96-150 56-150H-56Q-96-150-96-190z', '#58b0da') +
      line('M-66-360V-200', '#fff', 14) +
      pad(-30, -420, 60, 40, 14, '#26323f') +
      shape('M-110-110H110V-40Q0-16-110-40z', '#27857a') +
      zip('M-90-90H90') +
      line('M0-400Q40-560 150-540T210-330 250-200', '#bfe0ea', 22) +
      pad(226, -210, 50, 70, 16, '#f2703a'),
  ),
  'product-hydration-vest': standing(
    ['#4f6fb0', '#6382c2', '#314c85'],
    shape(
      'M-60-520Q-190-560-210-420-260-200-190 0H190Q260-200 210-420 190-560 60-520 90-360 0-340-90-360-60-520z',
      '#e8603a',
    ) +
      shape('M60-520Q190-560 210-420 260-200 190 0H110Q190-260 60-520z', '#b8411f') +
      shape('M-24-330H24V0H-24z', '#314c85') +
      line('M-50-240H50M-50-110H50', '#fff3dc', 18) +
      [-130, 130]
        .map(
          (x) =>
            pad(x - 50, -330, 100, 240, 36, '#d6ecf2') +
            rect(x - 50, -200, 100, 110, '#8fcbe0') +
            pad(x - 26, -384, 52, 64, 16, '#26323f') +
            pad(x - 60, -150, 120, 140, 16, '#c24a24'),
        )
        .join('') +
      line('M130-380Q250-470 190-580', '#bfe0ea', 18),
    { size: 1.06 },
  ),
  'product-wheeled-pack': standing(
    ['#e0a8b8', '#ebbdca', '#ac7283'],
    trolley(-500, -640) +
      pack('#6a4a7f', '#4e345f', 200, 500) +
      shape('M-140-420Q0-460 140-420V-250H-140z', '#7d5b94') +
      zip('M-120-400Q0-436 120-400') +
      shape('M-150-210H150V-50H-150z', '#5a3d6d') +
      zip('M-130-186H130') +
      line('M-190-230H190', '#f2c95a', 16) +
      rect(-190, -46, 380, 40, '#2a2033') +
      wheels(150),
  ),
  'product-rain-cover': standing(
    ['#5a7f9c', '#6f94b0', '#3a5a74'],
    line('M-190-440Q-270-270-200-60M190-440Q270-270 200-60', '#2a3a48', 40) +
      `<path d="M-60-500V-570Q0-610 60-570V-500" fill="none" stroke="#2a3a48" stroke-width="26"/>` +
      shape(
        'M-226-90Q-260-430-150-500-80-540 0-540T150-500Q260-430 226-90 210 10 120 0H-120Q-210 10-226-90z',
        '#d8e84a',
      ) +
      shape('M110-520Q260-480 226-90 210 10 120 0H70Q190-260 110-520z', '#a9bb22') +
      line('M-150-430Q-200-300-180-140M-60-480Q-90-280-70-60', '#f4fa9c', 15) +
      shape('M-210-200Q0-150 216-200L218-156Q0-106-212-156z', '#f2f6f4') +
      line('M-226-60Q-190 16-120 0H120Q190 16 226-60', '#7f8f12', 18) +
      [
        [-120, -330],
        [30, -390],
        [120, -290],
        [-20, -260],
      ]
        .map(([x = 0, y = 0]) => shape(`M${x} ${y - 40}q34 50 0 60-34-10 0-60z`, '#bfe6f4'))
        .join(''),
  ),
  'product-camera-pack': standing(
    ['#7f9a5a', '#93ae6e', '#556f34'],
    pack('#2f3844', '#202731', 220, 540) +
      shape('M-176-440Q0-490 176-440V-50Q0-20-176-50z', '#e8a03c') +
      rect(-150, -400, 300, 340, '#3f4a58') +
      line('M-150-240H150M0-400V-240M30-240V-60', '#e8a03c', 14) +
      pad(-130, -366, 110, 100, 16, '#1a1e26') +
      circle(-76, -316, 36, '#4f93b0') +
      circle(-76, -316, 17, '#12161c') +
      pad(40, -380, 80, 120, 16, '#1a1e26') +
      rect(40, -340, 80, 16, '#d8412a') +
      pad(-130, -210, 130, 130, 18, '#1a1e26') +
      circle(-66, -144, 50, '#8a94a0') +
      circle(-66, -144, 32, '#2f6f8f') +
      pad(56, -210, 70, 130, 14, '#59636f'),
  ),
}
