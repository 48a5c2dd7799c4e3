import { shutteredHouse } from '../../kit/old-quarter'
import { cycle, range } from '../../kit/rng'
import { circle, line, rect, shape } from '../../kit/shapes'
import { sunlit } from '../../kit/shining'
import { handFan } from '../../kit/shop-gadgets'
import { setAt } from '../../kit/still-life'
import { sunRays } from '../../kit/sun'
import { choose, type Scene, unit } from '../../scene'

const fronts = [
  { wall: '#e8583a', shade: '#c43f30', trim: '#f58a52', shutter: '#a8302c', roof: '#a8302c' },
  { wall: '#d94a34', shade: '#b5362c', trim: '#f07a48', shutter: '#9c2a2a', roof: '#9c2a2a' },
]

/** A hand fan at noon: a street that glows, and cool wind with mist blowing across it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const kerb = h * 0.9
  const count = choose(frame, 6, 4, 4)
  const houses = range(count)
    .map((index) =>
      shutteredHouse({
        x: (index * w) / count,
        base: kerb,
        width: w / count - 4 * u,
        height: (300 + ((index * 67) % 140)) * u,
        floors: 3,
        crown: index % 2 ? 'gable' : 'parapet',
        ...cycle(fronts, index),
      }),
    )
    .join('')
  const [sunX, sunY] = [w * choose(frame, 0.14, 0.16, 0.14), h * 0.14]
  return [
    rect(0, 0, w, h, '#ff9a3d'),
    sunRays(sunX, sunY, w * 1.2, 30, '#ffc45a', 0.55),
    sunlit(circle(sunX, sunY, 120 * u, '#ffdf8a', 0.5) + circle(sunX, sunY, 86 * u, '#fff3c4')),
    houses,
    rect(0, kerb, w, h - kerb, '#8a2a34'),
    setAt(
      frame,
      line('M190-520Q320-600 450-520T760-540M200-440Q340-510 480-430T800-440M190-360Q320-410 440-340T720-350', '#d5f7ef', 22) +
        shape(
          'M330-610q-22 38 0 54 24-16 0-54zM580-640q-22 38 0 54 24-16 0-54zM540-390q-20 34 0 48 22-14 0-48zM660-480q-20 34 0 48 22-14 0-48z',
          '#fff',
        ) +
        handFan(),
      { wide: [0.4, 1.06, 1.36], tall: [0.4, 0.98, 1.46], square: [0.38, 1.06, 1.34] },
      -4,
    ),
  ].join('')
}
