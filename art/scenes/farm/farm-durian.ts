import { bough, centred, fruitGround, leaves } from '../../kit/fruit-poster'
import { posterDurian } from '../../kit/poster-fruit'
import { choose, type Scene } from '../../scene'

/** A ripe durian on its thick stalk, split along one seam. */
export const scene: Scene = (frame) => {
  const y = choose(frame, 60, 120, 60)
  return [
    fruitGround(frame, { paper: '#e8735a', band: '#b84a44', wood: '#4a3024' }, bough(frame, y)),
    choose(
      frame,
      posterDurian(1350, 200, 0.95) +
        posterDurian(220, 230, 0.8) +
        leaves(
          [
            [180, 80, 1.2, 140],
            [1300, 70, 1.2, 40],
            [1500, 70, 1.1, 120, true],
          ],
          0.7,
        ),
      '',
      '',
    ),
    centred(
      frame,
      leaves(
        [
          [280, 60, 1.3, 110, true],
          [640, 60, 1.4, 60, true],
        ],
        0.7,
      ) +
        posterDurian(450, 200, 1.2) +
        leaves(
          [
            [430, 80, 1.5, 158],
            [470, 80, 1.5, 20],
            [520, 60, 1.3, 48, true],
            [380, 60, 1.2, 128, true],
          ],
          0.7,
        ),
    ),
  ].join('')
}
