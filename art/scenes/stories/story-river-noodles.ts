import { cuppedHand } from '../../kit/hands'
import { num } from '../../kit/path'
import { line, placed, rect, shape } from '../../kit/shapes'
import { phoBowl, steam } from '../../kit/street-table'
import { ripples } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

const clay = {
  glaze: '#fff0d2',
  glazeShade: '#d9b98a',
  paint: '#2f6fa8',
  broth: '#e8c27a',
  noodle: '#fff8e6',
}

/** A bowl of hủ tiếu handed across the gap between two boats, not a drop over its rim. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const x = w * choose(frame, 0.47, 0.47, 0.47)
  const y = h * choose(frame, 0.56, 0.52, 0.54)
  const size = choose(frame, 1.12, 1.0, 0.92) * u
  const wave = (top: number, fill: string, lift: number) =>
    shape(
      `M0,${num(top)}Q${num(w * 0.2)},${num(top - lift)} ${num(w * 0.42)},${num(top)}T${num(w * 0.8)},${num(top)}T${num(w * 1.2)},${num(top)}V${h}H0z`,
      fill,
    )
  return [
    rect(0, 0, w, h, '#f4c98c'),
    shape(`M0,0H${w}V${num(h * 0.14)}L0,${num(h * 0.3)}z`, '#fbe0ac'),
    wave(h * 0.42, '#5fa09a', 60 * u),
    wave(h * 0.56, '#3a8288', 70 * u),
    wave(h * 0.7, '#226270', 70 * u),
    ripples({
      left: 0,
      right: w,
      top: h * 0.46,
      bottom: h,
      count: 18,
      colour: '#d9ecd6',
      seed: 7,
      opacity: 0.4,
      length: 200 * u,
    }),
    shape(`M0,${num(h * 0.7)}Q${num(w * 0.2)},${num(h * 0.8)} ${num(w * 0.26)},${h}H0z`, '#5a2f2c'),
    line(
      `M0,${num(h * 0.7)}Q${num(w * 0.2)},${num(h * 0.8)} ${num(w * 0.26)},${h}`,
      '#f0b860',
      20 * u,
    ),
    shape(
      `M${w},${num(h * 0.78)}Q${num(w * 0.84)},${num(h * 0.86)} ${num(w * 0.8)},${h}H${w}z`,
      '#2f3a5c',
    ),
    line(
      `M${w},${num(h * 0.78)}Q${num(w * 0.84)},${num(h * 0.86)} ${num(w * 0.8)},${h}`,
      '#8fb0c8',
      20 * u,
    ),
    steam(x + 30 * size, y - 260 * size, 1.7 * size, '#fff8e6', 0.75),
    placed(
      x,
      y,
      size,
      cuppedHand(-40, -60, 1.05, '#d8402c', '#8f2430', phoBowl(-10, 160, 3.5, clay), false),
    ),
    cuppedHand(x - 200 * size, y + 6 * size, 0.94 * size, '#3a4f8c', '#22315f', '', true),
  ].join('')
}
