import { cyclist } from '../../kit/bikes'
import { riceTuft } from '../../kit/fields'
import { foliage, grove, tree } from '../../kit/foliage'
import { hills, mist } from '../../kit/haze'
import { karst } from '../../kit/karst'
import { num } from '../../kit/path'
import { range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { glow } from '../../kit/sun'
import { pagodaTower, templePavilion } from '../../kit/temple'
import { choose, type Frame, type Scene, unit } from '../../scene'

const shrine = {
  wall: '#f6c98f',
  pillar: '#b9331f',
  roof: '#c4472c',
  trim: '#6a2430',
  stone: '#d9c9ae',
  glow: '#ffe6a0',
}

function thuySon(frame: Frame, x: number, base: number, u: number): string {
  const s = choose(frame, 1, 1.1, 0.95) * u
  const rock = { base, fill: '#b08a7c', shade: '#7d6472', light: 'left' as const, steps: 9 }
  const zig = ['M-40 0L60-70', 'M60-70L-60-130', 'M-60-130L-150-236'].map((d) =>
    d.replace(
      /(-?\d+)[ ]?(-?\d+)/g,
      (_, a: string, b: string) => `${num(x + Number(a) * s)},${num(base + Number(b) * s)}`,
    ),
  )
  const cave = `M${num(x + 120 * s)},${num(base - 10 * s)}q${num(-10 * s)},${num(-90 * s)} ${num(34 * s)},${num(-104 * s)}q${num(56 * s)},${num(-4 * s)} ${num(60 * s)},${num(60 * s)}l${num(-8 * s)},${num(46 * s)}z`
  const clumps = [
    [-210, -150, 60],
    [-120, -330, 54],
    [70, -430, 60],
    [190, -330, 70],
    [250, -180, 66],
    [-20, -180, 44],
    [-290, -60, 80],
    [310, -70, 90],
    [130, -250, 46],
  ].map(([dx = 0, dy = 0, r = 0], index) =>
    foliage(
      x + dx * s,
      base + dy * s,
      r * s,
      r * 0.55 * s,
      index % 2 === 0 ? '#3f7a5a' : '#5c9463',
      index + 3,
    ),
  )
  return [
    karst({ x: x + 190 * s, width: 340 * s, height: 390 * s, seed: 9, ...rock }),
    karst({ x: x + 20 * s, width: 420 * s, height: 520 * s, seed: 21, ...rock }),
    templePavilion(x + 30 * s, base - 508 * s, 0.5 * s, shrine),
    karst({ x: x - 150 * s, width: 330 * s, height: 290 * s, seed: 33, ...rock, fill: '#c49a82' }),
    pagodaTower(x - 150 * s, base - 280 * s, 1.3 * s, 7, shrine),
    clumps.join(''),
    templePavilion(x + 70 * s, base - 288 * s, 1 * s, shrine) +
      foliage(x + 60 * s, base - 280 * s, 80 * s, 18 * s, '#3f7a5a', 22),
    line(zig.join(''), '#7d5a5c', 15 * s) + line(zig.join(''), '#fbe3b4', 9 * s),
    shape(cave, '#4a2a44') + glow(x + 166 * s, base - 40 * s, 64 * s, '#ffb84a', 0.95, 'cg'),
  ].join('')
}

/** Da Nang: the Marble Mountains rising from the plain, stairs climbing to a pagoda tower on the cliff. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const base = h * choose(frame, 0.77, 0.72, 0.76)
  const x = w * choose(frame, 0.63, 0.54, 0.55)
  const far = { base: base - 24 * u, fill: '#a3a6a8', light: 'left' as const }
  const trees = { trunk: '#4a2c34', dark: '#2f6250', light: '#5c9460' }
  return [
    sky(frame, base - 80 * u, ['#f3b65c', '#fad084', '#fff0c4']),
    cloudStreaks(frame, h * 0.05, h * 0.34, 7, '#fff4d2', 29, 0.7),
    hills(frame, {
      base: base - 90 * u,
      height: 130 * u,
      peaks: choose(frame, 4, 2.6, 2.6),
      seed: 6,
      fill: '#d9b48c',
    }),
    rect(0, base - 96 * u, w, 96 * u, '#7fb8b4') +
      rect(0, base - 96 * u, w, 5 * u, '#e3f0d6') +
      mist(frame, base - 150 * u, 110 * u, '#fff0c8', 0.7, 'f'),
    karst({
      x: w * choose(frame, 0.26, 0.12, 0.12),
      width: 240 * u,
      height: 190 * u,
      seed: 5,
      ...far,
    }) +
      karst({
        x: w * choose(frame, 0.37, 0.28, 0.28),
        width: 180 * u,
        height: 130 * u,
        seed: 7,
        ...far,
      }) +
      karst({
        x: w * choose(frame, 0.95, 1, 1),
        width: 280 * u,
        height: 250 * u,
        seed: 15,
        ...far,
        fill: '#96949a',
      }),
    grove(-60, w + 60, base - 18 * u, 50 * u, '#86a878', 8),
    thuySon(frame, x, base, u),
    rect(0, base - 6 * u, w, h, '#9cb455') + grove(-60, w + 60, base, 46 * u, '#3f7a55', 4),
    templePavilion(x - 60 * u, base + 14 * u, 1 * u, { ...shrine, roof: '#a33a2c' }),
    tree(x + 270 * u, base + 14 * u, 1.3 * u, trees, 6) +
      tree(x - 300 * u, base + 16 * u, 1.2 * u, trees, 9) +
      tree(w * 0.03, base + 16 * u, 1.5 * u, trees, 12),
    range(4)
      .map((row) =>
        shape(
          `M0,${num(base + (34 + row * 40) * u)}Q${num(w * 0.5)},${num(base + (18 + row * 42) * u)} ${w},${num(base + (36 + row * 40) * u)}V${h}H0z`,
          ['#e6c65a', '#b9c158', '#efd06a', '#8fae4c'][row] ?? '#8fae4c',
        ),
      )
      .join(''),
    line(
      `M-10,${num(base + 88 * u)}Q${num(w * 0.5)},${num(base + 70 * u)} ${w + 10},${num(base + 90 * u)}`,
      '#f7dfb0',
      26 * u,
    ),
    cyclist(w * choose(frame, 0.34, 0.24, 0.24), base + 88 * u, 1.15 * u, '#d8326a', '#3a2530'),
    range(choose(frame, 10, 7, 7))
      .map((index) =>
        riceTuft(
          w * (index + 0.5) * choose(frame, 0.1, 0.145, 0.145),
          h + 8 * u,
          1.5 * u,
          '#5f7f34',
          '#f4c542',
          30,
        ),
      )
      .join(''),
  ].join('')
}
