import { fishingBoat } from '../../kit/boats'
import { foliage } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { palm } from '../../kit/palm'
import { beachHammock, bungalow } from '../../kit/seaside-rest'
import { ellipse, line, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Noon on Phu Quoc: somebody asleep in a beachHammock between two palms, a thatched bungalow, water like glass. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sea = h * choose(frame, 0.4, 0.4, 0.4)
  const shore = h * choose(frame, 0.66, 0.66, 0.66)
  const feet = h * choose(frame, 0.9, 0.86, 0.9)
  const left = {
    x: w * choose(frame, 0.09, 0.05, 0.05),
    tie: [w * choose(frame, 0.098, 0.075, 0.072), feet - 232 * u] as const,
  }
  const right = {
    x: w * choose(frame, 0.56, 0.94, 0.93),
    tie: [w * choose(frame, 0.548, 0.915, 0.905), feet - 226 * u] as const,
  }
  const leaf = { trunk: '#7a4a34', leaf: '#12675a', leafLight: '#35985a', nut: '#c9772e' }
  const home = {
    x: w * choose(frame, 0.79, 0.6, 0.62),
    y: shore + choose(frame, 76, 36, 30) * u,
    size: choose(frame, 1.5, 1.12, 1.02) * u,
  }
  return [
    sky(frame, sea, ['#1f9ec0', '#7fd3d2', '#fdf3cf']),
    sun(
      w * choose(frame, 0.34, 0.46, 0.44),
      h * choose(frame, 0.16, 0.15, 0.15),
      74 * u,
      '#fffdea',
    ),
    cloud(w * choose(frame, 0.7, 0.74, 0.76), sea - 60 * u, 360 * u, '#fffdf2', 0.9) +
      cloud(w * 0.2, sea - 130 * u, 260 * u, '#fffdf2', 0.7),
    hills(frame, {
      base: sea + 6,
      height: 54 * u,
      peaks: choose(frame, 3.4, 2.2, 2.2),
      seed: 8,
      fill: '#5fa9b8',
      bottom: sea + 4,
    }),
    water(frame, sea, ['#0f8fa8', '#22b6b8', '#6fdcc6', '#c4f3d8']),
    ripples({
      left: 0,
      right: w,
      top: sea + 14 * u,
      bottom: shore - 30 * u,
      count: 26,
      colour: '#e8fff2',
      seed: 4,
      opacity: 0.6,
      length: 190 * u,
    }),
    fishingBoat(w * choose(frame, 0.28, 0.3, 0.3), sea + 62 * u, 0.72 * u, {
      hull: '#1d4f8a',
      stripe: '#d8412a',
      cabin: '#fff6e4',
      roof: '#f0b23a',
    }),
    shape(
      whole`M-20,${shore + 12 * u}Q${w * 0.2},${shore - 34 * u} ${w * 0.44},${shore - 4 * u}` +
        whole`T${w * 0.76},${shore - 36 * u}T${w + 20},${shore - 96 * u}V${h + 20}H-20z`,
      '#e9fff4',
      0.85,
    ),
    shape(
      whole`M-20,${shore + 32 * u}Q${w * 0.2},${shore - 12 * u} ${w * 0.44},${shore + 18 * u}` +
        whole`T${w * 0.76},${shore - 16 * u}T${w + 20},${shore - 74 * u}V${h + 20}H-20z`,
      '#fbe7bb',
    ),
    foliage(home.x + 190 * home.size, home.y - 50 * u, 120 * u, 90 * u, '#1f7a5a', 5) +
      foliage(home.x - 150 * home.size, home.y - 24 * u, 70 * u, 46 * u, '#35985a', 11),
    frame.format === 'wide'
      ? palm(home.x + 130 * home.size, home.y + 10 * u, 1.5 * home.size, leaf, 220, 36, 7)
      : '',
    ellipse(home.x + 20 * u, home.y + 4 * u, 220 * home.size, 26 * home.size, '#d9b478', 0.7),
    bungalow(home.x, home.y, home.size, {
      thatch: '#d39a4e',
      thatchShade: '#a06a36',
      wall: '#f4d9a8',
      wallShade: '#cfa471',
      wood: '#7a4a34',
      inside: '#5a3440',
    }),
    shape(
      whole`M-20,${feet - 30 * u}Q${w * 0.4},${feet - 76 * u} ${w + 20},${feet - 14 * u}V${h + 20}H-20z`,
      '#f6d69b',
    ),
    ellipse(
      (left.x + right.x) / 2,
      feet + 20 * u,
      (right.x - left.x) * 0.42,
      22 * u,
      '#c99b63',
      0.6,
    ),
    palm(
      left.x,
      feet + 30 * u,
      2.9 * u,
      leaf,
      choose(frame, 206, 250, 206),
      choose(frame, 22, 20, 20),
      3,
    ),
    palm(
      right.x,
      feet + 24 * u,
      2.9 * u,
      leaf,
      choose(frame, 220, 278, 224),
      choose(frame, -22, -20, -20),
      12,
    ),
    beachHammock(
      left.tie,
      right.tie,
      112 * u,
      choose(frame, 1.15, 1.22, 1.16) * u,
      '#e0402a',
      '#a8261f',
      '#fff6e4',
    ),
    line(
      whole`M${w * 0.2},${h * 0.965}q14,-9 28,0m14,4q14,-9 28,0m340,-12q14,-9 28,0m18,6q14,-9 28,0`,
      '#dcb277',
      6 * u,
    ),
    foliage(0, h + 6, 150 * u, 64 * u, '#0f5a4e', 2) +
      foliage(w, h + 10, 170 * u, 74 * u, '#0f5a4e', 9),
  ].join('')
}
