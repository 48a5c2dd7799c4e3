import { fishingBoat } from '../../kit/boats'
import { foliage } from '../../kit/foliage'
import { hills, mist } from '../../kit/haze'
import { type Point, smoothLine } from '../../kit/path'
import { curvedTrain, engineFace, type RailSpot, railSpot } from '../../kit/rail'
import { range } from '../../kit/rng'
import { line, polygon, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const wagon = {
  body: '#d8402c',
  band: '#fff1cf',
  skirt: '#23305e',
  roof: '#3a2440',
  window: '#23466e',
}

/** The Reunification train curving round the foot of the Hải Vân mountain, a wall of green on one side and the sea on the other. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.36, 0.34, 0.35)
  const from: RailSpot = [
    w * choose(frame, 0.5, 0.52, 0.52),
    h * choose(frame, 0.44, 0.43, 0.44),
    13 * u,
  ]
  const bend: RailSpot = choose<RailSpot>(
    frame,
    [w * 1.0, h * 0.5, 24 * u],
    [w * 1.16, h * 0.52, 24 * u],
    [w * 1.14, h * 0.52, 24 * u],
  )
  const to: RailSpot = choose<RailSpot>(
    frame,
    [w * 0.36, h * 0.83, 128 * u],
    [w * 0.26, h * 0.8, 128 * u],
    [w * 0.28, h * 0.83, 118 * u],
  )
  const spot = (t: number) => railSpot(from, bend, to, t)
  const rail = range(33).map((index) => spot(index / 24))
  const ledge = (down: number): Point[] =>
    rail.map(([x, y, tall]): Point => [x + tall * 0.25, y + tall * down])
  const parts = [0.06, 0.18, 0.3, 0.42, 0.54, 0.66, 0.77, 0.88, 1]
  const foot: Point[] = ledge(0.12)
  const slope = (drop: number, wobble: number): Point[] =>
    foot.map(
      ([x, y], index): Point => [
        x + (14 + index * 3.2) * u + Math.sin(index * 1.9) * wobble * u,
        y + drop * u * (0.25 + index / 16),
      ],
    )
  const end = foot[foot.length - 1] ?? [0, h]
  const wall: Point[] = [
    [-20, h * 0.06],
    [w * 0.12, h * 0.03],
    [w * 0.26, h * 0.14],
    [w * 0.38, h * 0.17],
    [w * choose(frame, 0.5, 0.56, 0.54), h * 0.3],
    [w * choose(frame, 0.6, 0.76, 0.74), h * 0.4],
  ]
  const rocks = range(19).map((index) => {
    const [x, y] = slope(64, 30)[index + 8] ?? [0, 0]
    const s = (10 + index * 3.4) * u
    return polygon(
      [
        [x - s, y + s * 0.5],
        [x - s * 0.6, y - s * 0.5],
        [x + s * 0.2, y - s * 0.8],
        [x + s, y + s * 0.5],
      ],
      index % 2 === 0 ? '#6b4a52' : '#8a6260',
    )
  })
  return [
    sky(frame, horizon, ['#6fb9cf', '#b9dfd6', '#fdeec0']),
    sun(w * choose(frame, 0.72, 0.76, 0.76), horizon - 120 * u, 74 * u, '#fffbe2'),
    cloud(w * 0.86, h * 0.1, 300 * u, '#fff7e2', 0.8),
    hills(frame, {
      base: horizon + 6,
      height: 90 * u,
      peaks: 4,
      seed: 19,
      fill: '#8fbfca',
      bottom: horizon + 6,
    }),
    water(frame, horizon, ['#bfe3d3', '#4fb3b5', '#1f8a9a', '#136a86', '#0f4f74']),
    glints({
      x: w * choose(frame, 0.74, 0.8, 0.78),
      top: horizon + 8 * u,
      bottom: h * 0.96,
      widths: [120 * u, 380 * u],
      count: 22,
      colour: '#fff6cf',
      seed: 4,
      opacity: 0.7,
    }),
    ripples({
      left: w * 0.4,
      right: w,
      top: horizon + 30 * u,
      bottom: h,
      count: 26,
      colour: '#0f5f7c',
      seed: 9,
      opacity: 0.5,
      length: 200 * u,
    }),
    shape(
      whole`${smoothLine(wall)}` +
        whole`Q${w * choose(frame, 0.72, 0.96, 0.94)},${h * 0.47} ${w * choose(frame, 0.82, 1.06, 1.06)},${h * 0.5}` +
        whole`L${w * 0.4},${h * 0.9}H-20z`,
      '#3f8a6a',
    ),
    mist(frame, h * 0.16, h * 0.3, '#e3f1d4', 0.5, 'm'),
    polygon(
      [
        ...foot,
        [end[0], h + 20],
        [-20, h + 20],
        [-20, h * 0.3],
        ...([
          [w * 0.16, h * 0.26],
          [w * 0.34, h * 0.36],
          [w * 0.52, h * 0.41],
        ] as Point[]),
      ],
      '#2b7058',
    ),
    range(7)
      .map((index) =>
        foliage(
          w * (0.02 + index * 0.08),
          h * (0.3 + index * 0.014 + (index % 3) * 0.035),
          (92 - index * 6) * u,
          (64 - index * 4) * u,
          index % 2 === 0 ? '#1f5c4c' : '#3a8560',
          30 + index,
        ),
      )
      .join(''),
    polygon([...slope(70, 20), ...[...slope(104, 30)].reverse()], '#e9f4e0', 0.85),
    polygon([...foot, ...[...slope(78, 30)].reverse()], '#a8745c'),
    rocks.join(''),
    polygon([...ledge(0.02), ...[...ledge(0.34)].reverse()], '#d9b08a'),
    line(smoothLine(ledge(0.1)), '#5a3a3c', 5 * u),
    curvedTrain(spot, parts, wagon),
    engineFace(to, -96 * u, wagon),
    range(4)
      .map((index) =>
        foliage(
          w * choose(frame, -0.01, -0.02, -0.02) + index * choose(frame, 120, 76, 70) * u,
          h * (0.99 - (index % 2) * 0.03),
          96 * u,
          (84 - index * 5) * u,
          index % 2 === 0 ? '#123f3c' : '#1a5248',
          60 + index,
        ),
      )
      .join(''),
    fishingBoat(
      w * choose(frame, 0.86, 0.9, 0.9),
      h * choose(frame, 0.66, 0.73, 0.76),
      choose(frame, 0.7, 0.62, 0.6) * u,
      {
        hull: '#1f4f7a',
        stripe: '#f0b23a',
        cabin: '#fff1cf',
        roof: '#2f9c93',
      },
    ),
  ].join('')
}
