import { lying, standing } from '../../kit/goods'
import { cashews } from '../../kit/pantry'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { fruitPouch, mangoPrint } from '../../kit/shop-food'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

const passion =
  circle(0, 0, 128, '#5c2a5e') +
  circle(-6, -6, 114, '#f3dfe6') +
  circle(-6, -6, 96, '#f2a51f') +
  [-50, -16, 20, 50, -40, 0, 40, -18, 22]
    .map((x, index) =>
      placed(
        x - 6,
        -48 + Math.floor(index / 4) * 44,
        1,
        ellipse(0, 0, 13, 19, '#2c1a22'),
        false,
        index * 40,
      ),
    )
    .join('')

const candy = (paper: string, shade: string) =>
  shape('M-96-6L-176-58Q-150 0-176 58L-96 10zM96-6L176-58Q150 0 176 58L96 10z', shade) +
  pad(-104, -56, 208, 112, 34, paper) +
  shape('M-100 14H100Q98 54 70 56H-70Q-98 54-100 14z', shade) +
  line('M-40-54L-64 54M40-54L16 54', '#fff6e0', 12)

const roll = (fill: string, shade: string, core: string) =>
  pad(-150, -56, 300, 112, 50, fill) +
  shape('M-148 16H148Q140 56 100 56H-100Q-140 56-148 16z', shade) +
  pad(-70, -58, 140, 116, 6, '#fff3d8') +
  ellipse(126, 0, 30, 54, shade) +
  line('M140-26Q108-32 110 4 120 34 138 16 142-4 126-4', core, 9)

const compartment = (x: number, y: number, ground: string, thing: string) =>
  rect(x, y, 190, 176, ground) +
  rect(x, y, 190, 16, '#000', 0.16) +
  placed(x + 95, y + 92, 0.62, thing)

const slice = (fill: string, shade: string) =>
  shape('M-96 40Q-110-60 0-88 110-60 96 40 0 84-96 40z', shade) +
  shape('M-100 26Q-110-66-4-94 100-66 88 26 0 66-100 26z', fill)

const blossom = (x: number, y: number, scale: number) =>
  placed(
    x,
    y,
    scale,
    range(5)
      .map((index) => placed(0, 0, 1, ellipse(0, -34, 25, 32, '#ffd23f'), false, index * 72))
      .join('') + circle(0, 0, 13, '#d8412a'),
  )

const coconutCurl =
  shape('M-96 30Q-80-74 0-80T96 30Q54-18 0-18T-96 30z', '#fff') +
  shape('M-96 30Q-80-74 0-80T96 30L80 14Q66-52 0-56T-80 14z', '#a85f2c')

/** What the company makes of fruit and honey. */
export const sweetsScenes: Record<string, Scene> = {
  'product-fruit-box': lying(
    ['#1f7f8c', '#2d929e', '#125661'],
    pad(-330, -236, 660, 500, 20, '#f2b134') +
      rect(-306, -212, 612, 452, '#c9852a') +
      compartment(
        -298,
        -204,
        '#fff1d0',
        placed(0, 0, 1, slice('#f9a826', '#d9791a')) +
          placed(30, 30, 1, slice('#ffbf45', '#e8901f')),
      ) +
      compartment(
        -95,
        -204,
        '#fff1d0',
        circle(0, 0, 112, '#e0559a') +
          circle(-6, -6, 94, '#c2187a') +
          line('M-40-40h0M10-54h0M46-6h0M-10 4h0M-54 20h0M20 46h0', '#3a0d35', 15),
      ) +
      compartment(
        108,
        -204,
        '#fff1d0',
        '<circle r="80" fill="none" stroke="#e0a01c" stroke-width="66"/><circle cx="-4" cy="-4" r="82" fill="none" stroke="#fbd044" stroke-width="50"/>',
      ) +
      compartment(
        -298,
        44,
        '#fff1d0',
        shape('M-110-40Q-60 80 60 60 120 40 120-40L90-50Q40 0-20-10T-90-70z', '#a8641c') +
          line('M-80-30Q0 40 90-10', '#d9952f', 18),
      ) +
      compartment(
        -95,
        44,
        '#fff1d0',
        placed(-6, -16, 1, coconutCurl) + placed(10, 64, 1, coconutCurl),
      ) +
      compartment(
        108,
        44,
        '#fff1d0',
        shape('M-80 60Q-110-60 0-90 110-60 80 60 20 30 0 60-20 30-80 60z', '#f7b52b') +
          shape('M0-60Q40-10 10 40-40 10 0-60z', '#ffe08a'),
      ) +
      shape('M-330 8H330V32H-330z', '#f2b134') +
      shape('M-330-236H330V-210H-330z', '#ffd062') +
      shape('M-190-236H-130V264H-190z', '#d8352a') +
      shape('M-160-236Q-270-330-320-250-260-190-160-236-60-330 0-250-60-190-160-236z', '#d8352a') +
      shape('M-160-236Q-230-300-290-250-230-220-160-236-90-300-30-250-90-220-160-236z', '#a3211f') +
      circle(-160, -236, 30, '#f05a40'),
    { turn: -6, shift: [0, 20] },
  ),
  'product-mango-vinegar': standing(
    ['#f4cf6a', '#fbdd86', '#c79d3a'],
    pad(-34, -640, 68, 70, 8, '#5a2c1a') +
      shape(
        'M-36-580H36V-470Q120-420 120-340V-26Q120 0 94 0H-94Q-120 0-120-26V-340Q-120-420-36-470z',
        '#d97a1c',
      ) +
      shape(
        'M10-580H36V-470Q120-420 120-340V-26Q120 0 94 0H40Q60-40 60-340 60-420 10-470z',
        '#a8520f',
      ) +
      line('M-92-330V-60', '#ffb45a', 16) +
      rect(-120, -330, 240, 230, '#fff6e0') +
      placed(0, 30, 0.82, mangoPrint) +
      pad(-44, -520, 88, 30, 8, '#3f8f4a') +
      placed(210, 196, 1.1, mangoPrint),
  ),
  'product-fruit-leather': lying(
    ['#e88aa0', '#f2a0b3', '#b55d73'],
    placed(-140, -190, 1.25, passion) +
      placed(80, -40, 1.3, roll('#e88a24', '#b85f14', '#ffc766'), false, -22) +
      placed(-40, 170, 1.3, roll('#f29c33', '#c96f1a', '#ffd27f'), false, -14),
  ),
  'product-coconut-candy': lying(
    ['#58a36a', '#6cb67d', '#37774a'],
    placed(
      -150,
      -150,
      1.2,
      circle(0, 0, 180, '#5a3018') +
        circle(-6, -6, 160, '#fffaf0') +
        circle(-2, -2, 118, '#dfeee6') +
        shape('M-90-60Q-40-120 40-104-40-80-60 0-100-10-90-60z', '#fff'),
    ) +
      placed(140, -90, 1.15, candy('#f6e2b4', '#c9a566'), false, 22) +
      placed(40, 110, 1.25, candy('#f3a63a', '#c9771c'), false, -16) +
      placed(-150, 240, 1.1, candy('#f6e2b4', '#c9a566'), false, 10),
  ),
  'product-honey': standing(
    ['#3f7f8f', '#5293a2', '#265a68'],
    pad(-116, -600, 232, 96, 20, '#f6f0dd') +
      rect(-116, -540, 232, 36, '#d8cda9') +
      shape(
        'M-120-510H120Q190-480 190-400V-50Q190 0 140 0H-140Q-190 0-190-50V-400Q-190-480-120-510z',
        '#e8961a',
      ) +
      shape(
        'M60-510H120Q190-480 190-400V-50Q190 0 140 0H60Q110-60 110-400 110-480 60-510z',
        '#b96a0e',
      ) +
      line('M-150-390V-90', '#ffd062', 22) +
      shape('M0-400L110-336V-210L0-146-110-210V-336z', '#fff3cf') +
      shape('M0-350L66-312V-236L0-198-66-236V-312z', '#f2a51f') +
      line('M-16-274Q-60-330-80-300-70-260-16-270M16-274Q60-330 80-300 70-260 16-270', '#fff', 16) +
      ellipse(0, -258, 24, 40, '#2c1a12') +
      line('M-18-268H18M-20-244H20', '#ffd062', 11),
  ),
  'product-tet-hamper': standing(
    ['#c9302a', '#d8453a', '#8f1a1c'],
    `<path d="M-250-250Q-240-640 0-640T250-250" fill="none" stroke="#b9772c" stroke-width="34"/><path d="M-250-250Q-240-640 0-640T250-250" fill="none" stroke="#e5aa55" stroke-width="14"/>` +
      pad(-180, -470, 150, 270, 12, '#2f7f6a') +
      rect(-180, -410, 150, 70, '#f4d488') +
      circle(-105, -375, 26, '#d96f8f') +
      placed(90, -180, 0.62, fruitPouch('#ffd23f', '#e0992a', '#e0992a', mangoPrint)) +
      cashews(-40, -300, 100, 40, 10, 4) +
      shape('M-300-260H300L250-20Q250 0 220 0H-220Q-250 0-250-20z', '#d99a45') +
      shape('M150-260H300L250-20Q250 0 220 0H130z', '#b0742a') +
      line(
        'M-284-200H284M-274-140H274M-264-80H264M-200-250L-180-10M-100-250L-90-10M0-250V-10M100-250L90-10M200-250L180-10',
        '#8f5a1e',
        9,
      ) +
      pad(-316, -284, 632, 44, 20, '#f0bd6a') +
      shape('M0-250Q-120-360-190-280-150-190 0-250 120-360 190-280 150-190 0-250z', '#ffd23f') +
      shape('M0-250L-80-90-30-110 0-230 40-110 84-96z', '#f2b21f') +
      circle(0, -250, 32, '#fff0b0') +
      blossom(-250, -330, 1.1) +
      blossom(-200, -420, 0.8) +
      blossom(226, -330, 0.9),
    { size: 0.98 },
  ),
}
