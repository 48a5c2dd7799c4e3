import { motorbike } from '../../kit/bikes'
import { grove } from '../../kit/foliage'
import { line, mirrored, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { bitexco, landmark81, towerBlocks } from '../../kit/skyline'
import { sun } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { waterbus } from '../../kit/waterbus'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

function city(frame: Frame, bank: number, u: number): string {
  const { width: w } = frame
  const left = choose(frame, 0.3, -0.02, -0.02) * w
  const tone = { fill: '#3b2a6b', light: '#c2557a', lamp: '#ffd27a' }
  return [
    towerBlocks({
      left: -20,
      right: w + 20,
      base: bank,
      heights: [30 * u, 110 * u],
      width: 62 * u,
      seed: 5,
      fills: ['#b65a86', '#a64f84'],
    }),
    towerBlocks({
      left,
      right: w + 20,
      base: bank,
      heights: [70 * u, 180 * u],
      width: 60 * u,
      seed: 13,
      fills: ['#7b3f80', '#6c3878'],
      lamp: '#ffb46a',
    }),
    landmark81(w * choose(frame, 0.87, 0.8, 0.8), bank, choose(frame, 1.32, 1.5, 1.3) * u, tone),
    bitexco(w * choose(frame, 0.56, 0.32, 0.32), bank, choose(frame, 1.3, 1.4, 1.22) * u, tone),
    towerBlocks({
      left,
      right: w + 20,
      base: bank,
      heights: [30 * u, 110 * u],
      width: 52 * u,
      seed: 29,
      fills: ['#432b6c', '#372460', '#50306f'],
      lamp: '#ffd27a',
    }),
    grove(-10, w + 10, bank + 2, 34 * u, '#241a4c', 6),
  ].join('')
}

/** Saigon at dusk from the river: the yellow water bus before the towers, the sun going down between Bitexco and Landmark 81. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const bank = h * choose(frame, 0.56, 0.46, 0.54)
  const sunX = w * choose(frame, 0.71, 0.56, 0.56)
  const boat = { x: w * choose(frame, 0.68, 0.54, 0.52), y: h * choose(frame, 0.7, 0.58, 0.72) }
  const quay = h * choose(frame, 0.93, 0.86, 0.93)
  return [
    sky(frame, bank, ['#2a2767', '#7d3f86', '#e8656e', '#ffb066']),
    cloudStreaks(frame, h * 0.1, bank * 0.75, 9, '#ff9d7c', 21, 0.55),
    sun(sunX, bank - 96 * u, 104 * u, '#ffe9a6', '#ffc47a'),
    water(frame, bank, ['#f58a62', '#b24f7c', '#4a2f72', '#191645']),
    mirrored('c', city(frame, bank, u), bank + 4 * u, 0.42, 0.62),
    shining(line(whole`M0,${bank + 3 * u}H${w}`, '#ffd27a', 3 * u, 0.7)),
    ripples({
      left: 0,
      right: w,
      top: bank + 14 * u,
      bottom: h,
      count: 26,
      colour: '#3a2868',
      seed: 8,
      opacity: 0.5,
      length: 260 * u,
    }),
    glints({
      x: sunX,
      top: bank + 10,
      bottom: h * 0.98,
      widths: [120 * u, 380 * u],
      count: 18,
      colour: '#ffd08a',
      seed: 9,
      opacity: 0.8,
    }),
    mirrored(
      'b',
      waterbus(boat.x, boat.y, choose(frame, 1.5, 1.55, 1.4) * u, '#ffc83a', '#d8862a', '#fff3c4'),
      boat.y + 14 * u,
      0.32,
      0.5,
    ),
    line(
      whole`M${boat.x - 205 * u},${boat.y + 12 * u}q${-70 * u},${4 * u} ${-120 * u},${22 * u}M${boat.x + 190 * u},${boat.y + 10 * u}h${150 * u}M${boat.x + 210 * u},${boat.y + 24 * u}h${80 * u}`,
      '#ffe3c0',
      6 * u,
      0.75,
    ),
    shape(
      whole`M${w * choose(frame, 0.48, 0.3, 0.3)},${h + 10}L${w * choose(frame, 0.58, 0.44, 0.44)},${quay}H${w + 10}V${h + 10}z`,
      '#120f36',
    ),
    rect(w * choose(frame, 0.58, 0.44, 0.44), quay - 4 * u, w, 8 * u, '#5a3a70'),
    motorbike(
      w * choose(frame, 0.86, 0.84, 0.84),
      quay,
      choose(frame, 1.35, 1.4, 1.25) * u,
      { bike: '#e8412a', shirt: '#2fb0a0', helmet: '#ffd23f', light: '#ffe3a0' },
      true,
    ),
    birds(w * choose(frame, 0.42, 0.6, 0.6), h * 0.16, 1 * u, '#2a2052'),
  ].join('')
}
