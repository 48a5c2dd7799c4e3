import { ellipse, placed, shape } from './shapes'

/** A square paper lantern (hoa đăng) afloat with its candle and its light on the water, waterline at (x, y), 50 units wide. */
export function paperLantern(x: number, y: number, scale: number, paper: string): string {
  const light = ellipse(0, 4, 44, 13, paper, 0.22) + ellipse(0, 26, 9, 28, paper, 0.4)
  const box =
    shape('M-24-6L-20-44 0-38 20-44 24-6 0 4z', paper) +
    shape('M0-38L20-44 24-6 0 4z', '#a8322a', 0.35) +
    shape('M0-30Q13-16 0-4-13-16 0-30z', '#fffbd8', 0.95)
  const petals =
    shape('M-34-6Q-22-16-12-2 0-12 12-2 22-16 34-6 20 8 0 9-20 8-34-6z', '#3f2a4c') +
    shape('M-34-6Q-22-16-12-2 0-12 12-2 22-16 34-6 12 2 0 2-12 2-34-6z', paper, 0.8)
  return placed(x, y, scale, light + box + petals)
}
