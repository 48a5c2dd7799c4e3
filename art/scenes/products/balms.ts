import { lying, standing } from '../../kit/goods'
import { flask, leaf } from '../../kit/goods-parts'
import { hoop } from '../../kit/hoop'
import { circle, line, placed, rect, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** A twist-up stick standing open, its cap beside it; 200 units wide and 480 tall. */
const stick = (tube: string, shade: string, balm: string, mark: string) =>
  shape('M-80-300V-400Q-80-480 0-480T80-400V-300z', balm) +
  shape('M20-478Q80-470 80-400V-300H30z', '#000', 0.12) +
  pad(-100, -310, 200, 310, 26, tube) +
  shape('M40-310H74Q100-310 100-284V-26Q100 0 74 0H20Q70-140 40-310z', shade) +
  rect(-100, -70, 200, 18, shade) +
  mark +
  placed(
    240,
    0,
    1,
    pad(-92, -200, 184, 200, 30, tube) +
      shape('M30-200H62Q92-200 92-170V-30Q92 0 62 0H16Q60-90 30-200z', shade),
  )

/** A round tin from above with its lid leaning on it: what it holds is 380 units across. */
const tin = (metal: string, shade: string, balm: string, light: string, lid: string) =>
  placed(
    190,
    -150,
    1,
    circle(0, 0, 210, shade) + circle(-6, -8, 204, metal) + circle(-4, -4, 168, lid),
  ) +
  placed(
    -70,
    70,
    1,
    circle(0, 0, 246, shade) +
      circle(-6, -8, 240, metal) +
      circle(0, 0, 204, shade) +
      circle(0, 4, 194, balm) +
      shape('M-150-60Q-60-150 70-130-20-80-60 20-120 50-150-60z', light),
  )

/** Balms and lotions. */
export const balmsScenes: Record<string, Scene> = {
  'product-sun-stick': standing(
    ['#5fbccb', '#78cbd8', '#388c9b'],
    stick(
      '#f7a52c',
      '#cf7b12',
      '#fff6e4',
      circle(0, -170, 46, '#fff3c4') +
        line(
          'M0-250V-236M0-104V-90M-80-170H-66M66-170H80M-56-226L-48-218M48-122L56-114M56-226L48-218M-48-122L-56-114',
          '#fff3c4',
          13,
        ),
    ),
    { shift: [-80, 0], size: 1.14 },
  ),
  'product-anti-chafe': standing(
    ['#f2a0a8', '#f8b6bd', '#b96a73'],
    stick(
      '#2f5f8f',
      '#1f4468',
      '#f4f8f6',
      shape(
        'M-30-110Q-40-150-34-180-30-230 4-230 40-220 30-170 20-150 24-110 0-90-30-110z',
        '#f7d06a',
      ) + line('M-40-246h0M-16-258h0M10-256h0M34-242h0', '#f7d06a', 20),
    ),
    { shift: [-80, 0], size: 1.14 },
  ),
  'product-lip-balm': standing(
    ['#b5a0d8', '#c7b5e5', '#7c67a1'],
    shape('M-50-330V-450Q-20-520 50-500V-330z', '#f28aa0') +
      pad(-74, -340, 148, 340, 26, '#f2b23c') +
      shape('M24-340H48Q74-340 74-314V-26Q74 0 48 0H14Q54-160 24-340z', '#c4850f') +
      rect(-74, -90, 148, 18, '#8a4f9c') +
      circle(0, -210, 46, '#8a4f9c') +
      circle(0, -210, 32, '#f7d86a') +
      line('M-10-214h0M10-204h0M0-224h0M2-192h0', '#3a2440', 11) +
      placed(
        190,
        0,
        1,
        pad(-70, -190, 140, 190, 26, '#8a4f9c') +
          shape('M20-190H44Q70-190 70-164V-26Q70 0 44 0H10Q50-90 20-190z', '#683677') +
          hoop(0, -212, 24, '#683677', 13),
      ) +
      line('M190-230Q130-420 260-460T380-330', '#fff3dc', 15),
    { shift: [-70, 0], size: 1.12 },
  ),
  'product-roll-on': standing(
    ['#8fcfa8', '#a6debb', '#5a976f'],
    flask(
      '#e9f5f0',
      '#bcd8cc',
      pad(-90, -290, 180, 190, 24, '#3f9c7a') + placed(0, -120, 0.56, leaf('#dff3e0', '#3f9c7a')),
    ) +
      pad(-76, -500, 152, 70, 14, '#c9d2d6') +
      circle(0, -510, 66, '#aeb9be') +
      circle(-16, -530, 22, '#fff') +
      placed(
        250,
        0,
        1,
        pad(-90, -220, 180, 220, 50, '#3f9c7a') +
          shape('M30-220H50Q90-220 90-170V-40Q90 0 50 0H16Q66-100 30-220z', '#2b7358'),
      ),
    { shift: [-80, 0], size: 1.06 },
  ),
  'product-aloe-gel': standing(
    ['#f5d77a', '#fae496', '#c2a03c'],
    placed(
      170,
      0,
      1.3,
      shape(
        'M-20 0Q-120-140-150-330-60-220-20-120-30-260 30-400 60-240 40-120 90-220 180-290 130-110 50 0z',
        '#5fa84f',
      ) + line('M-10-30Q-60-130-110-240M14-30Q10-180 26-320M30-30Q70-130 130-210', '#a8d888', 10),
    ) +
      shape('M-190-540H50L30-110H-170z', '#bfe6c4') +
      shape('M-40-540H50L30-110H-40z', '#93c79c') +
      rect(-196, -560, 252, 44, '#93c79c') +
      pad(-170, -116, 200, 116, 20, '#3f8f5a') +
      shape('M-30-116H10Q30-116 30-96V-20Q30 0 10 0H-30z', '#2d6b42') +
      placed(-84, -220, 0.86, leaf('#3f8f5a', '#bfe6c4')) +
      line('M-130-170H-30', '#3f8f5a', 14),
    { shift: [-20, 0] },
  ),
  'product-zinc-paste': lying(
    ['#3f9fc4', '#58b0d2', '#24738f'],
    tin('#f2c95a', '#bd9225', '#e2b48a', '#f2cfae', '#f07a4a') +
      placed(
        190,
        -150,
        1,
        line('M-120 40Q-60-60 0 10T120-20', '#fff3dc', 26) + circle(40, -90, 40, '#fff3dc'),
      ),
    {},
  ),
  'product-balm-tin': lying(
    ['#d87a4a', '#e49064', '#9c4f26'],
    tin('#8fb53a', '#5f7f1f', '#f7e9a0', '#fdf6cc', '#3f7f3a') +
      placed(
        190,
        -10,
        0.9,
        line('M-40 60Q-30-120-120-250M0 60Q0-140 20-280M40 60Q40-100 130-220', '#dcec9a', 24),
      ),
    {},
  ),
  'product-cleansing-balm': lying(
    ['#c9b5e0', '#d9c9eb', '#917bb0'],
    tin('#fbf8f2', '#d6cbd8', '#f7d0d8', '#fdeaee', '#e98aa8') +
      placed(
        190,
        -60,
        1,
        shape(
          'M0 0Q-70-70 0-140 70-70 0 0zM0 0Q-110-10-116-90-30-70 0 0zM0 0Q110-10 116-90 30-70 0 0z',
          '#fff0f3',
        ),
      ) +
      placed(
        -60,
        60,
        1,
        line('M-60 40L180 250', '#b59ac9', 40) +
          shape('M-130-40Q-80-90-20-30L20 60Q-60 60-130-40z', '#d9c9eb'),
      ),
    {},
  ),
  'product-sun-compact': lying(
    ['#f28a72', '#f8a28d', '#b45541'],
    circle(60, -150, 240, '#e9d2b4') +
      circle(60, -150, 204, '#bfe0e8') +
      shape('M-60-240Q20-330 130-310L-90-60Q-120-150-60-240z', '#e4f3f6') +
      pad(-40, 40, 110, 50, 14, '#c9a878') +
      circle(-40, 170, 240, '#c9a878') +
      circle(-46, 162, 234, '#f0dcc0') +
      circle(-40, 170, 196, '#e9c09a') +
      circle(-40, 170, 172, '#f6d3b0') +
      placed(
        110,
        230,
        1,
        circle(0, 0, 116, '#d9607a') +
          circle(-6, -8, 108, '#f7c6d0') +
          shape('M-70-26Q0-66 70-26L66 6Q0-30-66 6z', '#d9607a'),
      ),
    { size: 0.98, shift: [0, -20] },
  ),
}
