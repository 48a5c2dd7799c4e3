import { buffalo } from '../../kit/animals'
import { mist, mountains } from '../../kit/haze'
import { skin } from '../../kit/palettes'
import { conicalHat } from '../../kit/people'
import { plankHouse } from '../../kit/plank-house'
import { ellipse, line, mirrored, placed, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sunDisc } from '../../kit/sun'
import { terraceSpur } from '../../kit/terrace-spur'
import { glints, ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A farmer who walks behind his harrow to the left, ankle-deep; water at (x, y), 110 units tall. */
const harrower =
  line('M-84-44L-60-2M-92-40H-30M-30-40L-14-62', '#2a1626', 5) +
  line('M-104-2H-44M-98-2v-14M-82-2v-14M-66-2v-14M-50-2v-14', '#2a1626', 4) +
  shape('M-8-48L-16 0H-6L2-36 12 0H22L12-50z', '#1f1a3c') +
  shape('M-12-46Q-20-80-10-90L6-92Q18-78 14-46z', '#e8452c') +
  shape('M0-92H6Q18-78 14-46H4Q8-74 0-92z', '#a8283a') +
  line('M-6-84Q-20-72-28-62', '#c9382c', 8) +
  `<circle cx="-30" cy="-60" r="4.4" fill="${skin}"/>` +
  ellipse(-5, -101, 8, 9.4, skin) +
  conicalHat(-5, -105, 1.3, -5)

/** Mù Cang Chải: terraces under water before the planting mirror the evening sky; a farmer harrows behind his buffalo. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.4, 0.42, 0.4)
  const sunX = w * choose(frame, 0.245, 0.36, 0.34)
  const water = [
    '#5a5aa0',
    '#6c62a4',
    '#8269a6',
    '#9a70a4',
    '#b4789e',
    '#cc8296',
    '#e08e8c',
    '#ee9e84',
    '#f7b080',
    '#fcc288',
    '#ffd296',
    '#ffdea6',
    '#ffe6b6',
  ]
  const slope = { fields: water, bank: '#33294f', lip: '#ffe2b0', rise: 0.42 }
  const farm = choose(
    frame,
    { x: 0.6, y: 0.88, k: 1.75 },
    { x: 0.54, y: 0.86, k: 1.8 },
    { x: 0.54, y: 0.885, k: 1.5 },
  )
  const [fx, fy, k] = [w * farm.x, h * farm.y, farm.k * u]
  return [
    sky(frame, horizon, ['#3f4a94', '#9a6aa6', '#f08f7c', '#ffd58e']),
    sunDisc(sunX, horizon - 78 * u, 62 * u, '#fff0c0'),
    cloudStreaks(frame, h * 0.05, horizon * 0.8, 6, '#ffc49a', 23, 0.75),
    mountains(frame, {
      base: horizon,
      height: 170 * u,
      peaks: choose(frame, 4.2, 2.6, 2.8),
      seed: 12,
      fill: '#b9708f',
      bottom: horizon + 90 * u,
    }),
    mountains(frame, {
      base: horizon + 40 * u,
      height: 170 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 27,
      fill: '#7d5488',
      bottom: h * 0.8,
    }),
    mist(frame, horizon - 40 * u, 120 * u, '#ffd8a0', 0.6, 'm'),
    shape(
      whole`M0,${horizon + 70 * u}Q${w * 0.3},${horizon + 30 * u} ${w * 0.5},${horizon + 90 * u}T${w},${horizon + 30 * u}V${h}H0z`,
      '#4a3a68',
    ),
    terraceSpur({
      x: w * choose(frame, 0.2, 0.12, 0.12),
      y: horizon + 56 * u,
      reach: choose(frame, 620, 540, 500) * u,
      tall: choose(frame, 230, 320, 230) * u,
      flat: 0.26,
      levels: 12,
      lean: -0.1,
      phase: 2.2,
      ...slope,
    }),
    terraceSpur({
      x: w * choose(frame, 0.86, 0.9, 0.88),
      y: horizon - 26 * u,
      reach: choose(frame, 840, 700, 640) * u,
      tall: choose(frame, 330, 430, 330) * u,
      flat: 0.27,
      levels: 13,
      lean: -0.06,
      phase: 0.6,
      ...slope,
    }),
    placed(
      w * choose(frame, 0.845, 0.87, 0.86),
      horizon - 20 * u,
      0.8 * u,
      plankHouse({
        roof: '#6f5a78',
        roofShade: '#4a3a60',
        ridge: '#ffcf9c',
        wall: '#5a3a58',
        wallShade: '#3a2848',
        door: '#ffd27a',
      }),
    ),
    shape(
      whole`M0,${h * 0.73}Q${w * 0.22},${h * 0.69} ${w * 0.44},${h * 0.725}T${w},${h * 0.7}V${h}H0z`,
      '#2a2044',
    ),
    shape(
      whole`M0,${h * 0.755}Q${w * 0.22},${h * 0.712} ${w * 0.44},${h * 0.747}T${w},${h * 0.722}V${h}H0z`,
      '#f3a48c',
    ),
    shape(
      whole`M0,${h * 0.8}Q${w * 0.3},${h * 0.765} ${w * 0.5},${h * 0.79}T${w},${h * 0.775}V${h}H0z`,
      '#c47c9c',
      0.85,
    ),
    shape(whole`M0,${h * 0.87}Q${w * 0.36},${h * 0.83} ${w},${h * 0.85}V${h}H0z`, '#7f66a6', 0.9),
    glints({
      x: sunX,
      top: h * 0.765,
      bottom: h * 0.96,
      widths: [70 * u, 190 * u],
      count: 12,
      colour: '#fff0c0',
      seed: 5,
      opacity: 0.85,
    }),
    ripples({
      left: 0,
      right: w,
      top: h * 0.78,
      bottom: h * 0.97,
      count: 14,
      colour: '#ffd2a8',
      seed: 3,
      opacity: 0.6,
      length: 170 * u,
    }),
    mirrored(
      'f',
      buffalo(fx - 104 * k, fy, 1.2 * k, '#2c2140', '#f0c9a0') +
        line(whole`M${fx - 60 * k},${fy - 52 * k}L${fx + 6 * k},${fy - 12 * k}`, '#2a1626', 3 * k) +
        placed(fx + 62 * k, fy, k, harrower),
      fy + 2,
      0.4,
      0.62,
    ),
    line(
      whole`M${fx - 190 * k},${fy + 7 * k}q${20 * k},${7 * k} ${44 * k},0m${14 * k},0q${20 * k},${7 * k} ${50 * k},0m${24 * k},${1 * k}q${26 * k},${8 * k} ${56 * k},0m${8 * k},0q${16 * k},${6 * k} ${34 * k},0`,
      '#ffe6c0',
      3 * k,
      0.9,
    ),
    shape(
      whole`M0,${h * 0.985}Q${w * 0.2},${h * 0.955} ${w * 0.46},${h * 0.975}T${w},${h * 0.95}V${h}H0z`,
      '#1f1838',
    ),
    line(
      whole`M${w * 0.06},${h * 0.985}l${-8 * u},${-44 * u}m${14 * u},${42 * u}l${4 * u},${-56 * u}m${10 * u},${56 * u}l${14 * u},${-40 * u}M${w * 0.9},${h * 0.97}l${-10 * u},${-48 * u}m${16 * u},${46 * u}l${2 * u},${-60 * u}m${12 * u},${58 * u}l${16 * u},${-42 * u}`,
      '#1f1838',
      6 * u,
    ),
  ].join('')
}
