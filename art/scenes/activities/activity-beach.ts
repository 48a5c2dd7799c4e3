import { fishingBoat } from '../../kit/boats'
import { coracle, upturnedCoracle } from '../../kit/coracle'
import { grove } from '../../kit/foliage'
import { palm } from '../../kit/palm'
import { at, num, type Point } from '../../kit/path'
import { shoulderPoleFigure } from '../../kit/people'
import { range } from '../../kit/rng'
import { ellipse, line, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const weave = {
  weave: '#c98a42',
  shade: '#7a4a26',
  rim: '#8a5428',
  inside: '#5a3420',
  shadow: '#b5703f',
}
const blue = {
  weave: '#2f86a8',
  shade: '#17506f',
  rim: '#e8ac4a',
  inside: '#123f58',
  shadow: '#b5703f',
}

/** The edge of the sand from the far end of the bay to the bottom of the frame, moved left by a part of the width. */
function shore(frame: Frame, horizon: number, shift: number): string {
  const { width: w, height: h } = frame
  const far: Point = [w * choose(frame, 0.7, 0.6, 0.6), horizon + 2]
  const knots: readonly Point[] = choose(
    frame,
    [
      [0.5, 0.36],
      [0.4, 0.5],
      [0.5, 0.66],
      [0.58, 0.82],
      [0.44, 1.02],
    ],
    [
      [0.36, 0.4],
      [0.22, 0.52],
      [0.36, 0.66],
      [0.46, 0.8],
      [0.26, 1.02],
    ],
    [
      [0.4, 0.38],
      [0.28, 0.51],
      [0.4, 0.66],
      [0.5, 0.81],
      [0.3, 1.02],
    ],
  )
  const spot = (index: number): Point => {
    const knot = knots[index] ?? [0, 0]
    const depth = (knot[1] * h - horizon) / (h - horizon)
    return [w * knot[0] - shift * w * depth, knot[1] * h]
  }
  const [a, b, c, d, e] = [0, 1, 2, 3, 4].map(spot) as [Point, Point, Point, Point, Point]
  const mid = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
  return `M${at(far)}Q${at(a)} ${at(mid(a, b))}T${at(mid(b, c))}Q${at(c)} ${at(mid(c, d))}Q${at(d)} ${at(e)}`
}

/** Beach: basket boats drying on a white crescent of sand, palms leaning over a turquoise noon sea. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.3, 0.3, 0.3)
  const palms = { trunk: '#6a4632', leaf: '#1d6a4f', leafLight: '#45a05a', nut: '#e0922f' }
  const land = `V${num(h + 10)}H${num(w + 10)}V${num(horizon)}z`
  const size = choose(frame, 1, 1, 0.92) * u
  return [
    sky(frame, horizon, ['#3fa9c0', '#8fd3cf', '#fdf0c4']),
    cloud(w * 0.56, h * 0.17, 260 * u, '#fffaf0', 0.9) +
      cloud(w * 0.06, h * 0.25, 180 * u, '#fffaf0', 0.7),
    shape(headland(w * choose(frame, 0.62, 0.66, 0.66), horizon, 92 * u), '#6fb3b8'),
    shape(headland(w * choose(frame, 0.34, 0.4, 0.4), horizon, 52 * u), '#4f9fae'),
    water(frame, horizon, ['#2f93b0', '#2fb0b4', '#5fd0bf', '#3fb8b4', '#1f8fa0']),
    ripples({
      left: 0,
      right: w * 0.6,
      top: horizon + 14 * u,
      bottom: h,
      count: 26,
      colour: '#eafff4',
      seed: 11,
      opacity: 0.4,
      length: 190 * u,
    }),
    fishingBoat(w * choose(frame, 0.2, 0.18, 0.18), horizon + 34 * u, 0.62 * u, {
      hull: '#1f5f8a',
      stripe: '#e0402a',
      cabin: '#fbe0a0',
      roof: '#2a8f86',
    }),
    shape(shore(frame, horizon, 0.16) + land, '#8fe4cf', 0.55),
    shape(shore(frame, horizon, 0.075) + land, '#c9f4e0', 0.8),
    line(shore(frame, horizon, 0.15), '#fffdf2', 7 * u, 0.75),
    shape(shore(frame, horizon, 0.012) + land, '#fffdf2'),
    shape(shore(frame, horizon, 0) + land, '#e8c08a'),
    shape(shore(frame, horizon, -0.035) + land, '#f8dfae'),
    grove(w * choose(frame, 0.72, 0.62, 0.63), w + 40, horizon + 6 * u, 56 * u, '#2f7f5c', 4),
    grove(w * choose(frame, 0.82, 0.76, 0.77), w + 40, horizon + 26 * u, 80 * u, '#1f6650', 9),
    palm(w * choose(frame, 0.79, 0.73, 0.74), horizon + 20 * u, 0.62 * u, palms, 190, -30, 3) +
      palm(w * choose(frame, 0.86, 0.84, 0.84), horizon + 40 * u, 0.85 * u, palms, 210, -40, 8),
    upturnedCoracle(w * choose(frame, 0.78, 0.79, 0.8), h * 0.47, 0.6 * size, blue, 'u'),
    upturnedCoracle(w * choose(frame, 0.71, 0.66, 0.67), h * 0.4, 0.4 * size, weave, 'v'),
    footprints(frame, u),
    shoulderPoleFigure(
      w * choose(frame, 0.6, 0.5, 0.52),
      h * 0.55,
      1.7 * size,
      '#e0305f',
      '#f6b23a',
      true,
    ),
    coracle(w * choose(frame, 0.84, 0.84, 0.85), h * 0.625, 1.15 * size, weave, 'a', 6),
    coracle(
      w * choose(frame, 0.7, 0.6, 0.63),
      h * choose(frame, 0.81, 0.79, 0.81),
      1.9 * size,
      blue,
      'b',
      -7,
      oar(),
    ),
    palm(
      w * choose(frame, 1.0, 1.04, 1.04),
      h * 1.02,
      choose(frame, 2.5, 2.6, 2.3) * u,
      palms,
      310,
      choose(frame, -74, -70, -70),
      5,
    ),
  ].join('')
}

function headland(end: number, horizon: number, tall: number): string {
  const part = (x: number, rise: number) => `${num(end * x)},${num(horizon - tall * rise)}`
  return `M-10,${num(horizon + 1)}V${num(horizon - tall * 0.5)}Q${part(0.12, 0.5)} ${part(0.22, 0.86)}T${part(0.42, 0.7)}Q${part(0.56, 0.36)} ${part(0.68, 0.46)}T${part(1, 0)}v1z`
}

function oar(): string {
  return (
    line('M34 22L-142-78', '#6a3f22', 8) +
    shape('M-132-82Q-168-114-188-104-192-84-144-64z', '#e0402a')
  )
}

/** Steps pressed into the sand along a curve that grows towards the viewer. */
function footprints(frame: Frame, u: number): string {
  const { width: w, height: h } = frame
  const from = w * choose(frame, 0.61, 0.52, 0.54)
  return range(15)
    .map((index) => {
      const t = index / 14
      const x = from + w * (0.24 * t - 0.03 * Math.sin(t * 5))
      const size = (3.4 + t * 6) * u
      return ellipse(
        x + (index % 2) * size * 2.2,
        h * (0.545 + t ** 1.3 * 0.45),
        size,
        size * 0.5,
        '#b5703f',
        0.4,
      )
    })
    .join('')
}
