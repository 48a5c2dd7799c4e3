import { buttons, garment, pockets, top, trousers } from '../../kit/garments'
import { lying } from '../../kit/goods'
import { ellipse, line, placed, shape } from '../../kit/shapes'
import type { Scene } from '../../scene'

/** Jackets and waistcoats laid out flat. */
export const jacketsScenes: Record<string, Scene> = {
  'product-sun-hoodie': garment(
    ['#f2b23c', '#f9c557', '#bd8119'],
    top({ cloth: '#e8eef0', shade: '#bccbd1', light: '#fff', sleeves: 'long', neck: 'hood' }) +
      line('M-34-190V-60M34-190V-60', '#d8605a', 11) +
      shape('M-110 110H110L150 230H-150z', '#cfdbe0'),
  ),
  'product-wind-shell': garment(
    ['#40507f', '#516296', '#2a3659'],
    top({
      cloth: '#f27a3a',
      shade: '#c4531d',
      light: '#ffb067',
      sleeves: 'long',
      neck: 'hood',
      isOpen: true,
    }) + line('M40-60L80 80M-40-60L-80 80', '#fff3dc', 12),
  ),
  'product-rain-suit': lying(
    ['#8fb9d6', '#a6cae2', '#5f8bac'],
    placed(
      150,
      130,
      0.72,
      trousers({ cloth: '#2a6f8f', shade: '#1b4f6a', light: '#123a50' }, 330, 90),
      false,
      10,
    ) +
      placed(
        -90,
        -20,
        0.94,
        top({
          cloth: '#f2c32c',
          shade: '#c79412',
          light: '#ffe27a',
          sleeves: 'long',
          neck: 'hood',
          isOpen: true,
        }) + line('M-170 120Q0 150 170 120', '#eef3f3', 22),
        false,
        -6,
      ),
    { shift: [0, 20] },
  ),
  'product-child-raincoat': garment(
    ['#5aa4c4', '#73b6d3', '#367b99'],
    shape('M-210 330Q-230 0-120-170H120Q230 0 210 330 0 370-210 330z', '#d8392f') +
      placed(
        0,
        0,
        0.95,
        top({
          cloth: '#e9483a',
          shade: '#b82f28',
          light: '#ffd34a',
          sleeves: 'long',
          neck: 'hood',
          isOpen: true,
        }),
      ) +
      buttons(-120, 230, 4, '#ffd34a') +
      pockets(90, '#ffd34a', '#b82f28') +
      line('M-310 90L-240 118M310 90L240 118', '#f4f6f0', 20),
  ),
  'product-hemp-jacket': garment(
    ['#d9b98a', '#e6caa0', '#a3825a'],
    top({
      cloth: '#2b3f7a',
      shade: '#1c2b58',
      light: '#c8473a',
      sleeves: 'long',
      neck: 'stand',
      isOpen: true,
    }) +
      ['M-186 200H180M-184 230H180', 'M-330 130L-238 168M330 130L238 168']
        .map((d) => line(d, '#e9c46a', 12))
        .join('') +
      line(
        'M-170 215l20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14',
        '#e8604a',
        8,
      ) +
      line('M-30-140H30M-30-60H30M-30 20H30M-30 100H30', '#e9c46a', 13),
  ),
  'product-riding-jacket': garment(
    ['#e8663c', '#f07c50', '#ac3f1c'],
    top({
      cloth: '#3f4650',
      shade: '#2a2f38',
      light: '#9aa4ae',
      sleeves: 'long',
      neck: 'stand',
      isOpen: true,
    }) +
      shape('M-190-206L-100-248-70-120-170-90z', '#16191f') +
      shape('M190-206L100-248 70-120 170-90z', '#0f1115') +
      ellipse(-268, 40, 42, 64, '#16191f') +
      ellipse(268, 40, 42, 64, '#0f1115') +
      line('M-160-40H-30M30-40H160', '#f2c32c', 18) +
      line(
        'M-150 110l20 20M-110 110l40 40M-70 110l40 40M150 110l-20 20M110 110l-40 40M70 110l-40 40',
        '#6a737e',
        8,
      ),
  ),
  'product-blazer': garment(
    ['#c8d0b4', '#d8dfc6', '#939c7a'],
    top({ cloth: '#7a5a44', shade: '#5c4030', light: '#93705a', sleeves: 'long', neck: 'lapel' }) +
      line('M0 0V274', '#5c4030', 9) +
      buttons(40, 120, 2, '#e9c88a') +
      shape('M-150 110H-50V140H-150zM50 110H150V140H50z', '#5c4030') +
      shape('M60-60H130V-40H60zM70-60L90-96 108-70 124-90V-60z', '#fff6e4'),
  ),
  'product-down-vest': garment(
    ['#dfe6ea', '#eef3f5', '#a8b5bd'],
    top({ cloth: '#d8402f', shade: '#a62a22', light: '#f2705a', neck: 'stand', isOpen: true }) +
      line(
        'M-172-120Q-90-96-6-110M-172-30Q-90-6-6-20M-172 60Q-90 84-6 70M-176 150Q-90 174-6 160M172-120Q90-96 6-110M172-30Q90-6 6-20M172 60Q90 84 6 70M176 150Q90 174 6 160',
        '#8f1f1c',
        10,
      ),
  ),
  'product-photo-waistcoat': garment(
    ['#8fae6a', '#a2bf7e', '#627f40'],
    top({ cloth: '#c9ae7a', shade: '#a0854f', light: '#e3cf9f', neck: 'stand', isOpen: true }) +
      pockets(-150, '#e3cf9f', '#8a6f3e') +
      pockets(-10, '#e3cf9f', '#8a6f3e') +
      pockets(130, '#e3cf9f', '#8a6f3e'),
  ),
}
