import { centred } from '../../kit/fruit-poster'
import { posterDragonFruit } from '../../kit/poster-fruit'
import { line, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene } from '../../scene'

/** Dragon fruit at the ends of their thorny stems. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const stem = (x: number, y: number, bend: number) =>
    line(whole`M${x},${y}Q${x + bend * 0.4},${y - 190} ${x + bend},${-40}`, '#3f8f4f', 84) +
    line(
      whole`M${x + 22},${y}Q${x + bend * 0.4 + 24},${y - 190} ${x + bend + 26},${-40}`,
      '#1f5a44',
      34,
    ) +
    line(
      whole`M${x - 26},${y - 10}q${-16},${-14} ${-10},${-26}M${x + bend * 0.2 - 30},${y - 130}q${-16},${-14} ${-8},${-26}M${x + bend * 0.6 - 26},${y - 240}q${-16},${-14} ${-8},${-26}`,
      '#1f5a44',
      8,
    )
  return [
    rect(0, 0, w, h, '#f7c548'),
    shape(whole`M0,${h * 0.82}L${w},${h * 0.6}V${h}H0z`, '#e39a2c'),
    choose(
      frame,
      stem(250, 250, -90) +
        posterDragonFruit(250, 250, 1.1, 6) +
        stem(1380, 200, 120) +
        posterDragonFruit(1380, 200, 1.2, -6),
      '',
      '',
    ),
    centred(
      frame,
      stem(720, 330, 130) +
        stem(190, 150, -60) +
        posterDragonFruit(735, 330, 1, -8) +
        stem(390, 190, 60) +
        posterDragonFruit(385, 190, 1.5, 4),
    ),
  ].join('')
}
