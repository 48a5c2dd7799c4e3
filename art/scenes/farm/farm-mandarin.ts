import { bough, centred, fruitGround, leaves } from '../../kit/fruit-poster'
import { posterMandarin } from '../../kit/poster-fruit'
import { line } from '../../kit/shapes'
import { choose, type Scene } from '../../scene'

/** Three mandarins on one twig, the nearest almost in the hand. */
export const scene: Scene = (frame) => {
  const y = choose(frame, 60, 110, 60)
  return [
    fruitGround(frame, { paper: '#8fc9bd', band: '#5fa8a2', wood: '#5a3a2a' }, bough(frame, y)),
    choose(
      frame,
      leaves(
        [
          [200, 70, 1.3, 70, true],
          [1390, 60, 1.3, 110, true],
        ],
        0.8,
      ) +
        posterMandarin(230, 210, 1.15, 6) +
        posterMandarin(1390, 240, 1.2, -8),
      '',
      '',
    ),
    centred(
      frame,
      leaves(
        [
          [300, 60, 1.4, 160, true],
          [600, 60, 1.4, 30, true],
          [640, 120, 1.3, 70, true],
        ],
        0.8,
      ) +
        line(
          'M300 200Q360 120 440 50M620 240Q600 120 470 50M420 480Q430 240 450 50',
          '#3f6a2a',
          17,
        ) +
        posterMandarin(650, 240, 1.4, -8) +
        posterMandarin(250, 200, 1.45, 8) +
        leaves(
          [
            [440, 170, 1.2, 84, true],
            [300, 160, 1.2, 150],
          ],
          0.8,
        ) +
        posterMandarin(440, 470, 1.62) +
        leaves(
          [
            [430, 400, 1.2, 172],
            [450, 400, 1.25, -4],
            [640, 190, 1, 20],
          ],
          0.8,
        ),
    ),
  ].join('')
}
