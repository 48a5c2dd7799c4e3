import { foliage } from '../../kit/foliage'
import { forestEdge } from '../../kit/forest-edge'
import { hills } from '../../kit/haze'
import { skin } from '../../kit/palettes'
import { type Point, smoothLine } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { between, createRandom, range } from '../../kit/rng'
import { curvedRoof } from '../../kit/roof'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { climber, stairFlights } from '../../kit/stair-flights'
import { sunDisc } from '../../kit/sun'
import { glints, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const green = '#2c9a86'
const gold = '#ffd36a'

/** The shrine of the Lady of the Realm: three green roofs one over the other, like a lotus about to open, over a lit pillared hall; foot at the origin, 440 units wide and 390 tall. */
const shrine =
  rect(-220, -18, 440, 20, '#8a4a5c') +
  rect(-196, -34, 392, 18, '#b8695e') +
  rect(-168, -112, 336, 80, '#ffdc8c') +
  rect(70, -112, 98, 80, '#e39a5a') +
  shape('M-22-34V-84Q0-104 22-84V-34z', '#a82c34') +
  shape('M-94-34V-82Q-76-98-58-82V-34zM58-34V-82Q76-98 94-82V-34z', '#8f3040') +
  line('M-160-112V-34M-116-112V-34M-40-112V-34M40-112V-34M116-112V-34M160-112V-34', '#c23a34', 11) +
  curvedRoof({
    x: 0,
    y: -108,
    half: 232,
    height: 62,
    ridge: 122,
    fill: green,
    trim: gold,
    tiles: 25,
  }) +
  rect(-112, -206, 224, 40, '#f3bf74') +
  rect(50, -206, 62, 40, '#c9804e') +
  line('M-84-204v36M-56-204v36M-28-204v36M0-204v36M28-204v36M56-204v36M84-204v36', '#a8344a', 8) +
  curvedRoof({
    x: 0,
    y: -202,
    half: 160,
    height: 56,
    ridge: 76,
    fill: green,
    trim: gold,
    tiles: 17,
  }) +
  rect(-66, -288, 132, 34, '#f3bf74') +
  rect(28, -288, 38, 34, '#c9804e') +
  line('M-40-286v30M-14-286v30M14-286v30M40-286v30', '#a8344a', 7) +
  curvedRoof({
    x: 0,
    y: -284,
    half: 102,
    height: 64,
    ridge: 14,
    fill: green,
    trim: gold,
    tiles: 11,
  }) +
  shape('M36-348L92-296 60-284 14-346z', '#1f7468', 0.6) +
  circle(0, -358, 9, gold) +
  line('M0-364V-392', gold, 5)

/** Sugar palms in the flooded fields, each by its foot and its size. */
function sugarPalms(spots: readonly (readonly [number, number, number])[], fill: string): string {
  return (
    line(
      spots.map(([x, y, s]) => whole`M${x},${y}q${s * 0.05},${-s * 0.5} 0,${-s}`).join(''),
      fill,
      Math.max(2, (spots[0]?.[2] ?? 40) * 0.07),
    ) +
    shape(
      spots
        .map(([x, y, s]) =>
          range(9)
            .map((index) => {
              const angle = Math.PI * (1.15 - (index / 8) * 1.3)
              const [dx, dy] = [Math.cos(angle) * s * 0.36, -Math.sin(angle) * s * 0.36]
              return whole`M${x},${y - s}l${dx - dy * 0.22},${dy + dx * 0.22} ${dy * 0.44},${-dx * 0.44}z`
            })
            .join(''),
        )
        .join(''),
      fill,
    )
  )
}

/** A woman from behind with a tray of lotus on her shoulder, her scarf checked; feet at the origin, 230 units tall. */
const pilgrim =
  shape('M-26-110L-28-4H-6L0-80 6-4H28L26-110z', '#241f38') +
  shape('M-30-4H-6V3H-34zM6-4H28L34 3H6z', '#1a1626') +
  shape('M-30-98Q-36-160-22-176 0-184 24-176 36-160 32-98 0-88-30-98z', '#a8348c') +
  shape('M10-181Q30-178 32-150L32-98 10-93Q22-140 10-181z', '#74246a') +
  line('M-24-168Q-44-140-34-112', '#a8348c', 15) +
  circle(-33, -106, 7, skin) +
  line('M24-170Q54-172 54-204', '#74246a', 15) +
  circle(54, -210, 7, skin) +
  shape('M-6-174V-194H12V-174z', '#b5784e') +
  ellipse(2, -204, 17, 20, '#1f1722') +
  shape('M-14-192Q0-178 16-192 18-176 10-168-2-164-12-172z', '#1f1722') +
  shape('M-24-178Q0-160 28-178L30-164Q2-146-26-164z', '#f4ead6') +
  line('M-16-168l6 10M-2-164l4 12M14-166l4 10', '#c23a34', 3) +
  ellipse(44, -218, 56, 10, '#c98a3c') +
  shape(
    'M0-222Q-8-250 8-256 22-244 18-222zM30-224Q24-262 44-270 62-256 56-224zM70-222Q66-248 82-254 98-244 90-222z',
    '#f08aa8',
  ) +
  shape('M16-222Q18-246 28-250 38-240 36-222zM56-222Q58-246 68-250 78-240 74-222z', '#fbd0d8')

/** Châu Đốc from the stair of Sam mountain: the Lady's shrine at its foot, beyond it flooded fields as far as Cambodia, and the sun between two mirrors. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.4, 0.41, 0.4)
  const p = (wide: string, tall: string, square: string): Point[] =>
    percentPoints(frame, choose(frame, wide, tall, square))
  const sunX = w * choose(frame, 0.69, 0.72, 0.73)
  const slope = p(
    '-2,46 6,47 14,53 24,60 36,66 50,70 66,73 84,74 102,73',
    '-2,52 8,53 20,58 34,62 50,66 66,69 84,70 102,69',
    '-2,48 8,49 20,56 34,62 50,67 66,71 84,72 102,71',
  )
  const front = p(
    '-2,90 12,86 28,87 44,91 60,92 76,88 90,83 102,80',
    '-2,88 14,85 30,86 46,90 62,91 78,87 92,82 102,80',
    '-2,90 14,86 30,87 46,91 62,92 78,88 92,83 102,80',
  )
  const hall = choose(
    frame,
    { x: 0.34, y: 0.79, k: 0.98 },
    { x: 0.31, y: 0.76, k: 0.94 },
    { x: 0.31, y: 0.78, k: 0.84 },
  )
  const turns = p(
    '84,104 93,93 76,88 85,82.5 70,80 62,79.5',
    '84,104 95,93 74,87.5 86,82 72,79 66,78',
    '84,104 95,93 74,88.5 86,83 72,80.5 66,79.5',
  )
  const woman = choose(
    frame,
    { x: 0.6, y: 1.0, k: 1.24 },
    { x: 0.63, y: 0.985, k: 1.24 },
    { x: 0.64, y: 1.0, k: 1.06 },
  )
  const random = createRandom(5)
  const dykes = range(8).map((index) => horizon + (8 + index ** 1.8 * 7) * u)
  const palms = (count: number, row: number, size: number) =>
    range(count)
      .map(
        (index) =>
          [
            w * ((index + between(random, -0.3, 1.3)) / count),
            (dykes[row] ?? 0) + 2,
            size * between(random, 0.75, 1.3) * u,
          ] as const,
      )
      .filter(([x]) => Math.abs(x - sunX) > 100 * u)
  return [
    sky(frame, horizon, ['#5f6db4', '#b783ae', '#f2a07c', '#ffd98c']),
    cloudStreaks(frame, h * 0.06, horizon - 60 * u, 8, '#ffc8a0', 3, 0.75),
    sunDisc(sunX, horizon - 34 * u, 62 * u, '#fff3c4'),
    hills(frame, {
      base: horizon + 2,
      height: 60 * u,
      peaks: choose(frame, 4, 3, 3),
      seed: 9,
      fill: '#a5709c',
      bottom: horizon + 3,
    }),
    water(frame, horizon, ['#ffd08a', '#f0a08c', '#a878ac', '#6f62a4']),
    glints({
      x: sunX,
      top: horizon + 4,
      bottom: h * 0.76,
      widths: [110 * u, 230 * u],
      count: 26,
      colour: '#fff0bc',
      seed: 4,
    }),
    line(
      dykes
        .slice(1)
        .map(
          (y, index) =>
            whole`M-9,${y}Q${w * 0.5},${y + (index % 2 ? 5 : -5) * u} ${w + 9},${y + 3 * u}`,
        )
        .join(''),
      '#6a4f8c',
      4 * u,
    ),
    line(
      range(9)
        .map((index) => {
          const across = (index - 4) / 4
          return whole`M${w * 0.55 + across * w * 0.6},${horizon + 6 * u}L${w * 0.55 + across * w * 1.5},${h * 0.78}`
        })
        .join(''),
      '#6a4f8c',
      3 * u,
      0.6,
    ),
    sugarPalms(palms(choose(frame, 12, 8, 8), 2, 40), '#74508c'),
    sugarPalms(palms(choose(frame, 7, 5, 5), 4, 78), '#523a74'),
    choose<readonly (readonly [number, number])[]>(
      frame,
      [
        [0.52, 1],
        [0.565, 0.8],
        [0.84, 1.1],
        [0.93, 0.8],
      ],
      [
        [0.6, 0.8],
        [0.9, 1],
      ],
      [
        [0.57, 0.8],
        [0.9, 1],
      ],
    )
      .map(([part, size]) =>
        placed(
          w * part,
          (dykes[5] ?? 0) + 4 * u,
          size * u,
          shape('M-34-26L0-52 34-26zM-25-27h50v27h-50z', '#523a74') +
            rect(-9, -20, 16, 13, '#ffd98c'),
        ),
      )
      .join(''),
    shape(`${smoothLine(slope)}V${h + 5}H-20z`, '#3f4f72'),
    forestEdge(slope.slice(0, -1), 2, 56 * u, '#2f4468', '#45688a', '#e0906c', 4),
    shape(
      whole`M${w * hall.x - 270 * u},${h * hall.y + 16 * u}Q${w * hall.x},${h * hall.y - 44 * u} ${w * hall.x + 360 * u},${h * hall.y + 10 * u}L${w * hall.x + 460 * u},${h * hall.y + 90 * u}H${w * hall.x - 340 * u}z`,
      '#d98f74',
    ),
    forestEdge(
      [
        [w * hall.x - 330 * u, h * hall.y - 24 * u],
        [w * hall.x - 190 * u, h * hall.y - 30 * u],
      ],
      2,
      80 * u,
      '#264a62',
      '#356a74',
      '#e0906c',
      6,
    ),
    placed(w * hall.x, h * hall.y, hall.k * u, shrine),
    forestEdge(
      [
        [w * hall.x + 200 * u, h * hall.y - 6 * u],
        [w * hall.x + 330 * u, h * hall.y + 4 * u],
      ],
      1,
      70 * u,
      '#264a62',
      '#356a74',
      '#e0906c',
      6,
    ),
    range(11)
      .map((index) => {
        const [x, y] = [
          w * hall.x + (-170 + index * 36) * u,
          h * hall.y + (22 + ((index * 7) % 3) * 10) * u,
        ]
        return (
          rect(
            x - 7 * u,
            y - 28 * u,
            14 * u,
            30 * u,
            ['#f4ead6', '#c23a34', '#7a3f9c', '#ffd36a'][index % 4] ?? '',
          ) + circle(x, y - 34 * u, 6 * u, '#2a1a2c')
        )
      })
      .join(''),
    shape(`${smoothLine(front)}V${h + 5}H-20z`, '#2c2f52'),
    forestEdge(front, 1, 66 * u, '#2c2f52', '#3f4f72', '#c9786c', 12),
    stairFlights(turns, [12 * u, 40 * u], {
      tread: '#f3c9a0',
      line: '#b0787c',
      wall: '#e0a088',
      wallShade: '#7a5474',
    }),
    climber(
      (turns[2]?.[0] ?? 0) + 34 * u,
      (turns[2]?.[1] ?? 0) + 14 * u,
      0.72 * u,
      '#f4ead6',
      '#2a1f3c',
    ),
    foliage(w * 0.02, h * 1.0, 190 * u, 90 * u, '#1f2344', 4) +
      foliage(w * 0.1, h * 1.03, 150 * u, 60 * u, '#343a62', 8),
    shape(
      whole`M${w * woman.x - 210 * u},${h + 5}Q${w * woman.x - 160 * u},${h * woman.y - 30 * u} ${w * woman.x},${h * woman.y - 12 * u}T${w * woman.x + 200 * u},${h + 5}z`,
      '#8a6a80',
    ),
    placed(w * woman.x, h * woman.y - 4 * u, woman.k * u, pilgrim),
    birds(w * choose(frame, 0.5, 0.4, 0.42), h * 0.2, 1.1 * u, '#5a4a80'),
  ].join('')
}
