import { mix, type Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const bone = '#fbefd2'
const boneShade = '#c9b99a'
const far = '#7f9aa6'
const iron = '#0e2436'

/** The skull of a great whale seen from its left, hinge at the origin, snout 470 units to the left. */
const skull =
  line('M6 66Q-210 230-452 112', far, 24) +
  shape(
    'M-10-60Q-70-104-150-70-310-10-470 92-300 34-180 26-96 30-70 74-24 96 16 60 50 6 34-40 16-60-10-60z',
    bone,
  ) +
  shape(
    'M-180 26Q-96 30-70 74-24 96 16 60 40 20 40-20 10 30-30 30-80 10-110-4-300 20-470 92-300 34-180 26z',
    boneShade,
  ) +
  line('M-130-50Q-290 10-430 80', boneShade, 5) +
  ellipse(-74, 34, 26, 17, iron) +
  line('M-2 84Q-230 214-470 110', bone, 27) +
  line('M-30 104Q-230 204-440 128', boneShade, 7)

/** Shoulder blade and flipper bones, joint at the origin. */
const flipper =
  shape('M-50-88Q0-116 56-80L18 14H-20z', boneShade) +
  shape('M-40-82Q0-104 44-76L10 6H-12z', bone) +
  line('M0 4L-20 50', bone, 26) +
  line('M-30 62L-64 124M-8 66L-36 130', bone, 15) +
  line('M-76 136L-136 196M-64 142L-112 226M-50 146L-84 238M-36 144L-54 222', bone, 9).replace(
    '/>',
    ' stroke-dasharray="20 12"/>',
  )

/** A mother with a shoulder bag and a small boy who points, seen from behind; feet at the origin, 210 and 130 units tall. */
const visitors =
  shape('M-22-96L-26-4H-6L0-84 8-4H28L22-96z', '#1c2f4f') +
  shape('M-27-6H-5V2H-30zM7-6H29L32 2H7z', '#0e1a2c') +
  shape('M-26-160Q0-174 26-160L24-84Q0-76-24-84z', '#f2b53a') +
  shape('M26-160L24-84Q14-80 6-80 16-120 8-166z', '#c9822a') +
  line('M-22-154L-40-118-30-92', '#f2b53a', 13) +
  line('M22-154L44-116 62-84', '#f2b53a', 13) +
  circle(63, -80, 7, '#d99a6c') +
  line('M-18-160L28-92', '#7a3a2a', 5) +
  shape('M16-98H44L48-62H14z', '#9c4a34') +
  shape('M-8-176H8V-160H-8z', '#b9764c') +
  ellipse(0, -190, 17, 20, '#1d1420') +
  shape('M-16-192Q-18-150-9-136 0-130 9-136 18-150 16-192z', '#1d1420') +
  line('M-9-150H9', '#e0402a', 5) +
  line('M88-44L84-8M108-44L112-8', '#2f5f94', 17) +
  line('M80-3H90M106-3H118', '#fff6e4', 9) +
  shape('M78-94Q98-104 118-94L116-42Q98-36 78-42z', '#e0402a') +
  line('M80-90L66-80', '#e0402a', 12) +
  line('M116-90L144-116', '#e0402a', 12) +
  line('M144-116L158-130', '#d99a6c', 9) +
  circle(98, -118, 19, '#1d1420') +
  ellipse(117, -114, 4, 6, '#b9764c')

/** Jars of specimens in an old wooden cabinet; foot at the origin, 190 units wide and 220 tall. */
function cabinet(seed: number): string {
  const jar = (index: number) => {
    const x = -66 + (index % 4) * 44
    const y = -124 + Math.floor(index / 4) * 76
    const tall = 34 + ((index * 7 + seed * 11) % 3) * 10
    return [
      whole`M${x - 14},${y - tall}h28V${y}h-28z`,
      whole`M${x - 12},${y - tall - 7}h24v6h-24z`,
      whole`M${x},${y - 8}q${-9},${-tall * 0.3} 2,${-tall * 0.66}`,
    ] as const
  }
  const jars = range(8).map(jar)
  const take = (part: 0 | 1 | 2) => jars.map((it) => it[part]).join('')
  return (
    rect(-96, -216, 192, 216, '#5c3a34') +
    rect(-84, -202, 168, 164, '#12445c') +
    shape(take(0), seed % 2 ? '#d9b25a' : '#8fc0a0') +
    shape(take(1), '#2a1a24') +
    line(take(2), '#fff3d4', 8) +
    rect(-88, -124, 176, 7, '#7c5044') +
    line('M0-204V-38M-90-38H90', '#7c5044', 7) +
    rect(-102, -226, 204, 14, '#7c5044')
  )
}

/** The oceanography museum at Cầu Đá: a mother and her boy before the eighteen-metre whale skeleton, cabinets of jars along the wall. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const floor = h * choose(frame, 0.68, 0.66, 0.66)
  const plinth = h * choose(frame, 0.79, 0.78, 0.79)
  const head = choose(
    frame,
    { x: 560, y: 400, k: 1.02 },
    { x: 506, y: 590, k: 0.99 },
    { x: 440, y: 440, k: 0.84 },
  )
  const bend = choose<readonly Point[]>(
    frame,
    [
      [head.x + 20, head.y - 6],
      [800, 270],
      [1140, 300],
      [1500, 470],
    ],
    [
      [head.x + 20, head.y - 6],
      [660, 410],
      [800, 430],
      [922, 620],
    ],
    [
      [head.x + 16, head.y - 6],
      [590, 300],
      [720, 320],
      [846, 452],
    ],
  )
  const on = (t: number): Point => {
    const s = 1 - t
    const parts = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    const sum = (axis: 0 | 1) =>
      parts.reduce((all, part, index) => all + part * (bend[index]?.[axis] ?? 0), 0)
    return [sum(0), sum(1)]
  }
  const depth = (t: number) => head.k * mix(1, choose(frame, 0.72, 0.5, 0.52), t)
  const count = choose(frame, 36, 34, 34)
  const vertebrae = range(count).map((index) => {
    const t = (index / (count - 1)) ** 0.94
    const [x, y] = on(t)
    const size = depth(t) * mix(1, 0.3, Math.max(0, t - 0.3) / 0.7)
    return { t, x, y, size }
  })
  const blocks = vertebrae
    .map(
      ({ x, y, size }) =>
        whole`M${x - 9 * size},${y - 15 * size}h${20 * size}v${32 * size}h${-20 * size}z`,
    )
    .join('')
  const fins = vertebrae
    .map(({ t, x, y, size }) => whole`M${x},${y}l${18 * size},${-(64 - 20 * t) * size}`)
    .join('')
  const chevrons = vertebrae
    .filter(({ t }) => t > 0.5 && t < 0.94)
    .map(({ x, y, size }) => whole`M${x},${y}l${12 * size},${44 * size}`)
    .join('')
  const ribs = range(13).map((index) => {
    const part = index / 12
    const t = 0.035 + part * choose(frame, 0.4, 0.44, 0.44)
    const [x, y] = on(t)
    const k = depth(t)
    const long = (190 + 90 * Math.sin(part * 2.6)) * (1 - part * 0.3) * k
    const reach = 74 * Math.sin(0.8 + part * 1.9) * k
    return {
      near: whole`M${x},${y + 4 * k}c${-reach},${long * 0.2} ${-reach},${long * 0.75} ${14 * k},${long}`,
      behind: whole`M${x},${y}c${reach * 1.1},${long * 0.16} ${reach * 1.3},${long * 0.6} ${44 * k},${long * 0.86}`,
    }
  })
  const tail = on(1)
  const end = depth(1) * 0.9
  const flukes = whole`M${tail[0]},${tail[1] - 4}l${20 * end},${16 * end} ${10 * end},${12 * end}`
  const posts = [0.04, 0.3, 0.56, 0.84].map((t) => on(t))
  const cabinets = choose(
    frame,
    [0.07, 0.21, 0.35, 0.5, 0.64, 0.78, 0.92],
    [0.08, 0.31, 0.54, 0.77, 1],
    [0.08, 0.31, 0.54, 0.77, 1],
  )
  const guests = choose(
    frame,
    { x: 250, y: 850, k: 1.16 },
    { x: 220, y: 1096, k: 1.36 },
    { x: 190, y: 852, k: 1.06 },
  )
  return [
    rect(0, 0, w, h, '#12496a'),
    shape(whole`M0,0H${w}V${h * 0.1}Q${w * 0.5},${h * 0.16} 0,${h * 0.1}z`, '#0d3a58'),
    shape(whole`M${w * 0.02},0H${w * 0.34}L${w * 0.86},${floor}H${w * 0.2}z`, '#2a7f92', 0.55),
    shape(whole`M${w * 0.5},0H${w * 0.66}L${w * 1.02},${floor}H${w * 0.82}z`, '#2a7f92', 0.4),
    cabinets
      .map((x, index) => placed(w * x, floor, choose(frame, 0.94, 0.96, 0.86) * u, cabinet(index)))
      .join(''),
    rect(0, floor, w, h - floor, '#c98a5e'),
    rect(0, floor, w, 12 * u, '#5c3a34'),
    shape(
      whole`M${w * 0.2},${floor + 12 * u}H${w * 0.86}L${w * 1.1},${h}H${w * 0.12}z`,
      '#eab87c',
      0.8,
    ),
    line(
      range(12)
        .map(
          (index) =>
            whole`M${w * (0.5 + (index - 5.5) * 0.11)},${floor + 12 * u}L${w * (0.5 + (index - 5.5) * 0.24)},${h}`,
        )
        .join('') + [0.72, 0.78, 0.85, 0.94].map((y) => whole`M0,${h * y}H${w}`).join(''),
      '#a86a4a',
      2.4 * u,
      0.6,
    ),
    shape(
      whole`M${w * 0.06},${plinth}L${w * 0.14},${floor + 34 * u}H${w * 1.02}V${plinth}z`,
      '#e9d6b0',
    ),
    shape(whole`M${w * 0.06},${plinth}H${w * 1.02}V${plinth + 26 * u}H${w * 0.06}z`, '#8a6a5c'),
    shape(
      whole`M${w * 0.22},${plinth - 8 * u}Q${w * 0.5},${plinth - 64 * u} ${w * 0.96},${plinth - 40 * u}Q${w * 0.7},${plinth - 4 * u} ${w * 0.22},${plinth - 8 * u}z`,
      '#b59a7e',
    ),
    line(
      posts.map(([x, y]) => whole`M${x},${y}V${plinth - 34 * u}m${-22 * u},0h${44 * u}`).join(''),
      iron,
      8 * u,
    ),
    line(
      whole`M${head.x - 250 * head.k},${head.y + 160 * head.k}V${plinth - 24 * u}m${-22 * u},0h${44 * u}`,
      iron,
      8 * u,
    ),
    line(ribs.map(({ behind }) => behind).join(''), far, 11 * head.k),
    line(fins + chevrons, boneShade, 10 * head.k),
    shape(blocks, bone) + line(flukes, bone, 10 * head.k),
    line(ribs.map(({ near }) => near).join(''), bone, 14 * head.k),
    placed(head.x + 92 * head.k, head.y + 92 * head.k, head.k * 0.86, flipper),
    placed(head.x, head.y, head.k, skull),
    ellipse(guests.x + 50 * guests.k, guests.y + 2, 130 * guests.k, 12 * guests.k, '#7a4a3a', 0.6),
    placed(guests.x, guests.y, guests.k, visitors),
  ].join('')
}
