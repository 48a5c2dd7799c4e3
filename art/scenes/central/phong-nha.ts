import { copyAt, stencils } from '../../kit/copies'
import { crag } from '../../kit/crag'
import { forestEdge } from '../../kit/forest-edge'
import { dripstones } from '../../kit/great-cave'
import { hills } from '../../kit/haze'
import type { Point } from '../../kit/path'
import { riverDragonBoat } from '../../kit/river-dragon-boat'
import { polygon, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const boat = {
  hull: '#1f6fa6',
  hullShade: '#174c7c',
  band: '#d8392a',
  roof: '#e0492e',
  roofShade: '#a32c2e',
  gold: '#f6c13e',
  goldShade: '#c9822c',
  dark: '#20202e',
  vest: '#f39a32',
  straw: '#ffeab8',
}

/** Phong Nha: dragon boats in line on the Son river before the mouth of the cave, the forested cliff sheer above. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.585, 0.57, 0.58)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const cx = w * choose(frame, 0.74, 0.6, 0.62)
  const half = choose(frame, 270, 270, 250) * u
  const tall = choose(frame, 190, 215, 180) * u
  const mouth = (grow: number): Point[] =>
    [
      [-1, 0],
      [-0.98, 0.42],
      [-0.86, 0.6],
      [-0.7, 0.84],
      [-0.42, 0.92],
      [-0.2, 1.02],
      [0.1, 0.96],
      [0.36, 0.99],
      [0.6, 0.8],
      [0.82, 0.7],
      [0.93, 0.44],
      [1, 0],
    ].map(
      ([x = 0, y = 0]): Point => [cx + x * (half + grow * u), shore + 2 - y * (tall + grow * u)],
    )
  const cliff = [
    p(-0.02, 0.44),
    p(0.06, 0.42),
    p(0.1, 0.34),
    p(0.17, 0.33),
    p(0.2, 0.22),
    p(0.27, 0.2),
    p(0.31, 0.1),
    p(0.4, 0.06),
    p(0.44, -0.02),
    p(1.02, -0.02),
    [w * 1.02, shore] as Point,
    [-w * 0.02, shore] as Point,
  ]
  const woods = ['#1b5444', '#2f7a55', '#5fa35f'] as const
  const fleet = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.75, 0.596, 0.13],
      [0.66, 0.645, 0.24],
      [0.735, 0.735, 0.42],
      [0.3, 0.9, 0.93],
    ],
    [
      [0.6, 0.582, 0.14],
      [0.7, 0.635, 0.26],
      [0.32, 0.7, 0.42],
      [0.48, 0.87, 0.86],
    ],
    [
      [0.62, 0.592, 0.13],
      [0.72, 0.635, 0.22],
      [0.33, 0.695, 0.36],
      [0.49, 0.89, 0.8],
    ],
  )
  return [
    sky(frame, shore, ['#9fd0cc', '#dcead0', '#fdf0c8']),
    hills(frame, {
      base: shore - 40 * u,
      height: 190 * u,
      peaks: 3,
      seed: 4,
      fill: '#9cc0a4',
      bottom: shore,
    }),
    crag({
      id: 'c',
      outline: cliff,
      columns: choose(frame, 9, 8, 8),
      seed: 17,
      rock: '#d9b988',
      shade: '#8f8668',
      light: '#f6deae',
      leaf: '#4f7f4f',
    }),
    shape(
      whole`M${w * 0.36},${-10}Q${w * 0.5},${h * 0.06} ${w * 0.7},${h * 0.05}T${w + 10},${h * 0.1}V-10z`,
      woods[0],
    ),
    forestEdge(
      [
        p(0.25, 0.2),
        p(0.31, 0.11),
        p(0.4, 0.05),
        p(0.52, 0.05),
        p(0.72, 0.03),
        p(0.86, 0.07),
        p(1.01, 0.1),
      ],
      3,
      72 * u,
      ...woods,
      3,
    ),
    forestEdge([p(0.46, 0.23), p(0.6, 0.21)], 1, 52 * u, ...woods, 8),
    forestEdge([p(0.8, 0.21), p(0.96, 0.26)], 2, 52 * u, ...woods, 9),
    forestEdge([p(0.3, 0.32), p(0.42, 0.35)], 1, 52 * u, ...woods, 11),
    forestEdge(
      [p(-0.01, 0.44), p(0.08, 0.38), p(0.17, 0.3), p(0.22, 0.24)],
      2,
      72 * u,
      ...woods,
      5,
    ),
    forestEdge([p(-0.01, 0.52), p(0.2, 0.48), p(0.34, 0.5)], 2, 68 * u, ...woods, 6),
    polygon(mouth(34), '#f6deae'),
    polygon(mouth(16), '#8f7a5c'),
    polygon(mouth(0), '#1b2a3a'),
    polygon(mouth(-60), '#0f1a2a'),
    shape(
      whole`M${cx - half * 0.5},${shore}Q${cx - half * 0.4},${shore - tall * 0.4} ${cx - half * 0.05},${shore - tall * 0.42}T${cx + half * 0.4},${shore}z`,
      '#5a3a2c',
    ),
    shape(
      whole`M${cx - half * 0.26},${shore}Q${cx - half * 0.2},${shore - tall * 0.24} ${cx - half * 0.02},${shore - tall * 0.24}T${cx + half * 0.22},${shore}z`,
      '#f0a040',
    ),
    dripstones(
      [cx - half * 0.74, shore - tall * 0.86],
      [cx + half * 0.62, shore - tall * 0.86],
      10,
      [24 * u, 80 * u],
      '#8f7a5c',
      '#d9b988',
      8,
    ),
    forestEdge(
      [
        [-10, shore - 18 * u],
        [cx - half - 60 * u, shore - 14 * u],
      ],
      2,
      68 * u,
      ...woods,
      12,
    ),
    forestEdge(
      [
        [cx + half + 40 * u, shore - 40 * u],
        [w + 10, shore - 60 * u],
      ],
      3,
      68 * u,
      ...woods,
      14,
    ),
    rect(0, shore, w, h - shore, '#1f8f86'),
    shape(
      whole`M0,${shore}H${w}V${shore + 26 * u}Q${w * 0.6},${shore + 60 * u} ${w * 0.3},${shore + 34 * u}T0,${shore + 50 * u}z`,
      '#17605c',
    ),
    polygon(
      mouth(0).map(([x, y]): Point => [x, shore + (shore - y) * 0.5]),
      '#10303c',
    ),
    shape(
      whole`M${cx - 60 * u},${shore}h${120 * u}l${-20 * u},${20 * u} ${26 * u},${14 * u} ${-30 * u},${16 * u} ${14 * u},${16 * u} ${-50 * u},${14 * u} ${-40 * u},${-16 * u} ${10 * u},${-16 * u} ${-34 * u},${-16 * u} ${20 * u},${-14 * u}z`,
      '#f0a040',
      0.8,
    ),
    shape(whole`M0,${h * 0.86}Q${w * 0.4},${h * 0.8} ${w},${h * 0.9}V${h}H0z`, '#136a70'),
    ripples({
      left: 0,
      right: w,
      top: shore + 30 * u,
      bottom: h * 0.9,
      count: 26,
      colour: '#7fd0b4',
      seed: 6,
      length: 190 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: h * 0.86,
      bottom: h,
      count: 12,
      colour: '#1f8f86',
      seed: 16,
      length: 280 * u,
    }),
    stencils([['db', riverDragonBoat(boat)]]),
    fleet
      .map(
        ([x, y, s]) =>
          shape(
            whole`M${w * x - 330 * s * u},${h * y + 6 * s * u}h${640 * s * u}q${-60 * s * u},${46 * s * u} ${-330 * s * u},${50 * s * u}t${-310 * s * u},${-50 * s * u}z`,
            '#0f4a58',
          ) + copyAt('db', w * x, h * y, s * u),
      )
      .join(''),
  ].join('')
}
