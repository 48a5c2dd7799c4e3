import { crag } from '../../kit/crag'
import { foliage } from '../../kit/foliage'
import { forestEdge } from '../../kit/forest-edge'
import { mist } from '../../kit/haze'
import { skin } from '../../kit/palettes'
import { mix, type Point } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { steam } from '../../kit/pho-stall'
import { between, createRandom, range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { birds, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Rough stones in courses over a patch, as one path each of the lit and the dark ones. */
function stones(
  x: number,
  y: number,
  wide: number,
  tall: number,
  size: number,
  seed: number,
): string {
  const random = createRandom(seed)
  const parts = ['', '']
  const rows = Math.round(tall / (size * 0.62))
  range(rows).forEach((row) => {
    let at = x - between(random, 0, size * 0.6)
    const top = y + (row * tall) / rows
    const high = tall / rows - 4
    while (at < x + wide - 6) {
      const long = size * between(random, 0.7, 1.4)
      const [a, b] = [Math.max(at, x), Math.min(at + long - 4, x + wide)]
      if (b - a > 8 && random() < 0.72)
        parts[random() < 0.45 ? 1 : 0] +=
          whole`M${a + 3},${top}H${b - 3}l3,${high * 0.4} ${-4},${high * 0.6}H${a + 1}l${-2},${-high * 0.6}z`
      at += long
    }
  })
  return shape(parts[0] ?? '', '#cdbfa2') + shape(parts[1] ?? '', '#8f8474')
}

/** A Tày house of rough stone on its tall stone foot, under a long roof of yin-yang tiles, a plank porch and a stair; ground at the origin, 620 units wide, 430 tall. */
const house =
  rect(-260, -290, 520, 296, '#aa9c84') +
  stones(-258, -288, 516, 290, 54, 5) +
  shape('M170-290H260V6H170z', '#4a4048', 0.35) +
  rect(-214, -96, 110, 102, '#33262a') +
  line('M-204-96V4M-186-96V4M-168-96V4M-150-96V4M-132-96V4M-114-96V4', '#7a5a3c', 6) +
  rect(40, -84, 96, 90, '#33262a') +
  shape('M52 6V-20Q60-40 88-40 116-40 124-20V6z', '#8a7a58') +
  rect(-290, -136, 580, 14, '#5a3a2c') +
  rect(-290, -136, 580, 5, '#a8743f') +
  rect(-58, -256, 96, 122, '#5a3626') +
  rect(-50, -248, 40, 112, '#8a5630') +
  rect(-8, -248, 38, 112, '#ffce70') +
  [-196, 84, 184]
    .map(
      (x) =>
        rect(x - 34, -240, 68, 60, '#5a3626') +
        rect(x - 27, -233, 54, 46, '#ffd98c') +
        line(`M${x - 9}-233v46M${x + 9}-233v46`, '#5a3626', 6),
    )
    .join('') +
  line(
    'M-288-176H-70M-288-136V-178M-232-136V-176M-176-136V-176M-120-136V-176M-74-136V-178',
    '#8a5630',
    8,
  ) +
  shape('M-350-268L-226-430H226L350-268Q0-290-350-268z', '#5f5866') +
  shape('M226-430L350-268Q280-276 200-279L120-430z', '#443f50') +
  line(
    range(23)
      .map((index) => whole`M${-216 + index * 19.6},-426L${-330 + index * 30},-274`)
      .join(''),
    '#7f7886',
    6,
  ) +
  shape('M-350-268Q0-290 350-268L344-250Q0-272-344-250z', '#3a3440') +
  line('M-236-434H236', '#8f8896', 16) +
  line('M-236-434l-20-16M236-434l20-16', '#8f8896', 12) +
  line('M-44-132L-84 8M0-132L-40 8', '#5a3626', 10) +
  line('M-50-108h44M-58-82h44M-66-54h44M-74-28h44M-80-4h44', '#a8743f', 9)

/** Ears of maize drying under the eaves, hanging from the origin, 150 units wide. */
const maize =
  line('M-80 0H80', '#5a3626', 5) +
  line('M-66 10v34M-44 10v40M-22 10v34M0 10v42M22 10v34M44 10v40M66 10v34', '#f2b632', 16) +
  line('M-66 10v6M-44 10v6M-22 10v6M0 10v6M22 10v6M44 10v6M66 10v6', '#e6dca8', 14)

/** A Tày woman in plain indigo with a silver hoop and a basket on her back, who steps to the right; feet at the origin, 96 units tall. */
const walkerInIndigo =
  shape('M-8-28L-10 0H-2L0-24 4 0H12L10-28z', '#1a2040') +
  shape('M-10-68L-28-64-24-34-8-32z', '#b07a40') +
  line('M-27-56L-9-59M-26-46L-9-47', '#7a4c22', 1.6) +
  shape('M-8-72Q0-76 8-72L12-46 16-16H-13L-9-46z', '#2b3a78') +
  shape('M4-75L8-72 12-46 16-16H6L6-46z', '#1d2858') +
  line('M-10-46H12', '#3f9a8c', 4.4) +
  line('M-5-69Q1-62 7-69', '#dfe6ee', 2.4) +
  line('M7-68Q16-56 14-44', '#3a4a90', 5.5) +
  circle(14, -42, 2.8, skin) +
  ellipse(2, -82, 6.4, 7, skin) +
  shape('M-10-78Q-14-94 2-95 12-94 10-86 0-90-4-82L-5-74z', '#1d2858')

/** A white duck afloat to the left, waterline at the origin, 90 units long. */
const duck =
  shape('M-36-34Q-30 6 6 6 40 4 52-26L34-20Q6-30-10-22z', '#fffdf4') +
  shape('M-4-18Q20-24 52-26 40 4 6 6-6-4-4-18z', '#d6d3c4') +
  circle(-32, -42, 14, '#fffdf4') +
  shape('M-44-44L-62-38-44-34z', '#f0902c') +
  circle(-35, -46, 2.6, '#1f1722')

/** Khuổi Ky: stone-walled stilt houses of the Tày under yin-yang tiles, a cliff behind and the stream at the door, ducks on it, a woman on the stepping stones. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.75, 0.7, 0.73)
  const pts = (wide: string, tall: string, square: string): Point[] =>
    percentPoints(frame, choose(frame, wide, tall, square))
  const cliff = pts(
    '-2,66 -2,20 5,15 14,12 20,17 27,14 35,6 45,4 54,9 61,8 69,15 76,14 83,22 92,24 102,32 102,66',
    '-3,62 -3,30 8,24 20,24 30,19 42,14 54,13 64,18 76,17 86,25 103,30 103,62',
    '-3,64 -3,25 8,19 20,19 30,13 42,8 54,7 64,12 76,11 86,20 103,26 103,64',
  )
  const main = choose(
    frame,
    { x: 0.6, y: 0.75, k: 1 },
    { x: 0.56, y: 0.7, k: 0.98 },
    { x: 0.56, y: 0.73, k: 0.9 },
  )
  const back = choose(
    frame,
    [
      [0.17, 0.69, 0.6],
      [0.95, 0.67, 0.56],
    ],
    [[0.1, 0.63, 0.56]],
    [[0.08, 0.66, 0.5]],
  ) as readonly (readonly [number, number, number])[]
  const [mx, my, k] = [w * main.x, h * main.y, main.k * u]
  const steps = range(6).map((index) => {
    const part = index / 5
    return [
      mix(w * choose(frame, 0.4, 0.32, 0.32), w * choose(frame, 0.27, 0.24, 0.24), part) +
        (index % 2) * 16 * u,
      mix(shore + 20 * u, h * 0.97, part ** 1.2),
      mix(34, 96, part) * u,
    ] as const
  })
  const walker = steps[2] ?? [0, 0, 1]
  return [
    sky(frame, h * 0.6, ['#86c0cc', '#cfe4d0', '#fbf0cc']),
    crag({
      id: 'c',
      outline: cliff,
      columns: choose(frame, 8, 6, 6),
      seed: 26,
      rock: '#9fb4b0',
      shade: '#708c92',
      light: '#d9e0c4',
      leaf: '#5f9468',
    }),
    forestEdge(cliff.slice(2, -2), 1, 52 * u, '#3f7a60', '#5f9a68', '#b4d07c', 9),
    mist(frame, h * 0.42, 190 * u, '#fbf6dc', 0.75, 'm'),
    forestEdge(
      [
        [-20, h * choose(frame, 0.6, 0.57, 0.59)],
        [w + 20, h * choose(frame, 0.6, 0.57, 0.59)],
      ],
      2,
      78 * u,
      '#2a6a50',
      '#4a8f58',
      '#a9cf68',
      14,
    ),
    shape(
      whole`M-9,${h * choose(frame, 0.66, 0.61, 0.64)}Q${w * 0.5},${h * choose(frame, 0.62, 0.58, 0.6)} ${w + 9},${h * choose(frame, 0.66, 0.61, 0.64)}V${h}H-9z`,
      '#8fb858',
    ),
    back.map(([x, y, s]) => placed(w * x, h * y, s * u, house)).join(''),
    shape(
      whole`M-9,${shore - 30 * u}Q${w * 0.4},${shore - 60 * u} ${w + 9},${shore - 20 * u}V${h}H-9z`,
      '#c9b48c',
    ),
    steam(mx + 150 * k, my - 420 * k, 0.8 * k, '#fffaf0', 0.5),
    placed(mx, my, k, house + placed(206, -250, 0.8, maize)),
    water(frame, shore, ['#4fb0a8', '#2f93a0', '#1f7390'], 'st'),
    rect(-9, shore - 8 * u, w + 18, 26 * u, '#9c8e76'),
    placed(0, shore - 6 * u, u, stones(-10, 0, w / u + 20, 24, 70, 12)),
    ripples({
      left: 0,
      right: w,
      top: shore + 30 * u,
      bottom: h,
      count: 20,
      colour: '#d3f3e6',
      seed: 6,
      opacity: 0.8,
      length: 190 * u,
    }),
    steps
      .map(
        ([x, y, r]) =>
          ellipse(x + r * 0.1, y + r * 0.3, r * 1.1, r * 0.3, '#1a5f78', 0.7) +
          shape(
            whole`M${x - r},${y}Q${x - r * 0.8},${y - r * 0.3} ${x},${y - r * 0.28}T${x + r},${y}Q${x + r * 0.9},${y + r * 0.34} ${x},${y + r * 0.36}T${x - r},${y}z`,
            '#857c6e',
          ) +
          ellipse(x, y - r * 0.04, r * 0.94, r * 0.22, '#d3c7aa'),
      )
      .join(''),
    placed(walker[0], walker[1], choose(frame, 1.5, 1.6, 1.4) * u, walkerInIndigo),
    choose(frame, [0.56, 0.64, 0.74], [0.58, 0.74, 0.86], [0.58, 0.74, 0.86])
      .map((x, index) =>
        placed(w * x, h * (0.87 + (index % 2) * 0.05), (1 + (index % 2) * 0.2) * u, duck),
      )
      .join(''),
    foliage(w * 0.99, h * 0.99, 150 * u, 80 * u, '#2a6a50', 4) +
      foliage(w * 0.93, h * 1.03, 130 * u, 60 * u, '#5f9a4c', 7),
    foliage(w * 0.0, h * 1.0, 120 * u, 60 * u, '#2a6a50', 9),
    birds(
      w * choose(frame, 0.82, 0.8, 0.8),
      h * choose(frame, 0.12, 0.11, 0.07),
      0.9 * u,
      '#4a7078',
    ),
  ].join('')
}
