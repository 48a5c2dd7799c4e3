import { range } from './rng'
import { ellipse, line, placed, rect, shape } from './shapes'
import { whole } from './whole-path'

/** A pleated curtain gathered on its rail, from `top` to `bottom`, tied low. */
export function berthCurtain(
  left: number,
  width: number,
  top: number,
  bottom: number,
  cloth: string,
  shade: string,
  tie: string,
): string {
  const right = left + width
  const knot = top + (bottom - top) * 0.8
  const waist = width * 0.56
  const body =
    whole`M${left},${top}H${right}Q${right},${knot - width} ${left + waist},${knot}` +
    whole`Q${left + width * 0.7},${bottom - width * 0.5} ${left + width * 0.76},${bottom}H${left}z`
  const folds = [0.2, 0.44, 0.68, 0.88]
    .map((part) => {
      const x = left + width * part
      const y = left + waist * part
      return (
        whole`M${x},${top}q${width * 0.03},${(knot - top) * 0.55} ${y - x},${knot - top}l${width * 0.02},${(bottom - knot) * 0.9}` +
        whole`q${width * -0.01},${(bottom - knot) * -0.6} ${width * 0.07},${-(bottom - knot) * 0.9}` +
        whole`Q${x + width * 0.1},${top + (knot - top) * 0.6} ${x + width * 0.07},${top}z`
      )
    })
    .join('')
  return (
    shape(body, cloth) +
    shape(folds, shade) +
    line(
      whole`M${left - 4},${knot + 6}Q${left + waist * 0.6},${knot + 10} ${left + waist + 4},${knot - 2}`,
      tie,
      width * 0.09,
    )
  )
}

/** The luggage rack of a sleeping car with a rucksack and a conical hat on it; rail from `left` to `right`, y of its tube. */
export function luggageRack(
  left: number,
  right: number,
  y: number,
  scale: number,
  steel: string,
  shade: string,
): string {
  const net = range(25)
    .map(
      (index) =>
        whole`${index === 0 ? 'M' : 'L'}${left + ((right - left) * (index + 0.5)) / 25},${index % 2 === 0 ? y : y + 44 * scale}`,
    )
    .join('')
  const bag = placed(
    left + (right - left) * 0.3,
    y,
    scale,
    shape('M-120 0Q-136-70-96-104-40-124 40-114 110-100 116 0z', '#2b7f86') +
      shape('M-120 0Q-124-34-118-54H112Q118-30 116 0z', '#1f5f68') +
      shape('M-60-54H56V-14Q56 0 40 0H-44Q-60 0-60-14z', '#2b7f86') +
      line('M-96-104Q-70-60-72 0M84-104Q66-60 70 0', '#f0b23a', 7),
  )
  const hat = placed(
    left + (right - left) * 0.68,
    y,
    scale,
    ellipse(0, -4, 128, 10, '#b8813f') +
      shape('M-128-4Q-60-48-6-92 0-97 6-92 60-48 128-4 60 6 0 6-60 6-128-4z', '#f2d48c') +
      shape('M0-95L6-92Q60-48 128-4 80 4 30 6 26-50 0-95z', '#d3a655'),
  )
  return (
    line(net, shade, 2.6 * scale) +
    bag +
    hat +
    line(whole`M${left},${y}H${right}`, steel, 13 * scale) +
    line(whole`M${left},${y + 46 * scale}H${right}`, shade, 7 * scale)
  )
}

/** The back of a berth turned up for the day, its top at y, with a white cloth over it. */
export function berthBack(
  left: number,
  right: number,
  y: number,
  bottom: number,
  scale: number,
  hide: string,
  shade: string,
  linen: string,
): string {
  const seams = range(5)
    .map(
      (index) =>
        whole`M${left + ((right - left) * (index + 0.8)) / 5.6},${y + 30 * scale}V${bottom}`,
    )
    .join('')
  const r = 46 * scale
  return (
    shape(whole`M${left},${y}H${right - r}q${r},0 ${r},${r}V${bottom}H${left}z`, hide) +
    line(seams, shade, 5 * scale) +
    shape(
      whole`M${right - r},${y}q${r},0 ${r},${r}V${bottom}h${-24 * scale}V${y + r}q0,${-r * 0.7} ${-r},${-r}z`,
      shade,
    ) +
    shape(
      whole`M${left},${y - 8 * scale}H${right - 150 * scale}V${y + 70 * scale}H${left}z`,
      linen,
    ) +
    rect(left, y + 56 * scale, right - left - 150 * scale, 5 * scale, shade, 0.5)
  )
}
