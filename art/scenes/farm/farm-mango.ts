import { bough, centred, fruitGround, leaves } from '../../kit/fruit-poster'
import { posterMango } from '../../kit/poster-fruit'
import { line } from '../../kit/shapes'
import { choose, type Scene } from '../../scene'

/** Mangoes in a cluster under long leaves. */
export const scene: Scene = (frame) => {
  const y = choose(frame, 50, 110, 50)
  return [
    fruitGround(frame, { paper: '#5fb0a8', band: '#2b857d', wood: '#5a3a2a' }, bough(frame, y)),
    choose(
      frame,
      leaves(
        [
          [160, 60, 1.6, 80, true],
          [1440, 60, 1.6, 100, true],
        ],
        0.55,
      ) +
        posterMango(250, 200, 1.1, 6) +
        posterMango(1370, 220, 1.15, -4),
      '',
      '',
    ),
    centred(
      frame,
      leaves(
        [
          [330, 50, 1.6, 120, true],
          [580, 50, 1.6, 60, true],
          [450, 50, 1.7, 92, true],
        ],
        0.5,
      ) +
        line(
          'M280 240Q380 140 440 40M660 300Q600 140 460 40M450 380Q470 200 450 40',
          '#4a6a2a',
          15,
        ) +
        posterMango(670, 300, 1.25, -6) +
        posterMango(250, 240, 1.3, 8) +
        posterMango(460, 370, 1.25, 2) +
        leaves(
          [
            [440, 50, 1.5, 162],
            [460, 50, 1.5, 18],
            [450, 60, 1.35, 138],
            [460, 60, 1.35, 40],
          ],
          0.5,
        ),
    ),
  ].join('')
}
