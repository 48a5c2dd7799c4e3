import { crag } from '../../kit/crag'
import { forestEdge } from '../../kit/forest-edge'
import { skin } from '../../kit/palettes'
import { lens, mix, type Point, polyline, smoothLine } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { posterKarst } from '../../kit/poster-karst'
import { between, createRandom, range } from '../../kit/rng'
import { ellipse, line, placed, shape } from '../../kit/shapes'
import { birds, cloud, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

interface Stop {
  x: number
  y: number
  half: number
}

/** The walkway round the cliff from near to far: concrete deck on posts over the sea, a rail on its left side. */
function cliffWalk(stops: readonly Stop[], sea: (y: number) => number, u: number): string {
  const all = stops.slice(1).flatMap((to, leg) => {
    const from = stops[leg] ?? to
    return range(8).map((step): Stop => {
      const part = (step / 8) ** 0.8
      return {
        x: mix(from.x, to.x, part),
        y: mix(from.y, to.y, part),
        half: mix(from.half, to.half, part),
      }
    })
  })
  const edge = (side: number, lift: number): Point[] =>
    all.map(({ x, y, half }) => [x + side * half, y - lift * half])
  const band = (side: number, high: number, low: number, fill: string) =>
    shape(`${polyline([...edge(side, high), ...edge(side, low).reverse()])}z`, fill)
  const every = (count: number) => all.filter((_, index) => index % count === 0)
  return (
    every(3)
      .map(({ x, y, half }) =>
        line(
          whole`M${x - half * 0.86},${y + half * 0.2}V${sea(y + half * 1.3)}`,
          '#8f8478',
          half * 0.2,
        ),
      )
      .join('') +
    band(-1, 0, -0.34, '#a89a86') +
    shape(`${polyline([...edge(-1, 0), ...edge(1, 0).reverse()])}z`, '#f3dfb4') +
    line(
      all.map(({ x, y, half }) => whole`M${x - half},${y}H${x + half}`).join(''),
      '#d6bc8c',
      3 * u,
    ) +
    every(2)
      .map(({ x, y, half }) =>
        line(
          whole`M${x - half * 0.97},${y + half * 0.05}V${y - half * 0.86}`,
          '#fffdf2',
          half * 0.09,
        ),
      )
      .join('') +
    band(-0.97, 0.9, 0.8, '#fffdf2') +
    band(-0.97, 0.54, 0.47, '#fffdf2')
  )
}

/** Somebody walking away with a towel over the shoulder; feet at (x, y), 200 units tall. */
function bather(
  x: number,
  y: number,
  scale: number,
  c: { top: string; shade: string; bottom: string; hat: string },
) {
  return placed(
    x,
    y,
    scale,
    line('M-11-56L-14-8M13-56L16-12', skin, 13) +
      shape('M-24-6H-4V2H-27zM6-10H26L28-2H6z', '#3a2a30') +
      shape('M-22-92L-26-48H-2L0-66 4-48H28L24-92z', c.bottom) +
      shape('M-26-88Q-30-140-18-152 0-160 20-152 30-140 28-88 0-80-26-88z', c.top) +
      shape('M10-157Q26-152 28-130L28-88 12-84Q22-130 10-157z', c.shade) +
      line('M-20-142Q-38-118-28-96', c.top, 13) +
      line('M22-142Q42-120 30-104', skin, 11) +
      shape('M10-156L28-150 36-92 18-90z', '#fff6e4') +
      line('M14-128L32-124M17-108L34-106', '#e8473a', 5) +
      ellipse(2, -172, 14, 17, '#231a24') +
      shape(
        'M-26-172Q0-184 30-172 20-166 2-166-16-166-26-172zM-14-174Q-14-194 2-194 18-194 18-174z',
        c.hat,
      ),
  )
}

/** The cliff walk between the Cát Cò coves: a path on posts round the rock above the waves, early bathers on it, a crescent of sand ahead and the islets of the bay. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.44, 0.45, 0.44)
  const pts = (wide: string, tall: string, square: string): Point[] =>
    percentPoints(frame, choose(frame, wide, tall, square))
  const cliff = pts(
    '47,57 48,50 51,45 52,37 56,31 57,23 62,18 64,9 71,5 78,-2 104,-6 104,108 80,108 70,86 61,74 53.5,66.5 48.5,62.5 46.5,59',
    '44,56 46,50 50,46 51,39 57,35 58,27 66,23 70,15 80,11 88,4 104,2 104,108 87,108 76,84 63.5,72 52.5,65 46,61.5 44,58',
    '44,57 46,50 50,45 51,38 57,33 58,24 66,19 70,11 80,6 88,-2 104,-4 104,108 84,108 74,86 62,73.5 51.5,66 45,62 43.5,59',
  )
  const stop = (x: number, y: number, half: number): Stop => ({
    x: w * x,
    y: h * y,
    half: half * u,
  })
  const stops = choose(
    frame,
    [
      stop(0.68, 1.06, 190),
      stop(0.64, 0.85, 104),
      stop(0.585, 0.735, 58),
      stop(0.525, 0.665, 34),
      stop(0.475, 0.63, 20),
      stop(0.445, 0.61, 12),
    ],
    [
      stop(0.66, 1.05, 190),
      stop(0.65, 0.84, 108),
      stop(0.58, 0.72, 60),
      stop(0.5, 0.65, 34),
      stop(0.44, 0.615, 20),
      stop(0.4, 0.598, 12),
    ],
    [
      stop(0.66, 1.06, 172),
      stop(0.64, 0.86, 100),
      stop(0.57, 0.735, 55),
      stop(0.49, 0.66, 31),
      stop(0.43, 0.625, 18),
      stop(0.39, 0.605, 11),
    ],
  )
  const random = createRandom(7)
  const hill = pts(
    '-2,58 -2,36 5,32 12,37 20,44 28,49 36,53 44,56 47,60',
    '-3,58 -3,38 6,35 14,40 22,46 30,50 38,54 46,57',
    '-3,58 -3,36 6,33 14,38 22,45 30,50 38,54 46,57',
  )
  const karst = (x: number, width: number, height: number, seed: number) =>
    posterKarst({
      x: w * x,
      base: horizon + 2,
      width: width * u,
      height: height * u,
      seed,
      rock: '#9ccad0',
      shade: '#7fb4c0',
      leaf: '#6fa4a8',
      light: 'left',
    })
  const walkers = choose(
    frame,
    [
      { x: 0.625, y: 0.86, k: 0.86 },
      { x: 0.66, y: 0.845, k: 0.8 },
      { x: 0.527, y: 0.67, k: 0.3 },
    ],
    [
      { x: 0.62, y: 0.85, k: 0.92 },
      { x: 0.69, y: 0.835, k: 0.86 },
      { x: 0.5, y: 0.655, k: 0.3 },
    ],
    [
      { x: 0.615, y: 0.87, k: 0.84 },
      { x: 0.68, y: 0.855, k: 0.8 },
      { x: 0.49, y: 0.665, k: 0.28 },
    ],
  )
  const looks = [
    { top: '#e8473a', shade: '#a82c34', bottom: '#24305e', hat: '#ffe0a0' },
    { top: '#ffc23a', shade: '#d98a1c', bottom: '#2f8f9c', hat: '#fff6e4' },
    { top: '#f4ead6', shade: '#cdbfa8', bottom: '#7a3f6c', hat: '#e8473a' },
  ]
  const foam = range(choose(frame, 9, 8, 8)).map((index, _, all) => {
    const part = index / (all.length - 1)
    return [
      mix(w * choose(frame, 0.44, 0.4, 0.4), w * choose(frame, 0.56, 0.52, 0.52), part) -
        part ** 2 * 30 * u,
      mix(h * 0.62, h * 1.02, part ** 1.2),
      mix(20, 120, part) * u * between(random, 0.8, 1.2),
    ] as const
  })
  return [
    sky(frame, horizon, ['#5fb4d4', '#a9dcdc', '#fdeec4']),
    cloud(
      w * choose(frame, 0.2, 0.24, 0.24),
      h * choose(frame, 0.17, 0.15, 0.15),
      330 * u,
      '#fffdf2',
      0.9,
    ),
    karst(0.31, 160, 130, 9) + karst(0.4, 130, 100, 13) + karst(0.46, 170, 150, 22),
    water(frame, horizon, ['#a5e0d4', '#3fbcc4', '#1b93b4', '#136f9c']),
    shape(`${smoothLine(hill)}V${h * 0.58}H-60z`, '#2f7f62'),
    forestEdge(hill.slice(1, -1), 2, 52 * u, '#23664f', '#3f9060', '#a4cf6a', 6),
    shape(
      whole`M-9,${h * 0.6}Q${w * 0.12},${h * 0.62} ${w * 0.24},${h * 0.59}T${w * 0.4},${h * 0.568}L${w * 0.36},${h * 0.553}Q${w * 0.2},${h * 0.575} -9,${h * 0.545}z`,
      '#f7e3ae',
    ),
    shape(
      whole`M-9,${h * 0.6}Q${w * 0.12},${h * 0.62} ${w * 0.24},${h * 0.59}T${w * 0.4},${h * 0.568}l${10 * u},${8 * u}Q${w * 0.32},${h * 0.59} ${w * 0.25},${h * 0.606}T-9,${h * 0.62}z`,
      '#eefaf0',
    ),
    range(5)
      .map((index) =>
        placed(
          w * (0.03 + index * 0.052),
          h * (0.59 - index * 0.004),
          0.5 * u,
          line('M0 0V-60', '#8a5a3c', 6) +
            shape('M-56-52Q0-116 56-52z', index % 2 ? '#e8473a' : '#fff6e4') +
            shape('M0-84Q40-80 56-52H14z', index % 2 ? '#b3342e' : '#d9cdb4'),
        ),
      )
      .join(''),
    ripples({
      left: 0,
      right: w * 0.6,
      top: horizon + 130 * u,
      bottom: h,
      count: 18,
      colour: '#c9f4ea',
      seed: 4,
      opacity: 0.85,
      length: 230 * u,
    }),
    crag({
      id: 'c',
      outline: cliff,
      columns: choose(frame, 6, 5, 5),
      seed: 31,
      rock: '#b9a894',
      shade: '#7d7480',
      light: '#e9d9b4',
      leaf: '#4f8f5c',
    }),
    forestEdge(
      cliff.slice(2, 10).map(([x, y]): Point => [x + 20 * u, y + 6 * u]),
      2,
      64 * u,
      '#23664f',
      '#3f9060',
      '#a4cf6a',
      11,
    ),
    shape(foam.map(([x, y, size]) => lens(x, y, size * 2.4, size * 0.5)).join(''), '#d6f6ee', 0.8),
    shape(
      foam
        .filter((_, index) => index % 2 === 0)
        .map(
          ([x, y, size]) =>
            whole`M${x - size * 0.7},${y}q${size * 0.1},${-size * 0.5} ${size * 0.3},${-size * 0.3}q${size * 0.1},${-size * 0.5} ${size * 0.36},${-size * 0.24}q${size * 0.3},${-size * 0.2} ${size * 0.4},${size * 0.2}q${size * 0.3},${size * 0.1} ${size * 0.2},${size * 0.34}z`,
        )
        .join(''),
      '#fffffa',
    ),
    cliffWalk(stops, (y) => y + 40 * u + (y - h * 0.6) * 0.2, u),
    [2, 1, 0]
      .map((index) => {
        const at = walkers[index] ?? { x: 0, y: 0, k: 1 }
        const look = looks[index] ?? looks[0]
        return look ? bather(w * at.x, h * at.y, at.k * u, look) : ''
      })
      .join(''),
    birds(
      w * choose(frame, 0.34, 0.3, 0.3),
      h * choose(frame, 0.24, 0.24, 0.22),
      1.1 * u,
      '#2f6f8c',
    ),
  ].join('')
}
