import { foliage } from '../../kit/foliage'
import { hills, mist } from '../../kit/haze'
import { crestHeight, type Point, smoothLine } from '../../kit/path'
import { pine, pineRow } from '../../kit/pine'
import { rowingBoat } from '../../kit/rowing-boat'
import { line, mirrored, shape } from '../../kit/shapes'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { church, villa } from '../../kit/villa'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const house = { wall: '#f7d9a8', shade: '#d99f7c', roof: '#b8473c', roofShade: '#8c3340', timber: '#5a2c38', lamp: '#ffe9a8' }

function shore(frame: Frame, lake: number, u: number): string {
  const { width: w } = frame
  const left: Point[] = [
    [-20, lake - 190 * u],
    [w * 0.16, lake - 170 * u],
    [w * choose(frame, 0.36, 0.3, 0.3), lake - 70 * u],
    [w * choose(frame, 0.52, 0.46, 0.46), lake + 6 * u],
  ]
  const right: Point[] = [
    [w * choose(frame, 0.44, 0.32, 0.32), lake + 6 * u],
    [w * choose(frame, 0.58, 0.5, 0.5), lake - 66 * u],
    [w * choose(frame, 0.72, 0.68, 0.68), lake - 120 * u],
    [w * 0.88, lake - 108 * u],
    [w + 30, lake - 190 * u],
  ]
  const on = (points: readonly Point[]) => (x: number) => crestHeight(points, x) + 12 * u
  const steeple = w * choose(frame, 0.7, 0.66, 0.66)
  return [
    pineRow(-10, w * choose(frame, 0.5, 0.44, 0.44), on(left), 130 * u, '#2f5f6c', 4),
    shape(whole`${smoothLine(left)}V${lake + 6 * u}H-20z`, '#2a5560'),
    pineRow(w * choose(frame, 0.48, 0.36, 0.36), w * choose(frame, 0.64, 0.54, 0.54), on(right), 100 * u, '#1f4a55', 9),
    pineRow(w * choose(frame, 0.78, 0.82, 0.82), w + 30, on(right), 140 * u, '#1f4a55', 12),
    church(steeple, lake - 108 * u, choose(frame, 1.5, 1.5, 1.35) * u, house),
    shape(whole`${smoothLine(right)}V${lake + 6 * u}z`, '#1d4650'),
    villa(w * choose(frame, 0.84, 0.86, 0.86), lake - 62 * u, 0.62 * u, house, true),
    villa(w * choose(frame, 0.58, 0.5, 0.5), lake - 26 * u, 0.46 * u, house),
    pineRow(
      w * choose(frame, 0.61, 0.54, 0.54),
      w * choose(frame, 0.8, 0.78, 0.78),
      (x) => lake - 10 * u - Math.abs(Math.sin(x / 60)) * 16 * u,
      88 * u,
      '#17394a',
      21,
    ),
  ].join('')
}

/** Da Lat before breakfast: pine hills and the church steeple stand in the mist of the lake, a rowing boat draws a line across it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const lake = h * choose(frame, 0.57, 0.47, 0.56)
  const boat = { x: w * choose(frame, 0.67, 0.56, 0.56), y: h * choose(frame, 0.75, 0.6, 0.74) }
  return [
    sky(frame, lake, ['#5f8fb0', '#b9c6cf', '#fbd5b4', '#ffe9c4']),
    cloudStreaks(frame, h * 0.06, h * 0.26, 6, '#fff1e0', 15, 0.6),
    sun(w * choose(frame, 0.48, 0.3, 0.3), h * choose(frame, 0.27, 0.22, 0.26), 74 * u, '#fff7e0', '#ffe6bd'),
    hills(frame, { base: lake - 150 * u, height: 160 * u, peaks: choose(frame, 2.6, 1.6, 1.6), seed: 12, fill: '#a9b4c6', bottom: lake }),
    hills(frame, { base: lake - 110 * u, height: 110 * u, peaks: choose(frame, 3.4, 2.2, 2.2), seed: 7, fill: '#7f9bb0', bottom: lake }),
    mist(frame, lake - 190 * u, 220 * u, '#fbe6d2', 0.75, 'm1'),
    water(frame, lake, ['#f3dcc6', '#9fb9c2', '#356878', '#0c2a3a']),
    mirrored('s', shore(frame, lake, u), lake + 4 * u, 0.38, 0.55),
    line(whole`M-10,${lake + 1}H${w + 10}`, '#fff4e4', 2, 0.5),
    mist(frame, lake - 60 * u, 130 * u, '#fff0de', 0.8, 'm2'),
    ripples({ left: 0, right: w, top: lake + 60 * u, bottom: h, count: 16, colour: '#fff0de', seed: 3, opacity: 0.4, length: 240 * u }),
    ripples({ left: 0, right: w, top: lake + 120 * u, bottom: h, count: 14, colour: '#123a4c', seed: 14, opacity: 0.4, length: 260 * u }),
    shape(
      whole`M${boat.x - 90 * u},${boat.y + 2 * u}Q${boat.x + 200 * u},${boat.y - 10 * u} ${w + 20},${boat.y - 66 * u}V${boat.y - 56 * u}Q${boat.x + 220 * u},${boat.y + 2 * u} ${boat.x + 60 * u},${boat.y + 12 * u}zM${boat.x - 20 * u},${boat.y + 12 * u}Q${boat.x + 220 * u},${boat.y + 30 * u} ${w + 20},${boat.y + 60 * u}v${8 * u}Q${boat.x + 200 * u},${boat.y + 40 * u} ${boat.x - 20 * u},${boat.y + 12 * u}z`,
      '#fff4e4',
      0.5,
    ),
    mirrored('b', rowingBoat(boat.x, boat.y, choose(frame, 1.7, 1.7, 1.55) * u, '#e8412a', '#fff1cf'), boat.y + 9 * u, 0.4, 0.6),
    pine(
      w * choose(frame, 0.965, 1, 0.99),
      h * choose(frame, 1.04, 0.9, 1.03),
      choose(frame, 4.1, 4.6, 3.9) * u,
      '#2b1f30',
      '#0f3038',
      '#1b4a4c',
      6,
    ),
    shape(
      whole`M${w * choose(frame, 0.76, 0.6, 0.64)},${h + 10}Q${w * 0.9},${h * choose(frame, 0.93, 0.84, 0.93)} ${w + 20},${h * choose(frame, 0.9, 0.82, 0.9)}V${h + 10}z`,
      '#0f2c36',
    ),
    foliage(w * 0.99, h * choose(frame, 0.93, 0.84, 0.93), 90 * u, 46 * u, '#0f2c36', 4),
    birds(w * choose(frame, 0.56, 0.5, 0.5), h * 0.14, 0.9 * u, '#4a6580'),
  ].join('')
}
