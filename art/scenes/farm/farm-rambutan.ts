import { bough, centred, fruitGround, leaves } from '../../kit/fruit-poster'
import { posterRambutan } from '../../kit/poster-fruit'
import { line } from '../../kit/shapes'
import { choose, type Scene } from '../../scene'

/** A cluster of rambutans, the middle one opened. */
export const scene: Scene = (frame) => {
  const y = choose(frame, 50, 110, 50)
  return [
    fruitGround(frame, { paper: '#cfdc8c', band: '#9fbf5f', wood: '#5a3a2a' }, bough(frame, y)),
    choose(
      frame,
      leaves(
        [
          [180, 60, 1.4, 80, true],
          [1400, 60, 1.4, 100, true],
        ],
        1,
      ) +
        posterRambutan(170, 340, 1.15, 12) +
        posterRambutan(330, 520, 1.05, 14) +
        posterRambutan(1400, 330, 1.2, 16) +
        posterRambutan(1270, 560, 1, 18),
      '',
      '',
    ),
    centred(
      frame,
      leaves(
        [
          [330, 60, 1.5, 130, true],
          [560, 60, 1.5, 50, true],
          [440, 60, 1.4, 90, true],
        ],
        1,
      ) +
        line(
          'M250 300Q360 180 440 50M640 300Q560 160 450 50M430 620Q470 300 450 50',
          '#5a3a2a',
          15,
        ) +
        posterRambutan(640, 330, 1.25, 3) +
        posterRambutan(240, 320, 1.25, 5) +
        posterRambutan(660, 620, 1.1, 7) +
        posterRambutan(210, 620, 1.05, 8) +
        posterRambutan(440, 560, 1.7, 9, true) +
        leaves(
          [
            [450, 70, 1.3, 158],
            [450, 70, 1.3, 22],
          ],
          1,
        ),
    ),
  ].join('')
}
