import { basketBoat } from '../../kit/boats'
import { breaker, swell } from '../../kit/breaker'
import { hills } from '../../kit/haze'
import { kayak } from '../../kit/kayak'
import { divingFins, kiteSurfer, paddleBoarder, surfKite } from '../../kit/paddler'
import { clipped, rect } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { sun, sunRays } from '../../kit/sun'
import { glints } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** Water sports: a paddle boarder before a curling turquoise wave, a kayak and a kite out by the red dunes of Mũi Né. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.44, 0.4, 0.42)
  const y = (part: number) => horizon + (h - horizon) * part
  const sunX = w * choose(frame, 0.34, 0.34, 0.34)
  const surferX = w * choose(frame, 0.2, 0.2, 0.2)
  const boarderX = w * choose(frame, 0.56, 0.46, 0.46)
  const boarderY = y(choose(frame, 0.56, 0.56, 0.56))
  const sea = { width: w, bottom: h + 10 }
  const orange = { hull: '#f07a2c', deck: '#fbc25a', vest: '#e0305f', hat: '#fff6e4' }
  return [
    sky(frame, horizon, ['#f7c23e', '#fbd870', '#fdf0bd']),
    clipped('r', `M0,0H${w}V${horizon}H0z`, sunRays(sunX, horizon - 150 * u, w, 30, '#fff6d0', 0.35)),
    sun(sunX, horizon - choose(frame, 150, 190, 160) * u, 92 * u, '#fffdf0', '#fff6d0'),
    cloud(w * 0.08, horizon - 60 * u, 220 * u, '#fffaf0', 0.9) +
      cloud(w * choose(frame, 0.6, 0.66, 0.66), h * 0.09, 240 * u, '#fffaf0', 0.8),
    hills(frame, { base: horizon, height: 120 * u, peaks: choose(frame, 3, 1.8, 2), seed: 26, fill: '#f0a05c', bottom: horizon + 2 }),
    hills(frame, {
      base: horizon + 10 * u,
      height: 70 * u,
      peaks: choose(frame, 2.4, 1.5, 1.6),
      seed: 8,
      fill: '#d9693f',
      bottom: horizon + 2,
    }),
    rect(0, horizon, w, h - horizon, '#7fdccb'),
    glints({ x: sunX, top: horizon + 2, bottom: y(0.22), widths: [160 * u, 240 * u], count: 9, colour: '#fffdf0', seed: 2, opacity: 0.9 }),
    basketBoat(w * choose(frame, 0.44, 0.34, 0.34), y(0.09), 0.62 * u, '#8a4f2c', '#5a2f1c'),
    surfKite(w * choose(frame, 0.13, 0.2, 0.2), h * choose(frame, 0.17, 0.14, 0.15), 0.85 * u, surferX, y(0.14) - 40 * u, [
      '#e0305f',
      '#fffaf0',
      '#2b6fb0',
    ]),
    swell({ ...sea, y: y(0.14), amplitude: 16 * u, length: 190 * u, phase: 0.3, fill: '#4fc9c0', foam: '#fffdf2' }),
    kiteSurfer(surferX, y(0.15), 0.95 * u, '#e0305f', '#fffaf0'),
    swell({ ...sea, y: y(0.29), amplitude: 30 * u, length: 300 * u, phase: 0.7, fill: '#2fb3b5', foam: '#fffdf2' }),
    kayak(w * choose(frame, 0.34, 0.24, 0.26), y(0.36), 1.15 * u, orange),
    breaker(w * choose(frame, 0.86, 0.9, 0.9), y(choose(frame, 0.5, 0.48, 0.5)), choose(frame, 1.18, 1.15, 1.05) * u, {
      deep: '#0f7f92',
      body: '#1fa0aa',
      light: '#7fe0cf',
      foam: '#fffdf2',
    }),
    swell({ ...sea, y: y(0.53), amplitude: 40 * u, length: 430 * u, phase: 0.15, fill: '#1a98a4', foam: '#fffdf2' }),
    paddleBoarder(boarderX, boarderY, choose(frame, 1.75, 1.85, 1.65) * u, {
      board: '#fff1cf',
      stripe: '#e0402a',
      suit: '#e0305f',
      suitShade: '#a81f48',
      paddle: '#5a3422',
    }),
    swell({ ...sea, y: y(0.72), amplitude: 52 * u, length: 560 * u, phase: 0.55, fill: '#0f7c8f', foam: '#eafff4' }),
    divingFins(w * choose(frame, 0.83, 0.78, 0.78), y(0.86), 1.35 * u, '#f6b23a', '#c9741f', '#eafff4'),
    swell({ ...sea, y: y(0.92), amplitude: 56 * u, length: 700 * u, phase: 0.2, fill: '#0a5a72', foam: '#bdeee0' }),
  ].join('')
}
