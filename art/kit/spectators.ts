import { circle, line, placed, rect, shape } from './shapes'

/** People seen from behind who look up at a spectacle, cut off at the frame's lower edge: heads about 60 units wide, 1100 units across; one has a child on the shoulders. */
export function spectators(
  x: number,
  y: number,
  scale: number,
  c: { dark: string; rim: string; screen: string },
  hasChild = true,
): string {
  const bust = (px: number, py: number, k: number, hair: string) =>
    placed(
      px,
      py,
      k,
      shape('M-72 220Q-84 70-40 54L-14 46V20H16V46L42 54Q86 70 74 220z', c.dark) +
        line('M-66 110Q-66 66-34 56', c.rim, 5) +
        hair,
    )
  const short =
    shape('M-30-8Q-32-44 0-46 32-44 30-8 24 32 0 34-24 32-30-8z', c.dark) +
    line('M-28-14Q-26-42 0-44', c.rim, 5)
  const long = short + shape('M-30-10Q-44 50-32 90H32Q44 50 30-10z', c.dark)
  const bun = short + circle(6, -54, 17, c.dark)
  const hat =
    short + shape('M-92-6L-6-76Q0-80 6-76L92-6Q0 24-92-6z', c.dark) + line('M-88-8L-6-75', c.rim, 6)
  const phone =
    line('M60 90Q96 30 74-60', c.dark, 26) +
    rect(44, -142, 62, 94, c.dark) +
    rect(50, -134, 50, 78, c.screen)
  const child =
    line('M-20-70L-60-130M22-70L70-140', c.dark, 20) +
    shape('M-38 20Q-44-60 0-80 44-60 38 20z', c.dark) +
    placed(2, -116, 0.8, short)
  return placed(
    x,
    y,
    scale,
    bust(-500, 30, 1, long) +
      bust(-350, 0, 1.05, short + (hasChild ? placed(0, -60, 0.85, child) : '')) +
      bust(-190, 60, 0.9, bun) +
      bust(20, 30, 1.1, short + phone) +
      bust(210, 40, 1, hat) +
      bust(380, 30, 1, long) +
      bust(520, 20, 1.1, short),
  )
}
