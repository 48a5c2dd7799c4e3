import { ellipse, line, placed, shape } from './shapes'

/** A woman in a red jersey and a woollen cap who sits on a bank with her arms round her knees, seen half from behind; ground at y, 130 units tall. */
export function lakeSitter(x: number, y: number, scale: number): string {
  const legs =
    shape('M-10 2Q20-70 62-64 78-58 74-34L84 0Q50 12-10 2z', '#23305e') +
    line('M76 2H98', '#3a2014', 10)
  const back =
    shape('M-44 6Q-62-60-30-92H12Q34-70 30-20L34 8Q-10 18-44 6z', '#cf3f27') +
    shape('M12-92Q34-70 30-20L34 8 4 12Q20-40-4-92z', '#8c2420')
  const arm = line('M14-76Q46-50 68-52', '#cf3f27', 18) + ellipse(74, -52, 7, 8, '#d98f56')
  const head =
    shape('M-14-92L-10-104H14V-90z', '#9c5230') +
    shape(
      'M-20-112Q-22-140 6-142 28-140 28-124L34-114 27-110Q28-98 12-98-10-96-20-112z',
      '#d98f56',
    ) +
    shape('M-28-84Q-34-120-20-138H8Q-2-120 4-110-6-96-2-80z', '#1d1420') +
    shape('M-26-126Q-22-154 4-154 28-152 28-130z', '#f0b23a') +
    ellipse(0, -156, 9, 8, '#f0b23a')
  return placed(x, y, scale, legs + back + arm + head)
}
