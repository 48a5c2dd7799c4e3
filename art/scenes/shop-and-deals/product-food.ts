import { foliage } from '../../kit/foliage'
import { mangoFruit, mangoLeaf } from '../../kit/fruit'
import {
  cashews,
  jackfruitChips,
  kraftBag,
  mangoSlices,
  storeJar,
  trayBack,
  trayFront,
} from '../../kit/pantry'
import { coffeeBeans } from '../../kit/phin'
import { circle, clipped, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sun, sunRays } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Food to take home in a wooden tray: dried mango and cashews in jars, jackfruit chips and coffee in kraft bags. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const table = h * choose(frame, 0.66, 0.64, 0.65)
  const x = w * 0.5
  const half = choose(frame, 590, 396, 400) * u
  const front = h * choose(frame, 0.84, 0.8, 0.83)
  const foot = front - 26 * u
  const size = choose(frame, 1.3, 1.14, 1.08) * u
  const slot = (part: number) => x + part * half
  const chips = clipped(
    'j',
    'M-58-160H62L64-50H-60z',
    rect(-70, -170, 150, 130, '#c98a1f') + jackfruitChips(-74, -160, 110, 90, 5),
  )
  const badge =
    circle(2, -106, 54, '#fff6e4') +
    circle(2, -106, 44, '#2f6a4f') +
    shape('M-20-98Q-24-140 8-142 34-130 24-92 6-76-20-98z', '#c9402c') +
    line('M2-138Q-8-112 4-82', '#7a1f1c', 5)
  const dish = { x: w * choose(frame, 0.86, 0.78, 0.8), y: h * choose(frame, 0.955, 0.945, 0.96) }
  return [
    rect(0, 0, w, table, '#8fc25a'),
    sunRays(w * choose(frame, 0.24, 0.24, 0.24), h * 0.16, w * 1.2, 34, '#d6e88a', 0.5),
    sun(
      w * choose(frame, 0.24, 0.24, 0.24),
      h * choose(frame, 0.2, 0.18, 0.19),
      choose(frame, 96, 96, 88) * u,
      '#fff9d6',
    ),
    foliage(w * 0.1, table + 10, 240 * u, 120 * u, '#5fa046', 5) +
      foliage(w * 0.52, table + 30 * u, 330 * u, 110 * u, '#4f9140', 9) +
      foliage(w * 0.95, table, 260 * u, 150 * u, '#5fa046', 12),
    rect(0, table, w, h - table, '#b5683a') + rect(0, table, w, 18 * u, '#d98f56'),
    line(whole`M0,${table + 70 * u}H${w}M0,${h * 0.9}H${w}`, '#9a5430', 5 * u),
    [-0.02, 0.07, 0.9, 0.97, 0.82]
      .map((part, index) =>
        mangoLeaf(
          w * part,
          -20 - (index % 2) * 30 * u,
          3.2 * u,
          index % 2 ? '#2f7d43' : '#1d5a3c',
          '#8fc46a',
          (index - 2) * 12,
        ),
      )
      .join('') +
      mangoFruit(w * choose(frame, 0.93, 0.9, 0.9), -10, 4.2 * u, '#f9b92f', '#ef7d2d', 8, 30) +
      (frame.format === 'wide'
        ? mangoFruit(w * 0.84, -30, 3.6 * u, '#c9c83a', '#ef9a2d', -6, 26)
        : ''),
    ellipse(x, front + 84 * u, half * 1.06, 26 * u, '#7a3f26', 0.6),
    trayBack(x, front, half, 110 * u, '#8a4f2c', '#a8663a'),
    kraftBag(slot(-0.24), foot - 46 * u, 1.12 * size, '#d9a868', '#b5803f', '#2f8f6f', chips),
    kraftBag(slot(0.76), foot - 40 * u, 1.08 * size, '#c98f52', '#a06c34', '#d8322b', badge),
    storeJar(slot(-0.7), foot, 1.12 * size, mangoSlices(4), '#fbe9c4', '#e0322a', '#a81f26'),
    storeJar(
      slot(0.27),
      foot,
      1.06 * size,
      rect(-74, -164, 148, 158, '#a8763a') + cashews(-64, -156, 112, 144, 34, 7),
      '#fbe9c4',
      '#2f6fb0',
      '#1f4c86',
    ),
    trayFront(x, front, half, 84 * u, '#d99a5a', '#a8663a', '#fff1cf'),
    coffeeBeans(
      w * choose(frame, 0.12, 0.2, 0.2),
      h * choose(frame, 0.975, 0.96, 0.98),
      choose(frame, 1.5, 1.4, 1.3) * u,
      '#4a2418',
      '#9a6440',
    ),
    placed(
      dish.x,
      dish.y,
      1.1 * u,
      ellipse(0, 16, 130, 22, '#7a3f26', 0.6) +
        shape('M-120-12Q-96 34-40 34H40Q96 34 120-12z', '#2f8f9c') +
        ellipse(0, -12, 120, 24, '#7fd0cc') +
        cashews(-90, -26, 150, 22, 16, 4),
    ),
  ].join('')
}
