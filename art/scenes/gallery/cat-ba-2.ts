import { hotelTower } from '../../kit/bay-coast'
import { copyAt, stencils } from '../../kit/copies'
import { fern } from '../../kit/jungle'
import { karstRow } from '../../kit/karst'
import { mix, type Point } from '../../kit/path'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { cloudStreaks, sky } from '../../kit/sky'
import { onlooker } from '../../kit/traveller'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** An old coast gun on its round mount, barrel to the upper left; the mount's foot at (x, y), 560 units long, 250 tall. */
function coastGun(x: number, y: number, scale: number): string {
  const [iron, dark, edge] = ['#3d4a66', '#252c4a', '#f0a886']
  const mount =
    ellipse(0, 0, 190, 34, '#6a5a74') +
    ellipse(0, -10, 190, 34, '#9a7f8c') +
    ellipse(0, -12, 164, 27, '#4a4262') +
    shape('M-104-14L-70-96H80L112-14Q0 8-104-14z', dark) +
    shape('M-104-14L-70-96H-30L-48-4Q-80-6-104-14z', iron) +
    line('M-84-60H92M-94-36H100', '#566488', 5) +
    shape('M-58-96L-44-168H66L76-96z', iron) +
    shape('M22-168H66L76-96H30z', dark)
  const barrel = placed(
    4,
    -160,
    1,
    shape(
      'M-430-15H-416L-410-20-190-30-180-40H110Q134-40 134-16V16Q134 40 110 40H-180L-190 30-410 20-416 15H-430z',
      iron,
    ) +
      shape('M-410 6L-190 8H134V16Q134 40 110 40H-180L-190 30-410 20-416 15H-430V6z', dark) +
      line('M-426-13L-410-18-190-28-180-37H108', edge, 5) +
      line('M-180-38V38M-60-38V38M60-38V38', dark, 6) +
      shape('M134-26H160V26H134z', dark) +
      ellipse(-429, 0, 7, 15, '#12152e'),
    false,
    17,
  )
  const wheel =
    `<circle cx="84" cy="-100" r="44" fill="none" stroke="${edge}" stroke-width="8"/>` +
    line('M84-144V-56M40-100H128M53-131L115-69M115-131L53-69', dark, 5)
  return placed(x, y, scale, mount + barrel + wheel)
}

/** A boat of the bay at anchor and its lamp, as seen from the hill; waterline at the origin, 100 units long. */
const anchored = (hull: string, roof: string) =>
  ellipse(4, 8, 50, 7, '#2a2f66', 0.5) +
  shape('M-58-20Q-40-8-20-7H40Q50-9 56-14L48 6Q0 14-40 6-54-6-58-20z', hull) +
  rect(-10, -28, 46, 20, '#f3dcc0') +
  shape('M-16-27L-10-36H38L44-27z', roof) +
  line('M-22-8V-58M-22-56L-54-22', '#2a2040', 2) +
  shining(line('M-2-19h8M14-19h8', '#ffd98a', 8))

/** The town along its crescent of quay: slim hotels one beside the other, their windows lit. */
function town(points: readonly Point[], count: number, u: number): string {
  const random = createRandom(7)
  const walls = [
    ['#f3c9a4', '#b98a9a', '#8a5c84'],
    ['#e9a98e', '#a86f8c', '#7d4a78'],
    ['#cfd3e6', '#8f8fb8', '#666aa0'],
  ] as const
  return range(count)
    .map((index) => {
      const place = (index / (count - 1)) * (points.length - 1)
      const at = Math.min(points.length - 2, Math.floor(place))
      const [a, b] = [points[at] ?? [0, 0], points[at + 1] ?? [0, 0]]
      const part = place - at
      const size = mix(0.62, 1.1, index / count)
      const [light, shade, band] = cycle(walls, index * 2)
      return hotelTower(
        mix(a[0], b[0], part),
        mix(a[1], b[1], part),
        (22 + (index % 3) * 5) * size * u,
        between(random, 50, 110) * size * u,
        light,
        shade,
        index % 2 ? '#ffd08a' : band,
      )
    })
    .join('')
}

/** Where the boats lie, as parts of the frame and their scale. */
const fleet: Record<Frame['format'], readonly (readonly [number, number, number])[]> = {
  wide: [
    [0.44, 0.4, 0.34],
    [0.5, 0.43, 0.4],
    [0.56, 0.4, 0.36],
    [0.63, 0.42, 0.36],
    [0.36, 0.45, 0.42],
    [0.42, 0.5, 0.52],
    [0.53, 0.5, 0.56],
    [0.3, 0.53, 0.56],
    [0.62, 0.48, 0.5],
    [0.36, 0.6, 0.74],
    [0.48, 0.59, 0.78],
    [0.24, 0.64, 0.84],
  ],
  tall: [
    [0.5, 0.44, 0.42],
    [0.62, 0.46, 0.46],
    [0.74, 0.43, 0.4],
    [0.4, 0.49, 0.5],
    [0.56, 0.53, 0.62],
    [0.78, 0.5, 0.56],
    [0.34, 0.57, 0.68],
    [0.5, 0.62, 0.84],
    [0.24, 0.65, 0.9],
  ],
  square: [
    [0.5, 0.4, 0.34],
    [0.62, 0.42, 0.38],
    [0.74, 0.4, 0.34],
    [0.4, 0.46, 0.44],
    [0.56, 0.5, 0.54],
    [0.78, 0.47, 0.48],
    [0.33, 0.54, 0.6],
    [0.48, 0.6, 0.74],
    [0.23, 0.63, 0.8],
  ],
}

/** Cát Bà: dusk from the Cannon Fort path, an old gun above the bay of the town and its boats at anchor. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.33, 0.37, 0.33)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const quay = choose(
    frame,
    [p(0.3, 0.385), p(0.21, 0.4), p(0.13, 0.43), p(0.06, 0.48), p(0.005, 0.55)],
    [p(0.36, 0.425), p(0.24, 0.44), p(0.13, 0.465), p(0.05, 0.51), p(-0.02, 0.57)],
    [p(0.36, 0.385), p(0.24, 0.4), p(0.13, 0.43), p(0.05, 0.48), p(-0.02, 0.55)],
  )
  const gun = choose(
    frame,
    { x: 0.79, y: 0.86, k: 1.12 },
    { x: 0.74, y: 0.85, k: 1.0 },
    { x: 0.75, y: 0.87, k: 0.86 },
  )
  const [quayX, quayY] = quay[0] ?? [0, 0]
  return [
    sky(frame, horizon, ['#2f3a7c', '#8c629c', '#f0937e', '#ffd79c']),
    cloudStreaks(frame, horizon * 0.25, horizon * 0.85, 6, '#ffc9a0', 21, 0.7),
    karstRow({
      left: w * 0.3,
      right: w * 1.04,
      base: horizon + 2,
      count: choose(frame, 8, 5, 5),
      heights: [40 * u, 100 * u],
      widths: [110 * u, 200 * u],
      seed: 9,
      fill: '#c07c94',
    }),
    water(frame, horizon, ['#ffcf9c', '#e08f92', '#8d6aa2', '#43508f', '#2a3670']),
    karstRow({
      left: w * choose(frame, 0.52, 0.5, 0.5),
      right: w * 1.06,
      base: horizon + 18 * u,
      count: choose(frame, 4, 3, 3),
      heights: [70 * u, 150 * u],
      widths: [130 * u, 210 * u],
      seed: 4,
      fill: '#7d5a92',
      shade: '#664a86',
      light: 'left',
    }),
    shape(
      whole`M-10,${h * 0.6}L${-10},${h * choose(frame, 0.2, 0.26, 0.2)}Q${w * 0.06},${h * choose(frame, 0.17, 0.24, 0.17)} ${w * 0.12},${h * choose(frame, 0.26, 0.31, 0.26)}T${w * 0.24},${h * choose(frame, 0.31, 0.355, 0.31)}T${quayX + 40 * u},${quayY}z`,
      '#4a4a86',
    ),
    shape(
      whole`M-10,${h * 0.6}V${h * choose(frame, 0.3, 0.35, 0.3)}Q${w * 0.1},${h * choose(frame, 0.31, 0.36, 0.31)} ${w * 0.2},${h * choose(frame, 0.36, 0.4, 0.36)}T${quayX + 20 * u},${quayY + 4 * u}z`,
      '#37407a',
    ),
    town(quay, choose(frame, 17, 12, 12), u),
    line(whole`M${quay.map(([x, y]) => whole`${x},${y + 3 * u}`).join('L')}`, '#f3c08e', 7 * u),
    ripples({
      left: w * 0.14,
      right: w,
      top: horizon + 12 * u,
      bottom: h * 0.7,
      count: 26,
      colour: '#ffd3a6',
      seed: 14,
      opacity: 0.55,
      length: 150 * u,
    }),
    stencils([
      ['a', anchored('#2f5fa0', '#c8443a')],
      ['b', anchored('#a8423c', '#2f7f86')],
      ['c', anchored('#2f7a6c', '#d98a3a')],
    ]) +
      fleet[frame.format]
        .map(([x, y, k], index) =>
          copyAt(cycle(['a', 'b', 'c'], index * 2 + (index % 2)), w * x, h * y, k * 1.12 * u),
        )
        .join(''),
    shape(
      whole`M${w},${h * choose(frame, 0.42, 0.46, 0.44)}Q${w * 0.9},${h * choose(frame, 0.5, 0.56, 0.54)} ${w * 0.82},${h * 0.64}T${w * 0.55},${h * 0.76}T${w * 0.2},${h * 0.8}T-10,${h * 0.74}V${h}H${w}z`,
      '#27335c',
    ),
    shape(
      whole`M${w},${h * 0.78}Q${w * 0.7},${h * 0.84} ${w * 0.45},${h * 0.86}T-10,${h * 0.86}V${h}H${w}z`,
      '#1b2548',
    ),
    shape(
      whole`M${w * 0.02},${h * 1.01}Q${w * 0.12},${h * 0.9} ${w * 0.34},${h * 0.87}T${w * 0.68},${h * 0.885}L${w * 0.72},${h * 0.92}Q${w * 0.5},${h * 0.91} ${w * 0.38},${h * 0.925}T${w * 0.24},${h * 1.01}z`,
      '#b98a8c',
    ),
    coastGun(w * gun.x, h * gun.y, gun.k * u),
    onlooker(w * choose(frame, 0.36, 0.3, 0.29), h * 0.905, choose(frame, 1.75, 1.9, 1.5) * u, {
      jacket: '#e8452c',
      pack: '#f0b23a',
      packShade: '#b87826',
      trousers: '#1a2044',
      hat: '#ffe3b0',
    }),
    onlooker(w * choose(frame, 0.42, 0.41, 0.39), h * 0.91, choose(frame, 1.62, 1.76, 1.4) * u, {
      jacket: '#3f9a9a',
      pack: '#c8553a',
      packShade: '#8f3a34',
      trousers: '#141a3a',
      hat: '#f2a27c',
    }),
    fern(w * 0.02, h * 1.01, 1.25 * u, '#10193a', 12) +
      fern(w * choose(frame, 0.07, 0.1, 0.1), h * 1.03, 0.95 * u, '#16224a', 40) +
      fern(w * 0.985, h * 1.03, 1.15 * u, '#10193a', -14, true),
  ].join('')
}
