import { basketBoat } from '../../kit/boats'
import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { hallPillar, kalan } from '../../kit/kalan'
import { palm } from '../../kit/palm'
import { standingRower } from '../../kit/people'
import { range } from '../../kit/rng'
import { mirrored, polygon, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { trawler } from '../../kit/trawler'
import { glints, ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const brick = {
  light: '#f2a06a',
  brick: '#cf6a45',
  shade: '#7e3440',
  dark: '#43203a',
  stone: '#f6d9ae',
}
const far = {
  light: '#e0906a',
  brick: '#bd5f48',
  shade: '#733447',
  dark: '#43203a',
  stone: '#f6d9ae',
}
const blue = {
  hull: '#1f6fa8',
  hullShade: '#123f6e',
  rail: '#d8412a',
  stripe: '#fff1cf',
  cabin: '#fff1cf',
  cabinShade: '#d9b48c',
  glass: '#24506a',
  net: '#2f7f6a',
  rope: '#3a2030',
}

/** Granite boulders along the foot of the hill. */
function boulders(frame: Frame, left: number, shore: number, u: number): string {
  const spots = range(choose(frame, 12, 9, 9)).map(
    (index) => [left + index * 104 * u, (index * 37) % 30] as const,
  )
  return spots
    .map(([x, dip], index) => {
      const s = (1 + ((index * 5) % 4) * 0.22) * u
      const y = shore + 6 * u + dip * 0.1 * u
      return (
        polygon(
          [
            [x - 62 * s, y],
            [x - 56 * s, y - 34 * s],
            [x - 20 * s, y - 58 * s],
            [x + 34 * s, y - 50 * s],
            [x + 64 * s, y - 16 * s],
            [x + 62 * s, y],
          ],
          '#6a5468',
        ) +
        polygon(
          [
            [x - 62 * s, y],
            [x - 56 * s, y - 34 * s],
            [x - 20 * s, y - 58 * s],
            [x + 34 * s, y - 50 * s],
            [x - 4 * s, y - 34 * s],
            [x - 16 * s, y],
          ],
          '#d7a385',
        )
      )
    })
    .join('')
}

/** Nha Trang: the brick towers of Po Nagar on their hill in the first sun, fishing boats crowding the Cái river below. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.66, 0.62, 0.64)
  const terrace = shore - choose(frame, 150, 170, 140) * u
  const x = w * choose(frame, 0.64, 0.56, 0.56)
  const k = choose(frame, 0.73, 0.89, 0.69) * u
  const left = x - choose(frame, 620, 470, 430) * u
  const hill = whole`M${left - 80 * u},${shore}C${left + 60 * u},${shore - 40 * u} ${left + 120 * u},${terrace + 20 * u} ${x - 300 * u},${terrace}H${w + 20}V${shore}z`
  const leaf = { trunk: '#4a2838', leaf: '#1f5f55', leafLight: '#3f8f62' }
  const moored = choose<readonly (readonly [number, number, number, boolean])[]>(
    frame,
    [
      [0.17, 18, 0.34, true],
      [0.4, 20, 0.36, false],
      [0.63, 22, 0.38, false],
      [0.84, 24, 0.4, true],
      [0.06, 36, 0.46, false],
      [0.27, 40, 0.5, true],
      [0.5, 44, 0.56, false],
      [0.72, 56, 0.62, true],
      [0.93, 46, 0.6, false],
    ],
    [
      [0.1, 34, 0.46, false],
      [0.46, 46, 0.54, true],
      [0.84, 60, 0.62, false],
    ],
    [
      [0.1, 26, 0.4, false],
      [0.45, 36, 0.48, true],
      [0.84, 48, 0.56, false],
    ],
  )
  const paints = [
    blue,
    { ...blue, hull: '#2f8a78', hullShade: '#175450', rail: '#f0b23a', stripe: '#d8412a' },
    { ...blue, hull: '#c9452f', hullShade: '#7e2836', rail: '#1f6fa8', stripe: '#ffd98a' },
  ]
  const near = choose(
    frame,
    { x: 0.27, y: 0.9, k: 1.42 },
    { x: 0.44, y: 0.86, k: 1.5 },
    { x: 0.4, y: 0.9, k: 1.26 },
  )
  const coracle = choose(
    frame,
    { x: 0.8, y: 0.9, k: 1.9 },
    { x: 0.83, y: 0.955, k: 1.5 },
    { x: 0.87, y: 0.9, k: 1.3 },
  )
  return [
    sky(frame, shore, ['#2f8f9f', '#86c9bd', '#f8e6b4', '#f9bf8c']),
    shape(
      whole`M0,${h * 0.3}Q${w * 0.4},${h * 0.2} ${w},${h * 0.26}V${h * 0.3}Q${w * 0.5},${h * 0.27} 0,${h * 0.38}z`,
      '#fbeec6',
      0.55,
    ),
    shape(
      whole`M-10,${shore}V${shore - 190 * u}Q${w * 0.08},${shore - 250 * u} ${w * 0.16},${shore - 210 * u}T${w * 0.3},${shore - 190 * u}Q${w * 0.36},${shore - 150 * u} ${w * 0.46},${shore - 140 * u}T${w},${shore - 90 * u}V${shore}z`,
      '#8a9fae',
    ),
    shape(
      whole`M-10,${shore}V${shore - 70 * u}Q${w * 0.1},${shore - 130 * u} ${w * 0.2},${shore - 84 * u}T${w * 0.44},${shore - 30 * u}V${shore}z`,
      '#5f8490',
    ),
    water(frame, shore, ['#f3c08c', '#6fb3a6', '#1f7f8c', '#0f4f68']),
    foliage(x - 250 * u, terrace - 20 * u, 120 * u, 70 * u, '#2f7058', 5) +
      foliage(x + 330 * u, terrace - 30 * u, 190 * u, 96 * u, '#2f7058', 9),
    palm(x - 330 * u, terrace + 30 * u, 1.2 * u, leaf, 210, -40, 4) +
      palm(x + 420 * u, terrace + 20 * u, 1.5 * u, leaf, 210, 50, 8),
    kalan(x + 235 * k, terrace + 6 * u, k * 0.52, far),
    kalan(x - 230 * k, terrace + 4 * u, k * 0.46, far),
    kalan(x, terrace + 10 * u, k, brick),
    shape(hill, '#3f7f5c'),
    shape(
      whole`M${x - 20 * u},${terrace + 8 * u}H${w + 20}V${shore}H${x + 60 * u}Q${x + 100 * u},${terrace + 70 * u} ${x - 20 * u},${terrace + 8 * u}z`,
      '#265a50',
    ),
    range(9)
      .map((row) =>
        rect(
          x - (34 + row * 5) * u,
          terrace + (6 + row * 10) * u,
          (68 + row * 10) * u,
          11 * u,
          row % 2 ? '#b98068' : '#f2d0a0',
        ),
      )
      .join(''),
    stencils([['p', hallPillar(brick)]]),
    range(10)
      .map((index) => copyAt('p', x + (index - 4.5) * 46 * u, terrace + 112 * u, 0.62 * u))
      .join(''),
    rect(x - 270 * u, terrace + 110 * u, 540 * u, 16 * u, '#f2b384') +
      rect(x + 60 * u, terrace + 110 * u, 210 * u, 16 * u, '#93505a'),
    foliage(left + 150 * u, shore - 60 * u, 110 * u, 44 * u, '#1f5a4e', 12) +
      foliage(x + 380 * u, shore - 74 * u, 130 * u, 56 * u, '#17463f', 15),
    boulders(frame, left + 40 * u, shore, u),
    moored
      .map(([bx, down, s, flip], index) =>
        mirrored(
          `m${index}`,
          trawler(w * bx, shore + down * u, s * u, paints[index % 3] ?? blue, '#fff1cf', flip),
          shore + (down + 5) * u,
          0.3,
          0.5,
        ),
      )
      .join(''),
    glints({
      x: w * 0.2,
      top: shore + 70 * u,
      bottom: h,
      widths: [260 * u, 620 * u],
      count: 18,
      colour: '#ffe9b4',
      seed: 8,
      opacity: 0.7,
    }),
    ripples({
      left: 0,
      right: w,
      top: shore + 60 * u,
      bottom: h,
      count: 26,
      colour: '#0d4058',
      seed: 4,
      opacity: 0.5,
      length: 260 * u,
    }),
    basketBoat(
      w * coracle.x,
      h * coracle.y,
      coracle.k * u,
      '#d99a4a',
      '#7e4a2a',
      standingRower(0, -4, 0.9, '#e9b43c'),
    ),
    mirrored(
      'n',
      trawler(w * near.x, h * near.y, near.k * u, blue, '#f2b53a'),
      h * near.y + 8 * u,
      0.35,
      0.5,
    ),
  ].join('')
}
