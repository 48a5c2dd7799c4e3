import { chilliPod, herbSprig, leafBlade, limeHalf, sauceBowl } from '../../kit/food-above'
import { bananaLeaf } from '../../kit/jungle'
import { num } from '../../kit/path'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { choose, type Scene, unit } from '../../scene'

/** A flat woven bamboo tray (mẹt) from above, radius 200. */
function tray(): string {
  const weave = range(17)
    .map((index) => `M-190,${-184 + index * 23}H190M${-184 + index * 23},-190V190`)
    .join('')
  const rim = (r: number, colour: string, width: number, dash = '') =>
    `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
  return (
    circle(22, 28, 204, '#3a0f12', 0.45) +
    circle(0, 0, 200, '#e3b566') +
    `<clipPath id="t"><circle r="184"/></clipPath><g clip-path="url(#t)">${line(weave, '#c48f42', 7)}${line(weave, '#f3d592', 2.4)}</g>` +
    rim(191, '#b87a34', 18) +
    rim(191, '#8a5320', 18, '3 27') +
    rim(199, '#f0cf8a', 4)
  )
}

function cucumber(x: number, y: number): string {
  return (
    circle(x + 3, y + 4, 21, '#000', 0.15) +
    circle(x, y, 21, '#3f8f45') +
    circle(x, y, 17.5, '#dcebb0') +
    line(`M${x - 6},${y}h0M${x + 5},${y - 6}h0M${x + 4},${y + 6}h0`, '#b5cf7a', 5)
  )
}

/** The table of a Vietnamese meal: a bamboo tray of herbs, lime and chilli around a bowl of fish sauce, banana leaves under it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const size = choose(frame, 2.05, 2.15, 2.02) * u
  const [x, y] = [w * choose(frame, 0.53, 0.5, 0.5), h * choose(frame, 0.51, 0.5, 0.51)]
  const greens = range(11)
    .map((index) => {
      const degrees = -150 + index * 17
      const angle = (degrees * Math.PI) / 180
      return herbSprig(
        Math.sin(angle) * 62,
        -Math.cos(angle) * 62,
        0.72 + (index % 3) * 0.06,
        ['#2f7d43', '#4a9c4c', '#6a3f6a', '#3f8f45'][index % 4] ?? '',
        ['#8fc46a', '#c2e07e', '#b06a9c', '#a5d272'][index % 4] ?? '',
        degrees,
        [9, 13, 11, 7][index % 4],
      )
    })
    .join('')
  const lettuce =
    placed(
      112,
      44,
      1,
      shape(
        'M-52 10Q-66-30-36-46-20-70 8-54 40-62 50-30 68-6 46 22 34 52 0 44-34 52-52 10z',
        '#8cc152',
      ) + line('M-20 40Q-8-10 12-48M-8 12L-40-16M2-14L36-30M-4 24L34 14', '#e6f2ba', 4),
    ) + shape(leafBlade(52, 96, 150, 78, 15) + leafBlade(66, 84, 128, 74, 14), '#5aa544')
  const load =
    greens +
    lettuce +
    shape(
      leafBlade(96, 128, 60, 60, 9) +
        leafBlade(92, 134, 95, 66, 9) +
        leafBlade(84, 140, 128, 56, 9),
      '#6a3f6a',
    ) +
    chilliPod(-66, 146, 0.74, 150) +
    cucumber(34, 152) +
    cucumber(2, 166) +
    cucumber(-28, 160) +
    limeHalf(150, -30, 0.95) +
    limeHalf(122, -84, 0.9, 20) +
    chilliPod(78, -136, 0.9, 44) +
    chilliPod(112, -124, 0.86, 62) +
    chilliPod(44, -150, 0.8, 18, '#3f8f45', '#9fd06a') +
    sauceBowl(0, 0, 1.12, '#f6f1e4', '#2f5fa0')
  const leaves = choose<readonly (readonly [number, number, number, number])[]>(
    frame,
    [
      [0.2, 0.86, 2.3, -62],
      [0.26, 0.2, 2.2, -118],
      [0.78, 0.9, 2.2, 74],
      [0.8, 0.2, 2.2, 112],
    ],
    [
      [0.3, 0.3, 2.2, -40],
      [0.72, 0.26, 2.2, 22],
      [0.3, 0.74, 2.2, -140],
      [0.7, 0.72, 2.2, 152],
    ],
    [
      [0.3, 0.3, 1.6, -52],
      [0.72, 0.3, 1.6, 48],
      [0.3, 0.72, 1.6, -128],
      [0.72, 0.7, 1.6, 134],
    ],
  )
  const cloth = range(Math.ceil((w + h) / (120 * u)))
    .map((index) => `M${num(index * 120 * u - h)},${h}L${num(index * 120 * u)},0`)
    .join('')
  return [
    rect(0, 0, w, h, '#d8432c'),
    line(cloth, '#c23425', 34 * u),
    ellipse(x - w * 0.1, y - h * 0.1, w * 0.5, h * 0.62, '#f6a23a', 0.4),
    leaves
      .map(([lx, ly, s, turn], index) =>
        bananaLeaf(lx * w, ly * h, s * u, index % 2 === 0 ? '#2a7346' : '#1f5f3c', '#8fc46a', turn),
      )
      .join(''),
    placed(x, y, size, tray() + load),
    frame.format === 'wide'
      ? limeHalf(w * 0.12, h * 0.5, 1.9 * u) +
        chilliPod(w * 0.2, h * 0.62, 1.9 * u, -24) +
        chilliPod(w * 0.92, h * 0.44, 1.9 * u, 70) +
        limeHalf(w * 0.9, h * 0.64, 1.8 * u)
      : '',
  ].join('')
}
