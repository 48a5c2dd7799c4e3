import { copyAt, stencils } from '../../kit/copies'
import { fishCarrier } from '../../kit/fish-carrier'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { roundBoat } from '../../kit/round-boat'
import { ellipse, line, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { trawler } from '../../kit/trawler'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const trawlers = {
  cabin: '#fff1cf',
  cabinShade: '#e0b690',
  glass: '#2a5a70',
  net: '#2f7f6a',
  rope: '#33304a',
}

/** Rows of round boats, far and small to near and large, as tight as they lie at Mũi Né. */
function fleet(frame: Frame, top: number, bottom: number, u: number): string {
  const { width: w } = frame
  const random = createRandom(14)
  const rows = choose(frame, 11, 12, 11)
  const ids = ['b', 'r', 'g', 'y', 'w', 't']
  let before = 0
  return range(rows)
    .map((row) => {
      const t = row / (rows - 1)
      const size = (0.2 + 0.86 * t ** 1.25) * u
      const y = top + (bottom - top) * t ** 1.35
      const step = 226 * size
      return range(Math.ceil(w / step) + 1)
        .map((index) => {
          before = (before + 1 + Math.floor(random() * 3)) % ids.length
          return copyAt(
            cycle(ids, before),
            Math.round((index + (row % 2) * 0.5) * step + between(random, -0.12, 0.12) * step),
            Math.round(y + between(random, -24, 24) * size),
            size,
          )
        })
        .join('')
    })
    .join('')
}

/** Mũi Né: the harbour crowded with painted round boats and trawlers, a woman carries the night's catch up the sand. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.3, 0.28, 0.29)
  const ships = choose<readonly (readonly [number, number, number, string, boolean])[]>(
    frame,
    [
      [0.04, 34, 0.5, 'ta', false],
      [0.19, 46, 0.6, 'tb', true],
      [0.35, 40, 0.54, 'tc', false],
      [0.51, 52, 0.62, 'ta', false],
      [0.66, 42, 0.54, 'tb', true],
      [0.82, 54, 0.64, 'tc', false],
      [0.97, 44, 0.56, 'ta', true],
    ],
    [
      [0.05, 48, 0.58, 'tb', false],
      [0.42, 62, 0.66, 'ta', true],
      [0.66, 52, 0.6, 'tc', false],
      [1.02, 66, 0.68, 'tb', true],
    ],
    [
      [0.08, 38, 0.46, 'tb', false],
      [0.34, 48, 0.54, 'ta', true],
      [0.62, 42, 0.5, 'tc', false],
      [0.9, 52, 0.58, 'tb', true],
    ],
  )
  const woman = choose(
    frame,
    { x: 0.69, y: 0.93, k: 1.02 },
    { x: 0.55, y: 0.92, k: 1.12 },
    { x: 0.56, y: 0.935, k: 0.98 },
  )
  const feet = { x: w * woman.x, y: h * woman.y }
  const sandLeft = h * choose(frame, 1.06, 0.95, 1.02)
  const sandRight = h * choose(frame, 0.6, 0.68, 0.66)
  const sand = (down: number) =>
    whole`M-20,${sandLeft + down}Q${w * 0.3},${sandLeft + down - 20 * u} ${w * 0.55},${h * choose(frame, 0.84, 0.84, 0.86) + down}T${w + 20},${sandRight + down}V${h + 20}H-20z`
  const ink = { shade: '#123a5c', rim: '#fff1cf', inside: '#33405c', lit: '#8a96a0' }
  const heap =
    shape('M-60-4Q-40-44 0-42 44-40 60-2z', '#2f7f6a') +
    line('M-40-8Q-20-30 10-32M-14-4Q10-24 40-18', '#1c4f50', 4)
  const crate =
    shape('M-40-40H20V4H-40z', '#f0b23a') +
    shape('M20-40L44-32V8L20 4z', '#b9742c') +
    line('M-40-20H20', '#b9742c', 5)
  return [
    sky(frame, horizon, ['#53aeb6', '#bfe0c8', '#ffe9ae', '#fdb87a']),
    shape(
      whole`M0,${horizon * 0.42}Q${w * 0.5},${horizon * 0.2} ${w},${horizon * 0.36}V${horizon * 0.5}Q${w * 0.5},${horizon * 0.4} 0,${horizon * 0.62}z`,
      '#fff3cc',
      0.6,
    ),
    shape(
      whole`M-10,${horizon + 4}V${horizon - 40 * u}Q${w * 0.14},${horizon - 96 * u} ${w * 0.26},${horizon - 50 * u}T${w * 0.52},${horizon + 4}z`,
      '#d9895c',
    ),
    shape(
      whole`M${w * 0.1},${horizon + 4}Q${w * 0.2},${horizon - 20 * u} ${w * 0.19},${horizon - 72 * u}Q${w * 0.3},${horizon - 40 * u} ${w * 0.52},${horizon + 4}z`,
      '#a85a58',
    ),
    water(frame, horizon, ['#f3c592', '#5fb0ae', '#1f8798', '#12627c']),
    stencils([
      ['b', roundBoat({ ...ink, hull: '#2474b8', rim: '#ffd25a' }, heap)],
      ['r', roundBoat({ ...ink, hull: '#dd4a2e', shade: '#8e2638' })],
      ['g', roundBoat({ ...ink, hull: '#2f9a72', shade: '#17564e', rim: '#f26a3a' }, crate)],
      ['y', roundBoat({ ...ink, hull: '#f2b33c', shade: '#b0652a', rim: '#2474b8' })],
      ['w', roundBoat({ ...ink, hull: '#fdf1d6', shade: '#c9a58c', rim: '#d8412a' }, heap)],
      ['t', roundBoat({ ...ink, hull: '#58b8b4', shade: '#1f6f7c' })],
      [
        'ta',
        trawler(
          0,
          0,
          1,
          {
            ...trawlers,
            hull: '#1f6fa8',
            hullShade: '#123f6e',
            rail: '#d8412a',
            stripe: '#fff1cf',
          },
          '#f2b53a',
        ),
      ],
      [
        'tb',
        trawler(
          0,
          0,
          1,
          {
            ...trawlers,
            hull: '#2f8a78',
            hullShade: '#175450',
            rail: '#f0b23a',
            stripe: '#d8412a',
          },
          '#fdf1d6',
        ),
      ],
      [
        'tc',
        trawler(
          0,
          0,
          1,
          {
            ...trawlers,
            hull: '#c9452f',
            hullShade: '#7e2836',
            rail: '#2474b8',
            stripe: '#ffd98a',
          },
          '#f2b53a',
        ),
      ],
    ]),
    ships
      .map(([x, down, s, id, flip]) => {
        const at = `translate(${Math.round(w * x)},${Math.round(horizon + down * u)})scale(${(flip ? -s : s) * u},${s * u})`
        return `<use href="#${id}" transform="${at}"/>`
      })
      .join(''),
    ripples({
      left: 0,
      right: w,
      top: horizon + 70 * u,
      bottom: h * 0.9,
      count: 24,
      colour: '#0f5068',
      seed: 4,
      opacity: 0.5,
      length: 240 * u,
    }),
    fleet(frame, horizon + choose(frame, 96, 120, 96) * u, h * choose(frame, 0.98, 0.9, 0.96), u),
    shape(sand(-26 * u), '#fdf3d6'),
    shape(sand(-8 * u), '#c98f5e'),
    shape(sand(8 * u), '#f4c886'),
    shape(sand(choose(frame, 120, 130, 110) * u), '#eab06c'),
    shape(
      whole`M${feet.x - 60 * u},${feet.y - 4 * u}L${feet.x + 420 * u},${feet.y + 26 * u} ${feet.x + 760 * u},${feet.y + 62 * u} ${feet.x + 760 * u},${feet.y + 92 * u} ${feet.x + 400 * u},${feet.y + 56 * u} ${feet.x + 60 * u},${feet.y + 10 * u}z`,
      '#a8664c',
      0.6,
    ),
    range(5)
      .map((index) =>
        ellipse(
          feet.x - (150 + index * 92) * u,
          feet.y + (14 + index * 15 + (index % 2) * 18) * u,
          19 * u,
          6 * u,
          '#b9784e',
        ),
      )
      .join(''),
    fishCarrier(feet.x, feet.y, woman.k * u, {
      blouse: '#d9407a',
      blouseShade: '#8e2458',
      trousers: '#231c34',
      skin: '#d98f56',
      skinShade: '#94512f',
      scarf: '#3fa9a4',
      scarfShade: '#1f6470',
      basket: '#c98a3e',
      basketShade: '#84521f',
      fish: '#dcebee',
      fishShade: '#86a9b8',
    }),
  ].join('')
}
