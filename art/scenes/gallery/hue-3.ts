import { foliage } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { num } from '../../kit/path'
import { aoDaiFigure } from '../../kit/people'
import { range } from '../../kit/rng'
import { curvedRoof } from '../../kit/roof'
import { line, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { frangipani, stoneElephant, stoneMandarin } from '../../kit/tomb-court'
import { choose, type Frame, type Scene, unit } from '../../scene'

const stone = ['#a6988f', '#6f6470', '#d9c7a9'] as const

function stelePavilion(x: number, y: number, s: number): string {
  const opening = (px: number, half: number, tall: number) =>
    `M${num(px - half * s)},${num(y)}v${num(-tall * s)}a${num(half * s)},${num(half * s)} 0 0 1 ${num(half * 2 * s)},0v${num(tall * s)}z`
  const roof = { fill: '#a8492f', trim: '#5c2430' }
  return [
    range(5)
      .map((row) =>
        rect(
          x - (112 - row * 7) * s,
          y + (26 - row * 7) * s,
          (224 - row * 14) * s,
          8 * s,
          row % 2 === 0 ? '#8a7a7c' : '#c2ac98',
        ),
      )
      .join(''),
    rect(x - 70 * s, y - 66 * s, 140 * s, 66 * s, '#e0b98a') +
      rect(x - 70 * s, y - 66 * s, 22 * s, 66 * s, '#b98a70') +
      rect(x - 70 * s, y - 66 * s, 140 * s, 8 * s, '#b98a70'),
    shape(
      opening(0 + x, 15, 34) + opening(x - 44 * s, 9, 28) + opening(x + 44 * s, 9, 28),
      '#4a2434',
    ) + rect(x - 6 * s, y - 34 * s, 12 * s, 34 * s, '#8a7a80'),
    curvedRoof({
      x,
      y: y - 64 * s,
      half: 98 * s,
      height: 26 * s,
      ridge: 60 * s,
      tiles: 18,
      ...roof,
    }),
    rect(x - 42 * s, y - 108 * s, 84 * s, 24 * s, '#e0b98a') +
      line(`M${num(x - 32 * s)},${num(y - 96 * s)}h${num(64 * s)}`, '#a8321f', 8 * s),
    curvedRoof({
      x,
      y: y - 106 * s,
      half: 68 * s,
      height: 30 * s,
      ridge: 32 * s,
      tiles: 13,
      ...roof,
    }),
    shape(
      `M${num(x - 9 * s)},${num(y - 137 * s)}q${num(9 * s)},${num(-16 * s)} ${num(18 * s)},0z`,
      '#5c2430',
    ),
  ].join('')
}

function court(frame: Frame, ground: number, vx: number, u: number): string {
  const { width: w, height: h } = frame
  const rows = range(7).map((row) => ground + (h - ground) * ((row + 0.35) / 7) ** 1.9)
  const fans = range(15).map(
    (index) => `M${num(vx)},${num(ground - 40 * u)}L${num(vx + (index - 7) * w * 0.24)},${h}`,
  )
  const path = `M${num(vx - 30 * u)},${num(ground)}L${num(vx - w * 0.2)},${h}H${num(vx + w * 0.2)}L${num(vx + 30 * u)},${num(ground)}z`
  return (
    rect(0, ground, w, h - ground, '#c79a86') +
    shape(path, '#f0c797') +
    line(rows.map((y) => `M0,${num(y)}H${w}`).join('') + fans.join(''), '#96687055', 2.4 * u)
  )
}

/** Hue: the court of honour of a royal tomb, stone mandarins in two rows under flowering frangipani. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.64, 0.62, 0.64)
  const vx = w * choose(frame, 0.54, 0.5, 0.5)
  const ranks = [0.14, 0.34, 0.62, 1].map((part) => ({
    y: ground + (h * choose(frame, 0.985, 0.95, 0.97) - ground) * part,
    size: (0.56 + part * choose(frame, 1.9, 1.9, 1.6)) * u,
    out: (90 + part * choose(frame, 430, 300, 290)) * u,
  }))
  const shadows = ranks
    .map(({ y, size, out }) =>
      [-1, 1]
        .map(
          (side) =>
            `M${num(vx + side * out - 26 * size)},${num(y)}h${num(52 * size)}l${num(-130 * size)},${num(30 * size)}h${num(-54 * size)}z`,
        )
        .join(''),
    )
    .join('')
  const statues = ranks.map(({ y, size, out }, index) =>
    [-1, 1]
      .map((side) =>
        index === 1
          ? stoneElephant(vx + side * out * 1.12, y, size * 0.95, stone[0], stone[1], side < 0)
          : stoneMandarin(vx + side * out, y, size * 1.12, ...stone),
      )
      .join(''),
  )
  const bloom = { wood: '#5f4658', leaf: '#3f7a55', petal: '#fffaf0', heart: '#f9c440' }
  return [
    sky(frame, ground, ['#c7798c', '#eda58c', '#fbd197', '#fff0c2']),
    cloudStreaks(frame, h * 0.06, h * 0.3, 6, '#fbd9b4', 13, 0.6),
    hills(frame, {
      base: ground - 40 * u,
      height: 130 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 4,
      fill: '#b08a98',
    }),
    foliage(w * 0.1, ground - 60 * u, 240 * u, 90 * u, '#5f7a72', 3) +
      foliage(w * 0.92, ground - 60 * u, 240 * u, 90 * u, '#5f7a72', 6) +
      foliage(vx - 230 * u, ground - 30 * u, 140 * u, 60 * u, '#6f8a78', 9) +
      foliage(vx + 240 * u, ground - 30 * u, 140 * u, 56 * u, '#6f8a78', 12),
    rect(0, ground - 34 * u, w, 34 * u, '#a87a74') + rect(0, ground - 40 * u, w, 8 * u, '#e0b184'),
    stelePavilion(vx, ground - 32 * u, choose(frame, 1.5, 1.6, 1.4) * u),
    court(frame, ground, vx, u),
    shape(shadows, '#6a3f5c', 0.35),
    statues.slice(0, 2).join(''),
    frangipani(
      w * choose(frame, 0.1, 0.0, 0.02),
      ground + 60 * u,
      choose(frame, 2.2, 2.4, 2) * u,
      bloom,
      false,
      4,
    ),
    frangipani(
      w * choose(frame, 0.95, 1.02, 1.0),
      ground + 50 * u,
      choose(frame, 2.3, 2.5, 2.1) * u,
      bloom,
      true,
      4,
    ),
    aoDaiFigure(vx + 18 * u, h * choose(frame, 0.82, 0.78, 0.82), 1.35 * u, { dress: '#e0402a' }),
    statues.slice(2).join(''),
  ].join('')
}
