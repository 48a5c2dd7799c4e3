import { eggBasket } from '../../kit/egg-basket'
import { hand } from '../../kit/hands'
import { hills } from '../../kit/haze'
import { smokeRibbon } from '../../kit/offering'
import { palm } from '../../kit/palm'
import { lens } from '../../kit/path'
import { profileBust } from '../../kit/profile-bust'
import { between, createRandom, range } from '../../kit/rng'
import { clipped, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A folded chequered scarf (khăn rằn) on wet hair put up. */
const scarf =
  shape('M-66-58Q-76-120-10-140 90-156 130-60 150 10 120 70L60 60Q30-20-10-50z', '#1d1420') +
  shape('M-62-96Q-40-160 40-166 110-160 122-96L104-84Q40-116-50-76z', '#fbf0d8') +
  line('M-50-112L96-128M-58-92L118-108M-20-152L-14-92M24-162L32-98M70-158L80-92', '#23305e', 9)

/** A hot spring in the Vietnamese hills: a woman with a chequered scarf leans back in the steaming water, a basket of eggs cooks at the rim. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const far = h * choose(frame, 0.5, 0.44, 0.48)
  const bather = choose(
    frame,
    { x: 520, y: 430, k: 1.2 },
    { x: 330, y: 640, k: 1.2 },
    { x: 310, y: 440, k: 1.02 },
  )
  const waterline = bather.y + 250 * bather.k
  const basket = choose(
    frame,
    { x: 1220, y: 560, k: 1.1 },
    { x: 720, y: 830, k: 1 },
    { x: 690, y: 620, k: 0.86 },
  )
  const random = createRandom(9)
  const stones = (y: number, size: number, colours: readonly [string, string], count: number) =>
    range(count)
      .map((index) => {
        const x = (w * (index + 0.3)) / count
        const rx = (w / count) * between(random, 0.56, 0.74)
        const ry = size * between(random, 0.7, 1.1)
        const top = whole`M${x - rx},${y + ry}Q${x - rx * 1.1},${y - ry * 0.5} ${x - rx * 0.4},${y - ry * 0.9}Q${x + rx * 0.3},${y - ry * 1.1} ${x + rx * 0.8},${y - ry * 0.5}Q${x + rx * 1.2},${y} ${x + rx},${y + ry}z`
        const side = whole`M${x - rx},${y + ry}Q${x - rx * 0.9},${y + ry * 0.2} ${x - rx * 0.1},${y}Q${x + rx * 0.6},${y - ry * 0.2} ${x + rx},${y + ry * 0.1}L${x + rx},${y + ry}z`
        return shape(top, colours[0]) + shape(side, colours[1])
      })
      .join('')
  const ripple = range(9)
    .map((index) =>
      lens(
        bather.x + between(random, -0.3, 0.3) * w,
        waterline + (10 + index * 18) * u,
        between(random, 200, 500) * u,
        8 * u,
      ),
    )
    .join('')
  // The eggs boil in a well of their own: its water is far too hot to bathe in.
  const well =
    ellipse(0, 20, 330, 96, '#7a4a3c') +
    ellipse(0, 6, 270, 66, '#452a2c') +
    ellipse(0, 22, 262, 58, '#1d6a74')
  const wellRim =
    shape('M-330 20Q-300 70-190 96-60 128 60 116 240 100 330 20V300H-330z', '#7a4a3c') +
    shape('M-262 22Q-180 84 0 82 190 80 262 22L300 50Q180 130 0 126-200 124-300 50z', '#a8785a') +
    line('M-170 66L-190 112M-40 84L-44 130M100 78L112 122M210 54L240 90', '#452a2c', 8)
  const palms = choose(
    frame,
    [
      [0.72, 0.53, 1.5],
      [0.86, 0.55, 1.9],
      [0.06, 0.53, 1.4],
    ],
    [
      [0.78, 0.47, 1.5],
      [0.94, 0.49, 1.9],
    ],
    [
      [0.8, 0.51, 1.3],
      [0.95, 0.52, 1.7],
    ],
  )
  return [
    rect(0, 0, w, h, '#f6d9a0'),
    shape(whole`M0,0H${w}V${h * 0.12}Q${w * 0.5},${h * 0.24} 0,${h * 0.2}z`, '#f0a878'),
    hills(frame, {
      base: far - 40 * u,
      height: 250 * u,
      peaks: 2,
      seed: 14,
      fill: '#8fb59a',
      bottom: far + 20,
    }),
    hills(frame, {
      base: far - 10 * u,
      height: 150 * u,
      peaks: 3,
      seed: 6,
      fill: '#3f7d66',
      bottom: far + 20,
    }),
    palms
      .map(([x = 0, y = 0, k = 1]) =>
        palm(w * x, h * y, k * u, { trunk: '#4a2c24', leaf: '#17473f', leafLight: '#2b6a52' }),
      )
      .join(''),
    rect(0, far, w, h, '#3f7d66'),
    stones(far + 26 * u, 40 * u, ['#a8785a', '#6e4438'], choose(frame, 15, 9, 9)),
    rect(0, far + 60 * u, w, h, '#58b8b0'),
    shape(
      whole`M0,${far + 60 * u}H${w}v${34 * u}Q${w * 0.5},${far + 130 * u} 0,${far + 84 * u}z`,
      '#2b857d',
    ),
    range(choose(frame, 4, 3, 3))
      .map((index) =>
        smokeRibbon(
          w * (0.08 + index * choose(frame, 0.22, 0.28, 0.28)),
          far + (90 + (index % 2) * 60) * u,
          (0.6 + (index % 3) * 0.16) * u,
          '#fdf3da',
          index % 2 === 0,
        ),
      )
      .join(''),
    clipped(
      'c',
      whole`M0,0H${w}V${waterline}H0z`,
      profileBust(
        bather.x,
        bather.y,
        bather.k,
        {
          skin: hand.skin,
          shade: hand.shade,
          hair: '#1d1420',
          blouse: hand.skin,
          fold: hand.shade,
        },
        scarf,
        true,
        12,
      ),
    ),
    shape(lens(bather.x - 40 * bather.k, waterline, 640 * bather.k, 26 * u), '#2b857d'),
    shape(ripple, '#c9ece0'),
    placed(basket.x, basket.y + 150 * basket.k, basket.k, well),
    eggBasket(basket.x, basket.y, basket.k),
    placed(basket.x, basket.y + 150 * basket.k, basket.k, wellRim),
    smokeRibbon(basket.x + 90 * basket.k, basket.y - 40, 0.7 * u, '#fdf3da'),
    stones(h - 10 * u, 74 * u, ['#7a4a3c', '#452a2c'], choose(frame, 9, 6, 6)),
  ].join('')
}
