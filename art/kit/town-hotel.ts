import { range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

export interface HotelColours {
  wall: string
  shade: string
  trim: string
  dark: string
  lamp: string
  sign: string
}

/** A narrow Vietnamese town hotel: a lit lobby, floors of one balcony each, a blank sign down its side, a steel water tank on top; ground at y, 170 units wide, 120 + 92 a floor tall. */
export function townHotel(
  x: number,
  y: number,
  scale: number,
  floors: number,
  c: HotelColours,
): string {
  const top = -100 - floors * 92
  const floor = (index: number) => {
    const base = -100 - index * 92
    const lit = index % 3 !== 1
    const window =
      rect(-52, base - 72, 42, 66, lit ? c.lamp : c.dark) +
      rect(10, base - 72, 42, 66, index % 2 === 0 ? c.lamp : c.dark)
    return (
      (lit || index % 2 === 0 ? shining(window) : window) +
      line(`M-31${base - 72}v66M31${base - 72}v66`, c.trim, 4) +
      rect(-76, base - 6, 152, 10, c.trim) +
      line(
        `M-70${base - 32}H70${range(9)
          .map((bar) => `M${-68 + bar * 17}${base - 32}v26`)
          .join('')}`,
        c.dark,
        3,
      ) +
      (index % 2 === 0
        ? circle(-56, base - 38, 12, '#3f8a58') + circle(-42, base - 34, 9, '#5aa864')
        : circle(52, base - 36, 11, '#3f8a58'))
    )
  }
  const lobby =
    shining(rect(-62, -80, 124, 80, c.lamp)) +
    line('M-22-80V0M22-80V0', c.dark, 4) +
    shape('M-92-100H92L84-78H-84z', c.sign) +
    rect(-10, -46, 20, 46, c.dark, 0.25)
  const crown =
    rect(-92, top - 12, 184, 16, c.trim) +
    line(`M-70${top - 12}v-34H40v34M-14${top - 46}v34`, c.dark, 5) +
    line(`M14${top - 66}h44`, '#d5dce4', 34) +
    line(`M22${top - 82}v32M50${top - 82}v32`, '#9aa7b5', 4) +
    shape(`M-78${top - 46}L-70${top - 58}H-6L0${top - 46}z`, c.sign)
  const sign =
    rect(78, top + 40, 34, 230, c.sign) +
    shining(
      range(5)
        .map((index) => rect(86, top + 52 + index * 43, 18, 30, c.lamp))
        .join(''),
    )
  return placed(
    x,
    y,
    scale,
    crown +
      rect(-85, top, 170, -top, c.wall) +
      rect(62, top, 23, -top, c.shade) +
      range(floors).map(floor).join('') +
      lobby +
      sign,
  )
}
