import { egret } from '../../kit/animals'
import { sampan } from '../../kit/boats'
import { windingRoad } from '../../kit/fields'
import { mist } from '../../kit/haze'
import { melaleucaStand } from '../../kit/melaleuca'
import { lens } from '../../kit/path'
import { seatedFigure, standingRower } from '../../kit/people'
import { between, createRandom, range } from '../../kit/rng'
import { mirrored, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { flyingStork } from '../../kit/stork'
import { sun } from '../../kit/sun'
import { ripples } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

const near = { bark: '#f0ddb8', shade: '#b08f7c', leaf: '#2f6b45', light: '#5f9a4c' }
const middle = { bark: '#c9cfa8', shade: '#8fa584', leaf: '#5f9a62', light: '#86b56c' }
const far = { bark: '#d3dfb4', shade: '#b5cf9c', leaf: '#a5cc92', light: '#bcd99c' }

/** The Mekong delta: white storks over Trà Sư forest, a boat cutting a dark path through the green duckweed. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.56, 0.54, 0.55)
  const random = createRandom(17)
  const boat = { x: w * choose(frame, 0.52, 0.5, 0.5), y: h * choose(frame, 0.82, 0.76, 0.81) }
  const vx = w * choose(frame, 0.46, 0.44, 0.44)
  const bends = [
    [w * choose(frame, 0.62, 0.66, 0.66), h * 1.03, choose(frame, 420, 380, 350) * u],
    [boat.x, boat.y, 250 * u],
    [w * choose(frame, 0.37, 0.34, 0.35), shore + 96 * u, 74 * u],
    [vx + 40 * u, shore + 34 * u, 26 * u],
    [vx, shore, 8 * u],
  ] as const
  const weed = (colour: string, count: number, opacity: number) =>
    shape(
      range(count)
        .map(() => {
          const part = random()
          return lens(
            between(random, -40, w + 40),
            shore + 20 * u + part * (h - shore),
            between(random, 60, 240) * (0.4 + part) * u,
            (4 + part * 12) * u,
          )
        })
        .join(''),
      colour,
      opacity,
    )
  const tall = h * choose(frame, 0.8, 0.72, 0.78)
  return [
    sky(frame, shore, ['#6fb59c', '#c3dfa4', '#fbf3b0']),
    sun(w * choose(frame, 0.44, 0.46, 0.46), h * choose(frame, 0.28, 0.25, 0.26), 110 * u, '#fffde0', '#fff8b8'),
    melaleucaStand(frame, { id: 'f', y: shore, count: choose(frame, 26, 16, 16), tall: h * 0.4, width: 6 * u, tone: far, seed: 31 }),
    mist(frame, shore - 130 * u, 150 * u, '#fbf6c4', 0.8, 'g'),
    rect(0, shore, w, h - shore, '#a3c83f') + rect(0, h * 0.76, w, h * 0.24, '#86b535'),
    melaleucaStand(frame, {
      id: 'm',
      y: shore + 26 * u,
      count: choose(frame, 15, 9, 9),
      tall: h * 0.56,
      width: 10 * u,
      tone: middle,
      seed: 31,
      gap: [0.34, 0.52],
    }),
    weed('#c3dd5c', 26, 0.8) + weed('#6f9f2f', 22, 0.6),
    windingRoad({ bends, fill: '#2f6650', edge: '#d6ea7c' }),
    ripples({
      left: boat.x - 190 * u,
      right: boat.x + 190 * u,
      top: boat.y - 60 * u,
      bottom: boat.y + 90 * u,
      count: 16,
      colour: '#cfe6a0',
      seed: 5,
      opacity: 0.65,
      length: 110 * u,
    }),
    mirrored(
      'b',
      sampan(
        boat.x,
        boat.y,
        choose(frame, 1.9, 1.9, 1.7) * u,
        '#4a2c28',
        '#a8703f',
        seatedFigure(-34, -4, 0.62, '#fff1cf', '#33222c', true) + seatedFigure(-10, -4, 0.62, '#e0457e', '#33222c', true),
      ) + standingRower(boat.x + 80 * u, boat.y - 12 * u, 1.2 * u, '#e8402a', '#2b2030', true),
      boat.y + 10 * u,
      0.3,
      0.5,
    ),
    melaleucaStand(frame, {
      id: 'n',
      y: h * 0.82,
      count: choose(frame, 9, 6, 6),
      tall,
      width: 19 * u,
      tone: near,
      seed: 31,
      gap: [0.22, 0.76],
    }),
    melaleucaStand(frame, {
      id: 'c',
      y: h * 1.02,
      count: choose(frame, 5, 4, 4),
      tall: h * 1.06,
      width: 32 * u,
      tone: { bark: '#d9c4a4', shade: '#8a6a62', leaf: '#1f5238', light: '#3f7a42' },
      seed: 31,
      gap: [0.14, 0.84],
    }),
    egret(w * choose(frame, 0.3, 0.24, 0.24), h * choose(frame, 0.78, 0.72, 0.77), 1.5 * u) +
      egret(w * choose(frame, 0.68, 0.74, 0.74), h * choose(frame, 0.7, 0.66, 0.69), 1.1 * u, true),
    flyingStork(
      w * choose(frame, 0.6, 0.6, 0.6),
      h * choose(frame, 0.22, 0.2, 0.2),
      choose(frame, 1.6, 1.5, 1.4) * u,
      '#fffdf4',
      '#2a3a3c',
      false,
      -8,
    ),
    flyingStork(w * choose(frame, 0.4, 0.32, 0.32), h * choose(frame, 0.34, 0.31, 0.32), 1 * u, '#fffdf4', '#2a3a3c', false, -4) +
      flyingStork(w * choose(frame, 0.48, 0.5, 0.5), h * 0.12, 0.75 * u, '#fffdf4', '#2a3a3c', false, -12) +
      flyingStork(w * choose(frame, 0.72, 0.76, 0.76), h * 0.38, 0.66 * u, '#fffdf4', '#2a3a3c', true, 6),
  ].join('')
}
