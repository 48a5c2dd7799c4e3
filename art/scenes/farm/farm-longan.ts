import { bough, centred, fruitGround, leaves } from '../../kit/fruit-poster'
import { posterLongan } from '../../kit/poster-fruit-soft'
import { line } from '../../kit/shapes'
import { choose, type Scene } from '../../scene'

const bunch = [
  [300, 250, 1.1],
  [600, 240, 1.1],
  [450, 230, 1.2],
  [210, 400, 1.15],
  [690, 390, 1.15],
  [360, 400, 1.25],
  [540, 410, 1.25],
  [290, 560, 1.15],
  [620, 570, 1.15],
] as const

/** A heavy bunch of longans, one of them opened to its clear flesh and black seed. */
export const scene: Scene = (frame) => {
  const y = choose(frame, 50, 110, 50)
  return [
    fruitGround(frame, { paper: '#9fd0c0', band: '#6fb0a4', wood: '#5a3a2a' }, bough(frame, y)),
    choose(
      frame,
      leaves(
        [
          [190, 60, 1.4, 80, true],
          [1410, 60, 1.4, 100, true],
        ],
        0.8,
      ) +
        [120, 280].map((x) => posterLongan(x, 240, 1.1)).join('') +
        posterLongan(200, 400, 1.15) +
        [1320, 1480].map((x) => posterLongan(x, 230, 1.1)).join('') +
        posterLongan(1400, 390, 1.15),
      '',
      '',
    ),
    centred(
      frame,
      leaves(
        [
          [330, 50, 1.5, 140, true],
          [580, 50, 1.5, 40, true],
        ],
        0.8,
      ) +
        line(
          'M450 40V620M450 160L220 420M450 160L690 410M450 300L290 570M450 300L620 580',
          '#6a4426',
          14,
        ) +
        bunch.map(([x, top, size]) => posterLongan(x, top, size)).join('') +
        posterLongan(455, 560, 1.75, true) +
        leaves(
          [
            [440, 50, 1.4, 165],
            [460, 50, 1.4, 15],
          ],
          0.8,
        ),
    ),
  ].join('')
}
