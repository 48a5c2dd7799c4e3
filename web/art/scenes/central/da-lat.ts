import { cyclist } from '../../kit/bikes'
import { branch } from '../../kit/foliage'
import { hills, mist } from '../../kit/haze'
import { crestHeight, type Point, smoothLine } from '../../kit/path'
import { pine, pineRow } from '../../kit/pine'
import { ellipse, line, mirrored, placed, shape } from '../../kit/shapes'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { church, villa } from '../../kit/villa'
import { ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const cream = { wall: '#fbe6c2', shade: '#dfb592', roof: '#c2543f', roofShade: '#93383a', timber: '#6a2f35', lamp: '#ffd05e' }
const rose = { ...cream, wall: '#f4c0ae', shade: '#d1908a', roof: '#8c4a63', roofShade: '#683652' }

function swan(x: number, y: number, scale: number, flip = false): string {
  const body =
    shape('M-34 4Q-42-10-30-14-10-16 4-14 30-18 42-30 40 0 30 6 0 12-34 4z', '#fffaf0') +
    shape('M-30-10Q-38-34-26-40-14-42-16-32-22-36-25-32-27-24-18-10z', '#fffaf0')
  return placed(x, y, scale, body + shape('M-32-36l-8 4 9 2z', '#f0922e') + shape('M0-14V-26H16V-15z', '#e0402a'), flip)
}

function shore(frame: Frame, base: number, u: number): string {
  const { width: w } = frame
  const crest: Point[] = [
    [-20, base - 150 * u],
    [w * 0.2, base - 100 * u],
    [w * 0.5, base - 50 * u],
    [w * 0.76, base - 130 * u],
    [w + 20, base - 190 * u],
  ]
  const land = smoothLine(crest.map(([x, y]): Point => [x, y]))
  const y = (x: number) => crestHeight(crest, x)
  const villaX = w * choose(frame, 0.63, 0.56, 0.56)
  return [
    pineRow(-20, w + 20, y, 180 * u, '#3f7a72', 9),
    shape(`${land}V${base}H-20z`, '#6fa573'),
    villa(w * choose(frame, 0.82, 0.86, 0.86), base - 92 * u, 1.25 * u, rose, true),
    shape(
      `M-20,${base}Q${Math.round(w * 0.3)},${base - 70 * u} ${Math.round(w * 0.62)},${base - 50 * u}T${w + 20},${base - 100 * u}V${base}z`,
      '#4f8a62',
    ),
    villa(villaX, base - 18 * u, 1.5 * u, cream),
    pine(villaX + 150 * u, base - 14 * u, 1.2 * u, '#4a2f3a', '#1f5552', '#2f7362', 4),
    pine(villaX + 210 * u, base - 20 * u, 0.95 * u, '#4a2f3a', '#2a645a', '#3c8068', 6),
    pine(villaX - 165 * u, base - 12 * u, 1.1 * u, '#4a2f3a', '#1f5552', '#2f7362', 7),
    line(`M-10,${base - 2 * u}H${w + 10}`, '#f3dcae', 7 * u),
    cyclist(w * choose(frame, 0.4, 0.24, 0.25), base - 5 * u, 0.85 * u, '#e0402a', '#3a2530'),
  ].join('')
}

/** Da Lat: pine hills and French villas around the misty lake, a church spire, a cherry branch in flower. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const base = h * choose(frame, 0.66, 0.62, 0.65)
  const far: Point[] = [
    [-20, base - 260 * u],
    [w * 0.3, base - 180 * u],
    [w * 0.6, base - 250 * u],
    [w + 20, base - 210 * u],
  ]
  const trunk = '#33222f'
  return [
    sky(frame, base, ['#9fb4de', '#e3c3d8', '#fbdcc4', '#fdeecb']),
    sun(w * choose(frame, 0.46, 0.5, 0.48), base - choose(frame, 360, 430, 370) * u, 88 * u, '#fffaf0', '#ffe9b0'),
    cloudStreaks(frame, h * 0.1, h * 0.28, 5, '#fff4ea', 8, 0.7),
    hills(frame, { base: base - 190 * u, height: 190 * u, peaks: choose(frame, 3, 2, 2), seed: 15, fill: '#b6b3d8' }),
    hills(frame, { base: base - 150 * u, height: 150 * u, peaks: choose(frame, 4, 2.4, 3), seed: 6, fill: '#8fa3c4' }),
    mist(frame, base - 290 * u, 190 * u, '#fff3e6', 0.8, 'f'),
    pineRow(-20, w + 20, (x) => crestHeight(far, x) + 90 * u, 104 * u, '#6f9aa0', 3),
    shape(`${smoothLine(far.map(([x, y]): Point => [x, y + 90 * u]))}V${base}H-20z`, '#6f9aa0'),
    church(w * choose(frame, 0.3, 0.27, 0.27), base - 118 * u, 1.3 * u, rose),
    mist(frame, base - 190 * u, 140 * u, '#fdf3e2', 0.75, 'g'),
    water(frame, base, ['#e9d3cb', '#8fb3b8', '#4d8a94', '#2a5f70']),
    mirrored('sh', shore(frame, base, u), base, 0.42, 0.7),
    mist(frame, base - 30 * u, 120 * u, '#fff6e8', 0.45, 'i'),
    ripples({ left: 0, right: w, top: base + 30 * u, bottom: h, count: 24, colour: '#fdf1de', seed: 4, opacity: 0.4, length: 260 * u }),
    mirrored(
      'sw',
      swan(w * choose(frame, 0.72, 0.66, 0.68), h * choose(frame, 0.83, 0.76, 0.82), 1.3 * u) +
        swan(w * choose(frame, 0.54, 0.42, 0.44), h * choose(frame, 0.76, 0.705, 0.755), 0.8 * u, true),
      h * choose(frame, 0.84, 0.77, 0.83),
      0.25,
      0.5,
    ),
    ellipse(w * choose(frame, 0.97, 1, 1), h * 1.03, 300 * u, 150 * u, '#1d4a4c'),
    pine(w * choose(frame, 0.955, 0.93, 0.94), h * 0.96, choose(frame, 3.6, 4.1, 3.6) * u, trunk, '#143d42', '#22585a', 11),
    pine(w * choose(frame, 0.885, 1.02, 1.03), h * 0.99, choose(frame, 2.7, 3.1, 2.7) * u, trunk, '#1a484b', '#2b6663', 12),
    branch(-10, h * 0.045, choose(frame, 1.7, 1.4, 1.4) * u, { wood: '#4a2a38', leaf: '#e58fae', blossom: '#f9c3d2' }, false, 6),
    birds(w * 0.62, h * 0.18, 0.9 * u, '#6a6a98'),
  ].join('')
}
