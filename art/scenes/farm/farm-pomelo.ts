import { bough, centred, fruitGround, leaves } from '../../kit/fruit-poster'
import { posterPomelo } from '../../kit/poster-fruit'
import { line } from '../../kit/shapes'
import { choose, type Scene } from '../../scene'

/** Pomelos hang heavy from their bough, one so large that it nearly fills the picture. */
export const scene: Scene = (frame) => {
  const y = choose(frame, 70, 120, 70)
  return [
    fruitGround(frame, { paper: '#f4a58a', band: '#e0806c', wood: '#6a4030' }, bough(frame, y)),
    choose(
      frame,
      leaves(
        [
          [170, 90, 1.2, 60, true],
          [1300, 80, 1.3, 120],
          [1420, 60, 1.1, 60, true],
        ],
        1.2,
      ) +
        posterPomelo(1330, 150, 1.05, 9) +
        posterPomelo(250, 190, 0.9, 3),
      '',
      '',
    ),
    centred(
      frame,
      leaves(
        [
          [560, 60, 1.3, 30, true],
          [330, 80, 1.25, 140, true],
        ],
        1.2,
      ) +
        posterPomelo(700, 170, 1.05, 5) +
        posterPomelo(380, 210, 1.5, 2) +
        line('M380 220Q390 120 430 40M700 172Q700 110 690 50', '#4a6a2a', 22) +
        leaves(
          [
            [400, 130, 1.25, 100],
            [420, 90, 1.35, 164],
            [430, 100, 1.3, 18],
            [700, 110, 1, 60, true],
          ],
          1.2,
        ),
    ),
  ].join('')
}
