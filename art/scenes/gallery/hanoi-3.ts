import { foliage, tree } from '../../kit/foliage'
import { khueVanCac } from '../../kit/khue-van-cac'
import { aoDaiFigure } from '../../kit/people'
import { range } from '../../kit/rng'
import { ellipse, line, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { choose, type Frame, type Scene, unit } from '../../scene'

const colours = {
  plaster: '#f7e2b6',
  plasterShade: '#c99a78',
  lacquer: '#c8371f',
  lacquerDark: '#5c1a22',
  gold: '#fccf5a',
  tile: '#a5523a',
  tileTrim: '#5e2430',
  brick: '#c27a52',
  brickShade: '#8a4a3c',
}

function garden(frame: Frame, ground: number, middle: number, u: number): string {
  const { width: w, height: h } = frame
  const rows = range(7)
  const edge = (side: number, y: number) =>
    middle + side * (58 + ((y - ground) / (h - ground)) * choose(frame, 300, 250, 230)) * u
  const path = `M${edge(-1, ground)},${ground}L${edge(-1, h)},${h}H${edge(1, h)}L${edge(1, ground)},${ground}z`
  const seams = rows.map((row) => {
    const y = ground + (h - ground) * ((row + 0.6) / 7) ** 1.7
    return `M${Math.round(edge(-1, y))},${Math.round(y)}H${Math.round(edge(1, y))}`
  })
  const shade = shape(
    `M${middle - 120 * u},${ground}H${middle + 120 * u}L${middle - 40 * u},${h}H${middle - 620 * u}z`,
    '#1f4a3c',
    0.28,
  )
  const hedges = [-1, 1].map((side) =>
    rows
      .slice(1)
      .map((row) => {
        const y = ground + (h - ground) * ((row + 0.2) / 7) ** 1.5
        const size = (24 + row * 12) * u
        return (
          ellipse(edge(side, y) + side * size * 1.2, y, size, size * 0.2, '#1f4a3c', 0.4) +
          foliage(
            edge(side, y) + side * size * 1.2,
            y - size * 0.5,
            size,
            size * 0.62,
            row % 2 === 0 ? '#3f7d52' : '#356f4c',
            row + 3,
          )
        )
      })
      .join(''),
  )
  return (
    rect(0, ground, w, h - ground, '#7fa858') +
    shape(path, '#e6b787') +
    line(seams.join(''), '#b98262', 2.4 * u) +
    shade +
    hedges.join('')
  )
}

/** Hanoi: Khuê Văn Các, the Pavilion of the Constellation of Literature, at the end of its garden path. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.74, 0.7, 0.73)
  const middle = w * choose(frame, 0.56, 0.5, 0.5)
  const size = choose(frame, 2.85, 3.2, 2.75) * u
  const crown = { trunk: '#3c2a30', dark: '#23564a', light: '#3f8159' }
  const girl = (part: number, y: number, scale: number, dress: string) =>
    aoDaiFigure(middle + part * u, h * y, scale * u, { dress })
  return [
    sky(frame, ground, ['#4fa9ad', '#a9d6c4', '#fdeebb', '#fbd28a']),
    cloudStreaks(frame, h * 0.06, h * 0.3, 6, '#fdf6dd', 9, 0.6),
    foliage(w * 0.08, ground - 190 * u, 220 * u, 150 * u, '#7fb59a', 4) +
      foliage(w * 0.94, ground - 200 * u, 230 * u, 160 * u, '#7fb59a', 8),
    foliage(w * 0.2, ground - 120 * u, 170 * u, 120 * u, '#4f9078', 14) +
      foliage(w * 0.86, ground - 110 * u, 180 * u, 130 * u, '#4f9078', 18),
    shape(
      `M${middle - 70 * u},${ground}V${ground - 200 * u}H${middle + 70 * u}V${ground}z`,
      '#fbe3a6',
    ) +
      foliage(middle, ground - 90 * u, 70 * u, 40 * u, '#8fbf8a', 5) +
      rect(middle - 70 * u, ground - 60 * u, 140 * u, 60 * u, '#c98d5e'),
    khueVanCac(middle, ground, size, w / size, colours),
    garden(frame, ground + 6 * u, middle, u),
    girl(-36, choose(frame, 0.86, 0.82, 0.86), 1.25, '#e0402a') +
      girl(20, choose(frame, 0.87, 0.83, 0.87), 1.3, '#fff6e4'),
    tree(
      w * choose(frame, 0.12, 0.02, 0.03),
      ground + 60 * u,
      choose(frame, 3.5, 3.3, 2.9) * u,
      crown,
      5,
    ),
    tree(
      w * choose(frame, 0.95, 1.0, 0.99),
      ground + 80 * u,
      choose(frame, 3.9, 3.6, 3.1) * u,
      crown,
      22,
    ),
  ].join('')
}
