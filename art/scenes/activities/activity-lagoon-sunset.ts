import { hills } from '../../kit/haze'
import type { Point } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { range } from '../../kit/rng'
import { ellipse, line, mirrored, placed, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A fence of stakes with a net (nò sáo) through points on the water, each stake as tall as its depth asks; its broken image below. */
function stakeNet(
  points: readonly Point[],
  horizon: number,
  reach: number,
  u: number,
  ink: string,
): string {
  const tall = (y: number) => 8 * u + ((y - horizon) / reach) * 150 * u
  const spots: Point[] = []
  points.slice(1).forEach(([bx, by], index) => {
    const [ax, ay] = points[index] ?? [bx, by]
    const step = 10 * u + (((ay + by) / 2 - horizon) / reach) * 66 * u
    const count = Math.max(2, Math.round(Math.hypot(bx - ax, (by - ay) * 2) / step))
    spots.push(
      ...range(count).map(
        (part): Point => [ax + ((bx - ax) * part) / count, ay + ((by - ay) * part) / count],
      ),
    )
  })
  const stakes = spots.map(
    ([x, y], index) =>
      whole`M${x},${y + 4 * u}l${((index % 3) - 1) * 3 * u},${-tall(y) * (0.86 + ((index * 7) % 4) * 0.09)}`,
  )
  const images = spots.map(
    ([x, y], index) =>
      whole`M${x},${y + 6 * u}l${((index % 3) - 1) * 5 * u},${tall(y) * (0.5 + ((index * 5) % 3) * 0.1)}`,
  )
  const top = points.map(([x, y]) => whole`${x},${y - tall(y) * 0.62}`)
  const foot = [...points].reverse().map(([x, y]) => whole`${x},${y}`)
  const middle = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  const thick = Math.max(2, (tall(middle) / 150) * 8)
  return (
    line(images.join(''), ink, thick * 0.8, 0.4) +
    shape(whole`M${top.join('L')}L${foot.join('L')}z`, ink, 0.45) +
    line(stakes.join(''), ink, thick) +
    line(whole`M${top.join('L')}`, ink, thick * 0.7)
  )
}

/** A watch hut on stilts beside the traps, a lamp already lit; waterline at y, 120 units wide and 150 tall. */
function watchHut(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    line('M-40 6V-60M-14 6V-60M14 6V-60M40 6V-60M-40-10L14-50M40-10L-14-50', '#2a1c4c', 5) +
      shape('M-50-62H50V-54H-50z', '#3a2860') +
      shape('M-42-104H42V-62H-42z', '#4b316e') +
      shape('M-10-96H20V-62H-10z', '#ffc45e') +
      shape('M-64-98Q-36-116-26-146H26Q36-116 64-98 0-88-64-98z', '#2a1c4c') +
      shape('M-64-98Q-36-116-26-146H-8Q-22-116-30-92z', '#e0785c'),
  )
}

/** A fisherman who stands in the stern of a slim sampan and leans on his pole; waterline at y, 520 units long, 270 tall, lit from the left. */
function polingFisherman(x: number, y: number, scale: number): string {
  const hull =
    shape(
      'M-262-34Q-190-4-90-2H110Q190-4 252-30L236-6Q180 20 100 22H-90Q-190 20-262-34z',
      '#2b1b40',
    ) + line('M-262-35Q-190-6-90-4H110Q190-6 252-31', '#f0905a', 5)
  const baskets =
    shape('M-120-4L-132-46H-66L-78-4z', '#8a4a3c') +
    shape('M-132-46Q-99-62-66-46-99-36-132-46z', '#f5b06a') +
    line('M-128-32H-70M-125-18H-73', '#4a2440', 4) +
    shape('M-40-4Q-36-30 0-34T48-4z', '#3f7a86') +
    line('M-30-12Q0-34 36-10M-20-22Q6-30 28-20', '#a9d3c4', 3)
  const pole = line('M78-286L8 28', '#3a2030', 6)
  const legs =
    shape('M104-96L84-4H104L124-74 138-4H160L152-98z', '#241838') +
    line('M84-2H74M140-2H130', '#8f4a3a', 9)
  const shirt =
    shape('M102-92Q88-150 112-174L140-176Q166-156 156-90 128-84 102-92z', '#e23a2a') +
    shape('M140-176Q166-156 156-90 146-86 136-86 148-130 128-175z', '#9a2238')
  const arms =
    line('M112-164L76-150 60-196', '#e23a2a', 16) +
    line('M62-192L60-204', '#c67a50', 13) +
    line('M146-164Q150-128 116-132L50-150', '#b82c34', 16) +
    line('M54-150L46-154', '#c67a50', 13)
  const head =
    ellipse(120, -192, 15, 17, '#c67a50') +
    shape('M72-192Q96-222 120-244 148-222 170-190 120-180 72-192z', '#ffd08a') +
    shape('M120-244Q148-222 170-190 150-186 132-185z', '#b9743f')
  return mirrored(
    's',
    placed(x, y, scale, baskets + hull + legs + pole + shirt + head + arms),
    y + 12 * scale,
    0.5,
    0.5,
  )
}

/** Evening on the Tam Giang lagoon: rows of stake nets and traps, a watch hut, a fisherman poling his sampan, the sun already behind the Trường Sơn. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.47, 0.5, 0.48)
  const net = (text: string, ink: string) =>
    stakeNet(percentPoints(frame, text), horizon, h - horizon, u, ink)
  const cloud = (x: number, y: number, long: number, deep: number, fill: string) =>
    shape(
      whole`M${w * x},${h * y}q${w * long * 0.2},${-deep * u} ${w * long * 0.42},${-deep * 0.8 * u}t${w * long * 0.34},${deep * 0.2 * u}t${w * long * 0.24},${deep * 0.6 * u}q${-w * long * 0.2},${deep * 0.3 * u} ${-w * long * 0.5},${deep * 0.16 * u}t${-w * long * 0.5},${-deep * 0.16 * u}z`,
      fill,
    )
  const clouds = choose<readonly (readonly [number, number, number, number])[]>(
    frame,
    [
      [-0.06, 0.2, 0.6, 40],
      [0.52, 0.14, 0.56, 34],
      [0.3, 0.29, 0.46, 26],
      [-0.04, 0.36, 0.3, 18],
      [0.72, 0.34, 0.34, 20],
    ],
    [
      [-0.1, 0.27, 0.72, 34],
      [0.46, 0.34, 0.66, 28],
      [-0.04, 0.41, 0.5, 18],
      [0.5, 0.2, 0.6, 26],
    ],
    [
      [-0.1, 0.22, 0.72, 34],
      [0.5, 0.16, 0.6, 28],
      [0.3, 0.3, 0.56, 22],
      [-0.04, 0.38, 0.4, 16],
    ],
  )
  const nets = choose(
    frame,
    [
      ['2,53 14,51.5 22,54 34,52 42,54.5', '#8a4f84'],
      ['54,53 64,55 74,52.5 86,55.5 98,53', '#8a4f84'],
      ['-3,62 12,59 20,63 30,59 38,64', '#573470'],
      ['60,60 72,64 80,59.5 90,64 103,61', '#573470'],
      ['103,70 86,75 76,70 64,79 59,74', '#33204f'],
    ],
    [
      ['4,55 24,53.5 38,56 58,54 72,56.5', '#8a4f84'],
      ['-3,63 18,60 32,64 48,60.5', '#573470'],
      ['58,60 74,64 86,60.5 104,64', '#573470'],
      ['104,71 84,76 70,71 58,78', '#33204f'],
    ],
    [
      ['4,53 24,51.5 38,54 58,52 72,54.5', '#8a4f84'],
      ['-3,62 18,58.5 32,63 48,59', '#573470'],
      ['58,59 74,63 86,59 104,63', '#573470'],
      ['104,70 86,75 72,70 60,78', '#33204f'],
    ],
  )
  const boat = choose(
    frame,
    { x: 0.34, y: 0.805, k: 1.16 },
    { x: 0.4, y: 0.81, k: 1.28 },
    { x: 0.4, y: 0.815, k: 1.08 },
  )
  return [
    sky(frame, horizon, ['#3b3a7c', '#76508f', '#c9638a', '#f78a5c', '#ffc67c']),
    clouds
      .map(
        ([x, y, long, deep]) =>
          cloud(x, y, long, deep, '#6a4486') +
          cloud(x + 0.02, y + 0.006, long * 0.86, deep * 0.34, '#ff9a6e'),
      )
      .join(''),
    hills(frame, {
      base: horizon - 10 * u,
      height: 130 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 17,
      fill: '#a3548a',
      bottom: horizon + 4,
    }),
    hills(frame, {
      base: horizon,
      height: 70 * u,
      peaks: choose(frame, 5, 3, 3),
      seed: 5,
      fill: '#6f4084',
      bottom: horizon + 4,
    }),
    water(frame, horizon, ['#ffb673', '#e27a78', '#8f5490', '#3b3274']),
    ripples({
      left: 0,
      right: w,
      top: horizon + 8 * u,
      bottom: h,
      count: 30,
      colour: '#ffbf80',
      seed: 6,
      opacity: 0.55,
      length: 300 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: h * 0.7,
      bottom: h,
      count: 22,
      colour: '#3b3274',
      seed: 9,
      opacity: 0.5,
      length: 320 * u,
    }),
    nets.map(([text = '', ink = '']) => net(text, ink)).join(''),
    watchHut(
      w * choose(frame, 0.81, 0.78, 0.79),
      h * choose(frame, 0.585, 0.595, 0.58),
      choose(frame, 1.1, 1.1, 1) * u,
    ),
    polingFisherman(w * boat.x, h * boat.y, boat.k * u),
    ripples({
      left: w * (boat.x - 0.2),
      right: w * (boat.x + 0.25),
      top: h * boat.y + 30 * u,
      bottom: h,
      count: 16,
      colour: '#6d4488',
      seed: 2,
      opacity: 0.8,
      length: 220 * u,
    }),
  ].join('')
}
