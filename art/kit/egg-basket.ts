import { range } from './rng'
import { ellipse, line, placed, shape } from './shapes'

/** A deep bamboo basket of eggs on a rope, as lowered into a hot spring; rim's middle at (0, 0), 300 units wide. */
export function eggBasket(x: number, y: number, scale: number): string {
  const handle =
    line('M-140 0Q-110-250 0-270 110-250 140 0', '#8a5a2c', 15) + line('M0-270V-1100', '#5a2f22', 9)
  const eggs = [
    [-78, -16],
    [-20, -34],
    [42, -32],
    [90, -14],
    [-48, 4],
    [14, 0],
    [66, 6],
  ].map(([ex = 0, ey = 0], index) =>
    ellipse(ex, ey, 34, 42, index % 3 === 1 ? '#e8c79a' : '#fbf0d8'),
  )
  const inside = ellipse(0, 0, 150, 44, '#5a2f22')
  const side =
    shape('M-150 0Q-150 44 0 46 150 44 150 0L112 190Q0 226-112 190z', '#d9a45a') +
    shape('M60 42Q150 36 150 0L112 190Q80 206 40 210z', '#9c6630')
  const weave =
    line(
      range(3)
        .map(
          (index) =>
            `M${-140 + index * 11} ${64 + index * 46}Q0 ${106 + index * 46} ${140 - index * 11} ${64 + index * 46}`,
        )
        .join(''),
      '#8a5a2c',
      7,
    ) +
    line(
      range(9)
        .map((index) => `M${-128 + index * 32} 24L${-96 + index * 24} 196`)
        .join(''),
      '#8a5a2c',
      4,
    )
  return placed(
    x,
    y,
    scale,
    inside +
      eggs.join('') +
      side +
      weave +
      line('M-150 0Q-150 44 0 46 150 44 150 0', '#f0c77a', 15) +
      handle,
  )
}
