import { paddies, windingRoad } from '../../kit/fields'
import { foliage } from '../../kit/foliage'
import { junk } from '../../kit/junk'
import { karst, karstRow } from '../../kit/karst'
import { shoulderPoleFigure } from '../../kit/people'
import { quanChuong } from '../../kit/quan-chuong'
import { line, rect, shape } from '../../kit/shapes'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { backpacker } from '../../kit/walkers'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** From Hanoi to Ha Long: through the arch of the old east gate a road winds over the rice fields to karsts in a golden bay. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const gate = { x: w * choose(frame, 0.36, 0.46, 0.46), y: h * choose(frame, 0.86, 0.8, 0.86), k: choose(frame, 1.8, 2.1, 1.75) * u }
  const bay = gate.y - 104 * gate.k
  const shore = gate.y - 66 * gate.k
  const k = gate.k
  const sunX = gate.x + choose(frame, 330, 30, 20) * u
  const dark = { fill: '#3f6a86', shade: '#2f5575' }
  return [
    sky(frame, bay, ['#3f8fae', '#a9d3c4', '#ffe7a6', '#ffc36e']),
    cloudStreaks(frame, h * 0.05, h * 0.3, 6, '#fff4d6', 9, 0.7),
    sun(choose(frame, w * 0.79, w * 0.84, w * 0.84), h * choose(frame, 0.24, 0.16, 0.18), 84 * u, '#fffbe0', '#fff0b4'),
    karstRow({
      left: choose(frame, w * 0.56, -20, -20),
      right: w + 20,
      base: bay + 2,
      count: choose(frame, 5, 5, 5),
      heights: [60 * u, 150 * u],
      widths: [100 * u, 190 * u],
      seed: 14,
      fill: '#8fb0a8',
    }),
    water(frame, bay, ['#ffdf9a', '#7fc0b0', '#3f98a0']),
    karst({ x: gate.x - 30 * k, base: bay + 10 * u, width: 46 * k, height: 66 * k, seed: 8, ...dark, light: 'right' }),
    karst({ x: gate.x + 40 * k, base: bay + 14 * u, width: 40 * k, height: 44 * k, seed: 5, ...dark, light: 'right' }),
    karst({
      x: w * choose(frame, 0.72, 0.95, 0.97),
      base: bay + 18 * u,
      width: 210 * u,
      height: 260 * u,
      seed: 12,
      ...dark,
      light: 'right',
    }),
    choose(frame, karst({ x: w * 0.92, base: bay + 24 * u, width: 260 * u, height: 200 * u, seed: 17, ...dark, light: 'left' }), '', ''),
    ripples({
      left: gate.x - 90 * u,
      right: w,
      top: bay + 8 * u,
      bottom: shore,
      count: 10,
      colour: '#fff6d0',
      seed: 4,
      opacity: 0.7,
      length: 110 * u,
    }),
    junk(gate.x + 14 * k, bay + 24 * k, 0.24 * k, { sail: '#e8412a', sailShade: '#b92f26', hull: '#3a1a2a' }),
    frame.format === 'wide' ? junk(w * 0.8, bay + 70 * u, 0.9 * u, { sail: '#e8412a', sailShade: '#b92f26', hull: '#3a1a2a' }, true) : '',
    paddies({
      width: w,
      top: shore,
      bottom: h,
      rows: 5,
      vanishX: gate.x + 30 * u,
      fills: ['#8fbf55', '#b8cf5c', '#6fa84c', '#d9cf62'],
      edge: '#4f7d3c',
      seed: 5,
    }),
    windingRoad({
      bends: [
        [gate.x, gate.y + 30 * u, 74 * k],
        [gate.x + 14 * k, gate.y - 26 * k, 30 * k],
        [gate.x - 20 * k, gate.y - 46 * k, 14 * k],
        [gate.x + 14 * k, gate.y - 58 * k, 7 * k],
        [gate.x + 2 * k, shore, 4 * k],
      ],
      fill: '#f3dcae',
      edge: '#d0a878',
    }),
    foliage(gate.x + 250 * k, gate.y - 40 * k, 110 * u, 90 * u, '#2f6a4c', 4) +
      foliage(gate.x - 250 * k, gate.y - 40 * k, 150 * u, 140 * u, '#2f6a4c', 9),
    quanChuong(gate.x, gate.y, k, {
      brick: '#a8503c',
      light: '#e0935a',
      shade: '#7c3438',
      dark: '#451c2c',
      roof: '#5a2a34',
      trim: '#d98a54',
    }),
    rect(0, gate.y - 4 * u, w, h, '#6a3a48'),
    shape(whole`M${gate.x - 66 * k},${gate.y - 4 * u}H${gate.x + 66 * k}L${gate.x + 130 * k},${h + 10}H${gate.x - 130 * k}z`, '#c98a6a'),
    line(whole`M-10,${gate.y - 4 * u}H${gate.x - 66 * k}M${gate.x + 66 * k},${gate.y - 4 * u}H${w + 10}`, '#e0935a', 6 * u),
    line(
      whole`M${gate.x - 40 * k},${gate.y + 26 * u}h${60 * k}M${gate.x - 70 * k},${gate.y + 66 * u}h${84 * k}M${gate.x + 20 * k},${gate.y + 48 * u}h${60 * k}`,
      '#a86a58',
      4 * u,
    ),
    shoulderPoleFigure(
      gate.x + choose(frame, 210, 150, 150) * k,
      gate.y + 46 * u,
      choose(frame, 1.5, 1.5, 1.35) * u,
      '#2f9c93',
      '#f0b23a',
      true,
    ),
    backpacker(
      gate.x - 62 * k,
      gate.y + choose(frame, 84, 150, 84) * u,
      choose(frame, 0.78, 0.95, 0.78) * u,
      '#e8412a',
      '#b0302a',
      '#ffd23f',
    ),
    birds(sunX, h * choose(frame, 0.16, 0.08, 0.09), 1 * u, '#4f7a80'),
  ].join('')
}
