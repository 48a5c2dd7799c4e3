import { cloudBank } from '../../kit/cloud-sea'
import { foliage } from '../../kit/foliage'
import { mist, mountains } from '../../kit/haze'
import { fortGate, stoneSteps } from '../../kit/pass-fort'
import { type Point, smoothLine } from '../../kit/path'
import { aoDaiFigure } from '../../kit/people'
import { range } from '../../kit/rng'
import { ellipse, line, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sunDisc } from '../../kit/sun'
import { glints, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Da Nang: steps up to the brick gate of Hải Vân Quan at daybreak, and below the pass the bay, the city's towers and Sơn Trà. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sea = h * choose(frame, 0.4, 0.4, 0.4)
  const gate = choose(frame, { x: 0.31, y: 0.7, s: 1.2 }, { x: 0.35, y: 0.64, s: 1.0 }, { x: 0.34, y: 0.68, s: 0.92 })
  const [gx, gy, s] = [w * gate.x, h * gate.y, gate.s * u]
  const p = (x: number, y: number): Point => [w * x, h * y]
  const beach: Point[] = [
    p(1.06, choose(frame, 0.79, 0.72, 0.75)),
    p(0.92, choose(frame, 0.7, 0.64, 0.67)),
    p(choose(frame, 0.74, 0.72, 0.72), choose(frame, 0.6, 0.56, 0.57)),
    p(choose(frame, 0.68, 0.66, 0.66), 0.5),
    p(choose(frame, 0.74, 0.78, 0.78), 0.45),
    p(0.88, 0.435),
    p(1.06, 0.43),
  ]
  const towers = range(choose(frame, 15, 10, 10))
    .map((index) => {
      const part = index / choose(frame, 15, 10, 10)
      const x = w * (choose(frame, 0.73, 0.76, 0.76) + part * 0.28)
      const y = h * (0.47 + part * 0.02 + (index % 3) * 0.012)
      const tall = (26 + ((index * 37) % 50)) * u
      return whole`M${x},${y}v${-tall}h${15 * u}v${tall}z`
    })
    .join('')
  const crest: Point[] = [
    p(-0.04, choose(frame, 0.6, 0.55, 0.58)),
    [gx - 330 * s, gy - 20 * u],
    [gx, gy - 8 * u],
    [gx + 300 * s, gy + 6 * u],
    p(choose(frame, 0.6, 0.84, 0.82), choose(frame, 0.78, 0.74, 0.77)),
    p(choose(frame, 0.74, 0.98, 0.96), choose(frame, 0.9, 0.86, 0.88)),
    p(choose(frame, 0.86, 1.1, 1.1), 1.05),
  ]
  const figure = choose(frame, 1.5, 1.6, 1.35) * u
  return [
    sky(frame, sea, ['#6a74b0', '#c993b4', '#f9b48f', '#ffe0a0']),
    cloudStreaks(frame, h * 0.05, h * 0.2, 5, '#ffd9c0', 17, 0.55),
    sunDisc(w * choose(frame, 0.73, 0.78, 0.78), sea - choose(frame, 90, 120, 96) * u, choose(frame, 74, 78, 66) * u, '#fffbe0'),
    water(frame, sea, ['#ffdcae', '#b9b3c9', '#5f97b4', '#2f7a9c']),
    mountains(frame, { base: sea + 4, height: 70 * u, peaks: choose(frame, 6, 4, 4), seed: 44, fill: '#d99aa8', bottom: sea + 6 }),
    shape(
      whole`${smoothLine([p(choose(frame, 0.78, 0.7, 0.7), 0.425), p(choose(frame, 0.82, 0.8, 0.8), 0.36), p(choose(frame, 0.9, 0.92, 0.92), 0.31), p(choose(frame, 0.96, 1.0, 1.0), 0.36), p(1.05, 0.34)])}V${h * 0.43}z`,
      '#8a7aa8',
    ),
    glints({
      x: w * choose(frame, 0.6, 0.6, 0.6),
      top: sea + 10 * u,
      bottom: h * 0.76,
      widths: [70 * u, 260 * u],
      count: 18,
      colour: '#fff3cf',
      seed: 6,
      opacity: 0.75,
    }),
    shape(`${smoothLine(beach)}z`, '#fff1cf'),
    shape(
      `${smoothLine(beach.map(([x, y], index): Point => [x + (index > 0 && index < 6 ? 26 : 0) * u, y + (index < 4 ? 12 : 5) * u]))}z`,
      '#7f9f86',
    ),
    shape(towers, '#fff6e4'),
    line(smoothLine(beach.map(([x, y]): Point => [x - 18 * u, y - 4 * u])), '#fffdf4', 5 * u, 0.7),
    cloudBank({
      left: -40,
      right: w + 40,
      y: h * choose(frame, 0.72, 0.72, 0.73),
      billow: 210 * u,
      bottom: h,
      seed: 5,
      fill: '#f4c4bd',
      opacity: 0.85,
    }),
    cloudBank({ left: -40, right: w + 40, y: h * choose(frame, 0.79, 0.79, 0.81), billow: 260 * u, bottom: h, seed: 9, fill: '#ffe6d6' }),
    mist(frame, h * 0.5, h * 0.2, '#ffe9d0', 0.4, 'm'),
    shape(`${smoothLine(crest)}V${h + 20}H-30z`, '#3f6f66'),
    foliage(gx - 340 * s, gy - 40 * u, 150 * u, 90 * u, '#2f5f5c', 4) + foliage(gx + 310 * s, gy + 10 * u, 110 * u, 60 * u, '#2f5f5c', 7),
    fortGate(gx, gy, s, { brick: '#c9603f', shade: '#7f3640', light: '#f0a070', lip: '#e98a5c', moss: '#5f8a58' }),
    shape(
      whole`M-20,${gy + 6 * u}Q${gx - 200 * s},${gy - 14 * u} ${gx},${gy}T${gx + 300 * s},${gy - 2 * u}Q${gx + 440 * s},${gy + 50 * u} ${w * choose(frame, 0.62, 0.86, 0.84)},${h * 0.9}T${w * choose(frame, 0.74, 0.98, 0.96)},${h + 20}H-20z`,
      '#4f8a6a',
    ),
    stoneSteps(
      gx,
      gy - 2 * u,
      [74 * s, choose(frame, 210, 220, 200) * u],
      h - gy + 30 * u,
      13,
      choose(frame, 90, 50, 50) * u,
      '#ecc9a0',
      '#d6a58a',
      '#94605c',
    ),
    ellipse(gx + 52 * u, h * choose(frame, 0.83, 0.79, 0.82), 34 * u, 7 * u, '#5a3040', 0.4),
    aoDaiFigure(gx + 46 * u, h * choose(frame, 0.83, 0.79, 0.82), figure, { dress: '#ffc21f', trousers: '#fff6e4' }),
    foliage(w * 0.02, h * 1.0, 170 * u, 110 * u, '#23504f', 12) +
      foliage(w * choose(frame, 0.14, 0.16, 0.16), h * 1.04, 110 * u, 70 * u, '#2f6a5a', 15),
    foliage(w * choose(frame, 0.6, 0.86, 0.85), h * 1.02, 150 * u, 90 * u, '#23504f', 22) +
      foliage(w * choose(frame, 0.68, 0.98, 0.97), h * 1.05, 120 * u, 70 * u, '#2f6a5a', 25),
  ].join('')
}
