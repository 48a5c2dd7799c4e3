import { copyAt, stencils } from '../../kit/copies'
import { forestEdge } from '../../kit/forest-edge'
import { lens, mix, type Point, smoothLine } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { range } from '../../kit/rng'
import { line, placed, shape } from '../../kit/shapes'
import { cloudStreaks, sky, stars } from '../../kit/sky'
import { glow } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** A green turtle on her way to the right, seen from her side: a low shell like a drop, long front flippers; 460 units long, 150 tall, belly at the origin. */
const turtle =
  shape('M-230 40Q-40 12 190 34 230 50 60 64-120 72-230 40z', '#0c1838', 0.5) +
  shape('M84-36Q128-40 176-8 214 18 226 50 180 48 134 20 96 2 84-36z', '#2f5a5c') +
  shape('M-150-12Q-216 6-246 50-196 52-140 14z', '#3f6f66') +
  shape('M76-50Q124-84 178-80 216-76 218-56 214-38 178-30L96-14z', '#4f7f70') +
  shape('M96-20Q150-26 178-32 212-38 218-56 222-34 188-20 134-8 92 0z', '#2f5a5c') +
  line('M198-60h2', '#0c1838', 9) +
  line('M126-60l16 6M150-68l12 10M170-72l8 12M112-44l14 4', '#7fb096', 5) +
  '<g transform="scale(1.16,.8)">' +
  shape('M-196 6Q-176-70-110-122-40-160 30-128 104-90 110-8 40 30-60 32-150 30-196 6z', '#24504c') +
  shape('M-184-4Q-170-72-106-118-40-154 28-124 98-88 104-20 30 6-62 8-142 8-184-4z', '#3f7a5c') +
  shape('M-64-136Q-28-146 0-136L22-96-12-70-62-74-88-102z', '#6fa56c') +
  shape(
    'M-132-88L-100-98-72-70-92-36-142-34-160-52Q-154-72-132-88zM12-132Q52-116 74-90L56-64 30-92zM-62-62L-14-58 4-22-24 2-76 2-90-30zM2-64L30-84 54-54 48-24 16-20z',
    '#5c9462',
  ) +
  shape('M-150-24L-100-26-86 2Q-140 6-164-4zM60-18L56-54 82-84Q98-56 102-24L84-14z', '#4a8460') +
  line('M-40-140Q0-146 40-120 84-90 98-44', '#f0c49a', 6) +
  '</g>' +
  shape('M24-22Q76-30 106 4 148 46 164 104 164 120 146 114 96 88 58 46 26 12 24-22z', '#3f6f66') +
  shape('M24-22Q76-30 106 4 148 46 164 104 128 60 92 22 60-10 24-22z', '#6fa58c') +
  line('M60 10l18-6M84 36l18-4M108 62l18-2M128 86l14-2', '#8fbf9c', 5)

/** One push of the flippers in the sand: a curved scoop to either side of the drag of the shell. */
const scoop =
  shape('M-64 0Q-104-30-118 4-96 26-64 0zM64 0Q104-30 118 4 96 26 64 0z', '#2c2d54') +
  shape('M-64 0Q-96 14-118 4-96 26-64 0zM64 0Q96 14 118 4 96 26 64 0z', '#8f83a4')

/** Côn Đảo: at first light a green turtle goes back to the sea, her tracks behind her in the sand, the last stars over the bay. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.46, 0.46, 0.46)
  const pts = (wide: string, tall: string, square: string) =>
    percentPoints(frame, choose(frame, wide, tall, square))
  const hill = pts(
    '-3,34 6,30 14,24 20,27 27,36 34,39 42,46.5',
    '-4,37 8,33 16,28 24,32 34,39 42,42 52,46.5',
    '-4,35 8,31 16,25 24,30 34,38 42,41 52,46.5',
  )
  const island = pts(
    '70,46.4 77,43 82,39 86,38.5 91,42 98,43 105,46.4',
    '66,46.4 74,43.4 80,40.4 86,40 93,43.4 105,46.4',
    '66,46.4 74,43 80,39.6 86,39 93,43 105,46.4',
  )
  const edge = pts(
    '-3,52 12,57 30,59 48,61 64,65 80,72 92,76 104,84',
    '-4,52 14,56 34,58 54,61 72,66 88,71 104,77',
    '-4,53 14,57 34,60 54,62 72,67 88,73 104,81',
  )
  const beast = choose(
    frame,
    { x: 0.52, y: 0.735, s: 0.98 },
    { x: 0.56, y: 0.71, s: 0.94 },
    { x: 0.56, y: 0.73, s: 0.84 },
  )
  const [tx, ty, s] = [w * beast.x, h * beast.y, beast.s * u]
  const start: Point = choose(
    frame,
    [w * 0.02, h * 1.02],
    [w * 0.06, h * 1.0],
    [w * 0.04, h * 1.02],
  )
  const middle: Point = [mix(start[0], tx, 0.5), h * 0.9]
  const track = range(9).map((index) => {
    const t = index / 9.4
    const x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * middle[0] + t * t * (tx - 150 * s)
    const y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * middle[1] + t * t * (ty + 26 * s)
    return copyAt('step', x, y, (1.15 - t * 0.45) * s, 66)
  })
  const glowX = w * choose(frame, 0.72, 0.66, 0.68)
  const wave = (shift: number, width: number, colour: string) =>
    line(
      smoothLine(edge.map(([x, y], index): Point => [x, y + shift * u * (0.5 + index * 0.1)])),
      colour,
      width * u,
    )
  return [
    sky(frame, horizon, ['#101a4c', '#3a3a84', '#a0648e', '#f6a878']),
    stars(frame, horizon * 0.8, choose(frame, 130, 90, 80), 23, '#fff3d6'),
    glow(glowX, horizon, choose(frame, 420, 380, 360) * u, '#ffd9a0', 0.75, 'gl'),
    cloudStreaks(frame, horizon - 90 * u, horizon - 14 * u, 5, '#d98a92', 9, 0.7),
    shape(`${smoothLine(island)}z`, '#6a4f86'),
    shape(`${smoothLine(hill)}H-20z`, '#2a2a66'),
    forestEdge(hill.slice(0, -1), 1, 26 * u, '#2a2a66', '#3d3a7a', '#8a5f94', 3),
    forestEdge(
      hill.slice(1, -2).map(([x, y]): Point => [x, mix(y, horizon, 0.42)]),
      2,
      34 * u,
      '#232358',
      '#34326e',
      '#5f4f8a',
      8,
    ),
    water(frame, horizon, ['#f0a884', '#a0688e', '#4f4a8a', '#2a2f6c']),
    glints({
      x: glowX,
      top: horizon + 6 * u,
      bottom: h * 0.62,
      widths: [90 * u, 300 * u],
      count: 16,
      colour: '#ffe0b4',
      seed: 6,
      opacity: 0.85,
    }),
    ripples({
      left: 0,
      right: w,
      top: horizon + 14 * u,
      bottom: h * 0.6,
      count: 20,
      colour: '#f0b09a',
      seed: 4,
      opacity: 0.5,
      length: 180 * u,
    }),
    shape(`${smoothLine(edge)}V${h + 10}H-20z`, '#5f5a8c'),
    wave(34, 60, '#4a4880'),
    wave(14, 16, '#7f6fa0'),
    wave(2, 12, '#e9e0f2'),
    wave(-14, 5, '#e6c8d4'),
    wave(-32, 3, '#c9a4c4'),
    shape(
      range(12)
        .map((index) =>
          lens(
            w * (((index * 37) % 100) / 100),
            h * (0.83 + ((index * 7) % 15) / 100),
            (90 + ((index * 43) % 120)) * u,
            5 * u,
          ),
        )
        .join(''),
      '#4a4880',
    ),
    stencils([['step', scoop]]),
    line(
      `M${Math.round(start[0])},${Math.round(start[1])}Q${Math.round(middle[0])},${Math.round(middle[1])} ${Math.round(tx - 130 * s)},${Math.round(ty + 24 * s)}`,
      '#4f4a7c',
      92 * s,
    ),
    track.join(''),
    placed(tx, ty, s, turtle),
  ].join('')
}
