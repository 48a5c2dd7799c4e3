import { stencils } from '../../kit/copies'
import { hills } from '../../kit/haze'
import { needlePine, needleTuft, slimPine } from '../../kit/needle-pine'
import { lens } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { roosterChurch, tileVilla } from '../../kit/rooster-church'
import { mirrored, placed, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const far = {
  wall: '#f2b59a',
  shade: '#c47f86',
  roof: '#7a4a72',
  roofShade: '#55386a',
  glass: '#3a3566',
}
const bark = { bark: '#2c2450', barkShade: '#171636', dark: 'd', light: 'l' }

/** Da Lat before sunrise: pines as tall as the sky stand in the mist of Xuân Hương lake, the Rooster Church far across the water, one boat out. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.6, 0.58, 0.6)
  const church = w * choose(frame, 0.52, 0.4, 0.4)
  const random = createRandom(11)
  const ridge = range(choose(frame, 30, 18, 18)).map((index, _, all) => {
    const x = (w * (index + between(random, 0, 0.9))) / all.length
    return Math.abs(x - church) < 70 * u
      ? ''
      : placed(
          x,
          shore - between(random, 6, 40) * u,
          between(random, 0.5, 0.85) * u,
          `<use href="#p${index % 2}"/>`,
        )
  })
  const mistBands = (y: number, colour: string, seed: number) => {
    const where = createRandom(seed)
    return shape(
      range(6)
        .map(() =>
          lens(
            w * between(where, 0, 1),
            y + between(where, -14, 14) * u,
            w * between(where, 0.4, 0.9),
            between(where, 14, 30) * u,
          ),
        )
        .join(''),
      colour,
    )
  }
  const town = [
    shape(
      whole`M0,${shore - 60 * u}Q${w * 0.45},${shore - 120 * u} ${w},${shore - 40 * u}V${shore}H0z`,
      '#8f6f9a',
    ),
    roosterChurch(church, shore - 40 * u, choose(frame, 0.72, 0.82, 0.68), far),
    ridge.join(''),
    tileVilla(church + 210 * u, shore - 26 * u, 0.62 * u, far),
    tileVilla(church - 190 * u, shore - 30 * u, 0.55 * u, far, true),
  ].join('')
  const pines = choose(
    frame,
    [
      [1330, 1.35, 5, false],
      [1530, 1.15, 8, true],
      [1170, 0.98, 2, false],
    ] as const,
    [
      [790, 1.7, 5, false],
      [930, 1.4, 8, true],
      [630, 1.2, 2, false],
    ] as const,
    [
      [700, 1.35, 5, false],
      [860, 1.15, 8, true],
      [560, 0.98, 2, false],
    ] as const,
  )
  const boughs = [
    [
      { at: 0.58, reach: -320 },
      { at: 0.66, reach: 260 },
      { at: 0.71, reach: -420 },
      { at: 0.42, reach: 150 },
    ],
    [
      { at: 0.5, reach: -200 },
      { at: 0.63, reach: 240 },
      { at: 0.74, reach: 330 },
    ],
    [
      { at: 0.76, reach: -300 },
      { at: 0.84, reach: 240 },
      { at: 0.9, reach: -240 },
    ],
  ]
  const boat = choose(
    frame,
    { x: 660, y: 680, k: 1 },
    { x: 250, y: 880, k: 1.1 },
    { x: 230, y: 680, k: 0.9 },
  )
  const rower =
    shape('M-120-14Q-60 4 0 4T120-14L104 14Q50 24-50 24L-100 14z', '#cf3f27') +
    shape('M-40 0Q-44-46-22-60H-4Q12-40 8 0z', '#fbe3c0') +
    shape('M-24-60Q-34-84-12-90 6-88 2-70L8-64 0-58z', '#3a2a52') +
    `<path fill="none" stroke="#171636" stroke-width="6" stroke-linecap="round" d="M-4-44L40-30M60-44L-30 40"/>`
  return [
    rect(0, 0, w, h, '#7f78b0'),
    shape(whole`M0,${h * 0.17}Q${w * 0.4},${h * 0.08} ${w},${h * 0.22}V${h}H0z`, '#c98fae'),
    shape(whole`M0,${h * 0.34}Q${w * 0.5},${h * 0.24} ${w},${h * 0.38}V${h}H0z`, '#f4b39a'),
    shape(whole`M0,${h * 0.47}Q${w * 0.5},${h * 0.38} ${w},${h * 0.48}V${h}H0z`, '#ffd9a8'),
    hills(frame, {
      base: shore - 60 * u,
      height: 190 * u,
      peaks: 2,
      seed: 14,
      fill: '#c48fa4',
      bottom: shore,
    }),
    hills(frame, {
      base: shore - 50 * u,
      height: 110 * u,
      peaks: 3,
      seed: 3,
      fill: '#a57da2',
      bottom: shore,
    }),
    stencils([
      ['p0', slimPine('#3a2a52', '#5a4a7c', '#74608f', 3)],
      ['p1', slimPine('#3a2a52', '#4a3f72', '#66558a', 8)],
      ['d', needleTuft('#171636')],
      ['l', needleTuft('#2f2c62')],
    ]),
    rect(0, shore, w, h, '#e3a49c'),
    mirrored('t', town, shore, 0.4, 0.7),
    mistBands(shore - 4 * u, '#ffe3c0', 4),
    mistBands(shore + 70 * u, '#f6c3a8', 7),
    shape(whole`M0,${h * 0.8}Q${w * 0.4},${h * 0.76} ${w},${h * 0.84}V${h}H0z`, '#9c6f98'),
    shape(whole`M0,${h * 0.92}Q${w * 0.4},${h * 0.88} ${w},${h * 0.95}V${h}H0z`, '#66508a'),
    mirrored('b', placed(boat.x, boat.y, boat.k, rower), boat.y + 22 * boat.k, 0.35, 0.6),
    shape(
      lens(boat.x + 60, boat.y + 40 * boat.k, 420 * boat.k, 6) +
        lens(boat.x - 80, boat.y + 66 * boat.k, 300 * boat.k, 6),
      '#ffe3c0',
    ),
    shape(
      whole`M${w * choose(frame, 0.56, 0.3, 0.35)},${h}Q${w * 0.75},${h * 0.88} ${w},${h * 0.86}V${h}z`,
      '#171636',
    ),
    pines
      .map(([x, k, seed, flip], index) =>
        needlePine(x, h - 30 * u, k * u, bark, boughs[index] ?? [], seed, flip),
      )
      .join(''),
  ].join('')
}
