import { num } from './path'
import { line, placed, rect, shape } from './shapes'

export interface TowerBrick {
  wall: string
  shade: string
  light: string
  eave: string
  dark: string
}

/** The Phước Duyên tower of Thiên Mụ pagoda: seven octagonal storeys tapering to a finial, foot at y, 64 units wide, 218 tall. */
export function thienMuTower(x: number, y: number, scale: number, c: TowerBrick): string {
  let content =
    rect(-46, -6, 92, 8, c.shade) + rect(-40, -13, 80, 8, c.light) + rect(-40, -13, 24, 8, c.shade)
  let base = -13
  for (let storey = 0; storey < 7; storey += 1) {
    const half = 31 - storey * 2.7
    const tall = 27 - storey * 1.1
    const front = half * 0.46
    const top = base - tall
    const door = front * 0.42
    content +=
      rect(-half, top, half * 2, tall, c.wall) +
      rect(-half, top, half - front, tall, c.shade) +
      rect(front, top, half - front, tall, c.light)
    content += shape(
      `M${num(-door)},${num(base)}v${num(-tall * 0.42)}a${num(door)},${num(door)} 0 0 1 ${num(door * 2)},0v${num(tall * 0.42)}z`,
      c.dark,
    )
    content += shape(
      `M${num(-half * 0.8)},${num(base - 3)}v${num(-tall * 0.3)}q${num(half * 0.08)},-4 ${num(half * 0.16)},0v${num(tall * 0.3)}zM${num(half * 0.64)},${num(base - 3)}v${num(-tall * 0.3)}q${num(half * 0.08)},-4 ${num(half * 0.16)},0v${num(tall * 0.3)}z`,
      c.dark,
      0.7,
    )
    content += shape(
      `M${num(-half - 7)},${num(top - 1)}L${num(-half + 1)},${num(top - 7)}H${num(half - 1)}L${num(half + 7)},${num(top - 1)}Q${num(half)},${num(top + 3)} ${num(front)},${num(top + 3.5)}H${num(-front)}Q${num(-half)},${num(top + 3)} ${num(-half - 7)},${num(top - 1)}z`,
      c.eave,
    )
    base = top - 6
  }
  const finial =
    shape(
      `M-13 ${num(base)}Q-9 ${num(base - 8)} 0 ${num(base - 9)} 9 ${num(base - 8)} 13 ${num(base)}z`,
      c.light,
    ) +
    shape(
      `M-3.4 ${num(base - 8)}Q-7 ${num(base - 15)} -2 ${num(base - 18)}L0 ${num(base - 28)} 2 ${num(base - 18)}Q7 ${num(base - 15)} 3.4 ${num(base - 8)}z`,
      c.eave,
    )
  return placed(x, y, scale, content + finial + line(`M-15 ${num(base)}H15`, c.eave, 2.4))
}
