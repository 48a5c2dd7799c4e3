import { range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

/** Chopsticks for `toolHand`. */
export const chopsticks = line('M-10 26L480-372M40 40L470-310', '#5a2f22', 13)

/** A black pan on a clay brazier with a turmeric pancake folded over prawns and sprouts in it; the pan's middle at (0, 0), 560 units wide. */
export function pancakePan(x: number, y: number, scale: number): string {
  const brazier =
    shape('M-230 60H230L180 420H-180z', '#b8562e') +
    shape('M60 60H230L180 420H40z', '#7a3020') +
    shape('M-70 200H70V300H-70z', '#2a1614') +
    shape('M-50 300Q-60 250-20 232-24 260 4 220 30 250 30 232 60 260 50 300z', '#f6a623')
  const pan =
    ellipse(0, 20, 292, 104, '#14121c') +
    ellipse(0, 0, 292, 96, '#3a3644') +
    ellipse(0, 6, 256, 76, '#1d1a26')
  const crepe = shape('M-230 6Q-190-60 0-66 190-60 230 6 190 70 0 76-190 70-230 6z', '#f0a81e')
  const fold =
    shape('M-230 0Q-200-96 10-104 200-100 230 0 150-30 0-30-150-30-230 0z', '#ffd04a') +
    shape('M-230 0Q-150-30 0-30 150-30 230 0 120-4 0-2-120-4-230 0z', '#d9861a')
  const filling = line(
    range(12)
      .map((index) => `M${-170 + index * 30} ${24 - (index % 3) * 5}q14-16 30-2`)
      .join(''),
    '#fbf0d4',
    8,
  )
  const prawns = [-110, -20, 80, 150].map((px, index) =>
    placed(
      px,
      22 + (index % 2) * 10,
      1,
      shape('M-30 6Q-24-26 10-20 34-12 28 10 10-4-2 4-14 12-30 6z', '#e2552e') +
        line('M-12-12l4 12M4-16l2 12', '#fbd0a8', 4),
    ),
  )
  const herbs = line('M-140 44l20 8M-60 50l22 4M40 50l20-4M120 40l20 6', '#3f8f4a', 9)
  return placed(
    x,
    y,
    scale,
    brazier +
      pan +
      crepe +
      filling +
      prawns.join('') +
      herbs +
      fold +
      line('M-60-70h60M60-66h30M-130-50h20', '#b86a14', 6) +
      circle(-240, -40, 8, '#ffd04a'),
  )
}
