import { motorbike } from '../../kit/bikes'
import { fishingBoat } from '../../kit/boats'
import { mapPin } from '../../kit/folded-map'
import { foliage } from '../../kit/foliage'
import { curveThrough, roadRibbon } from '../../kit/grand-tour'
import { junk } from '../../kit/junk'
import { karst } from '../../kit/karst'
import { palm } from '../../kit/palm'
import { at, type Point } from '../../kit/path'
import { clipped, ellipse, line, polygon, shape } from '../../kit/shapes'
import { cloud } from '../../kit/sky'
import { bitexco } from '../../kit/skyline'
import { sunDisc, sunRays } from '../../kit/sun'
import { thienMuTower } from '../../kit/thien-mu'
import { ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

const bends: readonly Point[] = [
  [0.46, -0.08],
  [0.36, 0.06],
  [0.2, 0.15],
  [0.54, 0.24],
  [0.5, 0.34],
  [0.66, 0.47],
  [0.88, 0.6],
  [0.9, 0.73],
  [0.66, 0.84],
  [0.42, 0.93],
  [0.36, 1.08],
]

/** North to south: the country as one winding road past karsts, the citadel and a lotus-bud tower, the sea beside it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const span = choose(frame, 0.5, 0.86, 0.84) * w
  const left = choose(frame, 0.22, 0.04, 0.05) * w
  const road = bends.map(([x, y]): Point => [left + x * span, y * h])
  const spot = (x: number, y: number): Point => [left + x * span, y * h]
  const [kx, ky] = spot(0.92, 0.28)
  const [cx, cy] = spot(choose(frame, 0.06, 0.22, 0.22), choose(frame, 0.58, 0.57, 0.585))
  const [bx, by] = spot(choose(frame, 0.1, 0.2, 0.2), 0.95)
  const coast = road.map(([x, y]): Point => [x + choose(frame, 74, 60, 60) * u, y + 14 * u])
  const ridge = (shift: number, y: number, size: number, fill: string) =>
    polygon(
      [0, 1, 2, 3, 4, 5, 6].map(
        (index): Point => [
          shift + index * size,
          y - (index % 2 === 0 ? 0 : size * (0.7 + ((index * 5) % 3) * 0.22)),
        ],
      ),
      fill,
    )
  const band = (from: number, to: number, fill: string) =>
    shape(
      `M-20,${from * h}Q${left + span * 0.3},${(from - 0.03) * h} ${w},${(from + 0.03) * h}V${to * h}H-20z`,
      fill,
    )
  const land =
    band(-0.1, 0.5, '#2f7f78') +
    band(0.3, 0.75, '#e0a23c') +
    band(0.36, 0.8, '#d98a38') +
    band(0.7, 1.1, '#7fae48') +
    band(0.78, 1.1, '#5f9a48') +
    ridge(left - span * 0.5, h * 0.13, 90 * u, '#246a6e') +
    ridge(left - span * 0.42, h * 0.25, 110 * u, '#1d5a63') +
    ridge(left - span * 0.3, h * 0.42, 92 * u, '#b9702f') +
    ridge(left - span * 0.62, h * 0.52, 120 * u, '#a95f2c')
  const rider = spot(0.71, 0.503)
  return [
    water(frame, 0, ['#a5dcd0', '#46b3ba', '#1f8fa8', '#12668a']),
    sunRays(w * choose(frame, 0.87, 0.86, 0.86), h * 0.12, w * 0.8, 26, '#fff6d4', 0.13),
    sunDisc(
      w * choose(frame, 0.87, 0.86, 0.86),
      h * choose(frame, 0.14, 0.1, 0.12),
      70 * u,
      '#fff3c4',
    ),
    ripples({
      left: w * 0.5,
      right: w,
      top: h * 0.3,
      bottom: h,
      count: 17,
      colour: '#eafbee',
      seed: 12,
      opacity: 0.5,
      length: 150 * u,
    }),
    line(curveThrough(coast), '#eafbee', 30 * u, 0.5),
    clipped('l', `${curveThrough(coast)}L${at([coast[10]?.[0] ?? 0, h + 60])}H-60V-90z`, land),
    line(curveThrough(coast), '#fbe7bb', 16 * u),
    karst({
      x: kx - 40 * u,
      base: ky,
      width: 120 * u,
      height: 190 * u,
      seed: 4,
      fill: '#3a8f7a',
      shade: '#1f625f',
      light: 'right',
    }) +
      karst({
        x: kx + 56 * u,
        base: ky + 16 * u,
        width: 110 * u,
        height: 130 * u,
        seed: 8,
        fill: '#4fa384',
        shade: '#2a7468',
        light: 'right',
      }) +
      ellipse(kx + 10 * u, ky + 12 * u, 130 * u, 12 * u, '#eafbee', 0.6),
    junk(
      kx + choose(frame, 190, 40, 36) * u,
      ky + choose(frame, 60, 170, 136) * u,
      choose(frame, 1.2, 1.1, 0.96) * u,
      {
        sail: '#d8412a',
        sailShade: '#a02c26',
        hull: '#4a2418',
      },
    ),
    roadRibbon(road, choose(frame, 62, 58, 54) * u, '#d8322b', '#fff1cf', '#ffd23f'),
    ellipse(cx, cy + 2 * u, 250 * u, 18 * u, '#8a4a26', 0.5),
    foliage(cx - 200 * u, cy - 10 * u, 60 * u, 44 * u, '#3f7a4a', 3) +
      foliage(cx + 196 * u, cy - 6 * u, 52 * u, 36 * u, '#4f8f4a', 8),
    thienMuTower(cx, cy, choose(frame, 1.3, 1.1, 1) * u, {
      wall: '#d98a5c',
      shade: '#94493a',
      light: '#e8a06c',
      eave: '#6a3a38',
      dark: '#43222c',
    }),
    foliage(bx - 10 * u, by + 6 * u, 160 * u, 40 * u, '#3a7a44', 6),
    bitexco(bx, by, choose(frame, 1.1, 0.98, 0.92) * u, {
      fill: '#2f5f9a',
      light: '#8fc0dc',
      lamp: '#ffe39a',
    }),
    palm(
      bx - 96 * u,
      by + 18 * u,
      0.72 * u,
      { trunk: '#6a4030', leaf: '#1f6a4f', leafLight: '#57a04f' },
      170,
      -26,
      4,
    ) +
      palm(
        bx + 110 * u,
        by + 24 * u,
        0.62 * u,
        { trunk: '#6a4030', leaf: '#1f6a4f', leafLight: '#57a04f' },
        160,
        20,
        8,
      ),
    fishingBoat(...spot(choose(frame, 1.2, 0.97, 0.97), choose(frame, 0.86, 0.93, 0.93)), 0.7 * u, {
      hull: '#1d4f8a',
      stripe: '#d8412a',
      cabin: '#fff6e4',
      roof: '#f0b23a',
    }),
    mapPin(...spot(0.3, 0.085), 1.05 * u, '#fff1cf', '#e3c9a0') +
      mapPin(...spot(0.5, 0.915), 1.05 * u, '#fff1cf', '#e3c9a0'),
    motorbike(
      rider[0],
      rider[1] + 6 * u,
      choose(frame, 1.5, 1.4, 1.3) * u,
      { bike: '#23305e', shirt: '#fff6e4', helmet: '#f0b23a' },
      false,
      '#2f4a78',
    ),
    cloud(
      w * choose(frame, 0.12, 0.14, 0.14),
      h * choose(frame, 0.09, 0.07, 0.08),
      230 * u,
      '#fffdf2',
      0.85,
    ),
    frame.format === 'wide' ? cloud(w * 0.9, h * 0.56, 260 * u, '#fffdf2', 0.7) : '',
  ].join('')
}
