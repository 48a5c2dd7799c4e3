import {
  chilliPod,
  chopsticks,
  herbSprig,
  leafBlade,
  limeHalf,
  sauceBowl,
} from '../../kit/food-above'
import { toolArm, toolHand } from '../../kit/hands'
import { num } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { circle, line, placed, radialGradient, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Strips of one thing lying along a petal. */
function strips(count: number, colours: readonly string[], thick: number, seed: number): string {
  const random = createRandom(seed)
  const d = colours.map(() => '')
  range(count).forEach((index) => {
    const part = index / count
    const x = between(random, -46, 46) * Math.sin(0.5 + part * 2.1)
    const y = -278 + part * 170
    const long = between(random, 40, 76)
    d[index % d.length] +=
      whole`M${x},${y}q${between(random, -12, 12)},${long / 2} ${between(random, -14, 14)},${long}`
  })
  return d.map((path, index) => line(path, colours[index] ?? '', thick)).join('')
}

/** Slices of raw fish laid over one another like tiles. */
const fish = range(8)
  .map((index) => {
    const [x, y] = [
      (index % 2 ? 16 : -16) * Math.sin(0.4 + index * 0.22) + ((index * 5) % 7) - 3,
      -262 + index * 24,
    ]
    return (
      shape(
        whole`M${x - 36},${y}Q${x},${y - 24} ${x + 36},${y}Q${x + 30},${y + 40} ${x},${y + 48}T${x - 36},${y}z`,
        '#fbe0d6',
      ) + line(whole`M${x - 30},${y + 2}Q${x},${y - 14} ${x + 30},${y + 2}`, '#dfa09a', 4)
    )
  })
  .join('')

/** A heap of herb leaves, some in shade. */
const herbs = ['#2a7340', '#4fae4c']
  .map((fill, shift) =>
    shape(
      range(11)
        .map((index) =>
          leafBlade(
            (((index + shift * 3) * 37) % 60) - 30,
            -86 - (((index + shift * 5) * 29) % 160),
            (index * 53 + shift * 40) % 360,
            50,
            11,
          ),
        )
        .join(''),
      fill,
    ),
  )
  .join('')

const fillings = [
  fish,
  strips(34, ['#ffd23f', '#f6b02e', '#ffe27a'], 11, 3),
  herbs,
  strips(44, ['#fffaf0', '#f0e6d2'], 6, 5),
  strips(34, ['#f0b8a0', '#d98a72', '#fbdcc8'], 12, 8),
  strips(34, ['#8fc45a', '#d3eaa0', '#4f9a45'], 10, 11),
  strips(34, ['#f08a2c', '#ffb04a'], 9, 14),
] as const

/** One bract of the banana flower with its filling, from the middle of the flower upwards, 300 units long. */
function bract(filling: string): string {
  return (
    shape('M0-24Q-92-90-84-200-66-300 0-330 66-300 84-200 92-90 0-24z', '#5a1230') +
    shape('M0-40Q-78-96-72-200-56-286 0-314 56-286 72-200 78-96 0-40z', '#c94a6c') +
    shape('M0-40Q-78-96-72-200-56-286 0-314-40-260-44-190-40-100 0-40z', '#8f2448') +
    filling +
    line('M0-326Q-4-318 0-306', '#f3b0b4', 5)
  )
}

/** Lẩu thả as Phan Thiết serves it: seven banana-flower bracts opened like a flower on a woven tray, a bowl of dipping sauce in the middle; 760 units across. */
function flowerOfDishes(x: number, y: number, scale: number): string {
  const weave = range(24)
    .map((index) => {
      const angle = (index / 24) * Math.PI * 2
      return `M${num(Math.cos(angle) * 120)},${num(Math.sin(angle) * 120)}L${num(Math.cos(angle) * 366)},${num(Math.sin(angle) * 366)}`
    })
    .join('')
  return placed(
    x,
    y,
    scale,
    circle(18, 26, 386, '#000', 0.3) +
      circle(0, 0, 384, '#8a5a2c') +
      circle(0, 0, 372, '#e0b060') +
      circle(0, 0, 352, '#c48d42') +
      line(weave, '#a8743a', 5) +
      `<circle r="352" fill="none" stroke="#8a5a2c" stroke-width="8" stroke-dasharray="18 12"/>` +
      fillings
        .map((filling, index) => placed(0, 0, 1, bract(filling), false, index * (360 / 7)))
        .join('') +
      sauceBowl(0, 0, 1.34, '#fffaf0', '#2a5fa8'),
  )
}

/** A clay stove with the pot of broth on it, seen from above with prawns, pineapple and tomato in it; 380 units across. */
function brothPot(x: number, y: number, scale: number): string {
  const bits =
    shape(
      'M-60-50l44-20 22 34-40 26zM50 30l40-26 24 30-36 30zM-90 40l36-10 14 34-32 16z',
      '#ffd25a',
    ) +
    circle(64, -54, 26, '#e5462e') +
    circle(60, -58, 17, '#ff7a54') +
    circle(-14, 66, 24, '#e5462e') +
    circle(-18, 62, 15, '#ff7a54')
  const onions = range(12)
    .map(
      (index) =>
        whole`M${Math.cos(index * 2.2) * (30 + index * 8)},${Math.sin(index * 2.2) * (30 + index * 8)}h1`,
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    circle(16, 24, 200, '#000', 0.3) +
      rect(-238, -34, 60, 68, '#3a3448') +
      rect(178, -34, 60, 68, '#3a3448') +
      circle(0, 0, 198, '#c9ccd6') +
      circle(0, 0, 180, '#8a90a4') +
      circle(0, 0, 168, '#d9822c') +
      shape('M-168 0A168 168 0 0 1 119-119 190 190 0 0 0-168 0z', '#8f4a1c') +
      circle(20, 18, 128, '#eea03c') +
      bits +
      line(onions, '#7fb44a', 13),
  )
}

/** A small bowl ready to eat: noodles, fish, herbs. */
function ownBowl(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    circle(10, 14, 104, '#000', 0.3) +
      circle(0, 0, 102, '#fffaf0') +
      `<circle r="92" fill="none" stroke="#2a5fa8" stroke-width="6"/>` +
      circle(0, 0, 82, '#e8a24a') +
      line(
        range(9)
          .map(
            (index) =>
              whole`M${-60 + index * 4},${-30 + index * 9}Q${-10},${-60 + index * 16} ${50 - index * 3},${-24 + index * 9}`,
          )
          .join(''),
        '#fffdf2',
        7,
      ) +
      placed(-14, 96, 0.62, fish) +
      shape(leafBlade(30, 30, 40, 48, 12) + leafBlade(24, 34, 100, 44, 12), '#3f9a48') +
      line('M34-34h1M44-14h1M16-48h1', '#e5391f', 12),
  )
}

/** Dinner in Phan Thiết: lẩu thả from above under a lamp, its fillings in opened banana-flower bracts, the broth beside it, a hand with chopsticks. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const tray = choose(
    frame,
    { x: 560, y: 470, k: 1.02 },
    { x: 450, y: 770, k: 0.98 },
    { x: 400, y: 500, k: 0.96 },
  )
  const pot = choose(
    frame,
    { x: 1160, y: 200, k: 0.84 },
    { x: 804, y: 392, k: 0.56 },
    { x: 768, y: 118, k: 0.5 },
  )
  const bowl = choose(
    frame,
    { x: 1450, y: 250, k: 1 },
    { x: 104, y: 1112, k: 0.82 },
    { x: 92, y: 824, k: 0.66 },
  )
  const tip = choose(
    frame,
    { x: 776, y: 640, k: 0.72, turn: -2 },
    { x: 640, y: 900, k: 0.66, turn: 16 },
    { x: 560, y: 660, k: 0.6, turn: -2 },
  )
  const planks = choose(frame, 6, 5, 5)
  const joints = range(planks)
    .map((index) => whole`M${((index + 1) * w) / planks},-10V${h + 10}`)
    .join('')
  const sticks = line('M-10 26L480-372M22 44L470-310', '#f3d9a0', 13)
  return [
    rect(0, 0, w, h, '#14505c'),
    radialGradient('lamp', [
      [0, '#4fb0a0', 0.95],
      [0.55, '#2a8084', 0.6],
      [1, '#14505c', 0],
    ]) + circle(tray.x, tray.y, 760 * u, 'url(#lamp)'),
    line(joints, '#0c3844', 6 * u) +
      line(
        range(planks * 3)
          .map(
            (index) => whole`M${((index * 0.618) % 1) * w},${((index * 0.37) % 1) * h}v${120 * u}`,
          )
          .join(''),
        '#0c3844',
        3 * u,
        0.6,
      ),
    brothPot(pot.x, pot.y, pot.k),
    flowerOfDishes(tray.x, tray.y, tray.k),
    ownBowl(bowl.x, bowl.y, bowl.k),
    choose(
      frame,
      herbSprig(110, 210, 1.2, '#2f8f4a', '#a9d86a', -30) +
        limeHalf(1010, 800, 1.2, 20) +
        limeHalf(1080, 844, 1.1, 70) +
        chilliPod(1500, 560, 1.3, -30) +
        chopsticks(90, 640, 1.2, '#8a5a2c', '#e5391f', 96),
      limeHalf(600, 1158, 1, 20) + limeHalf(662, 1140, 0.9, 70) + chilliPod(90, 460, 1.2, -30),
      limeHalf(520, 868, 0.8, 20) + chilliPod(86, 120, 1.1, -40),
    ),
    toolArm(tip.x, tip.y, tip.k, tip.turn, '#d9407a', '#8e2458'),
    toolHand(tip.x, tip.y, tip.k, tip.turn, sticks),
  ].join('')
}
