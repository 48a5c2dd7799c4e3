import { sampan } from '../../kit/boats'
import { copyAt, stencils } from '../../kit/copies'
import { grove } from '../../kit/foliage'
import { lantern, silks } from '../../kit/lantern'
import type { Point } from '../../kit/path'
import { seatedFigure, standingRower } from '../../kit/people'
import { arcadeWall, bougainvillea, cafeTable, glazedBalustrade } from '../../kit/river-arcade'
import { cycle, range } from '../../kit/rng'
import { ellipse, line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { shopHouse } from '../../kit/shop-house'
import { cloud, sky } from '../../kit/sky'
import { sunDisc } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

const house = {
  wall: '#f6c24a',
  wallShade: '#dd9c34',
  roof: '#9a5a44',
  roofShade: '#6a3a38',
  wood: '#5a2c24',
  shutter: '#2f7d78',
  glow: '#8a4a2a',
  upper: 'windows' as const,
}

/** A hotel balcony in Hoi An: yellow arches hung with bougainvillea, coffee on the table, a boat on the Hoài river. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const river = h * choose(frame, 0.5, 0.47, 0.49)
  const rail = h * choose(frame, 0.76, 0.74, 0.75)
  const boat = { x: w * choose(frame, 0.5, 0.46, 0.47), y: h * choose(frame, 0.66, 0.64, 0.65) }
  const half = choose(frame, 250, 330, 310) * u
  const arches = choose(frame, [0.16, 0.5, 0.84], [0.47], [0.47]).map((part) => ({
    x: part * w,
    half,
    spring: h * choose(frame, 0.4, 0.36, 0.42),
  }))
  const sides =
    frame.format === 'wide'
      ? []
      : [-0.38, 1.32].map((part) => ({
          x: part * w,
          half,
          spring: h * choose(frame, 0.4, 0.36, 0.42),
        }))
  const blooms = choose<readonly Point[]>(
    frame,
    [
      [0.31, 0.02],
      [0.33, 0.1],
      [0.35, 0.19],
      [0.37, 0.04],
      [0.42, 0.02],
      [0.34, 0.3],
      [0.6, 0.0],
      [0.66, 0.04],
      [0.67, 0.14],
      [0.7, 0.02],
      [0.02, 0.05],
      [0.96, 0.04],
      [0.99, 0.14],
      [0.88, 0.01],
    ],
    [
      [0.02, 0.03],
      [0.1, 0.05],
      [0.18, 0.02],
      [0.05, 0.12],
      [0.08, 0.21],
      [0.26, 0.05],
      [0.36, 0.02],
      [0.9, 0.03],
      [0.95, 0.11],
      [0.8, 0.02],
      [0.06, 0.3],
      [0.47, 0.0],
    ],
    [
      [0.02, 0.04],
      [0.1, 0.06],
      [0.18, 0.03],
      [0.05, 0.15],
      [0.08, 0.26],
      [0.27, 0.05],
      [0.36, 0.02],
      [0.9, 0.04],
      [0.95, 0.13],
      [0.8, 0.02],
      [0.06, 0.37],
      [0.47, 0.0],
    ],
  ).map(([x, y]): Point => [x * w, y * h])
  const table = { x: w * choose(frame, 0.68, 0.74, 0.74), y: h * choose(frame, 0.8, 0.815, 0.8) }
  const hung = choose(frame, [0.165, 0.835], [0.72], [0.74]).map(
    (part): Point => [part * w, h * choose(frame, 0.18, 0.17, 0.19)],
  )
  const count = choose(frame, 9, 5, 5)
  const home = shopHouse({ ...house, x: 0, base: 0, width: 190, height: 170 })
  const bank = range(count)
    .map((index) =>
      placed(
        (index - 0.4) * 184 * u,
        river,
        u,
        `<use href="#o" transform="scale(1,${0.9 + ((index * 3) % 4) * 0.09})"/>`,
      ),
    )
    .join('')
  return [
    stencils([
      ['f', bougainvillea('#2f7d4f', '#e0357e', '#ff7fae', 4)],
      ['g', bougainvillea('#2f7d4f', '#e0357e', '#ff7fae', 9)],
      ['o', home],
    ]),
    sky(frame, river, ['#5cb8b8', '#c9e2c0', '#ffd98a']),
    sunDisc(w * choose(frame, 0.5, 0.62, 0.6), river - 190 * u, 72 * u, '#fff6d4'),
    cloud(w * choose(frame, 0.14, 0.36, 0.34), river - 260 * u, 260 * u, '#fff6e0', 0.8) +
      cloud(w * 0.84, river - 240 * u, 240 * u, '#fff6e0', 0.7),
    grove(-10, w + 10, river, 150 * u, '#6aa877', 6),
    water(frame, river, ['#f2cf86', '#9cc29a', '#3c9490', '#1c6670']),
    mirrored('h', bank, river + 4, 0.4, 0.5),
    glints({
      x: w * choose(frame, 0.5, 0.62, 0.6),
      top: river + 70 * u,
      bottom: rail,
      widths: [70 * u, 180 * u],
      count: 14,
      colour: '#fff3c4',
      seed: 6,
      opacity: 0.8,
    }),
    ripples({
      left: 0,
      right: w,
      top: river + 20 * u,
      bottom: rail + 20 * u,
      count: 22,
      colour: '#2a7f80',
      seed: 9,
      opacity: 0.5,
      length: 190 * u,
    }),
    mirrored(
      'b',
      sampan(
        boat.x,
        boat.y,
        1.5 * u,
        '#3a2a2a',
        '#b9773c',
        seatedFigure(-18, -4, 0.66, '#fff6e4'),
      ) + standingRower(boat.x + 60 * u, boat.y - 10 * u, u, '#d8412a', '#2b2030', true),
      boat.y + 6 * u,
      0.35,
      0.5,
    ),
    rect(-10, rail - 4, w + 20, h - rail + 20, '#a8482e'),
    arcadeWall(w, h * 0.92, [...arches, ...sides], '#f2b233', '#c9801f', '#fff1cf'),
    rect(-10, h * 0.905, w + 20, h * 0.1, '#b8583a'),
    line(
      range(9)
        .map(
          (index) =>
            `M${Math.round(w * (-0.3 + index * 0.2))},${h}L${Math.round(w * (0.1 + index * 0.1))},${Math.round(h * 0.905)}`,
        )
        .join(''),
      '#8f3f2c',
      4 * u,
    ),
    glazedBalustrade(
      -10,
      w + 10,
      rail,
      h * choose(frame, 0.145, 0.15, 0.14),
      '#2f8f6f',
      '#1f6a58',
      '#fff1cf',
      '#d8a86a',
    ),
    cafeTable(table.x, table.y, 250 * u, h * 1.02 - table.y, '#7a3b2a', '#3a1f24'),
    placed(
      table.x - 14 * u,
      table.y - 8 * u,
      1.25 * u,
      ellipse(0, 0, 40, 8, '#fff6e4') +
        shape('M-24-34H24Q22-6 10-2H-10Q-22-6-24-34z', '#fff6e4') +
        shape('M6-34H24Q22-6 10-2H2Q10-14 6-34z', '#e5cda4') +
        line('M24-28q14 0 12 10-4 8-16 8', '#fff6e4', 5) +
        ellipse(0, -34, 24, 5, '#5a2c24'),
    ),
    placed(
      table.x + 66 * u,
      table.y - 10 * u,
      1.2 * u,
      shape('M-26 0L-20-8H24L30 0z', '#e0402a') + line('M-14-5H20', '#ffb36b', 2),
    ),
    hung
      .map(
        ([lx, ly], index) =>
          line(`M${lx},${ly}V${h * 0.02}`, '#3a1f24', 3 * u) +
          lantern(lx, ly, 1.7 * u, cycle(silks, index * 4)),
      )
      .join(''),
    blooms
      .map(([bx, by], index) =>
        copyAt(index % 2 === 0 ? 'f' : 'g', bx, by, choose(frame, 1.1, 1.24, 1.1) * u, index * 67),
      )
      .join(''),
  ].join('')
}
