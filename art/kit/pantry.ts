import { between, createRandom, range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

/** A glass jar with a cloth-covered lid tied with string, filled to the neck; foot at y, 170 units wide and 250 tall. */
export function storeJar(
  x: number,
  y: number,
  scale: number,
  content: string,
  glass: string,
  cloth: string,
  clothShade: string,
): string {
  return placed(
    x,
    y,
    scale,
    ellipse(6, 2, 100, 14, '#000', 0.25) +
      shape('M-82-24V-150Q-82-180-56-190H56Q82-180 82-150V-24Q82 0 58 0H-58Q-82 0-82-24z', glass) +
      content +
      shape('M-70-30V-146Q-68-166-56-172-60-140-58-20z', '#fff', 0.5) +
      shape('M48-186Q82-180 82-150V-24Q82 0 58 0H46Q66-90 48-186z', '#000', 0.12) +
      shape('M-84-196Q-70-248 0-250 70-248 84-196L66-180Q0-196-66-180z', cloth) +
      shape('M30-248Q74-240 84-196L66-180Q52-186 36-188 46-220 30-248z', clothShade) +
      line('M-70-196Q0-178 70-196M58-192l24 30M58-192l36 14', '#f2d48c', 6),
  )
}

/** Slices of dried mango for a jar: amber strips laid across one another. */
export function mangoSlices(seed: number): string {
  const random = createRandom(seed)
  const strip = () => {
    const [sx, sy, lean] = [
      between(random, -54, 10),
      between(random, -152, -22),
      between(random, -16, 16),
    ]
    return `M${Math.round(sx)} ${Math.round(sy)}q26-18 52 ${Math.round(lean)} -6 20-16 18-20-14-36-18z`
  }
  const many = (count: number) =>
    range(count)
      .map(() => strip())
      .join('')
  return (
    rect(-74, -164, 148, 158, '#e8861f') + shape(many(12), '#f9b233') + shape(many(8), '#ffd05a')
  )
}

/** Cashews or other small curved nuts for a jar or a dish, in a patch of the given size. */
export function cashews(
  left: number,
  top: number,
  wide: number,
  tall: number,
  count: number,
  seed: number,
): string {
  const random = createRandom(seed)
  const d = range(count)
    .map(() => {
      const [nx, ny, flip] = [
        between(random, left, left + wide),
        between(random, top, top + tall),
        random() > 0.5 ? 1 : -1,
      ]
      return `M${Math.round(nx)} ${Math.round(ny)}q${14 * flip}-16 ${28 * flip} 4`
    })
    .join('')
  return line(d, '#c98f4a', 17) + line(d, '#f2cf94', 11)
}

/** A kraft paper bag with a folded top, a clip and a window that shows what it holds; foot at y, 190 units wide and 290 tall. */
export function kraftBag(
  x: number,
  y: number,
  scale: number,
  paper: string,
  shade: string,
  band: string,
  window: string,
): string {
  return placed(
    x,
    y,
    scale,
    ellipse(6, 2, 112, 14, '#000', 0.25) +
      shape('M-92 0L-84-250H84L94 0z', paper) +
      shape('M46-250H84L94 0H58z', shade) +
      shape('M-86-292H86L84-244H-84z', shade) +
      shape('M-86-292H56L54-244H-84z', paper) +
      line('M-80-246H82', '#6a4426', 4) +
      rect(-20, -304, 40, 26, '#2b2636') +
      shape('M-89-216L-85-196Q0-180 86-196L88-216Q0-200-89-216z', band) +
      window,
  )
}

/** The floor and far wall of a wooden tray seen a little from above, to be drawn before its goods; front edge at y, 2 × half wide. */
export function trayBack(
  x: number,
  y: number,
  half: number,
  deep: number,
  wood: string,
  shade: string,
): string {
  return (
    shape(
      `M${Math.round(x - half * 0.92)},${Math.round(y - deep)}H${Math.round(x + half * 0.92)}` +
        `L${Math.round(x + half)},${Math.round(y)}H${Math.round(x - half)}z`,
      wood,
    ) + rect(x - half * 0.92, y - deep - deep * 0.34, half * 1.84, deep * 0.36, shade)
  )
}

/** The front wall of the wooden tray. */
export function trayFront(
  x: number,
  y: number,
  half: number,
  tall: number,
  wood: string,
  shade: string,
  rope: string,
): string {
  return (
    rect(x - half, y - tall * 0.2, half * 2, tall, wood) +
    rect(x - half, y + tall * 0.62, half * 2, tall * 0.18, shade) +
    line(
      `M${Math.round(x - half * 0.14)},${Math.round(y + tall * 0.1)}` +
        `q${Math.round(half * 0.14)},${Math.round(tall * 0.9)} ${Math.round(half * 0.28)},0`,
      rope,
      tall * 0.15,
    ) +
    circle(x - half * 0.14, y + tall * 0.1, tall * 0.1, shade) +
    circle(x + half * 0.14, y + tall * 0.1, tall * 0.1, shade) +
    line(
      `M${Math.round(x - half * 0.94)},${Math.round(y + tall * 0.2)}H${Math.round(x - half * 0.4)}` +
        `M${Math.round(x + half * 0.36)},${Math.round(y + tall * 0.3)}H${Math.round(x + half * 0.9)}`,
      shade,
      tall * 0.05,
    )
  )
}

/** Crisp golden jackfruit chips in a bag's window or a dish: ragged petals over one another. */
export function jackfruitChips(
  left: number,
  top: number,
  wide: number,
  tall: number,
  seed: number,
): string {
  const random = createRandom(seed)
  const chips = (count: number) =>
    range(count)
      .map(
        () =>
          `M${Math.round(between(random, left, left + wide))} ` +
          `${Math.round(between(random, top, top + tall))}q22-22 42 0 -6 30-18 34-22-10-24-34z`,
      )
      .join('')
  return shape(chips(9), '#e8b02c') + shape(chips(7), '#ffd75e')
}
