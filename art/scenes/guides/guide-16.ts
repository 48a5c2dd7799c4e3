import { sampan } from '../../kit/boats'
import { grove } from '../../kit/foliage'
import { lantern, silks } from '../../kit/lantern'
import { lit } from '../../kit/lit'
import { palm } from '../../kit/palm'
import { paperLantern } from '../../kit/paper-lantern'
import { mix, type Point } from '../../kit/path'
import { aoDaiFigure, seatedFigure, standingRower } from '../../kit/people'
import { recedingStreet } from '../../kit/receding-street'
import { cycle, range } from '../../kit/rng'
import { mirrored, polygon } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { cloudStreaks, sky } from '../../kit/sky'
import { slantedMirror } from '../../kit/slanted-mirror'
import { glow, sun } from '../../kit/sun'
import { ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

const tones = [
  { wall: '#f6be3f', shutter: '#2f7d78' },
  { wall: '#f0a93a', shutter: '#7a3a2c' },
  { wall: '#fbd05e', shutter: '#2f6f8a' },
]
const papers = ['#ffd257', '#ff8f5a', '#ff7fa0', '#9fe0c0', '#ffd257', '#ff8f5a']

/** Hoi An at dusk from the water: yellow houses running along the quay, a paper lantern afloat close by, silk lanterns overhead. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.5, 0.45, 0.48)
  const vanish: Point = [w * choose(frame, 0.3, 0.22, 0.22), horizon]
  const near: Point = [w * 1.12, h * choose(frame, 0.7, 0.6, 0.65)]
  const along = (t: number, lift = 0): Point => [
    mix(near[0], vanish[0], t),
    mix(near[1] - lift, vanish[1], t),
  ]
  const quay = 52 * u
  const edge: readonly [Point, Point] = [
    [near[0], near[1] + quay],
    [vanish[0], vanish[1] + 3],
  ]
  const street = recedingStreet({
    nearX: near[0],
    ground: near[1],
    eaves: h * choose(frame, -0.04, 0.06, 0.02),
    vanish,
    houses: 4,
    depth: choose(frame, 0.42, 0.5, 0.5),
    tones,
    wood: '#5a2c24',
    roof: '#a8553e',
    roofShade: '#6a3038',
    glow: '#ffdf8a',
  })
  const houses = lit(street, '#ffdf8a')
  const walkers = [0.17, 0.5]
    .map((t, index) => {
      const [x, y] = along(t, -6 * u)
      return aoDaiFigure(
        x,
        y,
        (1 - t) * 1.9 * u,
        { dress: cycle(['#e0402a', '#fff6e4', '#d9487c'], index) },
        index !== 1,
      )
    })
    .join('')
  const bank =
    polygon([near, vanish, edge[1], edge[0]], '#c98f5f') +
    polygon([along(0, -40 * u), vanish, edge[1], edge[0]], '#7a4a48')
  const boat = {
    x: w * choose(frame, 0.27, 0.2, 0.2),
    y: h * choose(frame, 0.66, 0.58, 0.62),
    size: choose(frame, 1.1, 1, 0.9) * u,
  }
  const afloat: readonly (readonly [number, number, number])[] = choose(
    frame,
    [
      [0.36, 0.555, 0.35],
      [0.43, 0.6, 0.55],
      [0.6, 0.69, 0.95],
      [0.5, 0.765, 1.45],
      [0.8, 0.86, 1.9],
    ],
    [
      [0.32, 0.5, 0.35],
      [0.44, 0.54, 0.55],
      [0.68, 0.63, 0.95],
      [0.34, 0.69, 1.4],
      [0.87, 0.77, 1.8],
    ],
    [
      [0.31, 0.53, 0.32],
      [0.42, 0.575, 0.5],
      [0.68, 0.67, 0.8],
      [0.33, 0.73, 1.2],
      [0.87, 0.82, 1.6],
    ],
  )
  const hero: Point = [w * choose(frame, 0.3, 0.52, 0.54), h * choose(frame, 0.92, 0.9, 0.93)]
  const heroSize = choose(frame, 3.9, 4.3, 3.7) * u
  const silk = (x: number, y: number, size: number, kind: number) =>
    lantern(
      w * x,
      y * h,
      size * u,
      cycle(silks, kind),
      cycle(['round', 'garlic', 'diamond', 'drum'] as const, kind),
    )
  return [
    sky(frame, horizon, ['#1f5f7c', '#5fa3a0', '#f3c78a', '#f99a5c']),
    cloudStreaks(frame, h * 0.12, horizon * 0.9, 6, '#ffd9a0', 12, 0.4),
    sun(vanish[0] - 50 * u, horizon - 40 * u, 74 * u, '#fff0b8', '#ffd08a'),
    grove(-20, vanish[0] + choose(frame, 520, 330, 300) * u, horizon + 4, 84 * u, '#3f6f74', 6),
    palm(
      w * 0.04,
      horizon + 4,
      0.8 * u,
      { trunk: '#2a5560', leaf: '#22525c', leafLight: '#2f6668' },
      190,
      26,
      3,
    ),
    palm(
      w * 0.12,
      horizon + 4,
      0.6 * u,
      { trunk: '#2a5560', leaf: '#22525c', leafLight: '#2f6668' },
      180,
      -22,
      5,
    ),
    water(frame, horizon, ['#f3a96a', '#7a8a8a', '#1f5f74', '#123f5c']),
    slantedMirror('m', bank + houses + walkers, edge[0], edge[1], 0.5),
    ripples({
      left: 0,
      right: w,
      top: horizon + 30 * u,
      bottom: h,
      count: 22,
      colour: '#1b5068',
      seed: 8,
      opacity: 0.5,
      length: 280 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: horizon + 8 * u,
      bottom: h,
      count: 16,
      colour: '#ffd99a',
      seed: 21,
      opacity: 0.6,
      length: 150 * u,
    }),
    shining(
      range(4)
        .map((index) => {
          const t = 0.09 + index * 0.15
          const [x, y] = along(t, h * choose(frame, 0.24, 0.17, 0.2))
          return lantern(x - 12 * u, y, (1 - t) * 1.3 * u, cycle(silks, index * 2), 'round')
        })
        .join(''),
    ),
    mirrored(
      'b',
      sampan(
        boat.x,
        boat.y,
        boat.size,
        '#22202c',
        '#8a5a3c',
        seatedFigure(-20, -4, 0.62, '#e0402a') +
          seatedFigure(12, -4, 0.62, '#f3ead9', '#33222c', true),
      ) +
        standingRower(
          boat.x + 46 * boat.size,
          boat.y - 6 * u,
          boat.size * 0.62,
          '#2f4f6a',
          '#1b2030',
          true,
        ),
      boat.y + 6 * u,
      0.35,
      0.6,
    ),
    shining(
      afloat
        .map(([x, y, size], index) =>
          paperLantern(w * x, h * y, size * u, cycle(papers, index + 1)),
        )
        .join('') +
        glow(hero[0], hero[1] - 30 * u, 330 * u, '#ffb84f', 0.55, 'g') +
        paperLantern(hero[0], hero[1], heroSize, '#ffc94a'),
    ),
    shining(
      choose(
        frame,
        silk(0.08, -0.02, 2.7, 0) + silk(0.19, -0.04, 2, 3) + silk(0.47, -0.05, 1.7, 1),
        silk(0.12, -0.01, 2.9, 0) + silk(0.36, -0.02, 2.1, 3) + silk(0.6, -0.03, 1.6, 1),
        silk(0.12, -0.02, 2.4, 0) + silk(0.34, -0.03, 1.7, 3) + silk(0.56, -0.04, 1.3, 1),
      ),
    ),
  ].join('')
}
