import { buffalo, egret } from '../../kit/animals'
import { basketBoat } from '../../kit/boats'
import { paddies } from '../../kit/fields'
import { foliage, grove } from '../../kit/foliage'
import { hills, mist } from '../../kit/haze'
import { nipa } from '../../kit/nipa'
import { num } from '../../kit/path'
import { seatedFigure } from '../../kit/people'
import { line, mirrored, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { ripples } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

const leaf = { leaf: '#1f5f4c', light: '#3f8f58', rib: '#9fb85a' }
const dark = { leaf: '#123f3c', light: '#1f5f4a', rib: '#5f8a4a' }

/** Hoi An: basket boats among the nipa palms of Cẩm Thanh, a child riding a buffalo along the rice behind them. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.36, 0.34, 0.35)
  const bank = h * choose(frame, 0.6, 0.57, 0.59)
  const walker = { x: w * choose(frame, 0.52, 0.5, 0.5), y: bank - 12 * u }
  const boat = (x: number, y: number, scale: number, shirt: string, flip: boolean, id: string) => {
    const paddle =
      line(flip ? 'M-16-30L-38 10' : 'M18-30L40 10', '#5a3322', 3) +
      shape(flip ? 'M-34 4l-10 18 8 2 6-18z' : 'M36 4l10 18-8 2-6-18z', '#5a3322')
    return mirrored(
      id,
      basketBoat(
        w * x,
        h * y,
        scale,
        '#c98a45',
        '#7a4a2a',
        seatedFigure(-3, -12, 0.72, shirt, '#2b2030', flip) + paddle,
      ),
      h * y + 8 * scale,
      0.35,
      0.6,
    )
  }
  const child =
    seatedFigure(walker.x - 4 * u, walker.y - 84 * u, 0.95 * u, '#e0402a', '#2b3a6a', true) +
    line(
      `M${num(walker.x - 22 * u)},${num(walker.y - 96 * u)}q${num(-30 * u)},${num(-4 * u)} ${num(-50 * u)},${num(20 * u)}`,
      '#f0dca0',
      2 * u,
    )
  return [
    sky(frame, horizon, ['#7cc0c0', '#cfe6c0', '#fdeeb4']),
    cloudStreaks(frame, h * 0.05, h * 0.24, 5, '#fbfae0', 4, 0.7),
    hills(frame, {
      base: horizon - 6 * u,
      height: 110 * u,
      peaks: choose(frame, 4, 2.6, 3),
      seed: 19,
      fill: '#93bfb4',
    }),
    grove(-60, w + 80, horizon + 2, 44 * u, '#6fa580', 3),
    paddies({
      width: w,
      top: horizon,
      bottom: bank + 30 * u,
      rows: 6,
      vanishX: w * 0.6,
      fills: ['#e8c64a', '#c6c552', '#f3d768', '#a5b84a'],
      edge: '#7f9a3c',
      seed: 6,
    }),
    mist(frame, horizon - 30 * u, 90 * u, '#fff6cf', 0.6, 'f'),
    rect(0, bank, w, h - bank, '#2f8478') +
      rect(0, h * 0.8, w, h * 0.2, '#1f6a68') +
      shape(
        `M0,${num(bank + 40 * u)}Q${num(w * 0.5)},${num(bank + 20 * u)} ${w},${num(bank + 46 * u)}V${num(h * 0.72)}Q${num(w * 0.5)},${num(h * 0.76)} 0,${num(h * 0.7)}z`,
        '#5fae8e',
        0.6,
      ),
    mirrored(
      'k',
      shape(
        `M-10,${num(bank + 14 * u)}V${num(bank - 8 * u)}Q${num(w * 0.5)},${num(bank - 22 * u)} ${w + 10},${num(bank - 8 * u)}V${num(bank + 14 * u)}z`,
        '#5f8a48',
      ) +
        buffalo(walker.x, walker.y, 1.5 * u, '#4a3a46', '#ecd9b0') +
        child +
        foliage(w * choose(frame, 0.3, 0.2, 0.2), bank, 60 * u, 20 * u, '#4f8a4c', 4),
      bank + 14 * u,
      0.4,
      0.6,
    ),
    egret(w * choose(frame, 0.67, 0.74, 0.74), bank + 2 * u, 1.05 * u) +
      egret(w * choose(frame, 0.7, 0.8, 0.8), bank + 4 * u, 0.85 * u, true),
    nipa(
      w * choose(frame, 0.17, 0.03, 0.03),
      bank + 50 * u,
      choose(frame, 1.35, 1.2, 1.1) * u,
      leaf,
      -4,
      3,
    ) +
      nipa(
        w * choose(frame, 0.88, 0.97, 0.97),
        bank + 56 * u,
        choose(frame, 1.4, 1.2, 1.1) * u,
        leaf,
        4,
        7,
      ) +
      nipa(
        w * choose(frame, 0.98, 1.1, 1.1),
        bank + 80 * u,
        choose(frame, 1.6, 1.4, 1.2) * u,
        leaf,
        0,
        8,
      ),
    ripples({
      left: 0,
      right: w,
      top: bank + 40 * u,
      bottom: h,
      count: 32,
      colour: '#d9efc4',
      seed: 5,
      opacity: 0.45,
      length: 190 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: bank + 60 * u,
      bottom: h,
      count: 24,
      colour: '#12504f',
      seed: 15,
      opacity: 0.5,
      length: 230 * u,
    }),
    boat(
      choose(frame, 0.42, 0.36, 0.37),
      choose(frame, 0.75, 0.7, 0.74),
      1.6 * u,
      '#7a58b0',
      true,
      'a',
    ),
    boat(
      choose(frame, 0.63, 0.6, 0.6),
      choose(frame, 0.87, 0.81, 0.88),
      choose(frame, 2.7, 2.7, 2.4) * u,
      '#e8402a',
      false,
      'b',
    ),
    nipa(
      w * choose(frame, 0.02, -0.06, -0.05),
      h * 1.05,
      choose(frame, 2.6, 2, 1.8) * u,
      dark,
      4,
      12,
    ),
    nipa(
      w * choose(frame, 0.99, 1.08, 1.07),
      h * 1.06,
      choose(frame, 2.3, 1.8, 1.6) * u,
      dark,
      -6,
      14,
    ),
  ].join('')
}
