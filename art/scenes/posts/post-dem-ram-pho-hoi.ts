import { foliage } from '../../kit/foliage'
import { skin } from '../../kit/palettes'
import { paperLantern } from '../../kit/paper-lantern'
import { mix, polyline } from '../../kit/path'
import { recedingStreet } from '../../kit/receding-street'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { circle, ellipse, line, placed, polygon, shape } from '../../kit/shapes'
import { sky, stars } from '../../kit/sky'
import { glow, moon } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const papers = ['#f6c24a', '#e8643a', '#e4588a', '#7fc4a0', '#f29a3a']

/** A woman kneeling on the river steps, setting a light on the water; knees at (x, y), facing left, about 120 units tall. */
function kneeler(x: number, y: number, scale: number): string {
  const legs =
    shape('M-14-30Q40-44 62-20L72 0H-22Q-26-18-14-30z', '#fff1d8') +
    shape('M40 0H84L78-12H56z', '#d9b99a')
  const body =
    shape('M-12-26Q-30-70-16-92L10-98Q40-70 46-22 20-12-12-26z', '#e0402a') +
    shape('M10-98Q40-70 46-22 34-16 22-16 30-62 4-96z', '#a82a34') +
    shape('M30-28Q56-20 70 0H40Q30-12 20-20z', '#c2352c')
  const arms = line('M-12-84Q-40-70-64-38', '#e0402a', 12) + circle(-67, -33, 6.4, skin)
  const hair = shape('M-14-124Q-8-140 8-138 28-136 26-112 34-70 28-50 16-60 14-96z', '#140c1e')
  const head =
    ellipse(-6, -114, 14, 16, skin) +
    shape('M-20-120Q-20-138-2-138 14-138 12-116L6-100Q8-122-20-120z', '#140c1e')
  return placed(x, y, scale, legs + hair + body + head + arms)
}

/** Full moon in Hội An: the lamps are off, paper lights drift down the river towards the moon. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const random = createRandom(21)
  const horizon = h * choose(frame, 0.5, 0.47, 0.49)
  const moonX = w * choose(frame, 0.6, 0.64, 0.63)
  const vanish = [moonX - 60 * u, horizon] as const
  const tones = [
    { wall: '#a87a3c', shutter: '#2c3a5c' },
    { wall: '#8a6038', shutter: '#4a2a3c' },
    { wall: '#b88a46', shutter: '#28465c' },
  ]
  const near = -w * choose(frame, 0.16, 0.5, 0.42)
  const lights = range(choose(frame, 30, 28, 26))
    .map((index) => index / 30)
    .map((part) => {
      const depth = part ** 1.9
      const spread = mix(60 * u, w * choose(frame, 0.66, 0.86, 0.86), depth)
      return {
        x:
          mix(moonX, w * choose(frame, 0.56, 0.46, 0.47), depth) +
          between(random, -0.5, 0.5) * spread,
        y: mix(horizon + 16 * u, h * 0.97, depth),
        size: mix(0.22, 1.75, depth) * u,
        paper: Math.floor(random() * 5),
      }
    })
  const stepX = w * choose(frame, 0.8, 0.72, 0.74)
  const stepY = h * choose(frame, 0.9, 0.88, 0.9)
  const stairs = range(4).map((index) =>
    polygon(
      [
        [stepX - 60 * u + index * 56 * u, stepY + (40 - index * 34) * u],
        [w + 30, stepY + (16 - index * 34) * u],
        [w + 30, h + 20],
        [stepX - 130 * u + index * 50 * u, h + 20],
      ],
      ['#6a5070', '#54446a', '#433c64', '#37345c'][index] ?? '#37345c',
    ),
  )
  const quay = (side: -1 | 1, from: number, lift: number) =>
    polygon(
      [
        [vanish[0], vanish[1] + 4 * u],
        [from, h * 0.86 + lift],
        [from, h * 0.98 + lift],
        [vanish[0], vanish[1] + 8 * u],
      ],
      side < 0 ? '#241f42' : '#2a2548',
    )
  return [
    sky(frame, horizon, ['#0b1238', '#1d2860', '#4c4480', '#8a6484']),
    stars(frame, horizon * 0.9, 46, 9),
    moon(moonX, h * choose(frame, 0.25, 0.24, 0.25), choose(frame, 118, 122, 108) * u, '#fff3c8'),
    foliage(w * 0.86, horizon - 10 * u, 260 * u, 70 * u, '#252a58', 4),
    foliage(w * 0.72, horizon, 160 * u, 34 * u, '#2c3163', 6),
    water(frame, horizon, ['#6a5684', '#30346c', '#12193f', '#0b1030']),
    glints({
      x: moonX,
      top: horizon + 8 * u,
      bottom: h * 0.97,
      widths: [110 * u, 330 * u],
      count: 26,
      colour: '#fff0bf',
      seed: 6,
      opacity: 0.7,
    }),
    ripples({
      left: 0,
      right: w,
      top: horizon + 40 * u,
      bottom: h,
      count: 22,
      colour: '#0e1640',
      seed: 3,
      opacity: 0.6,
      length: 240 * u,
    }),
    polygon([vanish, [near, h * 0.86], [near, h], [vanish[0], horizon + 6 * u]], '#1a1a40'),
    recedingStreet({
      nearX: near,
      ground: h * 0.84,
      eaves: -h * choose(frame, 0.16, 0.1, 0.12),
      vanish,
      houses: 7,
      depth: 0.4,
      tones,
      wood: '#241a38',
      roof: '#33284c',
      roofShade: '#1d1836',
    }),
    quay(-1, near, 0),
    line(
      polyline([
        [vanish[0], vanish[1] + 3 * u],
        [near, h * 0.86],
      ]),
      '#c99a5c',
      4 * u,
      0.7,
    ),
    lights.map(({ x, y, size, paper }) => paperLantern(x, y, size, cycle(papers, paper))).join(''),
    stairs.join(''),
    glow(stepX - 90 * u, stepY - 10 * u, 200 * u, '#ffb04a', 0.5, 'k'),
    paperLantern(stepX - 142 * u, stepY + 44 * u, 1.9 * u, '#f6c24a'),
    kneeler(stepX + 40 * u, stepY + 24 * u, choose(frame, 2.3, 2.4, 2.1) * u),
    shape(whole`M${w * 0.98},-10q${30 * u},${60 * u} ${40 * u},${90 * u}V-10z`, '#140f28'),
  ].join('')
}
