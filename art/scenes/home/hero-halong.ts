import { stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { mist } from '../../kit/haze'
import { junk } from '../../kit/junk'
import { karst, karstRow } from '../../kit/karst'
import { smoothLine } from '../../kit/path'
import { conicalHat } from '../../kit/people'
import { between, createRandom } from '../../kit/rng'
import { ellipse, mirrored, placed, shape } from '../../kit/shapes'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { onlooker } from '../../kit/traveller'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const hazes = [
  ['#c58fa6', '#b07f9f'],
  ['#8f7199', '#775f90'],
  ['#554f83', '#413f73'],
  ['#2b3566', '#1f2755'],
] as const
const shapesOf = [
  { width: 150, height: 150, seed: 5 },
  { width: 120, height: 190, seed: 14 },
  { width: 220, height: 130, seed: 21 },
]

function rocks(): string {
  return stencils(
    hazes.flatMap(([fill, shade], haze) =>
      shapesOf.map(
        (item, index) =>
          [
            `k${haze}${index}`,
            ellipse(0, 4, item.width * 0.6, 15, '#fff1d8', 0.22) +
              `<g opacity=".4" transform="scale(1,-.32)">${karst({ x: 0, base: 0, fill: shade, steps: 6, ...item })}</g>` +
              karst({
                x: 0,
                base: 0,
                fill,
                steps: 6,
                ...item,
                ...(haze > 1 ? { shade, light: 'right' as const } : {}),
              }),
          ] as const,
      ),
    ),
  )
}

function row(
  frame: Frame,
  haze: number,
  y: number,
  size: number,
  spots: readonly number[],
  seed: number,
): string {
  const random = createRandom(seed)
  return spots
    .map((spot, index) => {
      const kind = (index * 2 + haze + Math.floor(random() * 2)) % 3
      const scale = size * between(random, 0.8, 1.15)
      return placed(
        spot * frame.width,
        y + between(random, -14, 14) * size,
        scale,
        `<use href="#k${haze}${kind}"/>`,
        spot > 0.7,
      )
    })
    .join('')
}

/** Ha Long Bay at first light from a lookout: dozens of karsts down to the horizon, one junk under red sails in the path of the sun. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.3, 0.25, 0.28)
  const y = (part: number) => horizon + part * choose(frame, 560, 700, 600) * u
  const sunX = w * choose(frame, 0.66, 0.6, 0.6)
  const boat = { x: w * choose(frame, 0.64, 0.6, 0.58), y: y(choose(frame, 0.42, 0.46, 0.46)) }
  const wide = frame.format === 'wide'
  const ledge = h * choose(frame, 0.86, 0.7, 0.85)
  const spots = (list: readonly number[]) =>
    wide
      ? list
      : list.map((spot) => (spot - 0.5) * 1.5 + 0.5).filter((spot) => spot > -0.15 && spot < 1.15)
  return [
    sky(frame, horizon, ['#5d73ad', '#c69bb8', '#f9bfa0', '#ffe3b0']),
    cloudStreaks(frame, h * 0.06, h * 0.2, 5, '#ffe6d2', 12, 0.5),
    sun(sunX, horizon - 34 * u, 74 * u, '#fff6dc', '#ffe9b8'),
    karstRow({
      left: -30,
      right: w + 30,
      base: horizon + 2,
      count: choose(frame, 13, 8, 8),
      heights: [18 * u, 62 * u],
      widths: [90 * u, 170 * u],
      seed: 8,
      fill: '#e3a6a4',
    }),
    water(frame, horizon, ['#ffdcaa', '#e8a99c', '#9a82a4', '#4a5b8f', '#1c2b59']),
    rocks(),
    row(frame, 0, y(0.05), 0.42 * u, spots([0.02, 0.12, 0.21, 0.33, 0.43, 0.54, 0.8, 0.9]), 3),
    row(frame, 1, y(0.13), 0.72 * u, spots([0.07, 0.24, 0.38, 0.5, 0.77, 0.93]), 6),
    mist(frame, y(0.02), y(0.24) - y(0.02), '#ffd9c0', 0.5, 'm1'),
    glints({
      x: sunX,
      top: horizon + 8,
      bottom: y(1),
      widths: [90 * u, 300 * u],
      count: 22,
      colour: '#fff0c8',
      seed: 4,
      opacity: 0.85,
    }),
    ripples({
      left: 0,
      right: w,
      top: y(0.15),
      bottom: h,
      count: 12,
      colour: '#fff0d8',
      seed: 19,
      opacity: 0.28,
      length: 200 * u,
    }),
    row(frame, 2, y(0.28), 1.15 * u, spots([0.02, 0.16, 0.31, 0.44, 0.85, 1.0]), 9),
    mist(frame, y(0.16), y(0.42) - y(0.16), '#f3c3c4', 0.3, 'm2'),
    mirrored(
      'j',
      junk(boat.x, boat.y, choose(frame, 1.15, 1.25, 1.15) * u, {
        sail: '#e8412a',
        sailShade: '#c22e26',
        hull: '#2a1630',
      }),
      boat.y + 5 * u,
      0.3,
      0.5,
    ),
    row(
      frame,
      3,
      y(choose(frame, 0.64, 0.66, 0.66)),
      2.1 * u,
      wide ? [0.07, 0.27, 0.93] : [0.06, 1.02],
      12,
    ),
    birds(w * choose(frame, 0.5, 0.36, 0.36), h * 0.16, 0.9 * u, '#5a4a80'),
    shape(
      `${smoothLine([
        [-20, h * choose(frame, 0.86, 0.84, 0.95)],
        [w * 0.3, h * choose(frame, 0.99, 0.92, 1)],
        [w * choose(frame, 0.6, 0.5, 0.5), h * choose(frame, 0.99, 0.86, 0.98)],
        [w * choose(frame, 0.78, 0.74, 0.74), ledge],
        [w * choose(frame, 0.9, 0.92, 0.92), ledge - 4 * u],
        [w + 30, ledge - 60 * u],
      ])}V${h + 20}H-20z`,
      '#101a3c',
    ),
    foliage(w * 0.99, ledge - 40 * u, 130 * u, 100 * u, '#0c1532', 4) +
      foliage(w * 0.64, h * choose(frame, 0.99, 0.84, 0.97), 90 * u, 50 * u, '#0c1532', 7),
    onlooker(w * choose(frame, 0.815, 0.76, 0.76), ledge + 8 * u, 1.25 * u, {
      jacket: '#f2b33c',
      pack: '#2f9c93',
      packShade: '#1f706e',
      trousers: '#232c58',
      hat: '#f6e2b0',
    }),
    onlooker(w * choose(frame, 0.85, 0.84, 0.84), ledge + 8 * u, 1.15 * u, {
      jacket: '#d9487c',
      pack: '#e8723a',
      packShade: '#b44e26',
      trousers: '#2b2046',
      hat: '#f2d48c',
    }) + conicalHat(w * choose(frame, 0.85, 0.84, 0.84), ledge - 102 * u, 1.3 * u),
  ].join('')
}
