import { hand, toolArm, toolHand } from '../../kit/hands'
import { smokeRibbon } from '../../kit/offering'
import { profileBust } from '../../kit/profile-bust'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene } from '../../scene'

const shirt = { blouse: '#e2a52c', fold: '#a8661c' }
const hair = '#1d1420'

/** Long hair tucked behind the ear and a little blush, around `profileHead`. */
const longHair =
  circle(-46, 72, 22, '#e08a5e') +
  shape(
    'M-68-50Q-84-128-6-150 98-162 136-66 152 10 136 80 170 170 150 270 130 340 80 372 96 300 76 240 40 190 60 120 74 90 66 62 40 20 24 26 4 10-6-24-34-56-68-50z',
    hair,
  ) +
  shape(
    'M-60-78Q-20-128 60-112 20-116-10-92-40-66-60-78zM96-40Q120 60 104 150 140 230 120 320 140 230 118 150 132 60 96-40z',
    '#4a2c3c',
  ) +
  shape('M36 26Q62 14 60 46 54 74 40 68 28 50 36 26z', hand.skin) +
  shape('M38 74L48 100 28 100z', '#cf3f27')

/** A red pencil for `toolHand`. */
const pencil =
  shape('M0 0L34-50 60-18z', '#f3d3a0') +
  shape('M0 0L12-18 22-7z', '#cf3f27') +
  shape('M34-50L440-354 466-322 60-18z', '#cf3f27') +
  shape('M48-34L453-338 466-322 60-18z', '#8c2420')

/** The map of the country on the desk, in outline, with a red pencil's route: 300 units wide, 560 tall. */
const country =
  shape(
    'M-60-270Q10-300 60-262 110-250 96-210 50-190 40-150 20-120 40-80 90-20 118 60 124 130 90 180 40 210-10 262-40 280-50 250-30 220-60 190-20 160 40 130 50 80 40 20-10-50-40-100-30-150-70-170-110-190-110-230-60-270z',
    '#7fa23a',
  ) +
  line('M20-220Q0-150 10-110 40-40 80 40 90 110 60 150 20 190-10 220', '#cf3f27', 9) +
  circle(20, -222, 15, '#cf3f27') +
  circle(80, 40, 13, '#cf3f27') +
  circle(-10, 222, 15, '#cf3f27')

/** A glass of coffee under its dripping metal filter; foot at (0, 0), 150 units wide, 300 tall. */
const phin =
  shape('M-62-150H62L50 0H-50z', '#f3e2c0') +
  shape('M-56-80H56L50 0H-50z', '#4a2418') +
  shape('M-58-104H58L56-80H-56z', '#f6d9a0') +
  shape('M30-150H62L50 0H24z', '#2a1614', 0.35) +
  ellipse(0, -152, 92, 15, '#8f979f') +
  shape('M-56-250H56L50-156H-50z', '#d5dade') +
  shape('M20-250H56L50-156H18z', '#8f979f') +
  ellipse(0, -250, 62, 13, '#eef0f0') +
  circle(0, -266, 12, '#8f979f')

/** Hoài Thương, the site's editor, at her desk: she marks a route on a map of the country with a red pencil, a phin drips beside it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const desk = h * choose(frame, 0.74, 0.76, 0.76)
  const she = choose(
    frame,
    { x: 1120, y: 330, k: 1.45 },
    { x: 640, y: 470, k: 1.4 },
    { x: 600, y: 360, k: 1.42 },
  )
  const tip = choose(
    frame,
    { x: 560, y: 770, k: 0.92 },
    { x: 250, y: 1050, k: 0.84 },
    { x: 240, y: 770, k: 0.7 },
  )
  const map = choose(
    frame,
    { x: 520, y: 800, k: 0.9 },
    { x: 230, y: 1090, k: 0.86 },
    { x: 210, y: 822, k: 0.66 },
  )
  const cup = choose(
    frame,
    { x: 250, y: 770, k: 1.05 },
    { x: 120, y: 960, k: 0.8 },
    { x: 96, y: 712, k: 0.66 },
  )
  const light = choose(
    frame,
    { x: 150, y: 60, width: 420, height: 470 },
    { x: 60, y: 110, width: 330, height: 500 },
    { x: 50, y: 60, width: 290, height: 400 },
  )
  const { x: lx, y: ly, width: lw, height: lh } = light
  return [
    rect(0, 0, w, h, '#2b857d'),
    shape(whole`M${lx + lw + 60},0H${w}V${desk}H${lx + lw + 260}z`, '#1f6a66'),
    rect(lx - 16, ly - 16, lw + 32, lh + 32, '#17524f'),
    rect(lx, ly, lw, lh, '#ffe3a0'),
    shape(
      whole`M${lx},${ly + lh}V${ly + lh * 0.7}q${lw * 0.2},${-lh * 0.3} ${lw * 0.36},${-lh * 0.04}q${lw * 0.2},${-lh * 0.4} ${lw * 0.4},${lh * 0.02}t${lw * 0.24},0V${ly + lh}z`,
      '#7fa23a',
    ),
    shape(
      whole`M${lx},${ly + lh}V${ly + lh * 0.84}q${lw * 0.4},${-lh * 0.2} ${lw},${-lh * 0.02}V${ly + lh}z`,
      '#3f7d4a',
    ),
    line(whole`M${lx + lw / 2},${ly}v${lh}M${lx},${ly + lh * 0.4}h${lw}`, '#17524f', 13),
    rect(0, desk, w, h, '#a8542e'),
    shape(whole`M0,${desk}H${w}V${desk + 16}H0z`, '#d98a52'),
    profileBust(
      she.x,
      she.y,
      she.k,
      { skin: hand.skin, shade: '#b06a40', hair, ...shirt },
      longHair,
      false,
      -10,
      true,
    ),
    placed(
      map.x,
      map.y,
      map.k,
      shape('M-330-170L290-210 420 190-300 240z', '#fbf0d4') +
        shape('M-20-190L290-210 420 190 60 214z', '#ecdcb4') +
        line('M-330-170L-300 240M-180-180L-120 226', '#d8c494', 5) +
        placed(-130, -6, 0.6, country, false, 24),
    ),
    placed(cup.x, cup.y, cup.k, phin),
    smokeRibbon(cup.x, cup.y - 272 * cup.k, cup.k * 0.5, '#fdf3da'),
    toolArm(tip.x, tip.y, tip.k, 12, shirt.blouse, shirt.fold),
    toolHand(tip.x, tip.y, tip.k, 12, placed(20, 0, 1, pencil)),
  ].join('')
}
