import { foliage } from '../../kit/foliage'
import { hills, mist, mountains } from '../../kit/haze'
import { crestHeight, num, type Point, smoothLine } from '../../kit/path'
import { highlander } from '../../kit/people'
import { range } from '../../kit/rng'
import { line, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { terraces } from '../../kit/terraces'
import { hiker } from '../../kit/traveller'
import { choose, type Scene, unit } from '../../scene'

const house = { roof: '#7a4a4f', roofShade: '#5d3644', wall: '#9a6a50', dark: '#36203a' }

/** Trekking: a Hmong guide leads two hikers up a terrace path; the flooded fields below hold the pink of the morning. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const far: Point[] = [
    [-20, h * 0.47],
    [w * 0.3, h * 0.52],
    [w * 0.6, h * 0.6],
    [w * 0.85, h * 0.54],
    [w + 20, h * 0.5],
  ]
  const path = choose<readonly Point[]>(
    frame,
    [
      [-20, h * 0.99],
      [w * 0.2, h * 0.92],
      [w * 0.5, h * 0.79],
      [w * 0.8, h * 0.62],
      [w + 20, h * 0.54],
    ],
    [
      [-20, h * 0.92],
      [w * 0.2, h * 0.86],
      [w * 0.5, h * 0.74],
      [w * 0.82, h * 0.6],
      [w + 20, h * 0.56],
    ],
    [
      [-20, h * 0.95],
      [w * 0.2, h * 0.9],
      [w * 0.5, h * 0.77],
      [w * 0.82, h * 0.61],
      [w + 20, h * 0.56],
    ],
  )
  const y = (x: number) => crestHeight(path, x)
  const spine = range(17).map(
    (index): Point => [-20 + ((w + 40) * index) / 16, y(-20 + ((w + 40) * index) / 16)],
  )
  const size = choose(frame, 2.25, 2.2, 1.95) * u
  const spots = choose(frame, [0.48, 0.63, 0.79], [0.2, 0.47, 0.76], [0.2, 0.47, 0.76])
  const [last, second, guide] = spots.map((part) => part * w)
  const trail = smoothLine(spine)
  return [
    sky(frame, h * 0.56, ['#b9c6e6', '#eed3dc', '#fbe0c0']),
    cloudStreaks(frame, h * 0.08, h * 0.3, 5, '#fffaf0', 6, 0.6),
    mountains(frame, {
      base: h * 0.5,
      height: choose(frame, 320, 380, 320) * u,
      peaks: choose(frame, 4.4, 2.8, 3),
      seed: 41,
      fill: '#b3b3d6',
    }),
    mountains(frame, {
      base: h * 0.52,
      height: choose(frame, 200, 240, 200) * u,
      peaks: choose(frame, 6, 4, 4.2),
      seed: 15,
      fill: '#8391bd',
    }),
    mist(frame, h * 0.34, h * 0.2, '#fbe3d6', 0.75, 'f'),
    hills(frame, {
      base: h * 0.53,
      height: 90 * u,
      peaks: choose(frame, 5, 3, 3),
      seed: 8,
      fill: '#52779a',
    }),
    mist(frame, h * 0.42, h * 0.14, '#f6e3e0', 0.6, 'g'),
    terraces({
      id: 'a',
      crest: far,
      bottom: h,
      levels: 12,
      steps: [14 * u, 44 * u],
      bulge: 1.5,
      lobe: 170 * u,
      seed: 12,
      fields: ['#f2cdd0', '#b7c9e2', '#fbe3cf', '#9db9d6', '#e6b6c4'],
      bank: '#4f8058',
    }),
    foliage(w * 0.06, h * 0.475, 90 * u, 34 * u, '#34664f', 4) +
      foliage(w * choose(frame, 0.2, 0.24, 0.24), h * 0.51, 60 * u, 24 * u, '#3f7556', 9),
    stiltHouse(w * choose(frame, 0.13, 0.14, 0.14), h * 0.52, 0.9 * u, house),
    shape(`${trail}V${h}H-20z`, '#3f7f4c'),
    terraces({
      id: 'b',
      crest: spine.map(([px, py]): Point => [px, py + 34 * u]),
      bottom: h,
      levels: 5,
      steps: [40 * u, 62 * u],
      bulge: 0.7,
      lobe: 260 * u,
      seed: 5,
      fields: ['#4f9450', '#3a7a49', '#65a552', '#2f6b47'],
      bank: '#1f4f3c',
    }),
    line(trail, '#e8c48e', 24 * u) +
      line(smoothLine(spine.map(([px, py]): Point => [px, py + 12 * u])), '#a8703f', 5 * u),
    hiker(last ?? 0, y(last ?? 0) + 4 * u, size, {
      jacket: '#f2a92c',
      pack: '#2b6f8a',
      packShade: '#1c4d66',
      trousers: '#3a3350',
      hat: '#fff1cf',
    }),
    hiker(second ?? 0, y(second ?? 0) + 4 * u, size, {
      jacket: '#2f8f86',
      pack: '#d9592e',
      packShade: '#a83e22',
      trousers: '#4a3a3a',
      hat: '#f6c24a',
      hair: '#5a2f1c',
    }),
    highlander(guide ?? 0, y(guide ?? 0) + 2 * u, size * 1.08),
    grass(w, h, u, frame.format === 'wide'),
  ].join('')
}

function grass(w: number, h: number, u: number, wide: boolean): string {
  const blades = range(wide ? 30 : 20).map((index) => {
    const x = w * (wide ? 0.42 : 0.3) + index * 31 * u
    const lean = (((index * 7) % 5) - 2) * 7 * u
    return `M${num(x)},${num(h + 6)}q${num(lean * 0.4)},${num(-40 * u)} ${num(lean)},${num(-(46 + ((index * 13) % 34)) * u)}q${num(6 * u)},${num(40 * u)} ${num(14 * u - lean)},${num((46 + ((index * 13) % 34)) * u)}z`
  })
  return shape(blades.join(''), '#174536')
}
