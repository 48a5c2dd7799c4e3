import { smokeRibbon } from '../../kit/offering'
import { poleVendor } from '../../kit/pole-vendor'
import { range } from '../../kit/rng'
import { circle, line, placed, rect, shape } from '../../kit/shapes'
import { tubeRow } from '../../kit/tube-row'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Somebody on a low stool with a bowl, seen from behind in the dark of the near pavement; 300 units tall. */
function eater(x: number, y: number, scale: number, shirt: string, fold: string, flip = false): string {
  return placed(
    x,
    y,
    scale,
    shape('M-70 0L-56-70H60L74 0H50L44-46H-40L-46 0z', '#2b6fae') +
      shape('M-84-66Q-104-200-50-226L40-230Q90-206 84-66z', shirt) +
      shape('M10-229L40-230Q90-206 84-66H20Q50-150 10-229z', fold) +
      line('M-60-190Q-110-140-104-104', fold, 34) +
      shape('M-36-226Q-50-300 0-306 52-300 40-236L20-214H-20z', '#9c5230') +
      shape('M-40-240Q-58-320 2-320 58-316 48-244 40-222 0-222-34-220-40-240z', '#1d1420'),
    flip,
  )
}

/** A street-food walk in Hanoi at dusk: a vendor strides past the tube houses of the old quarter under her pole, eaters on low stools look on. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const kerb = h * choose(frame, 0.74, 0.68, 0.72)
  const vendor = choose(frame, { x: 800, y: 846, k: 0.79 }, { x: 478, y: 1060, k: 0.69 }, { x: 448, y: 820, k: 0.64 })
  const bulbs = (y: number, sag: number) => {
    const at = (t: number) => [w * t, y + sag * 4 * t * (1 - t)] as const
    return (
      line(whole`M0,${y}Q${w / 2},${y + sag * 2} ${w},${y}`, '#2a1a34', 4 * u) +
      range(choose(frame, 15, 9, 9))
        .map((index) => {
          const [bx, by] = at((index + 0.5) / choose(frame, 15, 9, 9))
          return circle(bx, by + 12 * u, 11 * u, '#ffe9a8')
        })
        .join('')
    )
  }
  return [
    rect(0, 0, w, h, '#e2725a'),
    shape(whole`M0,0H${w}V${h * 0.12}Q${w * 0.5},${h * 0.22} 0,${h * 0.16}z`, '#a8506a'),
    tubeRow(
      -30,
      w,
      kerb,
      choose(frame, 176, 158, 150),
      {
        walls: ['#f0b23a', '#e9955a', '#3f9a8a', '#f3d08a', '#d9603a', '#7fb09a'],
        shades: ['#b8741e', '#a8542e', '#1f5f5c', '#b8904a', '#8f3024', '#3f7a72'],
        dark: '#3a2040',
        lamp: '#ffd76e',
        awnings: ['#cf3f27', '#17524f', '#23305e'],
      },
      choose(frame, 4, 9, 9),
    ),
    bulbs(h * 0.05, 70 * u),
    bulbs(h * choose(frame, 0.2, 0.16, 0.18), 50 * u),
    rect(0, kerb, w, h, '#7a3f5c'),
    rect(0, kerb, w, 16 * u, '#c9786a'),
    shape(whole`M0,${kerb + 70 * u}Q${w * 0.5},${kerb + 40 * u} ${w},${kerb + 90 * u}V${h}H0z`, '#5a2c50'),
    shape(
      whole`M${vendor.x - 330 * vendor.k},${vendor.y}L${vendor.x - 60 * vendor.k},${vendor.y - 16}H${vendor.x + 700 * vendor.k}L${vendor.x + 440 * vendor.k},${vendor.y + 40 * vendor.k}z`,
      '#341834',
    ),
    smokeRibbon(vendor.x - 590 * vendor.k, vendor.y - 420 * vendor.k, 0.62 * u, '#fdf0d8'),
    poleVendor(vendor.x, vendor.y, vendor.k, { blouse: '#cf3f27', fold: '#86221f', trousers: '#23254a', trousersShade: '#14152e' }),
    choose(
      frame,
      eater(1440, 960, 1.15, '#2b857d', '#17524f') + eater(130, 980, 1.2, '#f0b23a', '#b8741e', true),
      eater(850, 1270, 1.05, '#2b857d', '#17524f') + eater(100, 1290, 1.05, '#f0b23a', '#b8741e', true),
      eater(820, 990, 0.95, '#2b857d', '#17524f') + eater(70, 1000, 0.95, '#f0b23a', '#b8741e', true),
    ),
  ].join('')
}
