import { cyclist } from '../../kit/bikes'
import { blossom, blossomsAt, driftingPetals, growBough } from '../../kit/blossoms'
import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { hills, mist } from '../../kit/haze'
import type { Point } from '../../kit/path'
import { pine, pineRow } from '../../kit/pine'
import { range } from '../../kit/rng'
import { mirrored, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** The round pine hill that stands in the lake, with its foot on the water. */
function pineHill(x: number, base: number, half: number, tall: number, u: number): string {
  const y = (px: number) => base - tall * Math.max(0, 1 - ((px - x) / half) ** 2)
  const rows = range(2).map((row) =>
    pineRow(
      x - half * (0.86 - row * 0.1),
      x + half * (0.84 - row * 0.16),
      (px) => y(px) + row * tall * 0.42 + 14 * u,
      (118 + row * 26) * u,
      row === 0 ? '#4a8482' : '#2b6264',
      5 + row,
    ),
  )
  return (
    rows[0] +
    shape(whole`M${x - half},${base}Q${x},${base - tall * 2} ${x + half},${base}z`, '#7fae8c') +
    rows.slice(1).join('')
  )
}

function cherry(frame: Frame, u: number): string {
  const { width: w, height: h } = frame
  const wood = '#4a2638'
  const trunk = { x: w * choose(frame, 0.1, 0.06, 0.06), y: h * 1.02 }
  const main = growBough(
    trunk.x,
    trunk.y,
    -78,
    choose(frame, 330, 400, 320) * u,
    4,
    46 * u,
    wood,
    12,
  )
  const high = growBough(
    trunk.x + 40 * u,
    h * choose(frame, 0.5, 0.56, 0.52),
    -34,
    choose(frame, 330, 250, 250) * u,
    4,
    24 * u,
    wood,
    23,
  )
  const hanging = growBough(
    w + 20,
    h * choose(frame, -0.02, -0.02, -0.02),
    152,
    choose(frame, 240, 210, 190) * u,
    4,
    14 * u,
    wood,
    31,
  )
  const tips: Point[] = [...main.tips, ...high.tips, ...hanging.tips]
  const clouds = tips.filter((_, index) => index % 4 === 0)
  const puffs = clouds
    .map(([x, y], index) =>
      copyAt(
        index % 2 === 0 ? 'p' : 'q',
        Math.round(x),
        Math.round(y),
        (1 + (index % 4) * 0.16) * u,
      ),
    )
    .join('')
  return (
    main.wood +
    high.wood +
    hanging.wood +
    puffs +
    blossomsAt(
      'f',
      tips.filter((_, index) => index % 5 === 1),
      1.6 * u,
      5,
    ) +
    blossomsAt(
      'g',
      tips.filter((_, index) => index % 6 === 2),
      1.3 * u,
      9,
    )
  )
}

/** Da Lat in the cherry season: a tree of mai anh đào over the lake, a pine hill in the mist, petals on the water. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.58, 0.56, 0.57)
  const path = h * choose(frame, 0.86, 0.84, 0.85)
  const hillX = w * choose(frame, 0.66, 0.64, 0.64)
  return [
    sky(frame, shore, ['#8fc6dd', '#c9e2e2', '#fdeedd']),
    hills(frame, { base: shore - 60 * u, height: 260 * u, peaks: 2, seed: 44, fill: '#b7cbe0' }),
    hills(frame, { base: shore - 40 * u, height: 130 * u, peaks: 3, seed: 9, fill: '#94b4c8' }),
    mist(frame, shore - 220 * u, 200 * u, '#fff7ec', 0.85, 'm'),
    water(frame, shore, ['#d7e8e0', '#8fc3cc', '#4f9db4']),
    mirrored(
      'h',
      pineHill(hillX, shore, choose(frame, 420, 360, 330) * u, 190 * u, u),
      shore,
      0.4,
      0.6,
    ),
    mist(frame, shore - 40 * u, 90 * u, '#fff7ec', 0.8, 'n'),
    ripples({
      left: w * 0.2,
      right: w,
      top: shore + 30 * u,
      bottom: path,
      count: 22,
      colour: '#eaf6f2',
      seed: 4,
      opacity: 0.6,
      length: 220 * u,
    }),
    driftingPetals(w * 0.1, w, shore + 120 * u, path - 20 * u, 22, 11 * u, '#f3a3bf', 8),
    shape(
      whole`M-20,${path - 50 * u}Q${w * 0.4},${path - 66 * u} ${w * 0.7},${path - 14 * u}T${w + 20},${path - 26 * u}V${h + 20}H-20z`,
      '#6fa36a',
    ),
    shape(
      whole`M-20,${path + 10 * u}Q${w * 0.4},${path - 10 * u} ${w * 0.7},${path + 36 * u}` +
        whole`T${w + 20},${path + 30 * u}V${path + 90 * u}Q${w * 0.8},${path + 96 * u} ${w * 0.5},${path + 70 * u}` +
        whole`T-20,${path + 70 * u}z`,
      '#f3dcc0',
    ),
    pine(
      w * choose(frame, 0.93, 0.97, 0.96),
      path + 10 * u,
      1.6 * u,
      '#3a2a3a',
      '#205556',
      '#34746a',
      7,
    ),
    pine(
      w * choose(frame, 0.985, 0.88, 0.87),
      path - 8 * u,
      1.1 * u,
      '#3a2a3a',
      '#2b6560',
      '#458570',
      9,
    ),
    cyclist(w * choose(frame, 0.56, 0.58, 0.58), path + 66 * u, 1.75 * u, '#e0402a', '#3a2538'),
    driftingPetals(0, w, path + 6 * u, h, 24, 11 * u, '#fbc3d4', 18),
    stencils([
      ['f', blossom('#fbc6d6', '#c93a6a')],
      ['g', blossom('#ffe3ea', '#d84f7c')],
      ['p', foliage(0, 0, 62, 46, '#ee8fb0', 41)],
      ['q', foliage(0, 0, 66, 44, '#e0719a', 44)],
    ]),
    cherry(frame, u),
    driftingPetals(w * 0.2, w * 0.95, h * 0.3, shore, 16, 9 * u, '#f3a3bf', 28),
  ].join('')
}
