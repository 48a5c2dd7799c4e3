import { num } from './path'
import { range } from './rng'
import { line, shape } from './shapes'

export interface CableStayOptions {
  /** foot and top of the leaning pylon. */
  foot: readonly [number, number]
  top: readonly [number, number]
  left: number
  right: number
  deck: number
  width: number
  steel: string
  cable: string
  lamp: string
}

/** A cable-stayed bridge with one leaning pylon, like Ba Son bridge in Saigon. */
export function cableStay(o: CableStayOptions): string {
  const [fx, fy] = o.foot
  const [tx, ty] = o.top
  const fan = (end: number, count: number) =>
    range(count)
      .map((index) => {
        const part = (index + 1) / count
        const from = 0.3 + part * 0.68
        return `M${num(fx + (tx - fx) * from)},${num(fy + (ty - fy) * from)}L${num(fx + (end - fx) * (0.12 + part * 0.88))},${num(o.deck)}`
      })
      .join('')
  const w = o.width
  const road = (lift: number) =>
    `M${num(o.left - w * 24)},${num(fy - w * 1.4 - lift)}Q${num(o.left - w * 10)},${num(o.deck - lift)} ${num(o.left)},${num(o.deck - lift)}H${num(o.right + 200)}`
  const pylon =
    shape(
      `M${num(fx - w)},${num(fy)}L${num(tx - w * 0.4)},${num(ty)}h${num(w * 0.9)}L${num(fx + w * 1.1)},${num(fy)}z`,
      o.steel,
    ) + line(`M${num(tx)},${num(ty)}L${num(fx - w * 0.2)},${num(o.deck)}`, o.cable, w * 0.3)
  const lamps = line(
    range(24)
      .map(
        (index) =>
          `M${num(o.left + ((o.right - o.left) * index) / 23)},${num(o.deck - w * 0.9)}h.1`,
      )
      .join(''),
    o.lamp,
    w * 0.5,
  )
  return (
    line(fan(o.left, 13) + fan(o.right, 9), o.cable, w * 0.12, 0.85) +
    pylon +
    line(road(0), o.steel, w) +
    line(road(w * 0.4), o.lamp, w * 0.2) +
    lamps
  )
}
