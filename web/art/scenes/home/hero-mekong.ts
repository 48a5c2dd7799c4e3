import { fruitBoat } from '../../kit/boats'
import { stencils } from '../../kit/copies'
import { grove } from '../../kit/foliage'
import { palm } from '../../kit/palm'
import { prow } from '../../kit/prow'
import { range } from '../../kit/rng'
import { samplePole } from '../../kit/sample-pole'
import { mirrored, placed } from '../../kit/shapes'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { glow, sun } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

function farBank(frame: Frame, river: number, u: number): string {
  const { width: w } = frame
  const leaf = { trunk: '#4a5a4c', leaf: '#2f6350', leafLight: '#3d7a58' }
  const hut = { roof: '#8a5a44', roofShade: '#6a4240', wall: '#a8704c', dark: '#4a3238', light: '#ffe0a0' }
  return [
    stencils([['pm', palm(0, 0, 1, leaf, 210, 30, 2)]]),
    range(choose(frame, 6, 4, 4))
      .map((index) =>
        placed(
          w * (0.04 + ((index * choose(frame, 0.19, 0.29, 0.29)) % 1)),
          river - 6 * u,
          (0.62 + (index % 3) * 0.14) * u,
          '<use href="#pm"/>',
          index % 2 === 1,
        ),
      )
      .join(''),
    grove(-20, w + 20, river + 2, 46 * u, '#3a7358', 8),
    stiltHouse(w * choose(frame, 0.27, 0.36, 0.36), river + 4 * u, 0.8 * u, hut),
    grove(w * 0.5, w + 20, river + 3, 34 * u, '#2c5c4c', 12),
  ].join('')
}

/** The floating market from the water: a red prow with its two painted eyes comes straight on, heaped with pineapples, into the sunrise. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const river = h * choose(frame, 0.48, 0.4, 0.47)
  const boat = { x: w * choose(frame, 0.7, 0.55, 0.55), y: h * choose(frame, 0.8, 0.62, 0.8) }
  const size = choose(frame, 1.5, 1.55, 1.4) * u
  const sunX = w * choose(frame, 0.47, 0.24, 0.24)
  const small = { hull: '#4a2a38', bow: '#d8412a', fruit: ['#f6c83f', '#ef9a3a'], seed: 4, pole: true }
  return [
    sky(frame, river, ['#2f7f8e', '#8fc2a8', '#ffd98e', '#ffb066']),
    cloudStreaks(frame, h * 0.05, river * 0.8, 7, '#fff0c4', 26, 0.5),
    sun(sunX, river - 60 * u, 108 * u, '#fff8d8', '#ffe9a0'),
    water(frame, river, ['#ffcf86', '#c99a5c', '#4f6f50', '#17423f', '#0c2a30']),
    mirrored('f', farBank(frame, river, u), river + 2 * u, 0.3, 0.6),
    glints({ x: sunX, top: river + 6, bottom: h * 0.96, widths: [130 * u, 360 * u], count: 26, colour: '#fff0bd', seed: 9, opacity: 0.8 }),
    ripples({ left: 0, right: w, top: river + 20 * u, bottom: h, count: 22, colour: '#1c4740', seed: 6, opacity: 0.5, length: 250 * u }),
    fruitBoat(w * choose(frame, 0.37, 0.13, 0.13), river + choose(frame, 66, 80, 70) * u, 0.85 * u, small, true),
    fruitBoat(w * choose(frame, 0.94, 0.9, 0.9), river + choose(frame, 50, 60, 50) * u, 0.8 * u, {
      ...small,
      fruit: ['#7fb04a', '#a8cf62'],
      seed: 9,
    }),
    choose(frame, glow(w * 0.02, h * 0.98, 760 * u, '#0a2228', 0.9, 'sh'), '', ''),
    samplePole(boat.x + 96 * size, boat.y - 150 * size, size * 0.8, 330, [
      ['pineapple', 40, 10],
      ['pumpkin', -38, 70],
      ['pineapple', 36, 120],
    ]),
    mirrored('p', prow(boat.x, boat.y, size, '#3a2230', '#d8321f', '#9c2420'), boat.y + 16 * size, 0.35, 0.4),
    ripples({
      left: boat.x - 210 * size,
      right: boat.x + 210 * size,
      top: boat.y + 20 * size,
      bottom: boat.y + 90 * size,
      count: 9,
      colour: '#ffe0a0',
      seed: 16,
      opacity: 0.5,
      length: 160 * u,
    }),
    birds(w * choose(frame, 0.52, 0.26, 0.26), h * 0.13, 1 * u, '#2c5c64'),
  ].join('')
}
