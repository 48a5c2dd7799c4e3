import { sampan } from '../../kit/boats'
import { citadelGate } from '../../kit/citadel-gate'
import { grove } from '../../kit/foliage'
import { mist } from '../../kit/haze'
import { lotusBud, lotusFlower, lotusPads } from '../../kit/lotus'
import { dragonfly, lotusLeaf } from '../../kit/lotus-leaf'
import { seatedFigure } from '../../kit/people'
import { mirrored, rect } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

const gate = {
  stone: '#d9a884',
  stoneShade: '#b3827a',
  stoneLight: '#f3d3a6',
  lacquer: '#c9483a',
  gold: '#f6d078',
  yellowTile: '#f2b23a',
  yellowTrim: '#c9822c',
  greenTile: '#5f9f8a',
  greenTrim: '#3f7a72',
  dark: '#6a3f50',
}
const leafA = { top: '#5aa860', under: '#2f7a54', vein: '#8fcb7a', stalk: '#2f6b4a' }
const leafB = { top: '#2f8060', under: '#175248', vein: '#4fa070', stalk: '#1d5444' }

/** Huế: at the height of a dragonfly among great lotus flowers in the moat, Ngọ Môn gate beyond in the morning light, a woman gathering lotus. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.56, 0.52, 0.54)
  const gx = w * choose(frame, 0.56, 0.5, 0.52)
  const size = choose(frame, 1.75, 1.75, 1.5) * u
  const boat = {
    x: w * choose(frame, 0.62, 0.74, 0.74),
    y: h * choose(frame, 0.7, 0.62, 0.665),
    s: choose(frame, 1.15, 1.15, 1.05) * u,
  }
  const bloom = choose(
    frame,
    { x: 0.2, y: 1.04, s: 6.2, stem: 74 },
    { x: 0.26, y: 1.03, s: 6.2, stem: 47 },
    { x: 0.24, y: 1.05, s: 5.4, stem: 42 },
  )
  const second = choose(
    frame,
    { x: 0.865, y: 1.02, s: 3.8, stem: 66 },
    { x: 0.82, y: 1.03, s: 3.8, stem: 62 },
    { x: 0.84, y: 1.04, s: 3.4, stem: 62 },
  )
  const bud = choose(
    frame,
    { x: 0.405, y: 1.03, s: 3, stem: 116 },
    { x: 0.58, y: 1.03, s: 3, stem: 90 },
    { x: 0.5, y: 1.04, s: 2.7, stem: 96 },
  )
  const bundle =
    lotusBud(-36, -6, 0.7, '#f27aa0', 20) +
    lotusBud(-28, -6, 0.7, '#e0558a', 24) +
    lotusBud(-44, -6, 0.6, '#f9a3bd', 20)
  return [
    sky(frame, shore, ['#8fd0c4', '#e3efc0', '#ffe9a3']),
    grove(-30, w + 30, shore + 4, 84 * u, '#84bb94', 19),
    water(frame, shore, ['#cfe6b0', '#7fc4a4', '#2f8f86', '#135a62']),
    mirrored(
      'g',
      citadelGate(gx, shore - 4 * u, size, gate) +
        rect(-20, shore - 8 * u, w + 40, 18 * u, '#d9b48a'),
      shore + 8 * u,
      0.4,
      0.6,
    ),
    mist(frame, shore - 70 * u, 120 * u, '#fff6cf', 0.55, 'm'),
    ripples({
      left: 0,
      right: w,
      top: shore + 30 * u,
      bottom: h * 0.9,
      count: 16,
      colour: '#fbf6cf',
      seed: 6,
      opacity: 0.6,
      length: 170 * u,
    }),
    lotusPads(
      w * 0.02,
      w * 0.98,
      shore + 70 * u,
      h * 0.86,
      choose(frame, 8, 7, 7),
      ['#2f7a5c', '#57a566'],
      21,
    ),
    mirrored(
      'b',
      sampan(
        boat.x,
        boat.y,
        boat.s,
        '#4a2c30',
        '#b9773c',
        bundle + seatedFigure(12, -4, 1, '#7a3fa0', '#2b2040', true),
      ),
      boat.y + 6 * u,
      0.3,
      0.5,
    ),
    lotusLeaf(
      w * choose(frame, 0.68, 0.72, 0.7),
      h * 1.08,
      choose(frame, 1.5, 1.5, 1.3) * u,
      leafB,
      130,
      -6,
    ),
    lotusLeaf(
      w * choose(frame, 0.02, -0.01, -0.01),
      h * 1.02,
      choose(frame, 2.2, 2.1, 1.9) * u,
      leafB,
      choose(frame, 210, 240, 200),
      14,
    ),
    lotusLeaf(
      w * choose(frame, 0.985, 1.0, 1.0),
      h * 1.04,
      choose(frame, 2, 1.9, 1.7) * u,
      leafA,
      choose(frame, 240, 250, 220),
      -16,
    ),
    lotusFlower(w * second.x, h * second.y, second.s * u, '#e8558c', '#fbb4cc', second.stem, true),
    lotusBud(w * bud.x, h * bud.y, bud.s * u, '#ef6f9c', bud.stem),
    lotusFlower(w * bloom.x, h * bloom.y, bloom.s * u, '#f0629a', '#ffc9d8', bloom.stem),
    lotusLeaf(
      w * choose(frame, 0.4, 0.5, 0.46),
      h * 1.2,
      choose(frame, 1.9, 1.8, 1.6) * u,
      leafA,
      choose(frame, 150, 150, 150),
      6,
    ),
    dragonfly(
      w * bud.x + 8 * u,
      h * bud.y - (bud.stem + 34) * bud.s * u,
      choose(frame, 1.1, 1.1, 1) * u,
      '#d8241f',
      '#fffdf0',
      -10,
    ),
  ].join('')
}
