import { citadelGate } from '../../kit/citadel-gate'
import { foliage, tree } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { lotusBud, lotusFlower, lotusPads } from '../../kit/lotus'
import { aoDaiFigure } from '../../kit/people'
import { line, mirrored, rect } from '../../kit/shapes'
import { birds, cloud, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const gateColours = {
  stone: '#c98f62',
  stoneShade: '#9c6247',
  stoneLight: '#eec08a',
  lacquer: '#b3301f',
  gold: '#f6cf6a',
  yellowTile: '#f0b030',
  yellowTrim: '#a8611c',
  greenTile: '#2f8a6f',
  greenTrim: '#17503f',
  dark: '#3a1a22',
}

function bank(frame: Frame, ground: number, u: number): string {
  const { width: w } = frame
  const trees = { trunk: '#3c2030', dark: '#2a5a4a', light: '#4b8758' }
  const flame = { trunk: '#3c2030', dark: '#b8382c', light: '#ea5a38' }
  const gateX = w * choose(frame, 0.54, 0.5, 0.5)
  const size = choose(frame, 2.12, 1.92, 1.92) * u
  const pond = line(`M${0},${ground + 16 * u}H${w}`, '#6d3f3d', 10 * u)
  return [
    foliage(gateX - 250 * size, ground - 30 * u, 120 * u, 70 * u, '#56705f', 3),
    foliage(gateX + 250 * size, ground - 30 * u, 120 * u, 80 * u, '#56705f', 8),
    citadelGate(gateX, ground, size, gateColours),
    rect(0, ground, w, 16 * u, '#dba56c'),
    pond,
    tree(w * choose(frame, 0.09, 0.0, 0.0), ground + 6 * u, 2.1 * u, trees, 5),
    tree(w * choose(frame, 0.965, 1.0, 1.0), ground + 6 * u, 2.2 * u, flame, 12),
    aoDaiFigure(w * choose(frame, 0.44, 0.4, 0.4), ground + 10 * u, 0.92 * u, { dress: '#7a3fa0' }),
    aoDaiFigure(w * choose(frame, 0.465, 0.445, 0.45), ground + 12 * u, 0.92 * u, {
      dress: '#8f4fb4',
    }),
  ].join('')
}

/** Hue: the Ngọ Môn gate of the Citadel with its five pavilions, mirrored in a lotus moat. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.63, 0.58, 0.6)
  const edge = ground + 20 * u
  const sunX = w * choose(frame, 0.74, 0.72, 0.74)
  const pads = { left: w * choose(frame, 0.42, 0.2, 0.25), right: w * 1.02 }
  const flowerY = h * choose(frame, 0.97, 0.98, 0.98)
  return [
    sky(frame, ground, ['#8d7fc0', '#d39ab5', '#f6bf8d', '#fde3a6']),
    sun(sunX, ground - choose(frame, 330, 360, 330) * u, 105 * u, '#fff0c4'),
    cloud(w * 0.3, h * 0.17, 320 * u, '#f7d3c4', 0.6),
    cloud(w * 0.92, h * choose(frame, 0.3, 0.24, 0.26), 240 * u, '#fde6c4', 0.6),
    hills(frame, { base: ground - 40 * u, height: 130 * u, peaks: 3, seed: 8, fill: '#a982a8' }),
    water(frame, edge, ['#d99a86', '#6f8f8a', '#1f5f63', '#123f4c']),
    mirrored('m', bank(frame, ground, u), edge, 0.4, 0.8),
    ripples({
      left: 0,
      right: w,
      top: edge + 16 * u,
      bottom: h,
      count: 34,
      colour: '#1d5a60',
      seed: 5,
      opacity: 0.55,
      length: 280 * u,
    }),
    ripples({
      left: sunX - 260 * u,
      right: sunX + 160 * u,
      top: edge + 10 * u,
      bottom: h * 0.9,
      count: 16,
      colour: '#ffe3ae',
      seed: 6,
      opacity: 0.7,
      length: 170 * u,
    }),
    lotusPads(
      pads.left,
      pads.right,
      h * choose(frame, 0.8, 0.76, 0.78),
      h * 0.985,
      choose(frame, 26, 18, 18),
      ['#17564a', '#3b8a62'],
      14,
    ),
    lotusPads(-20, w * 0.36, h * 0.86, h * 1.0, 7, ['#114139', '#1f5f4d'], 31),
    lotusFlower(w * choose(frame, 0.86, 0.8, 0.82), flowerY, 1.7 * u, '#d9487c', '#ffb3c4', 70),
    lotusFlower(
      w * choose(frame, 0.71, 0.5, 0.54),
      h * choose(frame, 0.93, 0.93, 0.94),
      1.2 * u,
      '#e4588a',
      '#ffc6d0',
      50,
      true,
    ),
    lotusFlower(w * choose(frame, 0.955, 0.96, 0.97), h * 0.92, 1.1 * u, '#d9487c', '#ffc6d0', 56),
    lotusBud(w * choose(frame, 0.79, 0.67, 0.7), h * 0.97, 1.5 * u, '#e4588a', 66),
    birds(w * choose(frame, 0.2, 0.2, 0.2), h * 0.26, 0.9 * u, '#5f4a7d'),
  ].join('')
}
