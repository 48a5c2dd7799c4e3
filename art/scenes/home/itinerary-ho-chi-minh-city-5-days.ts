import { cyclist } from '../../kit/bikes'
import { sampan } from '../../kit/boats'
import { copyAt, stencils } from '../../kit/copies'
import { riceTuft } from '../../kit/fields'
import { grove } from '../../kit/foliage'
import { lotusFlower, lotusPads } from '../../kit/lotus'
import { palm } from '../../kit/palm'
import { smoothLine } from '../../kit/path'
import { standingRower } from '../../kit/people'
import { range } from '../../kit/rng'
import { line, mirrored, placed, shape } from '../../kit/shapes'
import { birds, cloud, sky } from '../../kit/sky'
import { bitexco, landmark81, towerBlocks } from '../../kit/skyline'
import { sun, sunRays } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

function city(frame: Frame, river: number, u: number): string {
  const { width: w } = frame
  const tone = { fill: '#5f8f96', light: '#a9cfc0', lamp: '#fff1c4' }
  const at = (wide: number, tall: number) => w * choose(frame, wide, tall, tall)
  return [
    towerBlocks({
      left: at(0.4, 0.24),
      right: w + 20,
      base: river,
      heights: [40 * u, 150 * u],
      width: 74 * u,
      seed: 6,
      fills: ['#b9d2b8', '#aecbb6'],
    }),
    bitexco(at(0.58, 0.46), river, 1.2 * u, tone),
    landmark81(at(0.78, 0.76), river, choose(frame, 1.2, 1.4, 1.15) * u, tone),
    towerBlocks({
      left: at(0.44, 0.3),
      right: w + 20,
      base: river,
      heights: [24 * u, 80 * u],
      width: 64 * u,
      seed: 15,
      fills: ['#78a8a2', '#6a9c9c'],
    }),
    grove(-10, w + 10, river + 3, 26 * u, '#4f8a72', 8),
  ].join('')
}

/** Saigon and the delta in five days: a cyclist under coconut palms on the dyke, the river and its boats, the city's towers beyond. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const river = h * choose(frame, 0.45, 0.42, 0.44)
  const sunX = w * choose(frame, 0.66, 0.6, 0.6)
  const ride = { x: w * choose(frame, 0.34, 0.42, 0.4), y: h * choose(frame, 0.805, 0.765, 0.795) }
  const leaf = { trunk: '#4a3038', leaf: '#145048', leafLight: '#1f6e54', nut: '#c9762e' }
  const bank = [
    [-20, h * choose(frame, 0.74, 0.7, 0.73)],
    [w * 0.2, h * choose(frame, 0.735, 0.695, 0.725)],
    [w * 0.5, h * choose(frame, 0.78, 0.74, 0.77)],
    [w * 0.78, h * choose(frame, 0.86, 0.84, 0.86)],
    [w + 30, h * choose(frame, 0.9, 0.87, 0.9)],
  ] as const
  const lower = (by: number) => bank.map(([x, y]) => [x, y + by * u] as const)
  const trees = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.06, 2.3, 0],
      [0.17, 1.8, 1],
      [0.47, 1.5, 0],
    ],
    [
      [0.1, 2.5, 0],
      [0.26, 1.8, 1],
      [0.94, 1.9, 1],
    ],
    [
      [0.1, 2.2, 0],
      [0.25, 1.6, 1],
      [0.94, 1.7, 1],
    ],
  )
  return [
    sky(frame, river, ['#f5a26a', '#fccb86', '#fff0c0']),
    sunRays(sunX, river - 90 * u, 1500 * u, 30, '#fff6d4', 0.25),
    sun(sunX, river - 90 * u, 120 * u, '#fffbe0', '#fff2b8'),
    cloud(w * 0.86, h * 0.12, 280 * u, '#fff6dc', 0.8) +
      cloud(w * 0.42, h * 0.08, 220 * u, '#fff6dc', 0.6),
    water(frame, river, ['#ffe2a0', '#8fc0a0', '#2f8a86', '#1a6a72']),
    mirrored('c', city(frame, river, u), river + 3 * u, 0.4, 0.6),
    glints({
      x: sunX,
      top: river + 8,
      bottom: h * 0.84,
      widths: [130 * u, 320 * u],
      count: 18,
      colour: '#fffbd8',
      seed: 4,
      opacity: 0.85,
    }),
    ripples({
      left: 0,
      right: w,
      top: river + 14 * u,
      bottom: h * 0.86,
      count: 14,
      colour: '#2f8a86',
      seed: 9,
      opacity: 0.45,
      length: 220 * u,
    }),
    mirrored(
      's',
      sampan(
        w * choose(frame, 0.78, 0.72, 0.72),
        h * choose(frame, 0.66, 0.6, 0.64),
        1.3 * u,
        '#4a2a34',
        '#c98d48',
        '',
      ) +
        standingRower(
          w * choose(frame, 0.78, 0.72, 0.72) + 56 * u,
          h * choose(frame, 0.66, 0.6, 0.64) - 8 * u,
          0.85 * u,
          '#fff1cf',
          '#2b2030',
          true,
        ),
      h * choose(frame, 0.66, 0.6, 0.64) + 8 * u,
      0.3,
      0.6,
    ),
    lotusPads(
      w * 0.62,
      w * 1.02,
      h * choose(frame, 0.76, 0.7, 0.76),
      h * choose(frame, 0.84, 0.8, 0.84),
      9,
      ['#2f7a5a', '#5aa86a'],
      4,
    ),
    lotusFlower(w * 0.9, h * choose(frame, 0.84, 0.81, 0.84), 1 * u, '#e8608e', '#ffc2d0', 50),
    stencils([
      ['p', palm(0, 0, 1, leaf, 220, 40, 3)],
      ['t0', riceTuft(0, 0, 1, '#1f5f40', '#f2c14a', 2)],
      ['t1', riceTuft(0, 0, 1, '#1f5f40', '#f2c14a', 5)],
    ]),
    shape(`${smoothLine(bank)}V${h + 20}H-20z`, '#2f8050'),
    trees
      .map(([x, k, flip]) =>
        placed(w * x, h * choose(frame, 0.78, 0.74, 0.77), k * u, '<use href="#p"/>', flip === 1),
      )
      .join(''),
    shape(
      `${smoothLine(lower(34))}L${[...lower(96)]
        .reverse()
        .map(([x, y]) => `${Math.round(x)},${Math.round(y + x * 0.02)}`)
        .join(' ')}z`,
      '#f0d29a',
    ),
    line(smoothLine(lower(34)), '#fff0c8', 6 * u),
    cyclist(ride.x, ride.y + 34 * u, choose(frame, 2.2, 2.3, 2.05) * u, '#e8412a', '#3a2430'),
    range(choose(frame, 13, 8, 8))
      .map((index) =>
        copyAt(
          `t${index % 2}`,
          w * (0.02 + index * choose(frame, 0.08, 0.13, 0.13)),
          h * 1.02,
          (1.5 + (index % 3) * 0.3) * u,
        ),
      )
      .join(''),
    birds(w * choose(frame, 0.4, 0.36, 0.36), h * 0.18, 1 * u, '#8a5a4a'),
  ].join('')
}
