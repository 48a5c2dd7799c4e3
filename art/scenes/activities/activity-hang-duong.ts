import { casuarina } from '../../kit/casuarina'
import { copyAt, stencils } from '../../kit/copies'
import { hills } from '../../kit/haze'
import { skin } from '../../kit/palettes'
import { mix } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { circle, ellipse, line, placed, polygon, rect, shape, veiled } from '../../kit/shapes'
import { cloudStreaks, sky, stars } from '../../kit/sky'
import { glow } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A woman from behind in a long white dress with white flowers on her arm, her head bowed; feet at the origin, 250 units tall. */
const woman =
  shape('M-24-4H-4V3H-28zM4-4H24L28 3H4z', '#2a2438') +
  shape('M-24-110L-26-6Q-14 0-4-4L0-70 6-4Q16 0 28-6L24-110z', '#c9bfd8') +
  shape(
    'M-30-106Q-36-170-22-190 0-200 24-190 36-170 32-106L42-34Q24-24 10-24L0-80-8-24Q-22-22-38-32z',
    '#f4eef0',
  ) +
  shape('M10-195Q28-192 32-160L32-106 42-34 20-26 6-100Q22-150 10-195z', '#b8abcc') +
  line('M-24-180Q-40-152-30-124', '#f4eef0', 15) +
  line('M26-182Q46-160 38-132', '#b8abcc', 15) +
  ellipse(4, -214, 18, 21, '#231a30') +
  shape('M-14-216Q-18-166-8-138 4-132 14-138 26-170 22-216z', '#231a30') +
  line('M30-132L62-160M32-128L74-146M30-134L50-174', '#4f7a6c', 5) +
  line('M58-170h.1M76-152h.1M50-184h.1M70-176h.1M86-166h.1M40-168h.1', '#fffaf6', 24) +
  line('M58-170h.1M76-152h.1M50-184h.1M70-176h.1M86-166h.1M40-168h.1', '#f2c04a', 7)

/** A man from behind beside her with a lit candle in a glass; feet at the origin, 262 units tall. */
const man =
  shape('M-28-4H-4V4H-32zM6-4H28L34 4H6z', '#17142a') +
  shape('M-26-116L-28-4H-4L0-84 6-4H30L28-116z', '#2a2c4c') +
  shape('M-32-112Q-40-180-24-200 0-208 26-200 42-180 34-112 0-102-32-112z', '#6f7fae') +
  shape('M10-205Q36-200 38-172L34-112Q22-106 10-106 26-150 10-205z', '#47548a') +
  line('M-26-190Q-46-156-34-128', '#6f7fae', 16) +
  line('M28-190Q46-160 34-134', '#47548a', 16) +
  shape('M-8-198V-214H12V-198z', '#8f6048') +
  ellipse(2, -226, 17, 20, '#231a30') +
  circle(-33, -122, 7, skin)

/** A candle that burns on a low stone, foot at the origin, 110 units wide. */
const candle =
  shape('M-56 6V-20Q-50-42 0-42T56-20V6Q0 16-56 6z', '#545c80') +
  ellipse(0, -26, 48, 14, '#8a86a4') +
  circle(0, -66, 62, '#ffb45a', 0.3) +
  line('M0-46V-34', '#f4e4d4', 9) +
  shape('M0-54Q-16-66 0-96 16-66 0-54z', '#fff0b0')

/** Hàng Dương as the day ends: two visitors with white flowers walk in under the old casuarinas, candles lit in rows on both sides of the path. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.56, 0.56, 0.55)
  const vx = w * choose(frame, 0.52, 0.52, 0.52)
  const random = createRandom(31)
  const lights = range(7).flatMap((row) => {
    const depth = ((row + 0.6) / 7) ** 1.7
    const y = mix(horizon + 16 * u, h * 0.98, depth)
    const gap = mix(26, 300, depth) * u
    const clear = mix(26, 380, depth) * u
    return range(Math.ceil(w / gap / 2)).flatMap((index) =>
      [-1, 1].map((side) => ({
        x: vx + side * (clear + index * gap + between(random, -0.12, 0.12) * gap),
        y: y + between(random, -0.06, 0.06) * gap,
        s: mix(0.12, 1.1, depth) * u,
      })),
    )
  })
  const seen = lights.filter(({ x, s }) => x > -60 * u && x < w + 60 * u && s < 0.8 * u)
  const near = (limit: number) => seen.filter(({ s }) => s > limit * u)
  const trees = choose<readonly (readonly [number, number, number, 'a' | 'b' | 'c'])[]>(
    frame,
    [
      [0.36, 0.6, 0.5, 'c'],
      [0.44, 0.585, 0.38, 'c'],
      [0.59, 0.585, 0.4, 'c'],
      [0.68, 0.605, 0.54, 'c'],
      [0.25, 0.66, 0.8, 'b'],
      [0.8, 0.67, 0.86, 'b'],
      [0.07, 0.84, 1.34, 'a'],
      [0.95, 0.86, 1.4, 'a'],
    ],
    [
      [0.4, 0.585, 0.44, 'c'],
      [0.62, 0.585, 0.46, 'c'],
      [0.29, 0.62, 0.76, 'b'],
      [0.77, 0.63, 0.8, 'b'],
      [0.04, 0.76, 1.36, 'a'],
      [0.98, 0.78, 1.4, 'a'],
    ],
    [
      [0.4, 0.58, 0.4, 'c'],
      [0.62, 0.58, 0.42, 'c'],
      [0.28, 0.63, 0.7, 'b'],
      [0.78, 0.64, 0.74, 'b'],
      [0.03, 0.82, 1.24, 'a'],
      [0.99, 0.84, 1.28, 'a'],
    ],
  )
  const pair = choose(
    frame,
    { x: 0.52, y: 0.82, k: 0.92 },
    { x: 0.52, y: 0.79, k: 0.98 },
    { x: 0.52, y: 0.82, k: 0.86 },
  )
  const [px, py, k] = [w * pair.x, h * pair.y, pair.k * u]
  return [
    sky(frame, horizon, ['#2c3470', '#6a5a96', '#d98f9c', '#ffd0a0']),
    stars(frame, horizon * 0.6, 24, 9, '#fff3dc'),
    cloudStreaks(frame, h * 0.3, horizon - 50 * u, 5, '#f4b4a4', 4, 0.7),
    hills(frame, {
      base: horizon + 2,
      height: 110 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 16,
      fill: '#7a6498',
      bottom: horizon + 6,
    }),
    rect(0, horizon, w, h - horizon, '#3f4a6c'),
    shape(
      whole`M0,${horizon + 20 * u}Q${w * 0.5},${horizon + 50 * u} ${w},${horizon + 20 * u}V${h}H0z`,
      '#364062',
    ),
    glow(vx, horizon + 10 * u, 330 * u, '#ffd0a0', 0.55, 'g'),
    polygon(
      [
        [vx - 14 * u, horizon + 6 * u],
        [vx + 14 * u, horizon + 6 * u],
        [vx + 400 * u, h + 9],
        [vx - 400 * u, h + 9],
      ],
      '#a8849c',
    ),
    polygon(
      [
        [vx - 4 * u, horizon + 6 * u],
        [vx + 14 * u, horizon + 6 * u],
        [vx + 400 * u, h + 9],
        [vx + 60 * u, h + 9],
      ],
      '#c4a0a8',
    ),
    line(
      range(8)
        .map((index) => {
          const depth = ((index + 1) / 8) ** 1.7
          const y = mix(horizon + 8 * u, h, depth)
          return whole`M${vx - mix(14, 400, depth) * u},${y}H${vx + mix(14, 400, depth) * u}`
        })
        .join(''),
      '#8a6c8c',
      3 * u,
    ),
    stencils([
      ['l', candle],
      ['a', casuarina('#1c1a38', '#262c54', '#4a4c80', 4)],
    ]),
    veiled(
      trees
        .filter(([, , , kind]) => kind === 'c')
        .map(([x, y, s]) => copyAt('a', w * x, h * y, s * u))
        .join(''),
      0.42,
    ),
    line(seen.map(({ x, y }) => whole`M${x},${y}v.1`).join(''), '#ffc86a', 6 * u),
    near(0.2)
      .map(({ x, y, s }) => copyAt('l', x, y, s))
      .join(''),
    veiled(
      trees
        .filter(([, , , kind]) => kind === 'b')
        .map(([x, y, s]) => copyAt('a', w * x, h * y, s * u))
        .join(''),
      0.72,
    ),
    shape(whole`M${px - 90 * k},${py}h${180 * k}l${50 * k},${44 * k}h${-290 * k}z`, '#6f5878'),
    placed(px - 48 * k, py, k, woman, true),
    placed(px + 44 * k, py - 4 * k, k, man),
    glow(px + 84 * k, py - 150 * k, 70 * k, '#ffd27a', 0.9, 'c'),
    placed(
      px + 84 * k,
      py - 130 * k,
      k,
      shape('M-12-4L-10-34H10L12-4z', '#fff0c8') + shape('M0-12Q-7-20 0-32 7-20 0-12z', '#ffa63a'),
    ),
    trees
      .filter(([, , , kind]) => kind === 'a')
      .map(([x, y, s]) => copyAt('a', w * x, h * y, s * u))
      .join(''),
  ].join('')
}
