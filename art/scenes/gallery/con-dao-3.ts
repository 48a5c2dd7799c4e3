import { fishingBoat } from '../../kit/boats'
import { copyAt, stencils } from '../../kit/copies'
import { hills } from '../../kit/haze'
import { hoop } from '../../kit/hoop'
import { limb } from '../../kit/limb'
import { mix, num, type Point } from '../../kit/path'
import { conicalHat } from '../../kit/people'
import { between, createRandom, range } from '../../kit/rng'
import { circle, line, placed, polygon, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** A rosette of broad almond leaves around the end of a twig, about 130 units wide. */
function rosette(seed: number, fills: readonly [string, string, string]): string {
  const random = createRandom(seed)
  const parts = ['', '', '']
  range(11).forEach((index) => {
    const angle = (index / 11) * Math.PI * 2 + between(random, -0.2, 0.2)
    const long = between(random, 50, 72)
    const broad = long * 0.27
    const [dx, dy] = [Math.cos(angle), Math.sin(angle) * 0.72]
    const at = (along: number, side: number) =>
      `${Math.round(dx * along - dy * side)},${Math.round(dy * along + dx * side)}`
    const slot = index % 5 === 2 ? 2 : index % 2
    parts[slot] +=
      `M0,0Q${at(long * 0.5, broad * 0.7)} ${at(long * 0.8, broad)}T${at(long, 0)}T${at(long * 0.8, -broad)}Q${at(long * 0.5, -broad * 0.7)} 0,0z`
  })
  return parts.map((d, index) => shape(d, fills[index] ?? fills[0])).join('')
}

/** A bicycle against a wall, a hat on its handlebar and flowers in its basket; wheels on the origin's height, 300 units long. */
const bike =
  shape('M-160 4Q0-14 170 4 60 16-160 4z', '#6a4048', 0.5) +
  [-96, 96]
    .map(
      (x) =>
        hoop(x, -62, 58, '#1d2233', 8) +
        hoop(x, -62, 50, '#dfe6e2', 3) +
        line(
          `M${x - 50}-62h100M${x}-112v100M${x - 35}-97l70 70M${x + 35}-97l-70 70`,
          '#dfe6e2',
          1.6,
        ) +
        circle(x, -62, 8, '#1d2233'),
    )
    .join('') +
  line('M-96-62L-30-150 64-158M-30-150L6-62 64-158M-96-62H6', '#1c6f8c', 8) +
  line('M64-158L96-62M64-158L56-196M-30-150L-40-178', '#1c6f8c', 8) +
  line('M56-196Q40-206 26-198M56-196L84-204', '#1d2233', 7) +
  shape('M-72-190Q-40-194-10-182-30-172-66-178z', '#5c2c2c') +
  line('M-150-74Q-140-130-96-128-54-126-42-82', '#1c6f8c', 6) +
  line('M-110-134H-52', '#1d2233', 6) +
  circle(6, -62, 13, '#1d2233') +
  line('M6-62L20-36h14', '#1d2233', 6) +
  line('M-40-14L-58 2', '#1d2233', 5) +
  [
    [92, -222],
    [112, -230],
    [132, -220],
    [104, -210],
    [124, -208],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 12, '#fffaf0') + circle(x, y, 4.5, '#f2b53a'))
    .join('') +
  shape('M78-208H148L138-152H90z', '#c98f4a') +
  line('M82-190H144M86-172H140M100-206l4 52M124-206l-2 52', '#8a5a2c', 3) +
  placed(30, -186, 2, conicalHat(0, 0, 1, -64))

/** The old stone pier, from where it leaves the wall to its head out in the bay. */
function stonePier(frame: Frame): string {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const [nearLeft, nearRight, farLeft, farRight] = choose<readonly [Point, Point, Point, Point]>(
    frame,
    [p(0.66, 0.7), p(0.9, 0.7), p(0.5, 0.55), p(0.555, 0.55)],
    [p(0.6, 0.68), p(0.94, 0.68), p(0.42, 0.55), p(0.5, 0.55)],
    [p(0.6, 0.7), p(0.94, 0.7), p(0.42, 0.555), p(0.5, 0.555)],
  )
  const down = 66 * u
  const lowNear: Point = [nearLeft[0], nearLeft[1] + down]
  const lowFar: Point = [farLeft[0], farLeft[1] + down * 0.26]
  const along = (t: number, low: number): Point => {
    const depth = t ** 0.75
    return [
      mix(farLeft[0], nearLeft[0], depth),
      mix(farLeft[1], nearLeft[1], depth) + low * mix(down * 0.26, down, depth),
    ]
  }
  const courses = [0.34, 0.68]
    .map((low) => {
      const [a, b] = [along(0, low), along(1, low)]
      return whole`M${a[0]},${a[1]}L${b[0]},${b[1]}`
    })
    .join('')
  const joints = range(22)
    .map((index) => {
      const low = (index % 3) * 0.34
      const [a, b] = [along((index + 0.5) / 22, low), along((index + 0.5) / 22, low + 0.32)]
      return whole`M${a[0]},${a[1]}L${b[0]},${b[1]}`
    })
    .join('')
  const seams = range(20)
    .map((index) => {
      const t = ((index + 1) / 21) ** 1.3
      const across = ((index * 37) % 80) / 100
      const y = mix(farLeft[1], nearLeft[1], t)
      const from = mix(farLeft[0], nearLeft[0], t)
      const to = mix(farRight[0], nearRight[0], t)
      return whole`M${mix(from, to, across)},${y}h${(to - from) * 0.17}`
    })
    .join('')
  return (
    polygon(
      [
        lowFar,
        lowNear,
        [lowNear[0], lowNear[1] + 20 * u],
        [lowFar[0] - 30 * u, lowFar[1] + 10 * u],
      ],
      '#1f7a8c',
      0.6,
    ) +
    polygon([farLeft, nearLeft, lowNear, lowFar], '#7a6a6e') +
    line(courses + joints, '#574a56', 2.6 * u) +
    polygon([nearLeft, nearRight, farRight, farLeft], '#e2c9a2') +
    line(seams, '#b99a7c', 3 * u) +
    line(whole`M${farLeft[0]},${farLeft[1]}L${nearLeft[0]},${nearLeft[1]}`, '#fbeac8', 6 * u)
  )
}

/** Côn Đảo: old almond trees in red leaf along the seafront of Côn Sơn, pier 914 behind the wall, a bicycle in their shade. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.5, 0.51, 0.51)
  const wall = h * choose(frame, 0.685, 0.665, 0.685)
  const foot = wall + 70 * u
  const tx = w * choose(frame, 0.2, 0.17, 0.16)
  const ty = h * choose(frame, 0.89, 0.84, 0.87)
  const joint = (x: number, y: number, r: number) => [x * u, y * u, r * u] as const
  const up = choose(frame, 1, 1.18, 1)
  const branches: readonly (readonly (readonly [number, number, number])[])[] = [
    [
      joint(0, -44, 60),
      joint(-10, -120, 52),
      joint(14, -260 * up, 46),
      joint(-8, -400 * up, 40),
      joint(10, -560 * up, 30),
      joint(0, -760 * up, 22),
    ],
    [
      joint(6, -380 * up, 34),
      joint(150, -470 * up, 24),
      joint(330, -520 * up, 16),
      joint(560, -540 * up, 8),
    ],
    [joint(0, -330 * up, 32), joint(-120, -420 * up, 24), joint(-300, -460 * up, 12)],
    [
      joint(6, -540 * up, 26),
      joint(160, -640 * up, 20),
      joint(420, -690 * up, 14),
      joint(720, -700 * up, 8),
    ],
    [joint(0, -520 * up, 24), joint(-140, -620 * up, 16), joint(-260, -660 * up, 10)],
  ]
  const random = createRandom(choose(frame, 12, 9, 12))
  const spots = branches.slice(1).flatMap((joints) => {
    const last = joints.length - 1
    return range(joints[last] && Math.abs(joints[last][0]) > 500 * u ? 8 : 6).map(
      (index): Point => {
        const part = 0.3 * last + (index / 7) * last * 0.8
        const i = Math.min(last - 1, Math.floor(part))
        const [a, b] = [joints[i] ?? [0, 0], joints[i + 1] ?? [0, 0]]
        return [
          tx + mix(a[0], b[0], part - i) + between(random, -30, 30) * u,
          ty + mix(a[1], b[1], part - i) - between(random, 10, 60) * u,
        ]
      },
    )
  })
  const leaves = (id: string, dx: number, dy: number, size: number) =>
    spots
      .map(([x, y], index) =>
        copyAt(
          id,
          x + dx * u,
          y + dy * u,
          size * u * between(random, 0.85, 1.2),
          (index * 67) % 360,
        ),
      )
      .join('')
  const canopy = range(choose(frame, 15, 10, 10))
    .map((index, _, all) =>
      copyAt(
        index % 3 ? 'deep' : 'red',
        (w * choose(frame, 0.72, 0.95, 0.9) * (index + 0.4)) / all.length,
        between(random, -20, choose(frame, 50, 70, 40)) * u,
        between(random, 1.3, 1.8) * u,
        index * 47,
      ),
    )
    .join('')
  const fallen = range(13).map((index) =>
    copyAt(
      index % 3 ? 'leaf' : 'gold',
      w * (((index * 53 + 9) % 97) / 100),
      mix(foot + 34 * u, h * 0.98, ((index * 29) % 31) / 31),
      (0.7 + ((index * 29) % 31) / 50) * u,
      (index * 71) % 360,
    ),
  )
  const stones = range(Math.ceil(w / (84 * u)) + 1)
    .map((index) => whole`M${index * 84 * u},${wall + 20 * u}v${25 * u}m${-42 * u},0v${25 * u}`)
    .join('')
  const bikeAt = choose(
    frame,
    { x: 0.47, y: 0.885, s: 1.02 },
    { x: 0.46, y: 0.83, s: 1 },
    { x: 0.45, y: 0.885, s: 0.9 },
  )
  const [bx, by] = [w * bikeAt.x, h * bikeAt.y]
  return [
    sky(frame, horizon, ['#7fc3cc', '#c9e4d2', '#fff0c8']),
    cloudStreaks(frame, h * 0.24, h * 0.4, 4, '#fffbe8', 8, 0.8),
    hills(frame, {
      base: horizon - 10 * u,
      height: 190 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 26,
      fill: '#a3c4c4',
    }),
    hills(frame, {
      base: horizon + 6 * u,
      height: 110 * u,
      peaks: choose(frame, 4, 2, 3),
      seed: 9,
      fill: '#6fa396',
    }),
    water(frame, horizon, ['#a9dccc', '#4fb3b4', '#2a94a4', '#23899c']),
    ripples({
      left: 0,
      right: w,
      top: horizon + 16 * u,
      bottom: wall,
      count: 24,
      colour: '#dff4e0',
      seed: 6,
      opacity: 0.8,
      length: 170 * u,
    }),
    fishingBoat(w * choose(frame, 0.38, 0.28, 0.28), horizon + 44 * u, 0.72 * u, {
      hull: '#2a5f9a',
      stripe: '#e8b23a',
      cabin: '#f6e2b0',
      roof: '#2a8f86',
    }),
    fishingBoat(
      w * choose(frame, 0.86, 0.82, 0.82),
      horizon + 26 * u,
      0.46 * u,
      { hull: '#2f8f7a', stripe: '#e0402a', cabin: '#f6e2b0', roof: '#a8432f' },
      true,
    ),
    stonePier(frame),
    rect(0, wall, w, 20 * u, '#f3deb4') +
      rect(0, wall + 20 * u, w, 50 * u, '#b39a86') +
      line(`M0,${num(wall + 45 * u)}H${w}${stones}`, '#8a7268', 3 * u),
    rect(0, foot, w, h - foot, '#e6bd92') +
      shape(
        whole`M0,${foot}H${w}V${foot + 18 * u}Q${w * 0.5},${foot + 26 * u} 0,${foot + 30 * u}z`,
        '#b98a72',
      ) +
      shape(
        whole`M0,${h * 0.87}Q${w * 0.2},${h * 0.83} ${w * 0.42},${h * 0.86}T${w * 0.78},${h * 0.9}Q${w * 0.6},${h * 0.97} ${w * 0.3},${h * 0.96}T0,${h * 0.99}z`,
        '#c9967a',
      ),
    stencils([
      ['red', rosette(4, ['#d8402c', '#ee6a34', '#f7a23c'])],
      ['deep', rosette(7, ['#9c2430', '#b8302e', '#7a1f30'])],
      ['gold', shape('M-34 0Q-10-22 20-16 38-10 36 0 38 10 20 14-10 20-34 0z', '#f2a23c')],
      [
        'leaf',
        shape('M-34 0Q-10-22 20-16 38-10 36 0 38 10 20 14-10 20-34 0z', '#d8402c') +
          line('M-32 0H30', '#8f2430', 3),
      ],
    ]),
    leaves('deep', 24, 6, 1.35),
    placed(
      tx,
      ty,
      1,
      shape(
        whole`M${-130 * u},${12 * u}Q${-70 * u},${-20 * u} ${-60 * u},${-70 * u}H${60 * u}Q${70 * u},${-20 * u} ${140 * u},${14 * u}Q0,${30 * u} ${-130 * u},${12 * u}z`,
        '#5a3a3c',
      ) +
        branches.map((joints) => limb(joints, '#5a3a3c')).join('') +
        limb(
          (branches[0] ?? []).map(([x, y, r]) => [x + r * 0.45, y, r * 0.42] as const),
          '#9a6a54',
        ) +
        circle(-14 * u, -190 * u, 22 * u, '#3f262e') +
        circle(-14 * u, -190 * u, 12 * u, '#5a3a3c') +
        line(
          whole`M${-40 * u},${-60 * u}q${20 * u},${-60 * u} ${4 * u},${-110 * u}M${20 * u},${-20 * u}q${-14 * u},${-80 * u} ${10 * u},${-130 * u}M${-20 * u},${-270 * u * up}q${16 * u},${-50 * u} 0,${-100 * u}`,
          '#3f262e',
          5 * u,
        ),
    ),
    canopy,
    leaves('red', 0, -6, 1.2),
    fallen.join(''),
    placed(bx, by, bikeAt.s * u, bike),
  ].join('')
}
