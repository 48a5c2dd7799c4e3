import { stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { palm } from '../../kit/palm'
import { festivalDrum, pennant, raceBoat, racer } from '../../kit/race-boat'
import { cycle, range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { sunDisc, sunRays } from '../../kit/sun'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const cloths = [
  ['#e0402a', '#f6c24a'],
  ['#2f9c93', '#f6f1e4'],
  ['#7b58b0', '#f6c24a'],
  ['#f6b02e', '#e0402a'],
] as const

/** Boat race of the Khmer moon festival: long boats abreast, paddles in one beat, drums and pennants on both banks. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const bank = h * choose(frame, 0.36, 0.36, 0.36)
  const lanes = choose<readonly (readonly [number, number, number, number])[]>(
    frame,
    [
      [0.56, 0.5, 0.9, 15],
      [0.4, 0.65, 1.25, 14],
      [0.42, 0.86, 1.6, 13],
    ],
    [
      [0.55, 0.47, 0.85, 13],
      [0.36, 0.59, 1.15, 13],
      [0.44, 0.745, 1.6, 12],
    ],
    [
      [0.54, 0.49, 0.85, 13],
      [0.36, 0.635, 1.15, 13],
      [0.42, 0.825, 1.5, 12],
    ],
  )
  const hulls = [
    ['#2f5fa0', '#f6c24a'],
    ['#1f7a5c', '#fff1cf'],
    ['#c9281f', '#f6c24a'],
  ] as const
  const heads = range(choose(frame, 32, 22, 22)).map((index) => {
    const step = w / choose(frame, 32, 22, 22)
    return [
      index * step + ((index * 13) % 9) * u,
      bank - (12 + ((index * 29) % 26)) * u,
      index,
    ] as const
  })
  const crowd = ['#e4588a', '#f6f1e4', '#2f9c93', '#7b58b0', '#f6b02e', '#3f8fd0']
    .map((fill, colour) =>
      line(
        heads
          .filter(([, , index]) => index % 6 === colour)
          .map(([x, y]) => whole`M${x},${y + 34 * u}v${18 * u}`)
          .join(''),
        fill,
        26 * u,
      ),
    )
    .join('')
  const faces = line(heads.map(([x, y]) => whole`M${x},${y + 8 * u}h0`).join(''), '#b87850', 17 * u)
  const hats = shape(
    heads
      .filter(([, , index]) => index % 3 !== 1)
      .map(
        ([x, y]) =>
          whole`M${x - 17 * u},${y + 6 * u}L${x},${y - 14 * u} ${x + 17 * u},${y + 6 * u}z`,
      )
      .join(''),
    '#f2d48c',
  )
  const poles = range(choose(frame, 9, 5, 5)).map((index) => {
    const [cloth, edge] = cycle(cloths, index)
    return pennant(
      w * ((index + 0.25) / choose(frame, 9, 5, 5)),
      bank + 30 * u,
      u,
      190 + (index % 3) * 46,
      cloth,
      edge,
    )
  })
  const drum = {
    x: w * choose(frame, 0.92, 0.8, 0.84),
    y: h * choose(frame, 0.985, 0.975, 0.99),
    size: choose(frame, 1.05, 1.3, 0.95) * u,
  }
  return [
    sky(frame, bank, ['#f6a23a', '#fbc95a', '#fdeaa8']),
    sunRays(w * 0.5, bank - 90 * u, w, 24, '#fff6d0', 0.3),
    sunDisc(w * choose(frame, 0.5, 0.5, 0.5), bank - 90 * u, 110 * u, '#fffbe0'),
    range(10)
      .map((index) =>
        foliage(
          w * (index / 9),
          bank - 30 * u,
          130 * u,
          (50 + (index % 3) * 22) * u,
          index % 2 === 0 ? '#5f9a5c' : '#3f8458',
          index + 3,
        ),
      )
      .join(''),
    palm(
      w * choose(frame, 0.08, 0.1, 0.1),
      bank,
      1.4 * u,
      { trunk: '#5a4230', leaf: '#1f6a4a', leafLight: '#3f9450' },
      190,
      24,
      4,
    ) +
      palm(
        w * choose(frame, 0.93, 0.92, 0.92),
        bank,
        1.5 * u,
        { trunk: '#5a4230', leaf: '#1f6a4a', leafLight: '#3f9450' },
        200,
        -30,
        7,
      ),
    poles.join(''),
    crowd + faces + hats,
    rect(0, bank + 36 * u, w, 30 * u, '#a8703a'),
    water(frame, bank + 56 * u, ['#7fd0c0', '#2f9ca8', '#1c7090', '#15486c']),
    ripples({
      left: 0,
      right: w,
      top: bank + 70 * u,
      bottom: h,
      count: 24,
      colour: '#fdf0c0',
      seed: 5,
      opacity: 0.55,
      length: 200 * u,
    }),
    stencils([
      ['r0', racer('#f6c24a', '#e0402a')],
      ['r1', racer('#f6f1e4', '#2f9c93')],
      ['r2', racer('#e4588a', '#f6f1e4')],
    ]),
    lanes
      .map(([x, y, size, seats], index) => {
        const [hull, trim] = cycle(hulls, index)
        return raceBoat(x * w, y * h, size * u, seats, `r${index}`, hull, trim, '#f3fbea')
      })
      .join(''),
    frame.format === 'wide'
      ? ''
      : shape(
          whole`M-10,${h}V${h * choose(frame, 1, 0.9, 0.95)}` +
            whole`Q${w * 0.5},${h * choose(frame, 1, 0.87, 0.92)} ${w + 10},${h * choose(frame, 1, 0.89, 0.94)}V${h + 10}H-10z`,
          '#c98a4a',
        ),
    frame.format === 'wide'
      ? shape(
          whole`M${w * 0.7},${h + 10}Q${w * 0.84},${h * 0.92} ${w + 10},${h * 0.9}V${h + 10}z`,
          '#c98a4a',
        )
      : '',
    festivalDrum(drum.x, drum.y, drum.size, '#d8322b', '#9c1f24', '#f6e6c4'),
    placed(
      drum.x - 150 * drum.size,
      drum.y,
      drum.size * 1.15,
      ellipse(0, 2, 44, 6, '#000', 0.25) +
        shape('M-22-74L-28 0H-8L0-50 10 0H30L24-74z', '#2a2346') +
        shape('M-26-70Q-30-120-18-136H20Q32-120 26-70z', '#f6b02e') +
        line('M16-128L46-152M-14-128Q10-104 42-112', '#f6b02e', 13) +
        line('M46-152L72-140M42-112L70-104', '#5a2a1c', 6) +
        circle(2, -154, 17, '#c98a5e') +
        shape('M-16-156Q-14-176 4-174 21-172 20-156z', '#1d1220') +
        line('M-15-160L19-158', '#e0402a', 6),
    ),
  ].join('')
}
