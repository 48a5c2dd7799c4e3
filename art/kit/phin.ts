import { range } from './rng'
import { circle, clipped, ellipse, line, placed, rect, shape } from './shapes'

const wall = 'M-92-250H92L74-14Q72 0 58 0H-58Q-72 0-74-14z'

/** A phin filter dripping into a glass of coffee over condensed milk, foot at y, 230 units wide and 440 tall. */
export function phinGlass(
  x: number,
  y: number,
  scale: number,
  steel: string,
  shade: string,
  light: string,
): string {
  const coffee =
    rect(-100, -250, 200, 260, '#fff6e4', 0.28) +
    rect(-100, -150, 200, 160, '#3a1a10') +
    shape('M-100-70Q-50-82 0-70T100-72V10H-100z', '#7a4526') +
    shape('M-100-54Q-40-66 10-54T100-56V10H-100z', '#f8e6c2') +
    ellipse(0, -150, 84, 9, '#6a3a20') +
    shape('M-78-240L-64-20H-48L-60-240z', '#fff', 0.32) +
    shape('M62-240H76L62-30H52z', '#fff', 0.18)
  const glass =
    clipped('gl', wall, coffee) +
    line('M-92-250L-74-14Q-72 0-58 0H58Q72 0 74-14L92-250', '#fff6e4', 4, 0.8)
  const drops = line('M0-238V-228M0-210V-202M0-180V-166', '#3a1a10', 7)
  const ripple = line('M-22-150A22 4 0 0 0 22-150', '#a8683c', 3)
  const plate =
    shape('M-118-262H118L104-246H-104z', steel) +
    shape('M30-262H118L104-246H24z', shade) +
    ellipse(0, -262, 118, 12, light)
  const cup =
    shape('M-78-372H78L68-262Q0-250-68-262z', steel) +
    shape('M34-372H78L68-262Q50-258 28-257z', shade) +
    shape('M-62-366H-44L-38-258-54-260z', light) +
    line('M-77-352Q0-340 77-352M-74-318Q0-306 74-318', shade, 3)
  const ear =
    line('M78-352Q112-350 106-322 100-302 72-310', shade, 9) +
    line('M78-354Q108-352 103-324', light, 2.4)
  const lid =
    shape('M-84-376Q-80-398-40-404H40Q80-398 84-376z', steel) +
    shape('M30-404H40Q80-398 84-376H34z', shade) +
    ellipse(0, -375, 86, 9, shade) +
    shape('M-10-404Q-16-424 0-430 16-424 10-404z', shade) +
    circle(0, -424, 11, light)
  return placed(
    x,
    y,
    scale,
    ellipse(16, 2, 110, 13, '#000', 0.3) + glass + ripple + drops + plate + ear + cup + lid,
  )
}

/** A small heap of roasted coffee beans on a table, about 150 units wide, foot at y. */
export function coffeeBeans(
  x: number,
  y: number,
  scale: number,
  bean: string,
  light: string,
): string {
  const spots = range(22).map((index) => {
    const row = index < 10 ? 0 : index < 17 ? 1 : index < 21 ? 2 : 3
    const place = index - ([0, 10, 17, 21][row] ?? 0)
    return [
      (place - ([4.5, 3, 1.5, 0][row] ?? 0)) * 17 + ((index * 7) % 5),
      -7 - row * 12,
      (index * 53) % 180,
    ] as const
  })
  return placed(
    x,
    y,
    scale,
    spots
      .map(([bx, by, turn]) =>
        placed(
          bx,
          by,
          1,
          ellipse(0, 0, 11, 7.4, bean) + line('M-9 0Q-3-4 0 0T9 0', light, 1.8),
          false,
          turn,
        ),
      )
      .join(''),
  )
}
