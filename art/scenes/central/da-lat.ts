import { stencils } from '../../kit/copies'
import { hills } from '../../kit/haze'
import { lakeSitter } from '../../kit/lake-sitter'
import { needlePine, needleTuft, slimPine } from '../../kit/needle-pine'
import { lens } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { roosterChurch, tileVilla } from '../../kit/rooster-church'
import { mirrored, placed, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const stone = {
  wall: '#f6d9b4',
  shade: '#c98a72',
  roof: '#c9472f',
  roofShade: '#8a2c2a',
  glass: '#2a3f4c',
}

/** Da Lat in the cool of the morning: the Rooster Church and tiled villas among pines over Xuân Hương lake, seen from under a great three-needle pine. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.72, 0.7, 0.72)
  const church = choose(frame, { x: 960, k: 1 }, { x: 590, k: 1.15 }, { x: 580, k: 0.95 })
  const random = createRandom(choose(frame, 5, 9, 9))
  const hill = (x: number) =>
    shore - (60 + 90 * Math.sin(Math.PI * Math.min(1, Math.max(0, (x / w) * 0.9 + 0.1)))) * u
  const trees = range(choose(frame, 26, 17, 17)).map((index, _, all) => {
    const x = (w * (index + between(random, 0, 0.8))) / all.length
    if (Math.abs(x - church.x) < 140 * church.k) return ''
    return placed(
      x,
      hill(x) + between(random, -10, 46) * u,
      between(random, 0.8, 1.25) * u,
      `<use href="#p${index % 2}"/>`,
    )
  })
  const villas = choose<readonly (readonly [number, number, number, boolean])[]>(
    frame,
    [
      [0.36, 0.66, 0.85, false],
      [0.47, 0.71, 1.05, true],
      [0.79, 0.7, 1.1, false],
      [0.93, 0.65, 0.85, true],
    ],
    [
      [0.3, 0.67, 0.95, false],
      [0.88, 0.69, 1.1, true],
    ],
    [
      [0.33, 0.7, 0.9, false],
      [0.9, 0.71, 1.05, true],
    ],
  )
  const town = [
    shape(
      whole`M0,${hill(0)}Q${w * 0.5},${hill(w * 0.5) - 50 * u} ${w},${hill(w)}V${shore}H0z`,
      '#5f9a72',
    ),
    roosterChurch(church.x, hill(church.x) + 34 * u, church.k, stone),
    trees.join(''),
    villas.map(([x, y, k, flip]) => tileVilla(w * x, h * y, k * u, stone, flip)).join(''),
    shape(
      whole`M0,${shore}V${shore - 18 * u}Q${w * 0.4},${shore - 46 * u} ${w},${shore - 14 * u}V${shore}z`,
      '#2f6a5e',
    ),
  ].join('')
  const bands = range(13)
    .map((index) =>
      lens(
        w * between(random, 0, 1),
        shore + (14 + index * 20) * u,
        between(random, 160, 460) * u,
        7 * u,
      ),
    )
    .join('')
  const bark = { bark: '#8a4430', barkShade: '#4f241f', dark: 'd', light: 'l' }
  const tall = choose(frame, { x: 230, k: 1.25 }, { x: 130, k: 1.45 }, { x: 120, k: 1.2 })
  const boughs = choose(
    frame,
    [
      { at: 0.56, reach: 300 },
      { at: 0.7, reach: -300 },
      { at: 0.66, reach: 480 },
      { at: 0.46, reach: -240 },
    ],
    [
      { at: 0.6, reach: 230 },
      { at: 0.62, reach: -300 },
      { at: 0.69, reach: 420 },
    ],
    [
      { at: 0.6, reach: 230 },
      { at: 0.62, reach: -300 },
      { at: 0.68, reach: 440 },
    ],
  )
  return [
    rect(0, 0, w, h, '#bfe0dc'),
    shape(whole`M0,${h * 0.26}Q${w * 0.5},${h * 0.16} ${w},${h * 0.3}V${h}H0z`, '#fbe7c6'),
    hills(frame, {
      base: shore - 110 * u,
      height: 230 * u,
      peaks: 2,
      seed: 21,
      fill: '#9cc4bd',
      bottom: shore,
    }),
    hills(frame, {
      base: shore - 90 * u,
      height: 120 * u,
      peaks: 3,
      seed: 8,
      fill: '#6aa49c',
      bottom: shore,
    }),
    stencils([
      ['p0', slimPine('#5a2c24', '#1f5548', '#3f7d5c', 3)],
      ['p1', slimPine('#5a2c24', '#173f3a', '#2f6a5e', 8)],
      ['d', needleTuft('#123a36')],
      ['l', needleTuft('#2c6b4e')],
    ]),
    rect(0, shore, w, h, '#8fc4c4'),
    mirrored('t', town, shore, 0.45, 0.6),
    shape(bands, '#fbe7c6', 0.75),
    shape(
      whole`M0,${h}V${h * 0.86}Q${w * 0.3},${h * 0.84} ${w * choose(frame, 0.56, 0.8, 0.8)},${h}z`,
      '#123a36',
    ),
    needlePine(tall.x, h + 10, tall.k * u * 1.02, bark, boughs, 3),
    lakeSitter(
      w * choose(frame, 0.32, 0.4, 0.4),
      h * choose(frame, 0.92, 0.9, 0.92),
      choose(frame, 1.25, 1.25, 1.1) * u,
    ),
    choose(
      frame,
      needlePine(
        1540,
        h + 40,
        1.1,
        bark,
        [
          { at: 0.72, reach: -300 },
          { at: 0.6, reach: 200 },
        ],
        6,
      ),
      '',
      '',
    ),
  ].join('')
}
