import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

/** Over-ear headphones standing on their cushions, seen from the front; foot at y, 330 units wide and 360 tall. */
export function headphones(
  x: number,
  y: number,
  scale: number,
  shell: string,
  shade: string,
  pad: string,
  steel: string,
): string {
  const band =
    line('M-122-170Q-130-340 0-342T122-170', shell, 34) +
    line('M-96-180Q-100-306 0-310T96-180', pad, 18) +
    line('M-122-210Q-124-330 0-352', '#fff', 6, 0.35)
  const arms = line('M-124-186V-130M124-186V-130', steel, 14)
  const cup = (side: number) =>
    shape(
      `M${side * 96}-172Q${side * 60}-160 ${side * 60}-96T${side * 96}-14Q${side * 112}-20 ${side * 112}-92T${side * 96}-172z`,
      pad,
    ) +
    shape(
      `M${side * 104}-178Q${side * 166}-172 ${side * 168}-94T${side * 104}-8Q${side * 118}-60 ${side * 116}-94T${side * 104}-178z`,
      shell,
    ) +
    shape(
      `M${side * 138}-160Q${side * 168}-140 ${side * 168}-94T${side * 104}-8Q${side * 146}-40 ${side * 148}-94T${side * 138}-160z`,
      shade,
    )
  return placed(x, y, scale, ellipse(0, 0, 170, 16, '#000', 0.25) + band + arms + cup(-1) + cup(1))
}

/** A power bank standing upright with four lights and a cable looping from its top to the right; foot at y, 130 units wide and 250 tall. */
export function powerBank(
  x: number,
  y: number,
  scale: number,
  body: string,
  shade: string,
  cable: string,
): string {
  const lights = shining(
    range(4)
      .map((index) => circle(-30 + index * 20, -44, 6, index < 3 ? '#8dffb8' : '#3f6a6a'))
      .join(''),
  )
  return placed(
    x,
    y,
    scale,
    ellipse(20, 0, 100, 12, '#000', 0.25) +
      line('M20-244V-284Q20-330 76-326 140-318 124-240T210-60Q250-20 300-30', cable, 9) +
      rect(6, -262, 28, 26, '#e6e9f2') +
      shape('M-64-18V-226Q-64-246-44-246H46Q66-246 66-226V-18Q66 0 46 0H-44Q-64 0-64-18z', body) +
      shape('M30-246H46Q66-246 66-226V-18Q66 0 46 0H30z', shade) +
      shape('M-8-190L-34-122H-8L-18-76 26-142H2L14-190z', '#ffd86a') +
      lights,
  )
}

/** A universal plug adapter cube with two flat pins up, its sockets in front and a lit port; foot at y, 170 units wide and 210 tall. */
export function plugAdapter(
  x: number,
  y: number,
  scale: number,
  face: string,
  side: string,
  top: string,
  dark: string,
): string {
  return placed(
    x,
    y,
    scale,
    ellipse(20, 0, 120, 12, '#000', 0.25) +
      shape('M-34-160V-206H-20V-160zM10-166V-212H24V-166z', '#d9dbe6') +
      shape('M-20-206V-160H-26V-206zM24-212V-166H18V-212z', '#9aa0b4') +
      shape('M-84-150L-44-176H86L52-150z', top) +
      shape('M52-150L86-176V-20L52 0z', side) +
      rect(-84, -150, 136, 150, face) +
      circle(-16, -92, 42, top) +
      rect(-36, -108, 9, 32, dark) +
      rect(-5, -108, 9, 32, dark) +
      circle(-16, -64, 6, dark) +
      rect(-62, -36, 34, 12, dark) +
      rect(-8, -36, 34, 12, dark) +
      shining(circle(36, -132, 6, '#8dffb8')),
  )
}
