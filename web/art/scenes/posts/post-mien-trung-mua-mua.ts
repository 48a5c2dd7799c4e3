import { sampan } from '../../kit/boats'
import { foliage } from '../../kit/foliage'
import { lantern, silks } from '../../kit/lantern'
import { mix } from '../../kit/path'
import { seatedFigure, standingRower } from '../../kit/people'
import { raindropRings, rainfall } from '../../kit/rainfall'
import { recedingStreet } from '../../kit/receding-street'
import { cycle, range } from '../../kit/rng'
import { line, mirrored, polygon, rect, verticalGradient } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { wader } from '../../kit/walkers'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const tones = [
  { wall: '#f0b440', shutter: '#2f6f72' },
  { wall: '#e39a34', shutter: '#7a3330' },
  { wall: '#f4c65c', shutter: '#3f6488' },
]

/** Silk lanterns on lines across the street, far to near. */
function lanterns(frame: Frame, vanishY: number, u: number): string {
  const { width: w } = frame
  return range(2)
    .map((row) => {
      const part = (row + 1) / 2
      const y = mix(vanishY * 0.62, vanishY * 0.12, part)
      const half = mix(w * 0.13, w * 0.5, part)
      const count = choose(frame, [4, 5], [4, 4], [4, 4])[row] ?? 3
      const sag = mix(14, 40, part) * u
      const rope = line(whole`M${w * 0.5 - half},${y}Q${w * 0.5},${y + sag * 2} ${w * 0.5 + half},${y}`, '#3a2a34', 2.4 * u)
      const lamps = range(count).map((index) => {
        const t = (index + 0.5) / count
        return lantern(w * 0.5 + (t * 2 - 1) * half, y + 4 * t * (1 - t) * sag, mix(0.42, 1.2, part) * u, cycle(silks, index * 2 + row))
      })
      return rope + lamps.join('')
    })
    .join('')
}

/** The rains in Hội An: a yellow street under water, boats where the motorbikes were, people wading with their sandals in hand. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const vanish = [w * 0.5, h * choose(frame, 0.48, 0.44, 0.46)] as const
  const reach = choose(frame, 0.1, 0.34, 0.24) * w
  const flood = h * choose(frame, 0.83, 0.8, 0.82)
  const row = { ground: h * 1.0, vanish, houses: 5, depth: 0.6, wood: '#6a3a30', roof: '#8a4a44', roofShade: '#5c3038', glow: '#ffd98a' }
  const street =
    recedingStreet({ ...row, nearX: -reach, eaves: -h * 0.3, tones }) +
    recedingStreet({ ...row, nearX: w + reach, eaves: -h * 0.36, tones: [...tones].reverse() })
  const ends = (side: number) => vanish[0] + side * (w * 0.5 + reach) * 0.25
  const boat = { x: w * choose(frame, 0.5, 0.5, 0.5), y: h * choose(frame, 0.74, 0.7, 0.73) }
  const size = choose(frame, 1.75, 1.7, 1.6) * u
  const water = (id: string, top: number) =>
    verticalGradient(id, [
      [0, '#dfc69a'],
      [0.45, '#8f9c92'],
      [1, '#3f6472'],
    ]) +
    polygon(
      [
        [vanish[0], vanish[1] + 4 * u],
        [w * 1.04, top],
        [w * 1.04, h + 20],
        [-w * 0.04, h + 20],
        [-w * 0.04, top],
      ],
      `url(#${id})`,
      0.9,
    )
  return [
    sky(frame, vanish[1], ['#7d93a4', '#a9b8b8', '#e3d9bc']),
    cloud(w * 0.42, h * 0.1, 420 * u, '#66808f', 0.5),
    cloud(w * 0.62, h * 0.2, 360 * u, '#c3c9bf', 0.6),
    foliage(w * 0.5, vanish[1], 110 * u, 46 * u, '#7f968c', 5),
    rect(0, vanish[1], w, h, '#8f9c92'),
    street,
    [-1, 1]
      .map((side) => polygon([vanish, [ends(side), vanish[1] + (h - vanish[1]) * 0.25], [ends(side), vanish[1] * 0.68]], '#cbb98c'))
      .join(''),
    water('w', flood),
    ripples({
      left: -60 * u,
      right: w * 0.32,
      top: flood - 60 * u,
      bottom: h,
      count: 18,
      colour: '#f6bd4c',
      seed: 6,
      opacity: 0.6,
      length: 300 * u,
    }),
    ripples({
      left: w * 0.68,
      right: w + 60 * u,
      top: flood - 60 * u,
      bottom: h,
      count: 18,
      colour: '#f6bd4c',
      seed: 12,
      opacity: 0.6,
      length: 300 * u,
    }),
    ripples({
      left: w * 0.34,
      right: w * 0.66,
      top: vanish[1] + 40 * u,
      bottom: flood,
      count: 12,
      colour: '#f3dfb4',
      seed: 16,
      opacity: 0.6,
      length: 150 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: vanish[1] + 60 * u,
      bottom: h,
      count: 14,
      colour: '#44606c',
      seed: 9,
      opacity: 0.5,
      length: 260 * u,
    }),
    lanterns(frame, vanish[1], u),
    mirrored(
      'd',
      wader(w * choose(frame, 0.445, 0.4, 0.4), h * choose(frame, 0.585, 0.55, 0.57), 0.62 * u, '#7b58b0', '#573a88', '#f0b23a', true),
      h * choose(frame, 0.585, 0.55, 0.57),
      0.35,
      0.6,
    ),
    mirrored(
      'b',
      sampan(
        boat.x,
        boat.y,
        size,
        '#3a2a3c',
        '#8a5a48',
        seatedFigure(-24, -4, 0.64, '#2f9c93') + seatedFigure(6, -4, 0.64, '#f4b02f', '#33222c', true),
      ) + standingRower(boat.x + 48 * size, boat.y - 8 * size, size * 0.56, '#5a6fa8', '#22304c', true),
      boat.y + 9 * size,
      0.35,
      0.6,
    ),
    mirrored(
      'e',
      wader(w * choose(frame, 0.235, 0.17, 0.18), h * choose(frame, 0.9, 0.86, 0.9), 2.1 * u, '#e0402a', '#a82a30', '#fff1cf'),
      h * choose(frame, 0.905, 0.865, 0.905),
      0.35,
      0.5,
    ),
    mirrored(
      'f',
      wader(w * choose(frame, 0.79, 0.83, 0.83), h * choose(frame, 0.84, 0.8, 0.85), 1.75 * u, '#3f8fc0', '#2a6694', '#f0b23a', true),
      h * choose(frame, 0.845, 0.805, 0.855),
      0.35,
      0.5,
    ),
    raindropRings(frame, h * 0.62, h, 18, 34 * u, '#f3f6f4', 4),
    rainfall(frame, {
      top: -80 * u,
      bottom: h * 0.92,
      count: 50,
      length: 110 * u,
      colour: '#f3f7fa',
      width: 2 * u,
      opacity: 0.4,
      seed: 8,
      slant: 0.16,
    }),
    rainfall(frame, {
      top: -80 * u,
      bottom: h * 0.92,
      count: 24,
      length: 200 * u,
      colour: '#ffffff',
      width: 3 * u,
      opacity: 0.45,
      seed: 15,
      slant: 0.16,
    }),
  ].join('')
}
