import { lying, standing } from '../../kit/goods'
import { phoneUpright, photoPrint } from '../../kit/goods-parts'
import { range } from '../../kit/rng'
import { circle, line, placed, rect, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** Where pictures go. */
export const photoFilesScenes: Record<string, Scene> = {
  'product-photo-album': lying(
    ['#7fae8f', '#95c2a4', '#517f61'],
    pad(-340, -230, 680, 480, 20, '#2f5f7f') +
      rect(-8, -230, 16, 480, '#1f445e') +
      pad(-320, -212, 308, 444, 8, '#fbf4e2') +
      pad(12, -212, 308, 444, 8, '#f1e6ca') +
      placed(-240, -96, 0.66, photoPrint('#f6a26a', '#8a4a6a'), false, -4) +
      placed(-90, -90, 0.66, photoPrint('#8fd0d8', '#2f9c6a'), false, 5) +
      placed(-170, 120, 0.72, photoPrint('#f2d06a', '#d8412a'), false, 2) +
      placed(100, -80, 0.72, photoPrint('#a9d6ea', '#3f6a8e'), false, -6) +
      placed(240, -96, 0.66, photoPrint('#f7b6c4', '#6a5aa0'), false, 3) +
      placed(150, 124, 0.66, photoPrint('#8fd0a8', '#2f7f6a'), false, 6) +
      placed(270, 130, 0.6, photoPrint('#f6c26a', '#b5622f'), false, -5),
    { turn: -5, size: 0.96 },
  ),
  'product-photo-printer': standing(
    ['#f59a8a', '#f9b0a3', '#b8604f'],
    placed(0, -430, 1.4, photoPrint('#8fd0d8', '#2f9c6a')) +
      pad(-260, -330, 520, 330, 70, '#fbf8f0') +
      shape('M120-330H190Q260-330 260-260V-70Q260 0 190 0H100Q210-170 120-330z', '#d8d0c0') +
      pad(-200, -330, 400, 46, 18, '#26323f') +
      shape('M-160-330H160V-306H-160z', '#fffaf0') +
      circle(-150, -150, 44, '#f07a5a') +
      circle(-150, -150, 20, '#fff') +
      line('M-60-170H60M-60-130H20', '#c9bfae', 17) +
      circle(160, -60, 15, '#3fae7a'),
    { size: 1.04, shift: [0, 0] },
  ),
  'product-ssd': lying(
    ['#5fae8a', '#77c19f', '#36795b'],
    `<path d="M0 250Q20 400 200 330T400 260" fill="none" stroke="#26323f" stroke-width="24"/>` +
      pad(-200, -310, 400, 560, 60, '#f2792f') +
      pad(-164, -274, 328, 488, 36, '#2f3a44') +
      shape('M90-274H128Q164-274 164-238V178Q164 214 128 214H60Q130-30 90-274z', '#1e262e') +
      line('M-120-200H60M-120-150H20', '#8a96a0', 15) +
      circle(0, 40, 70, '#f2792f') +
      shape('M-30 10L0 60 50-16', '#2f3a44', 0) +
      line('M-30 40L-6 66 36 14', '#fff', 20) +
      [
        [-200, -310],
        [130, -310],
        [-200, 180],
        [130, 180],
      ]
        .map(([x = 0, y = 0]) => pad(x, y, 70, 70, 26, '#c9551a'))
        .join('') +
      pad(-40, 236, 80, 50, 10, '#98a4aa'),
    { turn: -14 },
  ),
  'product-card-reader': lying(
    ['#6f8fd8', '#86a4e4', '#4763a5'],
    placed(140, -110, 0.96, phoneUpright, false, 12) +
      placed(
        -110,
        120,
        1,
        pad(-130, -130, 280, 240, 40, '#fbf8f0') +
          shape('M60-130H110Q150-130 150-90V70Q150 110 110 110H40Q110-10 60-130z', '#d8d0c0') +
          pad(150, -40, 60, 60, 8, '#98a4aa') +
          pad(-230, -80, 150, 150, 10, '#26323f') +
          shape('M-230-70l30-30h60v170h-90z', '#1b232b') +
          rect(-210, -40, 70, 76, '#d8412a') +
          line('M-60-70H80M-60-30H40', '#c9bfae', 13) +
          circle(-40, 60, 13, '#3fae7a'),
        false,
        -16,
      ),
    { size: 1.0 },
  ),
  'product-memory-card': lying(
    ['#f2b84a', '#f8ca68', '#b9841c'],
    shape('M-200-310H110L200-220V310H-200z', '#26323f') +
      shape('M60-310H110L200-220V310H90Q170 40 60-310z', '#171f27') +
      rect(-160, -150, 320, 390, '#d8412a') +
      shape('M70-150H160V240H110Q160 60 70-150z', '#a82d1e') +
      rect(-160, -150, 320, 70, '#fff3dc') +
      line('M-130-114H-20', '#26323f', 15) +
      range(6)
        .map((index) => rect(-160 + index * 40, -290, 24, 84, '#f2c95a'))
        .join('') +
      shape('M-90 40Q-110-40 0-50T90 40Q60 130 0 120T-90 40z', '#fff3dc') +
      shape('M0-30Q60 40 30 80-10 110-34 70-40 30 0-30z', '#2f8fae') +
      rect(-214, -120, 20, 90, '#98a4aa'),
    { turn: -10 },
  ),
  'product-cloud-backup': lying(
    ['#8fc8ea', '#a8d8f3', '#5a95b8'],
    placed(
      0,
      140,
      1,
      placed(-170, 60, 0.9, photoPrint('#f6a26a', '#8a4a6a'), false, -12) +
        placed(170, 60, 0.9, photoPrint('#f2d06a', '#d8412a'), false, 12) +
        placed(0, 30, 1.06, photoPrint('#8fd0d8', '#2f9c6a')),
    ) +
      shape(
        'M-220-40Q-330-40-330-140T-220-240Q-200-350-60-350 40-350 80-270 110-290 150-290 240-280 240-200 330-190 330-110T240-40z',
        '#fffdf6',
      ) +
      shape('M150-290Q240-280 240-200 330-190 330-110T240-40H80Q240-140 150-290z', '#d9e6ec') +
      line('M0-70V-230M-64-160L0-230 64-160', '#f07a3a', 36),
    { shift: [0, 10] },
  ),
  'product-shot-log': lying(
    ['#e8694f', '#f08268', '#a93f29'],
    pad(-210, -290, 430, 610, 16, '#e0d4b4') +
      pad(-220, -310, 430, 610, 16, '#fbf6e4') +
      line(
        'M-170-180H160M-170-110H160M-170-40H160M-170 30H160M-170 100H160M-170 170H160M-170 240H160',
        '#c9d8dc',
        10,
      ) +
      line('M-170-196H20M-170-126H90M-170-56H-20M-170 14H60', '#26323f', 13) +
      rect(-220, -310, 430, 60, '#f2b01f') +
      range(8)
        .map((index) => line(`M${-186 + index * 52} -270V-340`, '#59677a', 17))
        .join('') +
      placed(
        150,
        90,
        1,
        line('M0-230V150', '#2f8f6a', 44) +
          shape('M-24 140H24L0 220z', '#f2d9a0') +
          shape('M-8 196H8L0 222z', '#26323f') +
          rect(-22, -250, 44, 40, '#f07a8a'),
        false,
        24,
      ) +
      [
        [-60, 230],
        [40, 180],
        [-140, 110],
      ]
        .map(([x = 0, y = 0]) => shape(`M${x} ${y - 34}q30 46 0 58-30-12 0-58z`, '#8fcbe0'))
        .join(''),
    { turn: -8, size: 0.98 },
  ),
}
