import { cloudBank } from '../../kit/cloud-sea'
import { foliage, tree } from '../../kit/foliage'
import { reaper, riceSheaf } from '../../kit/harvest'
import { mix, type Point, polyline } from '../../kit/path'
import { cycle, range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape, verticalGradient } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

interface Spur {
  /** middle and half width of the lowest and of the highest step. */
  foot: readonly [x: number, y: number, reach: number]
  top: readonly [x: number, y: number, reach: number]
  levels: number
  /** height of the lowest and of the highest riser. */
  riser: readonly [number, number]
  phase: number
  fields: readonly string[]
  face: string
  bund: string
  /** ears of rice that hang along the rims of the lower half. */
  ears?: string
}

/** The rim of one step, `part` of the way up, on even units: a contour line whose noses and gullies drift from step to step. */
function rim(spur: Spur, part: number): Point[] {
  const along = (index: 0 | 1 | 2, eased: number) => mix(spur.foot[index], spur.top[index], eased)
  const reach = along(2, part)
  return range(24).map((index): Point => {
    const angle = (index / 12) * Math.PI
    const down = Math.sin(angle)
    const lobe =
      1 +
      0.1 * Math.sin(3 * angle + spur.phase + part * 1.7) +
      0.05 * Math.sin(7 * angle + spur.phase * 2 - part * 3.4)
    const x = along(0, part) + Math.cos(angle) * reach * lobe
    return [
      2 * Math.round(x / 2),
      2 * Math.round((along(1, part ** 1.15) + down * reach * lobe * (down < 0 ? 0.1 : 0.38)) / 2),
    ]
  })
}

/** Path data of a soft curve that leans towards its points, which lie on even units: the whole ring, or its front alone. */
function softRing(points: readonly Point[], from = -1, to = points.length - 1): string {
  const half = (index: number): Point => {
    const [[x, y], [nextX, nextY]] = [cycle(points, index), cycle(points, index + 1)]
    return [(x + nextX) / 2, (y + nextY) / 2]
  }
  const steps = range(to - from - 1).map((index) => {
    const [[x, y], [nextX, nextY]] = [half(from + 1 + index), half(from + 2 + index)]
    return `t${nextX - x},${nextY - y}`
  })
  return `M${half(from)}Q${cycle(points, from + 1)} ${half(from + 1)}${steps.join('')}`
}

/** A spur of the valley cut into rice terraces, built up step by step: a grassy riser, then the field with its bund shining. */
function terracedSpur(spur: Spur): string {
  return range(spur.levels)
    .map((level) => {
      const part = level / (spur.levels - 1)
      const riser = Math.round(mix(spur.riser[0], spur.riser[1], part))
      const ring = rim(spur, part)
      const d = `${softRing(ring)}z`
      const px = (share: number) => Math.round(riser * share)
      return (
        `<path fill="${spur.face}" transform="translate(0,${riser})" d="${d}"/>` +
        `<path fill="${cycle(spur.fields, level * 3)}" stroke="${spur.bund}" stroke-width="${Math.max(2, px(0.16))}" d="${d}"/>` +
        (spur.ears && part < 0.75
          ? `<path fill="none" stroke="${spur.ears}" stroke-width="${px(0.34)}" stroke-dasharray="2 ${px(0.14)} 2 ${px(0.22)}" transform="translate(0,${-px(0.36)})" d="${softRing(ring, -1, 10)}"/>`
          : '')
      )
    })
    .join('')
}

/** A Hmong house on the ground: dark boards, a low roof of grey shingles, maize under the eaves; 170 units wide, ground at the origin. */
const boardHouse =
  shape('M-66-40H44V0H-66z', '#7a4a30') +
  shape('M44-40L62-76 80-40V0H44z', '#54322c') +
  line('M-52-36V0M-38-36V0M-24-36V0M14-36V0M28-36V0', '#54322c', 2) +
  rect(-14, -32, 20, 32, '#2b1a22') +
  rect(-46, -29, 14, 12, '#2c1b23') +
  rect(20, -29, 14, 12, '#2c1b23') +
  line('M-60-33v9M-54-33v12M38-33v10', '#f4b93a', 4) +
  shape('M-62-84H60L50-34H-82z', '#a9a596') +
  shape('M60-84L88-38 80-34 58-72 50-34z', '#6f6f6c') +
  line('M-66-72H57M-71-60H55M-76-48H53', '#858374', 2) +
  line('M-64-84H60', '#d6d2c0', 3)

/** A Red Dao woman with a basket of rice on her back, walking right in her great red scarf; feet at the origin, 100 units tall. */
const redDao =
  ellipse(0, 1, 22, 4, '#6d5a1e', 0.7) +
  shape('M-6-44L-13-2H-4L1-28 7-2H16L9-44z', '#1c2148') +
  line('M-11-10H-3M7-10H14M-9-17H-1M6-17H12', '#f6e6c4', 2.6) +
  shape('M-8-74H8L12-46 14-26Q0-20-13-26L-10-46z', '#232a58') +
  shape('M-12-31Q0-25 13-31L14-25Q0-19-13-25z', '#e23a26') +
  shape('M2-74L10-72 9-50H4z', '#e23a26') +
  line('M-10-48H11', '#f6e6c4', 3) +
  shape('M-9-70L-30-66-25-36-9-34z', '#b97a3a') +
  line('M-28-56L-9-60M-26-45L-9-48', '#7c4a22', 2) +
  shape('M-31-66Q-34-80-24-80-20-88-14-80-7-80-8-70z', '#f7d668') +
  line('M4-68Q12-58 15-48', '#2f3870', 6) +
  circle(16, -46, 3, '#d99a6c') +
  ellipse(4, -82, 7, 8, '#d99a6c') +
  shape('M-12-80Q-17-102 3-103 20-102 16-88 6-92 0-86-1-78-6-72z', '#e23a26') +
  line('M-10-90Q0-98 15-92', '#f4b93a', 2.4)

/** Cloud that slides over a saddle 480 units wide in tongues that lean with the wind; the saddle's lowest point at (x, y). */
function cloudFall(x: number, y: number, scale: number): string {
  const tongues =
    'M-236-46Q-200-84 0-70 200-84 240-52 246-20 262 6 270 34 244 34 214 32 194 8 180-6 172 8 166 40 178 84 184 124 170 158 154 186 128 174 92 150 70 100 54 60 40 64 28 70 36 96 44 126 20 132-14 130-44 84-64 44-78 38-92 38-90 56-88 78-112 74-150 64-180 14-206-30-236-46z'
  const thinning = verticalGradient('fall', [
    [0.2, '#f8f4e4'],
    [1, '#f8f4e4', 0.06],
  ])
  return (
    thinning +
    placed(
      x,
      y,
      scale,
      placed(20, 16, 1, shape(tongues, 'url(#fall)', 0.5)) + shape(tongues, 'url(#fall)'),
    )
  )
}

/** The long wall of Hoàng Liên Sơn: three hazes, Fansipan in the farthest, cloud coming over the saddle of the middle one. */
function greatWall(frame: Frame, foot: number, u: number): string {
  const { width: w } = frame
  const lift = choose(frame, 0.9, 0.9, 0.94) * u
  const on = (flat: readonly number[]) =>
    polyline(
      range(flat.length / 2).map(
        (index): Point => [
          Math.round(w * (flat[index * 2] ?? 0)),
          Math.round(foot - (flat[index * 2 + 1] ?? 0) * lift),
        ],
      ),
    )
  const saddle = choose(frame, 0.48, 0.44, 0.46)
  const run = choose(frame, 0.11, 0.19, 0.19)
  const far = on([
    -0.02, 250, 0.05, 280, 0.1, 268, 0.16, 318, 0.2, 308, 0.26, 372, 0.29, 366, 0.33, 424, 0.37,
    388, 0.41, 380, 0.47, 330, 0.53, 346, 0.6, 292, 0.68, 312, 0.76, 262, 0.86, 280, 1.02, 220,
  ])
  const farShade = on([
    0.33, 424, 0.37, 388, 0.41, 380, 0.47, 330, 0.53, 346, 0.6, 292, 0.68, 312, 0.6, 200, 0.4, 200,
    0.36, 280, 0.37, 340,
  ])
  const west = [-0.02, 262, 0.04, 290, 0.09, 250, 0.15, 262, 0.22, 214]
  const crest = [
    saddle - run,
    196,
    saddle - run * 0.5,
    166,
    saddle,
    160,
    saddle + run * 0.6,
    172,
    saddle + run,
    206,
  ]
  const east = [0.76, 262, 0.8, 250, 0.87, 338, 0.9, 326, 0.94, 352, 1.02, 300]
  const eastShade = on([
    0.87, 338, 0.9, 326, 0.94, 352, 1.02, 300, 1.02, 0, 0.8, 0, 0.86, 130, 0.84, 220,
  ])
  const foothills = on([
    -0.02, 150, 0.06, 168, 0.16, 96, 0.26, 80, 0.36, 34, 0.5, 14, 0.6, 46, 0.72, 70, 0.84, 132,
    0.92, 126, 1.02, 160,
  ])
  return (
    shape(`${far}V${foot}H-20z`, '#a3c3cc') +
    shape(`${farShade}z`, '#8db3c2') +
    cloudBank({
      left: -40,
      right: w + 40,
      y: foot - 236 * lift,
      billow: 110 * u,
      bottom: foot,
      fill: '#f8f4e4',
      seed: 12,
    }) +
    shape(`${on([...west, ...crest, ...east])}V${foot}H-20z`, '#5a8cae') +
    shape(`${eastShade}z`, '#47789f') +
    cloudFall(w * saddle, foot - 160 * lift, (run * w) / 236) +
    shape(`${foothills}V${foot + 240 * u}H-20z`, '#356a80')
  )
}

/** Sa Pa: the Mường Hoa valley in ripe rice, terraces stepping up to a wooden house, cloud pouring over Hoàng Liên Sơn. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const foot = h * choose(frame, 0.52, 0.57, 0.52)
  const y = (part: number) => h * part
  const near: Spur = {
    ...choose<Pick<Spur, 'foot' | 'top'>>(
      frame,
      { foot: [w * 0.74, y(0.98), 1340 * u], top: [w * 0.75, y(0.44), 230 * u] },
      { foot: [w * 0.84, y(0.95), 1060 * u], top: [w * 0.77, y(0.5), 180 * u] },
      { foot: [w * 0.84, y(0.98), 1060 * u], top: [w * 0.77, y(0.45), 180 * u] },
    ),
    levels: 17,
    riser: [52 * u, 13 * u],
    phase: 0.4,
    fields: ['#f0b838', '#f8d45c', '#e2a52e', '#c9b544', '#f5c94a', '#f9dc74', '#b5b04a'],
    face: '#55702f',
    bund: '#fff0a8',
    ears: '#c98f2a',
  }
  const house = { x: near.top[0] - 10 * u, y: near.top[1] + 22 * u }
  const on = (level: number, index: number): Point => rim(near, level / 16)[index] ?? [0, 0]
  const [walkerX, walkerY] = on(9, 9)
  const [fieldX, fieldY] = on(11, choose(frame, 6, 7, 7))
  return [
    sky(frame, foot, ['#6fb3c0', '#b4d8cf', '#f6eec8']),
    greatWall(frame, foot, u),
    terracedSpur({
      foot: [w * 0.1, y(0.78), 760 * u],
      top: [-w * 0.04, y(choose(frame, 0.4, 0.47, 0.4)), 130 * u],
      levels: 17,
      riser: [15 * u, 6 * u],
      phase: 1.2,
      fields: ['#9dbb58', '#86ad56', '#bcc860', '#74a052'],
      face: '#3d7458',
      bund: '#d9e39a',
    }),
    placed(
      w * choose(frame, 0.14, 0.18, 0.16),
      y(choose(frame, 0.52, 0.575, 0.53)),
      0.3 * u,
      boardHouse,
    ),
    terracedSpur(near),
    line(
      whole`M${house.x - 20 * u},${house.y - 80 * u}q${-26 * u},${-30 * u} ${-6 * u},${-62 * u}t${-10 * u},${-70 * u}`,
      '#f6f2e0',
      5 * u,
      0.6,
    ),
    tree(
      house.x + 96 * u,
      house.y - 4 * u,
      0.8 * u,
      { trunk: '#4a3428', dark: '#2f6a4c', light: '#4f8f56' },
      4,
    ),
    foliage(house.x - 92 * u, house.y - 14 * u, 34 * u, 22 * u, '#2f6a4c', 7),
    placed(house.x, house.y, 0.9 * u, boardHouse),
    reaper(fieldX, fieldY - 6 * u, 0.5 * u, '#232a58', '#3f8f8a') +
      reaper(fieldX + 84 * u, fieldY - 8 * u, 0.5 * u, '#232a58', '#f4b93a', true),
    riceSheaf(fieldX + 132 * u, fieldY - 8 * u, 0.4 * u, '#fbe08a', '#c98f2a', '#8a6a20') +
      riceSheaf(fieldX + 158 * u, fieldY - 10 * u, 0.4 * u, '#fbe08a', '#c98f2a', '#8a6a20'),
    placed(walkerX, walkerY - 8 * u, 1.15 * u, redDao),
  ].join('')
}
