import { motorbike } from '../../kit/bikes'
import { marketHall } from '../../kit/market-hall'
import { palm } from '../../kit/palm'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { line, rect, verticalGradient } from '../../kit/shapes'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { bitexco, landmark81, towerBlocks } from '../../kit/skyline'
import { sun } from '../../kit/sun'
import { choose, type Frame, type Scene, unit } from '../../scene'

const market = {
  wall: '#f6cf7a',
  shade: '#d99a4e',
  trim: '#fff0c9',
  roof: '#b0452f',
  roofShade: '#7c2a2a',
  dark: '#4a2038',
  glow: '#ffe6a0',
}
const riders = [
  { bike: '#2f9c93', shirt: '#fff1cf', helmet: '#e0402a' },
  { bike: '#e0402a', shirt: '#3c6fb0', helmet: '#f4b02f' },
  { bike: '#5a4f9c', shirt: '#e58e8a', helmet: '#fff1cf' },
  { bike: '#f0b23a', shirt: '#2b857d', helmet: '#3a4a8c' },
] as const

function traffic(frame: Frame, kerb: number, u: number): string {
  const random = createRandom(6)
  const rows = choose(frame, 3, 3, 3)
  return range(rows)
    .map((row) => {
      const y = kerb + (46 + row * 78) * u
      const scale = (0.85 + row * 0.42) * u
      const count = choose(frame, [9, 6, 5], [5, 4, 3], [6, 4, 3])[row] ?? 4
      return range(count)
        .map((index) => {
          const x = ((index + between(random, 0.25, 0.75)) / count) * frame.width
          return motorbike(
            x,
            y,
            scale,
            { ...cycle(riders, index * 3 + row), light: '#ffe6a0' },
            row === 0,
            index % 4 === 2 ? '#e0402a' : '',
          )
        })
        .join('')
    })
    .join('')
}

/** Ho Chi Minh City: the clock tower of Bến Thành market under a dusk skyline with Landmark 81 and Bitexco, motorbikes streaming by. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const kerb = h * choose(frame, 0.67, 0.64, 0.66)
  const sunX = w * choose(frame, 0.62, 0.5, 0.56)
  const hallX = w * choose(frame, 0.52, 0.5, 0.5)
  const far = { left: -20, right: w + 60, base: kerb, lamp: '#ffd592' }
  const street = verticalGradient('r', [
    [0, '#7a4468'],
    [0.4, '#43305f'],
    [1, '#1c1a40'],
  ])
  return [
    sky(frame, kerb, ['#2d3a7c', '#8a4f8c', '#e9747a', '#fbb86c']),
    cloudStreaks(frame, h * 0.1, h * 0.34, 7, '#f79f86', 33, 0.45),
    sun(sunX, h * choose(frame, 0.34, 0.34, 0.34), 130 * u, '#ffe3a0', '#ffc080'),
    towerBlocks({ ...far, heights: [90 * u, 300 * u], width: 82 * u, seed: 4, fills: ['#b5668a', '#a85f88'], lamp: '#f5a58a' }),
    landmark81(w * choose(frame, 0.82, 0.83, 0.83), kerb, choose(frame, 1.62, 2.0, 1.6) * u, {
      fill: '#5c4484',
      light: '#9a5f92',
      lamp: '#ffd592',
    }),
    bitexco(w * choose(frame, 0.25, 0.18, 0.19), kerb, choose(frame, 1.95, 2.3, 1.95) * u, {
      fill: '#4f3f80',
      light: '#8a5590',
      lamp: '#ffd592',
    }),
    towerBlocks({ ...far, heights: [60 * u, 190 * u], width: 92 * u, seed: 19, fills: ['#4b3a76', '#553f7c', '#43356f'] }),
    range(4)
      .map((index) =>
        palm(
          w *
            choose(frame, cycle([0.07, 0.15, 0.88, 0.96], index), cycle([0.02, 0.11, 0.91, 1], index), cycle([0.0, 0.08, 0.92, 1], index)),
          kerb,
          0.8 * u,
          { trunk: '#3a2a50', leaf: '#244a56', leafLight: '#356b63' },
          190,
          index % 2 === 0 ? -14 : 16,
          index + 2,
        ),
      )
      .join(''),
    marketHall(hallX, kerb, choose(frame, 2.1, 1.88, 1.85) * u, market),
    street + rect(0, kerb, w, h - kerb, 'url(#r)') + rect(0, kerb, w, 7 * u, '#f0a878'),
    line(
      range(8)
        .map((index) => `M${Math.round(((index + 0.2) / 8) * w)},${Math.round(kerb + 166 * u)}h${Math.round(w * 0.05)}`)
        .join(''),
      '#f4d9b0',
      4 * u,
      0.35,
    ),
    traffic(frame, kerb, u),
    birds(w * choose(frame, 0.42, 0.4, 0.4), h * 0.16, u, '#3a2a5c'),
  ].join('')
}
