import { num } from './path'
import { range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

export interface EngineFrontColours {
  body: string
  shade: string
  band: string
  bandShade: string
  glass: string
  steel: string
  dark: string
  lamp: string
}

/** A diesel engine of the Reunification line head-on: split windscreen, chevron, lamps, buffers; rails at y, 330 units wide, 440 tall. */
export function engineFront(x: number, y: number, scale: number, c: EngineFrontColours): string {
  const roof =
    shape('M-142-372Q-120-436-60-444H60Q120-436 142-372z', c.steel) +
    rect(-44, -462, 88, 22, c.dark)
  const cab =
    shape('M-158-120L-146-350Q-144-376-118-378H118Q144-376 146-350L158-120z', c.body) +
    shape('M80-378H118Q144-376 146-350L158-120H96z', c.shade)
  const chevron =
    shape('M-155-176L-152-236 0-176 152-236 155-176 0-112z', c.band) +
    shape('M0-176L152-236 155-176 0-112z', c.bandShade) +
    line('M-153-242L0-182 153-242', '#fff6e4', 8)
  const glass =
    shape('M-126-270L-118-348Q-116-356-108-356H-10V-262z', c.glass) +
    shape('M126-270L118-348Q116-356 108-356H10V-262z', c.glass) +
    shape('M-112-340H-70L-100-272-122-272zM24-350H56L30-266H14z', '#fff', 0.3) +
    line('M-60-262L-88-318M60-262L34-318', c.dark, 4)
  const brow = rect(-30, -404, 60, 34, c.dark)
  const lamps =
    shining(
      circle(0, -388, 30, c.lamp, 0.35) +
        circle(-12, -387, 11, c.lamp) +
        circle(12, -387, 11, c.lamp),
    ) +
    [-104, 104]
      .map(
        (lx) =>
          circle(lx, -152, 22, c.steel) +
          shining(circle(lx, -152, 46, c.lamp, 0.3) + circle(lx, -152, 15, c.lamp)),
      )
      .join('')
  const plate = rect(-40, -168, 80, 34, '#fff6e4') + rect(-30, -156, 60, 10, c.dark)
  const rails = line('M-150-224V-146M150-224V-146M-70-176V-132M70-176V-132', '#f0d5a0', 5)
  const bumper =
    rect(-166, -122, 332, 40, c.dark) +
    line('M-160-102H160', c.band, 12) +
    circle(-106, -102, 26, c.steel) +
    circle(106, -102, 26, c.steel) +
    circle(-106, -102, 13, c.dark) +
    circle(106, -102, 13, c.dark) +
    rect(-16, -116, 32, 44, c.steel)
  const plough =
    shape('M-150-82H150L118-20H-118z', c.bandShade) +
    line('M-96-80L-78-24M-44-80L-36-24M8-80V-24M60-80L50-24M108-80L88-24', c.dark, 6)
  const wheels = rect(-118, -22, 40, 22, c.dark) + rect(78, -22, 40, 22, c.dark)
  return placed(
    x,
    y,
    scale,
    wheels + roof + cab + chevron + glass + brow + lamps + plate + rails + plough + bumper,
  )
}

/** A railway line from its vanishing point at (x, top) to the bottom of the picture, `half` wide there: ballast, sleepers, rails. */
export function railsAhead(
  x: number,
  top: number,
  bottom: number,
  half: number,
  c: { ballast: string; sleeper: string; rail: string; shine: string },
): string {
  const tall = bottom - top
  const spread = (y: number) => ((y - top) / tall) * half
  const sleepers = range(13)
    .map((index) => {
      const y = top + tall * (0.06 + 0.94 * (index / 12.5) ** 2.1)
      const deep = tall * (0.006 + 0.034 * (index / 12) ** 2)
      const reach = spread(y) * 1.5
      return `M${num(x - reach)},${num(y)}h${num(2 * reach)}l${num(deep * 0.5)},${num(deep)}h${num(-2 * reach - deep)}z`
    })
    .join('')
  const rail = (side: number, from: number, to: number) =>
    `M${num(x + side * half * 0.006)},${num(top)}L${num(x + side * half * from)},${num(bottom)}H${num(x + side * half * to)}z`
  return (
    shape(
      `M${num(x - 4)},${num(top)}L${num(x - half * 2.1)},${num(bottom)}H${num(x + half * 2.1)}L${num(x + 4)},${num(top)}z`,
      c.ballast,
    ) +
    shape(sleepers, c.sleeper) +
    shape(rail(-1, 0.93, 1.07) + rail(1, 0.93, 1.07), c.rail) +
    shape(rail(-1, 1, 1.05) + rail(1, 0.95, 1), c.shine)
  )
}
