import { rainfall } from '../../kit/rainfall'
import { range } from '../../kit/rng'
import { ellipse, line, rect } from '../../kit/shapes'
import { compactCamera, dryBox } from '../../kit/shop-camera'
import { ledge, setAt } from '../../kit/still-life'
import { turtleTower } from '../../kit/turtle-tower'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A dry box for cameras on a sill in Hanoi in the drizzle months, the lake grey and soft behind the wet panes. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sill = h * choose(frame, 0.76, 0.78, 0.78)
  const lake = h * choose(frame, 0.46, 0.32, 0.26)
  const tower = { x: w * choose(frame, 0.8, 0.76, 0.74), y: h * choose(frame, 0.57, 0.39, 0.335) }
  return [
    rect(0, 0, w, h, '#b9cdd0'),
    rect(0, lake, w, h * 0.6, '#8fb0b4'),
    line(whole`M0,${lake}H${w}`, '#7fa3a8', 60 * u),
    ellipse(tower.x, tower.y + 8 * u, 170 * u, 24 * u, '#6f9490'),
    turtleTower(tower.x, tower.y, choose(frame, 1.5, 1.2, 0.95) * u, {
      wall: '#8fa5a0',
      shade: '#7a938f',
      trim: '#6f8884',
      lamp: '#e6d9a8',
      grass: '#7f9c8f',
      roof: '#5f7874',
    }),
    rainfall(frame, {
      top: 0,
      bottom: sill,
      count: 50,
      length: 70 * u,
      colour: '#f1f8f6',
      width: 3 * u,
      opacity: 0.7,
      seed: 6,
      slant: 0.06,
    }),
    line(
      range(26)
        .map(
          (index) =>
            whole`M${((index * 0.618 + 0.02) % 1) * w},${((index * 0.377 + 0.06) % 0.7) * h}v${((index * 29) % 60) * u}`,
        )
        .join(''),
      '#eef8f8',
      10 * u,
      0.75,
    ),
    choose(frame, [0.02, 0.34, 0.66, 0.98], [0.02, 0.5, 0.98], [0.02, 0.5, 0.98])
      .map(
        (part) =>
          rect(part * w - 20 * u, 0, 40 * u, sill, '#2f6a5c') +
          rect(part * w + 8 * u, 0, 12 * u, sill, '#1f4f48'),
      )
      .join('') +
      rect(0, h * choose(frame, 0.22, 0.12, 0.09), w, 26 * u, '#2f6a5c') +
      rect(0, 0, w, 30 * u, '#2f6a5c'),
    ledge(frame, sill, '#a8643f', '#d99a68'),
    line(whole`M0,${h * 0.89}H${w}`, '#8a4f32', 5 * u),
    setAt(frame, dryBox('#f2642a', compactCamera('#e6e9f2', '#aab2c4', '#2b3c5c')), {
      wide: [0.46, 0.93, 1.22],
      tall: [0.5, 0.92, 1.2],
      square: [0.5, 0.94, 1.1],
    }),
  ].join('')
}
