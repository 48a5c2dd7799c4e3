import { fishingBoat } from '../../kit/boats'
import { karstRow } from '../../kit/karst'
import { kayak } from '../../kit/kayak'
import type { Point } from '../../kit/path'
import { seaArch } from '../../kit/sea-arch'
import { ellipse, mirrored } from '../../kit/shapes'
import { birds, cloud, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** Ha Long: two kayaks slip under an arch the sea has worn through a karst, jade water and the low sun seen through it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sea = h * choose(frame, 0.6, 0.58, 0.6)
  const foot = sea + 44 * u
  const mid = w * choose(frame, 0.56, 0.52, 0.52)
  const k = choose(frame, 1, 1.06, 0.9) * u
  const tall = choose(frame, 1, 1.24, 1) * k
  const spot = ([x, y]: Point): Point => [mid + x * k, foot + y * tall]
  const outline = (
    [
      [-430, 4],
      [-452, -90],
      [-400, -210],
      [-330, -290],
      [-210, -350],
      [-80, -384],
      [40, -440],
      [150, -480],
      [240, -420],
      [310, -300],
      [350, -170],
      [380, -70],
      [372, 4],
    ] as const
  ).map(spot)
  const hole = (
    [
      [-250, 6],
      [-268, -90],
      [-220, -186],
      [-120, -238],
      [0, -232],
      [92, -170],
      [124, -80],
      [116, 6],
    ] as const
  ).map(spot)
  const sunX = mid - 60 * k
  const paddler = (x: number, y: number, scale: number, hull: string, flip: boolean) =>
    mirrored(
      `k${Math.round(x)}`,
      kayak(x, y, scale, { hull, deck: '#ffd9a0', vest: '#e23a2e', hat: '#fff1cf' }, flip),
      y + 6 * scale,
      0.3,
      0.5,
    )
  return [
    sky(frame, sea, ['#3fa9b8', '#9fdcd0', '#fff0c0']),
    sun(sunX, sea - 104 * tall, 66 * k, '#fffce6', '#fff6cf'),
    cloud(w * 0.2, h * 0.14, 300 * u, '#fdfbea', 0.8),
    karstRow({
      left: -40,
      right: w + 40,
      base: sea + 2,
      count: choose(frame, 8, 5, 5),
      heights: [50 * u, 150 * u],
      widths: [120 * u, 220 * u],
      seed: 23,
      fill: '#8cc9c4',
    }),
    karstRow({
      left: w * 0.72,
      right: w * 1.06,
      base: sea + 8 * u,
      count: 2,
      heights: [210 * u, 330 * u],
      widths: [190 * u, 270 * u],
      seed: 5,
      fill: '#4f9c9c',
      shade: '#3f8790',
      light: 'left',
    }),
    water(frame, sea, ['#bfeeda', '#3fbfae', '#158a8c', '#0b5a70']),
    mirrored(
      'a',
      seaArch({
        outline,
        hole,
        rock: '#c9b99a',
        shade: '#6f7a84',
        lit: '#efe2c0',
        green: ['#2f7d55', '#5ba560'],
        seed: 4,
        unit: k,
      }),
      foot,
      0.34,
      0.5,
    ),
    ellipse(mid - 30 * k, foot, 430 * k, 9 * u, '#e9fbee', 0.5),
    glints({
      x: sunX,
      top: sea + 20 * u,
      bottom: h * 0.98,
      widths: [110 * u, 340 * u],
      count: 24,
      colour: '#fffbe0',
      seed: 8,
      opacity: 0.85,
    }),
    ripples({
      left: 0,
      right: w,
      top: foot + 20 * u,
      bottom: h,
      count: 26,
      colour: '#0a5a70',
      seed: 5,
      opacity: 0.4,
      length: 240 * u,
    }),
    fishingBoat(
      w * choose(frame, 0.14, 0.06, 0.06),
      sea + 20 * u,
      0.5 * u,
      { hull: '#1f4f7a', stripe: '#d8412a', cabin: '#fff1cf', roof: '#2f9c93' },
      true,
    ),
    paddler(mid - 10 * k, foot + 62 * u, 1.25 * u, '#f5a524', true),
    paddler(
      mid - choose(frame, 150, 110, 110) * k,
      foot + choose(frame, 190, 270, 200) * u,
      2.3 * u,
      '#e8472c',
      false,
    ),
    birds(mid - 260 * k, h * 0.2, 1 * u, '#2f6f80'),
  ].join('')
}
