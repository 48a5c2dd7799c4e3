import { hand } from '../../kit/hands'
import { num } from '../../kit/path'
import { profileBust, tiedHat } from '../../kit/profile-bust'
import { line, placed, rect, shape } from '../../kit/shapes'
import { ripples } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** A glass of milk coffee between two hands, about 300 units tall, its foot at the origin. */
function glass(): string {
  const coffee =
    shape('M-78-250H78L62-6H-62z', '#4a2418') + shape('M-68-90H68L62-6H-62z', '#f3dcb0')
  const rim = shape('M-92-300H92L70 0H-70z', '#fff6e4', 0.45)
  const fingers =
    line('M-170-150Q-90-180 70-190M-176-100Q-90-130 76-140M-170-50Q-90-84 66-92', hand.skin, 44) +
    line('M-160-10Q-90-36 56-44', hand.shade, 42)
  const other = line('M170-190Q100-214 20-222M176-140Q100-166 10-176', hand.shade, 42)
  const wrists =
    shape('M-440 170L-400 20Q-260-190-150-180L-140 20Q-260 60-330 250z', hand.skin) +
    shape('M-360 260L-330 120Q-240 20-140 20-250 60-330 250z', hand.shade)
  return other + rim + coffee + line('M-70-270L-54-40', '#ffffff', 10, 0.7) + wrists + fingers
}

/** An old woman at the stern, both hands around a glass of coffee as the first sun reaches her. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const x = w * choose(frame, 0.62, 0.66, 0.64)
  const y = h * choose(frame, 0.36, 0.34, 0.36)
  const size = choose(frame, 1.42, 1.3, 1.2) * u
  const colours = {
    skin: '#c98550',
    shade: '#7f4630',
    hair: '#cfc8c4',
    blouse: '#4f6fa0',
    fold: '#2c4270',
  }
  const cup = { x: w * choose(frame, 0.37, 0.34, 0.34), y: h * choose(frame, 0.96, 0.8, 0.92) }
  return [
    rect(0, 0, w, h, '#e9a66a'),
    shape(`M0,0H${num(w * 0.62)}L0,${num(h * 0.62)}z`, '#ffd88e'),
    shape(`M0,0H${num(w * 0.3)}L0,${num(h * 0.3)}z`, '#fff0c0'),
    rect(0, h * 0.56, w, h * 0.44, '#7f7f80'),
    rect(0, h * 0.72, w, h * 0.28, '#4f6474'),
    shape(`M0,${num(h * 0.56)}H${num(w * 0.34)}L${num(w * 0.1)},${h}H0z`, '#ffcf86', 0.7),
    ripples({
      left: 0,
      right: w,
      top: h * 0.6,
      bottom: h,
      count: 14,
      colour: '#ffe6b4',
      seed: 9,
      opacity: 0.5,
      length: 220 * u,
    }),
    shape(
      `M${num(w * 0.76)},${h}V${num(h * 0.2)}Q${num(w * 0.9)},${num(h * 0.1)} ${w},${num(h * 0.12)}V${h}z`,
      '#5f2f2c',
    ),
    line(
      `M${num(w * 0.76)},${h}V${num(h * 0.2)}Q${num(w * 0.9)},${num(h * 0.1)} ${w},${num(h * 0.12)}`,
      '#b8643c',
      18 * u,
    ),
    profileBust(x, y, size, colours, tiedHat('#d8402c'), false, -4),
    placed(cup.x, cup.y, 1.25 * u, glass(), true),
  ].join('')
}
