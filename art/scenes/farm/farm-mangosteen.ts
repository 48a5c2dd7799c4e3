import { bough, centred, fruitGround, leaves } from '../../kit/fruit-poster'
import { openMangosteen, posterMangosteen } from '../../kit/poster-fruit-soft'
import { choose, type Scene } from '../../scene'

/** Mangosteens under their bough, the largest opened to its white segments. */
export const scene: Scene = (frame) => {
  const y = choose(frame, 60, 120, 60)
  return [
    fruitGround(frame, { paper: '#e9c06a', band: '#cf9a42', wood: '#4a2e2a' }, bough(frame, y)),
    choose(
      frame,
      leaves(
        [
          [200, 70, 1.3, 70, true],
          [1400, 70, 1.3, 110, true],
        ],
        1.3,
      ) +
        posterMangosteen(200, 190, 1.1, -6) +
        posterMangosteen(1400, 190, 1.1, 8),
      '',
      '',
    ),
    centred(
      frame,
      leaves(
        [
          [320, 60, 1.4, 140, true],
          [600, 60, 1.4, 40, true],
        ],
        1.3,
      ) +
        posterMangosteen(250, 130, 1.15, -5) +
        posterMangosteen(670, 120, 1.1, 6) +
        openMangosteen(460, 640, 1.5),
    ),
  ].join('')
}
