import { bough, centred, fruitGround, leaves } from '../../kit/fruit-poster'
import { cutStarApple, posterStarApple } from '../../kit/poster-fruit-soft'
import { line } from '../../kit/shapes'
import { choose, type Scene } from '../../scene'

/** Two star apples on their bough and a third cut open: white flesh around a star. */
export const scene: Scene = (frame) => {
  const y = choose(frame, 60, 120, 60)
  return [
    fruitGround(frame, { paper: '#e7b7c0', band: '#c98a9c', wood: '#5a3a2a' }, bough(frame, y)),
    choose(
      frame,
      leaves(
        [
          [190, 70, 1.3, 70, true],
          [1410, 70, 1.3, 110, true],
        ],
        1.1,
      ) +
        posterStarApple(200, 190, 1.1) +
        posterStarApple(1400, 180, 1.15),
      '',
      '',
    ),
    centred(
      frame,
      leaves(
        [
          [330, 60, 1.4, 140, true],
          [600, 60, 1.4, 40, true],
        ],
        1.1,
      ) +
        line('M250 220Q260 130 300 40M650 200Q640 120 600 40', '#5a3a2a', 18) +
        posterStarApple(250, 190, 1.15) +
        posterStarApple(660, 170, 1.1) +
        cutStarApple(470, 650, 1.15) +
        leaves(
          [
            [260, 150, 1.1, 150],
            [650, 130, 1.1, 30],
          ],
          1.1,
        ),
    ),
  ].join('')
}
