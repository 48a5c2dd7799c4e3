import { basketAbove } from '../../kit/basket-above'
import { foliage } from '../../kit/foliage'
import { sitterFromAbove } from '../../kit/from-above'
import { honeycombAbove } from '../../kit/honeycomb'
import { lens, type Point, smoothLine } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { circle, clipped, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

type Spots = readonly (readonly [number, number])[]

const woven = { weave: '#e0a850', shade: '#8a5226', rim: '#f2cd84', inside: '#5a3022' }

/** Gành Đá Đĩa from straight above: a black honeycomb of basalt against white surf, two fishermen mending basket boats on the sand beside it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const on = (points: Spots, dx = 0, dy = 0): Point[] =>
    points.map(([x, y]): Point => [w * x + dx * u, h * y + dy * u])
  const rock = choose<Spots>(
    frame,
    [
      [0.66, -0.1],
      [0.54, 0.0],
      [0.44, 0.1],
      [0.3, 0.16],
      [0.23, 0.32],
      [0.3, 0.44],
      [0.23, 0.58],
      [0.3, 0.72],
      [0.42, 0.7],
      [0.5, 0.58],
      [0.62, 0.54],
      [0.72, 0.44],
      [0.84, 0.38],
      [1.1, 0.3],
      [1.1, -0.1],
    ],
    [
      [0.62, -0.1],
      [0.46, 0.02],
      [0.36, 0.1],
      [0.18, 0.14],
      [0.09, 0.25],
      [0.2, 0.34],
      [0.12, 0.44],
      [0.24, 0.54],
      [0.42, 0.5],
      [0.54, 0.43],
      [0.72, 0.41],
      [0.86, 0.35],
      [1.1, 0.32],
      [1.1, -0.1],
    ],
    [
      [0.62, -0.1],
      [0.46, 0.02],
      [0.36, 0.12],
      [0.18, 0.16],
      [0.09, 0.28],
      [0.2, 0.38],
      [0.12, 0.5],
      [0.24, 0.6],
      [0.42, 0.56],
      [0.54, 0.48],
      [0.72, 0.44],
      [0.86, 0.37],
      [1.1, 0.34],
      [1.1, -0.1],
    ],
  )
  const beach = choose<Spots>(
    frame,
    [
      [0.3, 1.2],
      [0.38, 0.96],
      [0.44, 0.82],
      [0.46, 0.66],
      [0.62, 0.5],
      [0.8, 0.34],
      [1.2, 0.2],
    ],
    [
      [0.12, 1.2],
      [0.22, 0.96],
      [0.34, 0.8],
      [0.34, 0.62],
      [0.5, 0.42],
      [0.8, 0.32],
      [1.2, 0.2],
    ],
    [
      [0.12, 1.2],
      [0.22, 0.98],
      [0.34, 0.86],
      [0.34, 0.66],
      [0.5, 0.46],
      [0.8, 0.32],
      [1.2, 0.2],
    ],
  )
  const sand = (dx: number, dy: number) => whole`${smoothLine(on(beach, dx, dy))}V${h * 1.3}z`
  const comb = honeycombAbove(
    on(rock),
    choose(frame, 35, 37, 33) * u,
    ['#191a2b', '#262436', '#37303f', '#4d4048'],
    '#0d0e1a',
    '#8f7470',
    12,
  )
  const green = choose(frame, { x: 0.98, y: 0.0 }, { x: 1.0, y: 0.0 }, { x: 1.0, y: 0.0 })
  const dome = choose(
    frame,
    { x: 0.85, y: 0.76, k: 1.2 },
    { x: 0.77, y: 0.655, k: 1.24 },
    { x: 0.79, y: 0.71, k: 1.02 },
  )
  const open = choose(
    frame,
    { x: 0.63, y: 0.82, k: 1.06 },
    { x: 0.58, y: 0.85, k: 1.14 },
    { x: 0.56, y: 0.87, k: 0.92 },
  )
  const afloat = choose(
    frame,
    { x: 0.1, y: 0.76, k: 0.6 },
    { x: 0.1, y: 0.75, k: 0.62 },
    { x: 0.11, y: 0.8, k: 0.54 },
  )
  const random = createRandom(9)
  const swell = range(choose(frame, 26, 20, 20))
    .map(() =>
      lens(
        between(random, -0.1, 0.36) * w,
        between(random, 0, 1) * h,
        between(random, 90, 300) * u,
        between(random, 6, 13) * u,
      ),
    )
    .join('')
  const at = (spot: { x: number; y: number; k: number }, dx: number, dy: number): Point => [
    w * spot.x + dx * spot.k * u,
    h * spot.y + dy * spot.k * u,
  ]
  const man = (
    spot: { x: number; y: number; k: number },
    dx: number,
    dy: number,
    shirt: string,
    degrees: number,
  ) => {
    const [x, y] = at(spot, dx, dy)
    return (
      ellipse(x + 62 * u, y + 42 * u, 74 * u, 40 * u, '#b07a45', 0.8) +
      placed(
        x,
        y,
        2 * spot.k * u,
        line('M-16 12L-36 30-20 46M16 12L36 30 22 48', '#3f4f70', 16),
        false,
        degrees,
      ) +
      sitterFromAbove(x, y, 2 * spot.k * u, shirt, degrees)
    )
  }
  const shadow = (spot: { x: number; y: number; k: number }, far: number) => {
    const [x, y] = at(spot, far, far * 0.7)
    return circle(x, y, 108 * spot.k * u, '#b07a45', 0.85)
  }
  const [chipX, chipY] = at(open, 130, 90)
  const strips = range(6)
    .map(
      (index) =>
        whole`M${chipX + index * 12 * u},${chipY - 60 * u + index * 5 * u}q${40 * u},${60 * u} ${8 * u},${150 * u}`,
    )
    .join('')
  const [potX, potY] = at(dome, -150, -40)
  return [
    rect(0, 0, w, h, '#0d5570'),
    shape(whole`M0,${h * 0.2}Q${w * 0.2},${h * 0.3} ${w * 0.3},${h * 0.1}V${h}H0z`, '#116a82'),
    shape(swell, '#2f93a2', 0.8),
    shape(sand(-120, -60), '#1f8f9a') +
      shape(sand(-70, -36), '#6cc7bd') +
      shape(sand(-34, -18), '#f8fff4'),
    line(comb.rim, '#1f8f9a', 330 * u) + line(comb.rim, '#6cc7bd', 230 * u),
    line(comb.rim, '#f8fff4', 156 * u),
    shape(sand(0, 0), '#d9ab6c') +
      shape(sand(26, 12), '#f3d394') +
      shape(sand(250, 130), '#ebc47e'),
    clipped('sd', sand(0, 0), line(comb.rim, '#d0a062', 124 * u)),
    comb.stones,
    foliage(w * green.x, h * green.y, 330 * u, 200 * u, '#2a5f4a', 5) +
      foliage(w * green.x + 20 * u, h * green.y - 30 * u, 240 * u, 150 * u, '#4a8a54', 8),
    line(strips, '#c98a3e', 7 * u),
    shadow(dome, 44),
    basketAbove(w * dome.x, h * dome.y, dome.k * u, woven, 'bd', true, 20),
    man(dome, 6, -138, '#d8402a', 184),
    shadow(open, 24),
    basketAbove(w * open.x, h * open.y, open.k * u, woven, 'bo', false, -24),
    man(open, -128, 40, '#2474a8', 74),
    ellipse(potX + 16 * u, potY + 12 * u, 34 * u, 26 * u, '#b07a45', 0.8) +
      circle(potX, potY, 30 * u, '#33303c') +
      circle(potX, potY, 21 * u, '#120f18'),
    line(whole`M${potX - 6 * u},${potY}L${potX + 46 * u},${potY - 50 * u}`, '#8a5226', 8 * u),
    placed(w * afloat.x, h * afloat.y, u, ellipse(22, 24, 74, 66, '#083f58', 0.6)),
    basketAbove(w * afloat.x, h * afloat.y, afloat.k * u, woven, 'ba', false, 40),
    sitterFromAbove(w * afloat.x, h * afloat.y, 0.9 * u, '#f4e6c8', 30),
  ].join('')
}
