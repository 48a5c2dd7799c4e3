import { circle, line, placed, rect, shape } from './shapes'

/** A cable-car cabin hanging from its grip at (x, y), 70 units wide and 96 tall. */
export function cableCabin(
  x: number,
  y: number,
  scale: number,
  body: string,
  shade: string,
  glass: string,
): string {
  const hanger =
    line('M0 0V26M-14 0H14', '#33304a', 4) +
    circle(-10, 0, 4, '#33304a') +
    circle(10, 0, 4, '#33304a')
  const cabin =
    shape('M-26 26H26Q34 28 35 40V80Q34 94 22 96H-22Q-34 94-35 80V40Q-34 28-26 26z', body) +
    shape('M12 26H26Q34 28 35 40V80Q34 94 22 96H12z', shade)
  const panes =
    rect(-30, 38, 17, 30, glass) +
    rect(-10, 38, 20, 30, glass) +
    rect(14, 38, 16, 30, glass) +
    shape('M-30 68L-16 38H-13V44L-24 68zM-6 68L8 38H10V46L0 68z', '#fff', 0.35)
  const riders =
    circle(-20, 60, 5, '#3a2a44') + circle(-2, 58, 5, '#3a2a44') + circle(22, 60, 5, '#3a2a44')
  return placed(
    x,
    y,
    scale,
    hanger + cabin + panes + riders + rect(-30, 66, 60, 4, body) + line('M-34 82H34', '#fff6e4', 3),
  )
}

/** A steel pylon for the cables, foot at y, 150 units tall. */
export function cablePylon(x: number, y: number, scale: number, steel: string): string {
  return placed(
    x,
    y,
    scale,
    line(
      'M-18 0L-5-146M18 0L5-146M-15-24H15M-12-52H12M-9-80H9M-15-24L12-52M-12-52L9-80M-9-80L7-108',
      steel,
      3.4,
    ) +
      line('M-34-146H34', steel, 6) +
      line('M-34-146V-140M34-146V-140', steel, 8),
  )
}

/** The flag of Vietnam on its pole, foot at y, 150 units tall, flying to the right. */
export function nationalFlag(x: number, y: number, scale: number, pole = '#fff6e4'): string {
  const cloth = shape('M2-150Q24-160 44-150T84-150V-98Q64-90 44-98T2-98z', '#da251d')
  const star = shape(
    'M43-141l4.4 11.6 12.6 0.4-10 7.6 3.6 12.4-10.6-7.2-10.6 7.2 3.6-12.4-10-7.6 12.6-0.4z',
    '#ffdf3d',
  )
  return placed(
    x,
    y,
    scale,
    line('M0 0V-154', pole, 4) +
      cloth +
      shape('M44-150Q64-142 84-150V-98Q64-90 44-98z', '#000', 0.1) +
      star,
  )
}
