import { foliage } from '../../kit/foliage'
import { forestEdge } from '../../kit/forest-edge'
import { lightShaft, vine } from '../../kit/jungle'
import { skin } from '../../kit/palettes'
import { lens, mix, type Point, polyline } from '../../kit/path'
import { range } from '../../kit/rng'
import { rockFace } from '../../kit/rock-face'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

interface Stop {
  x: number
  y: number
  half: number
}

/** A bamboo walkway over the water: legs, slats across and a rail on the right, from its far end to the viewer. */
function walkway(stops: readonly Stop[], u: number): string {
  const spots = stops.slice(1).flatMap((next, leg) => {
    const from = stops[leg] ?? next
    return range(6).map((step) => {
      const part = (step / 6) ** 1.25
      return {
        x: mix(from.x, next.x, part),
        y: mix(from.y, next.y, part),
        half: mix(from.half, next.half, part),
      }
    })
  })
  const all = [...spots, ...stops.slice(-1)]
  const edge = (side: number, lift: number): Point[] =>
    all.map(({ x, y, half }) => [x + side * half, y - lift * half])
  const deck = `${polyline([...edge(-1, 0), ...edge(1, 0).reverse()])}z`
  const slats = all
    .slice(1)
    .flatMap(({ x, y, half }, index) => {
      const before = all[index] ?? { x, y, half }
      return [0.34, 0.67, 1].map((part) => {
        const [sx, sy, sh] = [
          mix(before.x, x, part),
          mix(before.y, y, part),
          mix(before.half, half, part),
        ]
        return whole`M${sx - sh},${sy}H${sx + sh}`
      })
    })
    .join('')
  const posts = all
    .map(({ x, y, half }) =>
      line(whole`M${x + half},${y + half * 0.5}V${y - half * 1.02}`, '#8a5a2c', half * 0.1),
    )
    .filter((_, index) => index % 2 === 0)
    .join('')
  const rails = [0.96, 0.54]
    .map((lift) =>
      shape(
        `${polyline([...edge(1, lift), ...edge(1, lift - 0.1).reverse()])}z`,
        lift > 0.9 ? '#f6d68a' : '#d9a855',
      ),
    )
    .join('')
  return (
    shape(`${polyline([...edge(-1, -0.5), ...edge(1, -0.42).reverse()])}z`, '#0d5a70', 0.6) +
    shape(`${polyline([...edge(-1, -0.14), ...edge(1, -0.14).reverse()])}z`, '#7a4a26') +
    shape(deck, '#edc36e') +
    line(slats, '#a8743a', 3 * u) +
    posts +
    rails
  )
}

/** Two visitors in life vests paddle a kayak to the left, waterline at (x, y), 330 units long. */
function doubleKayak(x: number, y: number, scale: number): string {
  const paddler = (px: number, vest: string, shade: string, turn: number) =>
    placed(
      px,
      0,
      1,
      shape('M-24-20Q-26-70-12-84H14Q28-64 22-20z', vest) +
        shape('M6-84H14Q28-64 22-20H8z', shade) +
        line('M-22-48H22', '#fff6e4', 5) +
        shape('M-6-80V-96H8V-80z', '#a9663f') +
        ellipse(-2, -104, 14, 17, skin) +
        shape('M-12-112Q-14-126 2-126 18-124 17-102L12-92 8-108z', '#22161e') +
        placed(
          -14,
          -44,
          1,
          line('M-62-48L62 48', '#3a2a22', 6) +
            shape(
              'M-58-52L-92-74Q-102-66-94-56L-66-38zM58 52L92 74Q104 66 94 56L66 38z',
              '#ffd25a',
            ),
          false,
          turn,
        ) +
        line('M-14-72Q-42-74-46-62M10-70Q20-44 8-30', skin, 10) +
        circle(-47, -62, 7, skin) +
        circle(6, -30, 7, skin),
    )
  return placed(
    x,
    y,
    scale,
    shape(lens(0, 22, 420, 20), '#0d6a84', 0.6) +
      shape('M-176-30Q-90-16 0-16T170-30Q150 14 70 18H-80Q-150 16-176-30z', '#e5391f') +
      shape('M-176-30Q-90-16 0-16T170-30Q90-36 0-34T-176-30z', '#ff8a5a') +
      shape('M-160-8Q-80 4 0 4T156-8Q140 14 70 18H-80Q-140 16-160-8z', '#a3222a') +
      paddler(-44, '#ffb02e', '#d97a1c', 0) +
      paddler(62, '#ffb02e', '#d97a1c', 6),
  )
}

/** The thatched shelter at the end of the walkway, foot at (x, y), 180 units wide. */
function shelter(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    rect(-76, -14, 152, 16, '#a8743a') +
      line('M-62 0V-84M-22 0V-84M22 0V-84M62 0V-84', '#7a4a26', 8) +
      rect(-70, -40, 140, 8, '#d9a855') +
      shape('M-98-76L-46-142H46L98-76Q0-62-98-76z', '#c99a54') +
      shape('M20-142H46L98-76Q60-68 30-68z', '#8f6236') +
      line('M-74-86L-36-136M-40-82L-18-138M0-78V-138M-58-84L-28-138', '#a8743a', 4),
  )
}

/** Straight forest trunks with lianas, from above the frame down to their roots. */
function trunks(
  frame: Frame,
  spots: readonly (readonly [number, number, number])[],
  u: number,
): string {
  return spots
    .map(([part, foot, thick]) => {
      const [x, y, t] = [frame.width * part, frame.height * foot, thick * u]
      return (
        shape(
          whole`M${x - t * 0.8},-10L${x - t},${y - 60 * u}Q${x - t * 1.2},${y - 10 * u} ${x - t * 2.4},${y}H${x + t * 2.2}Q${x + t * 1.1},${y - 20 * u} ${x + t},${y - 70 * u}L${x + t * 0.8},-10z`,
          '#173c3c',
        ) +
        shape(
          whole`M${x - t * 0.8},-10L${x - t},${y - 60 * u}l${t * 0.5},0L${x - t * 0.3},-10z`,
          '#3f7a58',
        )
      )
    })
    .join('')
}

/** Mooc spring: blue water wells up at the foot of the karst, a bamboo walkway winds over it into the forest, two visitors paddle past. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.5, 0.5, 0.5)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const stop = (x: number, y: number, half: number): Stop => ({
    x: w * x,
    y: h * y,
    half: half * u,
  })
  const stops = choose(
    frame,
    [
      stop(0.4, 0.53, 24),
      stop(0.5, 0.57, 32),
      stop(0.44, 0.65, 46),
      stop(0.68, 0.75, 72),
      stop(0.8, 1.08, 150),
    ],
    [
      stop(0.3, 0.53, 24),
      stop(0.5, 0.57, 34),
      stop(0.42, 0.64, 46),
      stop(0.74, 0.73, 72),
      stop(0.86, 1.06, 170),
    ],
    [
      stop(0.3, 0.53, 22),
      stop(0.5, 0.57, 32),
      stop(0.42, 0.65, 44),
      stop(0.74, 0.75, 68),
      stop(0.86, 1.08, 150),
    ],
  )
  const well = { x: w * choose(frame, 0.2, 0.2, 0.2), y: h * choose(frame, 0.7, 0.68, 0.7) }
  const boat = choose(
    frame,
    { x: 0.26, y: 0.86, k: 1.06 },
    { x: 0.33, y: 0.86, k: 1.14 },
    { x: 0.32, y: 0.87, k: 0.98 },
  )
  const crest = [
    p(-0.02, 0.27),
    p(0.06, 0.25),
    p(0.15, 0.29),
    p(0.24, 0.27),
    p(0.32, 0.31),
    p(0.4, 0.33),
    p(0.5, 0.36),
    p(0.66, 0.38),
    p(0.84, 0.35),
    p(1.02, 0.37),
  ]
  const foot = crest.map(([x]): Point => [x, shore + 6 * u])
  const woods = ['#1f6a54', '#3f9a5c', '#a9cf5c'] as const
  return [
    sky(frame, shore, ['#d9ec9c', '#eef6b8', '#fbfad8']),
    foliage(w * 0.2, h * 0.2, 0.32 * w, 0.12 * h, '#b9dc86', 3) +
      foliage(w * 0.86, h * 0.2, 0.3 * w, 0.13 * h, '#b9dc86', 5),
    foliage(w * 0.02, h * 0.26, 0.26 * w, 0.13 * h, '#84c074', 7) +
      foliage(w * 0.58, h * 0.3, 0.24 * w, 0.09 * h, '#84c074', 8) +
      foliage(w * 1.0, h * 0.28, 0.26 * w, 0.13 * h, '#6aae6c', 9),
    rockFace(crest, foot, ['#d3d6ae', '#a3b394', '#6b8c7c'], 6),
    shape(
      whole`M${well.x - 110 * u},${shore + 8 * u}Q${well.x - 96 * u},${shore - 66 * u} ${well.x - 10 * u},${shore - 72 * u}T${well.x + 130 * u},${shore + 8 * u}z`,
      '#12404a',
    ),
    forestEdge(
      crest.slice(0, 6).map(([x, y]): Point => [x, y - 6 * u]),
      1,
      72 * u,
      ...woods,
      4,
    ) + forestEdge(crest.slice(5), 2, 58 * u, ...woods, 6),
    forestEdge(
      [
        [w * 0.42, shore - 20 * u],
        [w + 10, shore - 26 * u],
      ],
      2,
      56 * u,
      ...woods,
      9,
    ),
    water(frame, shore, ['#2f9c94', '#22b6bd', '#1592b0', '#0f6a98']),
    shape(
      whole`M-10,${shore}H${w + 10}V${shore + 14 * u}Q${w * 0.6},${shore + 40 * u} -10,${shore + 22 * u}z`,
      '#14605e',
    ),
    range(4)
      .map((index) =>
        ellipse(
          well.x,
          well.y,
          (330 - index * 76) * u,
          (74 - index * 17) * u,
          ['#3fc9c4', '#66dccb', '#96ecd6', '#d3faea'][index] ?? '',
          0.75,
        ),
      )
      .join(''),
    ripples({
      left: 0,
      right: w,
      top: shore + 30 * u,
      bottom: h,
      count: 26,
      colour: '#d3faea',
      seed: 6,
      opacity: 0.7,
      length: 180 * u,
    }),
    shelter(
      w * choose(frame, 0.385, 0.27, 0.27),
      shore + 28 * u,
      choose(frame, 0.8, 0.8, 0.72) * u,
    ),
    walkway(stops, u),
    lightShaft(w * 0.42, 150 * u, h * 0.72, -210 * u, '#fffce0', 0.6, 's'),
    doubleKayak(w * boat.x, h * boat.y, boat.k * u),
    trunks(
      frame,
      choose(
        frame,
        [
          [0.04, 0.64, 26],
          [0.94, 0.66, 30],
        ],
        [
          [0.05, 0.6, 24],
          [0.96, 0.62, 26],
        ],
        [
          [0.03, 0.62, 22],
          [0.965, 0.64, 24],
        ],
      ),
      u,
    ),
    vine(
      w * 0.04,
      -10,
      w * choose(frame, 0.2, 0.3, 0.3),
      -10,
      150 * u,
      '#173c3c',
      '#2f7a50',
      1.5 * u,
    ),
    foliage(-10, -6, 190 * u, 100 * u, '#173c3c', 11) +
      foliage(w, 0, 250 * u, 110 * u, '#173c3c', 13),
    foliage(-20, h * 0.64, 120 * u, 60 * u, '#1f6a54', 15) +
      foliage(w + 10, h * 0.66, 130 * u, 62 * u, '#1f6a54', 17),
  ].join('')
}
