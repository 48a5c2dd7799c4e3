import { flowerBicycle } from '../../kit/flower-bicycle'
import { branch } from '../../kit/foliage'
import { num } from '../../kit/path'
import { cycle, range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { tubeHouse } from '../../kit/tube-house'
import { choose, type Frame, type Scene, unit } from '../../scene'

const walls = [
  { wall: '#f0bd55', shade: '#cf8f3c', shutter: '#2f7a66' },
  { wall: '#e2876a', shade: '#b9604f', shutter: '#f6dfae' },
  { wall: '#f7e3b8', shade: '#d8b27e', shutter: '#3c7f93' },
  { wall: '#8fb7a6', shade: '#6a9488', shutter: '#7a3a35' },
  { wall: '#e8a24a', shade: '#c17a37', shutter: '#3f6b4f' },
] as const
const awnings = [
  ['#d8412a', '#fff1cf'],
  ['#2b857d', '#fff1cf'],
  ['#e9a12f', '#fff6e4'],
] as const

function street(frame: Frame, kerb: number, u: number): string {
  const count = choose(frame, 8, 5, 5)
  const step = (frame.width * 1.04) / count
  return range(count)
    .map((index) => {
      const house = tubeHouse({
        x: 0,
        base: 0,
        width: step - 5 * u,
        storeys: cycle([2, 3, 2, 3, 2, 2, 3, 2], index + choose(frame, 0, 2, 2)),
        tall: choose(frame, 148, 176, 148) * u,
        ...cycle(walls, index * 2),
        trim: '#fff1cf',
        dark: '#3a2233',
        awning: cycle(awnings, index),
        top: cycle(['tiles', 'tiles', 'parapet'] as const, index),
        roof: '#a34a36',
      })
      const stretch = cycle([1.08, 0.92, 1.18, 1, 0.98, 1.12, 0.94], index)
      return `<g transform="translate(${num(-frame.width * 0.02 + index * step)},${num(kerb)})scale(1,${stretch})">${house}</g>`
    })
    .join('')
}

/** Hanoi: a vendor's bicycle heaped with flowers before the tube houses of the old quarter in morning light. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const kerb = h * choose(frame, 0.74, 0.7, 0.73)
  const bikeX = w * choose(frame, 0.64, 0.52, 0.53)
  const wire = (y: number, sag: number) =>
    `M-10,${Math.round(h * y)}Q${Math.round(w * 0.5)},${Math.round(h * (y + sag))} ${w + 10},${Math.round(h * (y - 0.03))}`
  const leaves = { wood: '#3a2430', leaf: '#3f7d52', blossom: '#d8542e' }
  return [
    sky(frame, kerb, ['#8cc9cb', '#f9ecc2', '#fbd892']),
    street(frame, kerb, u),
    shape(`M0,${kerb}V${h * 0.1}L${w * choose(frame, 0.26, 0.3, 0.3)},${kerb}z`, '#3a2050', 0.3),
    line(wire(0.2, 0.07) + wire(0.215, 0.09) + wire(0.235, 0.06), '#2a1a30', 2.4 * u, 0.75),
    rect(0, kerb, w, h - kerb, '#8d6a78') + rect(0, kerb, w, 20 * u, '#d8b08e') + rect(0, kerb + 20 * u, w, 8 * u, '#6d4c63'),
    shape(`M0,${h}V${kerb + 28 * u}H${w * 0.4}L${w * 0.16},${h}z`, '#4a3152', 0.55),
    line(
      range(6)
        .map((index) => `M${Math.round(w * (0.1 + index * 0.17))},${Math.round(kerb + (60 + (index % 3) * 40) * u)}h${Math.round(110 * u)}`)
        .join(''),
      '#b18c8c',
      5 * u,
      0.5,
    ),
    flowerBicycle(bikeX, h * choose(frame, 0.94, 0.9, 0.93), choose(frame, 4.1, 4.4, 4) * u, '#6a3f9a', '#2a2036'),
    branch(w + 10, h * 0.03, choose(frame, 2, 2, 1.7) * u, leaves, true, 5),
    branch(-20, h * 0.01, choose(frame, 1.8, 1.7, 1.5) * u, leaves, false, 8),
  ].join('')
}
