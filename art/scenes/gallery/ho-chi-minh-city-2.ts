import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { oncomingRider } from '../../kit/oncoming-rider'
import { skin } from '../../kit/palettes'
import { type Camera, seenAt } from '../../kit/perspective'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { circle, ellipse, line, polygon, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const eye = 2.3

/** Somebody on a scooter riding away: what the back of the rider shows is `cover`; wheel on 0, 112 units tall. */
function ridingAway(bike: string, shirt: string, fold: string, helmet: string, cover = ''): string {
  return (
    ellipse(0, 0, 22, 4, '#2a1c30', 0.3) +
    shape('M-5-26H5V-4Q0 2-5-4z', '#17121c') +
    shape('M-10-26Q-13-46-9-52H9Q13-46 10-26z', bike) +
    rect(-7, -40, 14, 6, '#ff4a34') +
    rect(-6, -32, 12, 8, '#fff6e4') +
    shape('M-11-54L-21-34-19-14H-11L-9-34zM11-54L21-34 19-14H11L9-34z', '#2a2440') +
    line('M-24-62H-14M14-62H24M-22-62l-4-13M22-62l4-13', '#2a2233', 3) +
    ellipse(-27, -78, 4.6, 3.2, '#3a3444') +
    ellipse(27, -78, 4.6, 3.2, '#3a3444') +
    line('M-13-82Q-25-74-23-64M13-82Q25-74 23-64', shirt, 7) +
    shape('M-14-50Q-18-78-11-88H11Q18-78 14-50 0-46-14-50z', shirt) +
    shape('M3-88H11Q18-78 14-50 9-48 5-48 9-70 3-88z', fold) +
    rect(-3, -92, 6, 6, skin) +
    cover +
    ellipse(0, -98, 8, 9, '#1d1420') +
    shape('M-9.500-96Q-11-111 0-111T9.500-96Q0-92-9.500-96z', helmet)
  )
}

const ponytail = shape('M-4-94H4Q7-78 2-66-6-76-4-94z', '#1d1420')
const box =
  rect(-17, -88, 34, 34, '#00a04a') +
  shape('M9-88H17V-54H9z', '#007a3c') +
  rect(-17, -92, 34, 6, '#2fc46a') +
  circle(-3, -70, 7, '#fff6e4')
const aoDai =
  shape('M-11-54L-21-34-18-14H-11L-8-34zM11-54L21-34 18-14H11L8-34z', '#f3ead9') +
  shape('M-9-66Q-16-54-17-45L-9-41Q0-46 9-41L17-45Q16-54 9-66z', '#fffaf0') +
  shape('M4-66Q9-54 8-42L17-45Q16-54 9-66z', '#d5d8e2')
const child =
  shape('M-8-56Q-10-74-5-78H5Q10-74 8-56z', '#ffd23f') +
  ellipse(0, -84, 6, 7, skin) +
  shape('M-7-84Q-8-95 0-95T7-84Q0-88-7-84z', '#e0457e') +
  line('M-3-83.500h1M2-83.500h1', '#2a1a22', 2)

const traffic: readonly (readonly [string, string])[] = [
  [
    'o0',
    oncomingRider(
      0,
      0,
      1,
      { bike: '#d8382a', shirt: '#e9e0f4', helmet: '#b06ab8', mask: '#f3c6d0' },
      '#7fb0a0',
    ),
  ],
  [
    'o1',
    oncomingRider(0, 0, 1, {
      bike: '#2f8f93',
      shirt: '#f0f0ea',
      helmet: '#2b4f85',
      mask: '#9fd0d6',
    }) + child,
  ],
  [
    'o2',
    oncomingRider(0, 0, 1, {
      bike: '#39405f',
      shirt: '#00a04a',
      helmet: '#00a04a',
      mask: '#39405f',
    }),
  ],
  [
    'o3',
    oncomingRider(0, 0, 1, {
      bike: '#e8e0d2',
      shirt: '#e8793a',
      helmet: '#fff1cf',
      mask: '#cfe0e6',
    }),
  ],
  ['a0', ridingAway('#c23a4a', '#fffaf0', '#d5d8e2', '#f2d48c', aoDai + ponytail)],
  ['a1', ridingAway('#2a2f4a', '#00a04a', '#007a3c', '#00a04a', box)],
  ['a2', ridingAway('#3f7fb0', '#f07a94', '#c9566f', '#e9e0f4', ponytail)],
  ['a3', ridingAway('#e0b02a', '#4f6fb0', '#3a528a', '#d8382a')],
]

/** Bikes from the far end to the viewer: those on the left come, those on the right go. */
function stream(frame: Frame, camera: Camera): string {
  const random = createRandom(8)
  const far = [48, 38, 30, 24, 19, 15.5, 12.4, 10].flatMap((ahead, row) =>
    [-4.2, -2.7, -1.1, 1.1, 2.7, 4.2].map(
      (lane, place) =>
        [
          lane < 0 ? `o${(row * 3 + place) % 4}` : `a${(row * 3 + place + 1) % 4}`,
          lane + between(random, -0.4, 0.4),
          ahead + between(random, -0.8, 0.8),
        ] as const,
    ),
  )
  const near = choose<readonly (readonly [string, number, number])[]>(
    frame,
    [
      ['o3', -4.7, 8.2],
      ['o0', -2.6, 7.7],
      ['a2', 2.3, 7.9],
      ['a3', 4.6, 7.3],
      ['o2', -1.1, 6.3],
      ['a1', 1.4, 5.5],
      ['o0', -4.6, 5.4],
      ['o1', -2.2, 4.5],
      ['a3', 4.4, 4.9],
      ['a0', 2.6, 3.9],
    ],
    [
      ['o3', -3.4, 8.2],
      ['a2', 1.6, 7.9],
      ['a3', 3.4, 7.3],
      ['o2', -0.8, 6.4],
      ['a1', 1.9, 5.4],
      ['o0', -2.5, 5.2],
      ['o1', -0.85, 3.4],
      ['a0', 1.25, 2.95],
    ],
    [
      ['o3', -3.4, 8.2],
      ['a2', 1.6, 7.9],
      ['a3', 3.5, 7.2],
      ['o2', -0.8, 6.4],
      ['a1', 2.2, 5.4],
      ['o0', -2.7, 5.2],
      ['o1', -1, 3.7],
      ['a0', 1.4, 3.3],
    ],
  )
  return [...far, ...near]
    .map(([id, lane, ahead]) => {
      const [x, y] = seenAt(camera, lane, -eye, ahead)
      return copyAt(id, x, y, (camera.focal / ahead) * 0.0142)
    })
    .join('')
}

const bark = ['#4a3640', '#5a4448', '#6e5652', '#84695c', '#9a7f68', '#b0967a', '#c2ac8a']
const leaves = ['#1f4a3a', '#2a5f42', '#3a7548', '#548c50', '#76a45c', '#9dbb6c', '#c0d086']
const lights = ['#2f6a44', '#437f4c', '#5d9a54', '#7eb062', '#a0c470', '#c2d485', '#dde29e']

/** A tall tree of the left row, whitewashed at the foot, one bough over the road; `m` is a metre there. */
function streetTree(x: number, foot: number, m: number, level: number): string {
  const wood = cycle(bark, level)
  const trunk = (half: number, rise: number) =>
    whole`M${x - half * 1.4 * m},${foot}Q${x - half * m},${foot - m} ${x - half * 0.9 * m},${foot - rise * m}h${half * 1.8 * m}Q${x + half * m},${foot - m} ${x + half * 1.4 * m},${foot}z`
  return (
    shape(trunk(0.3, 15), wood) +
    shape(trunk(0.31, 1.3), level > 4 ? '#efe6cc' : '#fffaf0') +
    line(
      whole`M${x},${foot - 9 * m}q${m},${-3 * m} ${4 * m},${-5.5 * m}M${x},${foot - 11 * m}q${-m},${-2 * m} ${-2.5 * m},${-3 * m}`,
      wood,
      0.26 * m,
    ) +
    foliage(x + 3.2 * m, foot - 16 * m, 4.4 * m, 1.9 * m, cycle(leaves, level), level * 5) +
    foliage(x - 1.6 * m, foot - 14.5 * m, 3.6 * m, 2.2 * m, cycle(leaves, level), level * 7 + 2) +
    foliage(x + 2 * m, foot - 17 * m, 3.2 * m, 1.1 * m, cycle(lights, level), level * 3 + 4) +
    foliage(x - 2 * m, foot - 15.2 * m, 2.1 * m, m, cycle(lights, level), level * 3 + 9)
  )
}

/** Two rows of trees whose crowns meet over the road, the farthest first; the right row is the left one mirrored, a step nearer. */
function vault(camera: Camera): string {
  const nearer = 1.14
  return [70, 48, 34, 24.5, 17.5, 12.5, 8.8]
    .map((ahead, step) => {
      const [x, foot] = seenAt(camera, -6.6, -eye, ahead)
      const move = whole`${camera.x * (1 + nearer)} ${camera.y * (1 - nearer)}`
      return (
        `<g id="t${step}">${streetTree(x, foot, camera.focal / ahead, 6 - step)}</g>` +
        `<use href="#t${step}" transform="matrix(${-nearer} 0 0 ${nearer} ${move})"/>`
      )
    })
    .join('')
}

/** The garden wall and the yellow villa of French times behind it, on the left; paler blocks on the right. */
function roadside(camera: Camera): string {
  const quad = (
    right: number,
    near: number,
    far: number,
    low: number,
    high: number,
    fill: string,
  ) =>
    polygon(
      [
        seenAt(camera, right, low - eye, near),
        seenAt(camera, right, low - eye, far),
        seenAt(camera, right, high - eye, far),
        seenAt(camera, right, high - eye, near),
      ],
      fill,
    )
  const bays = range(8).map((bay) => {
    const near = 9.6 + bay * 3.4
    return (
      quad(-11, near, near + 1.5, 1.6, 4.2, '#3f7a66') +
      quad(-11, near, near + 1.5, 5.6, 7.8, '#3f7a66') +
      quad(-11, near + 0.6, near + 0.8, 1.6, 4.2, '#285346') +
      quad(-11, near + 0.6, near + 0.8, 5.6, 7.8, '#285346') +
      quad(-11, near - 0.3, near + 1.8, 4.3, 4.5, '#fff1cf')
    )
  })
  const pillars = range(6).map((post) => quad(-9, 9 + post * 5, 9.7 + post * 5, 0, 2.5, '#fff1cf'))
  return (
    quad(-11, 6, 38, 0, 9, '#f2bd4a') +
    quad(-11, 6, 38, 8.6, 9.2, '#fff1cf') +
    quad(-11, 6, 38, 4.8, 5.1, '#fff1cf') +
    polygon(
      [
        seenAt(camera, -10.4, 9.1 - eye, 6),
        seenAt(camera, -10.4, 9.1 - eye, 39),
        seenAt(camera, -14, 12 - eye, 36),
        seenAt(camera, -14, 12 - eye, 7),
      ],
      '#b8573c',
    ) +
    bays.join('') +
    quad(-9, 3, 60, 0, 2.1, '#e3a43a') +
    quad(-9, 3, 60, 2, 2.3, '#fff1cf') +
    pillars.join('') +
    quad(10.5, 14, 22, 0, 9, '#e6c79a') +
    quad(10.5, 22, 40, 0, 7, '#efd7a8') +
    quad(10.5, 4, 14, 0, 7.5, '#b9bf98') +
    quad(10.4, 4, 22, 3.7, 4, '#fff1cf') +
    quad(10.3, 7, 11, 2.8, 3.5, '#2f6d78') +
    quad(10.3, 15, 20, 2.8, 3.5, '#c2392e') +
    range(6)
      .map(
        (bay) =>
          quad(10.5, 8 + bay * 4.5, 10 + bay * 4.5, 4.4, 6.4, '#8a6a62') +
          quad(10.4, 6 + bay * 4.5, 9.6 + bay * 4.5, 0, 2.8, '#7a4f50'),
      )
      .join('')
  )
}

/** Patches of sun on the road and the pavements, flattened by distance. */
function dapples(camera: Camera): string {
  const random = createRandom(21)
  const flat = 0.3
  const bands = [4, 5.5, 7.5, 10.5, 15, 22, 32].map((ahead, band) => {
    const d = range(band < 3 ? 9 : 7).flatMap(() => {
      const [x, y] = seenAt(
        camera,
        between(random, -8.5, 8.5),
        -eye,
        ahead * between(random, 0.84, 1.2),
      )
      const m = camera.focal / ahead
      return [0, 1, 2].map(
        (spot) =>
          whole`M${x + (spot - 1) * between(random, 0.2, 0.5) * m},${(y + between(random, -0.13, 0.13) * m) / flat}h${between(random, 0, 0.14) * m}`,
      )
    })
    return line(d.join(''), '#ffdc8a', (0.4 * camera.focal) / ahead)
  })
  return `<g transform="scale(1,${flat})" opacity=".45">${bands.join('')}</g>`
}

/** The boughs overhead, dark against the light. */
function canopy(frame: Frame, u: number): string {
  const boughs = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.02, 1.1, 3],
      [0.17, 0.8, 5],
      [0.84, 0.8, 8],
      [0.99, 1.1, 2],
    ],
    [
      [0.04, 1, 3],
      [0.34, 0.66, 9],
      [0.66, 0.66, 5],
      [0.97, 1, 2],
    ],
    [
      [0.02, 0.8, 3],
      [0.98, 0.8, 2],
    ],
  )
  return boughs
    .map(([x, k, seed]) =>
      foliage(frame.width * x, -10 * u, 230 * k * u, 110 * k * u, '#1f4a3a', seed),
    )
    .join('')
}

/** Saigon: motorbikes come and go under the vault of tall old street trees, whitewashed at the foot, past a yellow villa's wall. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const camera = {
    x: w * choose(frame, 0.52, 0.5, 0.5),
    y: h * choose(frame, 0.46, 0.5, 0.47),
    focal: choose(frame, 740, 640, 600) * u,
  }
  const strip = (left: number, right: number, fill: string) =>
    polygon(
      [
        seenAt(camera, left, -eye, 1),
        seenAt(camera, left, -eye, 300),
        seenAt(camera, right, -eye, 300),
        seenAt(camera, right, -eye, 1),
      ],
      fill,
    )
  return [
    sky(frame, camera.y + 10 * u, ['#9fd0b8', '#dbe8a8', '#fff4c0']),
    foliage(camera.x, camera.y - 6 * u, 60 * u, 24 * u, '#d3dd9a', 4),
    rect(0, camera.y, w, h - camera.y, '#b98f80'),
    roadside(camera),
    strip(-5.4, 5.4, '#5c4f68'),
    strip(-5.7, -5.4, '#f3e2bc') + strip(5.4, 5.7, '#f3e2bc'),
    line(
      range(9)
        .map((dash) => {
          const [a, b] = [
            seenAt(camera, 0, -eye, 3.4 + dash * dash * 0.5 + dash * 1.6),
            seenAt(camera, 0, -eye, 4.2 + dash * dash * 0.5 + dash * 1.6),
          ]
          return whole`M${a[0]},${a[1]}L${b[0]},${b[1]}`
        })
        .join(''),
      '#f3e2bc',
      5 * u,
    ),
    dapples(camera),
    vault(camera),
    canopy(frame, u),
    stencils(traffic),
    stream(frame, camera),
  ].join('')
}
