import { foliage } from './foliage'
import { pineapple } from './fruit'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A cabbage hanging by its stalk, 44 units wide, top at (x, y). */
export function cabbage(x: number, y: number, scale: number): string {
  const leaves =
    foliage(0, 24, 25, 23, '#6fae4c', 4) +
    ellipse(0, 24, 19, 18, '#a9d46a') +
    shape('M0 6Q20 10 18 28 12 40 0 42 12 24 0 6z', '#8abf54')
  return placed(
    x,
    y,
    scale,
    leaves + line('M0 40Q-2 22-12 12M0 40Q4 24 4 8M-2 34Q-10 30-17 26', '#e6f3b8', 1.8),
  )
}

/** A ribbed pumpkin hanging by its stalk, 52 units wide, top at (x, y). */
export function pumpkin(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    line('M0-2V8', '#4c6a34', 5) +
      ellipse(0, 24, 26, 19, '#e8762a') +
      ellipse(-8, 24, 9, 19, '#f6963c') +
      ellipse(12, 24, 8, 18, '#cf5f1e') +
      ellipse(2, 24, 6, 19, '#f08a32'),
  )
}

/** A bunch of sweet potatoes tied by the neck, 40 units wide, top at (x, y). */
export function tuberBunch(x: number, y: number, scale: number): string {
  const tuber = (degrees: number, fill: string) =>
    placed(0, 2, 1, shape('M0 0Q12 14 7 34 4 46 0 50-6 44-8 32-12 14 0 0z', fill), false, degrees)
  return placed(x, y, scale, tuber(28, '#a8436a') + tuber(-28, '#c25a7c') + tuber(2, '#b84c72'))
}

/** A hand of bananas, 50 units tall, top at (x, y). */
export function bananaHand(x: number, y: number, scale: number): string {
  const one = (degrees: number, fill: string) =>
    placed(0, 0, 1, shape('M-3 0Q-12 24-2 46 4 50 6 46 0 24 4 0z', fill), false, degrees)
  return placed(
    x,
    y,
    scale,
    one(40, '#d9a92a') +
      one(-34, '#f7cf4a') +
      one(20, '#eebb34') +
      one(-12, '#f7cf4a') +
      one(4, '#ffdb62') +
      circle(0, 0, 5, '#6a5a24'),
  )
}

/** A sample pole (cây bẹo): a bamboo from (x, y) `tall` units up, leaning, its wares hung on short crossbars. */
export function samplePole(
  x: number,
  y: number,
  scale: number,
  tall: number,
  wares: readonly (readonly [
    kind: 'pineapple' | 'cabbage' | 'pumpkin' | 'tubers' | 'bananas',
    side: number,
    down: number,
  ])[],
  degrees = 0,
): string {
  const joints = Array.from(
    { length: Math.floor(tall / 56) },
    (_, index) => `M-5 ${-28 - index * 56}h10`,
  ).join('')
  const pole = shape(`M-5 10L-3 ${-tall}H3L5 10z`, '#b98a4a') + line(joints, '#7d5a2c', 2.4)
  const goods = wares.map(([kind, side, down]) => {
    const top = -tall + down
    const bar = line(`M${side < 0 ? 6 : -6} ${top + 6}L${side} ${top}V${top + 22}`, '#6b4426', 3.4)
    const hung = {
      pineapple: () => placed(side, top + 20, 1.25, pineapple(0, 0, 1), false, 180),
      cabbage: () => cabbage(side, top + 20, 1.3),
      pumpkin: () => pumpkin(side, top + 22, 1.2),
      tubers: () => tuberBunch(side, top + 18, 1.2),
      bananas: () => bananaHand(side, top + 18, 1.2),
    }
    return bar + hung[kind]()
  })
  return placed(
    x,
    y,
    scale,
    pole + goods.join('') + foliage(0, -tall - 4, 16, 12, '#4c7a35', 9),
    false,
    degrees,
  )
}

/** The bow of a big market boat with red cheeks and a painted eye, pointing right: stem at (x, y) on the water. */
export function marketBow(
  x: number,
  y: number,
  scale: number,
  hull: string,
  shade: string,
  red: string,
  flip = false,
): string {
  const body =
    shape('M-560-116Q-240-92-60-120-10-130 58-186L70-178Q48-60-30 14H-560z', hull) +
    shape('M-560-60Q-240-42-40-52L-2-22Q-16 4-30 14H-560z', shade)
  const cheek = shape(
    'M-150-109Q-100-113-60-120-10-130 58-186L70-178Q48-60-30 14H-112Q-136-50-150-109z',
    red,
  )
  const eye =
    ellipse(-52, -62, 34, 20, '#fff6e4') +
    circle(-46, -62, 13, '#1d1a16') +
    circle(-42, -67, 4, '#fff6e4')
  const rail =
    line('M-560-116Q-240-92-60-120-10-130 58-186', '#f0c27a', 7) +
    line('M-146-96Q-40-104 34-150', '#ffd98a', 3)
  return placed(x, y, scale, body + cheek + rail + eye, flip)
}
