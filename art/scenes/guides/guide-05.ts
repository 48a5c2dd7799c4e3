import { motorbike } from '../../kit/bikes'
import { foliage, grove } from '../../kit/foliage'
import { mist, mountains } from '../../kit/haze'
import { type Point, polyline } from '../../kit/path'
import { cycle, range } from '../../kit/rng'
import { circle, clipped, ellipse, line, polygon, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { sky, stars } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { glow } from '../../kit/sun'
import { terraces } from '../../kit/terraces'
import { townHotel } from '../../kit/town-hotel'
import { backpacker } from '../../kit/walkers'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

function highland(frame: Frame, ground: number, orb: Point, radius: number, u: number): string {
  const { width: w, height: h } = frame
  const houseX = w * choose(frame, 0.27, 0.28, 0.27)
  const s = choose(frame, 2.9, 2.7, 2.4) * u
  const peak: Point[] = [
    [-40, h * 0.62],
    [w * 0.04, h * 0.46],
    [w * 0.1, h * 0.38],
    [w * 0.16, h * 0.24],
    [w * 0.21, h * 0.17],
    [w * 0.25, h * 0.25],
    [w * 0.33, h * 0.36],
    [w * 0.4, h * 0.4],
    [w * 0.52, h * 0.52],
    [w * 0.7, h * 0.62],
  ]
  const shade: Point[] = [
    [w * 0.21, h * 0.17],
    [w * 0.23, h * 0.29],
    [w * 0.2, h * 0.38],
    [w * 0.25, h * 0.5],
    [w * 0.22, h * 0.64],
    ...peak.slice(5).reverse(),
  ].map(([x, y]): Point => [x, y])
  return [
    sky(frame, ground, ['#0f1c48', '#24407c', '#6a86b4'], 'hs'),
    stars(frame, h * 0.5, 26, 12),
    shining(
      circle(orb[0], orb[1], radius * 1.5, '#fff3cf', 0.16) +
        circle(orb[0], orb[1], radius, '#fff3cf'),
    ),
    mountains(frame, {
      base: h * 0.6,
      height: 200 * u,
      peaks: 5,
      seed: 17,
      fill: '#4a6aa0',
      bottom: ground,
    }),
    polygon(peak, '#2c477f'),
    polygon(shade, '#213766'),
    mist(frame, h * 0.44, h * 0.24, '#a9bfdc', 0.7, 'hm'),
    grove(-20, w * 0.7, ground - 40 * u, 90 * u, '#1b3a55', 6),
    terraces({
      id: 'ht',
      crest: [
        [-40, ground - 96 * u],
        [w * 0.16, ground - 60 * u],
        [w * 0.4, ground - 30 * u],
        [w * 0.7, ground + 30 * u],
      ],
      bottom: h + 60,
      levels: 6,
      steps: [44 * u, 84 * u],
      bulge: 0.6,
      lobe: 190 * u,
      seed: 9,
      fields: ['#2c5f5c', '#37706a', '#27545a', '#4a8278'],
      bank: '#16384a',
    }),
    foliage(houseX - 84 * s, ground + 4 * u, 70 * u, 60 * u, '#1b4a4c', 4) +
      foliage(houseX + 76 * s, ground + 16 * u, 60 * u, 46 * u, '#1b4a4c', 8),
    glow(houseX, ground - 40 * s, 96 * s, '#ffc873', 0.42, 'hg'),
    stiltHouse(houseX, ground + 36 * u, s, {
      roof: '#7a5236',
      roofShade: '#5c3b2c',
      wall: '#8a5a34',
      dark: '#2a1a1f',
      light: '#ffd36e',
    }),
    shining(
      rect(houseX - 32 * s, ground + 36 * u - 56 * s, 13 * s, 10 * s, '#ffdf8a') +
        rect(houseX + 20 * s, ground + 36 * u - 56 * s, 13 * s, 10 * s, '#ffdf8a'),
    ),
  ].join('')
}

function town(frame: Frame, ground: number, orb: Point, radius: number, u: number): string {
  const { width: w, height: h } = frame
  const middle = w * choose(frame, 0.74, 0.76, 0.76)
  const s = choose(frame, 1.02, 1.25, 1) * u
  const walls = ['#c9664a', '#e09a4a', '#b8504f', '#d97a56']
  const low = range(choose(frame, 8, 6, 6)).map((index) => {
    const x = middle + (index - choose(frame, 3.4, 2.8, 2.8)) * 132 * u
    const tall = (150 + ((index * 71) % 120)) * u
    const lamps = range(4)
      .map((spot) =>
        rect(
          x + (22 + (spot % 2) * 56) * u,
          ground - tall + (26 + Math.floor(spot / 2) * 66) * u,
          26 * u,
          38 * u,
          (spot + index) % 3 ? '#7a2f44' : '#ffd36e',
        ),
      )
      .join('')
    return (
      polygon(
        [
          [x - 6 * u, ground - tall],
          [x + 20 * u, ground - tall - 34 * u],
          [x + 108 * u, ground - tall - 34 * u],
          [x + 134 * u, ground - tall],
        ],
        index % 2 ? '#8a3240' : '#7a2a3c',
      ) +
      rect(x, ground - tall, 128 * u, tall, cycle(walls, index)) +
      lamps
    )
  })
  const far = range(10)
    .map(
      (index) =>
        whole`M${w * 0.3 + index * 130 * u},${ground}v${-(250 + ((index * 97) % 190)) * u}h${96 * u}v${500 * u}z`,
    )
    .join('')
  const pole = w * choose(frame, 0.93, 0.95, 0.95)
  return [
    sky(frame, ground, ['#f07a4a', '#f9a85a', '#ffd890'], 'ts'),
    shining(
      circle(orb[0], orb[1], radius * 1.5, '#fff0b8', 0.25) +
        circle(orb[0], orb[1], radius, '#fff6d8'),
    ),
    shape(far, '#ef8a5a'),
    low.join(''),
    townHotel(middle, ground, s, choose(frame, 5, 5, 5), {
      wall: '#f7dfa8',
      shade: '#d9a870',
      trim: '#fff6e0',
      dark: '#5a2440',
      lamp: '#ffdf7e',
      sign: '#d42f5c',
    }),
    line(
      whole`M${pole},${ground + 30 * u}V${ground - 420 * u}M${pole - 40 * u},${ground - 400 * u}h${80 * u}`,
      '#4a1f38',
      13 * u,
    ),
    line(
      [0, 14, 30]
        .map(
          (drop) =>
            whole`M${w * 0.3},${ground - (470 - drop * 3) * u}Q${w * 0.66},${ground - (330 + drop) * u} ${pole},${ground - (400 - drop) * u}T${w + 60},${ground - 440 * u}`,
        )
        .join(''),
      '#4a1f38',
      3 * u,
    ),
    rect(0, ground, w, h, '#5a2a4a'),
    rect(0, ground, w, 46 * u, '#a8607a'),
    rect(0, ground + 42 * u, w, 10 * u, '#f0b48a'),
    shining(
      polygon(
        [
          [middle - 62 * s, ground],
          [middle + 62 * s, ground],
          [middle + 120 * s, ground + 46 * u],
          [middle - 120 * s, ground + 46 * u],
        ],
        '#ffd36e',
        0.7,
      ),
    ),
    ellipse(w * choose(frame, 0.88, 0.84, 0.84), ground + 128 * u, 110 * u, 9 * u, '#2a1530', 0.4),
    motorbike(
      w * choose(frame, 0.88, 0.84, 0.84),
      ground + 128 * u,
      choose(frame, 1.9, 2, 1.7) * u,
      { bike: '#2a3a7a', shirt: '#2f9c93', helmet: '#fff1cf' },
      true,
    ),
  ].join('')
}

/** Where to stay: two posters side by side, a lit stilt house under a moonlit mountain and a narrow town hotel in the sunset. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const lean = choose(frame, 90, 60, 50) * u
  const seam = w * choose(frame, 0.535, 0.53, 0.53)
  const orbY = h * choose(frame, 0.23, 0.16, 0.17)
  const seamAt = (y: number) => seam + lean - (2 * lean * y) / h
  const orb: Point = [seamAt(orbY), orbY]
  const radius = choose(frame, 104, 100, 88) * u
  const half: Point[] = [
    [-10, -10],
    [seamAt(-10), -10],
    [seamAt(h + 10), h + 10],
    [-10, h + 10],
  ]
  const ground = h * choose(frame, 0.78, 0.78, 0.78)
  return [
    town(frame, ground + choose(frame, 0, 10, 0) * u, orb, radius, u),
    clipped(
      'hl',
      `${polyline(half)}z`,
      highland(frame, ground - choose(frame, 20, 20, 20) * u, orb, radius, u),
    ),
    line(whole`M${seamAt(-10)},-10L${seamAt(h + 10)},${h + 10}`, '#fbf6ec', 16 * u),
    backpacker(
      w * choose(frame, 0.62, 0.61, 0.6),
      h * choose(frame, 0.955, 0.93, 0.95),
      choose(frame, 0.92, 1, 0.85) * u,
      '#2f9c93',
      '#1f6f74',
      '#fff1cf',
    ),
  ].join('')
}
