import { basketStack, clothSteamer, rollPlate, sheetLifter } from '../../kit/banh-cuon'
import { steam } from '../../kit/pho-stall'
import { range } from '../../kit/rng'
import { circle, ellipse, line, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { glow } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Hanoi street food: a cook lifts a sheet of bánh cuốn from the steaming cloth, bamboo baskets stacked beside her, tiles behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const counter = h * choose(frame, 0.74, 0.72, 0.74)
  const front = h * choose(frame, 0.88, 0.82, 0.87)
  const k = choose(frame, 1.56, 1.7, 1.5) * u
  const pot = { x: w * choose(frame, 0.46, 0.39, 0.39), y: counter + 30 * u }
  const lampX = w * choose(frame, 0.3, 0.24, 0.22)
  const lampY = h * choose(frame, 0.17, 0.14, 0.15)
  const tile = 74 * u
  const wainscot = h * choose(frame, 0.36, 0.38, 0.36)
  const grid = range(Math.ceil(w / tile) + 1)
    .map((index) => whole`M${index * tile},${wainscot}V${counter}`)
    .join('')
  const rows = range(Math.ceil((counter - wainscot) / tile) + 1)
    .map((index) => whole`M0,${wainscot + index * tile}H${w}`)
    .join('')
  const marks = range(Math.ceil(w / tile) * 4)
    .map((index) => {
      const [column, row] = [Math.floor(index / 4), index % 4]
      const [cx, cy] = [(column + 0.5) * tile, wainscot + (row + 0.5) * tile]
      return (column + row) % 2 === 0
        ? whole`M${cx},${cy - 15 * u}l${15 * u},${15 * u} ${-15 * u},${15 * u} ${-15 * u},${-15 * u}z`
        : ''
    })
    .join('')
  return [
    rect(0, 0, w, h, '#2a6f72'),
    rect(0, wainscot, w, h, '#f3d9a0'),
    line(grid + rows, '#e0b878', 3 * u),
    shape(marks, '#d98a4a'),
    rect(0, wainscot - 16 * u, w, 18 * u, '#c8452f'),
    glow(lampX, lampY + 20 * u, 460 * u, '#ffcf6a', 0.75, 'lg'),
    shining(circle(lampX, lampY + 14 * u, 34 * u, '#fff3c4')),
    line(whole`M${lampX},0V${lampY - 40 * u}`, '#1a3f44', 5 * u),
    shape(
      whole`M${lampX - 78 * u},${lampY + 12 * u}Q${lampX - 60 * u},${lampY - 50 * u} ${lampX},${lampY - 54 * u}T${lampX + 78 * u},${lampY + 12 * u}z`,
      '#c8452f',
    ),
    sheetLifter(pot.x - 40 * u, pot.y - 170 * k, k * 1.02, '#7a3f8f', '#5a2c70'),
    rect(0, counter, w, h, '#7a3a34'),
    ellipse(pot.x, pot.y + 4 * u, 150 * k, 14 * u, '#3a1a20', 0.5),
    basketStack(
      w * choose(frame, 0.76, 0.83, 0.83),
      counter + 26 * u,
      choose(frame, 1.4, 1.35, 1.2) * u,
      choose(frame, 5, 6, 5),
    ),
    frame.format === 'wide' ? basketStack(w * 0.93, counter + 30 * u, 1.3 * u, 3) : '',
    clothSteamer(pot.x, pot.y, k, '#c3cdd0', '#8a99a4', '#eef4f2'),
    steam(pot.x - 92 * k, pot.y - 190 * k, 1.1 * k, '#fffaf0', 0.5) +
      steam(
        w * choose(frame, 0.77, 0.84, 0.84),
        counter - choose(frame, 420, 470, 360) * u,
        0.75 * u,
        '#fffaf0',
        0.5,
      ),
    rect(0, front, w, h, '#a8523c'),
    line(whole`M0,${front}H${w}`, '#e08a54', 9 * u),
    ellipse(w * choose(frame, 0.24, 0.4, 0.38), front + 34 * u, 240 * u, 18 * u, '#6a2c2c', 0.5),
    rollPlate(
      w * choose(frame, 0.2, 0.33, 0.3),
      front + choose(frame, 40, 64, 42) * u,
      choose(frame, 1.5, 1.75, 1.4) * u,
    ),
    frame.format === 'wide' ? rollPlate(w * 0.66, front + 52 * u, 1.2 * u) : '',
  ].join('')
}
