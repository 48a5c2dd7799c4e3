import { swimmer } from '../../kit/coast'
import { copyAt, stencils } from '../../kit/copies'
import { crag } from '../../kit/crag'
import { foliage } from '../../kit/foliage'
import { atWhole, mix, type Point, smoothLine } from '../../kit/path'
import { cycle, range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { speedboat } from '../../kit/speedboat'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** The water from deep to shallow, its foam, wet and dry sand. */
const inks = [
  '#1583a6',
  '#1c9fae',
  '#3dbcb4',
  '#7ed6c0',
  '#c2efdd',
  '#fffdf4',
  '#ead5a8',
  '#fbedcd',
]

/** Points from their coordinates in a row. */
function pairs(flat: readonly number[]): Point[] {
  return range(flat.length / 2).map((index) => [flat[index * 2] ?? 0, flat[index * 2 + 1] ?? 0])
}

/** A weathered block of granite, light from the left: 100 units wide, 90 tall, foot at the origin. */
const granite =
  shape('M-50 0L-54-36-40-66-12-88 24-84 46-58 54-24 48 0z', '#b3a488') +
  shape('M-54-36L-40-66-12-88 24-84 4-62-10-40-34-24z', '#ddd0b0') +
  shape('M24-84L46-58 54-24 48 0H8L16-30 4-62z', '#85796e') +
  line('M-10-40L-4-14-14 0M16-30L40-36', '#6d645f', 3)

/** A thatched parasol of the beach: 92 units wide, foot at the origin. */
const thatch =
  shape('M-30 2Q14-10 60 2 14 16-30 2z', '#d3b483') +
  line('M0 0V-60', '#6d5040', 5) +
  shape('M-46-46Q-14-66 0-90 14-66 46-46 0-38-46-46z', '#b98a4c') +
  shape('M0-90Q14-66 46-46L12-42z', '#8a6238')

/** Somebody on a cloth under a red parasol: 98 units wide, foot of the pole at the origin. */
const parasol =
  shape('M-18 6Q34-10 86 6 34 24-18 6z', '#d3b483') +
  shape('M-46 8L-4-2 14 8-30 19z', '#2f7f9a') +
  line('M-20 3L0-17 8 5M-23-24Q-10-18-2-16', '#d99a6c', 6) +
  shape('M-34 5Q-38-14-30-27L-20-28Q-16-10-17 5z', '#f2b53a') +
  ellipse(-23, -36, 6.4, 7.4, '#d99a6c') +
  shape('M-31-30Q-34-46-22-45-14-44-16-38-24-38-26-28z', '#2a1a24') +
  line('M0 6L6-72', '#7a5a44', 3.4) +
  shape('M-44-50Q-34-96 8-98 50-92 54-42 4-66-44-50z', '#e2382a') +
  shape('M8-98Q50-92 54-42 40-50 28-53 28-84 8-98z', '#a8242c') +
  shape('M8-98Q-14-86-16-56L0-57Q-2-84 8-98z', '#fff6e4')

/** Loose blocks of granite of uneven size. */
function blocks(spots: readonly Point[], scales: readonly number[], u: number): string {
  return spots
    .map(([x, y], index) => copyAt('g', x, y, cycle(scales, index) * u, ((index * 53) % 25) - 12))
    .join('')
}

/** A low granite headland between its crest and as many points of its foot, scrub over its upper part. */
function headland(
  id: string,
  crest: readonly Point[],
  foot: readonly Point[],
  columns: number,
  u: number,
): string {
  const edge = crest.map(([x, y], index): Point => {
    const [footX, footY] = foot[index] ?? [x, y]
    const share = 0.36 + ((index * 3) % 4) * 0.07
    return [mix(x, footX, share), mix(y, footY, share)]
  })
  const scrub = crest.slice(0, -1).flatMap(([x, y], index): Point[] => {
    const [lowX, lowY] = edge[index] ?? [x, y]
    return [
      [x, y + 12 * u],
      [lowX, lowY - 4 * u],
      [(x + lowX) / 2 + 30 * u, (y + lowY) / 2],
    ]
  })
  const greens = ['#2f7556', '#27644e', '#4f9a5f', '#2f7556', '#4f9a5f']
  const bush = ([x, y]: Point, index: number) =>
    foliage(
      x,
      y,
      (20 + (index % 4) * 7) * u,
      (9 + (index % 4) * 2) * u,
      cycle(greens, index),
      index,
    )
  return (
    crag({
      id,
      outline: [...crest, ...[...foot].reverse()],
      columns,
      seed: 5,
      rock: '#b9aa8e',
      shade: '#84786f',
      light: '#e0d4b6',
    }) +
    shape(`${smoothLine(crest)}L${[...edge].reverse().map(atWhole).join(' ')}z`, '#3f8a5c') +
    scrub.map(bush).join('')
  )
}

/** Quy Nhơn: the white cove of Kỳ Co from the path above it, granite points at both ends, a speedboat at rest on jade water, swimmers near the sand. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.3, 0.34, 0.32)
  const at = (x: number, y: number): Point => [w * x, horizon + (h - horizon) * y]
  const [wider, shift] = choose<readonly [number, number]>(frame, [1, 0], [1.2, 0.03], [1.2, 0.03])
  const fromWest = (flat: readonly number[]) =>
    pairs(flat).map(([x, y]) => at(x * wider - shift, y))
  const fromEast = (flat: readonly number[]) => pairs(flat).map(([x, y]) => at(1 - x * wider, y))
  const beach = fromWest([
    0.44, 0.08, 0.3, 0.1, 0.16, 0.16, 0.07, 0.28, 0.09, 0.44, 0.22, 0.6, 0.42, 0.73, 0.66, 0.8,
    0.86, 0.8, 1.1, 0.74,
  ])
  // The shallows run together where the sand is far and spread towards the viewer.
  const shore = (far: number) =>
    smoothLine(
      beach.map(([x, y], index): Point => {
        const near = Math.max(0.06, (y - horizon) / (h - horizon))
        const side = Math.max(0, 1 - index / 7)
        return [
          x + far * near * (0.5 + side * 1.3) * u,
          y - far * near * (1 - side * 0.9) * 0.62 * u + far * near * side * 0.1 * u,
        ]
      }),
    )
  const land = (far: number) => whole`${shore(far)}V${h + 20}H-40V${at(0, 0.05)[1]}z`
  const west = fromWest([
    -0.03, -0.26, 0.06, -0.22, 0.13, -0.14, 0.21, -0.13, 0.29, -0.06, 0.37, -0.03, 0.46, 0.06,
  ])
  const westFoot = fromWest([
    -0.03, 0.17, 0.06, 0.155, 0.13, 0.135, 0.21, 0.12, 0.29, 0.105, 0.37, 0.095, 0.47, 0.085,
  ])
  const east = fromEast([-0.06, -0.12, 0.02, -0.07, 0.08, 0.02, 0.14, 0.05, 0.19, 0.14, 0.23, 0.2])
  const eastFoot = fromEast([
    -0.06, 0.4, 0.02, 0.37, 0.08, 0.33, 0.14, 0.29, 0.19, 0.25, 0.24, 0.22,
  ])
  const near = pairs([250, 12, 150, -16, 40, -40, 190, 60, 60, 50]).map(
    ([x, y]): Point => [w - x * u, h + y * u],
  )
  const [boatX, boatY] = at(choose(frame, 0.44, 0.44, 0.45), 0.38)
  const [shadeX, shadeY] = at(choose(frame, 0.2, 0.22, 0.22), 0.77)
  const steps = whole`M${shadeX + 24 * u},${shadeY + 26 * u}q${110 * u},${40 * u} ${270 * u},${-14 * u}`
  return [
    stencils([
      ['g', granite],
      ['t', thatch],
    ]),
    sky(frame, horizon, ['#3f9fc4', '#8fcfd8', '#e6f3e2']),
    cloud(w * 0.7, horizon - 96 * u, 330 * u, '#fdfaf0'),
    shape(
      whole`M${w * 0.5},${horizon}Q${w * 0.6},${horizon - 34 * u} ${w * 0.7},${horizon - 30 * u}T${w},${horizon}z`,
      '#8fb8cc',
    ),
    rect(0, horizon, w, h - horizon, '#14679a') + rect(0, horizon, w, 7 * u, '#3f8fb4'),
    ripples({
      left: w * 0.3,
      right: w,
      top: horizon + 20 * u,
      bottom: h * 0.5,
      count: 16,
      colour: '#3f8fb4',
      seed: 6,
    }),
    [620, 450, 300, 170, 70, 20, 0, -40]
      .map((far, index) => shape(land(far), cycle(inks, index)))
      .join(''),
    headland('hw', west, westFoot, 9, u),
    blocks(westFoot, [0.6, 0.66, 0.5, 0.58, 0.4, 0.46, 0.3], u),
    fromWest([0.19, 0.15, 0.13, 0.175, 0.07, 0.215])
      .map(([x, y], index) => copyAt('t', x, y, (0.4 + index * 0.11) * u))
      .join(''),
    line(smoothLine(eastFoot.map(([x, y]) => [x - 8 * u, y + 8 * u])), '#fffdf4', 9 * u),
    headland('he', east, eastFoot, 6, u),
    blocks(
      [...eastFoot].reverse().flatMap(([x, y]): Point[] => [
        [x - 14 * u, y + 4 * u],
        [x + 30 * u, y + 16 * u],
      ]),
      [0.36, 0.6, 0.44, 0.7, 0.4, 0.86, 0.6],
      u,
    ),
    speedboat(boatX, boatY, 0.64 * u, '#2f6fb0', '#f7f1e0', '#12808f', -6),
    fromWest([0.22, 0.45, 0.32, 0.56, 0.36, 0.6, 0.53, 0.66])
      .map(([x, y], index) =>
        swimmer(
          x,
          y,
          (0.37 + index * 0.03) * u,
          cycle(['#f2b53a', '#2a1a24', '#e0688a'], index),
          index % 2 === 0,
        ),
      )
      .join(''),
    `<path fill="none" stroke="#d9bd8a" stroke-width="${Math.round(5 * u)}" stroke-dasharray="7 13" d="${steps}"/>`,
    placed(shadeX, shadeY, 1.1 * u, parasol),
    foliage(w, h * 0.95, 120 * u, 70 * u, '#2f7556', 9),
    blocks(near, [1, 1.7, 2.1, 1.8, 2], u),
    foliage(w * 0.02, h, 170 * u, 70 * u, '#27644e', 8) +
      foliage(0, h + 4 * u, 120 * u, 46 * u, '#3f8a5c', 12),
  ].join('')
}
